"""Wood and tungsten: amber lamps, fire and candles, evening at the window."""

import math

from lib import *
from lib.interiors import *
from lib.masonry import *
from lib.solids import *

GLASSES = ("#6b3a16", "#8a5a1e", "#2f3d22", "#a8742c", "#4a2413", "#c9a05a", "#5a1f16", "#7d6a3a")
WALNUT, HONEY = "#5d4635", "#93704e"
AMBER, CANDLE, FIRE = "#ffc98e", "#ffba72", "#ffa45c"


def wide_planks():
    return wood("#755c45", "#4f3d2d", 0.35, along="x", planks_m=0.16)


def bar_floor(rough):
    return wood("#664d38", "#433224", rough, along="y", planks_m=0.15)


@scene("filament-bulbs", "warm", key=Key(35, 40, "#ffcf9a", 0.35), middle=0.13, rim=0.1, camera=close_camera(yaw_deg=-3))
def filament_bulbs(random):
    surroundings(colour="#cdb59c", strength=0.12)
    room(7, 7, 3.4, matte("#6d5444", 0.8), bar_floor(0.4), matte("#4d3a2c", 0.9))
    boards = Solids(timber(0.35))
    bottle = Solids(tinted(0.15, 0.1, 0.1, specular=0.6))
    for z in (1.15, 1.6, 2.05, 2.5):
        boards.box((-2.4, 2.6), (6.55, 6.95), (z - 0.04, z), HONEY)
        bottles(bottle, random, (-2.3, 2.5), 6.72, z, GLASSES, 0.11, 0.29, 0.88)
    for x in (-2.45, -0.78, 0.9, 2.6):
        boards.box((x - 0.05, x + 0.05), (6.5, 6.98), (0.9, 2.9), WALNUT)
    boards.box((-3.4, 3.4), (6.2, 6.98), (0.86, 0.92), WALNUT)
    boarding(boards, random, (-3.36, 3.6), (5.3, 5.34), (0, 1.04), WALNUT, 0.24)
    boards.box((-3.4, 3.4), (5.15, 5.85), (1.04, 1.1), HONEY)
    glasses = Solids(tinted(0.1, 0.05, specular=0.7))
    for x in (-1.7, -1.5, -0.4, 0.9, 1.15, 1.9):
        glasses.lathe(x, 5.5 + random.uniform(-0.1, 0.1), [(0.035, 1.1), (0.045, 1.24)],
                      random.choice(("#c98b4a", "#e9d8b8", "#a8622c")))
    for x in (-1.5, -0.5, 0.6, 1.7):
        boards.lathe(x + random.uniform(-0.1, 0.1), 4.8, [(0.2, 0), (0.02, 0.04), (0.02, 0.74), (0.18, 0.75), (0.18, 0.8)],
                     "#4a3322")
    for i in range(9):
        x, y = -2.1 + i * 0.52 + random.uniform(-0.12, 0.12), random.uniform(3.6, 6.2)
        hanging_bulb(glasses, (x, y, random.uniform(2.0, 2.5)), 1.6, 0, random.uniform(1.3, 2.4), "#ffc884")
    for _ in range(26):
        sparkle((random.uniform(-2.3, 2.5), 6.6, random.choice((1.3, 1.75, 2.2, 2.65)) + random.uniform(-0.06, 0.08)),
                "#ffcf92", random.uniform(0.08, 0.4))
    bottle.build()
    glasses.build()
    boards.build()
    backlight = Solids(view("#e89a52", "#7a4520", 0.13, 2.0, 0.6, 1.2))
    backlight.flat([(-2.4, 6.97, 1.1), (2.6, 6.97, 1.1), (2.6, 6.97, 2.9), (-2.4, 6.97, 2.9)], "#ffffff")
    backlight.build()
    area_light((0, 5.4, 2.6), (0, 6.2, 0.8), 3.6, 60, AMBER, 0.8)
    area_light((1.4, 2.0, 2.8), (-0.5, 6.5, 1.3), 1.0, 34, "#ffdeb8")


@scene("hearth-room", "warm", key=Key(-50, 10, "#ffc186", 0.4), middle=0.12, rim=0.1, camera=close_camera(yaw_deg=-1))
def hearth_room(random):
    surroundings(colour="#cdb59c", strength=0.12)
    room(6.6, 6.8, 2.9, matte("#8a6a4a", 0.8), wide_planks(), matte("#c2a583", 0.9))
    boards = Solids(timber())
    boarding(boards, random, (-3.3, 3.3), (6.72, 6.78), (0, 2.9), WALNUT, 0.3)
    boards.box((-3.3, 3.3), (6.66, 6.78), (1.02, 1.1), HONEY, 0.8)
    chimney_breast(random, (-2.45, 0.0), (6.25, 6.75), 2.95, (-1.85, -0.65, 0.95),
                   ("#9a8672", "#86735f", "#a8947c", "#776655"))
    boards.box((-2.6, 0.1), (6.05, 6.3), (1.22, 1.34), "#4a3220")
    boards.lathe(-1.5, 6.45, [(0.07, 0.08), (0.07, 0.2)], "#3a281a")
    for x, z, turn in ((-1.4, 0.1, 15), (-1.1, 0.12, -20), (-1.25, 0.22, 5)):
        boards.box((x - 0.28, x + 0.28), (6.4, 6.5), (z, z + 0.1), "#4a3020", 1, turn)
    flames = Solids(glow("#ff9a3c", 0.75))
    for _ in range(26):
        x, tall = -1.22 + random.gauss(0, 0.17), random.uniform(0.08, 0.4)
        flames.lathe(x, 6.45 + random.uniform(-0.1, 0.1),
                     [(0.02, 0.18), (0.04, 0.18 + tall * 0.35), (0.015, 0.18 + tall * 0.75), (0.003, 0.18 + tall)],
                     "#ffffff", sides=8)
    only_seen(flames.build())
    bulb((-1.25, 6.35, 0.5), 14, FIRE, 0.2)
    area_light((-1.25, 6.0, 0.7), (-0.6, 3, 1.2), 1.0, 12, FIRE, 0.7)
    ornaments = Solids(tinted(0.4, 0.1))
    for x, tall, colour in ((-2.2, 0.28, "#b08a4a"), (-1.9, 0.2, "#8a4a32"), (-0.5, 0.24, "#d8c7a2"),
                            (-0.3, 0.16, "#5f6a4a")):
        ornaments.lathe(x, 6.2, [(0.05, 1.34), (0.08, 1.34 + tall * 0.5), (0.03, 1.34 + tall)], colour)
    framed(ornaments, (-1.25, 6.3, 2.1), (0.95, 0.75), 0, "#a8843f", "#7d6a50", "#5a5040")
    table_lamp((0.85, 6.2, 0.72), 0.6, "#ffdfb0", 0.55, 22, AMBER)
    plain_table(boards, (0.85, 6.2, 0), (0.6, 0.5), 0, 0.72, WALNUT)
    boards.build()
    sofa((1.3, 5.2, 0), 1.1, matte("#7d5238", 0.6, vary=0.2, size_m=0.2), -25, ("#c9a36a",))
    framed(ornaments, (0.55, 6.7, 1.95), (0.42, 0.52), 0, "#a8843f", "#cdbb98", "#7a6a50")
    framed(ornaments, (1.15, 6.7, 1.85), (0.4, 0.5), 0, "#6a4a2c", "#cdbb98", "#8a6a4a")
    ornaments.build()
    for x in (-2.05, -0.7):
        sparkle((x, 6.15, 1.5), CANDLE, 0.8)
    for _ in range(8):
        sparkle((-1.25 + random.uniform(-0.3, 0.3), 6.4, random.uniform(0.2, 0.5)), FIRE, random.uniform(0.08, 0.25))
    area_light((2.2, 1.5, 2.6), (0.3, 6.5, 1.3), 1.2, 60, "#ffdeb8")


@scene("cabin-dusk", "warm", key=Key(45, 30, "#ffcb94", 0.35), middle=0.12, rim=0.1, camera=close_camera(yaw_deg=2))
def cabin_dusk(random):
    surroundings(colour="#cdb59c", strength=0.12)
    room(6, 6, 2.9, wood("#917052", "#6a5039", 0.5, along="y", planks_m=0.2),
         wide_planks(), wood("#917052", "#6a5039", along="y", planks_m=0.2))
    boards = Solids(timber())
    log_wall(random, (-3, 3), 5.95, 13, (-1.55, -0.35, 0.95, 2.15), HONEY)
    tall_window((-0.95, 5.98, 1.02), 1.2, 1.1, view("#5d6c86", "#2a3240", 0.2, 1.4, 0.8, 0.8), 0, (2, 2), frame="#7a5230",
                bar_m=0.06)
    for x, z in ((-1.3, 1.25), (-0.8, 1.35), (-0.6, 1.2), (-1.05, 1.22)):
        sparkle((x, 5.9, z), "#ffce8a", 0.4)
    cloth = matte("#94604a", 0.95, vary=0.2, size_m=0.15)
    for x in (-1.72, -0.2):
        curtain((x, 5.72, 0.8), 0.34, 1.6, cloth, folds=4)
    for i in range(15):
        x = -2.6 + i * 0.36
        sparkle((x, 5.6, 2.5 - 0.18 * math.sin(math.pi * ((i % 5) / 5))), "#ffd096", random.uniform(0.5, 0.9))
    plain_table(boards, (1.15, 5.2, 0), (1.1, 0.6), 0, 0.75, WALNUT)
    boards.box((0.4, 2.4), (5.6, 5.85), (1.75, 1.8), "#7a5230")
    books(boards.stand((0, 5.6, 0)), random, (0.5, 1.5), 1.8, 0.2, 0.27,
          ("#8a4a32", "#a8743c", "#6b5a3a", "#c9a36a", "#5a3a2a"))
    boards.stand((0, 0, 0))
    boards.build()
    table_lamp((0.95, 5.2, 0.75), 0.55, "#ffdcaa", 0.5, 20, AMBER)
    things = Solids(tinted(0.4, 0.1))
    things.lathe(1.95, 5.7, [(0.06, 1.8), (0.09, 1.9), (0.04, 2.05)], "#b5693a")
    things.lathe(2.2, 5.7, [(0.05, 1.8), (0.05, 1.95)], "#e0cfa8")
    things.lathe(1.35, 5.1, [(0.05, 0.75), (0.045, 0.85)], "#c9583a")
    things.build()
    sofa((-1.7, 5.0, 0), 1.5, matte("#8a5f3c", 0.9, vary=0.2, size_m=0.2), 20, ("#b5533a", "#d8bd8c"))
    lantern = Solids()
    hanging_bulb(lantern, (-1.6, 4.6, 2.1), 0.8, 0, 1.5, AMBER, "#5a3d25", 0.2)
    lantern.build()
    area_light((1.8, 1.2, 2.6), (-0.3, 6, 1.3), 1.2, 60, "#ffdeb8")


@scene("wine-cellar", "warm", key=Key(-35, 45, "#ffcb92", 0.35), middle=0.11, rim=0.05, camera=close_camera(yaw_deg=-1))
def wine_cellar(random):
    surroundings(colour="#cdb59c", strength=0.1)
    masonry = brick("#8f6f58", "#765a47", "#a89078", wall="xy")
    panel((0, 9, 0), (5, 24), clouded(["#7d6650", "#695440", "#8d7660"], 0.5, 0.5), "up")
    panel((0, 15, 1.8), (6, 4), masonry)
    for x, side in ((-1.75, "right"), (1.75, "left")):
        panel((x, 9, 1.0), (24, 2.4), masonry, side)
    brick_vault(random, 3.5, 1.9, 1.25, 15, (4.0, 7.5, 11.0), "#947660", "#aa8f74")
    rack, ends = Solids(timber()), Solids(tinted(0.3, 0.15, 0.1))
    wine_rack(rack, ends, random, (1.25, 1.74), 4.6, 9, 7, WALNUT, GLASSES)
    ends.build()
    for i, y in enumerate((5.6, 6.9, 8.2, 9.5, 10.8)):
        for z in (0.55, 1.45) if i % 2 == 0 else (0.55,):
            barrel(rack, random, (-1.74, y, z))
    rack.build()
    tasting = Solids(timber())
    plain_table(tasting, (0.2, 12.8, 0), (1.6, 0.8), 0, 0.8, HONEY)
    tasting.build()
    for x, y in ((-1.6, 5.0), (1.25, 7.3), (-1.6, 8.0), (1.25, 11.0), (-1.6, 11.8)):
        sparkle((x * 0.94, y, 2.2), "#ffcf92", random.uniform(1.2, 1.9))
        bulb((x * 0.7, y, 2.2), 9, AMBER, 0.1)
    for x, y, z in ((-0.4, 12.9, 1.0), (0.15, 12.5, 1.06), (0.75, 12.8, 0.96)):
        sparkle((x, y, z), CANDLE, random.uniform(0.7, 1.2))
    bulb((0.2, 13.2, 2.4), 40, AMBER, 0.15)
    area_light((-0.8, 1.5, 2.6), (0.2, 9, 1.2), 1.2, 70, "#ffdeb8")


@scene("candle-restaurant", "warm", key=Key(-45, 25, "#ffc890", 0.35),
       middle=0.11, rim=0.1, camera=close_camera(yaw_deg=-5))
def candle_restaurant(random):
    surroundings(colour="#cdb59c", strength=0.1)
    room(7.4, 11, 3.3, matte("#85604c", 0.85, vary=0.2), bar_floor(0.35), matte("#8a6a4e", 0.9))
    boards = Solids(timber())
    boarding(boards, random, (-3.84, 3.84), (10.9, 10.95), (0, 1.35), WALNUT, 0.32)
    boards.box((-3.7, 3.7), (10.84, 10.95), (1.35, 1.43), HONEY, 0.8)
    for k in range(4):
        y = 4.4 + k * 1.8
        boards.box((2.3, 2.75), (y - 0.8, y + 0.8), (0, 0.48), "#6b3d30")
        boards.box((2.6, 2.8), (y - 0.8, y + 0.8), (0.48, 1.15), "#6b3d30", random.uniform(0.9, 1.15))
    cloths = Solids(tinted(0.85, 0.08))
    tableware = Solids(tinted(0.15, 0.05, specular=0.7))
    for x, y in ((-1.6, 4.6), (0.5, 5.4), (1.7, 4.3), (-2.4, 6.4), (-0.7, 7.0), (1.6, 7.2), (0.3, 8.8), (-2.0, 9.0),
                 (2.0, 9.4)):
        x += random.uniform(-0.15, 0.15)
        cloths.lathe(x, y, [(0.5, 0.45), (0.46, 0.74), (0.45, 0.76)], "#b9a486", random.uniform(0.8, 1.0))
        sparkle((x, y, 0.93), CANDLE, random.uniform(1.2, 2.2))
        tableware.lathe(x, y, [(0.045, 0.76), (0.05, 0.86)], "#d98a3f")
        for dx in (-0.22, 0.24):
            tableware.lathe(x + dx, y - 0.1, [(0.03, 0.76), (0.006, 0.77), (0.006, 0.86), (0.04, 0.9), (0.035, 0.98)],
                            "#b9a890")
        for turn in (random.uniform(60, 110), random.uniform(-110, -60)):
            drawn_up_chair(boards, (x, y), turn, 0.7, "#54371f", "#6b4428")
    cloths.build()
    boards.build()
    tableware.build()
    for x in (-2.6, -1.5, 0.8, 2.0):
        sparkle((x, 10.7, 2.0), "#ffc07a", 1.2)
        bulb((x, 10.3, 2.1), 9, AMBER, 0.15)
    fittings = Solids()
    for x, y in ((-2.5, 8.1), (2.2, 8.0)):
        framed(fittings, (x, 10.96, 2.2), (0.6, 0.75), 0, "#a8843f", "#7d6a50", "#6a4a35")
    for x, y in ((-1.7, 7.9), (0.8, 9.2), (1.9, 6.4)):
        hanging_bulb(fittings, (x, y, 2.35), 0.9, 0, 1.2, AMBER, "#3c2a1e", 0.24)
    fittings.build()
    passage = Solids(view("#c08f5c", "#4f3422", 0.13, 1.5, 0.5, 1.0))
    passage.flat([(-1.1, 10.8, 0), (0.35, 10.8, 0), (0.35, 10.8, 2.35), (-1.1, 10.8, 2.35)], "#ffffff")
    passage.build()
    for _ in range(6):
        sparkle((random.uniform(-1.0, 0.25), 10.75, random.uniform(1.0, 2.2)), AMBER, random.uniform(0.2, 0.7))
    tall_window((-3.66, 7.6, 0.9), 3.2, 1.7, view("#2b3a55", "#1c2230", 0.5, 1.6), 90, (3, 2), frame="#3c2a1e")
    for _ in range(10):
        sparkle((-3.55, random.uniform(6.2, 9.0), random.uniform(1.1, 2.2)),
                random.choice(("#ffd9a0", "#ffb066", "#ff7a4a")), random.uniform(0.2, 0.6))
    area_light((0.3, 7.2, 3.2), (0.3, 7.6, 0), 3.0, 60, AMBER, 5)
    area_light((0, 7.0, 1.25), (0, 9, 1.6), 4, 12, CANDLE, 0.3)
    area_light((-1.6, 1.5, 2.6), (0, 8, 1.2), 1.2, 40, "#ffdeb8")


@scene("golden-window-seat", "warm", key=Key(60, 15, "#ffd49a", 0.45), middle=0.2, rim=0.4, camera=close_camera(yaw_deg=3))
def golden_window_seat(random):
    surroundings(colour="#e3c6a6", strength=0.3)
    room(5.2, 6.2, 2.9, matte("#cbb195", 0.85), wood("#a9784a", "#7d5631", 0.4, along="y", planks_m=0.15),
         matte("#dcc7a8", 0.9))
    tall_window((1.0, 6.18, 0.75), 1.7, 1.75, view("#ffe2a8", "#c98f4a", 2.4, 1.5, 0.7, 1.0), 0, (3, 2), frame="#8a5f38",
                bar_m=0.055)
    tall_window((2.56, 4.9, 0.75), 1.9, 1.75, view("#ffe2a8", "#c98f4a", 2.4, 1.5), -90, (3, 2), frame="#8a5f38")
    boards = Solids(timber())
    boards.box((-0.2, 2.6), (5.5, 6.2), (0, 0.42), HONEY)
    boards.box((-0.25, 2.6), (5.45, 6.2), (0.42, 0.47), "#a97a4a")
    for x in (-0.15, 0.75, 1.65):
        boards.box((x, x + 0.8), (5.48, 5.5), (0.06, 0.36), "#8a5f38")
    boards.build()
    for x, colour in ((0.1, "#b5653a"), (0.55, "#e3cfa4"), (2.0, "#8a7a45")):
        box((x, 5.95, 0.7), (0.44, 0.16, 0.42), matte(colour, 0.9, vary=0.15, size_m=0.1), (-16, random.uniform(-6, 6), 0),
            bevel_m=0.06)
    box((1.1, 5.85, 0.52), (2.6, 0.66, 0.1), matte("#d3b98c", 0.95), bevel_m=0.04)
    sheer = matte("#efdcb4", 0.9)
    curtain((-0.05, 6.0, 0.45), 0.4, 2.3, sheer, folds=5)
    bookcase(random, (-1.75, 5.85, 0), 1.4, 2.3, 0, "#8a5f38", 0.34, 0.7,
             ("#a8623a", "#c9a36a", "#7a4a2d", "#d8c49a", "#8a7a45", "#6b3f2a"), 0.85)
    plain = Solids(tinted(0.4, 0.1))
    framed(plain, (-0.62, 6.18, 1.9), (0.46, 0.6), 0, "#8a5f38", "#e9d9b8", "#c9986a")
    plain.lathe(1.75, 5.8, [(0.05, 0.57), (0.045, 0.67)], "#c9583a")
    plain.build()
    potted_plant(random, (-0.75, 5.4, 0), 1.25)
    sun(115, 16, 8, "#ffb45a", 1.5)
    daylight((2.4, 2.4), (4, 6), (0.8, 2.4), 170, (-1.5, 5.8, 0.9), "#ffc680")
    for _ in range(12):
        sparkle((random.uniform(0.3, 1.7), 6.1, random.uniform(0.9, 1.6)), "#ffe6b0", random.uniform(0.1, 0.45))
    area_light((-1.2, 0.8, 2.5), (0, 6, 1.2), 1.6, 120, "#ffe6c8")


@scene("lamplit-books", "warm", key=Key(50, 25, "#ffca92", 0.4), middle=0.12, rim=0.05, camera=close_camera(yaw_deg=1))
def lamplit_books(random):
    surroundings(colour="#cdb59c", strength=0.1)
    room(5.4, 5.8, 2.8, matte("#7f6250", 0.85), wide_planks(), matte("#a88666", 0.9))
    amber_spines = ("#8a4a2c", "#a8743c", "#6b3a24", "#c9a36a", "#5a3a2a", "#7a5a34", "#94512f", "#4f4a34")
    bookcase(random, (-1.2, 5.4, 0), 2.6, 2.45, 0, WALNUT, 0.38, 0.87, amber_spines, 0.8)
    area_light((-1.3, 4.4, 2.6), (-1.2, 5.5, 1.2), 2.2, 26, AMBER, 0.3)
    things = Solids(tinted(0.4, 0.1))
    things.lathe(0.75, 5.2, [(0.17, 0), (0.17, 0.03), (0.015, 0.04), (0.015, 1.5)], "#a8843f")
    framed(things, (1.3, 5.78, 1.75), (0.6, 0.8), 0, "#a8843f", "#d3bf98", "#8a5a3a")
    framed(things, (1.95, 5.78, 1.6), (0.45, 0.55), 0, "#5a3d25", "#d3bf98", "#6a6044")
    things.build()
    shade = Solids(glow("#ffdcaa", 0.5))
    shade.lathe(0.75, 5.2, [(0.26, 1.48), (0.17, 1.8)], "#ffffff", sides=28)
    only_seen(shade.build())
    bulb((0.75, 4.9, 2.0), 7, AMBER, 0.15)
    bulb((0.75, 4.85, 1.35), 16, AMBER, 0.18)
    sofa((1.6, 4.8, 0), 1.1, matte("#6b4430", 0.45, vary=0.2, size_m=0.15), -18, ("#c98a4a",))
    small = Solids(timber())
    plain_table(small, (0.3, 4.5, 0), (0.5, 0.5), 10, 0.55, WALNUT)
    small.build()
    sparkle((0.3, 4.5, 0.68), CANDLE, 1.3)
    for x, z in ((-1.5, 1.4), (-0.4, 1.75), (-2.1, 2.1), (-0.75, 2.15)):
        sparkle((x, 5.3, z), "#ffc27a", 0.5)
    area_light((1.6, 1.0, 2.5), (-0.6, 5.6, 1.3), 1.1, 50, "#ffdeb8")
