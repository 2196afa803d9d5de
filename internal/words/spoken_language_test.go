package words

import (
	"errors"

	"tabby/internal/words/arb"
	"tabby/internal/words/texts"
)

// spoken returns a language.
func spoken(tag string) *Language {
	data, err := texts.Files.ReadFile(tag + ".arb")
	if err != nil {
		panic(err)
	}
	f, err := arb.Read(data)
	if err != nil {
		panic(err)
	}
	l, wrong := Load(f)
	if wrong != nil {
		panic(errors.Join(wrong...))
	}
	return l
}

// whoseCard says whose a card is.
func whoseCard(l *Language, owner, card string) string {
	return l.Cards.Whose(owner, card)
}
