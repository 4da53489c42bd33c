"""What scene files are written with: `from lib import *`."""

from .lamps import *
from .lights import *
from .materials import *
from .nature import *
from .props import *
from .registry import Camera, Key, scene
from .shapes import *
from .windows import *
