"""Windows, glazed walls, doors of glass and what hangs before them. `at` is the middle of the sill or threshold unless
said otherwise; turn_deg 90 looks right, -90 left."""

import math

from .lights import area_light, only_seen
from .materials import glass, gradient_glow, matte, tinted
from .shapes import box, mesh, panel, placed, spaced
from .solids import Solids

SIDES = {None: 0, "left": 90, "right": -90}
FACING = {None: "camera", "left": "right", "right": "left"}


def wall_with_opening(width_m, height_m, opening, material, *, axis="back", offset_m=4.0, thick_m=0.15):
    """A wall with one hole (from, to, bottom, top): across the room (`back`, at y = offset_m) or along it
    (`left`/`right`, at x = ∓offset_m, the hole measured along y)."""
    from_, to, bottom, top = opening
    low, high = (-width_m / 2, width_m / 2) if axis == "back" else (-3, width_m - 3)
    pieces = [(low, from_, 0, height_m), (to, high, 0, height_m), (from_, to, 0, bottom), (from_, to, top, height_m)]
    for a, b, c, d in pieces:
        if b - a < 0.01 or d - c < 0.01:
            continue
        if axis == "back":
            box(((a + b) / 2, offset_m, (c + d) / 2), (b - a, thick_m, d - c), material)
        else:
            x = -offset_m if axis == "left" else offset_m
            box((x, (a + b) / 2, (c + d) / 2), (thick_m, b - a, d - c), material)


def wall_with_arch(at, width_m, height_m, material, left=-3.0, right=2.2, top=4.0, bottom=-1.0, thick_m=0.3):
    """A wall across the picture from left to right with an arched opening; `at` is the middle of the opening's foot,
    `height_m` where the arch springs."""
    x, y, z = at
    half = width_m / 2
    arc = [math.pi * i / 20 for i in range(1, 20)]
    outline = [(right, bottom), (right, top), (left, top), (left, bottom), (x - half, bottom), (x - half, z + height_m)]
    outline += [(x - half * math.cos(a), z + height_m + half * math.sin(a)) for a in arc]
    outline += [(x + half, z + height_m), (x + half, bottom)]
    count = len(outline)
    reveal = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    vertices = [(u, y + depth, v) for depth in (0, thick_m) for u, v in outline]
    mesh(vertices, [tuple(range(count)), *reveal], material)


def window(at, width_m, height_m, *, side=None, bars=(1, 1), strength=6.0, watts=0.0):
    """In the back wall (side None), the left or the right wall, with the bright sky behind it; `watts` adds the daylight
    it throws into the room."""
    frame, turn = matte("#f1efe9", 0.4, vary=0.05), (0, 0, SIDES[side])
    place = placed(at, SIDES[side])
    sky = gradient_glow("#dfe6e4", "#cfe2f5", strength, height_m * 1.4, at[2] - height_m * 0.2)
    panel(place(0, 0.6, height_m / 2), (width_m * 1.6, height_m * 1.6), sky, FACING[side])
    for x in spaced(-width_m / 2, width_m / 2, bars[0]):
        box(place(x, 0, height_m / 2), (0.06, 0.09, height_m + 0.06), frame, turn)
    for z in spaced(0, height_m, bars[1]):
        box(place(0, 0, z), (width_m, 0.09, 0.06), frame, turn)
    if watts:
        aim = (at[0], 0, 1) if side is None else (0, at[1], 1)
        area_light(place(0, -0.1, height_m / 2), aim, width_m, watts, "#eaf2ff", height_m)


def side_window(side, wall_m, depth_m, height_m, opening, paint, *, watts=150, panes=(2, 2)):
    """A side wall (at x = ∓wall_m) with a real opening (from, to, bottom, top) the sun shines through, its frame, a
    bright view and the skylight that comes in."""
    wall_with_opening(depth_m, height_m, opening, paint, axis=side, offset_m=wall_m, thick_m=0.3)
    from_, to, bottom, top = opening
    out = -1 if side == "left" else 1
    wide, tall, y, z = to - from_, top - bottom, (from_ + to) / 2, (bottom + top) / 2
    outside = gradient_glow("#c9d2b4", "#e6f0fa", 6.0, tall * 2, bottom - 0.5)
    view = panel((out * (wall_m + 1.6), y, z), (wide * 4, tall * 3.5), outside, FACING[side])
    only_seen(view).visible_shadow = False
    frame, x = matte("#f4f2ec", 0.4, vary=0.04), out * (wall_m + 0.05)
    for post in spaced(from_, to, panes[0]):
        box((x, post, z), (0.07, 0.06, tall), frame)
    for rail in spaced(bottom, top, panes[1]):
        box((x, y, rail), (0.05, wide, 0.06), frame)
    area_light((out * (wall_m - 0.2), y, z), (0, y, z - 0.3), wide, watts, "#edf3ff", tall)


def front_window(at, width_m, height_m, *, frame="#f5f3ee", panes=(2, 3), turn_deg=0, shutters=None, blind=0.3):
    """In a house front. Dark glass that mirrors the sky, a blind inside."""
    place = placed(at, turn_deg)
    paint, turn = matte(frame, 0.5, vary=0.04), (0, 0, turn_deg)
    pane = matte("#39444c", 0.06, vary=0.3, size_m=0.5, specular=1)
    box(place(0, 0.03, height_m / 2), (width_m, 0.02, height_m), pane, turn)
    if blind:
        middle = place(0, 0.015, height_m * (1 - blind / 2))
        box(middle, (width_m, 0.012, height_m * blind), matte("#cfc9bd", 0.6), turn)
    posts, rails = spaced(-width_m / 2, width_m / 2, panes[0]), spaced(0, height_m, panes[1])
    for x in posts:
        thick = 0.09 if x in (posts[0], posts[-1]) else 0.035
        box(place(x, -0.01, height_m / 2), (thick, 0.08, height_m + 0.06), paint, turn)
    for z in rails:
        thick = 0.09 if z in (rails[0], rails[-1]) else 0.035
        box(place(0, -0.01, z), (width_m, 0.06, thick), paint, turn)
    box(place(0, -0.08, -0.07), (width_m + 0.25, 0.2, 0.07), paint, turn)
    if shutters:
        for x in (-width_m / 2 - 0.26, width_m / 2 + 0.26):
            box(place(x, -0.03, height_m / 2), (0.4, 0.05, height_m), matte(shutters, 0.6), turn)


def sash(foot, end, panes, material):
    """One facet of a bay, from `foot` to `end` (x, y): a panelled breast, posts, a rail and the beam above."""
    (x0, y0), (x1, y1) = foot, end
    x, y, wide = (x0 + x1) / 2, (y0 + y1) / 2, math.hypot(x1 - x0, y1 - y0)
    turn = (0, 0, math.degrees(math.atan2(y1 - y0, x1 - x0)))
    box((x, y, 0.3), (wide, 0.14, 0.6), material, turn)
    box((x, y, 2.42), (wide, 0.16, 0.16), material, turn)
    for i, post in enumerate(zip(spaced(x0, x1, panes), spaced(y0, y1, panes))):
        box((*post, 1.5), (0.09 if i in (0, panes) else 0.06, 0.1, 1.9), material, turn)
    for z, thick in ((0.62, 0.08), (1.75, 0.045)):
        box((x, y, z), (wide, 0.08, thick), material, turn)


def glass_wall(at, width_m, height_m, every_m=1.2, turn_deg=0):
    """A glazed partition with posts."""
    place, turn = placed(at, turn_deg), (0, 0, turn_deg)
    frame = matte("#2d3135", 0.4, metal=0.6)
    box(place(0, 0, height_m / 2), (width_m, 0.012, height_m), glass("#e9f1f1"), turn)
    for x in spaced(-width_m / 2, width_m / 2, max(1, round(width_m / every_m))):
        box(place(x, 0, height_m / 2), (0.05, 0.06, height_m), frame, turn)
    for z in (0.03, height_m - 0.03):
        box(place(0, 0, z), (width_m, 0.06, 0.06), frame, turn)


def glazed_door(at, width_m, height_m, leaves=3):
    """Tall glass doors in slim frames."""
    place, paint = placed(at, 0), matte("#2f3336", 0.45, vary=0.06)
    panel(place(0, 0, height_m / 2), (width_m, height_m), glass("#eef3f2", 0.1))
    for x in spaced(-width_m / 2, width_m / 2, leaves):
        box(place(x, 0, height_m / 2), (0.09, 0.08, height_m), paint)
    for z in (0.05, height_m - 0.04):
        box(place(0, 0, z), (width_m, 0.06, 0.09), paint)


def tall_window(at, width_m, height_m, outside, turn_deg=0, panes=(2, 5), arched=False, frame="#e6dcc6", bar_m=0.05,
                watts=0.0,
                colour="#eaf2ff"):
    """On a wall's face; `at` is the middle of the sill. `watts` is the daylight that falls through it."""
    bars, glass = Solids(tinted(0.6, 0.1)).stand(at, turn_deg), Solids(outside).stand(at, turn_deg)
    half = width_m / 2
    spring = height_m - half if arched else height_m
    arc = [(half * math.cos(math.pi * i / 14), spring + half * math.sin(math.pi * i / 14)) for i in range(15)]
    outline = [(-half, 0), (half, 0), *(arc if arched else [(half, height_m), (-half, height_m)])]
    glass.flat([(x, -0.01, z) for x, z in outline], "#ffffff")
    only_seen(glass.build())
    for i in range(panes[0] + 1):
        x = -half + width_m * i / panes[0]
        outer = i in (0, panes[0])
        up = spring + (math.sqrt(max(0, half * half - x * x)) if arched else 0)
        thick = bar_m * (1.6 if outer else 0.8) / 2
        bars.box((x - thick, x + thick), (-0.12 if outer else -0.05, 0.02), (0, up), frame)
    for i in range(panes[1] + 1):
        z = spring * i / panes[1]
        bars.box((-half, half), (-0.05, 0.02), (z - bar_m / 2, z + bar_m / 2), frame)
    bars.box((-half - 0.12, half + 0.12), (-0.22, 0.02), (-0.08, 0), frame)
    if arched:
        wide = (half + 0.16) / half
        for (x, z), (u, w) in zip(arc, arc[1:]):
            bars.flat([(x, -0.08, z), (x * wide, -0.08, spring + (z - spring) * wide),
                       (u * wide, -0.08, spring + (w - spring) * wide), (u, -0.08, w)], frame)
    bars.build()
    if watts:
        c, s = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
        x, y, z = at[0] + 0.25 * s, at[1] - 0.25 * c, at[2] + height_m / 2
        lamp = area_light((x, y, z), (x + 3 * s, y - 3 * c, z - 1), width_m * 0.9, watts, colour, height_m * 0.9)
        lamp.visible_glossy = False


def curtain(at, width_m, height_m, material, side=None, folds=9):
    """Hangs from `at` z + height; waves. `side` as in window."""
    n = folds * 8
    vertices = []
    for i in range(n + 1):
        x = -width_m / 2 + width_m * i / n
        y = 0.05 * math.sin(i / 8 * 2 * math.pi) * (1 + 0.3 * math.sin(i * 0.37))
        vertices += [(x, y, 0), (x, y * 0.8, height_m)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    mesh(vertices, faces, material, at, (0, 0, SIDES[side]), smooth=True)
