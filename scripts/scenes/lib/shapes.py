"""Plain shapes, in metres. Sizes are in the mesh, not in the object's scale, so that textures keep their size."""

import math

import bmesh
import bpy


def placed(at, turn_deg):
    """From a thing's own frame (turned about the upright) to the scene's."""
    c, s = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
    return lambda x, y, z: (at[0] + c * x - s * y, at[1] + s * x + c * y, at[2] + z)


def spaced(first, last, gaps):
    """The `gaps` + 1 positions of posts, bars and shelves from first to last."""
    return [first + (last - first) * i / gaps for i in range(gaps + 1)]


def placed_mesh(data, at=(0, 0, 0), turn_deg=(0, 0, 0)):
    thing = bpy.data.objects.new(data.name, data)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn_deg]
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _painted(data, material, at, turn_deg, smooth):
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if material is not None:
        data.materials.append(material)
    return placed_mesh(data, at, turn_deg)


def _made(name, make, material, at, turn_deg, smooth=False):
    data = bpy.data.meshes.new(name)
    form = bmesh.new()
    make(form)
    form.to_mesh(data)
    form.free()
    return _painted(data, material, at, turn_deg, smooth)


def box(at, size, material, turn_deg=(0, 0, 0), bevel_m=0.0):
    """`at` is the centre, `size` (x, y, z)."""

    def make(form):
        bmesh.ops.create_cube(form, size=1)
        bmesh.ops.scale(form, vec=size, verts=form.verts)
        if bevel_m:
            bmesh.ops.bevel(form, geom=form.edges[:], offset=bevel_m, segments=2, affect="EDGES")

    return _made("box", make, material, at, turn_deg)


def cylinder(at, radius_m, height_m, material, turn_deg=(0, 0, 0), top_radius_m=None, segments=32, caps=True):
    """Upright; `at` is the centre. A different `top_radius_m` makes a cone, pot or lampshade."""
    top = radius_m if top_radius_m is None else top_radius_m
    return _made("cylinder", lambda form: bmesh.ops.create_cone(
        form, cap_ends=caps, segments=segments, radius1=radius_m, radius2=top, depth=height_m),
        material, at, turn_deg, smooth=segments > 12)


def sphere(at, radius_m, material, squash=(1, 1, 1), turn_deg=(0, 0, 0)):
    def make(form):
        bmesh.ops.create_uvsphere(form, u_segments=24, v_segments=16, radius=radius_m)
        bmesh.ops.scale(form, vec=squash, verts=form.verts)

    return _made("sphere", make, material, at, turn_deg, smooth=True)


def panel(at, size, material, facing="camera", turn_deg=(0, 0, 0)):
    """A flat rectangle (width, height): facing the camera, `up` (a floor), `left` or `right` (side walls)."""
    base = {"camera": (90, 0, 0), "up": (0, 0, 0), "down": (180, 0, 0), "left": (90, 0, -90), "right": (90, 0, 90)}[facing]

    def make(form):
        bmesh.ops.create_grid(form, x_segments=1, y_segments=1, size=0.5)
        bmesh.ops.scale(form, vec=(size[0], size[1], 1), verts=form.verts)

    return _made("panel", make, material, at, [a + b for a, b in zip(base, turn_deg)])


def mesh(vertices, faces, material, at=(0, 0, 0), turn_deg=(0, 0, 0), smooth=False):
    """Any polygons."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata(vertices, [], faces)
    data.update()
    return _painted(data, material, at, turn_deg, smooth)
