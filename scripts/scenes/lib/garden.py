"""Plants by instancing: a few sprigs of some hundred leaves each, put a thousand times with turn, size and tone of their
own. Leaves let light through and shine a little, so sun on them becomes discs."""

import math

import bpy
import numpy

from .lights import sun
from .materials import linear, matte
from .nature import _quads
from .shapes import cylinder, panel


def daylight(azimuth_deg, elevation_deg, sun_strength=4.0, sky_strength=0.12, haze=1.5):
    """A clear sky and its sun. Azimuth as in `sun`: 0 behind the camera, -90 left, 90 right, 180 against the light."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    air = tree.nodes.new("ShaderNodeTexSky")
    air.sky_type = "NISHITA"
    air.sun_disc = False
    air.sun_elevation = math.radians(elevation_deg)
    air.sun_rotation = math.radians(180 - azimuth_deg)
    air.dust_density = haze
    tree.nodes["Background"].inputs["Strength"].default_value = sky_strength
    tree.links.new(air.outputs["Color"], tree.nodes["Background"].inputs["Color"])
    if sun_strength:
        sun(azimuth_deg, elevation_deg, sun_strength, "#fff0d6", 0.6)


def leaves(dark, light, through, shine=1.0, rough=0.35):
    """`dark` to `light` is what a leaf reflects, `through` what shines through it against the sun."""
    material = bpy.data.materials.new("leaves")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    tone = new("ShaderNodeAttribute")
    tone.attribute_name = "tone"
    sprig = new("ShaderNodeObjectInfo")
    both = new("ShaderNodeMath")
    both.operation = "MULTIPLY_ADD"
    both.inputs[1].default_value = 0.5
    half = new("ShaderNodeMath")
    half.operation = "MULTIPLY"
    half.inputs[1].default_value = 0.5
    link(tone.outputs["Fac"], half.inputs[0])
    link(sprig.outputs["Random"], both.inputs[0])
    link(half.outputs[0], both.inputs[2])

    def blend(a, b):
        mix = new("ShaderNodeMixRGB")
        mix.inputs["Color1"].default_value = (*a, 1)
        mix.inputs["Color2"].default_value = (*b, 1)
        link(both.outputs[0], mix.inputs["Fac"])
        return mix.outputs["Color"]

    front, back = new("ShaderNodeBsdfDiffuse"), new("ShaderNodeBsdfTranslucent")
    link(blend(linear(dark), linear(light)), front.inputs["Color"])
    link(blend(linear(linear(through), 0.6), linear(through)), back.inputs["Color"])
    body = new("ShaderNodeAddShader")
    link(front.outputs[0], body.inputs[0])
    link(back.outputs[0], body.inputs[1])
    gloss, surface = new("ShaderNodeBsdfGlossy"), new("ShaderNodeMixShader")
    gloss.inputs["Roughness"].default_value = rough
    fresnel, amount = new("ShaderNodeFresnel"), new("ShaderNodeMath")
    fresnel.inputs["IOR"].default_value = 1.4
    amount.operation = "MULTIPLY"
    amount.inputs[1].default_value = shine
    link(fresnel.outputs[0], amount.inputs[0])
    link(amount.outputs[0], surface.inputs["Fac"])
    link(body.outputs[0], surface.inputs[1])
    link(gloss.outputs[0], surface.inputs[2])
    link(surface.outputs[0], new("ShaderNodeOutputMaterial").inputs["Surface"])
    return material


def sprigs(random, material, leaf_m=0.07, count=220, radius_m=0.5, slender=0.45, kinds=4, upright=0.0):
    """Meshes to put with `plant`: balls of leaves, denser outside. `upright` 1 makes blades that stand."""
    rng = numpy.random.default_rng(random.getrandbits(32))
    return [_sprig(rng, material, leaf_m, count, radius_m, slender, upright) for _ in range(kinds)]


def _unit(vectors):
    return vectors / numpy.linalg.norm(vectors, axis=1, keepdims=True)


def _sprig(rng, material, leaf_m, count, radius_m, slender, upright):
    out = _unit(rng.normal(size=(count, 3)))
    reach = numpy.where(rng.random(count) < 0.7, 0.5 + 0.5 * rng.random(count), rng.random(count))
    middle = out * reach[:, None] * radius_m
    along = rng.normal(size=(count, 3)) * (1 - 0.8 * upright) + numpy.array([0, 0, 3 * upright - 0.3])
    along = _unit(along)
    facing = out * 0.6 + rng.normal(scale=0.6, size=(count, 3)) + numpy.array([0, 0, 0.5])
    across = _unit(numpy.cross(along, facing))
    normal = numpy.cross(along, across)
    long = leaf_m * (0.6 + 0.8 * rng.random((count, 1)))
    wide = long * slender * (0.75 + 0.5 * rng.random((count, 1)))
    fold = normal * long * 0.12
    corners = numpy.stack(
        [
            middle - along * long / 2 + fold,
            middle + across * wide / 2,
            middle + along * long / 2 + fold,
            middle - across * wide / 2,
        ],
        axis=1,
    ).reshape(-1, 3)
    thing = _quads(corners, rng.random(count), material, (0, 0, 0))
    bpy.context.scene.collection.objects.unlink(thing)
    return thing.data


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


def bush(random, kinds, at, size, count, scale=1.0):
    """A mound: sprigs on and in the upper half of an ellipsoid `size` (x, y, z) that stands on `at`."""
    for _ in range(count):
        a, u = random.uniform(0, 2 * math.pi), random.uniform(0, 1)
        r, reach = math.sqrt(1 - u * u), random.uniform(0.6, 1) ** 0.5
        plant(
            random,
            kinds,
            (
                at[0] + size[0] * r * math.cos(a) * reach,
                at[1] + size[1] * r * math.sin(a) * reach,
                at[2] + size[2] * u * reach,
            ),
            scale,
        )


def broadleaf(random, kinds, at, height_m, spread_m, count, scale=1.0, bare_m=1.8, bark="#5a5044", trunk_m=0.14):
    """A tree: trunk, limbs and a crown of several clouds that let the light through between them."""
    paint = matte(bark, 0.9, vary=0.35, size_m=0.12)
    x, y, z = at
    lean = random.uniform(-3, 3)
    cylinder((x, y, z + height_m * 0.4), trunk_m, height_m * 0.8, paint, (lean, lean, 0), trunk_m * 0.4, 12)
    clouds = 9
    for i in range(clouds):
        a = 2 * math.pi * i / clouds + random.uniform(-0.5, 0.5)
        up = bare_m + (height_m - bare_m) * random.uniform(0.12, 0.92)
        reach = (
            spread_m
            * random.uniform(0.35, 0.9)
            * math.sin(math.pi * min(0.95, max(0.2, (up - bare_m) / (height_m - bare_m) + 0.15)))
        )
        cx, cy = x + reach * math.cos(a), y + reach * math.sin(a)
        size = spread_m * random.uniform(0.3, 0.5)
        for _ in range(count // clouds):
            plant(
                random,
                kinds,
                (
                    cx + random.gauss(0, size * 0.55),
                    cy + random.gauss(0, size * 0.55),
                    z + up + random.gauss(0, size * 0.4),
                ),
                scale,
            )


def ground(colour, vary=0.35, size_m=1.2, rough=0.95, depth_m=400):
    """A level surface to the horizon."""
    return panel(
        (0, depth_m / 2 - 10, 0), (depth_m, depth_m), matte(colour, rough, vary=vary, size_m=size_m, specular=0.1), "up"
    )


def tufts(random, kinds, x, y, count, scale=0.5, keep=None):
    """Grass: sprigs of blades that stand on the ground."""
    for _ in range(count):
        at = random.uniform(*x), random.uniform(*y)
        if keep is None or keep(*at):
            plant(random, kinds, (*at, 0.02), scale, level=True)
