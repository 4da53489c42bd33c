"""Houses inside and out: sunlit openings, façade windows, doors, gables, stairs."""

import math

from .garden import bush
from .lights import area_light
from .materials import glass, gradient_glow, matte, wood
from .props import _placed, wall_with_opening
from .shapes import box, cylinder, mesh, panel, sphere


def side_window(
    side,
    wall_m,
    depth_m,
    height_m,
    opening,
    paint,
    *,
    watts=150,
    strength=6.0,
    panes=(2, 2),
    outside=("#c9d2b4", "#e6f0fa"),
    sun_through=True
):
    """A side wall (at x = ∓wall_m) with a real opening (from, to, bottom, top) the sun shines through, its frame, a
    bright view and the skylight that comes in."""
    wall_with_opening(depth_m, height_m, opening, paint, axis=side, offset_m=wall_m, thick_m=0.3)
    from_, to, bottom, top = opening
    sign = -1 if side == "left" else 1
    middle, wide, tall = (from_ + to) / 2, to - from_, top - bottom
    view = panel(
        (sign * (wall_m + 1.6), middle, (bottom + top) / 2),
        (wide * 4, tall * 3.5),
        gradient_glow(*outside, strength, tall * 2, bottom - 0.5),
        "right" if side == "left" else "left",
    )
    view.visible_shadow = not sun_through
    view.visible_diffuse = False
    frame = matte("#f4f2ec", 0.4, vary=0.04)
    for i in range(panes[0] + 1):
        box((sign * (wall_m + 0.05), from_ + wide * i / panes[0], (bottom + top) / 2), (0.07, 0.06, tall), frame)
    for i in range(panes[1] + 1):
        box((sign * (wall_m + 0.05), middle, bottom + tall * i / panes[1]), (0.05, wide, 0.06), frame)
    area_light(
        (sign * (wall_m - 0.2), middle, (bottom + top) / 2),
        (0, middle, (bottom + top) / 2 - 0.3),
        wide,
        watts,
        "#edf3ff",
        tall,
    )


def front_window(at, width_m, height_m, *, frame="#f5f3ee", panes=(2, 3), turn_deg=0, shutters=None, blind=0.3):
    """A window in a house front; `at` is the middle of its sill. Dark glass that mirrors the sky, a blind inside."""
    place = _placed(at, turn_deg)
    paint, turn = matte(frame, 0.5, vary=0.04), (0, 0, turn_deg)
    box(
        place(0, 0.03, height_m / 2),
        (width_m, 0.02, height_m),
        matte("#39444c", 0.06, vary=0.3, size_m=0.5, specular=1),
        turn,
    )
    if blind:
        box(
            place(0, 0.015, height_m * (1 - blind / 2)), (width_m, 0.012, height_m * blind), matte("#cfc9bd", 0.6), turn
        )
    for i in range(panes[0] + 1):
        thick = 0.09 if i in (0, panes[0]) else 0.035
        box(
            place(-width_m / 2 + width_m * i / panes[0], -0.01, height_m / 2),
            (thick, 0.08, height_m + 0.06),
            paint,
            turn,
        )
    for i in range(panes[1] + 1):
        thick = 0.09 if i in (0, panes[1]) else 0.035
        box(place(0, -0.01, height_m * i / panes[1]), (width_m, 0.06, thick), paint, turn)
    box(place(0, -0.08, -0.07), (width_m + 0.25, 0.2, 0.07), paint, turn)
    if shutters:
        for side in (-1, 1):
            box(
                place(side * (width_m / 2 + 0.26), -0.03, height_m / 2),
                (0.4, 0.05, height_m),
                matte(shutters, 0.6),
                turn,
            )


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


def gable_house(
    random, at, width_m=8.0, depth_m=9.0, eaves_m=5.2, ridge_m=8.4, wall=None, roof=None, turn_deg=0, door="#4a5a52"
):
    """A detached house, gable to the street, with two storeys of windows and a porch. `at` is the middle of its front."""
    place = _placed(at, turn_deg)
    wall = wall or matte("#efebe2", 0.85, vary=0.06)
    roof = roof or matte("#6a6763", 0.8, vary=0.2, size_m=0.5)
    w, turn = width_m / 2, (0, 0, turn_deg)
    mesh(
        [
            (-w, 0, 0),
            (w, 0, 0),
            (w, 0, eaves_m),
            (0, 0, ridge_m),
            (-w, 0, eaves_m),
            (-w, depth_m, 0),
            (w, depth_m, 0),
            (w, depth_m, eaves_m),
            (0, depth_m, ridge_m),
            (-w, depth_m, eaves_m),
        ],
        [(0, 1, 2, 3, 4), (1, 6, 7, 2), (6, 5, 9, 8, 7), (5, 0, 4, 9)],
        wall,
        at,
        turn,
    )
    rise, over = (ridge_m - eaves_m) / w, 0.4
    for side in (-1, 1):
        low = (side * (w + over), eaves_m - rise * over)
        mesh(
            [
                (0, -over, ridge_m),
                (low[0], -over, low[1]),
                (low[0], depth_m, low[1]),
                (0, depth_m, ridge_m),
                (0, -over, ridge_m + 0.2),
                (low[0], -over, low[1] + 0.2),
                (low[0], depth_m, low[1] + 0.2),
                (0, depth_m, ridge_m + 0.2),
            ],
            [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5)],
            roof,
            at,
            turn,
        )
    for x in (-w * 0.5, w * 0.5):
        front_window(place(x, -0.04, 3.1), 1.3, 1.35, turn_deg=turn_deg, panes=(2, 2), blind=random.uniform(0, 0.5))
    front_window(place(-w * 0.45, -0.04, 0.8), 1.9, 1.45, turn_deg=turn_deg, panes=(3, 2), blind=random.uniform(0, 0.4))
    box(place(w * 0.45, -0.05, 1.1), (1.0, 0.06, 2.2), matte(door, 0.4), turn)
    white = matte("#f4f2ed", 0.5)
    box(place(w * 0.45, -0.6, 2.5), (2.0, 1.3, 0.14), white, turn)
    for side in (-0.85, 0.85):
        cylinder(place(w * 0.45 + side, -1.1, 1.22), 0.07, 2.44, white)


def flight(
    at, steps, width_m, *, rise_m=0.175, tread_m=0.26, turn_deg=0, tread=None, riser=None, rail=None, open_side=-1
):
    """Stairs that climb along +Y of their own frame, with balusters and a handrail on the open side (-1 left, 1 right)."""
    place = _placed(at, turn_deg)
    tread = tread or wood("#c39a68", "#9c7446")
    riser, rail = riser or matte("#f3f1ec", 0.6, vary=0.04), rail or wood("#b88a58", "#8c6338")
    turn = (0, 0, turn_deg)
    for i in range(steps):
        top = (i + 1) * rise_m
        box(place(0, i * tread_m + tread_m / 2, top / 2 - 0.02), (width_m, tread_m, top - 0.04), riser, turn)
        box(place(0, i * tread_m + tread_m / 2 - 0.02, top - 0.02), (width_m + 0.03, tread_m + 0.04, 0.04), tread, turn)
        for share in (0.25, 0.75):
            box(
                place(open_side * (width_m / 2 - 0.04), (i + share) * tread_m, top + 0.45 + (share - 0.5) * rise_m),
                (0.032, 0.032, 0.9),
                riser,
                turn,
            )
    long = math.hypot(steps * tread_m, steps * rise_m)
    slope = math.degrees(math.atan2(rise_m, tread_m))
    box(
        place(open_side * (width_m / 2 - 0.04), steps * tread_m / 2, steps * rise_m / 2 + rise_m / 2 + 0.92),
        (0.06, long, 0.07),
        rail,
        (slope, 0, turn_deg),
    )
    box(place(open_side * (width_m / 2 - 0.04), -0.06, 0.6), (0.1, 0.1, 1.2), rail, turn)


def pot_plant(
    random, at, kinds, pot="#b9ab98", height_m=0.45, crown=(0.35, 0.35, 0.6), count=22, scale=0.6, stem_m=0.0
):
    """A pot with a mound or, with `stem_m`, a little standard tree."""
    x, y, z = at
    cylinder(
        (x, y, z + height_m / 2),
        0.15 + height_m * 0.12,
        height_m,
        matte(pot, 0.8, vary=0.15),
        top_radius_m=0.2 + height_m * 0.15,
    )
    if stem_m:
        cylinder((x, y, z + height_m + stem_m / 2), 0.025, stem_m, matte("#6d6250", 0.9))
    foot = z + height_m + stem_m
    bush(random, kinds, (x, y, foot), crown, count, scale)
    if stem_m:
        bush(random, kinds, (x, y, foot), (crown[0], crown[1], -crown[2] * 0.5), count // 2, scale)


def glazed_door(at, width_m, height_m, leaves=3, frame="#2f3336", turn_deg=0):
    """Tall glass doors in slim frames; `at` is the middle of the threshold."""
    place = _placed(at, turn_deg)
    paint, turn = matte(frame, 0.45, vary=0.06), (0, 0, turn_deg)
    panel(place(0, 0, height_m / 2), (width_m, height_m), glass("#eef3f2", 0.1), turn_deg=turn)
    for i in range(leaves + 1):
        box(place(-width_m / 2 + width_m * i / leaves, 0, height_m / 2), (0.09, 0.08, height_m), paint, turn)
    for z in (0.05, height_m - 0.04):
        box(place(0, 0, z), (width_m, 0.06, 0.09), paint, turn)
