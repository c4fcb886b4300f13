"""Started as `python3 -B start.py`; speaks on descriptors 3 and 4."""

import os
import sys

if sys.version_info < (3, 9):
    sys.exit("tools in Python need Python 3.9 or newer, and this is " + sys.version.split()[0])

from llm_do_host import host

# Code has the module path that it would have without us, and never the folder that it is started in: that is
# the workspace, with files of whoever the run is about.
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:] = [folder for folder in sys.path if folder not in ("", ".", here)]
host.main()
