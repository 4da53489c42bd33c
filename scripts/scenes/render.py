"""Renders scenes to linear pictures: `blender -b --factory-startup -P scripts/scenes/render.py -- <id>…|<style>|all
[--out DIR] [--samples N] [--size WxH] [--threads N] [--skip-done]`. Each scene gives <id>.f32 (rows of RGB, linear, exposed,
top first), <id>.json (what the metadata need) and <id>.png (a quick look). scripts/scenes/encode.ts makes the rest."""

import argparse
import importlib
import json
import math
import os
import random
import sys
import time
import zlib

import bpy
import numpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from lib import bokeh, lights  # noqa: E402
from lib.defocus import defocused_picture  # noqa: E402
from lib.registry import PLACES  # noqa: E402

STYLE_FILES = ("academic", "casual", "corporate", "creative", "greenery", "real_estate", "warm")


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    lights.SPARKLES.clear()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    return scene


def place_camera(scene, camera):
    data = bpy.data.cameras.new("camera")
    data.sensor_fit = "HORIZONTAL"
    data.sensor_width = 24
    data.lens = camera.lens_mm
    data.dof.use_dof = True
    data.dof.focus_distance = camera.focus_m
    data.dof.aperture_fstop = camera.f_number
    data.dof.aperture_blades = 9
    data.clip_end = 500
    thing = bpy.data.objects.new("camera", data)
    thing.location = (0, 0, camera.height_m)
    thing.rotation_euler = (math.radians(90 + camera.pitch_deg), 0, math.radians(-camera.yaw_deg))
    scene.collection.objects.link(thing)
    scene.camera = thing
    return thing


def render_settings(scene, options):
    scene.render.resolution_x, scene.render.resolution_y = options.width, options.height
    scene.render.threads_mode = "FIXED"
    scene.render.threads = options.threads
    scene.cycles.samples = options.samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.04
    scene.cycles.adaptive_min_samples = min(32, options.samples)
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 8
    scene.cycles.diffuse_bounces = 4
    scene.cycles.glossy_bounces = 3
    scene.cycles.transparent_max_bounces = 8
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.sample_clamp_direct = 40
    scene.cycles.blur_glossy = 1.0
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.pixel_filter_type = "GAUSSIAN"
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_depth = "32"
    scene.render.image_settings.color_mode = "RGB"


def log_average(picture):
    luminance = picture @ (0.2126, 0.7152, 0.0722)
    return float(numpy.exp(numpy.log(luminance + 1e-4).mean()))


def quick_look(picture, file):
    over = numpy.maximum(picture - 0.6, 0) / 0.4
    rolled = numpy.where(picture <= 0.6, picture, 0.6 + 0.4 * (1 - numpy.exp(-over)))
    coded = numpy.where(rolled <= 0.0031308, rolled * 12.92, 1.055 * numpy.maximum(rolled, 1e-6) ** (1 / 2.4) - 0.055)
    rows, columns, _ = picture.shape
    image = bpy.data.images.new("look", columns, rows)
    image.colorspace_settings.name = "Non-Color"
    rgba = numpy.ones((rows, columns, 4), dtype=numpy.float32)
    rgba[:, :, :3] = coded[::-1]
    image.pixels.foreach_set(rgba.ravel())
    image.file_format = "PNG"
    image.filepath_raw = file
    image.save()


def render(place, options):
    started = time.time()
    scene = reset()
    camera = place_camera(scene, place.camera)
    place.build(random.Random(zlib.crc32(place.id.encode())))
    render_settings(scene, options)
    bpy.context.view_layer.update()
    base = os.path.join(options.out, place.id)
    picture = defocused_picture(scene, camera, place.camera, options, base + ".exr")
    picture *= place.middle / log_average(picture)
    bokeh.add_sparkles(picture, camera, place.camera)
    picture.astype(numpy.float32).tofile(base + ".f32")
    quick_look(picture, base + ".png")
    about = {
        "id": place.id, "style": place.style, "framings": place.framings,
        "key": {"azimuthDeg": place.key.azimuth_deg, "elevationDeg": place.key.elevation_deg,
                "colour": lights.linear(place.key.colour), "stops": place.key.stops},
        "rim": place.rim,
        "focus": {"lensMm": place.camera.lens_mm, "fNumber": place.camera.f_number, "distanceM": place.camera.focus_m,
                  "blurShare": round(place.camera.blur_at_infinity, 4)},
        "madeBy": {"script": "scripts/scenes/" + place.file, "blender": bpy.app.version_string, "samples": options.samples},
        "widthPx": options.width, "heightPx": options.height,
    }
    with open(base + ".json", "w", encoding="utf8") as file:
        json.dump(about, file, indent=2)
    print(f"scene {place.id}: {time.time() - started:.0f} s", flush=True)


def main():
    arguments = argparse.ArgumentParser(prog="render.py")
    arguments.add_argument("which", nargs="+")
    arguments.add_argument("--out", default="/tmp/scenes")
    arguments.add_argument("--samples", type=int, default=7)
    arguments.add_argument("--size", default="384x480")
    arguments.add_argument("--threads", type=int, default=2)
    arguments.add_argument("--skip-done", action="store_true")
    options = arguments.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    options.width, options.height = map(int, options.size.split("x"))
    os.makedirs(options.out, exist_ok=True)
    for name in STYLE_FILES:
        if os.path.exists(os.path.join(HERE, name + ".py")):
            importlib.import_module(name)
    wanted = [p for p in PLACES.values() if "all" in options.which or p.id in options.which or p.style in options.which]
    if not wanted:
        sys.exit(f"no such scene; there are: {', '.join(sorted(PLACES))}")
    for place in wanted:
        if options.skip_done and os.path.exists(os.path.join(options.out, place.id + ".json")):
            continue
        render(place, options)


main()
