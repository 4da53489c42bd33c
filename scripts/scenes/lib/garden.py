"""Gardens by instancing: a few sprigs of some hundred leaves each, put a thousand times with turn, size and tone of
their own. Leaves let light through and shine a little, so sun on them becomes discs."""

import math

import bpy
import numpy

from .leaf_mesh import leaf_mesh, rhombs, unit
from .materials import leaves, matte
from .shapes import cylinder, mesh, panel
from .species import SPECIES


def foliage(random, species, **changes):
    """Sprigs of a species, to be put with the functions below."""
    kind = {**SPECIES[species], **changes}
    material = leaves(*kind["colours"], kind.get("shine", 1.0), kind.get("rough", 0.35))
    rng = numpy.random.default_rng(random.getrandbits(32))
    form = kind["leaf_m"], kind.get("count", 220), kind.get("radius_m", 0.5), kind.get("slender", 0.45), kind.get("upright", 0)
    return [_sprig(rng, material, *form) for _ in range(4)]


def _sprig(rng, material, leaf_m, count, radius_m, slender, upright):
    out = unit(rng.normal(size=(count, 3)))
    reach = numpy.where(rng.random(count) < 0.7, 0.5 + 0.5 * rng.random(count), rng.random(count))
    along = unit(rng.normal(size=(count, 3)) * (1 - 0.8 * upright) + numpy.array([0, 0, 3 * upright - 0.3]))
    facing = out * 0.6 + rng.normal(scale=0.6, size=(count, 3)) + numpy.array([0, 0, 0.5])
    across = unit(numpy.cross(along, facing))
    long = leaf_m * (0.6 + 0.8 * rng.random((count, 1)))
    wide = long * slender * (0.75 + 0.5 * rng.random((count, 1)))
    fold = numpy.cross(along, across) * long * 0.12
    corners = rhombs(out * reach[:, None] * radius_m, along * long / 2, across * wide / 2, fold)
    return leaf_mesh(corners, rng.random(count), material)


def plant(random, kinds, at, scale=1.0, level=False):
    """One sprig; `level` turns it about the vertical only."""
    thing = bpy.data.objects.new("sprig", random.choice(kinds))
    thing.location = at
    turn = [random.uniform(0, 6.28) for _ in range(3)]
    thing.rotation_euler = (0, 0, turn[2]) if level else turn
    thing.scale = (scale * random.uniform(0.75, 1.3),) * 3
    bpy.context.scene.collection.objects.link(thing)


def fill(random, kinds, x, y, z, count, scale=1.0, keep=None, level=False):
    """`count` sprigs evenly in a box of ranges; `keep(x, y, z)` says where they may stand."""
    for _ in range(count):
        at = random.uniform(*x), random.uniform(*y), random.uniform(*z)
        if keep is None or keep(*at):
            plant(random, kinds, at, scale, level)


def tufts(random, kinds, x, y, count, scale=0.5, keep=None):
    """Grass: sprigs of blades that stand on the ground."""
    for _ in range(count):
        at = random.uniform(*x), random.uniform(*y)
        if keep is None or keep(*at):
            plant(random, kinds, (*at, 0.02), scale, level=True)


def clump(random, kinds, at, spread, count, scale=1.0):
    """Sprigs thickest at `at`; `spread` (x, y, z) is their standard deviation."""
    for _ in range(count):
        plant(random, kinds, [random.gauss(middle, s) for middle, s in zip(at, spread)], scale)


def bush(random, kinds, at, size, count, scale=1.0):
    """A mound: sprigs on and in the upper half of an ellipsoid `size` (x, y, z) that stands on `at`."""
    for _ in range(count):
        a, u = random.uniform(0, 2 * math.pi), random.uniform(0, 1)
        r, reach = math.sqrt(1 - u * u), random.uniform(0.6, 1) ** 0.5
        out = r * math.cos(a) * reach, r * math.sin(a) * reach, u * reach
        plant(random, kinds, [foot + s * o for foot, s, o in zip(at, size, out)], scale)


def broadleaf(random, kinds, at, height_m, spread_m, count, scale=1.0, bare_m=1.8, trunk_m=0.14):
    """A tree: trunk, and a crown of several clouds that let the light through between them."""
    x, y, z = at
    lean = random.uniform(-3, 3)
    bark = matte("#5a5044", 0.9, vary=0.35, size_m=0.12)
    cylinder((x, y, z + height_m * 0.4), trunk_m, height_m * 0.8, bark, (lean, lean, 0), trunk_m * 0.4, 12)
    clouds = 9
    for i in range(clouds):
        a = 2 * math.pi * i / clouds + random.uniform(-0.5, 0.5)
        up = bare_m + (height_m - bare_m) * random.uniform(0.12, 0.92)
        # The crown is widest in its middle.
        share = min(0.95, max(0.2, (up - bare_m) / (height_m - bare_m) + 0.15))
        reach = spread_m * random.uniform(0.35, 0.9) * math.sin(math.pi * share)
        size = spread_m * random.uniform(0.3, 0.5)
        middle = (x + reach * math.cos(a), y + reach * math.sin(a), z + up)
        clump(random, kinds, middle, (size * 0.55, size * 0.55, size * 0.4), count // clouds, scale)


def grove(random, kinds, places, height_m, spread_m, count, scale, bare_m, trunk_m=0.14):
    """Broadleaves at `places` (x, y), their heights from a range."""
    for x, y in places:
        broadleaf(random, kinds, (x, y, 0), random.uniform(*height_m), spread_m, count, scale, bare_m, trunk_m)


def bare_trunk(random, x, y, radius_m, height_m=10.4):
    """Of a tall wood whose crowns are above the picture."""
    bark = matte("#9a9382", 0.9, vary=0.4, size_m=0.3)
    lean = (random.uniform(-2, 2), random.uniform(-2, 2), 0)
    cylinder((x, y, height_m / 2 - 0.2), radius_m, height_m, bark, lean, radius_m * 0.7, 14)


def palm(random, kinds, x, y, height_m):
    """A slim stem and four fronds."""
    cylinder((x, y, height_m / 2), 0.06, height_m, matte("#7a6a52", 0.9, vary=0.3), top_radius_m=0.05)
    for _ in range(4):
        plant(random, kinds, (x, y, height_m + 0.1), 0.85)


def potted_bush(random, at, kinds, pot="#b9ab98", height_m=0.45, crown=(0.35, 0.35, 0.6), count=22, scale=0.6, stem_m=0.0):
    """A pot with a mound or, with `stem_m`, a little standard tree."""
    x, y, z = at
    clay = matte(pot, 0.8, vary=0.15)
    cylinder((x, y, z + height_m / 2), 0.15 + height_m * 0.12, height_m, clay, top_radius_m=0.2 + height_m * 0.15)
    foot = z + height_m + stem_m
    if stem_m:
        cylinder((x, y, z + height_m + stem_m / 2), 0.025, stem_m, matte("#6d6250", 0.9))
    bush(random, kinds, (x, y, foot), crown, count, scale)
    if stem_m:
        bush(random, kinds, (x, y, foot), (crown[0], crown[1], -crown[2] * 0.5), count // 2, scale)


def ground(colour, vary=0.35, size_m=1.2):
    """A level surface to the horizon."""
    panel((0, 190, 0), (400, 400), matte(colour, 0.95, vary=vary, size_m=size_m, specular=0.1), "up")


def walk(middle, width_m, material):
    """A path along the points (x, y) of its middle."""
    edges = [(x + side * width_m / 2, y, 0.012) for x, y in middle for side in (-1, 1)]
    mesh(edges, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(middle) - 1)], material)
