"""Physically based, procedural, never one flat colour: `vary` is the clouding that every real surface has."""

from .nodes import (arithmetic, layered, linear, luminous, mixed, node, noise, object_place, ramp, relief, shown, surface,
                    times)

ACROSS_BOARDS = {"x": (0.6, 9, 9), "y": (9, 0.6, 9), "z": (9, 9, 0.6)}
BOARDS_TURN = {"x": (0, 0, 0), "y": (0, 0, 1.5708), "z": (0, 1.5708, 0)}
BRICKS_TURN = {"xz": (-1.5708, 0, 0), "yz": (-1.5708, 0, -1.5708), "xy": (0, 0, 0)}


def _clouds_of(tree, colour, vary, size_m):
    dark, light = linear(linear(colour), 1 - vary), linear(linear(colour), 1 + vary)
    return ramp(tree, noise(tree, object_place(tree), size_m, 5, 0.6), [(0.28, dark), (0.72, light)])


def matte(colour, rough=0.6, *, metal=0.0, vary=0.18, size_m=0.6, specular=0.4):
    """Paint, plaster, cloth, metal. `size_m`: how large the clouds of the variation are."""
    material, tree, shader = surface("matte", rough, specular, metal)
    tree.links.new(_clouds_of(tree, colour, vary, size_m), shader.inputs["Base Color"])
    return material


def metal(colour="#b9bcc0", rough=0.3):
    return matte(colour, rough, metal=1.0, vary=0.08)


def wood(light="#b98752", dark="#7a4f2a", rough=0.45, *, along="x", planks_m=0.0):
    """Grain runs along one axis of the object; `planks_m` gives boards of that width their own tone."""
    material, tree, shader = surface("wood", rough)
    grain = noise(tree, object_place(tree, ACROSS_BOARDS[along]), 1 / 1.2, 6, 0.65, 0.6)
    tone = ramp(tree, grain, [(0.3, dark), (0.7, light)])
    if planks_m:
        planks = node(tree, "TexBrick", Vector=object_place(tree, turn=BOARDS_TURN[along]), Scale=1, Mortar_Size=0.004,
                      Brick_Width=1.6, Row_Height=planks_m, Color1=(1.2,) * 3, Color2=(0.72,) * 3, Mortar=(0.2,) * 3)
        tone = times(tree, tone, planks.outputs["Color"])
    tree.links.new(tone, shader.inputs["Base Color"])
    return material


def brick(colour="#9a5a44", other="#7c4534", mortar="#b8aca0", rough=0.85, *, wall="xz"):
    """A wall in the plane of the two axes named."""
    material, tree, shader = surface("brick", rough)
    bricks = node(tree, "TexBrick", Vector=object_place(tree, turn=BRICKS_TURN[wall]), Scale=1, Mortar_Size=0.012,
                  Brick_Width=0.25, Row_Height=0.085, Color1=colour, Color2=other, Mortar=mortar)
    clouds = noise(tree, object_place(tree), 1 / 1.7, 5)
    weather = ramp(tree, clouds, [(0.3, (0.6, 0.6, 0.6)), (0.7, (1.3, 1.3, 1.3))])
    tree.links.new(times(tree, bricks.outputs["Color"], weather), shader.inputs["Base Color"])
    return material


def clouded(colours, size_m=0.8, rough=0.7, *, detail=6.0, distortion=0.8, stretch=(1, 1, 1)):
    """A painted surface: several colours that run into each other (canvas, mural, stone, old plaster)."""
    material, tree, shader = surface("clouded", rough, 0.2)
    clouds = noise(tree, object_place(tree, stretch), size_m, detail, 0.55, distortion)
    last = max(1, len(colours) - 1)
    stops = [(0.3 + 0.4 * i / last, colour) for i, colour in enumerate(colours)]
    tree.links.new(ramp(tree, clouds, stops), shader.inputs["Base Color"])
    return material


def tinted(rough=0.5, vary=0.2, size_m=0.2, stretch=(1, 1, 1), specular=0.4):
    """The material of Solids: each solid's own colour, clouded."""
    material, tree, shader = surface("tinted", rough, specular)
    own = tree.nodes.new("ShaderNodeVertexColor")
    own.layer_name = "colour"
    clouds = node(tree, "MapRange", Value=noise(tree, object_place(tree, stretch), size_m, 4), From_Min=0.28, From_Max=0.72,
                  To_Min=1 - vary, To_Max=1 + vary)
    tone = node(tree, "VectorMath", "SCALE", Vector=own.outputs["Color"], Scale=clouds.outputs["Result"])
    tree.links.new(tone.outputs["Vector"], shader.inputs["Base Color"])
    return material


def timber(rough=0.42):
    """For Solids of sawn wood: the grain upright."""
    return tinted(rough, 0.3, 0.25, (1, 1, 0.15))


def rippled_water():
    """A lake in a light breeze."""
    material, tree, shader = surface("water", 0.1, 0.5)
    tree.links.new(_clouds_of(tree, "#3c4a40", 0.1, 0.6), shader.inputs["Base Color"])
    waves = noise(tree, tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], 1 / 2.6, 3)
    relief(tree, shader, waves, 0.5, 0.12)
    return material


def glass(tint="#eef4f4", reflect=0.12):
    """A pane: lets light and shadow rays straight through, mirrors a little. Costs next to nothing. bokeh.py lets
    sparkles through what is called glass."""
    material, tree, _ = surface("glass")
    mirror = node(tree, "BsdfGlossy", Roughness=0.05)
    shown(tree, layered(tree, reflect, node(tree, "BsdfTransparent", Color=tint), mirror))
    return material


def leaf(colour="#4f7a2c", other="#86a53f", translucency=0.45):
    """For leaf clouds: both sides lit; every leaf has its own tone (attribute `tone`)."""
    material, tree, shader = surface("leaf", 0.5)
    attribute = tree.nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = "tone"
    tone = ramp(tree, attribute.outputs["Fac"], [(0.0, colour), (1.0, other)])
    tree.links.new(tone, shader.inputs["Base Color"])
    shown(tree, layered(tree, translucency, shader, node(tree, "BsdfTranslucent", Color=tone)))
    return material


def leaves(dark, light, through, shine=1.0, rough=0.35):
    """For sprigs: `dark` to `light` is what a leaf reflects, `through` what shines through it against the sun; half
    its tone is its own, half its sprig's."""
    material, tree, _ = surface("leaves")
    attribute = tree.nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = "tone"
    sprig = tree.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    tone = arithmetic(tree, "MULTIPLY_ADD", sprig, 0.5, arithmetic(tree, "MULTIPLY", attribute.outputs["Fac"], 0.5))
    front = node(tree, "BsdfDiffuse", Color=mixed(tree, tone, dark, light))
    back = node(tree, "BsdfTranslucent", Color=mixed(tree, tone, linear(linear(through), 0.6), through))
    body = tree.nodes.new("ShaderNodeAddShader")
    for socket, side in zip(body.inputs, (front, back)):
        tree.links.new(side.outputs[0], socket)
    fresnel = node(tree, "Fresnel", IOR=1.4).outputs[0]
    gloss = node(tree, "BsdfGlossy", Roughness=rough)
    shown(tree, layered(tree, arithmetic(tree, "MULTIPLY", fresnel, shine), body, gloss))
    return material


def glow(colour="#ffffff", strength=5.0):
    """Gives light: lamp shades, tubes, screens, a bright sky behind a window."""
    return luminous("glow", strength, lambda tree: colour)


def gradient_glow(bottom, top, strength=5.0, height_m=3.0, base_m=0.0, clouds=0.15):
    """A view outside: colour from bottom to top with soft clouds, giving light."""

    def colour(tree):
        place = tree.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
        height = node(tree, "SeparateXYZ", Vector=place).outputs["Z"]
        share = node(tree, "MapRange", Value=height, From_Min=base_m, From_Max=base_m + height_m).outputs["Result"]
        veil = ramp(tree, noise(tree, place, 1 / 0.7, 4), [(0.3, (1 - clouds,) * 3), (0.7, (1 + clouds,) * 3)])
        return times(tree, ramp(tree, share, [(0, bottom), (1, top)]), veil)

    return luminous("gradient", strength, colour)


def view(above="#eef4ff", below="#8b917f", strength=5.0, horizon_m=0.8, patch_m=1.2, broken=1.2):
    """The view through a far window: sky, and below a ragged horizon trees or houses. Gives no light: add area lights."""

    def colour(tree):
        place = tree.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
        skyline = arithmetic(tree, "MULTIPLY_ADD", noise(tree, place, patch_m, 3), -3 * broken, 1.5 * broken - horizon_m)
        height = node(tree, "SeparateXYZ", Vector=place).outputs["Z"]
        over = arithmetic(tree, "ADD", height, skyline)
        share = node(tree, "MapRange", Value=over, From_Min=-0.9, From_Max=0.9).outputs["Result"]
        return mixed(tree, share, below, above)

    return luminous("view", strength, colour)
