"""Built environments in the shapes of other libraries: Gymnasium, PettingZoo, gymnax; and auto-reset with named modes."""
