"""Colours and the wiring of shaders: what materials, skies and views are made with."""

import bpy


def linear(colour, intensity=1.0):
    """Linear RGB of '#d8c3a5' (or of a linear triple, unchanged), times `intensity`."""
    if isinstance(colour, str):
        coded = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        colour = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in coded]
    return tuple(c * intensity for c in colour)


def surface(name, rough=0.5, specular=0.5, metal=0.0):
    """A new physically based material: (material, its tree, its shader)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    for name, value in (("Roughness", rough), ("Specular", specular), ("Metallic", metal)):
        shader.inputs[name].default_value = value
    return material, material.node_tree, shader


def shown(tree, shader):
    """Makes this shader's output the material's."""
    tree.links.new(shader.outputs[0], tree.nodes["Material Output"].inputs["Surface"])


def node(tree, kind, operation=None, **inputs):
    """Inputs by name, spaces as underscores: a value, a colour triple, or the output of another node."""
    made = tree.nodes.new("ShaderNode" + kind)
    if operation:
        made.operation = operation
    for name, value in inputs.items():
        connect(tree, made.inputs[name.replace("_", " ")], value)
    return made


def connect(tree, socket, value):
    if isinstance(value, bpy.types.NodeSocket):
        tree.links.new(value, socket)
    elif socket.type == "RGBA":
        socket.default_value = (*linear(value), 1)
    else:
        socket.default_value = value


def arithmetic(tree, operation, *operands):
    made = tree.nodes.new("ShaderNodeMath")
    made.operation = operation
    for socket, value in zip(made.inputs, operands):
        connect(tree, socket, value)
    return made.outputs[0]


def object_place(tree, stretch=(1, 1, 1), turn=(0, 0, 0)):
    """Metres in the object's own frame: shapes.py never scales objects, so patterns keep their size."""
    source = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    return node(tree, "Mapping", Vector=source, Scale=stretch, Rotation=turn).outputs["Vector"]


def noise(tree, place, size_m, detail=2.0, roughness=0.5, distortion=0.0):
    """0–1, mostly 0.3–0.7: clouds of about `size_m`."""
    made = node(tree, "TexNoise", Vector=place, Scale=1 / size_m, Detail=detail, Roughness=roughness, Distortion=distortion)
    return made.outputs["Fac"]


def ramp(tree, factor, stops):
    """Colour of `factor`: stops are (position, colour)."""
    made = node(tree, "ValToRGB", Fac=factor)
    elements = made.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = (*linear(colour), 1)
    return made.outputs["Color"]


def mixed(tree, factor, first, second, how="MIX"):
    made = node(tree, "MixRGB", Fac=factor, Color1=first, Color2=second)
    made.blend_type = how
    return made.outputs["Color"]


def times(tree, a, b):
    return mixed(tree, 1, a, b, "MULTIPLY")


def layered(tree, factor, under, over):
    """A shader of two."""
    made = node(tree, "MixShader", Fac=factor)
    tree.links.new(under.outputs[0], made.inputs[1])
    tree.links.new(over.outputs[0], made.inputs[2])
    return made


def relief(tree, shader, height, strength, distance_m):
    bump = node(tree, "Bump", Height=height, Strength=strength, Distance=distance_m)
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def luminous(name, strength, colour_of):
    """A material that only sends light; `colour_of(tree)` gives its colour."""
    material, tree, _ = surface(name)
    shown(tree, node(tree, "Emission", Color=colour_of(tree), Strength=strength))
    return material
