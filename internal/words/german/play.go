package german

import (
	"fmt"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func thePlay() words.Play {
	return words.Play{
		DrawPile:    "Nachziehstapel",
		DiscardPile: "Ablagestapel",
		InHand:      "in der Hand",

		Chosen:  "gewählt",
		Drawn:   "gezogen",
		Taken:   "genommen",
		Penalty: "Strafe",

		Away:     "weg",
		LastTurn: "letzter Zug",
		Lowest:   "am wenigsten",

		LookAll:        "Alle sehen sich zwei von ihren Karten an.",
		LookOwn:        "Sieh dir deine zwei äußeren Karten an, einmal.",
		OthersLook:     "Die anderen sehen sich ihre Karten an.",
		KeepInMind:     "Merk sie dir und dreh sie dann um.",
		KeepAllInMind:  "Merk sie dir und dreh sie dann um.",
		NoMatchShown:   "Sie passt nicht: Alle sehen sie.",
		WhoMatches:     "Wer hat eine Karte, die passt?",
		DoYouMatch:     "Hast du eine Karte, die passt?",
		MayBeMatched:   "Auf die letzte Karte darf man reinwerfen.",
		PowersReplaced: "Sonderkarten werden ersetzt.",
		LastMatch:      "Wirft jemand auf die letzte Karte rein?",
		TapReplaced:    "Tippe auf die Karte, die sie ersetzt.",
		TapSwap:        "Tippe auf die Karte zum Tauschen.",
		EndOrCall:      "Beende deinen Zug oder sag das Ende an.",
		EndTurn:        "Beende deinen Zug.",
		NothingLeft:    "Es ist keine Karte mehr da.",
		DrawOne:        "Zieh eine Karte.",
		TakeDiscard:    "Nimm die Karte vom Ablagestapel.",
		DrawOrTake:     "Zieh eine Karte oder nimm die vom Ablagestapel.",

		TurnDown:     "Umdrehen",
		NoCardOfMine: "Keine von meinen",
		IHaveAMatch:  "Ich habe eine",
		WriteDown:    "Auf den Zettel",
		Nobody:       "Niemand",
		Hurry:        "Vorspulen",
		NoMatch:      "Passt nicht",
		LetComputer:  "Computer spielen lassen",

		NoCardsOver:  "Es werden keine Karten gegeben: Das Spiel ist aus.",
		NoCards:      "Es sind keine Karten gegeben. Tabby kann mischen und geben: Dann halten alle ihre Karten verdeckt auf dem eigenen Handy.",
		DealNext:     "Nächste Runde geben",
		OtherDeals:   "Das Gerät, das die Punkte aufschreibt, gibt.",
		WhatHappened: "Was passiert ist",
		AwayHint:     "Für alle, die weg sind, kann der Computer spielen.",
		GiveSeatBack: "Platz zurückgeben",
	}
}

type play struct{ sentence.Play }

// moveButtons are the buttons of kinds of moves.
var moveButtons = map[engine.MoveKind]string{
	engine.FirstLook:  "Äußere Karten ansehen",
	engine.Draw:       "Ziehen",
	engine.Take:       "Ablage nehmen",
	engine.Peek:       "Karte ansehen",
	engine.UseSwap:    "Tauschen",
	engine.UseDrawTwo: "Zweimal ziehen",
	engine.LookAt:     "Karte ansehen",
	engine.Switch:     "Vertauschen",
	engine.Replace:    "Behalten",
	engine.Discard:    "Ablegen",
	engine.Decline:    "Nicht tauschen",
	engine.Skip:       "Auslassen",
	engine.EndTurn:    "Zug beenden",
	engine.Knock:      "Ansagen",
	engine.Pass:       "Passen",
}

// tapsFor say what a tap on a card does.
var tapsFor = map[engine.MoveKind]string{
	engine.Replace:      "Tippe auf die Karte, die sie ersetzt, oder leg sie ab.",
	engine.Peek:         "Tippe auf eine eigene Karte, um sie anzusehen.",
	engine.Swap:         "Tippe auf eine eigene und auf eine fremde Karte.",
	engine.LookAt:       "Tippe auf irgendeine Karte, um sie anzusehen.",
	engine.Switch:       "Tippe auf zwei beliebige Karten zum Vertauschen.",
	engine.FirstLookTwo: "Tippe auf zwei eigene Karten, um sie anzusehen.",
	engine.Give:         "Tippe auf die Karte, die du dafür abgibst.",
	engine.Snap:         "Tippe auf die Karte, die passt.",
}

// discardsFor are the buttons that discard a card, whose power works then.
var discardsFor = [...]string{
	engine.PeekOwn:   "Ablegen und ansehen",
	engine.LookAny:   "Ablegen und ansehen",
	engine.SwapOther: "Ablegen und tauschen",
	engine.SwitchAny: "Ablegen und vertauschen",
	engine.DrawTwo:   "Ablegen, zweimal ziehen",
}

// MoveButton implements [words.PlaySentences].
func (play) MoveButton(do engine.MoveKind) string { return moveButtons[do] }

// Move implements [words.PlaySentences].
func (play) Move(m engine.Move) string {
	switch m.Do {
	case engine.Replace:
		return fmt.Sprintf("Karte %d ersetzen", m.A.Slot+1)
	case engine.Peek:
		return fmt.Sprintf("Karte %d ansehen", m.A.Slot+1)
	case engine.Swap:
		return fmt.Sprintf("Karte %d tauschen", m.A.Slot+1)
	}
	if text, ok := moveButtons[m.Do]; ok {
		return text
	}
	return "Ein anderer Zug"
}

// TapFor implements [words.PlaySentences].
func (play) TapFor(do engine.MoveKind) string { return tapsFor[do] }

// SayCall implements [words.PlaySentences].
func (play) SayCall(call string) string { return "„" + call + "“ sagen" }

// DiscardFor implements [words.PlaySentences].
func (play) DiscardFor(p engine.Power) string { return discardsFor[p] }

// PowerDrawn implements [words.PlaySentences].
func (play) PowerDrawn(card engine.Face, can words.PowerUse) string {
	name := rankName(card)
	switch {
	case can.ByDiscard && can.Keep:
		return name + ": Leg die Karte ab, dann wirkt sie, oder behalte sie."
	case can.ByDiscard:
		return name + ": Leg die Karte ab, dann wirkt sie."
	case can.Use && can.Keep:
		return name + ": Nutze die Karte, behalte sie oder leg sie ab."
	case can.Use:
		return name + ": Nutze die Karte oder leg sie ab."
	}
	return name + ": Behalte die Karte oder leg sie ab."
}

// Waits implements [words.PlaySentences].
func (play) Waits(name string) string { return words.Isolated(name) + " ist weg. Die Runde wartet." }

// Elsewhere implements [words.PlaySentences].
func (play) Elsewhere(name string) string {
	return words.Isolated(name) + " spielt auf einem anderen Gerät."
}

// Plays implements [words.PlaySentences].
func (play) Plays(name string) string {
	if addressed(name) {
		return "Du bist dran."
	}
	return words.Isolated(name) + " ist dran."
}

// Turn implements [words.PlaySentences].
func (play) Turn(name string) string {
	if addressed(name) {
		return "du bist dran"
	}
	return "ist dran"
}

// PlayFor implements [words.PlaySentences].
func (play) PlayFor(name string) string { return "Hier für " + words.Isolated(name) + " spielen" }

// LastTurns implements [words.PlaySentences].
func (play) LastTurns(turns int) string {
	if turns == 0 {
		return "Letzte Karten"
	}
	return de.Count(turns, words.LastTurn)
}

// levelNames are what levels of the computer are called, by their ids.
var levelNames = map[string]string{"easy": "leicht", "steady": "mittel", "sharp": "stark"}

// Level implements [words.PlaySentences].
func (play) Level(id string) string { return levelNames[id] }

// Pile implements [words.PlaySentences].
func (play) Pile(name string, cards int) string { return fmt.Sprintf("%s (%d)", name, cards) }
