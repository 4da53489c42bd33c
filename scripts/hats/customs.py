"""Headwear of faith and custom, as dress: cloth wrapped or draped, each a list of sheets as in kinds.py. They teach what no hat is."""

import math

from kinds import dome, rim
from surface import around, cloth, sheet


def wraps(angle, share, turns, depth):
    """Layers wound upwards round the head, meeting over the brows."""
    slant = 0.35 * abs(math.sin(angle / 2)) - 0.25
    return depth * abs(math.sin(math.pi * (turns * (share + slant))))


def turban(front, side, back, *, top=1.75, bulge=0.28, turns=7, depth=0.09, peak=0.2):
    cotton = cloth(0.15, 8, 0.15, 120)
    edge = rim(front, side, back)

    def wound(angle, share):
        lift = peak * math.exp(-(angle / 0.45) ** 2) * (1 - share)
        radius = (1.06 + bulge * math.sin(math.pi * min(1, 1.15 * share))) * dome(share, 3.2)
        return around(angle, radius + wraps(angle, share, turns, depth) * (1 - share ** 4),
                      (edge(angle) + lift) * (1 - share) + top * share)

    def creases(angle, share):
        return 0.8 - 0.35 * (1 - min(1, 12 * wraps(angle, share, turns, depth)))

    return [sheet(wound, 240, 110, cotton, tone=creases)]


def gele(front, side, back, *, top=2.35, spread=0.75):
    """Stiff cloth tied high, its folds standing up like a fan."""
    stiff = cloth(0.2, 6, 0.25, 70, 0.45)
    edge = rim(front, side, back)

    def fan(angle, share):
        folds = 0.07 * math.sin(17 * angle + 3 * math.sin(5 * share)) * share + 0.05 * math.sin(7 * angle - 9 * share)
        radius = 1.06 + spread * math.sin(0.62 * math.pi * share) + folds
        return around(angle, radius * (1 if share < 0.9 else dome((share - 0.9) * 10, 2)),
                      edge(angle) * (1 - share) + top * share * (1 + 0.08 * math.sin(3 * angle + 1)))

    def band(angle, share):
        return around(angle, 1.09 + wraps(angle, share, 3, 0.06), edge(angle) - 0.03 + 0.4 * share)

    return [sheet(fan, 240, 90, stiff), sheet(band, 160, 24, stiff)]


def scarf(forehead, *, chin=-1.62, drop=-2.9, loose=0.2, folds=9, band=0.0):
    """Cloth around the face from over the brows to under the chin and down to the shoulders."""
    soft = cloth(0.12, 6, 0.12, 130)

    def around_face(angle, share):
        aside, up = math.sin(angle), math.cos(angle)
        height = forehead - (-0.35) if up > 0 else -0.35 - chin
        inner = (0.9 * aside, -1.0 - 0.2 * max(0, up) + 0.35 * abs(aside), -0.35 + height * up)
        low = max(0.0, -up)
        outer = ((1.22 + loose + 0.75 * low) * aside, 0.35 - 0.5 * low, -0.35 + (1.85 + loose if up > 0 else -drop - 0.35) * up)
        out, back = math.sin(share * math.pi / 2), 1 - math.cos(share * math.pi / 2)
        fold = 0.035 * math.sin(folds * angle + 6 * share + math.sin(3 * angle)) * math.sin(math.pi * share)
        return tuple(a + (b - a) * t + fold * d for a, b, t, d in
                     zip(inner, outer, (out, back, out), (aside, -0.6, up)))

    def creases(angle, share):
        if band and share < band:
            return 0.9
        return (0.35 if band else 0.8) * (1 - 0.22 * max(0, math.sin(folds * angle + 6 * share + math.sin(3 * angle))))

    return [sheet(around_face, 220, 60, soft, tone=creases)]


def ghutra(front, *, agal=True, open_at=0.95, drop=-2.4, folds=15):
    """A square of cloth over the head, its sides hanging to the shoulders, held by two black cords."""
    cotton = cloth(0.1, 9, 0.12, 160)

    def hem(angle):
        hangs = 1 / (1 + math.exp(-(abs(angle) - open_at) * 16))
        return front + (drop - front) * hangs

    def draped(angle, share):
        height = hem(angle) + (1.5 - hem(angle)) * share
        fold = 0.05 * math.sin(folds * angle + 2 * height) * max(0.0, 0.75 - height) / 1.5
        if height > 0.6:
            return around(angle, 1.08 * dome((height - 0.6) / 0.9, 2.3) + 0.3 * fold, height)
        return around(angle, 1.08 + 0.2 * max(0.0, -height) + 0.08 * max(0.0, 0.6 - height) + fold, height)

    parts = [sheet(draped, 260, 110, cotton)]
    for height in (0.78, 0.93) if agal else ():
        def cord(angle, share, height=height):
            turn = 2 * math.pi * share
            return around(angle, 1.1 - 0.04 * (height - 0.78) / 0.15 + 0.075 * math.cos(turn),
                          height - 0.07 * math.cos(angle) + 0.075 * math.sin(turn))
        parts.append(sheet(cord, 160, 14, cloth(0.3, 10, 0.4, 120), tone=lambda *_: 0.03))
    return parts


def kippah():
    def disc(angle, share):
        x, y, _ = around(angle, 0.62 * (1 - share), 0)
        return x, y + 0.35, 1.2 + 0.32 * math.sqrt(max(0.0, 1 - (1 - share) ** 2)) - 0.15 * (y + 0.35)
    return [sheet(disc, 96, 24, cloth(0.2, 12, 0.3, 110))]


CUSTOMS = {
    "turban": lambda: turban(0.35, 0.0, -0.5),
    "high-turban": lambda: turban(0.5, -0.1, -0.55, top=2.05, bulge=0.4, turns=9, depth=0.07, peak=0.35),
    "wound-scarf": lambda: turban(0.55, 0.25, -0.3, top=1.6, bulge=0.12, turns=4, depth=0.06, peak=0.0),
    "gele": lambda: gele(0.45, 0.2, -0.3),
    "headscarf": lambda: scarf(0.55),
    "low-headscarf": lambda: scarf(0.35, loose=0.05, folds=13),
    "habit": lambda: scarf(0.4, loose=0.35, folds=5, band=0.22),
    "ghutra-agal": lambda: ghutra(0.4),
    "low-ghutra-agal": lambda: ghutra(0.25, open_at=0.75, folds=11),
    "ghutra": lambda: ghutra(0.35, agal=False, open_at=1.1, folds=9),
    "kippah": kippah,
}
