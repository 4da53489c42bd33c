"""The materials of hats: a cloth, and pieces of it round a head.

The head is an ellipsoid: half its width is 1, x to its left, −y forward, z up; z = 0 are the brows, 0.8 the hairline."""

import math

import bpy

LENGTH = 1.27


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
