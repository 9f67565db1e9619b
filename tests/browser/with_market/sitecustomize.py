"""Every Python process with this on its path plays Market too, a title without a drawn table."""

from games.titles import TITLES
from tests.market.title import TITLES as MARKET

TITLES.update(MARKET)
