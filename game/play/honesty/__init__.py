"""What makes a match provably fair: seals, proofs, promises."""
