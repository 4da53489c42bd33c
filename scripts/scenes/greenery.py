"""Out of doors among leaves: sun through branches, a lawn, a wall with climbers, a glasshouse, water."""

import math

from lib import *
from lib.garden import broadleaf, bush, daylight, fill, ground, leaves, plant, sprigs, tufts

LINDEN = ("#46522a", "#77823f", "#b5b548")
YEW = ("#2c3a22", "#50602f", "#6d7a32")
GRASS = ("#6a7638", "#98a050", "#a8a848")
FERN = ("#42562c", "#6f8442", "#a3b050")


def lawn_grass(random):
    return sprigs(random, leaves(*GRASS, shine=0.5, rough=0.5), 0.16, 160, 0.4, 0.1, upright=1)


@scene(
    "garden-bokeh",
    "greenery",
    key=Key(70, 45, "#fff0d0", 0.3),
    middle=0.2,
    rim=0.5,
    camera=Camera(lens_mm=75, f_number=1.6, pitch_deg=2),
)
def garden_bokeh(random):
    daylight(160, 38, 4.5, 0.11)
    ground("#66713a")
    linden = sprigs(random, leaves(*LINDEN, shine=1.3), 0.09)
    # A loose screen of branches with gaps to a bright clearing, thicker at the left.
    fill(
        random,
        linden,
        (-2.6, 2.8),
        (5.5, 9),
        (0.9, 4),
        210,
        0.8,
        lambda x, y, z: random.random() < 0.25 + 0.75 * abs(x + 0.2) / 2.4,
    )
    fill(random, linden, (-7, 7), (13, 22), (0, 3), 260, 1.5)
    fill(random, linden, (-7, 7), (13, 22), (3, 7.5), 170, 1.2)
    fill(random, linden, (-16, 16), (34, 44), (0, 9), 300, 2.6)
    bush(random, sprigs(random, leaves(*YEW, shine=1.0), 0.06), (-1.3, 5.2, 0), (0.9, 0.8, 1.0), 60, 0.8)
    bush(random, sprigs(random, leaves(*YEW, shine=1.0), 0.06), (1.7, 6.4, 0), (1.1, 0.8, 0.9), 60, 0.8)


@scene(
    "park-path",
    "greenery",
    key=Key(60, 40, "#fff3dc", 0.35),
    middle=0.24,
    rim=0.35,
    camera=Camera(lens_mm=65, f_number=1.5, pitch_deg=1),
)
def park_path(random):
    daylight(75, 42, 4.5, 0.13)
    ground("#7d8547", 0.25, 3)
    path = matte("#c8b899", 0.95, vary=0.12, size_m=0.5)
    edge = [(0.9 * math.sin(y / 9) - 0.9 + 0.012 * y * y / 4, y) for y in range(2, 60)]
    mesh(
        [(x + s * 0.9, y, 0.012) for x, y in edge for s in (-1, 1)],
        [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(edge) - 1)],
        path,
    )
    tufts(
        random,
        lawn_grass(random),
        (-4, 4),
        (4, 14),
        420,
        0.35,
        lambda x, y: abs(x - (0.9 * math.sin(y / 9) - 0.9 + 0.003 * y * y)) > 1.1,
    )
    linden = sprigs(random, leaves(*LINDEN), 0.1)
    oak = sprigs(random, leaves("#3d4a26", "#66733a", "#98a044"), 0.11)
    # One old tree at the right whose crown shades the top, the open lawn, a hazy wood.
    broadleaf(random, linden, (2.0, 8.5, 0), 7, 3.2, 230, 0.9, 2.3, trunk_m=0.24)
    broadleaf(random, oak, (-4.6, 17, 0), 9, 3.6, 200, 1.3, 1.6, trunk_m=0.25)
    broadleaf(random, linden, (3.5, 27, 0), 11, 4.5, 220, 1.7, 1.8, trunk_m=0.3)
    for x in range(-26, 28, 4):
        broadleaf(
            random,
            random.choice((oak, linden)),
            (x + random.uniform(-1.5, 1.5), random.uniform(48, 62), 0),
            random.uniform(8, 13),
            4.5,
            70,
            3,
            0.3,
            trunk_m=0.3,
        )


@scene(
    "fern-shade",
    "greenery",
    key=Key(-50, 55, "#eef6e0", 0.3),
    middle=0.13,
    rim=0.15,
    camera=Camera(lens_mm=70, f_number=1.6),
)
def fern_shade(random):
    daylight(-140, 52, 5, 0.14)
    ground("#4a4630", 0.4, 0.8)
    fern = sprigs(random, leaves(*FERN, shine=0.8), 0.15, 150, 0.5, 0.2)
    beech = sprigs(random, leaves("#3d4c26", "#6a7a38", "#a9b448"), 0.09)
    for x, y, r in (
        (-1.3, 7.5, 0.16),
        (1.75, 11, 0.2),
        (-2.7, 14, 0.24),
        (1.4, 21, 0.17),
        (3.6, 17, 0.25),
        (-1.9, 26, 0.24),
        (3.1, 32, 0.26),
        (-4.6, 29, 0.3),
        (0.5, 38, 0.22),
    ):
        cylinder(
            (x, y, 5),
            r,
            10.4,
            matte("#9a9382", 0.9, vary=0.4, size_m=0.3),
            (random.uniform(-2, 2), random.uniform(-2, 2), 0),
            r * 0.7,
            14,
        )
    for y in (5.4, 6.2, 7.2, 8.4, 10, 12, 15, 19):
        fill(random, fern, (-0.3 * y, 0.3 * y), (y - 0.5, y + 0.5), (0, 0.42 + 0.15 * math.sin(y * 2)), 24, 0.55)
    fill(random, beech, (-9, 9), (8, 24), (3.6, 8), 330, 1.2)
    fill(random, beech, (-14, 14), (24, 42), (0, 8), 320, 1.8)


@scene(
    "hedge-path",
    "greenery",
    key=Key(-60, 55, "#fff6e6", 0.3),
    middle=0.2,
    rim=0.3,
    camera=Camera(lens_mm=65, f_number=1.5, pitch_deg=1),
)
def hedge_path(random):
    daylight(-100, 55, 4.2, 0.16, 4)
    ground("#73793f", 0.25, 2)
    panel((0.15, 20, 0.01), (0.9, 44), matte("#cbbb9c", 0.95, vary=0.12, size_m=0.4), "up")
    yew = sprigs(random, leaves("#3a482a", "#657638", "#8a9640", 0.5, 0.45), 0.05, 300, 0.4)
    box_leaf = sprigs(random, leaves("#485828", "#7d8a42", "#a0a648", 0.9), 0.035, 260, 0.3)
    # Tall clipped walls left and right, a cross hedge with an opening, sunny garden behind.
    core = matte("#20281a", 1, vary=0.3)
    for side, x in ((-1, -1.75), (1, 1.95)):
        box((x + side * 0.5, 11, 1.15), (0.9, 14, 2.1), core)
        fill(random, yew, (x - 0.1, x + 0.15) if side > 0 else (x - 0.15, x + 0.1), (4, 18), (0.05, 2.25), 300, 0.6)
        fill(random, yew, (min(x, x + side), max(x, x + side)), (4, 18), (2.1, 2.35), 130, 0.6)
        for y in (5.2, 7.4, 10, 13.5):
            bush(random, box_leaf, (x - side * 0.52, y, 0), (0.34, 0.34, 0.5), 26, 0.55)
    for x in (-3.2, 3.5):
        box((x, 21, 1.5), (3.7, 0.7, 2.9), core)
        fill(random, yew, (x - 1.95, x + 1.95), (20.4, 20.75), (0, 3.1), 170, 0.9)
    linden = sprigs(random, leaves(*LINDEN), 0.1)
    fill(random, linden, (-12, 12), (32, 42), (2.5, 9), 240, 2.2)
    fill(random, linden, (-12, 12), (32, 42), (0, 3), 130, 2)


@scene(
    "garden-wall",
    "greenery",
    key=Key(-55, 45, "#fff0d8", 0.4),
    middle=0.22,
    rim=0.15,
    camera=Camera(lens_mm=75, f_number=1.6, yaw_deg=0),
)
def garden_wall(random):
    daylight(-62, 48, 4.4, 0.13)
    ground("#767a48", 0.3, 1)
    # An old lime-washed brick wall that runs away to the right, with roses and a vine.
    wall = brick("#b8937a", "#a47f68", "#c9bba6", 0.9)
    box((0.9, 5.6, 1.1), (9, 0.35, 2.9), wall, (0, 0, 14))
    box((0.9, 5.6, 2.58), (9, 0.5, 0.09), matte("#b5aa98", 0.9), (0, 0, 14))
    vine = sprigs(random, leaves("#465228", "#7a8440", "#a8ac46", 0.9), 0.085, 150, 0.32, 0.75)
    rose = sprigs(random, leaves("#e0b9ae", "#f3e0d4", "#f0c8b8", 0.3), 0.075, 26, 0.42, 0.9)

    def on_wall(x, out):
        return x, 5.4 + math.tan(math.radians(14)) * (x - 0.9) - out

    for middle, spread, low, high, count in (
        (-1.15, 0.38, 0.2, 2.6, 120),
        (1.5, 0.42, 0.2, 2.3, 95),
        (0.2, 0.9, 2.1, 2.75, 75),
    ):
        for _ in range(count):
            z = random.uniform(low, high)
            x, y = on_wall(random.gauss(middle, spread * (0.6 + 0.25 * z)), random.uniform(0, 0.28))
            plant(random, vine, (x, y, z), 0.55)
            if random.random() < 0.3:
                plant(random, rose, (x, y - 0.12, z), 0.5)
    for x in (-1.4, -0.8, -0.1, 0.6, 1.2, 1.8):
        bush(random, vine, (*on_wall(x, 0.65), 0), (0.32, 0.25, random.uniform(0.3, 0.7)), 20, 0.5)
    linden = sprigs(random, leaves(*LINDEN), 0.1)
    fill(random, linden, (-9, 9), (14, 20), (1, 7), 260, 1.5)


@scene(
    "glasshouse",
    "greenery",
    key=Key(0, 65, "#f5f8f2", 0.25),
    middle=0.27,
    rim=0.45,
    camera=Camera(lens_mm=60, f_number=1.4, pitch_deg=2),
)
def glasshouse(random):
    daylight(-120, 50, 3.2, 0.17, 6)
    iron = matte("#e6e8e2", 0.5, vary=0.06)
    panel((0, 12, 0), (1.3, 28), matte("#b9b0a0", 0.8, vary=0.15, size_m=0.4), "up")
    for side in (-1, 1):
        panel((side * 2.5, 12, 0.1), (3.4, 28), matte("#4b4030", 1, vary=0.4), "up")
    # White ribs every 1.5 m: posts, then a barrel vault, then the gable with its sunburst.
    for y in [4.5 + 1.5 * i for i in range(10)]:
        for side in (-1, 1):
            box((side * 3.2, y, 1.3), (0.06, 0.08, 2.6), iron)
        for i in range(12):
            a = math.pi * (i + 0.5) / 12
            box(
                (3.2 * math.cos(a), y, 2.6 + 1.9 * math.sin(a)),
                (0.05, 0.06, 0.78),
                iron,
                (0, -math.degrees(a) * 1.0, 0),
            )
    for i in range(13):
        a = math.pi * i / 12
        box((3.2 * math.cos(a), 11.2, 2.6 + 1.9 * math.sin(a)), (0.03, 13.5, 0.03), iron)
    for z in (0.9, 2.6):
        for side in (-1, 1):
            box((side * 3.2, 11.2, z), (0.05, 13.5, 0.05), iron)
        box((0, 18, z), (6.4, 0.05, 0.07), iron)
    for x in (-2.4, -1.6, -0.8, 0.8, 1.6, 2.4):
        box((x, 18, 2), (0.05, 0.06, 4.2), iron)
    palm = sprigs(random, leaves("#3f5230", "#6b8048", "#a0ac50", 0.6, 0.42), 0.75, 26, 0.55, 0.12)
    broad = sprigs(random, leaves("#3c5230", "#6a8244", "#9fb050", 0.6, 0.42), 0.26, 60, 0.45, 0.5)
    fine = sprigs(random, leaves(*FERN), 0.12, 150, 0.4, 0.3)
    for side in (-1, 1):
        for y in (4.6, 5.5, 6.6, 7.8, 9.2, 10.8, 12.6, 14.6, 16.5):
            x = side * random.uniform(1.15, 1.6)
            bush(random, fine, (x - side * 0.25, y, 0), (0.4, 0.4, 0.5), 14, 0.6)
            bush(random, broad, (x + side * 0.3, y + 0.3, 0.2), (0.6, 0.5, random.uniform(0.7, 1.4)), 14, 0.8)
            if random.random() < 0.75:
                px, tall = x + side * random.uniform(0.3, 0.9), random.uniform(1.5, 3.1)
                cylinder((px, y, tall / 2), 0.06, tall, matte("#7a6a52", 0.9, vary=0.3), top_radius_m=0.05)
                for _ in range(4):
                    plant(random, palm, (px, y, tall + 0.1), 0.85)
    fill(random, broad, (-2.4, 2.4), (17, 17.8), (0.2, 1.9), 40, 0.9)
    linden = sprigs(random, leaves(*LINDEN), 0.1)
    fill(random, linden, (-16, 16), (32, 44), (0, 7), 260, 2.6)


@scene(
    "lake-shore",
    "greenery",
    key=Key(-75, 35, "#fff0d4", 0.4),
    middle=0.27,
    rim=0.4,
    camera=Camera(lens_mm=70, f_number=1.5),
)
def lake_shore(random):
    daylight(-115, 33, 3.6, 0.11, 2)
    water = lake_water()
    panel((0, 195, 0), (600, 400), water, "up")
    reed = sprigs(random, leaves("#747a4c", "#a3a272", "#a8a468", 0.5), 0.62, 40, 0.24, 0.03, upright=1)
    willow = sprigs(random, leaves("#5d6a34", "#8f974c", "#b4b650", 1.0), 0.1, 240, 0.5, 0.25)
    oak = sprigs(random, leaves("#4c5832", "#788248", "#a3a548"), 0.12)
    for middle, spread, count in ((-1.75, 0.55, 60), (1.9, 0.45, 40)):
        for _ in range(count):
            plant(
                random,
                reed,
                (random.gauss(middle, spread), random.uniform(5.2, 8), random.uniform(0.05, 0.4)),
                random.uniform(0.6, 1.15),
                level=True,
            )
    # A willow hangs in from the left; the far bank is a low lawn and a wood with bays.
    for x in (-2.6, -2.1, -1.75, -1.4):
        fill(random, willow, (x - 0.2, x + 0.2), (7.5, 9.5), (2.9 + 0.8 * (x + 2.6), 4.4), 22, 0.55)
    box((0, 82, 0.2), (200, 24, 0.6), matte("#8a9150", 0.95, vary=0.3, size_m=4))
    for x in range(-34, 36, 3):
        back = 82 + 6 * math.sin(x / 5) + random.uniform(-3, 3)
        tall = 8 + 3 * math.sin(x / 4 + 1) + random.uniform(-2, 2)
        broadleaf(random, random.choice((oak, willow)), (x + random.uniform(-1.5, 1.5), back, 0), tall, 4.2, 90, 3, 0.2)
        bush(random, oak, (x, back - 4, 0), (2.5, 2, random.uniform(1.5, 3.5)), 14, 2)


def lake_water():
    material = matte("#3c4a40", 0.1, vary=0.1, specular=0.5)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    waves = tree.nodes.new("ShaderNodeTexNoise")
    waves.inputs["Scale"].default_value = 2.6
    waves.inputs["Detail"].default_value = 3
    place = tree.nodes.new("ShaderNodeTexCoord")
    relief = tree.nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = 0.5
    relief.inputs["Distance"].default_value = 0.12
    tree.links.new(place.outputs["Object"], waves.inputs["Vector"])
    tree.links.new(waves.outputs["Fac"], relief.inputs["Height"])
    tree.links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return material


@scene(
    "flower-border",
    "greenery",
    key=Key(45, 50, "#fff4e2", 0.35),
    middle=0.24,
    rim=0.3,
    camera=Camera(lens_mm=70, f_number=1.5),
)
def flower_border(random):
    daylight(55, 45, 4.3, 0.13)
    ground("#7b8446", 0.25, 2)
    tufts(random, lawn_grass(random), (-0.9, 0.8), (4, 14), 160, 0.3)
    green = sprigs(random, leaves("#4c5c30", "#7d8c4a", "#a6b050", 0.7), 0.07, 170, 0.4, 0.35)
    blooms = [
        sprigs(random, leaves(a, b, b, 0.2), 0.06, 40, 0.4, 0.9, upright=0.2)
        for a, b in (
            ("#b79ac2", "#d6c4dc"),
            ("#efe7da", "#fbf6ea"),
            ("#d99aa6", "#efc6c6"),
            ("#d9b45c", "#ecd58c"),
            ("#7f7fb4", "#a9a8d0"),
        )
    ]
    for side in (-1, 1):
        for y in (4.6, 5.6, 6.8, 8.2, 9.8, 11.6, 13.6):
            drift = blooms[random.randrange(len(blooms))]
            for row in range(3):
                x = side * (0.75 + 0.03 * y + 0.45 * row + random.uniform(-0.15, 0.15))
                tall = 0.4 + 0.38 * row + random.uniform(-0.1, 0.15)
                bush(random, green, (x, y, 0), (0.45, 0.6, tall), 17, 0.6)
                for _ in range(14):
                    plant(
                        random,
                        drift if row < 2 else random.choice(blooms),
                        (x + random.gauss(0, 0.22), y + random.gauss(0, 0.3), tall + random.uniform(-0.15, 0.2)),
                        0.42,
                    )
    yew = sprigs(random, leaves(*YEW), 0.06, 300, 0.45)
    fill(random, yew, (-5, 5), (16.5, 17.2), (0, 2.1), 260, 0.9)
    linden = sprigs(random, leaves(*LINDEN), 0.1)
    for x, y in ((-3.4, 21), (2.6, 24), (-0.4, 33), (6, 30), (-7, 30)):
        broadleaf(random, linden, (x, y, 0), random.uniform(6, 9), 3.4, 190, 1.5, 1.5)
