"""What a computer player knew at a move, and the proof that it used nothing else."""
