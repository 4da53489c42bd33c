"""Hundreds of boxes, turned pieces and rods in one mesh, each with a colour of its own: books, bottles, chairs."""

import math

import bpy

from .materials import tinted
from .nodes import linear
from .shapes import placed_mesh


class Solids:
    """Collects solids, then `build()`s one object. `stand` sets where the next ones' own origin is."""

    def __init__(self, material=None):
        self.material = material or tinted()
        self.vertices, self.faces, self.colours = [], [], []
        self.stand((0, 0, 0))

    def stand(self, at, turn_deg=0.0):
        self.at, self.turn = at, math.radians(turn_deg)
        return self

    def add(self, vertices, faces, colour, gain=1.0):
        first = len(self.vertices)
        c, s = math.cos(self.turn), math.sin(self.turn)
        ox, oy, oz = self.at
        self.vertices += [(ox + x * c - y * s, oy + x * s + y * c, oz + z) for x, y, z in vertices]
        self.faces += [tuple(first + i for i in face) for face in faces]
        self.colours += [linear(colour, gain)] * len(faces)

    def box(self, x, y, z, colour, gain=1.0, turn_deg=0.0, lean=0.0):
        """x, y, z are (from, to); turned about its own upright axis; `lean` is sideways metres per metre of height."""
        cx, cy = (x[0] + x[1]) / 2, (y[0] + y[1]) / 2
        c, s = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
        corners = []
        for top in z:
            for b in y:
                for a in x:
                    u, v = a - cx + (top - z[0]) * lean, b - cy
                    corners.append((cx + u * c - v * s, cy + u * s + v * c, top))
        self.add(corners, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)], colour, gain)

    def lathe(self, x, y, profile, colour, gain=1.0, sides=20):
        """Turned about the upright axis through x, y: profile is [(radius, z), …] from below."""
        around = [2 * math.pi * i / sides for i in range(sides)]
        vertices = [(x + r * math.cos(a), y + r * math.sin(a), z) for r, z in profile for a in around]
        faces = [
            (row * sides + i, row * sides + (i + 1) % sides, (row + 1) * sides + (i + 1) % sides, (row + 1) * sides + i)
            for row in range(len(profile) - 1)
            for i in range(sides)
        ]
        last = (len(profile) - 1) * sides
        faces += [tuple(reversed(range(sides))), tuple(range(last, last + sides))]
        self.add(vertices, faces, colour, gain)

    def ball(self, x, y, z, radius, colour, gain=1.0, squash=1.0):
        steps = [math.pi * i / 10 - math.pi / 2 for i in range(11)]
        self.lathe(x, y, [(max(radius * math.cos(a), 1e-4), z + radius * squash * math.sin(a)) for a in steps], colour, gain)

    def rod(self, start, end, radius, colour, gain=1.0, sides=8):
        """A round bar between two points."""
        along = [b - a for a, b in zip(start, end)]
        length = math.sqrt(sum(c * c for c in along))
        along = [c / length for c in along]
        side = (0, 0, 1) if abs(along[2]) < 0.9 else (1, 0, 0)
        u = _unit(_cross(along, side))
        v = _cross(along, u)
        vertices = [
            tuple(p[k] + radius * (math.cos(a) * u[k] + math.sin(a) * v[k]) for k in range(3))
            for p in (start, end)
            for a in (2 * math.pi * i / sides for i in range(sides))
        ]
        self.add(vertices, [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)], colour, gain)

    def ring(self, x, y, z, radius, thick, colour, gain=1.0, axis="y", sides=28):
        """A hoop of round bars whose axle is x or y: a wheel."""
        points = [(radius * math.cos(a), radius * math.sin(a)) for a in (2 * math.pi * i / sides for i in range(sides + 1))]
        where = (lambda a, b: (x + a, y, z + b)) if axis == "y" else (lambda a, b: (x, y + a, z + b))
        for p, q in zip(points, points[1:]):
            self.rod(where(*p), where(*q), thick, colour, gain, 6)

    def flat(self, corners, colour, gain=1.0):
        self.add(list(corners), [tuple(range(len(corners)))], colour, gain)

    def build(self):
        data = bpy.data.meshes.new("solids")
        data.from_pydata(self.vertices, [], self.faces)
        layer = data.color_attributes.new("colour", "FLOAT_COLOR", "CORNER")
        flat = [c for face, colour in zip(self.faces, self.colours) for _ in face for c in (*colour, 1)]
        layer.data.foreach_set("color", flat)
        data.materials.append(self.material)
        return placed_mesh(data)


def _cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _unit(a):
    length = math.sqrt(sum(c * c for c in a))
    return tuple(c / length for c in a)
