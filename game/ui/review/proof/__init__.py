"""What a computer player knew at a move, and the proof that it went by nothing else."""
