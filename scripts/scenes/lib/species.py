"""The plants of the gardens. `colours` are those of `leaves` (dark, light, shining through); `leaf_m` is a leaf's length
and `slender` its width as a share of that; `count` leaves stand in a ball of `radius_m`, `upright` 1 as blades."""

LEAVES = {
    "linden": {"colours": ("#46522a", "#77823f", "#b5b548"), "leaf_m": 0.1},
    "oak": {"colours": ("#3d4a26", "#66733a", "#98a044"), "leaf_m": 0.11},
    "bank oak": {"colours": ("#4c5832", "#788248", "#a3a548"), "leaf_m": 0.12},
    "beech": {"colours": ("#3d4c26", "#6a7a38", "#a9b448"), "leaf_m": 0.09},
    "willow": {"colours": ("#5d6a34", "#8f974c", "#b4b650"), "leaf_m": 0.1, "count": 240, "slender": 0.25},
    "olive": {"colours": ("#6b7558", "#98a083", "#a8ab7a"), "leaf_m": 0.07, "count": 170, "radius_m": 0.45,
              "slender": 0.25, "shine": 0.8},
    "bay": {"colours": ("#45543a", "#748352", "#98a256"), "leaf_m": 0.05, "shine": 0.8},
    "yew": {"colours": ("#2c3a22", "#50602f", "#6d7a32"), "leaf_m": 0.06},
    "clipped yew": {"colours": ("#3a482a", "#657638", "#8a9640"), "leaf_m": 0.05, "count": 300, "radius_m": 0.4,
                    "shine": 0.5, "rough": 0.45},
    "box": {"colours": ("#485828", "#7d8a42", "#a0a648"), "leaf_m": 0.035, "count": 260, "radius_m": 0.3, "shine": 0.9},
    "shrub": {"colours": ("#4d5c36", "#7f8d50", "#a4ad58"), "leaf_m": 0.07, "shine": 0.8},
    "vine": {"colours": ("#465228", "#7a8440", "#a8ac46"), "leaf_m": 0.085, "count": 150, "radius_m": 0.32,
             "slender": 0.75, "shine": 0.9},
    "herbs": {"colours": ("#4c5c30", "#7d8c4a", "#a6b050"), "leaf_m": 0.07, "count": 170, "radius_m": 0.4,
              "slender": 0.35, "shine": 0.7},
    "fern": {"colours": ("#42562c", "#6f8442", "#a3b050"), "leaf_m": 0.15, "count": 150, "slender": 0.2, "shine": 0.8},
    "maidenhair": {"colours": ("#42562c", "#6f8442", "#a3b050"), "leaf_m": 0.12, "count": 150, "radius_m": 0.4,
                   "slender": 0.3},
    "palm": {"colours": ("#3f5230", "#6b8048", "#a0ac50"), "leaf_m": 0.75, "count": 26, "radius_m": 0.55,
             "slender": 0.12, "shine": 0.6, "rough": 0.42},
    "banana": {"colours": ("#3c5230", "#6a8244", "#9fb050"), "leaf_m": 0.26, "count": 60, "radius_m": 0.45,
               "slender": 0.5, "shine": 0.6, "rough": 0.42},
    "fig": {"colours": ("#3f5334", "#6d8250", "#96a556"), "leaf_m": 0.2, "count": 40, "radius_m": 0.4, "shine": 1.2,
            "rough": 0.3},
}

GRASSES = {
    "meadow grass": {"colours": ("#6a7638", "#98a050", "#a8a848"), "leaf_m": 0.16, "count": 160, "radius_m": 0.4,
                     "slender": 0.1, "upright": 1, "shine": 0.5, "rough": 0.5},
    "lawn grass": {"colours": ("#737c40", "#9aa356", "#a8aa50"), "leaf_m": 0.14, "count": 160, "radius_m": 0.4,
                   "slender": 0.1, "upright": 1, "shine": 0.5, "rough": 0.5},
    "feather grass": {"colours": ("#8f9462", "#bdb887", "#c3bb78"), "leaf_m": 0.6, "count": 60, "radius_m": 0.2,
                      "slender": 0.03, "upright": 0.85, "shine": 0.5},
    "reed": {"colours": ("#747a4c", "#a3a272", "#a8a468"), "leaf_m": 0.62, "count": 40, "radius_m": 0.24,
             "slender": 0.03, "upright": 1, "shine": 0.5},
}

FLOWERS = {
    "rose": {"colours": ("#e0b9ae", "#f3e0d4", "#f0c8b8"), "leaf_m": 0.075, "count": 26, "radius_m": 0.42,
             "slender": 0.9, "shine": 0.3},
    "hydrangea": {"colours": ("#e6e0e4", "#f6f2f2", "#efe6ea"), "leaf_m": 0.07, "count": 60, "radius_m": 0.4,
                  "slender": 0.9, "shine": 0.2},
    "geranium": {"colours": ("#efe3dd", "#fbf4ee", "#f3dcd6"), "leaf_m": 0.05, "count": 50, "radius_m": 0.35,
                 "slender": 0.9, "shine": 0.2},
    "lavender": {"colours": ("#8d86a8", "#b5aecb", "#a8a0c0"), "leaf_m": 0.09, "count": 90, "radius_m": 0.3,
                 "slender": 0.2, "upright": 0.8, "shine": 0.2},
    **{f"{name} perennial": {"colours": (dark, light, light), "leaf_m": 0.06, "count": 40, "radius_m": 0.4,
                             "slender": 0.9, "upright": 0.2, "shine": 0.2}
       for name, dark, light in (("lilac", "#b79ac2", "#d6c4dc"), ("white", "#efe7da", "#fbf6ea"),
                                 ("pink", "#d99aa6", "#efc6c6"), ("yellow", "#d9b45c", "#ecd58c"),
                                 ("blue", "#7f7fb4", "#a9a8d0"))},
}

SPECIES = {**LEAVES, **GRASSES, **FLOWERS}
