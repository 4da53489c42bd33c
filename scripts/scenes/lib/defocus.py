"""Depth of field without noise. A path tracer that samples the lens needs thousands of samples a pixel for discs this
wide. Instead every depth is rendered sharp on its own (the camera's clipping planes cut the place into slices; light
still comes from all of it), spread by its own disc in linear light and laid over the one behind. The disc averages
hundreds of pixels, so a few samples are enough, and a glint of the sun becomes one clean disc."""

import os

import bpy
import numpy

SLICES = 10
NEAREST_M = 2.4  # scenes keep the space before it free
FARTHEST_M = 2000.0


def defocused_picture(scene, camera, place_camera, options, file):
    """Linear rows × columns × 3, top row first. `camera` is the object, `place_camera` its lens."""
    # What lies just outside the frame spreads into it.
    margin = int(numpy.ceil(place_camera.blur_at_infinity * options.width / 2)) + 4
    camera.data.dof.use_dof = False
    camera.data.sensor_width *= 1 + 2 * margin / options.width
    scene.render.resolution_x, scene.render.resolution_y = options.width + 2 * margin, options.height + 2 * margin
    scene.render.use_persistent_data = True
    scene.render.image_settings.color_mode = "RGBA"
    scene.cycles.pixel_filter_type = "BOX"
    scene.cycles.use_adaptive_sampling = False

    edges = _slice_edges(place_camera)
    widest = place_camera.blur_at_infinity * options.width / 2
    picture = None
    for i in reversed(range(SLICES)):
        last = i == SLICES - 1
        # A slice begins one slice early, so that no gap opens where the spread edges of two neighbours meet.
        camera.data.clip_start = edges[max(0, i - 1)]
        camera.data.clip_end = edges[i + 1]
        scene.render.film_transparent = not last
        scene.cycles.seed = i
        radius = place_camera.blur_at(0.5 * (edges[max(1, i)] + min(edges[i + 1], 3 * edges[i]))) * options.width / 2
        # Small discs average fewer pixels: they get more samples each.
        scene.cycles.samples = round(options.samples * min(6, (widest / radius) ** 2))
        layer = _spread(_rendered(scene, file), max(1.0, radius))
        colour, cover = layer[:, :, :3], numpy.clip(layer[:, :, 3:], 0, 1)
        picture = colour if picture is None else colour + picture * (1 - cover)
    return numpy.maximum(picture[margin:-margin, margin:-margin], 0)


def _slice_edges(place_camera):
    # Equal steps of blur, not of distance.
    focus = place_camera.focus_m
    nearest = 1 - focus / NEAREST_M
    shares = nearest + (1 - nearest) * numpy.arange(1, SLICES) / SLICES
    return [0.3, *(focus / (1 - shares)), FARTHEST_M]


def _rendered(scene, file):
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = "Linear"
    values = numpy.empty(image.size[0] * image.size[1] * 4, dtype=numpy.float32)
    image.pixels.foreach_get(values)
    layer = values.reshape(image.size[1], image.size[0], 4)[::-1].astype(numpy.float64)
    bpy.data.images.remove(image)
    os.remove(file)
    return layer


def _spread(layer, radius_px):
    """Premultiplied colour and coverage, each point spread over a disc; edges repeated."""
    if not layer[:, :, 3].any():
        return layer
    pad = int(radius_px) + 2
    padded = numpy.pad(layer, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
    rows, columns = padded.shape[:2]
    kernel = numpy.fft.rfft2(_disc(radius_px, rows, columns))
    planes = [numpy.fft.irfft2(numpy.fft.rfft2(padded[:, :, c]) * kernel, s=(rows, columns)) for c in range(4)]
    return numpy.stack(planes, axis=-1)[pad:-pad, pad:-pad]


def _disc(radius_px, rows, columns):
    # Centred on pixel 0,0 and wrapped round; its rim a touch brighter, as in real lenses.
    y = numpy.fft.fftfreq(rows, 1 / rows)[:, None]
    x = numpy.fft.fftfreq(columns, 1 / columns)[None, :]
    distance = numpy.hypot(y, x)
    disc = numpy.clip(radius_px + 0.5 - distance, 0, 1) * (0.88 + 0.16 * numpy.clip(distance / radius_px, 0, 1) ** 4)
    return disc / disc.sum()
