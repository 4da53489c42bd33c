"""Books, dark wood and stone in daylight from tall windows."""

import math

from lib import *
from lib.interiors import *
from lib.masonry import *
from lib.solids import *

LEATHER = ("#6b4a34", "#7d5a3c", "#4a3a30", "#8d7350", "#5b3029", "#a08a66", "#3f443c", "#74624a", "#58443a")
OAK, DARK_OAK = "#705339", "#4d3827"
PLASTER, STONE = "#cbbd9f", "#d2c6b0"


def parquet(along, rough=0.35):
    return wood("#86664a", "#5b432f", rough, along=along, planks_m=0.14)


@scene("library-shelves", "academic", key=Key(-40, 35, "#f2f4ff", 0.3),
       middle=0.2, rim=0.25, camera=close_camera(yaw_deg=4))
def library_shelves(random):
    surroundings(colour="#e6e8ee", strength=0.25)
    room(4.4, 13, 4.3, matte(PLASTER, 0.8), parquet("y"), matte("#d8cfbd", 0.9))
    for y in (4.6, 6.9, 9.2, 11.5):
        bookcase(random, (-1.35, y, 0), 2.2, 2.8, 90)
        bookcase(random, (1.55, y + 0.6, 0), 2.2, 2.8, -90)
    tall_window((-0.2, 12.95, 0.8), 1.3, 3.1, view(strength=0.9), arched=True, watts=300)
    area_light((0.1, 7.5, 4.1), (0.1, 7.5, 0), 0.6, 120, "#ffe9cf", 8)
    area_light((1.0, 1.2, 3.4), (0, 8, 1.2), 2.4, 120, "#fff3e2")


@scene("reading-room", "academic", key=Key(55, 40, "#f0f4ff", 0.35),
       middle=0.22, rim=0.25, camera=close_camera(lens_mm=50, yaw_deg=9))
def reading_room(random):
    surroundings(colour="#e8ebf2", strength=0.3)
    room(6.4, 16, 6.5, matte(PLASTER, 0.8), parquet("y"), matte("#d9ceb6", 0.9))
    outside = view(strength=0.75, horizon_m=2.4)
    boards = Solids(timber())
    for y in (5.6, 8.4, 11.2, 14.0):
        tall_window((3.18, y, 1.9), 1.6, 3.9, outside, -90, (3, 6), True)
    daylight((2.9, 2.9), (4.5, 15), (2, 5.6), 1100, (-2, 9, 0.5))
    boards.box((3.08, 3.2), (2, 16), (0, 1.75), DARK_OAK)
    for x in (-1.55, 1.6):
        bookcase(random, (x, 15.6, 0), 3.1, 3.0)
    boards.box((-3.2, 3.2), (15.3, 15.9), (3.15, 3.4), DARK_OAK)
    for x in (-2.4, -0.8, 0.8, 2.4):
        framed(boards, (x, 15.96, 4.4), (0.95, 1.25), 0, "#8a6a34", "#6a5a44", "#4a4036")
    shade = glow("#4d8f6c", 0.22)
    papers = Solids()
    for y in (5.0, 7.4, 9.8, 12.2):
        for x, length in ((-1.6, 2.6), (1.7, 2.0)):
            plain_table(boards, (x, y, 0), (length, 1.0), colour=OAK)
        for x in (-2.4, -1.6, -0.8, 1.3, 2.3):
            banker_lamp(boards, (x + random.uniform(-0.08, 0.08), y, 0.76), shade)
            if random.random() < 0.75:
                spindle_chair(boards, (x + random.uniform(-0.1, 0.1), y - 0.75, 0), 180 + random.uniform(-15, 15), DARK_OAK)
            papers.stand((x + 0.35, y + random.uniform(-0.3, 0.3), 0.76), random.uniform(0, 180))
            papers.box((-0.12, 0.12), (-0.09, 0.09), (0, random.uniform(0.02, 0.14)), random.choice(SPINES))
    boards.build()
    papers.build()
    area_light((-1, 0.5, 4.5), (0, 9, 1.5), 3, 300, "#fff0dc")


@scene("lecture-hall", "academic", key=Key(-40, 45, "#f2f5ff", 0.35),
       middle=0.2, rim=0.2, camera=close_camera(lens_mm=50, yaw_deg=-5))
def lecture_hall(random):
    surroundings(colour="#e8ebf2", strength=0.3)
    room(12, 15, 7, matte("#cdc2aa", 0.8), matte("#7c6a58", 0.6), matte("#ddd5c4", 0.9))
    boards = Solids(timber())
    things = Solids()
    for row in range(8):
        radius, z = 5.6 + row * 1.05, row * 0.3
        for step in range(-10, 11):
            if step == 1:
                continue
            angle = step * 0.085
            where, half = (radius * math.sin(angle), radius * math.cos(angle), z), radius * 0.0425
            tone = random.uniform(0.85, 1.15)
            boards.stand(where, -math.degrees(angle))
            boards.box((-half, half), (0, 0.04), (0.02, 0.7), "#5f4631", tone)
            boards.box((-half, half), (-0.02, 0.4), (0.72, 0.77), "#9c7b59", tone)
            boards.box((-half, half), (0.72, 0.78), (0.45, 1.0), "#4d3827", tone)
            if random.random() < 0.45:
                things.stand(where, -math.degrees(angle))
                x = random.uniform(-0.2, 0.1)
                things.box((x, x + random.uniform(0.1, 0.28)), (0.08, 0.3), (0.77, 0.77 + random.uniform(0.02, 0.2)),
                           random.choice(SPINES))
    boards.stand((0, 0, 0))
    boarding(boards, random, (-6.22, 6.28), (14.88, 15), (0, 3.3), OAK, 0.5, 0.06, (0.85, 1.15))
    boards.box((-6, 6), (14.8, 15), (3.3, 3.42), DARK_OAK)
    boards.build()
    things.build()
    for x in (-4.6, -2.2, 0.2, 2.6, 5.0):
        tall_window((x, 14.95, 3.5), 1.5, 3.2, view(strength=0.75, horizon_m=4.4), 0, (2, 5), True)
    daylight((-4, 4), (14.5, 14.5), (3.8, 6.4), 900, (0, 5, 0))
    daylight((-5.8, -5.8), (3, 13), (2.5, 6), 700, (2, 9, 1))
    fittings = Solids()
    for x, y in ((-3.4, 9), (-0.6, 12), (1.6, 9.5)):
        fittings.stand((x, y, 4.4))
        fittings.rod((0, 0, 0.2), (0, 0, 2.6), 0.012, "#8a6f40")
        only_seen(sphere((x, y, 4.4), 0.2, glow("#ffe6bd", 1.0)))
    fittings.build()
    area_light((-2, 0.5, 4.5), (1, 9, 2), 3, 260, "#ffeedd")


@scene("blackboard-hall", "academic", key=Key(-55, 35, "#f4f6ff", 0.35),
       middle=0.17, rim=0.05, camera=close_camera(yaw_deg=-13))
def blackboard_hall(random):
    surroundings(colour="#e8ebf2", strength=0.3)
    room(6.4, 8, 4.4, matte("#d3c7ad", 0.8), parquet("x", 0.4), matte("#ddd5c4", 0.9))
    slate = clouded(["#3c4a44", "#54635b", "#465650", "#66736b"], 0.9, 0.55, stretch=(0.5, 1, 1.4))
    boards = Solids(timber())
    for x, z in ((-1.15, 1.0), (1.15, 1.2)):
        panel((x, 7.86, z + 0.75), (2.1, 1.5), slate)
        for dx in (-1.1, 1.1):
            boards.box((x + dx - 0.05, x + dx + 0.05), (7.78, 7.9), (0.85, 3.0), OAK)
        for dz in (-0.04, 1.5):
            boards.box((x - 1.1, x + 1.1), (7.76, 7.9), (z + dz, z + dz + 0.06), OAK)
    chalk = Solids(tinted(0.9, 0.4, 0.1))
    for _ in range(46):
        x, z, long = random.uniform(-2.1, 1.9), random.uniform(1.2, 2.3), random.uniform(0.1, 0.5)
        chalk.box((x, x + long), (7.84, 7.85), (z, z + random.uniform(0.012, 0.03)), "#d8dcd4", random.uniform(0.3, 0.6))
    chalk.build()
    boarding(boards, random, (-4.24, 3.36), (7.9, 7.98), (0, 0.85), DARK_OAK, 0.95, 0.07, (0.9, 1.2))
    plain_table(boards, (-1.2, 6.4, 0), (2.0, 0.8), colour=OAK)
    boards.box((0, 0.7), (-0.3, 0.3), (0.76, 0.8), "#d9cfba")
    for x in (-2.6, -1.5, -0.3, 0.8):
        spindle_chair(boards, (x, 4.4 + random.uniform(-0.1, 0.1), 0), 180, DARK_OAK)
        plain_table(boards, (x, 4.9, 0), (1.1, 0.5), colour=OAK)
    boards.stand((0.7, 7.2, 0))
    boards.box((-0.3, 0.3), (-0.25, 0.25), (0, 1.15), OAK)
    boards.build()
    for y in (2.6, 4.7, 6.8):
        tall_window((-3.18, y, 1.1), 1.35, 2.9, view(strength=0.7, horizon_m=1.6), 90, (2, 4))
    daylight((-2.9, -2.9), (2, 7.4), (1.2, 4), 420, (1, 6.5, 1))
    area_light((1, 0.5, 3.2), (0, 8, 1.5), 2, 90, "#fff3e4")


@scene("scholars-study", "academic", key=Key(50, 35, "#f0f3ff", 0.35),
       middle=0.17, rim=0.2, camera=close_camera(yaw_deg=-1))
def scholars_study(random):
    surroundings(colour="#dfe4ee", strength=0.25)
    room(5.6, 6.4, 3.5, matte("#5f6a55", 0.8), wood("#7d5631", "#54371f", 0.35, along="x", planks_m=0.12),
         matte("#d8cfbd", 0.9))
    bookcase(random, (-1.55, 6.0, 0), 2.3, 3.0, 0, "#543419", 0.34, 0.78)
    bookcase(random, (-2.4, 4.3, 0), 2.2, 3.0, 90, "#543419", 0.34, 0.78)
    tall_window((1.25, 6.38, 0.75), 1.25, 2.45, view(strength=0.42, horizon_m=1.7), 0, (2, 4), frame="#efe8d8", watts=55)
    cloth = matte("#8a7450", 0.95, vary=0.2, size_m=0.2)
    for x in (0.42, 2.1):
        curtain((x, 6.25, 0.05), 0.42, 3.2, cloth, folds=4)
    boards = Solids(timber())
    plain_table(boards, (0.7, 4.5, 0), (1.9, 0.8), 0, 0.77, "#6a4325")
    boards.box((-0.9, 0.9), (-0.35, -0.3), (0.2, 0.74), "#6a4325")
    things = Solids().stand((0.7, 4.5, 0.77))
    things.lathe(0.62, 0.1, [(0.1, 0), (0.02, 0.03), (0.02, 0.1)], "#b08a4a")
    things.ball(0.62, 0.1, 0.27, 0.17, "#6d8a8a", 1.2)
    things.box((-0.2, 0.2), (-0.15, 0.15), (0, 0.02), "#b9ab8e", 1, 12)
    for i in range(5):
        things.box((-0.75, -0.5), (-0.1, 0.12), (i * 0.045, i * 0.045 + 0.04), random.choice(SPINES), 1,
                   random.uniform(-12, 12))
    banker_lamp(boards, (0.15, 4.6, 0.77), glow("#4d8f6c", 0.22))
    for x, z in ((-0.1, 2.2), (-0.1, 1.5)):
        framed(boards, (x, 6.38, z), (0.46, 0.58))
    boards.build()
    things.build()
    area_light((2.7, 3.2, 1.9), (-1.5, 5.5, 1.3), 1.3, 130, "#eef3ff", 2.2)
    area_light((-0.8, 0.6, 3.1), (0, 6, 1.3), 1.6, 45, "#ffecd2")


@scene("arched-corridor", "academic", key=Key(60, 35, "#f3f5ff", 0.4),
       middle=0.24, rim=0.3, camera=close_camera(lens_mm=52, yaw_deg=8))
def arched_corridor(random):
    surroundings(colour="#f1e9dc", strength=0.7)
    stone = clouded([STONE, "#c0b298", "#dad0bb"], 0.9, 0.85)
    panel((0, 11, 0), (3.6, 28), clouded(["#a89a82", "#8f8370", "#b6a98f"], 0.7, 0.4), "up")
    panel((-1.8, 11, 2.3), (28, 4.6), stone, "right")
    panel((0, 23, 2.5), (3.8, 5), stone)
    cloister(random, 7, 1.0, 3.1, STONE, "#d6cdba", DARK_OAK)
    tall_window((0, 22.9, 0.6), 1.6, 3.0, view(strength=1.1, horizon_m=1.0), arched=True, watts=150)
    panel((18, 12, 1), (70, 10), view("#e6eef8", "#8d9a76", 2.0, 3.6, 1.6, 2.2), "left")
    panel((22, 48, 3), (44, 18), view("#e6eef8", "#8d9a76", 2.0, 4.4, 2.0, 2.6))
    for x, y in ((6.2, 17), (8.5, 25), (10.5, 32)):
        tree(random, (x, y, 0), random.uniform(5.5, 7), (2.2, 2.2, 2.0), 4500)
    panel((10, 12, -0.05), (17, 40), clouded(["#59663f", "#6c7a4c", "#505c3a"], 1.2, 0.9), "up")
    area_light((0, 9, 0.2), (0, 9, 4), 2.4, 230, "#fff0dd", 18)
    sun(80, 33, 7, "#ffedd0", 2)
    area_light((4, 9, 4), (0, 10, 1.2), 16, 420, "#eef3fb", 3)


@scene("gallery-library", "academic", key=Key(-20, 50, "#f5f5fa", 0.3),
       middle=0.19, rim=0.15, camera=close_camera(lens_mm=50, pitch_deg=3, yaw_deg=2))
def gallery_library(random):
    surroundings(colour="#e8ebf2", strength=0.25)
    room(9, 12, 7, matte(PLASTER, 0.8), parquet("x", 0.3), matte("#ddd5c4", 0.9))
    boards = Solids(timber())
    for x in (-3.3, -1.1, 1.1, 3.3):
        bookcase(random, (x, 11.6, 0), 1.9, 2.75, 0, "#4a3829", 0.34, colours=LEATHER)
        bookcase(random, (x, 11.6, 3.25), 1.9, 2.3, 0, "#4a3829", 0.34, colours=LEATHER)
    boards.box((-4.5, 4.5), (10.3, 12), (3.0, 3.22), "#5d4a39")
    for x in range(-22, 23):
        boards.rod((x * 0.2, 10.35, 3.2), (x * 0.2, 10.35, 4.1), 0.018, "#5d4a39")
    boards.box((-4.5, 4.5), (10.3, 10.42), (4.08, 4.16), "#6b5540")
    for x in (-4.3, -2.2, 0, 2.2, 4.3):
        boards.lathe(x, 10.4, [(0.14, 0), (0.14, 0.2), (0.09, 0.28), (0.08, 2.7), (0.15, 2.9), (0.15, 3.0)], "#5d4a39")
        sparkle((x, 10.2, 2.45), "#ffd7a0", 1.1)
    for x in (-2.6, 0.6, 2.9):
        plain_table(boards, (x, 7.0, 0), (1.8, 0.9), colour=OAK)
        spindle_chair(boards, (x - 0.3, 6.3, 0), 190, DARK_OAK)
        spindle_chair(boards, (x + 0.4, 7.7, 0), -10, DARK_OAK)
    boards.build()
    for x in (-4.48, 4.48):
        for y in (5.0, 8.0):
            tall_window((x, y, 2.0), 1.6, 3.8, view(strength=1.5), 90 if x < 0 else -90, (3, 6), True)
    daylight((-4.2, -4.2), (4, 11), (2, 6), 800, (3, 11, 2))
    area_light((1, 7, 6.8), (1, 9, 0), 4, 420, "#f0f5ff", 3)
    area_light((0, 10.0, 2.9), (0, 11.6, 1), 7, 26, "#ffe4c0", 0.3)
    area_light((-1, 0.5, 4), (0, 11, 2.5), 2.5, 160, "#fff3e4")
