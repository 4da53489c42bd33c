"""Furniture and rooms. Sizes in metres; `at` is the foot on the floor unless said otherwise."""

import math

from .lights import area_light, bulb
from .materials import glass, glow, gradient_glow, matte, metal, wood
from .shapes import box, cylinder, mesh, panel, sphere

BOOK_COLOURS = ("#6b2f24", "#8a4b2c", "#23384d", "#3d4f3a", "#b08d57", "#d6c8a8", "#402a2a", "#7b6a4f", "#9c3b2e", "#2b2b33")


def room(width_m, depth_m, height_m, wall, floor, ceiling=None, back_wall=None, left=True, right=True, front=True, back=True):
    """An empty room: camera at the origin, back wall at y = depth_m, and the part behind the camera closed too
    (light bounces back from there)."""
    back_wall = back_wall or wall
    behind = 3.0
    middle, length = (depth_m - behind) / 2, depth_m + behind
    panel((0, middle, 0), (width_m, length), floor, "up")
    panel((0, middle, height_m), (width_m, length), ceiling or matte("#e9e6e0", 0.8, vary=0.05), "down")
    if back:
        panel((0, depth_m, height_m / 2), (width_m, height_m), back_wall)
    if front:
        panel((0, -behind, height_m / 2), (width_m, height_m), wall)
    if left:
        panel((-width_m / 2, middle, height_m / 2), (length, height_m), wall, "right")
    if right:
        panel((width_m / 2, middle, height_m / 2), (length, height_m), wall, "left")


def bookshelf(random, at, width_m=2.0, height_m=2.4, depth_m=0.3, shelves=6, case=None, colours=BOOK_COLOURS,
              fill=0.92, turn_deg=0):
    """Faces the camera (turn_deg 90: faces right, -90: faces left). Books lean, miss, lie flat."""
    case = case or wood()
    place = _placed(at, turn_deg)
    paints = [matte(colour, random.uniform(0.4, 0.75), vary=0.15, size_m=0.08) for colour in colours]
    page = matte("#e6dcc4", 0.8)
    gap = height_m / shelves
    for i in range(shelves + 1):
        box(place(0, 0, i * gap), (width_m, depth_m, 0.028), case, (0, 0, turn_deg))
    for x in (-width_m / 2, 0, width_m / 2) if width_m > 1.3 else (-width_m / 2, width_m / 2):
        box(place(x, 0, height_m / 2), (0.03, depth_m, height_m), case, (0, 0, turn_deg))
    box(place(0, depth_m / 2, height_m / 2), (width_m, 0.012, height_m), case, (0, 0, turn_deg))
    for i in range(shelves):
        x = -width_m / 2 + 0.03
        while x < width_m / 2 - 0.06:
            if random.random() > fill:
                x += random.uniform(0.06, 0.3)
                continue
            thick = random.uniform(0.016, 0.05)
            tall = gap * random.uniform(0.55, 0.88)
            deep = depth_m * random.uniform(0.6, 0.85)
            paint = random.choice(paints) if random.random() < 0.94 else page
            lean = random.uniform(4, 12) if random.random() < 0.06 else 0
            box(place(x + thick / 2, -depth_m / 2 + deep / 2 + random.uniform(0, 0.04), i * gap + 0.014 + tall / 2),
                (thick, deep, tall), paint, (0, lean, turn_deg))
            x += thick + 0.002 + (0.03 if lean else 0)


def _placed(at, turn_deg):
    c, s = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
    return lambda x, y, z: (at[0] + c * x - s * y, at[1] + s * x + c * y, at[2] + z)


def window(at, width_m, height_m, *, side=None, frame=None, bars=(1, 1), outside=("#dfe6e4", "#cfe2f5"), strength=6.0,
           watts=0.0, depth_m=0.6):
    """A window whose sill's middle is `at`: on the back wall (side None), the left or right wall. `outside` is the
    view's colour below and above; `watts` adds a soft area light that throws the daylight into the room."""
    frame = frame or matte("#f1efe9", 0.4, vary=0.05)
    turn = {None: 0, "left": 90, "right": -90}[side]
    place = _placed(at, turn)
    facing = {None: "camera", "left": "right", "right": "left"}[side]
    panel(place(0, depth_m, height_m / 2), (width_m * 1.6, height_m * 1.6),
          gradient_glow(outside[0], outside[1], strength, height_m * 1.4, at[2] - height_m * 0.2), facing)
    for i in range(bars[0] + 1):
        box(place(-width_m / 2 + width_m * i / bars[0], 0, height_m / 2), (0.06, 0.09, height_m + 0.06), frame, (0, 0, turn))
    for i in range(bars[1] + 1):
        box(place(0, 0, height_m * i / bars[1]), (width_m, 0.09, 0.06), frame, (0, 0, turn))
    if watts:
        aim = {None: (at[0], 0, 1), "left": (0, at[1], 1), "right": (0, at[1], 1)}[side]
        area_light(place(0, -0.1, height_m / 2), aim, width_m, watts, "#eaf2ff", height_m)


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


def pendant(at, shade="#2b2b2b", cord_m=1.0, size_m=0.18, watts=15, colour="#ffc58a", strength=12):
    """A hanging lamp; `at` is the lamp itself."""
    x, y, z = at
    cylinder((x, y, z + cord_m / 2), 0.006, cord_m, matte("#222222"), segments=8)
    cylinder((x, y, z + 0.06), size_m, size_m * 0.9, matte(shade, 0.4), top_radius_m=size_m * 0.25, caps=False)
    sphere((x, y, z), size_m * 0.32, glow(colour, strength))
    if watts:
        bulb((x, y, z - 0.12), watts, colour)


def table_lamp(at, height_m=0.5, shade="#f0dcb8", strength=5, watts=10, colour="#ffc286", base="#8a6a44"):
    x, y, z = at
    cylinder((x, y, z + height_m * 0.25), 0.05, height_m * 0.5, matte(base, 0.3), top_radius_m=0.03)
    cylinder((x, y, z + height_m * 0.75), height_m * 0.34, height_m * 0.5, glow(colour, strength), top_radius_m=height_m * 0.22)
    if watts:
        bulb((x, y - height_m * 0.45, z + height_m * 0.7), watts, colour, 0.15)


def table(at, size=(1.6, 0.8), height_m=0.74, top=None, legs=None, turn_deg=0):
    place = _placed(at, turn_deg)
    top = top or wood()
    legs = legs or matte("#2a2a2c", 0.4)
    box(place(0, 0, height_m - 0.02), (size[0], size[1], 0.04), top, (0, 0, turn_deg), bevel_m=0.008)
    for x in (-1, 1):
        for y in (-1, 1):
            box(place(x * (size[0] / 2 - 0.06), y * (size[1] / 2 - 0.06), height_m / 2 - 0.02), (0.05, 0.05, height_m - 0.04),
                legs, (0, 0, turn_deg))


def chair(at, turn_deg=0, seat=None, legs=None, height_m=0.9):
    """turn_deg 0: its back towards the far wall, facing the camera."""
    place = _placed(at, turn_deg)
    seat = seat or wood()
    legs = legs or seat
    box(place(0, 0, 0.45), (0.44, 0.44, 0.05), seat, (0, 0, turn_deg), bevel_m=0.015)
    box(place(0, 0.2, 0.45 + (height_m - 0.45) * 0.65), (0.42, 0.04, (height_m - 0.45) * 0.6), seat, (-8, 0, turn_deg), bevel_m=0.012)
    for x in (-0.19, 0.19):
        for y in (-0.19, 0.19):
            box(place(x, y, 0.22), (0.035, 0.035, 0.44), legs, (0, 0, turn_deg))


def office_chair(at, turn_deg=0, colour="#24272c"):
    place = _placed(at, turn_deg)
    cloth = matte(colour, 0.7)
    box(place(0, 0, 0.5), (0.5, 0.5, 0.09), cloth, (0, 0, turn_deg), bevel_m=0.03)
    box(place(0, 0.24, 0.85), (0.46, 0.07, 0.6), cloth, (-8, 0, turn_deg), bevel_m=0.03)
    cylinder(place(0, 0, 0.24), 0.03, 0.44, metal())
    cylinder(place(0, 0, 0.05), 0.3, 0.05, metal("#55585c"), top_radius_m=0.05)


def sofa(at, width_m=2.0, cloth=None, turn_deg=0, cushions=()):
    place = _placed(at, turn_deg)
    cloth = cloth or matte("#b9b2a6", 0.9, vary=0.1, size_m=0.2)
    box(place(0, 0, 0.24), (width_m, 0.85, 0.4), cloth, (0, 0, turn_deg), bevel_m=0.06)
    box(place(0, 0.34, 0.58), (width_m, 0.22, 0.5), cloth, (-6, 0, turn_deg), bevel_m=0.07)
    for side in (-1, 1):
        box(place(side * (width_m / 2 - 0.09), 0, 0.42), (0.2, 0.85, 0.42), cloth, (0, 0, turn_deg), bevel_m=0.06)
    for i, colour in enumerate(cushions):
        x = (i - (len(cushions) - 1) / 2) * width_m * 0.6 / max(1, len(cushions) - 1)
        box(place(x, 0.15, 0.62), (0.42, 0.14, 0.42), matte(colour, 0.9), (-18, 4 * (-1) ** i, turn_deg), bevel_m=0.06)


def picture_frame(at, size, picture, frame=None):
    """On a wall facing the camera; `at` is the centre, `picture` a material."""
    x, y, z = at
    frame = frame or wood("#8c6a42", "#5c4125")
    box((x, y, z), (size[0] + 0.08, 0.03, size[1] + 0.08), frame)
    panel((x, y - 0.018, z), (size[0], size[1]), picture)


def curtain(at, width_m, height_m, material, side=None, folds=9, deep_m=0.05):
    """Hangs from `at` z + height; waves. `side` as in window."""
    turn = {None: 0, "left": 90, "right": -90}[side]
    n = folds * 8
    vertices, faces = [], []
    for i in range(n + 1):
        x = -width_m / 2 + width_m * i / n
        y = deep_m * math.sin(i / 8 * 2 * math.pi) * (1 + 0.3 * math.sin(i * 0.37))
        vertices += [(x, y, 0), (x, y * 0.8, height_m)]
    for i in range(n):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    return mesh(vertices, faces, material, at, (0, 0, turn), smooth=True)


def blinds(at, width_m, height_m, material=None, slat_m=0.05, tilt_deg=35):
    """Horizontal slats before a window on the back wall; `at` the middle of the sill."""
    material = material or matte("#e8e6e1", 0.5)
    for i in range(int(height_m / slat_m)):
        box((at[0], at[1], at[2] + (i + 0.5) * slat_m), (width_m, slat_m * 0.9, 0.003), material, (tilt_deg, 0, 0))


def glass_wall(at, width_m, height_m, frame=None, every_m=1.2, turn_deg=0, tint="#e9f1f1"):
    """A glazed partition with posts; `at` the middle of its foot."""
    place = _placed(at, turn_deg)
    frame = frame or matte("#2d3135", 0.4, metal=0.6)
    box(place(0, 0, height_m / 2), (width_m, 0.012, height_m), glass(tint), (0, 0, turn_deg))
    count = max(1, round(width_m / every_m))
    for i in range(count + 1):
        box(place(-width_m / 2 + width_m * i / count, 0, height_m / 2), (0.05, 0.06, height_m), frame, (0, 0, turn_deg))
    for z in (0.03, height_m - 0.03):
        box(place(0, 0, z), (width_m, 0.06, 0.06), frame, (0, 0, turn_deg))


def clutter(random, at, width_m, depth_m=0.3, count=12, colours=("#c9b18c", "#7d8c7a", "#e7e0d2", "#5b4636", "#a5563c")):
    """Mugs, jars, boxes, papers on a board; `at` the middle of its surface."""
    paints = [matte(colour, random.uniform(0.3, 0.8)) for colour in colours]
    for _ in range(count):
        x, y = at[0] + random.uniform(-0.5, 0.5) * width_m, at[1] + random.uniform(-0.5, 0.5) * depth_m
        size, paint = random.uniform(0.05, 0.12), random.choice(paints)
        if random.random() < 0.5:
            tall = size * random.uniform(0.8, 2.2)
            cylinder((x, y, at[2] + tall / 2), size / 2, tall, paint)
        else:
            tall = size * random.uniform(0.4, 2.0)
            box((x, y, at[2] + tall / 2), (size * random.uniform(0.6, 1.6), size, tall), paint, (0, 0, random.uniform(-30, 30)))
