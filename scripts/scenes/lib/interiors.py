"""Furniture of halls, shops and bars. Everything stands at `at` (x, y, floor) and faces along its own -y: turn_deg 90 faces right."""

import math

from .materials import timber, tinted
from .registry import Camera
from .shapes import spaced
from .solids import Solids

SPINES = ("#5a2f25", "#7a4a2d", "#2f3f36", "#8a6b43", "#4b3a4a", "#6b2326", "#a68b5d", "#2c3647", "#c2a878", "#d8cbb0",
          "#3d4a3a",
          "#8c3b2a", "#b9a58a", "#44546a")


def close_camera(**settings):
    """A 60 mm lens wide open on a person at arm's length and a half: the room is out of focus from 3 m on."""
    return Camera(**{"lens_mm": 60, "f_number": 1.4, "focus_m": 1.4, **settings})


def books(solids, random, x, z, depth_m=0.2, height_m=0.3, colours=SPINES, fill=0.94, gain=1.0):
    """A row from x[0] to x[1] on the board at z: series, leaning ones, lying piles and gaps."""
    at = x[0]
    while at < x[1] - 0.03:
        if random.random() > fill:
            for i in range(random.randrange(4)):
                solids.box((at, at + 0.22), (0.02, depth_m), (z + i * 0.035, z + i * 0.035 + 0.032), random.choice(colours),
                           gain)
            at += 0.25
            continue
        run = min(x[1], at + random.uniform(0.12, 0.5))
        tall = height_m * random.uniform(0.68, 0.95)
        series = random.choice(colours) if random.random() < 0.35 else None
        while at < run - 0.015:
            thick = min(random.uniform(0.018, 0.055), x[1] - at)
            top = tall if series else height_m * random.uniform(0.6, 0.95)
            lean = random.uniform(0.1, 0.2) if random.random() < 0.04 else 0.0
            solids.box((at, at + thick), (random.uniform(0, 0.035), depth_m), (z, z + top), series or random.choice(colours),
                       gain * random.uniform(0.75, 1.25), 0, lean)
            at += thick + (0.05 if lean else 0.001)


def bookcase(random, at, width_m, height_m, turn_deg=0, case="#5e3d24", shelf_m=0.36, bay_m=0.9, colours=SPINES, fill=0.94,
             gain=1.0, base_m=0.12):
    """Bays of shelves with a cornice; `at` is the middle of the front's foot."""
    boards, volumes = Solids(timber()).stand(at, turn_deg), Solids(tinted(0.5, 0.2, 0.1)).stand(at, turn_deg)
    half = width_m / 2
    boards.box((-half, half), (0.3, 0.33), (0, height_m), case, 0.6)
    bays = max(1, round(width_m / bay_m))
    edges = [-half + width_m * i / bays for i in range(bays + 1)]
    for edge in edges:
        boards.box((edge - 0.03, edge + 0.03), (-0.02, 0.3), (0, height_m), case)
    boards.box((-half - 0.06, half + 0.06), (-0.08, 0.32), (height_m, height_m + 0.14), case, 1.1)
    for level in range(int((height_m - base_m) / shelf_m) + 1):
        z = base_m + level * shelf_m
        boards.box((-half, half), (0, 0.3), (z - 0.03, z), case)
        if z + shelf_m <= height_m + 0.01:
            for a, b in zip(edges, edges[1:]):
                books(volumes, random, (a + 0.035, b - 0.035), z, 0.24, shelf_m - 0.03, colours, fill, gain)
    boards.build()
    volumes.build()


def boarding(solids, random, x, y, z, colour, board_m, gap_m=0.015, tones=(0.85, 1.2)):
    """Upright boards side by side from x[0] to x[1], each in a tone of its own."""
    for left in spaced(*x, round((x[1] - x[0]) / board_m))[:-1]:
        solids.box((left, left + board_m - gap_m), y, z, colour, random.uniform(*tones))


def tiling(solids, random, x, y, z, colour, joints_m, tones):
    """Wall tiles of 20 x 10 cm, each in a tone of its own; `joints_m` are the upright and the level ones."""
    for left in spaced(*x, round((x[1] - x[0]) / 0.2))[:-1]:
        for foot in spaced(*z, round((z[1] - z[0]) / 0.1))[:-1]:
            tile_x, tile_z = (left, left + 0.2 - joints_m[0]), (foot, foot + 0.1 - joints_m[1])
            solids.box(tile_x, y, tile_z, colour, random.uniform(*tones))


def spindle_chair(solids, at, turn_deg=0, colour="#5a3a22", seat=None, back_m=0.92):
    """Its back at its own +y: turn_deg 0 looks at the camera."""
    solids.stand(at, turn_deg)
    solids.box((-0.22, 0.22), (-0.22, 0.22), (0.43, 0.47), seat or colour)
    for x in (-0.2, 0.2):
        solids.rod((x, -0.2, 0), (x, -0.2, 0.44), 0.018, colour)
        solids.rod((x, 0.2, 0), (x, 0.25, back_m), 0.018, colour)
    for z in (0.32, 0.16, 0.03):
        solids.box((-0.21, 0.21), (0.21, 0.235), (back_m - z - 0.035, back_m - z + 0.035), seat or colour)


def drawn_up_chair(solids, at, turn_deg, away_m, colour, seat=None):
    """At a table whose middle is `at` (x, y); turn_deg is the way it looks."""
    s, c = math.sin(math.radians(turn_deg)), math.cos(math.radians(turn_deg))
    spindle_chair(solids, (at[0] - away_m * s, at[1] + away_m * c, 0), turn_deg, colour, seat)


def plain_table(solids, at, size, turn_deg=0, height_m=0.76, colour="#6b4526"):
    solids.stand(at, turn_deg)
    w, d = size[0] / 2, size[1] / 2
    solids.box((-w, w), (-d, d), (height_m - 0.05, height_m), colour)
    for x in (-w + 0.07, w - 0.07):
        for y in (-d + 0.07, d - 0.07):
            solids.box((x - 0.035, x + 0.035), (y - 0.035, y + 0.035), (0, height_m - 0.05), colour, 0.8)


def framed(solids, at, size, turn_deg=0, frame="#3a2a1c", mount="#d8d0c0", image="#8a8378"):
    """A picture on a wall; `at` is its centre."""
    solids.stand(at, turn_deg)
    w, h = size[0] / 2, size[1] / 2
    for inset, front, colour in ((0, 0.03, frame), (0.05, 0.036, mount), (min(size) * 0.2, 0.042, image)):
        solids.box((-w + inset, w - inset), (-front, 0), (-h + inset, h - inset), colour)


BOTTLE = ((1.0, 0), (1.0, 0.6), (0.85, 0.68), (0.38, 0.76), (0.36, 1.0))


def bottles(solids, random, x, y, z, colours, gap_m=0.1, height_m=0.3, fill=0.9):
    """A row on a shelf, from x[0] to x[1]."""
    at = x[0]
    while at < x[1]:
        if random.random() < fill:
            radius, tall = random.uniform(0.032, 0.048), height_m * random.uniform(0.75, 1.1)
            solids.lathe(at, y + random.uniform(-0.03, 0.03), [(radius * r, z + tall * h) for r, h in BOTTLE],
                         random.choice(colours), random.uniform(0.6, 1.3), 12)
        at += gap_m * random.uniform(0.9, 1.3)


def record_bin(boards, sleeves, random, at, colours):
    """Four rows of records in a stand; `at` is its middle on the floor."""
    boards.stand(at)
    boards.box((-0.76, 0.76), (-0.56, -0.52), (0.5, 0.95), "#caa06a")
    boards.box((-0.76, 0.76), (0.52, 0.56), (0.5, 1.0), "#caa06a")
    boards.box((-0.76, 0.76), (-0.55, 0.55), (0.48, 0.52), "#b98a56")
    for x in (-0.74, -0.37, 0, 0.37, 0.74):
        boards.box((x - 0.012, x + 0.012), (-0.54, 0.54), (0.5, 0.92), "#caa06a")
    for x in (-0.7, 0.7):
        boards.box((x - 0.03, x + 0.03), (-0.5, 0.5), (0, 0.5), "#8a6440")
    for column in range(4):
        sleeves.stand((at[0] + (column - 1.5) * 0.36, at[1], at[2]))
        y = -0.5
        while y < 0.5:
            sleeves.box((-0.155, 0.155), (y, y + 0.012), (0.72, 1.03), random.choice(colours), random.uniform(0.6, 1.2))
            y += random.uniform(0.012, 0.05)


def wine_rack(boards, ends, random, x, near_m, bays, shelves, colour, glasses):
    """Along a wall on the right, x its (front, back): bays of 55 cm, shelves of 29 cm with bottles lying in two layers."""
    for bay in range(bays):
        y = near_m + bay * 0.55
        for shelf in range(shelves):
            z = 0.15 + shelf * 0.29
            boards.box(x, (y, y + 0.04), (0, 2.2), colour)
            boards.box(x, (y, y + 0.55), (z - 0.02, z), colour, random.uniform(0.85, 1.15))
            for k in range(4):
                if random.random() < 0.85:
                    _lying_bottle(ends, random, x, y + 0.1 + k * 0.12, z + 0.06, glasses)
                    if k < 3 and random.random() < 0.7:
                        _lying_bottle(ends, random, x, y + 0.16 + k * 0.12, z + 0.15, glasses)


def _lying_bottle(solids, random, x, y, z, glasses):
    tone = random.choice(glasses), random.uniform(0.6, 1.3)
    solids.rod((x[0] - 0.05, y, z), (x[1] - 0.04, y, z), 0.045, *tone, 10)


def barrel(solids, random, at):
    """Lying with its head at `at`, along x."""
    left, y, z = at
    staves = [(x, 0.38 + 0.07 * math.sin(math.pi * x / 0.9)) for x in (0, 0.24, 0.44, 0.64, 0.89)]
    for (x, r), (u, q) in zip(staves, staves[1:]):
        solids.rod((left + x, y, z), (left + u, y, z), (r + q) / 2, "#8a6a4c", random.uniform(0.85, 1.1), 20)
    for hoop in (0.14, 0.74):
        solids.rod((left + hoop - 0.03, y, z), (left + hoop + 0.03, y, z), 0.455, "#4a4038", 1, 20)


def bicycle(random, at, colour, turn_deg=0.0):
    """Seen from its side; `at` is between the wheels on the floor."""
    bike = Solids(tinted(0.3, 0.05)).stand(at, turn_deg)
    size = random.uniform(0.94, 1.04)
    rear, front, crank = (-0.52 * size, 0.34), (0.54 * size, 0.34), (-0.08, 0.3)
    saddle, head = (-0.22, 0.88 * size), (0.4 * size, 0.86 * size)
    for x, z in (rear, front):
        bike.ring(x, 0, z, 0.33, 0.028, "#26282a")
        bike.ring(x, 0, z, 0.3, 0.008, "#b9bdc0")
    for (a, b), (c, d) in ((rear, crank), (rear, saddle), (saddle, crank), (crank, head), (saddle, head), (head, front)):
        bike.rod((a, 0, b), (c, 0, d), 0.026, colour)
    bike.rod((head[0], 0, head[1]), (head[0] - 0.04, 0, head[1] + 0.14), 0.014, "#303234")
    bike.rod((head[0] - 0.02, -0.26, head[1] + 0.14), (head[0] - 0.02, 0.26, head[1] + 0.14), 0.014, "#303234")
    bike.box((saddle[0] - 0.14, saddle[0] + 0.12), (-0.06, 0.06), (saddle[1] + 0.08, saddle[1] + 0.13), "#5a4030")
    bike.rod((saddle[0], 0, saddle[1]), (saddle[0], 0, saddle[1] + 0.1), 0.012, "#8a8e92")
    bike.lathe(crank[0], 0, [(0.09, crank[1] - 0.01), (0.09, crank[1] + 0.01)], "#6a6e72")
    bike.build()
