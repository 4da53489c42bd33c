"""Colour as the subject: gels, paper, paint, neon."""

import math

from lib import *
from lib.garden import *
from lib.studio import *


@scene("two-gels", "creative", framings=("tight", "classic", "wide"), key=Key(50, 25, "#ff86b4", 0.3),
       middle=0.09, rim=0.15, camera=Camera(lens_mm=65, f_number=1.6))
def two_gels(random):
    surroundings(colour="#2a2440", strength=0.12)
    panel((0, 4.4, 1.5), (7, 5), clouded(["#8f8c94", "#a5a2aa", "#97949c"], 0.5, 0.75, detail=4, distortion=0.2))
    spot((-2.6, 3.3, 1.9), (-0.7, 4.4, 1.5), 330, "#2f55ff", 75, 1, 0.25)
    spot((2.6, 3.1, 1.3), (0.75, 4.4, 1.45), 260, "#ff2f7e", 75, 1, 0.25)
    spot((0.3, 2.0, 3.6), (0.1, 4.4, 1.9), 25, "#8a5cff", 60, 1, 0.25)


@scene("terracotta-teal", "creative", key=Key(-45, 35, "#fff0dc", 0.4),
       middle=0.15, rim=0.12, camera=Camera(lens_mm=60, f_number=1.15))
def terracotta_teal(random):
    surroundings(colour="#cdb9a6", strength=0.12)
    clay = clouded(["#b65a35", "#cf7549", "#c2683e"], 0.9, 0.8, detail=4)
    teal = clouded(["#135e63", "#1d7d80", "#176d70"], 0.7, 0.8, detail=4)
    # A wall with an arch cut into it; teal behind.
    wall_with_arch((0.65, 4.6, 0), 1.2, 1.6, clay)
    panel((0.6, 6.2, 1.4), (5, 5), teal)
    cylinder((0.95, 5.6, 0.35), 0.28, 0.7, matte("#e9d9bf", 0.6))
    sphere((0.95, 5.6, 0.86), 0.17, matte("#e4a73a", 0.5))
    area_light((-2.4, 2.4, 2.9), (0.2, 4.8, 1.2), 1.0, 190, "#fff1dc")
    area_light((2.4, 5.4, 2.6), (0.6, 6.2, 1.5), 0.5, 42, "#e8fbff")


@scene("yellow-studio", "creative", framings=("classic", "wide", "tight"), key=Key(-50, 40, "#fff6dc", 0.3),
       middle=0.36, rim=0.35, camera=Camera(lens_mm=60, f_number=1.15))
def yellow_studio(random):
    surroundings(colour="#fff0c8", strength=0.2)
    sweep((0, 4.8, 0), 4.2, 3.6, 5, matte("#f2b90f", 0.75, vary=0.04, size_m=1.2))
    area_light((-2.6, 2.2, 3.0), (0, 4.8, 1.2), 1.2, 240, "#fff8ea")
    # A window frame between lamp and paper throws a slanting shadow.
    spot((-3.4, 1.6, 3.2), (0.5, 4.8, 1.5), 600, "#fff3d0", 34, 0.15, 0.05)
    for i in range(4):
        box((-1.95 + 0.28 * i, 2.75, 2.0 + 0.12 * i), (0.05, 0.05, 2.4), matte("#333333"), (0, 18, 0))
    cylinder((0.8, 4.0, 0.3), 0.32, 0.6, matte("#f08a24", 0.6))
    sphere((0.85, 4.0, 0.82), 0.22, matte("#f6d35a", 0.5))
    cylinder((-0.95, 4.2, 0.45), 0.2, 0.9, matte("#e7a10c", 0.6))


@scene("painted-mural", "creative", framings=("wide", "classic", "tight"), key=Key(-45, 45, "#fff3e0", 0.35),
       middle=0.27, rim=0.2, camera=Camera(lens_mm=60, f_number=1.2))
def painted_mural(random):
    clear_day(-55, 44, 4.0, 0.17, 3)
    ground("#a39c92", 0.12, 0.6)
    # A gable wall that runs away to the right, painted with hills and a sun; behind its end a street with trees.
    wall = MuralWall((-0.35, 5.4), 13, (-4.5, 1.12), 5.2)
    wall.plaster(matte("#f0e2c8", 0.85, vary=0.08))
    wall.disc(-0.62, 2.12, 0.5, "#eda32c")
    for foot, swell, wave_m, shift, colour in ((1.78, 0.34, 3.4, 0.9, "#e88f7c"), (1.42, 0.3, 2.6, 2.6, "#c9503c"),
                                               (1.08, 0.26, 3.0, 0.3, "#2a7f86"), (0.7, 0.2, 2.2, 1.9, "#e6b04a"),
                                               (0.42, 0.16, 2.8, 4.1, "#27496d")):
        wall.hill(foot, swell, wave_m, shift, colour)
    panel((0, 4.2, 0.015), (9, 1.5), matte("#b9b2a6", 0.9, vary=0.12, size_m=0.5), "up", (0, 0, 13))
    vine, shrub = foliage(random, "vine"), foliage(random, "shrub")
    for x, y in ((-0.95, 4.75), (0.5, 5.2)):
        potted_bush(random, (x, y, 0), shrub, "#b5654a", 0.36, (0.26, 0.26, 0.45), 22, 0.45)
    fill(random, vine, (0.68, 0.86), (5.5, 5.7), (1.3, 3.4), 40, 0.45)
    linden = foliage(random, "linden", shine=1.3)
    fill(random, linden, (1.2, 7), (11, 16), (0.6, 6), 150, 1.2)
    fill(random, linden, (2, 14), (24, 34), (0, 9), 150, 2.2)
    # A tree out of the picture dapples the wall.
    fill(random, linden, (-5.2, -2.2), (1.6, 4.0), (3.6, 5.8), 20, 0.7)


@scene("paper-layers", "creative", framings=("classic", "tight", "wide"), key=Key(-40, 35, "#fff4ee", 0.3),
       middle=0.26, rim=0.3, camera=Camera(lens_mm=60, f_number=1.1))
def paper_layers(random):
    surroundings(colour="#f2e2e6", strength=0.3)
    panel((0, 6.5, 1.5), (8, 6), matte("#f09aac", 0.8, vary=0.06, size_m=2))
    for x, y, width_m, turn_deg, colour in ((-1.55, 6.1, 1.3, 7, "#e2513f"), (1.75, 5.9, 1.5, -6, "#f4b93a"),
                                            (-1.75, 5.0, 1.3, 12, "#22857f"), (1.95, 4.9, 1.3, -13, "#3b4fa8")):
        sheet = matte(colour, 0.85, vary=0.07, size_m=1.5)
        panel((x, y, 1.5), (width_m, 5), sheet, turn_deg=(0, turn_deg, turn_deg))
    cylinder((0.62, 6.2, 2.2), 0.5, 0.03, matte("#fbd9c0", 0.7), (90, 0, 0))
    cylinder((-0.35, 5.6, 0.15), 0.62, 0.03, matte("#f7e3d0", 0.7), (90, 0, 0))
    area_light((-2.8, 3.0, 2.8), (0.3, 6.3, 1.4), 1.2, 330, "#fff6ee")
    area_light((2.8, 3.4, 1.4), (0, 6, 1.2), 1.0, 60, "#ffdfe8")


@scene("neon-brick", "creative", framings=("tight", "classic", "wide"), key=Key(-50, 25, "#ff9ad0", 0.35),
       middle=0.085, rim=0.2, camera=Camera(lens_mm=58, f_number=1.5))
def neon_brick(random):
    surroundings(colour="#4a4f86", strength=0.22)
    panel((0, 30, 0), (60, 70), matte("#3a3a44", 0.22, vary=0.3, size_m=0.7), "up")
    # A brick wall with neon runs away to the right; behind its end a wet street at dusk.
    at, turn_deg = (-0.3, 5.4, 0), 24
    on_wall = placed(at, turn_deg)
    box(on_wall(-1.3, 0.2, 2.6), (4.9, 0.3, 5.2), brick("#8f5146", "#633633", "#c4b8b2"), (0, 0, turn_deg))
    around = spaced(0, 2 * math.pi, 60)
    neon_tube(at, turn_deg, [(-0.84 + 0.4 * math.cos(a), 2.12 + 0.4 * math.sin(a)) for a in around], "#ff3ea5", 20)
    bulb(on_wall(-0.84, -0.25, 2.1), 14, "#ff3ea5", 0.2)
    neon_tube(at, turn_deg, [(0.98, 2.75), (0.98, 1.75)], "#35c8ff", 22)
    neon_tube(at, turn_deg, [(1.08, 2.6), (1.08, 1.9)], "#35c8ff", 10)
    neon_tube(at, turn_deg, [(-1.3, 0.75), (-0.55, 0.75), (-0.3, 1.0)], "#ff8a3c", 14)
    neon_tube(at, turn_deg, [(0.35, 0.7), (1.1, 0.7)], "#8a5cff", 16)
    panel((9, 44, 7), (60, 15), gradient_glow("#d98a78", "#3a4f96", 0.5, 10, 0.0, 0.3))
    for x, y, tall, width_m in ((9.4, 36, 4.2, 5), (5.6, 40, 3.0, 4)):
        box((x, y, tall / 2), (width_m, 3, tall), matte("#9a90b4", 0.8, vary=0.3, size_m=2))
    for _ in range(34):
        sparkle((random.uniform(2.2, 8), random.uniform(16, 34), random.uniform(0.4, 3.6)),
                random.choice(("#ff5a4a", "#ff6fa8", "#7fd8ff", "#ffb66a", "#ffd9a0", "#ffe6c0")), random.uniform(0.15, 0.6))


@scene("paint-shelves", "creative", framings=("wide", "classic", "tight"), key=Key(45, 35, "#fff8ee", 0.3),
       middle=0.17, rim=0.25, camera=Camera(lens_mm=55, f_number=1.0))
def paint_shelves(random):
    surroundings(colour="#c9d2d6", strength=0.3)
    panel((0, 7.5, 1.6), (8, 4), clouded(["#2f8f9a", "#3ba6ab", "#2a7d8c"], 1.0, 0.8))
    panel((0, 5, 0), (10, 9), wood("#9b7b58", "#76593b", along="y", planks_m=0.16), "up")
    paints = ("#d33b2c", "#f0a520", "#f6d44a", "#2b8a57", "#1d6fa3", "#4a3a92", "#d8609c", "#f1ede2", "#e2702f", "#23a6a0")
    pots = [matte(colour, 0.35, vary=0.1) for colour in paints]
    board = wood("#c49a68", "#9a7145")
    for z in spaced(0.5, 2.34, 4):
        box((-0.9, 7.2, z), (2.4, 0.3, 0.04), board)
        paint_pots(random, (-2.05, 0.2), 7.2, z + 0.02, pots)
    # Canvases that lean against the wall, an easel, a window on the right.
    for x, y, width_m, height_m, colours in ((0.8, 7.1, 0.9, 1.2, ["#e2513f", "#f0b04a", "#2d5a86"]),
                                             (1.35, 6.8, 0.8, 1.6, ["#1d7d80", "#f0e2c4", "#d8609c"]),
                                             (0.35, 7.3, 0.7, 0.9, ["#f6d44a", "#e2702f", "#4a3a92"])):
        canvas((x, y, height_m / 2 + 0.05), (width_m, 0.04, height_m), colours, 0.35, (-9, 0, random.uniform(-8, 8)))
    canvas((-1.25, 5.4, 1.15), (0.7, 0.03, 0.9), ["#23a6a0", "#f1ede2", "#d33b2c", "#f0a520"], 0.3, (-10, 0, 15))
    for dx in (-0.28, 0.28):
        box((-1.25 + dx, 5.45, 0.9), (0.04, 0.04, 1.8), board, (-6, dx * 20, 15))
    window((2.3, 6.0, 0.9), 2.6, 2.0, side="right", bars=(3, 2), watts=260, strength=5)
    table((0.9, 5.6, 0), (1.2, 0.7), 0.78, top=board)
    clutter(random, (0.9, 5.6, 0.78), 1.0, 0.5, 14, paints[:8])


@scene("colour-lights", "creative", framings=("classic", "tight", "wide"), key=Key(-45, 30, "#ffc98a", 0.35),
       middle=0.07, rim=0.2, camera=Camera(lens_mm=58, f_number=1.0))
def colour_lights(random):
    surroundings(colour="#241b38", strength=0.25)
    panel((0, 11, 2), (16, 7), clouded(["#3a2b55", "#52356b", "#2d2a58"], 1.5, 0.8))
    panel((0, 7, 0), (14, 12), matte("#2a2733", 0.3, vary=0.2), "up")
    for x, colour in ((-2.35, "#ff5a36"), (-1.75, "#ff2f7e"), (-1.2, "#ffb02e"), (1.1, "#ff2f7e"), (1.7, "#5a6bff"),
                      (2.3, "#ffb02e")):
        standing_tube(random, (x, 10.5, 1.9), 2.6, colour, 5, 28)
    for _ in range(60):
        sparkle((random.uniform(-3.2, 3.2), random.uniform(7.5, 10), random.uniform(0.3, 3.8)),
                random.choice(("#ffb66a", "#ff6fa8", "#7fd8ff", "#ffd98a", "#b08aff")), random.uniform(0.06, 0.5))
    box((-1.9, 7.5, 0.5), (1.0, 0.6, 1.0), matte("#b2352e", 0.6))
    box((1.8, 8.2, 0.7), (0.8, 0.6, 1.4), matte("#1f6f8b", 0.6))
