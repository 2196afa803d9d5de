package dutch

import "tabby/internal/words"

func theCards() words.Cards {
	return words.Cards{CardNames: cardNames, FaceDown: "dichte kaart", None: "geen kaart"}
}
