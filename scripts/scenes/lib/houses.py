"""Houses: doors, gables, stairs, the iron of a glasshouse."""

import math

from .materials import matte, wood
from .shapes import box, cylinder, mesh, placed, spaced, sphere
from .windows import front_window


def front_door(at, colour="#3f5560", *, width_m=1.0, height_m=2.1, frame="#f5f3ee"):
    """A panelled door with a fanlight, two steps before it; `at` is the middle of the threshold."""
    x, y, z = at
    paint, white = matte(colour, 0.35, vary=0.06), matte(frame, 0.5, vary=0.04)
    box((x, y, z + height_m / 2), (width_m, 0.06, height_m), paint)
    for px in (-0.24, 0.24):
        for pz, tall in ((0.5, 0.6), (1.35, 0.75)):
            box((x + px * width_m, y - 0.035, z + pz), (0.3 * width_m, 0.02, tall), paint)
    sphere((x + 0.4 * width_m, y - 0.07, z + 1.02), 0.035, matte("#c9a860", 0.25, metal=1))
    box((x, y, z + height_m + 0.24), (width_m, 0.03, 0.36), matte("#55646c", 0.06, specular=1))
    for side in (-1, 1):
        box((x + side * (width_m / 2 + 0.08), y - 0.05, z + height_m / 2 + 0.22), (0.16, 0.16, height_m + 0.44), white)
    box((x, y - 0.07, z + height_m + 0.5), (width_m + 0.5, 0.24, 0.16), white)
    box((x, y - 0.06, z + height_m + 0.03), (width_m, 0.12, 0.07), white)
    box((x, y - 0.4, z - 0.08), (width_m + 0.7, 0.8, 0.16), matte("#bdb5a8", 0.8))
    box((x, y - 0.7, z - 0.24), (width_m + 1.1, 1.2, 0.16), matte("#b3ab9e", 0.8))




def gable_house(random, at, width_m=8.0, depth_m=9.0, eaves_m=5.2, ridge_m=8.4, wall=None, turn_deg=0, door="#4a5a52"):
    """A detached house, gable to the street, with two storeys of windows and a porch. `at` is the middle of its front."""
    place, turn = placed(at, turn_deg), (0, 0, turn_deg)
    roof = matte("#6a6763", 0.8, vary=0.2, size_m=0.5)
    w = width_m / 2
    gable = [(-w, 0), (w, 0), (w, eaves_m), (0, ridge_m), (-w, eaves_m)]
    walls = [(x, y, z) for y in (0, depth_m) for x, z in gable]
    mesh(walls, [(0, 1, 2, 3, 4), (1, 6, 7, 2), (6, 5, 9, 8, 7), (5, 0, 4, 9)], wall, at, turn)
    over, thick = 0.4, 0.2
    for side in (-1, 1):
        low_x, low_z = side * (w + over), eaves_m - (ridge_m - eaves_m) / w * over
        under = [(0, -over, ridge_m), (low_x, -over, low_z), (low_x, depth_m, low_z), (0, depth_m, ridge_m)]
        slope = [*under, *((x, y, z + thick) for x, y, z in under)]
        mesh(slope, [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5)], roof, at, turn)
    for x in (-w * 0.5, w * 0.5):
        front_window(place(x, -0.04, 3.1), 1.3, 1.35, turn_deg=turn_deg, panes=(2, 2), blind=random.uniform(0, 0.5))
    front_window(place(-w * 0.45, -0.04, 0.8), 1.9, 1.45, turn_deg=turn_deg, panes=(3, 2), blind=random.uniform(0, 0.4))
    box(place(w * 0.45, -0.05, 1.1), (1.0, 0.06, 2.2), matte(door, 0.4), turn)
    white = matte("#f4f2ed", 0.5)
    box(place(w * 0.45, -0.6, 2.5), (2.0, 1.3, 0.14), white, turn)
    for side in (-0.85, 0.85):
        cylinder(place(w * 0.45 + side, -1.1, 1.22), 0.07, 2.44, white)


def flight(at, steps, width_m, rise_m=0.175, tread_m=0.26):
    """Stairs that climb away, with balusters and a handrail on their left; `at` is the middle of the lowest step's foot."""
    x, y, z = at
    tread, riser, rail = wood("#c39a68", "#9c7446"), matte("#f3f1ec", 0.6, vary=0.04), wood("#b88a58", "#8c6338")
    open_x = x - width_m / 2 + 0.04
    for i in range(steps):
        top, middle = (i + 1) * rise_m, y + (i + 0.5) * tread_m
        box((x, middle, z + top / 2 - 0.02), (width_m, tread_m, top - 0.04), riser)
        box((x, middle - 0.02, z + top - 0.02), (width_m + 0.03, tread_m + 0.04, 0.04), tread)
        for share in (0.25, 0.75):
            baluster = (open_x, y + (i + share) * tread_m, z + top + 0.45 + (share - 0.5) * rise_m)
            box(baluster, (0.032, 0.032, 0.9), riser)
    run, rise = steps * tread_m, steps * rise_m
    slope = math.degrees(math.atan2(rise, run))
    box((open_x, y + run / 2, z + rise / 2 + rise_m / 2 + 0.92), (0.06, math.hypot(run, rise), 0.07), rail, (slope, 0, 0))
    box((open_x, y - 0.06, z + 0.6), (0.1, 0.1, 1.2), rail)


def panelled_door(x, y, material, panels):
    """Closed, in its frame, on a wall that faces the camera."""
    box((x, y, 1.05), (0.95, 0.08, 2.1), material)
    for side in (-0.55, 0.55):
        box((x + side, y - 0.01, 1.1), (0.13, 0.12, 2.25), material)
    box((x, y - 0.01, 2.24), (1.25, 0.09, 0.13), material)
    for z in (0.55, 1.5):
        box((x, y - 0.05, z), (0.6, 0.02, 0.7), panels)


def glasshouse_iron(half_width_m, eaves_m, rise_m, near_m, gable_m, paint):
    """Ribs every 1.5 m (posts, then a barrel vault), purlins along them, and the bars of the gable at the far end."""
    length = gable_m - near_m
    middle = near_m + length / 2
    sides = (-half_width_m, half_width_m)

    def on_vault(angle, y):
        return half_width_m * math.cos(angle), y, eaves_m + rise_m * math.sin(angle)

    for y in spaced(near_m, gable_m, round(length / 1.5)):
        for x in sides:
            box((x, y, eaves_m / 2), (0.06, 0.08, eaves_m), paint)
        for i in range(12):
            a = math.pi * (i + 0.5) / 12
            box(on_vault(a, y), (0.05, 0.06, 0.78), paint, (0, -math.degrees(a), 0))
    for a in spaced(0, math.pi, 12):
        box(on_vault(a, middle), (0.03, length, 0.03), paint)
    for z in (0.9, eaves_m):
        for x in sides:
            box((x, middle, z), (0.05, length, 0.05), paint)
        box((0, gable_m, z), (2 * half_width_m, 0.05, 0.07), paint)
    for x in (-2.4, -1.6, -0.8, 0.8, 1.6, 2.4):
        box((x, gable_m, 2), (0.05, 0.06, 4.2), paint)
