"""Out of doors among leaves: sun through branches, a lawn, a wall with climbers, a glasshouse, water."""

import math

from lib import *
from lib.garden import *
from lib.houses import glasshouse_iron


@scene("garden-bokeh", "greenery", key=Key(70, 45, "#fff0d0", 0.3), middle=0.2, rim=0.5,
       camera=Camera(lens_mm=75, f_number=1.6, pitch_deg=2))
def garden_bokeh(random):
    clear_day(160, 38, 4.5, 0.11)
    ground("#66713a")
    linden = foliage(random, "linden", shine=1.3, leaf_m=0.09)
    # A loose screen of branches with gaps to a bright clearing, thicker at the left.
    fill(random, linden, (-2.6, 2.8), (5.5, 9), (0.9, 4), 210, 0.8,
         lambda x, y, z: random.random() < 0.25 + 0.75 * abs(x + 0.2) / 2.4)
    fill(random, linden, (-7, 7), (13, 22), (0, 3), 260, 1.5)
    fill(random, linden, (-7, 7), (13, 22), (3, 7.5), 170, 1.2)
    fill(random, linden, (-16, 16), (34, 44), (0, 9), 300, 2.6)
    bush(random, foliage(random, "yew"), (-1.3, 5.2, 0), (0.9, 0.8, 1.0), 60, 0.8)
    bush(random, foliage(random, "yew"), (1.7, 6.4, 0), (1.1, 0.8, 0.9), 60, 0.8)


@scene("park-path", "greenery", key=Key(60, 40, "#fff3dc", 0.35), middle=0.24, rim=0.35,
       camera=Camera(lens_mm=65, f_number=1.5, pitch_deg=1))
def park_path(random):
    clear_day(75, 42, 4.5, 0.13)
    ground("#7d8547", 0.25, 3)

    def bend(y):
        return 0.9 * math.sin(y / 9) - 0.9 + 0.003 * y * y

    walk([(bend(y), y) for y in range(2, 60)], 1.8, matte("#c8b899", 0.95, vary=0.12, size_m=0.5))
    tufts(random, foliage(random, "meadow grass"), (-4, 4), (4, 14), 420, 0.35, lambda x, y: abs(x - bend(y)) > 1.1)
    linden, oak = foliage(random, "linden"), foliage(random, "oak")
    # One old tree at the right whose crown shades the top, the open lawn, a hazy wood.
    broadleaf(random, linden, (2.0, 8.5, 0), 7, 3.2, 230, 0.9, 2.3, 0.24)
    broadleaf(random, oak, (-4.6, 17, 0), 9, 3.6, 200, 1.3, 1.6, 0.25)
    broadleaf(random, linden, (3.5, 27, 0), 11, 4.5, 220, 1.7, 1.8, 0.3)
    for x in range(-26, 28, 4):
        broadleaf(random, random.choice((oak, linden)), (x + random.uniform(-1.5, 1.5), random.uniform(48, 62), 0),
                  random.uniform(8, 13), 4.5, 70, 3, 0.3, 0.3)


@scene("fern-shade", "greenery", key=Key(-50, 55, "#eef6e0", 0.3), middle=0.13, rim=0.15,
       camera=Camera(lens_mm=70, f_number=1.6))
def fern_shade(random):
    clear_day(-140, 52, 5, 0.14)
    ground("#4a4630", 0.4, 0.8)
    fern, beech = foliage(random, "fern"), foliage(random, "beech")
    for x, y, radius in ((-1.3, 7.5, 0.16), (1.75, 11, 0.2), (-2.7, 14, 0.24), (1.4, 21, 0.17), (3.6, 17, 0.25),
                         (-1.9, 26, 0.24), (3.1, 32, 0.26), (-4.6, 29, 0.3), (0.5, 38, 0.22)):
        bare_trunk(random, x, y, radius)
    for y in (5.4, 6.2, 7.2, 8.4, 10, 12, 15, 19):
        fill(random, fern, (-0.3 * y, 0.3 * y), (y - 0.5, y + 0.5), (0, 0.42 + 0.15 * math.sin(y * 2)), 24, 0.55)
    fill(random, beech, (-9, 9), (8, 24), (3.6, 8), 330, 1.2)
    fill(random, beech, (-14, 14), (24, 42), (0, 8), 320, 1.8)


@scene("hedge-path", "greenery", key=Key(-60, 55, "#fff6e6", 0.3), middle=0.2, rim=0.3,
       camera=Camera(lens_mm=65, f_number=1.5, pitch_deg=1))
def hedge_path(random):
    clear_day(-100, 55, 4.2, 0.16, 4)
    ground("#73793f", 0.25, 2)
    panel((0.15, 20, 0.01), (0.9, 44), matte("#cbbb9c", 0.95, vary=0.12, size_m=0.4), "up")
    yew, box_leaf = foliage(random, "clipped yew"), foliage(random, "box")
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
    linden = foliage(random, "linden")
    fill(random, linden, (-12, 12), (32, 42), (2.5, 9), 240, 2.2)
    fill(random, linden, (-12, 12), (32, 42), (0, 3), 130, 2)


@scene("garden-wall", "greenery", key=Key(-55, 45, "#fff0d8", 0.4), middle=0.22, rim=0.15,
       camera=Camera(lens_mm=75, f_number=1.6))
def garden_wall(random):
    clear_day(-62, 48, 4.4, 0.13)
    ground("#767a48", 0.3, 1)
    # An old lime-washed brick wall that runs away to the right, with roses and a vine.
    turn_deg = 14
    box((0.9, 5.6, 1.1), (9, 0.35, 2.9), brick("#b8937a", "#a47f68", "#c9bba6", 0.9), (0, 0, turn_deg))
    box((0.9, 5.6, 2.58), (9, 0.5, 0.09), matte("#b5aa98", 0.9), (0, 0, turn_deg))
    vine, rose = foliage(random, "vine"), foliage(random, "rose")

    def before_wall(x, away_m):
        return x, 5.4 + math.tan(math.radians(turn_deg)) * (x - 0.9) - away_m

    for middle, spread, low, high, count in ((-1.15, 0.38, 0.2, 2.6, 120), (1.5, 0.42, 0.2, 2.3, 95),
                                             (0.2, 0.9, 2.1, 2.75, 75)):
        for _ in range(count):
            z = random.uniform(low, high)
            x, y = before_wall(random.gauss(middle, spread * (0.6 + 0.25 * z)), random.uniform(0, 0.28))
            plant(random, vine, (x, y, z), 0.55)
            if random.random() < 0.3:
                plant(random, rose, (x, y - 0.12, z), 0.5)
    for x in (-1.4, -0.8, -0.1, 0.6, 1.2, 1.8):
        bush(random, vine, (*before_wall(x, 0.65), 0), (0.32, 0.25, random.uniform(0.3, 0.7)), 20, 0.5)
    fill(random, foliage(random, "linden"), (-9, 9), (14, 20), (1, 7), 260, 1.5)


@scene("glasshouse", "greenery", key=Key(0, 65, "#f5f8f2", 0.25), middle=0.27, rim=0.45,
       camera=Camera(lens_mm=60, f_number=1.4, pitch_deg=2))
def glasshouse(random):
    clear_day(-120, 50, 3.2, 0.17, 6)
    panel((0, 12, 0), (1.3, 28), matte("#b9b0a0", 0.8, vary=0.15, size_m=0.4), "up")
    for x in (-2.5, 2.5):
        panel((x, 12, 0.1), (3.4, 28), matte("#4b4030", 1, vary=0.4), "up")
    glasshouse_iron(3.2, 2.6, 1.9, 4.5, 18, matte("#e6e8e2", 0.5, vary=0.06))
    palms, broad, fine = foliage(random, "palm"), foliage(random, "banana"), foliage(random, "maidenhair")
    for side in (-1, 1):
        for y in (4.6, 5.5, 6.6, 7.8, 9.2, 10.8, 12.6, 14.6, 16.5):
            x = side * random.uniform(1.15, 1.6)
            bush(random, fine, (x - side * 0.25, y, 0), (0.4, 0.4, 0.5), 14, 0.6)
            bush(random, broad, (x + side * 0.3, y + 0.3, 0.2), (0.6, 0.5, random.uniform(0.7, 1.4)), 14, 0.8)
            if random.random() < 0.75:
                palm(random, palms, x + side * random.uniform(0.3, 0.9), y, random.uniform(1.5, 3.1))
    fill(random, broad, (-2.4, 2.4), (17, 17.8), (0.2, 1.9), 40, 0.9)
    fill(random, foliage(random, "linden"), (-16, 16), (32, 44), (0, 7), 260, 2.6)


@scene("lake-shore", "greenery", key=Key(-75, 35, "#fff0d4", 0.4), middle=0.27, rim=0.4,
       camera=Camera(lens_mm=70, f_number=1.5))
def lake_shore(random):
    clear_day(-115, 33, 3.6, 0.11, 2)
    panel((0, 195, 0), (600, 400), rippled_water(), "up")
    reed, willow, oak = foliage(random, "reed"), foliage(random, "willow"), foliage(random, "bank oak")
    for middle, spread, count in ((-1.75, 0.55, 60), (1.9, 0.45, 40)):
        for _ in range(count):
            at = random.gauss(middle, spread), random.uniform(5.2, 8), random.uniform(0.05, 0.4)
            plant(random, reed, at, random.uniform(0.6, 1.15), level=True)
    # A willow hangs in from the left; the far bank is a low lawn and a wood with bays.
    for x in (-2.6, -2.1, -1.75, -1.4):
        fill(random, willow, (x - 0.2, x + 0.2), (7.5, 9.5), (2.9 + 0.8 * (x + 2.6), 4.4), 22, 0.55)
    box((0, 82, 0.2), (200, 24, 0.6), matte("#8a9150", 0.95, vary=0.3, size_m=4))
    for x in range(-34, 36, 3):
        back = 82 + 6 * math.sin(x / 5) + random.uniform(-3, 3)
        tall = 8 + 3 * math.sin(x / 4 + 1) + random.uniform(-2, 2)
        broadleaf(random, random.choice((oak, willow)), (x + random.uniform(-1.5, 1.5), back, 0), tall, 4.2, 90, 3, 0.2)
        bush(random, oak, (x, back - 4, 0), (2.5, 2, random.uniform(1.5, 3.5)), 14, 2)


@scene("flower-border", "greenery", key=Key(45, 50, "#fff4e2", 0.35), middle=0.24, rim=0.3,
       camera=Camera(lens_mm=70, f_number=1.5))
def flower_border(random):
    clear_day(55, 45, 4.3, 0.13)
    ground("#7b8446", 0.25, 2)
    tufts(random, foliage(random, "meadow grass"), (-0.9, 0.8), (4, 14), 160, 0.3)
    herbs = foliage(random, "herbs")
    blooms = [foliage(random, f"{colour} perennial") for colour in ("lilac", "white", "pink", "yellow", "blue")]
    for side in (-1, 1):
        for y in (4.6, 5.6, 6.8, 8.2, 9.8, 11.6, 13.6):
            drift = blooms[random.randrange(len(blooms))]
            for row in range(3):
                x = side * (0.75 + 0.03 * y + 0.45 * row + random.uniform(-0.15, 0.15))
                tall = 0.4 + 0.38 * row + random.uniform(-0.1, 0.15)
                bush(random, herbs, (x, y, 0), (0.45, 0.6, tall), 17, 0.6)
                for _ in range(14):
                    kind = drift if row < 2 else random.choice(blooms)
                    at = x + random.gauss(0, 0.22), y + random.gauss(0, 0.3), tall + random.uniform(-0.15, 0.2)
                    plant(random, kind, at, 0.42)
    fill(random, foliage(random, "yew", count=300, radius_m=0.45), (-5, 5), (16.5, 17.2), (0, 2.1), 260, 0.9)
    grove(random, foliage(random, "linden"), ((-3.4, 21), (2.6, 24), (-0.4, 33), (6, 30), (-7, 30)), (6, 9), 3.4, 190, 1.5, 1.5)
