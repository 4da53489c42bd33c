"""Daylight, lamps and the small far lights that become discs."""

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .nodes import linear, node, ramp


def _lamp(kind, at, watts, colour, target=None):
    data = bpy.data.lights.new("lamp", kind)
    data.energy, data.color = watts, linear(colour)
    lamp = bpy.data.objects.new("lamp", data)
    lamp.location = at
    if target is not None:
        lamp.rotation_euler = (Vector(target) - lamp.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def area_light(at, target, size_m, watts, colour="#ffffff", height_m=None):
    """A soft box (never seen by the camera)."""
    lamp = _lamp("AREA", at, watts, colour, target)
    lamp.data.shape = "RECTANGLE"
    lamp.data.size, lamp.data.size_y = size_m, height_m or size_m
    lamp.visible_camera = False
    return lamp


def daylight(x, y, z, watts, towards=(0, 8, 1.2), colour="#eaf2ff"):
    """The light of a whole row of windows as one soft light, cheaper than one each: x, y, z are (from, to)."""
    middle = [(a + b) / 2 for a, b in (x, y, z)]
    lamp = area_light(middle, towards, max(x[1] - x[0], y[1] - y[0]), watts, colour, z[1] - z[0])
    lamp.visible_glossy = False


def spot(at, target, watts, colour="#ffffff", cone_deg=50, softness=0.6, radius_m=0.1):
    """A pool of light with real fall-off."""
    lamp = _lamp("SPOT", at, watts, colour, target)
    lamp.data.spot_size, lamp.data.spot_blend = math.radians(cone_deg), softness
    lamp.data.shadow_soft_size = radius_m
    return lamp


def bulb(at, watts, colour="#ffc58a", radius_m=0.06):
    """Light without a body (put one around or under it)."""
    lamp = _lamp("POINT", at, watts, colour)
    lamp.data.shadow_soft_size = radius_m
    return lamp


def sun(azimuth_deg, elevation_deg, strength=3.0, colour="#fff1dc", size_deg=2.0):
    """Azimuth of where it comes from: 0 behind the camera, -90 left, 90 right, 180 against the light."""
    a, e = math.radians(azimuth_deg), math.radians(elevation_deg)
    at = (math.sin(a) * math.cos(e) * 50, -math.cos(a) * math.cos(e) * 50, math.sin(e) * 50)
    lamp = _lamp("SUN", at, strength, colour, (0, 0, 0))
    lamp.data.angle = math.radians(size_deg)
    return lamp


def clear_day(azimuth_deg, elevation_deg, sun_strength=4.0, sky_strength=0.12, haze=1.5):
    """A physical sky and its sun; azimuth as in `sun`."""
    tree = _world()
    air = tree.nodes.new("ShaderNodeTexSky")
    air.sky_type = "NISHITA"
    air.sun_disc = False
    air.sun_elevation = math.radians(elevation_deg)
    air.sun_rotation = math.radians(180 - azimuth_deg)
    air.dust_density = haze
    tree.nodes["Background"].inputs["Strength"].default_value = sky_strength
    tree.links.new(air.outputs["Color"], tree.nodes["Background"].inputs["Color"])
    sun(azimuth_deg, elevation_deg, sun_strength, "#fff0d6", 0.6)


def _world():
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    return world.node_tree


def sky(top="#7fb0e8", horizon="#e8eef2", ground="#7a766c", strength=1.0):
    """A plain gradient sky all around."""
    tree = _world()
    up = node(tree, "SeparateXYZ", Vector=tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]).outputs["Z"]
    height = node(tree, "MapRange", Value=up, From_Min=-1).outputs["Result"]
    tree.nodes["Background"].inputs["Strength"].default_value = strength
    tone = ramp(tree, height, [(0.47, ground), (0.52, horizon), (0.8, top)])
    tree.links.new(tone, tree.nodes["Background"].inputs["Color"])


def surroundings(colour, strength=1.0):
    """Even light from everywhere."""
    background = _world().nodes["Background"]
    background.inputs["Color"].default_value = (*linear(colour), 1)
    background.inputs["Strength"].default_value = strength


def only_seen(thing):
    """For what glows but lights nothing, since a lamp does that for it: no ray is wasted on asking it for light."""
    thing.visible_diffuse = False
    for material in thing.data.materials:
        material.cycles.sample_as_light = False
    return thing


@dataclass(frozen=True)
class Sparkle:
    at: tuple[float, float, float]
    colour: tuple[float, float, float]
    power: float


#: Drawn by bokeh.py after the render.
SPARKLES: list[Sparkle] = []


def sparkle(at, colour="#ffd9a0", power=1.0):
    """A small far light: a street lamp, a fairy light, sun on a wet leaf. The renderer would need thousands of
    samples to find it; the disc it becomes is known exactly, so it is added afterwards, behind what hides it.
    power 1 makes a disc about as bright as white paper, whatever its size."""
    SPARKLES.append(Sparkle(tuple(at), linear(colour), power))
