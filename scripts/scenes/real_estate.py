"""Homes that sell: bright rooms in white, sand and oak; clean house fronts in daylight."""

import math

from lib import *
from lib.garden import *
from lib.houses import *

WHITE = "#efebe3"


def oak(light="#c9a271", dark="#a97f50"):
    return wood(light, dark)


def brass(rough=0.3):
    return matte("#b79a63", rough, metal=1)


def oak_floor(depth_m=18, width_m=12):
    boards = wood("#cfae82", "#b48f63", 0.4, along="y", planks_m=0.16)
    panel((0, depth_m / 2 - 4, 0.001), (width_m, depth_m), boards, "up")


def sunshine(azimuth_deg, elevation_deg):
    """Sun through a window, and the even light of the rest of the flat behind the camera (rooms are open there)."""
    surroundings(colour="#f1f1ee", strength=1.6)
    sun(azimuth_deg, elevation_deg, 6.0, "#ffeccd", 1.0)


@scene("bright-living-room", "realEstate", framings=("wide", "classic", "tight"), key=Key(55, 35, "#fff6e8", 0.3),
       middle=0.56, rim=0.4, camera=Camera(lens_mm=56, f_number=1.4, yaw_deg=13))
def bright_living_room(random):
    sunshine(72, 36)
    wall = matte(WHITE, 0.8, vary=0.03)
    room(5.6, 7.4, 2.8, wall, wall, right=False, front=False)
    oak_floor()
    side_window("right", 2.0, 12, 2.8, (3.6, 6.6, 0.25, 2.5), wall, watts=260, panes=(3, 1))
    voile = matte("#f6f2ea", 0.9, vary=0.03)
    curtain((1.85, 6.85, 0.05), 0.35, 2.6, voile, "right", 4)
    curtain((1.85, 3.4, 0.05), 0.6, 2.6, voile, "right", 5)
    # A pale sofa along the back wall, art off the middle, a low table, a fig in the corner.
    sofa((0.15, 6.75, 0), 2.3, matte("#cfc8bb", 0.95, vary=0.08, size_m=0.15), 0, ("#c9a15a", "#8d9ba0", "#e6ddcd"))
    frame = wood("#c9a777", "#a98553")
    picture_frame((-0.62, 7.37, 1.62), (0.62, 0.82), clouded(["#e9e1d2", "#c7b79b", "#8fa0a3"], 0.35), frame)
    picture_frame((0.22, 7.37, 1.72), (0.44, 0.58), clouded(["#f1ece2", "#d8b48e", "#b98f70"], 0.3), frame)
    rug((0.2, 5.6, 0.012), (2.8, 1.9), "#e3d9c8", 0.1, 0.15)
    cylinder((0.35, 5.3, 0.36), 0.45, 0.05, wood("#c39a68", "#a17a4c"))
    cylinder((0.35, 5.3, 0.17), 0.1, 0.34, matte("#e8e2d6", 0.6))
    clutter(random, (0.35, 5.3, 0.39), 0.5, 0.3, 5, ("#efe9dd", "#c9b18c", "#a7b0a4"))
    potted_bush(random, (1.5, 6.95, 0), foliage(random, "fig"), "#e2dacb", 0.42, (0.4, 0.35, 0.85), 15, 0.55, 0.5)
    cylinder((-1.95, 6.5, 0.8), 0.015, 1.6, brass(), segments=10)
    cylinder((-1.95, 6.5, 1.68), 0.2, 0.3, matte("#f2ead9", 0.9), top_radius_m=0.15)


@scene("kitchen-island", "realEstate", key=Key(-50, 35, "#f8faff", 0.3), middle=0.48, rim=0.4,
       camera=Camera(lens_mm=56, f_number=1.4))
def kitchen_island(random):
    sunshine(-66, 34)
    wall = matte("#f1eee8", 0.8, vary=0.03)
    room(5.8, 7.6, 2.7, wall, wall, left=False, front=False)
    oak_floor()
    side_window("left", 2.3, 12, 2.7, (4.2, 7.0, 0.95, 2.35), wall, watts=170, panes=(3, 1))
    front, stone = matte("#dfd8cb", 0.5, vary=0.04), matte("#f2efe9", 0.25, vary=0.08, size_m=0.4)
    board, handle = oak(), matte("#c2a260", 0.3, metal=1)
    # Back wall: low units, tiles, one long oak board, a tall unit with the oven at the right.
    for i in range(7):
        box((-1.85 + 0.6 * i, 7.25, 0.47), (0.585, 0.6, 0.78), front, bevel_m=0.01)
        box((-1.85 + 0.6 * i, 6.93, 0.78), (0.16, 0.02, 0.02), handle)
    box((-0.2, 7.22, 0.9), (4.4, 0.66, 0.045), stone)
    tiles = [matte(colour, 0.2, vary=0.05) for colour in ("#ece7dd", "#e3dccf", "#f2eee6")]
    for row in range(8):
        for i in range(24):
            at = -2.3 + 0.18 * i + 0.09 * (row % 2), 7.59, 0.98 + 0.085 * row
            box(at, (0.174, 0.012, 0.079), random.choice(tiles))
    box((-0.25, 7.48, 1.72), (3.2, 0.24, 0.045), board)
    clutter(random, (-0.25, 7.46, 1.75), 2.9, 0.1, 16, ("#efe9dd", "#c9b18c", "#a7b0a4", "#d8c7ac", "#8f9a90"))
    clutter(random, (-0.4, 7.3, 0.93), 3.0, 0.2, 9, ("#efe9dd", "#b88d5a", "#a7b0a4", "#d8c7ac"))
    box((2.15, 7.2, 1.15), (0.7, 0.7, 2.25), front)
    box((2.15, 6.84, 1.25), (0.6, 0.02, 0.55), matte("#2f3235", 0.15, specular=0.8))
    # The island with stools, three pendants at uneven distance from the head.
    box((0.35, 5.1, 0.44), (2.3, 0.85, 0.88), matte("#d3c9b5", 0.6, vary=0.05))
    box((0.35, 5.1, 0.9), (2.5, 1.0, 0.05), stone, bevel_m=0.01)
    for x in (-0.35, 0.4, 1.15):
        cylinder((x, 4.5, 0.68), 0.19, 0.05, board)
        cylinder((x, 4.5, 0.33), 0.025, 0.66, matte("#3a3a3a", 0.5), segments=10)
    for x in (-0.55, 0.35, 1.25):
        pendant((x, 5.15, 1.95), "#d9c9aa", 0.75, 0.17, 0, "#ffe0b0", 6)
    sphere((0.75, 5.0, 1.0), 0.17, matte("#d8cdbb", 0.5), (1, 1, 0.55))
    for dx, colour in ((-0.06, "#c8b24a"), (0.07, "#a8b35c"), (0.01, "#cf9a4c")):
        sphere((0.75 + dx, 4.98 + dx / 2, 1.09), 0.045, matte(colour, 0.5))
    cylinder((-0.3, 5.1, 1.04), 0.07, 0.24, matte("#e5ded2", 0.4))
    for _ in range(6):
        sprig = foliage(random, "shrub", leaf_m=0.06)[:1]
        at = -0.3 + random.gauss(0, 0.06), 5.1 + random.gauss(0, 0.06), 1.3 + random.uniform(-0.05, 0.16)
        plant(random, sprig, at, 0.3)


@scene("front-lawn", "realEstate", framings=("wide", "classic", "tight"), key=Key(50, 40, "#fff4e0", 0.35),
       middle=0.44, rim=0.35, camera=Camera(lens_mm=60, f_number=1.4, pitch_deg=2))
def front_lawn(random):
    sky("#8fb8e8", "#f0f5fa", "#8a8f70", 1.3)
    sun(48, 42, 5.5, "#fff1da", 0.6)
    ground("#87904f", 0.25, 2)
    # A new street seen along its lawns: white and sand gables one behind the other, a pale pavement, young trees.
    for x, y, turn_deg, wall, door in ((-2.5, 24, 10, "#f1ede5", "#4a5a52"), (-6.5, 42, 14, "#dccdb6", "#7c4a3c"),
                                       (-8.5, 60, 14, "#ece6da", "#41525f"), (10.5, 36, -16, "#c9b49c", "#4a5a52"),
                                       (12.2, 54, -16, "#f1ede5", "#8a6a4c")):
        gable_house(random, (x, y, 0), 7.4, 8, 4.7, 7.6, matte(wall, 0.85, vary=0.05), turn_deg, door)
    panel((-0.4, 14.5, 0.015), (1.1, 19), matte("#d3cabb", 0.9, vary=0.1), "up", (0, 0, 3))
    panel((5.6, 40, 0.012), (4.2, 90), matte("#a5a29c", 0.9, vary=0.08), "up", (0, 0, 1))
    panel((2.6, 40, 0.02), (1.2, 90), matte("#d3cabb", 0.9, vary=0.08), "up", (0, 0, 1.5))
    tufts(random, foliage(random, "lawn grass"), (-3.5, 2), (5, 15), 260, 0.28, lambda x, y: abs(x + 0.1) > 0.75)
    shrub = foliage(random, "shrub", leaf_m=0.08)
    for x, y in ((-2.3, 12), (-2.6, 15), (-2.1, 18.5), (-4.4, 22.6), (-2.9, 22.8), (-1.6, 23), (1.0, 23.4), (1.9, 23.6)):
        bush(random, shrub, (x, y, 0), (0.55, 0.5, random.uniform(0.5, 0.85)), 22, 0.6)
    bush(random, foliage(random, "hydrangea"), (-2.0, 13.4, 0.1), (0.5, 0.4, 0.5), 14, 0.5)
    grove(random, shrub, ((2.3, 17.5), (3.0, 31), (8.6, 27), (9.4, 44), (3.2, 46)), (3.6, 4.8), 1.3, 90, 0.8, 1.6, 0.06)
    far_trees = ((x, 85 + random.uniform(-6, 6)) for x in range(-24, 28, 4))
    grove(random, shrub, far_trees, (7, 11), 4.5, 60, 3, 0.3)


@scene("white-front-door", "realEstate", key=Key(-50, 42, "#fff3de", 0.35), middle=0.42, rim=0.25,
       camera=Camera(lens_mm=60, f_number=1.4))
def white_front_door(random):
    clear_day(-58, 42, 4.2, 0.17, 3)
    ground("#b9ae9c", 0.12, 0.5)
    # White boards in raking sun, a grey-blue door off the middle, clipped bay trees and lavender.
    board, paint = 0.16, matte("#f3f0ea", 0.7, vary=0.04)
    for i in range(26):
        box((0, 7.3, 0.3 + board * (i + 0.5)), (12, 0.05, board * 1.05), paint, (5, 0, 0))
    box((0, 7.26, 0.15), (12, 0.1, 0.3), matte("#b8b0a4", 0.9))
    front_door((0.78, 7.22, 0.34), "#5d7480")
    front_window((-1.35, 7.2, 1.05), 1.35, 1.55, shutters="#8b9a9c")
    for x in (-0.05, 1.6):
        only_seen(cylinder((x, 7.0, 2.1), 0.07, 0.24, glow("#ffe6bd", 3), segments=6))
        box((x, 7.06, 2.26), (0.18, 0.2, 0.05), matte("#34383a", 0.5))
        box((x, 7.06, 1.96), (0.16, 0.18, 0.04), matte("#34383a", 0.5))
    bay = foliage(random, "bay")
    for x in (-0.15, 1.72):
        potted_bush(random, (x, 6.55, 0.0), bay, "#8d8f8c", 0.45, (0.33, 0.33, 0.42), 34, 0.4, 0.65)
    box((-1.35, 7.0, 0.92), (1.5, 0.22, 0.2), matte("#f1ede5", 0.7))
    geranium = foliage(random, "geranium")
    fill(random, foliage(random, "shrub", leaf_m=0.05), (-2.0, -0.7), (6.9, 7.05), (1.02, 1.15), 16, 0.32)
    fill(random, geranium, (-2.0, -0.7), (6.85, 7.0), (1.08, 1.25), 12, 0.3)
    lavender = foliage(random, "lavender")
    for x in (-2.2, -1.7, -1.2, -0.75):
        bush(random, foliage(random, "shrub", leaf_m=0.05), (x, 6.4, 0), (0.3, 0.28, 0.32), 12, 0.4)
        fill(random, lavender, (x - 0.25, x + 0.25), (6.2, 6.6), (0.35, 0.5), 7, 0.4, level=True)
    # A tree out of the picture throws its shadow over the boards.
    shade = foliage(random, "shrub", leaf_m=0.1)
    fill(random, shade, (-5.6, -3.6), (3.6, 5.6), (3.6, 5.6), 34, 0.7)
    fill(random, shade, (-2.4, -1.4), (6.2, 6.9), (2.7, 3.3), 12, 0.45)


@scene("terrace-doors", "realEstate", key=Key(60, 45, "#fff3de", 0.35), middle=0.42, rim=0.3,
       camera=Camera(lens_mm=56, f_number=1.4))
def terrace_doors(random):
    clear_day(64, 46, 3.4, 0.24, 3)
    ground("#8d9455", 0.25, 2)
    sand = matte("#e8e2d8", 0.9, vary=0.05, size_m=0.8)
    panel((0, 5.2, 0.05), (9, 4.4), wood("#c4b59f", "#a99a84", 0.7, along="x", planks_m=0.14), "up")
    # The house: a sand-coloured wall with wide glass doors at the left, the lit room behind them.
    wall_with_opening(14, 5.5, (-2.3, 0.75, 0.05, 2.5), sand, offset_m=7.4, thick_m=0.35)
    glazed_door((-0.78, 7.42, 0.05), 3.05, 2.42, 2)
    box((-0.78, 7.1, 2.68), (3.6, 0.5, 0.12), matte("#3a3d3f", 0.6))
    white = matte(WHITE, 0.8, vary=0.03)
    panel((-0.8, 11.5, 1.35), (7, 2.9), white)
    panel((-0.8, 9.5, 0.06), (7, 4.2), wood("#cfae82", "#b48f63", 0.4), "up")
    panel((-0.8, 9.5, 2.62), (7, 4.2), white, "down")
    panel((-4.2, 9.5, 1.35), (4.2, 2.7), white, "right")
    area_light((-0.8, 9.2, 2.55), (-0.8, 9.6, 0), 2.6, 150, "#fff1e0", 2.6)
    sofa((-1.3, 10.7, 0.06), 2.2, matte("#c8bfb0", 0.95), 0, ("#b98a52", "#e8e0d2"))
    pendant((-0.35, 9.6, 1.75), "#e6d3ae", 0.8, 0.25, 6, "#ffd9a0", 8)
    picture_frame((-1.5, 11.47, 1.6), (0.9, 0.7), clouded(["#e9e1d2", "#b9a98b", "#8fa0a3"], 0.35))
    front_window((-1.4, 7.2, 3.5), 1.4, 1.3, frame="#2f3336", panes=(2, 1))
    # Before it: a lounge chair, grasses, an olive in a big pot, a hedge that closes the right.
    rattan = matte("#b79d78", 0.8, vary=0.15, size_m=0.1)
    box((1.55, 5.9, 0.3), (1.0, 0.9, 0.3), rattan, (0, 0, 24), bevel_m=0.04)
    box((1.7, 6.25, 0.62), (1.0, 0.18, 0.55), rattan, (-8, 0, 24), bevel_m=0.05)
    box((1.55, 5.85, 0.5), (0.9, 0.8, 0.16), matte("#efe8db", 0.95), (0, 0, 24), bevel_m=0.05)
    potted_bush(random, (1.35, 6.95, 0.05), foliage(random, "olive"), "#c9b79d", 0.6, (0.55, 0.45, 0.75), 34, 0.5, 0.75)
    grass = foliage(random, "feather grass")
    for x in (-2.35, -1.95, 2.3):
        cylinder((x, 6.8, 0.27), 0.22, 0.44, matte("#a7a094", 0.8), top_radius_m=0.26)
        fill(random, grass, (x - 0.12, x + 0.12), (6.7, 6.9), (0.65, 0.8), 7, 0.8, level=True)
    fill(random, foliage(random, "shrub"), (2.3, 4.5), (6.2, 7.2), (0, 1.7), 90, 0.6)


@scene("stair-hall", "realEstate", key=Key(-45, 40, "#f8faff", 0.3), middle=0.54, rim=0.35,
       camera=Camera(lens_mm=54, f_number=1.4, pitch_deg=1))
def stair_hall(random):
    sunshine(-60, 40)
    wall = matte("#f1eee7", 0.8, vary=0.03)
    room(5.0, 9.4, 5.4, wall, wall, left=False, front=False)
    panel((0, 5, 0.002), (5.2, 16), matte("#cfc4b2", 0.35, vary=0.1, size_m=0.5), "up")
    side_window("left", 1.9, 13, 5.4, (5.4, 7.4, 0.5, 3.6), wall, watts=420, panes=(2, 4))
    # Stairs climb away along the right wall; a white door and a console at the end of the hall.
    flight((1.35, 5.0, 0), 15, 1.05)
    white = matte("#f7f5f0", 0.5, vary=0.03)
    panelled_door(-0.9, 9.34, white, matte("#e9e6df", 0.5))
    box((-0.05, 9.1, 0.4), (0.02, 0.02, 0.8), white)
    box((0.35, 9.1, 0.82), (0.9, 0.32, 0.05), oak("#c39a68", "#9c7446"))
    for x in (-0.05, 0.75):
        box((x, 9.1, 0.4), (0.05, 0.28, 0.8), oak("#c39a68", "#9c7446"))
    cylinder((0.5, 9.1, 0.98), 0.09, 0.28, matte("#d8cbb6", 0.5), top_radius_m=0.06)
    sprigs = foliage(random, "shrub", leaf_m=0.06)
    for _ in range(8):
        plant(random, sprigs, (0.5 + random.gauss(0, 0.09), 9.05, 1.25 + random.uniform(0, 0.25)), 0.35)
    cylinder((0.32, 9.33, 1.65), 0.36, 0.04, matte("#c8b07a", 0.3, metal=1), (90, 0, 0))
    cylinder((0.32, 9.31, 1.65), 0.33, 0.04, matte("#dfe4e4", 0.1, specular=1), (90, 0, 0))
    for i in range(3):
        a = 2.1 * i
        sphere((-0.15 + 0.16 * math.cos(a), 7.6 + 0.16 * math.sin(a), 2.75 + 0.14 * i), 0.13, glow("#fff0d6", 4))
    cylinder((-0.15, 7.6, 4.1), 0.01, 2.6, brass(), segments=8)
    rug((-0.2, 6.4, 0.012), (1.0, 4.4), "#b9ab96", 0.15, 0.2)
    potted_bush(random, (-1.45, 8.5, 0), foliage(random, "fig"), "#e2dacb", 0.45, (0.38, 0.35, 0.8), 14, 0.55, 0.4)
    box((-1.35, 6.4, 0.42), (0.42, 1.3, 0.07), oak())
    for y in (5.9, 6.9):
        box((-1.35, y, 0.2), (0.38, 0.05, 0.4), oak())


@scene("bay-window", "realEstate", key=Key(-35, 35, "#f6f9ff", 0.2), middle=0.46, rim=0.55,
       camera=Camera(lens_mm=58, f_number=1.4))
def bay_window(random):
    clear_day(130, 42, 4.5, 0.3, 4)
    wall, white = matte("#f3f0ea", 0.8, vary=0.03), matte("#f8f7f4", 0.5, vary=0.03)
    wall_with_opening(6, 2.9, (-1.5, 1.6, 0, 2.45), wall, offset_m=6.2, thick_m=0.25)
    panel((-2.6, 1.8, 1.45), (9, 2.9), wall, "right")
    panel((2.6, 1.8, 1.45), (9, 2.9), wall, "left")
    panel((0, 1.8, 2.88), (5.4, 9), white, "down")
    oak_floor(12, 5.4)
    # Three facets of sashes with a cushioned seat; the garden stands bright behind.
    corners = ((-1.5, 6.3), (-0.85, 7.1), (0.95, 7.1), (1.6, 6.3))
    for foot, end, panes in zip(corners, corners[1:], (1, 3, 1)):
        sash(foot, end, panes, white)
    mesh([(-1.5, 6.1, 2.5), (1.6, 6.1, 2.5), (0.95, 7.2, 2.5), (-0.85, 7.2, 2.5)], [(0, 1, 2, 3)], white)
    cushion = [(-1.4, 6.2, 0.46), (1.5, 6.2, 0.46), (0.9, 7.05, 0.46), (-0.8, 7.05, 0.46)]
    mesh(cushion, [(0, 1, 2, 3)], matte("#ddd3c2", 0.95))
    box((0.05, 6.22, 0.22), (2.9, 0.06, 0.44), white)
    for x, colour, lean in ((-0.95, "#c9a15a", 12), (-0.6, "#e9e1d2", -6), (1.05, "#97a5a6", -10)):
        box((x, 6.75, 0.66), (0.42, 0.14, 0.4), matte(colour, 0.95), (-16, lean, 0), bevel_m=0.06)
    linen = matte("#efe8dc", 0.95, vary=0.04)
    curtain((-1.75, 6.0, 0.03), 0.6, 2.6, linen, None, 5)
    curtain((1.85, 6.0, 0.03), 0.6, 2.6, linen, None, 5)
    area_light((0, 5.9, 1.7), (0, 2, 1.2), 2.6, 60, "#edf3ff", 1.8)
    area_light((0.5, 1.0, 2.8), (0, 6.2, 1.2), 3, 110, "#f6f6f4", 2)
    ground("#8f9a58", 0.25, 2)
    shrub = foliage(random, "shrub", leaf_m=0.09)
    fill(random, shrub, (-5, 5), (15, 17), (0, 1.5), 120, 1.3)
    grove(random, shrub, ((-3.4, 20), (2.2, 23), (-0.5, 32), (6, 30), (-7, 30)), (5, 7.5), 3, 130, 1.5, 1)
