"""From passages of rules and from source code to a spec: `specc extract`, with and without a model."""
