package words

import (
	"strings"

	"tabby/engine"
)

// OwnGames is what is said about games of one's own.
type OwnGames struct {
	speaker
	OwnGamesTexts
}

// Deck names a standard deck by its cards: "52 cards".
func (v OwnGames) Deck(cards int) string { return v.Count(cards, Card) }

// InAll says how many cards are typed: "52 cards in all".
func (v OwnGames) InAll(cards int) string { return v.OwnGamesTexts.InAll(v.Deck(cards)) }

// WhatItIs says in one line what a game is: "A game for 2 to 8. The lowest total wins. Ends
// at 100."
func (v OwnGames) WhatItIs(t engine.Ruleset) string {
	players, ends := v.Interval(t.Rules.Players), v.Sentence(v.language.Table.Ending(t))
	switch {
	case t.Rules.NoPoints:
		return v.RoundsWin(players, ends)
	case t.HighestTotalWins():
		return v.HighestWins(players, ends)
	}
	return v.LowestWins(players, ends)
}

// HowToScan says what to do with the code of a link: one with the address of Tabby in a
// browser, or one without.
func (v OwnGames) HowToScan(link string) string {
	if strings.HasPrefix(link, "http") {
		return v.Scan
	}
	return v.ScanAndPaste
}
