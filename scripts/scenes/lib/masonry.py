"""Stone, brick and log built from single pieces: vaults, arcades, chimneys, house fronts and their awnings."""

import math

from .solids import Solids, tinted


def arch_line(width_m, rise_m, spring_m, steps):
    """Points (across, up) of a half ellipse from left to right; across is 0 in its middle."""
    angles = [math.pi * i / steps for i in range(steps + 1)]
    return [(-width_m / 2 * math.cos(a), spring_m + rise_m * math.sin(a)) for a in angles]


def brick_vault(random, width_m, spring_m, rise_m, length_m, ribs, colour, rib_colour):
    """A barrel vault along y from the camera on; `ribs` are the y of its ribs."""
    vault = Solids(tinted(0.9, 0.3, 0.2))
    line = arch_line(width_m, rise_m, spring_m, 16)
    for row in range(int(length_m * 2)):
        y = row * 0.5
        for (x, z), (u, w) in zip(line, line[1:]):
            vault.flat([(x, y, z), (u, y, w), (u, y + 0.49, w), (x, y + 0.49, z)], colour, random.uniform(0.75, 1.2))
    for y in ribs:
        for (x, z), (u, w) in zip(line, line[1:]):
            inner = [(x * 0.9, y, z - 0.1), (u * 0.9, y, w - 0.1)]
            vault.flat([*inner, (u, y, w), (x, y, z)], rib_colour)
            vault.flat([*inner, (u * 0.9, y + 0.4, w - 0.1), (x * 0.9, y + 0.4, z - 0.1)], rib_colour, 0.9)
    vault.build()


def cloister(random, bays, start_m, pitch_m, stone, web, door):
    """A vaulted walk along y, 3.6 m wide: doors on the left, an open arcade on the right."""
    walk = Solids(tinted(0.85, 0.12, 0.5))
    across = arch_line(3.5, 1.5, 2.4, 14)
    half = pitch_m / 2 - 0.28
    for i in range(bays + 1):
        y = start_m + i * pitch_m
        walk.box((1.5, 2.0), (y - 0.28, y + 0.28), (0, 2.25), stone, random.uniform(0.92, 1.05))
        walk.box((1.42, 2.05), (y - 0.36, y + 0.36), (2.25, 2.42), stone, 1.08)
        for (x, z), (u, w) in zip(across, across[1:]):
            walk.flat([(x, y - 0.14, z), (u, y - 0.14, w), (u, y - 0.14, w + 0.3), (x, y - 0.14, z + 0.3)], stone)
            walk.flat([(x, y - 0.14, z), (u, y - 0.14, w), (u, y + 0.14, w), (x, y + 0.14, z)], stone, 0.9)
            walk.flat([(x, y, z + 0.3), (u, y, w + 0.3), (u, y + pitch_m, w + 0.3), (x, y + pitch_m, z + 0.3)], web)
        opening = arch_line(2 * half, half, 2.4, 12)
        middle = y + pitch_m / 2
        for (v, z), (w, t) in zip(opening, opening[1:]):
            walk.flat([(1.7, middle + v, z), (1.7, middle + w, t), (1.7, middle + w, 4.4), (1.7, middle + v, 4.4)], stone)
        walk.box((-1.8, -1.72), (y + 0.75, y + 1.85), (0, 2.3), door, random.uniform(0.8, 1.2))
        walk.box((-1.8, -1.7), (y + 0.63, y + 0.75), (0, 2.4), stone, 1.1)
    walk.box((1.55, 1.95), (0, 24), (0, 0.4), stone)
    walk.build()


def chimney_breast(random, x, y, height_m, opening, colours):
    """Rubble courses from x[0] to x[1], y[0] the front; `opening` (left, right, height) is the fire's."""
    stones = Solids(tinted(0.9, 0.25, 0.15))
    for course in range(int(height_m / 0.21)):
        at, z = x[0], course * 0.21
        while at < x[1] - 0.05:
            wide = min(random.uniform(0.18, 0.42), x[1] - at)
            if not (opening[0] < at + wide / 2 < opening[1] and z < opening[2]):
                stones.box((at, at + wide - 0.012), (y[0] + random.uniform(-0.02, 0.02), y[1]), (z, z + 0.198),
                           random.choice(colours))
            at += wide
    stones.box(opening[:2], (y[1] - 0.13, y[1] - 0.09), (0, opening[2]), "#5a4030")
    stones.build()


def log_wall(random, x, y, courses, hole, colour):
    """Round logs from x[0] to x[1]; `hole` is (left, right, bottom, top)."""
    logs = Solids(tinted(0.55, 0.3, 0.5, (0.15, 1, 1)))
    for course in range(courses):
        z, tone = 0.11 + course * 0.225, random.uniform(0.8, 1.2)
        logs.rod((x[0], y, z), (hole[0], y, z), 0.12, colour, tone, 14)
        logs.rod((hole[1], y, z), (x[1], y, z), 0.12, colour, tone, 14)
        if not hole[2] < z < hole[3]:
            logs.rod((hole[0] - 0.05, y, z), (hole[1] + 0.05, y, z), 0.12, colour, tone, 14)
    logs.build()


def street_side(random, houses, x, y, colours):
    """Plastered fronts with shutters and shop windows along the right side, the first at y."""
    for colour in colours:
        width, tall = random.uniform(3.0, 4.2), random.uniform(6.5, 9)
        houses.box((x, x + 4.8), (y, y + width), (0, tall), colour)
        houses.box((x - 0.2, x), (y, y + width), (2.75, 2.95), "#efe9dc", 0.9)
        for share in (0.25, 0.75):
            for level in (3.3, 5.6):
                a = y + width * share
                houses.box((x - 0.08, x), (a - 0.5, a + 0.5), (level, level + 1.6), "#f4f0e6")
                houses.box((x - 0.12, x), (a - 0.4, a + 0.4), (level + 0.1, level + 1.5), "#5f6f7c",
                           random.uniform(0.7, 1.4))
                for side in (-0.72, 0.72):
                    shutter = random.choice(("#4f7d78", "#7a8f9c", "#b5654a", "#e8e2d4"))
                    houses.box((x - 0.15, x - 0.08), (a + side - 0.2, a + side + 0.2), (level, level + 1.6), shutter)
        front = random.choice(("#3f5a63", "#6f3f35", "#41584a", "#8a6a4a"))
        houses.box((x - 0.1, x), (y + 0.4, y + width - 0.4), (0.3, 2.5), front)
        houses.box((x - 0.15, x - 0.1), (y + 0.7, y + width - 0.7), (0.8, 2.3), "#c9d6da", 0.8)
        y += width


def street_end(random, houses, y, fronts):
    """Tiled houses across the street; `fronts` are (left, height, colour)."""
    for x, tall, colour in fronts:
        houses.box((x, x + 4.4), (y, y + 4), (0, tall), colour)
        houses.flat([(x, y - 0.1, tall), (x + 4.4, y - 0.1, tall), (x + 4.4, y + 2, tall + 1.3), (x, y + 2, tall + 1.3)],
                    "#a5674c")
        for k in range(3):
            for level in (0.8, 3.2):
                left = x + 0.6 + k * 1.3
                houses.box((left, left + 0.7), (y - 0.1, y), (level, level + 1.5), "#6a7880", random.uniform(0.7, 1.3))


def awning(solids, x, near_m, z, stripes, colours):
    """On a front at the right: from x[0], z[0] on the wall out to x[1], z[1], its edge hanging to z[2]. Stripes of 24 cm."""
    wall, out = x
    high, low, hem = z
    for i in range(stripes):
        a, b, colour = near_m + i * 0.24, near_m + i * 0.24 + 0.24, colours[i % len(colours)]
        solids.flat([(wall, a, high), (wall, b, high), (out, b, low), (out, a, low)], colour)
        solids.flat([(out, a, low), (out, b, low), (out, b, hem), (out, a, hem)], colour, 0.95)
