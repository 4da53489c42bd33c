"""The scenes that exist. A style file registers each of its places with `@scene(...)`."""

from dataclasses import dataclass, field
from typing import Callable

STYLES = ("academic", "casual", "corporate", "creative", "greenery", "realEstate", "warm")


@dataclass(frozen=True)
class Camera:
    """A portrait camera at the origin, looking along +Y (X right, Z up). The person stands at `focus_m`, unseen."""

    lens_mm: float = 65  # on a 24 x 30 mm frame; 50 shows more of the place, 85 less
    f_number: float = 1.8
    focus_m: float = 1.7
    height_m: float = 1.4
    pitch_deg: float = 0  # positive looks up
    yaw_deg: float = 0  # positive looks to the right

    @property
    def blur_at_infinity(self) -> float:
        """Diameter of the disc a far point becomes, as a share of the picture's width."""
        focus_mm = self.focus_m * 1000
        return (self.lens_mm / self.f_number) * self.lens_mm / (focus_mm - self.lens_mm) / 24

    def blur_at(self, distance_m: float) -> float:
        return self.blur_at_infinity * abs(1 - self.focus_m / distance_m)


@dataclass(frozen=True)
class Key:
    """The light that falls on the person: from where, in which colour, how much stronger than the fill."""

    azimuth_deg: float  # -90 the picture's left, 0 from the camera, 90 right
    elevation_deg: float = 30
    colour: str = "#ffffff"  # sRGB; only hue and saturation count
    stops: float = 0.3  # 0-0.6


@dataclass(frozen=True)
class Place:
    id: str
    style: str
    framings: tuple[str, ...]
    key: Key
    build: Callable
    camera: Camera = field(default_factory=Camera)
    middle: float = 0.18  # log-average of the linear picture after exposure: 0.08 dusk, 0.18 room, 0.4 high key
    rim: float = 0.2  # light of a bright background that wraps round hair; 0 before dark ones
    file: str = ""


PLACES: dict[str, Place] = {}


def scene(id: str, style: str, *, framings=("classic", "wide", "tight"), **settings):
    """Registers the function that builds a place. It is called with a random.Random of its own."""

    def register(build):
        assert id not in PLACES, f"two scenes are called {id}"
        assert style in STYLES, style
        PLACES[id] = Place(id=id, style=style, framings=tuple(framings), build=build,
                           file=build.__module__ + ".py", **settings)
        return build

    return register
