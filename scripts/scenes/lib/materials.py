"""Physically based, procedural, never one flat colour: `vary` is the clouding that every real surface has."""

import bpy

Colour = "str | tuple[float, float, float]"


def linear(colour, intensity=1.0):
    """Linear RGB of '#d8c3a5' (or of a linear triple, unchanged), times `intensity`."""
    if isinstance(colour, str):
        coded = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        colour = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in coded]
    return tuple(c * intensity for c in colour)


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def _node(tree, kind, **inputs):
    node = tree.nodes.new(kind)
    for name, value in inputs.items():
        node.inputs[name.replace("_", " ")].default_value = value
    return node


def _coordinates(tree, stretch=(1, 1, 1), turn=(0, 0, 0)):
    # Object coordinates are metres; boxes made by shapes.py have no scale, so patterns keep their size.
    source = tree.nodes.new("ShaderNodeTexCoord")
    mapping = _node(tree, "ShaderNodeMapping", Scale=stretch, Rotation=turn)
    tree.links.new(source.outputs["Object"], mapping.inputs["Vector"])
    return mapping.outputs["Vector"]


def _ramp(tree, factor, stops):
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = (*linear(colour), 1)
    tree.links.new(factor, ramp.inputs["Fac"])
    return ramp.outputs["Color"]


def _shade(colour, factor):
    return linear(linear(colour), factor)


def matte(colour, rough=0.6, *, metal=0.0, vary=0.18, size_m=0.6, specular=0.4, bump=0.0):
    """Paint, plaster, cloth, metal. `size_m`: how large the clouds of the variation are."""
    material, tree, shader = _new("matte")
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Specular"].default_value = specular
    noise = _node(tree, "ShaderNodeTexNoise", Scale=1 / size_m, Detail=5, Roughness=0.6)
    tree.links.new(_coordinates(tree), noise.inputs["Vector"])
    tone = _ramp(tree, noise.outputs["Fac"], [(0.28, _shade(colour, 1 - vary)), (0.72, _shade(colour, 1 + vary))])
    tree.links.new(tone, shader.inputs["Base Color"])
    if bump:
        relief = _node(tree, "ShaderNodeBump", Strength=bump, Distance=0.03)
        tree.links.new(noise.outputs["Fac"], relief.inputs["Height"])
        tree.links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return material


def metal(colour="#b9bcc0", rough=0.3):
    return matte(colour, rough, metal=1.0, vary=0.08)


def wood(light="#b98752", dark="#7a4f2a", rough=0.45, *, along="x", planks_m=0.0):
    """Grain runs along one axis of the object; `planks_m` gives boards of that width their own tone."""
    material, tree, shader = _new("wood")
    shader.inputs["Roughness"].default_value = rough
    stretch = {"x": (0.6, 9, 9), "y": (9, 0.6, 9), "z": (9, 9, 0.6)}[along]
    noise = _node(tree, "ShaderNodeTexNoise", Scale=1.2, Detail=6, Roughness=0.65, Distortion=0.6)
    tree.links.new(_coordinates(tree, stretch), noise.inputs["Vector"])
    tone = _ramp(tree, noise.outputs["Fac"], [(0.3, dark), (0.7, light)])
    if planks_m:
        turn = {"x": (0, 0, 0), "y": (0, 0, 1.5708), "z": (0, 1.5708, 0)}[along]
        planks = _node(tree, "ShaderNodeTexBrick", Scale=1, Mortar_Size=0.004, Brick_Width=1.6, Row_Height=planks_m)
        planks.inputs["Color1"].default_value = (1.2, 1.2, 1.2, 1)
        planks.inputs["Color2"].default_value = (0.72, 0.72, 0.72, 1)
        planks.inputs["Mortar"].default_value = (0.2, 0.2, 0.2, 1)
        tree.links.new(_coordinates(tree, turn=turn), planks.inputs["Vector"])
        tone = _times(tree, tone, planks.outputs["Color"])
    tree.links.new(tone, shader.inputs["Base Color"])
    return material


def brick(colour="#9a5a44", other="#7c4534", mortar="#b8aca0", rough=0.85, *, wall="xz"):
    """A wall in the plane of the two axes named."""
    material, tree, shader = _new("brick")
    shader.inputs["Roughness"].default_value = rough
    bricks = _node(tree, "ShaderNodeTexBrick", Scale=1, Mortar_Size=0.012, Brick_Width=0.25, Row_Height=0.085)
    for name, value in (("Color1", colour), ("Color2", other), ("Mortar", mortar)):
        bricks.inputs[name].default_value = (*linear(value), 1)
    turn = {"xz": (-1.5708, 0, 0), "yz": (-1.5708, 0, -1.5708), "xy": (0, 0, 0)}[wall]
    tree.links.new(_coordinates(tree, turn=turn), bricks.inputs["Vector"])
    noise = _node(tree, "ShaderNodeTexNoise", Scale=1.7, Detail=5)
    tree.links.new(_coordinates(tree), noise.inputs["Vector"])
    clouds = _ramp(tree, noise.outputs["Fac"], [(0.3, (0.6, 0.6, 0.6)), (0.7, (1.3, 1.3, 1.3))])
    tree.links.new(_times(tree, bricks.outputs["Color"], clouds), shader.inputs["Base Color"])
    return material


def clouded(colours, size_m=0.8, rough=0.7, *, detail=6.0, distortion=0.8, stretch=(1, 1, 1)):
    """A painted surface: several colours that run into each other (canvas, mural, stone, old plaster)."""
    material, tree, shader = _new("clouded")
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = 0.2
    noise = _node(tree, "ShaderNodeTexNoise", Scale=1 / size_m, Detail=detail, Roughness=0.55, Distortion=distortion)
    tree.links.new(_coordinates(tree, stretch), noise.inputs["Vector"])
    last = max(1, len(colours) - 1)
    stops = [(0.3 + 0.4 * i / last, colour) for i, colour in enumerate(colours)]
    tree.links.new(_ramp(tree, noise.outputs["Fac"], stops), shader.inputs["Base Color"])
    return material


def leaf(colour="#4f7a2c", other="#86a53f", translucency=0.45):
    """Both sides lit; every leaf of a cloud has its own tone (attribute `tone` of nature.leaf_cloud)."""
    material, tree, shader = _new("leaf")
    shader.inputs["Roughness"].default_value = 0.5
    attribute = tree.nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = "tone"
    tone = _ramp(tree, attribute.outputs["Fac"], [(0.0, colour), (1.0, other)])
    tree.links.new(tone, shader.inputs["Base Color"])
    through = tree.nodes.new("ShaderNodeBsdfTranslucent")
    tree.links.new(tone, through.inputs["Color"])
    both = tree.nodes.new("ShaderNodeMixShader")
    both.inputs["Fac"].default_value = translucency
    tree.links.new(shader.outputs["BSDF"], both.inputs[1])
    tree.links.new(through.outputs["BSDF"], both.inputs[2])
    tree.links.new(both.outputs["Shader"], tree.nodes["Material Output"].inputs["Surface"])
    return material


def glow(colour="#ffffff", strength=5.0):
    """Gives light: lamp shades, tubes, screens, a bright sky behind a window."""
    material, tree, _ = _new("glow")
    emission = tree.nodes.new("ShaderNodeEmission")
    emission.inputs["Color"].default_value = (*linear(colour), 1)
    emission.inputs["Strength"].default_value = strength
    tree.links.new(emission.outputs["Emission"], tree.nodes["Material Output"].inputs["Surface"])
    return material


def gradient_glow(bottom, top, strength=5.0, height_m=3.0, base_m=0.0, clouds=0.15):
    """A view outside: colour from bottom to top with soft clouds, giving light."""
    material, tree, _ = _new("view")
    coordinates = tree.nodes.new("ShaderNodeNewGeometry")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates.outputs["Position"], split.inputs["Vector"])
    place = _node(tree, "ShaderNodeMapRange")
    place.inputs["From Min"].default_value = base_m
    place.inputs["From Max"].default_value = base_m + height_m
    tree.links.new(split.outputs["Z"], place.inputs["Value"])
    tone = _ramp(tree, place.outputs["Result"], [(0, bottom), (1, top)])
    noise = _node(tree, "ShaderNodeTexNoise", Scale=0.7, Detail=4)
    tree.links.new(coordinates.outputs["Position"], noise.inputs["Vector"])
    low, high = 1 - clouds, 1 + clouds
    veil = _ramp(tree, noise.outputs["Fac"], [(0.3, (low, low, low)), (0.7, (high, high, high))])
    emission = tree.nodes.new("ShaderNodeEmission")
    emission.inputs["Strength"].default_value = strength
    tree.links.new(_times(tree, tone, veil), emission.inputs["Color"])
    tree.links.new(emission.outputs["Emission"], tree.nodes["Material Output"].inputs["Surface"])
    return material


def glass(tint="#eef4f4", reflect=0.12):
    """A pane: lets light and shadow rays straight through, mirrors a little. Costs next to nothing."""
    material, tree, _ = _new("glass")
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = (*linear(tint), 1)
    mirror = tree.nodes.new("ShaderNodeBsdfGlossy")
    mirror.inputs["Roughness"].default_value = 0.05
    both = tree.nodes.new("ShaderNodeMixShader")
    both.inputs["Fac"].default_value = reflect
    tree.links.new(clear.outputs["BSDF"], both.inputs[1])
    tree.links.new(mirror.outputs["BSDF"], both.inputs[2])
    tree.links.new(both.outputs["Shader"], tree.nodes["Material Output"].inputs["Surface"])
    return material


def _times(tree, a, b):
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.blend_type = "MULTIPLY"
    mix.inputs["Fac"].default_value = 1
    tree.links.new(a, mix.inputs["Color1"])
    tree.links.new(b, mix.inputs["Color2"])
    return mix.outputs["Color"]
