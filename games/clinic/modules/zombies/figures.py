"""The figures of Zombies. All are printed."""

from games.kernel.figures import Figure

ZOMBIES = 8
INCOME = 32
POPULARITY = 9
CARS = 2

FIGURES = (
    Figure("zombies_in_the_box", ZOMBIES, "printed", "zombies in the box"),
    Figure("zombies_income", INCOME, "printed", "income from curing a zombie"),
    Figure("zombies_popularity", POPULARITY, "printed", "points at the end for a zombie in the clinic"),
    Figure("zombies_cars", CARS, "printed", "cars that a zombie leaves abandoned"),
)
