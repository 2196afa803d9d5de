package german

import "tabby/internal/words"

func theCards() words.Cards { return words.Cards{FaceDown: "verdeckte Karte", None: "keine Karte"} }
