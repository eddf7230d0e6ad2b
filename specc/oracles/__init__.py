"""Independent implementations beside an environment: the protocol, the YAML file that maps one onto a spec, the comparison, and adapters.

`docs/oracles.md` is the page for users. The adapters import what they adapt only when they are used.
"""
