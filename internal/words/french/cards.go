package french

import "tabby/internal/words"

func theCards() words.Cards {
	return words.Cards{CardNames: cardNames, FaceDown: "carte cachée", None: "pas de carte"}
}
