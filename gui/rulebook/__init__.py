"""The rules of each variant as pages that are checked against its data: shown, printed, tried on small boards."""
