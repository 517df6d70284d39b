"""What drawing needs: colours and sizes, text, paint, icons, cloths."""
