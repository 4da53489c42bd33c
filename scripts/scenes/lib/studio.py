"""Equipment of artists: paper, canvases, paint on a wall, coloured tubes."""

import math

from .lights import bulb, only_seen
from .materials import clouded, glow, matte
from .shapes import box, cylinder, mesh, placed, spaced


def sweep(at, width_m, height_m, depth_m, material, radius_m=0.8):
    """Studio paper: hangs behind and curves onto the floor towards the camera. `at`: bottom of the wall."""
    points = [(0.0, height_m)]
    for i in range(13):
        angle = math.radians(90 * i / 12)
        points.append((-radius_m * (1 - math.cos(angle)), radius_m * (1 - math.sin(angle))))
    points.append((-depth_m, 0.0))
    vertices = [(x, y, z) for y, z in points for x in (-width_m / 2, width_m / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    return mesh(vertices, faces, material, at, smooth=True)


def canvas(at, size, colours, patch_m, turn_deg):
    """An abstract painting; `size` with its stretcher."""
    box(at, size, clouded(colours, patch_m, 0.7, distortion=2), turn_deg)


def paint_pots(random, x, y, z, paints):
    """A row with gaps, from x[0] to x[1] on the board at z."""
    left = x[0]
    while left < x[1]:
        wide = random.uniform(0.09, 0.18)
        if random.random() < 0.85:
            tall = random.uniform(0.14, 0.3)
            cylinder((left + wide / 2, y, z + tall / 2), wide / 2, tall, random.choice(paints))
        left += wide + random.uniform(0.01, 0.06)


def neon_tube(at, turn_deg, points, colour, watts):
    """A bent tube through `points` (along, z) before a wall that turns about `at`, and the light it throws on it."""
    place, paint = placed(at, turn_deg), glow(colour, 16)
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        turn = (0, math.degrees(math.atan2(x1 - x0, z1 - z0)), turn_deg)
        middle = place((x0 + x1) / 2, -0.06, (z0 + z1) / 2)
        only_seen(cylinder(middle, 0.014, math.hypot(x1 - x0, z1 - z0) + 0.02, paint, turn, segments=10))
    x, z = points[len(points) // 2]
    bulb(place(x, -0.24, z), watts, colour, 0.25)


def standing_tube(random, at, height_m, colour, strength, watts):
    """A thick tube that leans to one side, and its light."""
    x, y, z = at
    size = (0.09, 0.09, height_m + random.uniform(-0.6, 0.6))
    box(at, size, glow(colour, strength), (0, random.uniform(-14, 14), 0))
    bulb((x, y - 0.4, z), watts, colour, 0.3)


class MuralWall:
    """A wall that turns by `turn_deg` about `at` (x, y); `span` and the shapes painted on it are measured along it from
    there. Each shape lies over those before it."""

    def __init__(self, at, turn_deg, span, height_m):
        self.at, self.turn_deg, self.span, self.height_m = (*at, 0), turn_deg, span, height_m
        self.coats = 0

    def plaster(self, material):
        left, right = self.span
        place = placed(self.at, self.turn_deg)
        box(place((left + right) / 2, 0.15, self.height_m / 2), (right - left, 0.3, self.height_m), material,
            (0, 0, self.turn_deg))

    def paint(self, outline, colour):
        self.coats += 1
        place = placed(self.at, self.turn_deg)
        corners = [place(x, -0.004 * self.coats, z) for x, z in outline]
        mesh(corners, [tuple(range(len(corners)))], matte(colour, 0.8, vary=0.12, size_m=0.35))

    def disc(self, x, z, radius_m, colour):
        around = [2 * math.pi * i / 40 for i in range(40)]
        self.paint([(x + radius_m * math.cos(a), z + radius_m * math.sin(a)) for a in around], colour)

    def hill(self, foot_m, swell_m, wave_m, shift_m, colour):
        """All the wall below a wavy line."""
        left, right = self.span
        ridge = [(x, foot_m + swell_m * math.sin(2 * math.pi * (x + shift_m) / wave_m)) for x in spaced(left, right, 60)]
        self.paint([(left, 0), *ridge, (right, 0)], colour)
