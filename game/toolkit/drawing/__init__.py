"""What is drawn with: colours and sizes, text, paint, icons, cloths."""
