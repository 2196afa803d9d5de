package spanish

import "tabby/internal/words"

func theCards() words.Cards {
	return words.Cards{CardNames: cardNames, FaceDown: "carta boca abajo", None: "ninguna carta"}
}
