"""Bright everyday places in mixed colours: a café, a workshop, a kitchen, a loft, a street, shops."""

import math

from lib import *
from lib.interiors import *
from lib.masonry import *
from lib.solids import *

MIXED = ("#c25a44", "#d9aa4a", "#4d7f9c", "#5f9478", "#e3dccc", "#7b6488", "#d68f73", "#38434f", "#b7c9c6", "#b0586a",
         "#8d8a80", "#ece6d8")
CUPS = ("#f2efe8", "#e7dfd0", "#7fa6a4", "#d98a5b", "#f2efe8", "#3c4a52", "#e0b64a")


@scene("corner-cafe", "casual", key=Key(-50, 35, "#f6f8ff", 0.3), middle=0.3, rim=0.3, camera=close_camera(yaw_deg=-10))
def corner_cafe(random):
    surroundings(colour="#eef1f4", strength=0.5)
    room(4.6, 7.5, 3.3, matte("#e9e4d8", 0.8), wood("#b88a5c", "#8f6540", 0.5, along="y", planks_m=0.15),
         matte("#efece4", 0.9))
    tiles = Solids(tinted(0.25, 0.05, 0.4))
    tiling(tiles, random, (-1.194, 3.606), (7.4, 7.45), (0.95, 2.15), "#5f9a97", (0.012, 0.006), (0.75, 1.3))
    tiles.build()
    counter = Solids(timber())
    boarding(counter, random, (-1.2, 3.84), (5.7, 5.75), (0, 1.02), "#c08a55", 0.24, tones=(0.75, 1.2))
    counter.box((-1.3, 3.7), (5.55, 6.3), (1.02, 1.08), "#efe9dd")
    for z in (1.75, 2.15):
        counter.box((-0.6, 2.6), (7.15, 7.42), (z, z + 0.04), "#a9764a")
    counter.box((-1.4, 3.7), (6.9, 7.42), (0.9, 0.95), "#a9764a")
    things = Solids(tinted(0.35, 0.1))
    for z in (1.79, 2.19, 0.95):
        x = -0.5
        while x < 2.5:
            r, tall = random.uniform(0.035, 0.07), random.uniform(0.08, 0.22)
            things.lathe(x, 7.28, [(r * 0.8, z), (r, z + tall)], random.choice(CUPS))
            x += r * 2 + random.uniform(0.01, 0.12)
    things.box((0.4, 1.2), (6.0, 6.3), (1.08, 1.5), "#b9bec2", 0.9)
    things.box((0.42, 1.18), (5.98, 6.0), (1.4, 1.5), "#c1502e")
    things.lathe(1.75, 6.0, [(0.16, 1.08), (0.17, 1.3), (0.02, 1.46)], "#dfe6e4")
    for i in range(9):
        things.ball(2.2 + random.uniform(-0.15, 0.3), 6.0 + random.uniform(-0.12, 0.1), 1.13 + 0.03 * (i % 3), 0.055,
                    random.choice(("#c98a3f", "#b46a2d", "#dba95e")))
    things.box((2.75, 3.45), (7.4, 7.44), (1.3, 2.6), "#2c302e")
    for k in range(7):
        things.box((2.85, 2.95 + random.uniform(0.1, 0.4)), (7.38, 7.4), (1.45 + k * 0.15, 1.48 + k * 0.15), "#e8e6dc", 0.8)
    stools = Solids(tinted(0.5, 0.1))
    for x, colour in ((-0.7, "#d9573f"), (0.3, "#e8b23a"), (1.35, "#e9e2d2"), (2.3, "#3f7fa6")):
        stools.lathe(x, 5.1 + random.uniform(-0.15, 0.1), [(0.17, 0.72), (0.17, 0.76)], colour)
        stools.lathe(x, 5.1, [(0.2, 0), (0.02, 0.05), (0.02, 0.72)], "#3a3d40")
    for x in (-0.5, 0.75, 2.0):
        hanging_bulb(things, (x, 5.9 + random.uniform(-0.1, 0.1), 2.2), 1.1, 0, 1.1, "#ffe0b0", "#f3efe6", 0.2)
    things.build()
    stools.build()
    counter.build()
    tall_window((-2.28, 5.3, 0.7), 2.6, 2.2, view("#eef4fa", "#9fae9a", 2.2, 1.5), 90, (3, 2), frame="#33403f")
    daylight((-2.1, -2.1), (3.5, 7), (0.8, 2.8), 320, (2, 6.5, 1))
    potted_plant(random, (-1.75, 7.0, 0), 1.7)
    area_light((0.7, 5.9, 3.2), (0.7, 6.8, 0), 3, 90, "#ffe6c2", 0.6)
    area_light((1.5, 0.3, 2.6), (0, 7, 1.2), 2.2, 90, "#fff6ea")


@scene("maker-workshop", "casual", key=Key(30, 55, "#f7f9ff", 0.3), middle=0.28, rim=0.2, camera=close_camera(yaw_deg=3))
def maker_workshop(random):
    surroundings(colour="#eef1f4", strength=0.45)
    room(7, 7, 3.6, matte("#e6e3dc", 0.8), matte("#a7a39b", 0.6), matte("#efede8", 0.9))
    panel((0.2, 6.95, 1.85), (4.6, 1.8), clouded(["#d8b684", "#c9a371", "#e2c598"], 0.6, 0.7, stretch=(1, 1, 4)))
    tools = Solids(tinted(0.4, 0.15))
    for _ in range(46):
        x, z = random.uniform(-1.9, 2.3), random.uniform(1.3, 2.5)
        tall, colour = random.uniform(0.12, 0.34), random.choice(MIXED)
        tools.stand((x, 6.9, z))
        tools.box((-0.015, 0.015), (-0.02, 0.02), (-tall, 0), colour if random.random() < 0.6 else "#6a6f74", 1, 0,
                  random.uniform(-0.2, 0.2))
        if random.random() < 0.6:
            tools.box((-0.06, 0.06), (-0.03, 0.02), (-0.02, 0.05), random.choice(("#7d8388", "#4a4f55", "#9a9fa3")))
        elif random.random() < 0.5:
            tools.ring(0, -0.02, -0.05, random.uniform(0.06, 0.12), 0.012, random.choice(MIXED), sides=14)
    tools.stand((0, 0, 0))
    for level, z in enumerate((0.08, 0.42)):
        for i in range(12):
            x = -2.2 + i * 0.4
            tools.box((x, x + 0.34), (6.2, 6.6), (z, z + 0.27), random.choice(MIXED), random.uniform(0.8, 1.1))
    for x in (-1.7, -0.9, 0.7, 1.9):
        tools.box((x, x + random.uniform(0.15, 0.4)), (6.2, 6.5), (0.95, 0.95 + random.uniform(0.1, 0.35)),
                  random.choice(MIXED), 1, random.uniform(-20, 20))
    tools.build()
    bench = Solids(timber())
    bench.box((-2.5, 2.6), (6.0, 6.8), (0.87, 0.95), "#c79a63")
    plain_table(bench, (1.5, 4.6, 0), (1.9, 0.9), 8, 0.9, "#b98750")
    plain_table(bench, (-1.9, 5.0, 0), (1.4, 0.8), -6, 0.9, "#c79a63")
    for i in range(11):
        x = 2.75 + i * 0.06
        bench.stand((0, 0, 0))
        bench.box((x, x + 0.035), (6.6, 6.9), (0, random.uniform(1.6, 2.7)), "#cfa56d", random.uniform(0.7, 1.2), 0, 0.05)
    bench.build()
    clutter(random, (1.5, 4.6, 0.9), 1.6, 0.7, 12, MIXED)
    clutter(random, (-1.9, 5.0, 0.9), 1.1, 0.6, 10, MIXED)
    clutter(random, (0, 6.4, 0.95), 4.4, 0.4, 22, MIXED)
    for x, y in ((-1.2, 5.6), (1.1, 5.9)):
        panel((x, y, 2.95), (1.5, 0.12), glow("#f6f8ff", 1.4), "down")
    lamp = Solids()
    for x, colour in ((-0.5, "#d9573f"), (1.7, "#2f7f7a")):
        hanging_bulb(lamp, (x, 5.2, 2.25), 1.4, 0, 0.9, "#fff0d8", colour, 0.22)
    lamp.build()
    area_light((0.3, 5.2, 3.5), (0.3, 6.2, 0), 5, 380, "#f6f9ff", 2.4)
    area_light((2.5, 0.5, 2.8), (0, 7, 1.2), 2, 110, "#fff8ee")


@scene("sunny-kitchen", "casual", key=Key(50, 35, "#fff8ea", 0.35), middle=0.36, rim=0.35, camera=close_camera(yaw_deg=2))
def sunny_kitchen(random):
    surroundings(colour="#f2f2ee", strength=0.6)
    room(6.2, 5.8, 2.8, matte("#f0eee9", 0.8), wood("#c9a070", "#a47c50", 0.5, along="x", planks_m=0.15),
         matte("#f4f2ec", 0.9))
    units = Solids(tinted(0.45, 0.04, 0.6))
    for i in range(9):
        x = -3 + i * 0.62
        units.box((x + 0.006, x + 0.614), (5.15, 5.7), (0.1, 0.86), "#8fa893", random.uniform(0.95, 1.05))
        units.box((x + 0.22, x + 0.4), (5.12, 5.15), (0.74, 0.76), "#c2a25c")
    units.box((-3.1, 2.7), (5.1, 5.75), (0.87, 0.91), "#eee9df")
    units.box((-3.1, -1.55), (5.35, 5.75), (1.5, 2.3), "#8fa893")
    tiling(units, random, (-3, 2.8), (5.77, 5.79), (0.92, 1.52), "#f1ede4", (0.008, 0.008), (0.9, 1.06))
    units.build()
    boards = Solids(timber())
    for z in (1.58, 1.98):
        boards.box((-1.35, 0.35), (5.5, 5.78), (z, z + 0.04), "#b98750")
    plain_table(boards, (-0.9, 3.9, 0), (1.7, 0.9), 10, 0.75, "#c2935e")
    spindle_chair(boards, (-1.3, 4.7, 0), -5, "#e0b64a")
    spindle_chair(boards, (-0.3, 4.75, 0), 12, "#3f7fa6")
    boards.build()
    crockery = Solids(tinted(0.3, 0.08))
    for z in (1.62, 2.02):
        x = -1.25
        while x < 0.25:
            r = random.uniform(0.045, 0.09)
            crockery.lathe(x + r, 5.62, [(r * 0.6, z), (r, z + random.uniform(0.06, 0.22))], random.choice(CUPS))
            x += 2 * r + random.uniform(0.01, 0.06)
    for x, r, tall, colour in ((-1.2, 0.07, 0.3, "#d98a5b"), (-0.95, 0.06, 0.2, "#f2efe8"), (-0.2, 0.11, 0.12, "#e9e2d2"),
                               (2.2, 0.09, 0.25, "#c24f3a")):
        crockery.lathe(x, 5.5, [(r, 0.91), (r * 1.05, 0.91 + tall)], colour)
    crockery.lathe(-0.9, 3.9, [(0.08, 0.75), (0.17, 0.84)], "#e9e2d2")
    for _ in range(9):
        crockery.ball(-0.9 + random.uniform(-0.11, 0.11), 3.9 + random.uniform(-0.1, 0.1), 0.86 + random.uniform(0, 0.05),
                      0.042, random.choice(("#e58b2f", "#e3b93c", "#a9bf4a", "#d0503a")))
    hanging_bulb(crockery, (-0.8, 4.0, 2.0), 0.9, 0, 0.8, "#fff0d8", "#d9573f", 0.24)
    crockery.build()
    tall_window((1.45, 5.76, 1.0), 1.5, 1.35, view("#fbfbf4", "#a9c27e", 2.4, 1.7, 0.7, 1.2), 0, (2, 1), frame="#fbf9f4",
                watts=90)
    for x, tall in ((1.0, 0.34), (1.5, 0.22), (1.95, 0.4)):
        leaf_cloud(random, (x, 5.55, 1.06 + tall / 2), (tall * 0.4, tall * 0.35, tall * 0.5), 260,
                   leaf("#4f7a35", "#8fb055", 0.4), 0.05, 0.2)
    daylight((2.9, 2.9), (2.5, 5.5), (0.9, 2.4), 260, (-1.5, 5.2, 0.8), "#fbf6ee")
    area_light((-1, 0.3, 2.6), (0, 6, 1.2), 2.2, 110, "#fbf8f4")


@scene("brick-loft", "casual", key=Key(-55, 35, "#f4f7ff", 0.35), middle=0.26, rim=0.25, camera=close_camera(yaw_deg=-9))
def brick_loft(random):
    surroundings(colour="#eef1f6", strength=0.4)
    walls = brick("#a8644b", "#8a4c3a", "#c9bdb0", wall="xy")
    room(4.8, 8.5, 4, matte("#e9e6df", 0.8), wood("#a97f58", "#7f5b3c", 0.4, along="y", planks_m=0.16),
         matte("#eeece6", 0.9), back_wall=walls)
    outside = view("#eef4fb", "#a8b4b8", 2.0, 1.3, 1.5, 1.4)
    for y in (4.4, 7.0):
        tall_window((-2.38, y, 0.7), 2.2, 2.8, outside, 90, (4, 5), frame="#2d3133", bar_m=0.04)
    daylight((-2.2, -2.2), (3, 8.2), (0.8, 3.4), 520, (2, 7, 0.8))
    sofa((0.3, 7.3, 0), 2.2, matte("#d7a436", 0.95, vary=0.12, size_m=0.2), 0, ("#2f6f73", "#e7e0d2", "#c1583c"))
    frames = Solids()
    for x, z, w, h, image in ((0.2, 2.15, 0.8, 1.0, "#4f8a8b"), (1.15, 2.4, 0.6, 0.6, "#e0a24a"),
                              (1.1, 1.7, 0.5, 0.6, "#c9d3cf"), (2.0, 2.1, 0.6, 0.85, "#b5523b")):
        framed(frames, (x, 8.46, z), (w, h), 0, random.choice(("#222426", "#c9a06a")), "#f0ede6", image)
    frames.lathe(-1.15, 7.9, [(0.16, 0), (0.02, 0.03), (0.02, 1.55)], "#2a2c2e")
    frames.lathe(-1.15, 7.9, [(0.22, 1.5), (0.15, 1.8)], "#efe3c8", 1.2)
    frames.box((-0.4, 0.7), (5.9, 6.5), (0.36, 0.4), "#b98750")
    frames.box((-0.35, -0.3), (5.95, 6.45), (0, 0.36), "#2a2c2e")
    frames.box((0.6, 0.65), (5.95, 6.45), (0, 0.36), "#2a2c2e")
    for i in range(4):
        frames.box((0.0, 0.3), (6.0, 6.25), (0.4 + i * 0.03, 0.427 + i * 0.03), random.choice(MIXED), 1,
                   random.uniform(-10, 10))
    frames.build()
    panel((0.2, 6.4, 0.01), (3.2, 2.2), clouded(["#c9b79c", "#8f4a3a", "#d8cbb4", "#3f5f6a"], 0.35, 0.95), "up")
    potted_plant(random, (-1.9, 8.0, 0), 2.0)
    potted_plant(random, (1.9, 7.0, 0), 1.5)
    for i in range(9):
        x = -2.2 + i * 0.55
        sparkle((x, 7.9, 3.05 - 0.22 * math.sin(math.pi * ((i % 5) / 4))), "#ffe0a8", 0.45)
    area_light((2, 0.4, 3), (0, 8, 1.2), 2.4, 150, "#fff3e4")


@scene("pastel-street", "casual", key=Key(-55, 48, "#fff8ec", 0.3), middle=0.32, rim=0.3, camera=close_camera(yaw_deg=5))
def pastel_street(random):
    sky("#9fc4ea", "#f0f2f0", "#a09a8e", 1.0)
    panel((0, 12, 0), (24, 34), clouded(["#b9b1a4", "#a39b8f", "#c7c0b3"], 0.5, 0.8), "up")
    houses = Solids(tinted(0.85, 0.12, 0.9))
    street_side(random, houses, 3.2, 3.0, ("#e3b58a", "#d98f74", "#efe3c4", "#a9bfc4", "#e8c66f", "#c9d2b4"))
    street_end(random, houses, 30, ((-9, 6.4, "#e6cfae"), (-4.2, 5.2, "#c9b3a0"), (-0.4, 6.0, "#efe2c8"),
                                    (3.6, 5.4, "#b9c4c0")))
    y = 8.0
    for colour in ("#e9d9bd", "#b9c9c2", "#dfa98a", "#efe6d2"):
        houses.box((-10, -4.6), (y, y + 4.2), (0, random.uniform(6, 8.5)), colour)
        for level in (0.6, 3.4, 5.6):
            for k in (0.25, 0.7):
                houses.box((-4.6, -4.52), (y + 4.2 * k - 0.5, y + 4.2 * k + 0.5), (level, level + 1.6), "#61707a",
                           random.uniform(0.7, 1.3))
        y += 4.3
    houses.build()
    awnings = Solids(tinted(0.9, 0.08))
    awning(awnings, (3.0, 1.7), 5.2, (2.75, 2.25, 2.05), 16, ("#c8473a", "#f3eee2"))
    for x, y, colour in ((-1.5, 8.6, "#e9c24a"), (0.3, 12.5, "#f0eadc"), (-2.2, 14.5, "#3f8a86")):
        awnings.lathe(x, y, [(1.35, 2.25), (0.05, 2.85)], colour, 1, 8)
        awnings.rod((x, y, 0), (x, y, 2.9), 0.03, "#8a7a64")
    awnings.build()
    seats = Solids(tinted(0.5, 0.08))
    for x, y in ((1.6, 5.4), (0.4, 6.4), (2.1, 7.4), (-1.5, 8.2), (-0.6, 9.6), (0.9, 11), (-2.2, 13)):
        seats.stand((x, y, 0))
        seats.lathe(0, 0, [(0.22, 0), (0.03, 0.04), (0.03, 0.72), (0.36, 0.73), (0.36, 0.76)], "#d8d2c6")
        seats.lathe(0.08, 0, [(0.04, 0.76), (0.035, 0.9)], random.choice(MIXED))
        for turn in (random.uniform(60, 120), random.uniform(-120, -60)):
            drawn_up_chair(seats, (x, y), turn, 0.62, random.choice(MIXED))
    seats.build()
    for x, y in ((-2.6, 6.8), (2.7, 9.6), (-3.2, 10.5)):
        potted_plant(random, (x, y, 0), 1.3)
    tree(random, (-3.0, 15.5, 0), 6.0, (2.0, 2.0, 1.8), 5000)
    tree(random, (-3.6, 9.8, 0), 5.2, (1.5, 1.5, 1.5), 4000)
    for i in range(12):
        t = i / 11
        sparkle((-4.2 + 7.4 * t, 10.5, 3.9 - 0.9 * math.sin(math.pi * t)), "#fff0cc", 0.5)
    sun(-60, 48, 3.0, "#fff0d6", 2)


@scene("record-shop", "casual", key=Key(40, 45, "#fbf7f0", 0.3), middle=0.26, rim=0.15, camera=close_camera(yaw_deg=10))
def record_shop(random):
    surroundings(colour="#eeece8", strength=0.45)
    room(5.0, 8, 3.2, matte("#ece8df", 0.8), matte("#8f8a82", 0.5), matte("#f0eee9", 0.9), back_wall=matte("#3e6a72", 0.8))
    sleeves = Solids(tinted(0.5, 0.25, 0.12))
    bins = Solids(timber())
    for x, y in ((-1.9, 5.2), (0.2, 6.2), (2.2, 5.4), (-0.3, 4.4)):
        record_bin(bins, sleeves, random, (x, y, 0), MIXED)
    for i in range(10):
        for k in range(3):
            if random.random() < 0.75:
                x, z = -2.6 + i * 0.52 + random.uniform(-0.03, 0.03), 1.3 + k * 0.42
                sleeves.stand((0, 0, 0))
                sleeves.box((x - 0.16, x + 0.16), (7.92, 7.94), (z, z + 0.32), random.choice(MIXED),
                            random.uniform(0.45, 1.0))
                low, left = random.uniform(0.02, 0.18), random.uniform(-0.14, 0.02)
                sleeves.box((x + left, x + left + random.uniform(0.08, 0.14)), (7.91, 7.93),
                            (z + low, z + low + random.uniform(0.04, 0.13)), random.choice(MIXED), random.uniform(0.6, 1.2))
    for i in range(4):
        y = 4.6 + i * 0.95
        sleeves.stand((-3.18, y, 1.9), 90)
        sleeves.box((-0.4, 0.4), (-0.02, 0), (-0.55, 0.55), random.choice(MIXED), 1.1)
        sleeves.box((-0.3, 0.3), (-0.03, 0), (-0.1, 0.4), random.choice(MIXED), 1.1)
    sleeves.build()
    bins.stand((0, 0, 0))
    for z in (1.26, 1.68, 2.1):
        bins.box((-2.85, 2.6), (7.88, 7.98), (z, z + 0.03), "#caa06a")
    bins.build()
    lamps = Solids()
    for x, colour in ((-1.6, "#e8b23a"), (0.3, "#f0ece2"), (2.0, "#d9573f")):
        hanging_bulb(lamps, (x, 6.6, 2.35), 0.8, 0, 1.0, "#ffe9c6", colour, 0.2)
    lamps.build()
    tall_window((2.48, 5.9, 0.8), 2.6, 1.9, view("#f2f6fa", "#a3aaa6", 2.2, 1.4), -90, (2, 1), frame="#f4f1ea")
    daylight((2.3, 2.3), (4, 7.4), (0.8, 2.6), 300, (-2, 7, 1))
    area_light((0, 6.2, 3.1), (0, 7.2, 0), 4.5, 150, "#fff0d8", 1.2)
    area_light((-1.5, 0.4, 2.6), (0, 8, 1.2), 2.2, 90, "#fff6ea")


@scene("bike-shop", "casual", key=Key(-45, 45, "#f5f8ff", 0.3),
       middle=0.41, rim=0.3, camera=close_camera(yaw_deg=-4, f_number=1.6))
def bike_shop(random):
    surroundings(colour="#f0f2f4", strength=0.5)
    room(5.2, 7.6, 3.5, matte("#f0ebe1", 0.8), matte("#b2afa8", 0.35, vary=0.25), matte("#f2f1ee", 0.9))
    panel((2.6, 7.55, 1.75), (2.2, 3.5), matte("#e0a93a", 0.8))
    for x, z, colour in ((-1.4, 1.8, "#c9503c"), (0.5, 1.3, "#3f7fa6"), (2.1, 1.9, "#2f3b4a")):
        bicycle(random, (x, 7.3, z - 0.35), colour)
    for x, y, colour in ((-1.2, 5.6, "#4f9a7a"), (1.8, 5.4, "#d9aa4a")):
        bicycle(random, (x, y, 0), colour, random.uniform(-20, 20))
    shop = Solids(tinted(0.5, 0.12))
    shop.box((0.1, 1.5), (6.3, 6.9), (0, 0.95), "#c9a06a")
    shop.box((0.0, 1.6), (6.2, 7.0), (0.95, 1.0), "#efeae0")
    for i in range(9):
        x = -2.3 + (i % 3) * 0.36
        shop.ball(x, 7.35, 1.15 + (i // 3) * 0.42, 0.13, random.choice(MIXED), 1, 0.8)
    for z in (1.0, 1.42, 1.84):
        shop.box((-2.6, -1.3), (7.2, 7.58), (z, z + 0.03), "#c9a06a")
    for _ in range(16):
        x = random.uniform(0.2, 1.4)
        shop.box((x, x + random.uniform(0.05, 0.2)), (6.4, 6.7), (1.0, 1.0 + random.uniform(0.05, 0.25)),
                 random.choice(MIXED))
    for i in range(5):
        shop.ring(2.5, 4.6 + i * 0.5, 2.4, 0.33, 0.014, "#2b2d2f", axis="x")
    for x in (-1.3, 0.6, 2.3):
        hanging_bulb(shop, (x, 6.4, 2.6), 0.9, 0, 0.9, "#fff2dc", random.choice(("#2b2d2f", "#f2efe8")), 0.2)
    shop.build()
    tall_window((-2.58, 5.6, 0.5), 2.8, 2.6, view("#f2f6fa", "#a8b09f", 2.4, 1.4), 90, (2, 1), frame="#2f3335")
    daylight((-2.4, -2.4), (3.5, 7), (0.6, 3), 420, (2, 7, 1))
    potted_plant(random, (2.9, 7.0, 0), 1.4)
    area_light((0, 5.8, 3.4), (0, 7, 0), 5, 320, "#fbf9f4", 1.6)
    area_light((1.5, 0.4, 2.6), (0, 8, 1.2), 2.2, 90, "#fff8ee")
