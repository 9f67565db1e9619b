"""Shapes as SVG text. A drawing is a string made of other drawings."""

from xml.sax.saxutils import escape, quoteattr

INK, PAPER, FAINT = "#222222", "#ffffff", "#999999"


def picture(width: float, height: float, title: str, *parts: str) -> str:
    """Return a whole file. The title is for readers who cannot see the picture."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" '
        f'width="{_n(width)}" height="{_n(height)}" role="img" font-family="sans-serif" font-size="12">'
    )
    return "\n".join((head, f"<title>{escape(title)}</title>", rect(0, 0, width, height), *parts, "</svg>\n"))


def group(x: float, y: float, *parts: str) -> str:
    """Return drawings together, moved to the right and down."""
    return "\n".join((f'<g transform="translate({_n(x)} {_n(y)})">', *parts, "</g>"))


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = PAPER,
    line: str = "none",
    rounding: float = 0,
) -> str:
    """Return a rectangle by its upper left corner."""
    return (
        f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" rx="{_n(rounding)}" '
        f"fill={quoteattr(fill)} stroke={quoteattr(line)}/>"
    )


def circle(x: float, y: float, radius: float, fill: str = PAPER, line: str = INK) -> str:
    """Return a circle by its centre."""
    paint = f"fill={quoteattr(fill)} stroke={quoteattr(line)}"
    return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" {paint}/>'


def polygon(points: list[tuple[float, float]], fill: str = PAPER, line: str = INK) -> str:
    """Return a closed shape by its corners."""
    corners = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
    return f'<polygon points="{corners}" fill={quoteattr(fill)} stroke={quoteattr(line)}/>'


def line(x: float, y: float, to_x: float, to_y: float, colour: str = INK, width: float = 1) -> str:
    """Return a straight line."""
    return (
        f'<line x1="{_n(x)}" y1="{_n(y)}" x2="{_n(to_x)}" y2="{_n(to_y)}" stroke={quoteattr(colour)} '
        f'stroke-width="{_n(width)}"/>'
    )


def text(
    x: float,
    y: float,
    words: object,
    size: float = 12,
    anchor: str = "start",
    colour: str = INK,
    bold: bool = False,
) -> str:
    """Return a line of text; `y` is its baseline, and `anchor` is start, middle or end."""
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" text-anchor="{anchor}" '
        f"fill={quoteattr(colour)}{weight}>{escape(str(words))}</text>"
    )


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
