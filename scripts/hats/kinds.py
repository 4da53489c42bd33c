"""The kinds of hats, each a list of sheets; heights and widths in those of the head (surface.py)."""

import math

from surface import around, cloth, even, sheet


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
