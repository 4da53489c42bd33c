"""Lamps with bodies."""

from .lights import bulb, only_seen, sparkle
from .materials import glow, matte
from .shapes import cylinder, sphere
from .solids import Solids


def pendant(at, shade="#2b2b2b", cord_m=1.0, size_m=0.18, watts=15, colour="#ffc58a", strength=12):
    """A hanging lamp; `at` is the lamp itself. No watts: lit, but of no use beside daylight."""
    x, y, z = at
    cylinder((x, y, z + cord_m / 2), 0.006, cord_m, matte("#222222"), segments=8)
    cylinder((x, y, z + 0.06), size_m, size_m * 0.9, matte(shade, 0.4), top_radius_m=size_m * 0.25, caps=False)
    lit = sphere((x, y, z), size_m * 0.32, glow(colour, strength))
    if watts:
        bulb((x, y, z - 0.12), watts, colour)
    else:
        only_seen(lit)


def table_lamp(at, height_m=0.5, shade="#f0dcb8", strength=5, watts=10, colour="#ffc286", base="#8a6a44"):
    x, y, z = at
    cylinder((x, y, z + height_m * 0.25), 0.05, height_m * 0.5, matte(base, 0.3), top_radius_m=0.03)
    cylinder((x, y, z + height_m * 0.75), height_m * 0.34, height_m * 0.5, glow(colour, strength), top_radius_m=height_m * 0.22)
    if watts:
        bulb((x, y - height_m * 0.45, z + height_m * 0.7), watts, colour, 0.15)


def banker_lamp(solids, at, shade, power=0.9):
    """Brass, with a shade of lit glass (a glow material); `at` on the table. Lights nothing."""
    solids.stand(at)
    solids.lathe(0, 0, [(0.09, 0), (0.09, 0.02), (0.015, 0.03), (0.012, 0.36)], "#b08a4a")
    lit = Solids(shade).stand(at)
    lit.lathe(0, 0, [(0.16, 0.3), (0.14, 0.36), (0.06, 0.42)], "#ffffff", sides=16)
    only_seen(lit.build())
    sparkle((at[0], at[1] - 0.19, at[2] + 0.28), "#ffd28e", power)


def hanging_bulb(solids, at, cord_m=1.5, watts=6.0, power=1.6, colour="#ffb45e", shade=None, size_m=0.16):
    """A bulb on its cord, bare or under a shade of that colour."""
    x, y, z = at
    solids.stand(at)
    solids.rod((0, 0, 0.06), (0, 0, cord_m), 0.007, "#1c1a18")
    if shade:
        solids.lathe(0, 0, [(size_m, 0.02), (size_m * 0.8, 0.1), (size_m * 0.3, 0.18), (0.03, 0.22)], shade)
    if watts:
        bulb((x, y, z - 0.02), watts, colour, 0.05)
    if power:
        sparkle((x, y - 0.02, z - 0.02), colour, power)
