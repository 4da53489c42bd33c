"""Renders hats, and headwear of faith and custom, on a head that is not seen: `blender -b --factory-startup -P scripts/hats/render.py -- DIR [KIND …]`.
Each kind gives DIR/<kind>-<pose>.png (almost white, RGBA) and DIR/<kind>.json: where brows and temples are on each."""

import json
import math
import os
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from customs import CUSTOMS  # noqa: E402
from kinds import HATS  # noqa: E402
from surface import LENGTH, around, cloth, sheet  # noqa: E402

SIDE_PX = 720
SAMPLES = 28
BROWS, LEFT_TEMPLE, RIGHT_TEMPLE = (0, -LENGTH, 0), (0.93, -0.35, -0.15), (-0.93, -0.35, -0.15)
# Degrees: to the side, then up. The rest is mirrored.
POSES = ((0, 0), (13, 3), (6, -9), (3, 10))


def head():
    def point(angle, share):
        around_share = math.sin(math.pi * share)
        radius = around_share if share > 0.5 else around_share ** 0.8
        return around(angle, radius, -0.05 - (1.36 if share > 0.5 else 1.75) * math.cos(math.pi * share))
    thing = sheet(point, 64, 48, cloth(0, 1, 0, 1))
    thing.is_holdout = True
    return thing


def studio():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.max_bounces, scene.cycles.use_denoising = SAMPLES, 4, False
    scene.render.resolution_x = scene.render.resolution_y = SIDE_PX
    scene.render.film_transparent = True
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGBA"
    scene.view_settings.view_transform = "Standard"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"].inputs
    background[0].default_value, background[1].default_value = (1, 1, 1, 1), 0.55
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.sensor_width = 60, 36
    scene.camera = bpy.data.objects.new("camera", camera)
    scene.camera.location, scene.camera.rotation_euler = (0, -9.3, 0.45), (math.pi / 2, 0, 0)
    light = bpy.data.lights.new("key", "AREA")
    light.energy, light.size = 520, 3
    key = bpy.data.objects.new("key", light)
    key.location = (-2.2, -5.5, 5.2)
    key.rotation_euler = (-key.location).to_track_quat("-Z", "Y").to_euler()
    for thing in (scene.camera, key):
        scene.collection.objects.link(thing)
    return scene


def render(scene, kind, folder):
    pivot = bpy.data.objects.new("pivot", None)
    scene.collection.objects.link(pivot)
    for part in [*(HATS | CUSTOMS)[kind](), head()]:
        part.parent = pivot
    poses = []
    for index, (yaw_deg, pitch_deg) in enumerate(POSES):
        pivot.rotation_euler = (math.radians(-pitch_deg), 0, math.radians(yaw_deg))
        bpy.context.view_layer.update()

        def on_picture(place):
            seen = world_to_camera_view(scene, scene.camera, pivot.matrix_world @ Vector(place))
            return [round(seen.x * SIDE_PX, 2), round((1 - seen.y) * SIDE_PX, 2)]

        # As they lie on the picture: the person's right temple is on its left.
        poses.append({"yawDeg": yaw_deg, "pitchDeg": pitch_deg, "brows": on_picture(BROWS),
                      "left": on_picture(RIGHT_TEMPLE), "right": on_picture(LEFT_TEMPLE)})
        scene.render.filepath = os.path.join(folder, f"{kind}-{index}.png")
        bpy.ops.render.render(write_still=True)
    with open(os.path.join(folder, f"{kind}.json"), "w", encoding="utf-8") as file:
        json.dump(poses, file)


folder, *kinds = sys.argv[sys.argv.index("--") + 1:]
for kind in kinds or HATS | CUSTOMS:
    render(studio(), kind, os.path.abspath(folder))
