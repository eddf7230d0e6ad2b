"""Source code to the skeleton of a spec: constants, enums, structs, tables and the outline of functions, by tree-sitter."""
