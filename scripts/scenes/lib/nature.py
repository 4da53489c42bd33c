"""Single plants as clouds of leaves: trees, hedges, room plants. Whole gardens are in garden.py."""

import numpy

from .leaf_mesh import leaf_mesh, rhombs, unit
from .materials import leaf, matte
from .shapes import cylinder, placed_mesh


def _turned_leaves(rng, middle, leaf_m, half_width, fold=0.0, droop=0.0):
    """Corners of one leaf at each point, turned every way; widths and fold are shares of its length."""
    along = rng.normal(size=middle.shape)
    along[:, 2] -= droop
    along = unit(along)
    across = unit(numpy.cross(along, rng.normal(size=middle.shape)))
    long = leaf_m * (0.6 + 0.8 * rng.random((len(middle), 1)))
    return rhombs(middle, along * long / 2, across * long * half_width, 0, numpy.cross(along, across) * long * fold)


def leaf_cloud(random, at, radius, count, material=None, leaf_m=0.06, shell=0.55, droop=0.0):
    """Leaves in an ellipsoid `radius` (x, y, z) round `at`; `shell` 0 fills it, 1 puts all on its skin.
    One mesh; each leaf is a folded rhomb with a `tone` of its own and a tone shared by its branch."""
    rng = numpy.random.default_rng(random.getrandbits(32))
    way = unit(rng.normal(size=(count, 3)))
    depth = shell + (1 - shell) * rng.random(count) ** (1 / 3)
    # Clusters: leaves gather on branches instead of filling space evenly.
    branches = max(6, count // 60)
    hubs = way[rng.integers(0, count, branches)] * (0.55 + 0.45 * rng.random((branches, 1)))
    branch = rng.integers(0, branches, count)
    middle = 0.55 * hubs[branch] + 0.45 * way * depth[:, None] + rng.normal(scale=0.07, size=(count, 3))
    corners = _turned_leaves(rng, middle * numpy.asarray(radius), leaf_m, 0.28, 0.12, droop)
    tone = numpy.clip(0.5 * rng.random(branches)[branch] + 0.5 * rng.random(count), 0, 1)
    return placed_mesh(leaf_mesh(corners, tone, material or leaf()), at)


def tree(random, at, height_m=5.0, crown=(1.6, 1.6, 1.4), leaves=6000, material=None, bark="#5b4a3a", leaf_m=0.1):
    """Trunk, a few boughs and a crown of several clouds. `at` is the foot."""
    x, y, z = at
    trunk = height_m - crown[2] * 1.2
    bark_paint = matte(bark, 0.9, vary=0.35, size_m=0.15)
    lean = (random.uniform(-4, 4), random.uniform(-4, 4), 0)
    cylinder((x, y, z + trunk / 2), 0.035 * height_m * 0.6, trunk * 1.1, bark_paint, lean, top_radius_m=0.02 * height_m * 0.5)
    material = material or leaf()
    for _ in range(5):
        dx, dy = random.uniform(-0.55, 0.55) * crown[0], random.uniform(-0.55, 0.55) * crown[1]
        dz = random.uniform(-0.4, 0.6) * crown[2]
        size = random.uniform(0.5, 0.8)
        leaf_cloud(random, (x + dx, y + dy, z + height_m - crown[2] + dz), [c * size for c in crown],
                   leaves // 5, material, leaf_m)


def hedge(random, at, size, material=None, leaves_per_m2=900, leaf_m=0.05):
    """A clipped box of leaves; `at` is its centre."""
    rng = numpy.random.default_rng(random.getrandbits(32))
    w, d, h = size
    count = int(leaves_per_m2 * (w * h + w * d + d * h))
    place = (rng.random((count, 3)) - 0.5) * (w, d, h)
    # Most leaves near the front and top, where they are seen.
    front = rng.random(count) < 0.6
    place[front, 1] = -d / 2 + rng.normal(scale=0.05, size=front.sum())
    corners = _turned_leaves(rng, place, leaf_m, 0.3)
    return placed_mesh(leaf_mesh(corners, rng.random(count), material or leaf("#2f5220", "#5d8433")), at)


def potted_plant(random, at, height_m=1.4, leaves=500, leaf_m=0.14, pot="#d8d2c6", material=None):
    """A room plant in a pot; `at` is the floor under it."""
    x, y, z = at
    cylinder((x, y, z + 0.17), 0.14, 0.34, matte(pot, 0.5), top_radius_m=0.18)
    for _ in range(6):
        cylinder((x + random.uniform(-0.06, 0.06), y, z + height_m * 0.4), 0.012, height_m * 0.7,
                 matte("#5d6b3a", 0.7), (random.uniform(-12, 12), random.uniform(-12, 12), 0), segments=8)
    leaf_cloud(random, (x, y, z + height_m * 0.7), (height_m * 0.32, height_m * 0.32, height_m * 0.38), leaves,
               material or leaf("#2f5a2b", "#6e9a45", 0.3), leaf_m, 0.2, droop=0.4)
