"""Leaves by the thousand: foliage, hedges, trees, lawns, flowers."""

import math

import bpy
import numpy

from .materials import leaf, matte
from .shapes import cylinder, mesh


def leaf_cloud(random, at, radius, count, material=None, leaf_m=0.06, shell=0.55, droop=0.0):
    """Leaves in an ellipsoid `radius` (x, y, z) round `at`; `shell` 0 fills it, 1 puts all on its skin.
    One mesh; each leaf is a folded rhomb with a `tone` of its own and a tone shared by its branch."""
    rng = numpy.random.default_rng(random.getrandbits(32))
    way = rng.normal(size=(count, 3))
    way /= numpy.linalg.norm(way, axis=1, keepdims=True)
    depth = shell + (1 - shell) * rng.random(count) ** (1 / 3)
    # Clusters: leaves gather on branches instead of filling space evenly.
    branches = max(6, count // 60)
    hubs = way[rng.integers(0, count, branches)] * (0.55 + 0.45 * rng.random((branches, 1)))
    branch = rng.integers(0, branches, count)
    middle = 0.55 * hubs[branch] + 0.45 * way * depth[:, None] + rng.normal(scale=0.07, size=(count, 3))
    middle = middle * numpy.asarray(radius)
    along = rng.normal(size=(count, 3))
    along[:, 2] -= droop
    along /= numpy.linalg.norm(along, axis=1, keepdims=True)
    across = numpy.cross(along, rng.normal(size=(count, 3)))
    across /= numpy.linalg.norm(across, axis=1, keepdims=True)
    size = leaf_m * (0.6 + 0.8 * rng.random((count, 1)))
    corners = numpy.stack([
        middle - along * size / 2, middle + across * size * 0.28, middle + along * size / 2,
        middle - across * size * 0.28 + numpy.cross(along, across) * size * 0.12,
    ], axis=1).reshape(-1, 3)
    tone = numpy.clip(0.5 * rng.random(branches)[branch] + 0.5 * rng.random(count), 0, 1)
    return _quads(corners, tone, material or leaf(), at)


def _quads(corners, tone, material, at):
    count = len(tone)
    data = bpy.data.meshes.new("leaves")
    data.vertices.add(count * 4)
    data.vertices.foreach_set("co", corners.astype(numpy.float32).ravel())
    data.loops.add(count * 4)
    data.loops.foreach_set("vertex_index", numpy.arange(count * 4, dtype=numpy.int32))
    data.polygons.add(count)
    data.polygons.foreach_set("loop_start", numpy.arange(0, count * 4, 4, dtype=numpy.int32))
    data.polygons.foreach_set("loop_total", numpy.full(count, 4, dtype=numpy.int32))
    data.update(calc_edges=True)
    attribute = data.attributes.new("tone", "FLOAT", "FACE")
    attribute.data.foreach_set("value", tone.astype(numpy.float32))
    data.materials.append(material)
    thing = bpy.data.objects.new("leaves", data)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
    return thing


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
    along = rng.normal(size=(count, 3))
    along /= numpy.linalg.norm(along, axis=1, keepdims=True)
    across = numpy.cross(along, rng.normal(size=(count, 3)))
    across /= numpy.linalg.norm(across, axis=1, keepdims=True)
    size_m = leaf_m * (0.6 + 0.8 * rng.random((count, 1)))
    corners = numpy.stack([place - along * size_m / 2, place + across * size_m * 0.3,
                           place + along * size_m / 2, place - across * size_m * 0.3], axis=1).reshape(-1, 3)
    return _quads(corners, rng.random(count), material or leaf("#2f5220", "#5d8433"), at)


def lawn(random, at, size, material=None, blades_per_m2=500, blade_m=0.09, wild=0.3):
    """Grass on a strip (width, depth) whose centre is `at`; put a green panel under it."""
    rng = numpy.random.default_rng(random.getrandbits(32))
    count = int(blades_per_m2 * size[0] * size[1])
    foot = numpy.column_stack([(rng.random(count) - 0.5) * size[0], (rng.random(count) - 0.5) * size[1], numpy.zeros(count)])
    height = blade_m * (0.6 + wild * 2 * rng.random(count) ** 2 + 0.4 * rng.random(count))
    tip = foot + numpy.column_stack([rng.normal(scale=0.35, size=(count, 2)) * height[:, None], height])
    angle = rng.random(count) * 2 * math.pi
    side = numpy.column_stack([numpy.cos(angle), numpy.sin(angle), numpy.zeros(count)]) * 0.006
    corners = numpy.stack([foot - side, foot + side, tip + side * 0.3, tip - side * 0.3], axis=1).reshape(-1, 3)
    return _quads(corners, rng.random(count), material or leaf("#4d7a2a", "#92ad4a", 0.3), at)


def flowers(random, at, size, colours, count=300, head_m=0.03):
    """Flower heads over a box (x, y, z) whose centre is `at`."""
    for colour in colours:
        leaf_cloud(random, at, [s / 2 for s in size], count // len(colours), leaf(colour, colour, 0.3), head_m, shell=0.0)


def ivy(random, at, size, material=None, leaves=2500, leaf_m=0.07):
    """Leaves hanging before a wall that faces the camera: (width, height), `at` the centre."""
    return leaf_cloud(random, at, (size[0] / 2, 0.06, size[1] / 2), leaves, material or leaf("#2c4a1e", "#6d8f3a"), leaf_m, 0.0, droop=1.5)


def potted_plant(random, at, height_m=1.4, leaves=500, leaf_m=0.14, pot="#d8d2c6", material=None):
    """A room plant in a pot; `at` is the floor under it."""
    x, y, z = at
    cylinder((x, y, z + 0.17), 0.14, 0.34, matte(pot, 0.5), top_radius_m=0.18)
    for _ in range(6):
        cylinder((x + random.uniform(-0.06, 0.06), y, z + height_m * 0.4), 0.012, height_m * 0.7,
                 matte("#5d6b3a", 0.7), (random.uniform(-12, 12), random.uniform(-12, 12), 0), segments=8)
    leaf_cloud(random, (x, y, z + height_m * 0.7), (height_m * 0.32, height_m * 0.32, height_m * 0.38), leaves,
               material or leaf("#2f5a2b", "#6e9a45", 0.3), leaf_m, 0.2, droop=0.4)
