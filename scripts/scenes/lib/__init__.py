"""What scene files are written with: `from lib import *`."""

from .lights import *
from .materials import *
from .nature import *
from .props import *
from .registry import Camera, Key, scene
from .shapes import *
