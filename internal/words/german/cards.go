package german

import "tabby/internal/words"

func theCards() words.Cards {
	return words.Cards{CardNames: cardNames, FaceDown: "verdeckte Karte", None: "keine Karte"}
}
