"""Cool, quiet, orderly: canvases with real fall-off, glass, a boardroom, a city behind a window."""

from lib import *


@scene("slate-canvas", "corporate", framings=("classic", "tight", "wide"), key=Key(-45, 35, "#f2f6ff", 0.35),
       middle=0.1, rim=0.05, camera=Camera(lens_mm=70, f_number=2.8))
def slate_canvas(random):
    surroundings(colour="#20262c", strength=0.3)
    panel((0, 3.4, 1.5), (5, 4), clouded(["#4b5561", "#6d7986", "#5a6672"], 0.7, 0.9))
    spot((-1.1, 1.6, 2.5), (-0.15, 3.4, 1.5), 260, "#f4f7ff", cone_deg=62, softness=1, radius_m=0.3)
    area_light((2.5, 1.5, 2), (0.5, 3.4, 1), 1.2, 14, "#cfdcf0")


@scene("glass-office", "corporate", key=Key(50, 30, "#eef4ff", 0.3), middle=0.26, rim=0.45,
       camera=Camera(lens_mm=52, f_number=1.6))
def glass_office(random):
    surroundings("city", 0.5, 90)
    carpet = matte("#596068", 0.95, vary=0.2, size_m=0.3)
    white = matte("#dfe2e3", 0.7, vary=0.06)
    room(9, 14, 2.9, white, carpet, left=True, right=False)
    for i in range(7):
        x = 4.2
        y = 1 + i * 2
        box((x, y, 1.45), (0.12, 0.08, 2.9), matte("#3a4047", 0.4, metal=0.5))
    panel((9, 6, 3), (30, 10), gradient_glow("#b9c6cf", "#e6f0fb", 3.2, 6, -1), "left")
    area_light((4.4, 5, 1.7), (0, 5.5, 1.2), 9, 420, "#e6f0ff", 2.4)
    glass_wall((-1.9, 7.5, 0), 6, 2.9, turn_deg=90)
    for y in (4.5, 7.5, 10.5):
        for x in (-1.2, 1.6):
            box((x, y, 2.88), (0.16, 1.8, 0.03), glow("#f4f8ff", 9))
    for i in range(5):
        x, y = random.uniform(-0.6, 2.8), 6 + i * 1.5
        table((x, y, 0), (1.6, 0.8), top=matte("#d9d6cf", 0.4), turn_deg=random.choice((0, 90)))
        box((x + 0.2, y, 1.0), (0.55, 0.04, 0.34), matte("#1c2026", 0.3))
        office_chair((x - 0.3, y - 0.8, 0), random.uniform(-40, 40), random.choice(("#2b3036", "#44536a", "#5d646b")))
    potted_plant(random, (-1.3, 6.0, 0), 1.5)
    potted_plant(random, (2.6, 9.0, 0), 1.7)
