"""Renders hats on a head that is not seen: `blender -b --factory-startup -P scripts/hats/render.py -- DIR [KIND …]`.
Each kind gives DIR/<kind>-<pose>.png (almost white, RGBA) and DIR/<kind>.json: where brows and temples are on each.

The head is an ellipsoid: half its width is 1, x to its left, −y forward, z up; z = 0 are the brows, 0.8 the hairline."""

import json
import math
import os
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

SIDE_PX = 720
SAMPLES = 28
LENGTH = 1.27
BROWS, LEFT_TEMPLE, RIGHT_TEMPLE = (0, -LENGTH, 0), (0.93, -0.35, -0.15), (-0.93, -0.35, -0.15)
# Degrees: to the side, then up. The rest is mirrored.
POSES = ((0, 0), (13, 3), (6, -9), (3, 10))


def cloth(clouding, clouds, relief, threads, rough=0.9):
    """Its own colour is the vertices'; `clouds` and `threads` are the fineness of what varies it and of its surface."""
    material = bpy.data.materials.new("cloth")
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = 0.15
    noise, height = (tree.nodes.new("ShaderNodeTexNoise") for _ in range(2))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = clouds, 6
    height.inputs["Scale"].default_value, height.inputs["Detail"].default_value = threads, 4
    shade = tree.nodes.new("ShaderNodeMapRange")
    for name, value in {"From Min": 0.3, "From Max": 0.7, "To Min": 1 - clouding, "To Max": 1}.items():
        shade.inputs[name].default_value = value
    colour = tree.nodes.new("ShaderNodeVertexColor")
    colour.layer_name = "colour"
    product = tree.nodes.new("ShaderNodeMixRGB")
    product.blend_type, product.inputs[0].default_value = "MULTIPLY", 1
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = relief, 0.04
    for start, end in ((noise.outputs[0], shade.inputs[0]), (shade.outputs[0], product.inputs[1]),
                       (colour.outputs[0], product.inputs[2]), (product.outputs[0], shader.inputs["Base Color"]),
                       (height.outputs[0], bump.inputs["Height"]), (bump.outputs[0], shader.inputs["Normal"])):
        tree.links.new(start, end)
    return material


def even(_angle, _share):
    return 0.8


def sheet(point, columns, rows, material, *, tone=even, closed=True, thickness=0.0):
    """A surface of `point(angle, share)`: angle −π…π round the head with 0 in front, share 0–1 from the rim; `tone` 0–1."""
    points, tones = [], []
    for row in range(rows + 1):
        for column in range(columns):
            angle = (column / (columns if closed else columns - 1) - 0.5) * 2 * math.pi
            points.append(point(angle, row / rows))
            tones.append(tone(angle, row / rows))
    faces = []
    for row in range(rows):
        for column in range(columns if closed else columns - 1):
            here, beside = row * columns + column, row * columns + (column + 1) % columns
            faces.append((here, beside, beside + columns, here + columns))
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(points, [], faces)
    mesh.update()
    mesh.materials.append(material)
    colours = mesh.vertex_colors.new(name="colour")
    for loop in mesh.loops:
        value = tones[loop.vertex_index]
        colours.data[loop.index].color = (value, value, value, 1)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    thing = bpy.data.objects.new("sheet", mesh)
    bpy.context.scene.collection.objects.link(thing)
    if thickness:
        solid = thing.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, 0
    return thing


def around(angle, radius, z):
    """On the head's outline, `radius` times as wide."""
    outline = radius / math.sqrt(math.sin(angle) ** 2 + (math.cos(angle) / LENGTH) ** 2)
    return outline * math.sin(angle), -outline * math.cos(angle), z


def rim(front, side, back):
    """The height of an edge that goes round the head."""
    def height(angle):
        cosine = math.cos(angle)
        return side + ((front if cosine > 0 else back) - side) * cosine * cosine
    return height


def dome(share, power=2.4):
    return max(0.0, 1 - share ** power) ** (1 / power)


def wave(angle, count):
    """0–1–0, `count` times round the head."""
    return abs((angle / (2 * math.pi) * count) % 1 - 0.5) * 2


def beanie(front, side, back, *, top=1.62, ribs=44, cuff=0.5, knit=None, bobble=False):
    wool = cloth(0.35, 14, 0.5, 60)
    edge = rim(front, side, back)

    def rib(angle):
        return 0.016 * math.cos(ribs * angle)

    def tone(angle, share):
        if knit:
            return 0.2 if knit(angle, share) else 0.78
        return 0.8 * (0.868 + 0.132 * math.cos(ribs * angle))

    parts = [sheet(lambda angle, share: around(angle, (1.07 + 0.8 * rib(angle)) * dome(share),
                                               edge(angle) * (1 - share) + top * share
                                               + 0.02 * math.sin(9 * angle) * share * (1 - share)),
                   264, 72, wool, tone=tone)]
    if cuff:
        parts.append(sheet(lambda angle, share: around(angle, 1.05 + rib(angle)
                                                       + 0.09 * max(0.0, math.sin(math.pi * share)) ** 0.45 * (1 - 0.15 * share),
                                                       edge(angle) + cuff * share + 0.012 * math.sin(5 * angle)),
                           264, 26, wool, tone=lambda angle, share: tone(angle, 0.4 * share)))
    if bobble:
        def ball(angle, share):
            radius = 0.3 * math.sin(math.pi * share)
            return radius * math.sin(angle), -radius * math.cos(angle), top + 0.15 - 0.3 * math.cos(math.pi * share)
        parts.append(sheet(ball, 64, 32, wool))
    return parts


def stripes(angle, share):
    row = math.floor(share * 16)
    return row % 4 == 0 or (row % 4 == 2 and wave(angle, 36) > 0.5)


def zigzag(angle, share):
    return wave(angle, 36) > (share * 12) % 1


def cap(front, tilt, *, droop, length=0.95):
    cotton = cloth(0.08, 5, 0.12, 140)
    edge = rim(front, front - 0.1 - tilt / 2, front - 0.25 - tilt)
    spread = 1.15

    def crown(angle, share):
        return around(angle, 1.045 * dome(share, 2.7) * (1 + 0.01 * math.cos(6 * angle)), edge(angle) * (1 - share) + 1.52 * share)

    def seams(angle, share):
        return 0.55 if abs((angle / (2 * math.pi) * 6) % 1 - 0.5) * (1 - share) > 0.488 else 0.8

    def visor(angle, share):
        there = angle / math.pi * spread
        out = max(0.0, math.cos(there / spread * math.pi / 2)) ** 0.55
        x, y, z = around(there, 1.045, edge(there))
        return x * (1 + 0.04 * share), y - share * length * out, z - droop * share * out - 0.2 * x * x * share

    def stitches(_angle, share):
        return 0.8 if abs((share * 7) % 1 - 0.5) > 0.06 else 0.6

    parts = [sheet(crown, 192, 48, cotton, tone=seams)]
    if length:
        parts.append(sheet(visor, 64, 24, cotton, tone=stitches, closed=False, thickness=0.035))
    return parts


def bucket(front, back, *, printed=False):
    cotton = cloth(0.08, 5, 0.12, 140)
    edge = rim(front, (front + back) / 2, back)

    def print_tone(angle, share):
        return 0.75 if math.sin(9.5 * angle) + math.sin(14 * share + 3.7 * angle) > 0.7 else 0.25

    def crown(angle, share):
        if share < 0.7:
            up = share / 0.7
            return around(angle, 1.07 - 0.13 * up, edge(angle) * (1 - up) + 1.42 * up)
        inwards = (share - 0.7) / 0.3
        return around(angle, 0.94 * (1 - inwards), 1.42 + 0.06 * math.sin(inwards * math.pi / 2))

    def brim(angle, share):
        return around(angle, 1.07 + 0.5 * share * (1 + 0.03 * math.sin(4 * angle + 1)),
                      edge(angle) - 0.46 * share + 0.05 * share * math.sin(3 * angle + 0.7))

    def stitches(_angle, share):
        return 0.62 if abs((share * 6) % 1 - 0.5) < 0.05 else 0.8

    return [sheet(crown, 128, 50, cotton, tone=print_tone if printed else even),
            sheet(brim, 128, 24, cotton, tone=print_tone if printed else stitches, thickness=0.03)]


def brimmed(front, side, back, *, width=0.55, snap=0.1, curl=0.16, top=1.55, straw=False):
    """A felt hat with a pinched crown, or a wide one of straw."""
    material = cloth(0.3, 26, 0.5, 90, 0.6) if straw else cloth(0.12, 9, 0.2, 110)
    edge = rim(front, side, back)

    def crown(angle, share):
        pinch = 1
        if not straw:
            pinch -= 0.24 * max(0.0, math.cos(angle)) ** 2 * max(0.0, share - 0.3) * (abs(math.sin(1.5 * angle)) + 0.2)
        if share < 0.75:
            up = share / 0.75
            return around(angle, (1.06 - 0.16 * up) * pinch, edge(angle) * (1 - up) + top * up)
        inwards = (share - 0.75) / 0.25
        return around(angle, 0.9 * (1 - inwards) * pinch, top + (0.05 if straw else -0.12) * math.sin(inwards * math.pi / 2))

    def brim(angle, share):
        forward = max(0.0, math.cos(angle))
        sway = 0.06 * math.sin(3 * angle + 1) * share if straw else 0
        return around(angle, 1.06 + width * share, edge(angle) - snap * share * forward + curl * (math.sin(angle) * share) ** 2 + sway)

    def woven(_angle, share):
        return 0.8 * (1 - 0.25 * (0.5 + 0.5 * math.sin(150 * share))) if straw else 0.8

    def band(angle, share):
        return around(angle, 1.085 - 0.03 * share, edge(angle) + 0.01 + 0.3 * share)

    return [sheet(crown, 160, 80, material, tone=woven), sheet(band, 128, 6, material, tone=lambda *_: 0.15),
            sheet(brim, 160, 40, material, tone=lambda angle, share: woven(angle, share / 2), thickness=0.03)]


HATS = {
    "beanie": lambda: beanie(0.22, -0.35, -0.6),
    "bobble-hat": lambda: beanie(0.35, -0.2, -0.55, ribs=60, cuff=0.42, bobble=True),
    "plain-beanie": lambda: beanie(0.28, -0.3, -0.55, ribs=90, cuff=0, top=1.55),
    "striped-beanie": lambda: beanie(0.25, -0.35, -0.6, knit=stripes),
    "zigzag-beanie": lambda: beanie(0.3, -0.25, -0.5, knit=zigzag),
    "cap": lambda: cap(0.42, 0.1, droop=0.3),
    "flat-visored-cap": lambda: cap(0.5, 0.2, droop=0.1),
    "cap-turned-back": lambda: cap(0.5, 0.3, droop=0, length=0),
    "bucket-hat": lambda: bucket(0.5, 0.1),
    "printed-bucket-hat": lambda: bucket(0.55, 0.2, printed=True),
    "fedora": lambda: brimmed(0.42, 0.3, 0.2, snap=0.16),
    "western-hat": lambda: brimmed(0.45, 0.35, 0.25, width=0.8, snap=0.05, curl=0.4),
    "straw-hat": lambda: brimmed(0.48, 0.4, 0.3, width=1.0, snap=0.2, curl=-0.12, straw=True, top=1.45),
    "sun-hat": lambda: brimmed(0.4, 0.3, 0.2, width=1.3, snap=0.5, curl=-0.4, straw=True, top=1.4),
}


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
    for part in [*HATS[kind](), head()]:
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
for kind in kinds or HATS:
    render(studio(), kind, os.path.abspath(folder))
