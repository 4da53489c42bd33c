"""Daylight, lamps and the small far lights that become discs."""

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .materials import linear


def _aim(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat("-Z", "Y").to_euler()


def area_light(at, target, size_m, watts, colour="#ffffff", height_m=None, spread_deg=180):
    """A soft box (never seen by the camera)."""
    data = bpy.data.lights.new("area", "AREA")
    data.energy = watts
    data.color = linear(colour)
    data.shape = "RECTANGLE"
    data.size = size_m
    data.size_y = height_m or size_m
    data.spread = math.radians(spread_deg)
    lamp = bpy.data.objects.new("area", data)
    lamp.location = at
    _aim(lamp, target)
    lamp.visible_camera = False
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def spot(at, target, watts, colour="#ffffff", cone_deg=50, softness=0.6, radius_m=0.1):
    """A pool of light with real fall-off."""
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy = watts
    data.color = linear(colour)
    data.spot_size = math.radians(cone_deg)
    data.spot_blend = softness
    data.shadow_soft_size = radius_m
    lamp = bpy.data.objects.new("spot", data)
    lamp.location = at
    _aim(lamp, target)
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def bulb(at, watts, colour="#ffc58a", radius_m=0.06):
    """Light without a body (put one around or under it)."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy = watts
    data.color = linear(colour)
    data.shadow_soft_size = radius_m
    lamp = bpy.data.objects.new("bulb", data)
    lamp.location = at
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def sun(azimuth_deg, elevation_deg, strength=3.0, colour="#fff1dc", size_deg=2.0):
    """Azimuth of where it comes from: 0 behind the camera, -90 left, 90 right, 180 against the light."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = strength
    data.color = linear(colour)
    data.angle = math.radians(size_deg)
    lamp = bpy.data.objects.new("sun", data)
    a, e = math.radians(azimuth_deg), math.radians(elevation_deg)
    lamp.location = (math.sin(a) * math.cos(e) * 50, -math.cos(a) * math.cos(e) * 50, math.sin(e) * 50)
    _aim(lamp, (0, 0, 0))
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def _world():
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    return world.node_tree


def sky(top="#7fb0e8", horizon="#e8eef2", ground="#7a766c", strength=1.0):
    """A plain gradient sky all around."""
    tree = _world()
    place = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Generated"], split.inputs["Vector"])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    height = tree.nodes.new("ShaderNodeMapRange")
    height.inputs["From Min"].default_value = -1
    tree.links.new(split.outputs["Z"], height.inputs["Value"])
    tree.links.new(height.outputs["Result"], ramp.inputs["Fac"])
    elements = ramp.color_ramp.elements
    elements.new(0.5)
    for element, (position, colour) in zip(elements, ((0.47, ground), (0.52, horizon), (0.8, top))):
        element.position = position
        element.color = (*linear(colour), 1)
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = strength
    tree.links.new(ramp.outputs["Color"], background.inputs["Color"])


def surroundings(name="interior", strength=1.0, turn_deg=0.0, colour=None):
    """One of Blender's own CC0 panoramas: city, courtyard, forest, interior, night, studio, sunrise, sunset;
    or one even `colour`."""
    tree = _world()
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = strength
    if colour is not None:
        background.inputs["Color"].default_value = (*linear(colour), 1)
        return
    folder = bpy.utils.system_resource("DATAFILES", path="studiolights/world")
    picture = tree.nodes.new("ShaderNodeTexEnvironment")
    picture.image = bpy.data.images.load(f"{folder}/{name}.exr")
    place = tree.nodes.new("ShaderNodeTexCoord")
    turn = tree.nodes.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value = (0, 0, math.radians(turn_deg))
    tree.links.new(place.outputs["Generated"], turn.inputs["Vector"])
    tree.links.new(turn.outputs["Vector"], picture.inputs["Vector"])
    tree.links.new(picture.outputs["Color"], background.inputs["Color"])


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
