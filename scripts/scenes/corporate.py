"""Cool, quiet, orderly: canvases with real fall-off, glass, stone, a boardroom, a city behind the window."""

from lib import *
from lib.studio import sweep

STEEL = "#3a4047"


def city(random, near_m=40, count=45, base="#77838f", spread_m=70, lit=None):
    """Towers far below and beyond a high window; `lit` adds windows at night."""
    paints = [matte(base, 0.7, vary=0.25, size_m=6) for _ in range(3)] + [matte("#5c6670", 0.4, vary=0.2, size_m=5)]
    for _ in range(count):
        y = near_m + random.random() ** 1.4 * 110
        x = random.uniform(-0.5, 0.5) * spread_m * y / near_m * 0.6
        top = random.uniform(-14, 5) + y * 0.07
        w = random.uniform(5, 11)
        box((x, y, top / 2 - 20), (w, w, top + 40), random.choice(paints), (0, 0, random.uniform(-12, 12)))
        if lit:
            for _ in range(lit):
                sparkle((x + random.uniform(-0.45, 0.45) * w, y - w / 2 - 1, top - random.random() ** 1.3 * 22),
                        random.choice(("#ffcf93", "#ffdcae", "#fff0d8", "#cfe0ff")), random.uniform(0.1, 0.75))


@scene("slate-canvas", "corporate", framings=("classic", "tight", "wide"), key=Key(-45, 35, "#f2f6ff", 0.35),
       middle=0.095, rim=0.05, camera=Camera(lens_mm=70, f_number=1.8))
def slate_canvas(random):
    surroundings(colour="#20262c", strength=0.25)
    panel((0, 3.9, 1.5), (6, 5), clouded(["#46515c", "#69757f", "#57636e"], 0.55, 0.9, detail=3, distortion=0.3))
    spot((-1.3, 2.0, 2.6), (-0.12, 3.9, 1.42), 260, "#f4f7ff", cone_deg=58, softness=1, radius_m=0.4)
    area_light((2.5, 1.5, 2), (0.6, 3.9, 1), 1.2, 10, "#cfdcf0")


@scene("grey-gradient", "corporate", framings=("tight", "classic", "wide"), key=Key(40, 40, "#fbfbff", 0.25),
       middle=0.3, rim=0.3, camera=Camera(lens_mm=70, f_number=1.8))
def grey_gradient(random):
    surroundings(colour="#aeb9c8", strength=0.05)
    sweep((0, 4.6, 0), 7, 5, 6, matte("#b9bec4", 0.8, vary=0.03, size_m=1.5))
    spot((1.7, 2.3, 0.6), (0.28, 4.6, 1.05), 260, "#f6f8ff", 70, 1, 0.4)
    area_light((-2.6, 1.6, 2.6), (-1.0, 4.6, 2.2), 1.0, 10, "#9fb8e0")


@scene("glass-office", "corporate", key=Key(50, 30, "#eef4ff", 0.3), middle=0.24, rim=0.45,
       camera=Camera(lens_mm=55, f_number=1.0))
def glass_office(random):
    surroundings(colour="#b9c4cf", strength=0.35)
    room(9, 16, 2.9, matte("#d5d9da", 0.7, vary=0.1, size_m=2), matte("#4c535b", 0.95, vary=0.25, size_m=0.5),
         matte("#d9dcde", 0.8), right=False)
    for i in range(8):
        box((3.1, 2.4 + i * 1.9, 1.45), (0.12, 0.08, 2.9), matte(STEEL, 0.4, metal=0.5))
    box((3.1, 8, 0.25), (0.15, 16, 0.5), matte("#aab0b4", 0.5))
    panel((9, 8, 2), (34, 12), gradient_glow("#9fb0bd", "#e6f0fb", 4.5, 5, -0.5, 0.3), "left")
    area_light((3.0, 6, 1.8), (-1.5, 7, 1.0), 10, 520, "#e6f0ff", 2.4)
    glass_wall((-2.0, 8.5, 0), 8, 2.9, turn_deg=90)
    panel((-2.6, 9.5, 1.3), (5, 2.2), clouded(["#33475c", "#54708a", "#9db2c0"], 1.2), "right")
    for y in (4.6, 6.8, 9.0, 11.2, 13.4):
        box((-1.0, y, 2.88), (0.14, 1.3, 0.03), glow("#f4f8ff", 5))
        box((1.7, y, 2.88), (0.14, 1.3, 0.03), glow("#f4f8ff", 5))
    for i, (x, y) in enumerate(((-1.0, 7.2), (1.6, 6.6), (-0.6, 10.4), (1.9, 9.6), (0.9, 13.2))):
        table((x, y, 0), (1.6, 0.8), top=matte(("#d9d6cf", "#a9825c")[i % 2], 0.4), turn_deg=(90, 0, 0, 90, 0)[i])
        box((x + 0.2, y, 1.02), (0.62, 0.04, 0.36), matte("#1c2026", 0.3), (0, 0, random.uniform(-30, 30)))
        office_chair((x - 0.4, y - 0.75, 0), random.uniform(-60, 60), ("#2b3036", "#3d5475", "#6b7178")[i % 3])
    potted_plant(random, (-1.5, 6.2, 0), 1.3)
    potted_plant(random, (2.5, 8.4, 0), 1.8)
    panel((0.6, 15.9, 1.5), (1.6, 1.2), clouded(["#2c4a6e", "#c8d4de", "#7e97ad"], 0.6))
    box((-1.6, 15.8, 1.2), (0.9, 0.1, 2.1), matte("#5d4a3a", 0.5))


@scene("boardroom-dusk", "corporate", framings=("tight", "classic", "wide"), key=Key(-40, 35, "#ffe9d2", 0.35),
       middle=0.075, rim=0.12, camera=Camera(lens_mm=55, f_number=1.0))
def boardroom_dusk(random):
    sky("#2c4a86", "#a58c96", "#2a3346", 0.7)
    city(random, base="#55647c", lit=12)
    room(7, 8, 3.0, matte("#4a4f58", 0.6), matte("#2c2f36", 0.9), matte("#50545c", 0.8), back=False)
    for x in (-2.2, -0.75, 0.75, 2.2):
        box((x, 8, 1.5), (0.09, 0.12, 3), matte("#15181d", 0.4, metal=0.4))
    for z in (0.1, 2.95):
        box((0, 8, z), (7, 0.14, 0.14), matte("#15181d", 0.4))
    box((0.2, 5.9, 0.72), (1.9, 3.6, 0.06), wood("#6e4a30", "#38241a", 0.25, along="y"), bevel_m=0.02)
    for side, x in ((-1, -1.05), (1, 1.45)):
        for y in (4.7, 5.6, 6.5, 7.3):
            office_chair((x, y, 0.02), side * -75 + random.uniform(-12, 12), "#3b4452")
    for i in range(3):
        pendant((1.0, 5.2 + i * 1.0, 2.0), "#2d2a28", 1.0, 0.15, 20, "#ffd3a0", 9)
    area_light((-2.8, 4.5, 2.6), (0, 6, 0.8), 1.2, 60, "#ffdcb8")
    area_light((0, 3.2, 2.8), (0, 6, 0), 2.0, 75, "#b4c4e4")
    panel((-3.45, 5.8, 1.6), (2.2, 1.2), clouded(["#5a4636", "#96714e", "#33404f"], 0.7), "right")


@scene("city-window", "corporate", key=Key(-50, 30, "#f0f5ff", 0.4), middle=0.26, rim=0.6,
       camera=Camera(lens_mm=58, f_number=1.05))
def city_window(random):
    sky("#86acd4", "#dfe7ec", "#8b8f92", 1.6)
    sun(-120, 32, 3.0, "#fff2df")
    city(random, near_m=34, count=55, base="#8793a0")
    floor = matte("#6d6660", 0.35, vary=0.2)
    panel((0, 2, 0), (9, 8), floor, "up")
    panel((0, 2, 3.0), (9, 8), matte("#d8d9d8", 0.8), "down")
    panel((2.4, 2.5, 1.5), (9, 3), matte("#a9adb0", 0.7, vary=0.15), "left")
    for x in (-1.9, -0.78, 0.92, 2.1):
        box((x, 5.4, 1.5), (0.07, 0.14, 3), matte("#2a2f35", 0.4, metal=0.4))
    box((0, 5.4, 0.55), (6, 0.12, 0.06), matte("#2a2f35", 0.4))
    box((0, 5.4, 2.9), (6, 0.3, 0.3), matte("#b9bcbd", 0.6))
    box((1.0, 4.9, 0.42), (1.0, 0.5, 0.84), wood("#8c6a4a", "#5d432c"))
    clutter(random, (0.95, 4.85, 0.84), 0.8, 0.3, 6, ("#3d4f66", "#d9d6cf", "#8a6f4d"))
    potted_plant(random, (-0.95, 4.6, 0), 1.2, 420)
    area_light((-2.6, 4.2, 1.8), (1.8, 4.8, 1.0), 2, 60, "#e8f1ff")


@scene("stone-lobby", "corporate", framings=("classic", "wide", "tight"), key=Key(-35, 40, "#fff6ea", 0.3), middle=0.2,
       rim=0.25, camera=Camera(lens_mm=55, f_number=1.0))
def stone_lobby(random):
    surroundings(colour="#a9b4c0", strength=0.25)
    stone = clouded(["#b8b4ac", "#d6d3cc", "#a39f98", "#c9c6bf"], 1.4, 0.35, detail=5)
    panel((0, 4, 0), (16, 24), clouded(["#8d8f92", "#a6a8aa", "#7c7f83"], 2.0, 0.15), "up")
    panel((0, 4, 4.2), (16, 24), matte("#cfd2d4", 0.8), "down")
    panel((0, 14, 2.1), (16, 4.2), stone)
    for i in range(26):
        box((1.0 + i * 0.13, 9.5, 2.1), (0.06, 0.1, 4.2), wood("#6a4a33", "#3d2a1d", along="z"))
    panel((3, 9.62, 2.1), (4.4, 4.2), matte("#2e2723", 0.8))
    area_light((1.6, 9.2, 4.0), (1.8, 9.5, 0), 0.4, 40, "#ffd9a8")
    panel((-4.6, 8, 2.2), (14, 3.6), gradient_glow("#a8bac8", "#eef4fa", 4, 4, 0, 0.3), "right")
    for y in (5, 7, 9, 11, 13):
        box((-4.4, y, 2.1), (0.14, 0.14, 4.2), matte(STEEL, 0.4, metal=0.5))
    area_light((-4.2, 8, 2.6), (1, 9, 1.2), 8, 480, "#eaf2ff", 3)
    box((1.3, 7.6, 0.55), (2.2, 0.7, 1.1), stone, bevel_m=0.02)
    box((1.3, 7.25, 0.1), (2.1, 0.04, 0.05), glow("#ffdcae", 5))
    sofa((-1.5, 9.2, 0), 1.8, matte("#3b4a5e", 0.9), 25)
    potted_plant(random, (-2.4, 8.4, 0), 1.9, 500)
    for x, y in ((0.7, 8.0), (1.3, 8.0), (1.9, 8.0)):
        pendant((x, y, 2.45 + 0.1 * random.random()), "#b08a4e", 1.6, 0.12, 12, "#ffd9a8", 10)
    for i in range(7):
        sparkle((-3.2 + i * 0.95, 12.2, 3.9 + random.uniform(-0.1, 0.1)), "#fff1dc", 0.55)
    for x in (-1.9, 0.3):
        box((x, 11.5, 2.1), (0.5, 0.5, 4.2), stone)


@scene("glass-corridor", "corporate", framings=("wide", "classic", "tight"), key=Key(45, 35, "#f2f6ff", 0.3), middle=0.2,
       rim=0.35, camera=Camera(lens_mm=58, f_number=1.05))
def glass_corridor(random):
    surroundings(colour="#9fb0c0", strength=0.3)
    panel((0, 9, 0), (12, 26), matte("#555c64", 0.5, vary=0.25), "up")
    panel((0, 9, 2.8), (12, 26), matte("#c9cdd0", 0.8), "down")
    panel((0, 26, 1.4), (14, 6), gradient_glow("#8fa6b6", "#e4eef8", 1.5, 3, 0, 0.35))
    for x in (-0.9, 0.35, 1.5):
        box((x, 21.8, 1.4), (0.1, 0.1, 2.8), matte(STEEL, 0.4))
    hedge(random, (0.4, 24, 0.4), (6, 1, 1.6), leaves_per_m2=60, leaf_m=0.25)
    glass_wall((-1.1, 10, 0), 14, 2.8, turn_deg=90, every_m=1.6)
    panel((-4.0, 10, 1.4), (16, 2.8), matte("#39506b", 0.8, vary=0.2, size_m=1.5), "right")
    for y in (5.5, 9.0, 12.5):
        box((-2.6, y, 0.72), (1.3, 2.2, 0.05), matte("#cfd2d4", 0.4))
        for dy in (-0.6, 0.6):
            office_chair((-1.9, y + dy, 0), 80 + random.uniform(-20, 20), random.choice(("#2b3036", "#8b949c")))
        area_light((-2.6, y, 2.7), (-2.6, y, 0), 1.2, 45, "#fff3e0")
        box((-2.6, y, 2.76), (1.0, 0.16, 0.04), glow("#fff3e0", 7))
    panel((2.0, 9, 1.4), (22, 2.8), matte("#e1e3e4", 0.7, vary=0.1, size_m=1.2), "left")
    for i, y in enumerate((6.0, 8.6, 11.8)):
        box((1.95, y, 1.05), (0.06, 0.95, 2.1), wood("#8d6a4a", "#6a4c33", along="z"))
    for y in (4.5, 7, 9.5, 12, 14.5, 17):
        box((0.55, y, 2.77), (0.3, 0.9, 0.03), glow("#f4f8ff", 6))
        area_light((0.5, y, 2.7), (0.5, y, 0), 0.6, 32, "#f4f8ff")
    potted_plant(random, (1.45, 9.9, 0), 1.5, 400)
