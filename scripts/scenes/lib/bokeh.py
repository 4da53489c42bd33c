"""Discs of small far lights, drawn exactly: position, size, blades, occlusion and the lens barrel's cat's eye."""

import math

import bpy
import numpy
from mathutils import Vector

from .lights import SPARKLES

RINGS = 6  # of lens points that ask whether they see the light


def add_sparkles(picture, camera, place_camera):
    """Adds to `picture` (rows × columns × 3, linear, exposed) in place."""
    if not SPARKLES:
        return
    scene = bpy.context.scene
    depsgraph = bpy.context.evaluated_depsgraph_get()
    rows, columns, _ = picture.shape
    world = camera.matrix_world
    inverse = world.inverted()
    right, up = world.to_3x3().col[0], world.to_3x3().col[1]
    aperture_m = place_camera.lens_mm / place_camera.f_number / 1000
    ys, xs = numpy.mgrid[0:rows, 0:columns]
    for light in SPARKLES:
        local = inverse @ Vector(light.at)
        depth = -local.z
        if depth <= place_camera.focus_m:
            continue
        zoom = place_camera.lens_mm / 24
        cx = (0.5 + local.x / depth * zoom) * columns
        cy = rows / 2 - local.y / depth * zoom * columns
        radius = max(2.0, place_camera.blur_at(depth) * columns / 2)
        if not (-radius < cx < columns + radius and -radius < cy < rows + radius):
            continue
        # Lens coordinates -1..1 of each pixel: behind the focus the picture of the lens is upright and mirrored back.
        u, v = (xs + 0.5 - cx) / radius, (ys + 0.5 - cy) / radius
        mask = _blades(u, v, radius) * _barrel(u, v, cx / columns - 0.5, cy / columns - rows / columns / 2, radius)
        seen = _seen(scene, depsgraph, world.translation, right, up, aperture_m / 2, Vector(light.at))
        mask *= _lookup(seen, u, v)
        for channel in range(3):
            picture[:, :, channel] += mask * light.colour[channel] * light.power


def _blades(u, v, radius, blades=9):
    # A slightly rounded polygon, its edge one and a half pixels soft and a touch brighter than its middle.
    angle = numpy.arctan2(v, u)
    distance = numpy.hypot(u, v)
    sector = 2 * math.pi / blades
    edge = math.cos(sector / 2) / numpy.cos((angle % sector) - sector / 2)
    edge = 0.55 + 0.45 * edge
    inside = numpy.clip((edge - distance) * radius / 1.5 + 0.5, 0, 1)
    return inside * (0.88 + 0.16 * numpy.clip(distance, 0, 1) ** 4)


def _barrel(u, v, x, y, radius):
    # Towards the corners the lens' barrel cuts the disc from outside.
    return numpy.clip((1.05 - numpy.hypot(u + x * 0.7, v + y * 0.7)) * radius / 2 + 0.5, 0, 1)


def _seen(scene, depsgraph, eye, right, up, lens_m, light):
    seen = {}
    steps = range(-RINGS, RINGS + 1)
    for i in steps:
        for j in steps:
            if i * i + j * j > (RINGS + 0.5) ** 2:
                continue
            start = eye + right * (i / RINGS * lens_m) + up * (-j / RINGS * lens_m)
            seen[i, j] = 0.0 if _hidden(scene, depsgraph, start, light) else 1.0
    return seen


def _hidden(scene, depsgraph, start, light):
    way = (light - start).normalized()
    while True:
        distance = (light - start).length - 0.15
        if distance <= 0:
            return False
        hit, place, _, _, thing, _ = scene.ray_cast(depsgraph, start, way, distance=distance)
        if not hit:
            return False
        if not thing.active_material or not thing.active_material.name.startswith("glass"):
            return True
        start = place + way * 0.02


def _lookup(seen, u, v):
    if len(set(seen.values())) == 1:
        return seen[0, 0]
    grid = numpy.zeros((2 * RINGS + 3, 2 * RINGS + 3))
    for j in range(-RINGS - 1, RINGS + 2):
        for i in range(-RINGS - 1, RINGS + 2):
            inwards = min(1, RINGS / math.hypot(i, j)) if i or j else 1
            grid[j + RINGS + 1, i + RINGS + 1] = seen[int(i * inwards), int(j * inwards)]
    x = numpy.clip(u * RINGS + RINGS + 1, 0, 2 * RINGS + 1.999)
    y = numpy.clip(v * RINGS + RINGS + 1, 0, 2 * RINGS + 1.999)
    i, j = x.astype(int), y.astype(int)
    fx, fy = x - i, y - j
    top = grid[j, i] * (1 - fx) + grid[j, i + 1] * fx
    bottom = grid[j + 1, i] * (1 - fx) + grid[j + 1, i + 1] * fx
    return top * (1 - fy) + bottom * fy
