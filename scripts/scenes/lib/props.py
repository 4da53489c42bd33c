"""Furniture and rooms. Sizes in metres; `at` is the foot on the floor unless said otherwise."""

from .materials import matte, metal, wood
from .shapes import box, cylinder, panel, placed


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


def table(at, size=(1.6, 0.8), height_m=0.74, top=None, legs=None, turn_deg=0):
    place = placed(at, turn_deg)
    top = top or wood()
    legs = legs or matte("#2a2a2c", 0.4)
    box(place(0, 0, height_m - 0.02), (size[0], size[1], 0.04), top, (0, 0, turn_deg), bevel_m=0.008)
    for x in (-1, 1):
        for y in (-1, 1):
            box(place(x * (size[0] / 2 - 0.06), y * (size[1] / 2 - 0.06), height_m / 2 - 0.02), (0.05, 0.05, height_m - 0.04),
                legs, (0, 0, turn_deg))


def office_chair(at, turn_deg=0, colour="#24272c"):
    place = placed(at, turn_deg)
    cloth = matte(colour, 0.7)
    box(place(0, 0, 0.5), (0.5, 0.5, 0.09), cloth, (0, 0, turn_deg), bevel_m=0.03)
    box(place(0, 0.24, 0.85), (0.46, 0.07, 0.6), cloth, (-8, 0, turn_deg), bevel_m=0.03)
    cylinder(place(0, 0, 0.24), 0.03, 0.44, metal())
    cylinder(place(0, 0, 0.05), 0.3, 0.05, metal("#55585c"), top_radius_m=0.05)


def sofa(at, width_m=2.0, cloth=None, turn_deg=0, cushions=()):
    place = placed(at, turn_deg)
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


def rug(at, size, colour, vary, cloud_m):
    panel(at, size, matte(colour, 1, vary=vary, size_m=cloud_m), "up")
