package english

import "tabby/internal/words"

func theCards() words.Cards { return words.Cards{FaceDown: "face-down card", None: "no card"} }
