"""Español: captions. Made by `python -m tools.messages`."""


turn = 'Te toca'
refused = 'No se puede'
call = 'Alguien puede cerrar, o solo tiene una carta'
clean = 'Canasta limpia completa'
dirty = 'Canasta sucia completa'
wild = 'Canasta de comodines completa'
out = 'La ronda terminó'
match = 'La partida terminó'
pile = 'Alguien toma el pozo'
foot = 'Alguien toma su pie'
tail = 'Alguien toma su cola'
shuffle = 'Se barajan las cartas'
deal = 'Se reparten las cartas'
