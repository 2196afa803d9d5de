package sentence

import (
	"strings"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// OwnGames says what there is to say about a game of one's own. It implements
// [words.OwnGamesSentences].
type OwnGames struct {
	Speaker
	Words *OwnGamesWords
}

// OwnGamesWords are what there is to say about a game of one's own, in the hole {game}.
type OwnGamesWords struct {
	ChangeInto, BegunFrom grammar.Pattern
	CardsNumber           grammar.Pattern // {n}
	Added, Deleted, Menu  grammar.Pattern
	InAll                 grammar.Pattern // {cards}, which are counted
	LowestWins            grammar.Pattern // what a game is: for {players}, and {ends} says how it ends
	HighestWins           grammar.Pattern // the same
	Scan, ScanAndPaste    string          // what to do with the code of a link: an address, and another one
}

// ChangeInto implements [words.OwnGamesSentences].
func (v OwnGames) ChangeInto(game string) string { return v.about(v.Words.ChangeInto, game) }

// BegunFrom implements [words.OwnGamesSentences].
func (v OwnGames) BegunFrom(game string) string { return v.about(v.Words.BegunFrom, game) }

// CardsNumber implements [words.OwnGamesSentences].
func (v OwnGames) CardsNumber(n int) string { return v.Words.CardsNumber.With("n", v.Figure(n)) }

// Added implements [words.OwnGamesSentences].
func (v OwnGames) Added(game string) string { return v.about(v.Words.Added, game) }

// Deleted implements [words.OwnGamesSentences].
func (v OwnGames) Deleted(game string) string { return v.about(v.Words.Deleted, game) }

// Menu implements [words.OwnGamesSentences].
func (v OwnGames) Menu(game string) string { return v.about(v.Words.Menu, game) }

// about says a sentence about a game.
func (OwnGames) about(p grammar.Pattern, game string) string {
	return p.With("game", words.Isolated(game))
}

// Deck implements [words.OwnGamesSentences].
func (v OwnGames) Deck(cards int) string { return v.Count(cards, words.Card) }

// InAll implements [words.OwnGamesSentences].
func (v OwnGames) InAll(cards int) string { return v.Words.InAll.With("cards", v.Deck(cards)) }

// WhatItIs implements [words.OwnGamesSentences].
func (v OwnGames) WhatItIs(t engine.Ruleset) string {
	say := v.Words.LowestWins
	if t.HighestTotalWins() {
		say = v.Words.HighestWins
	}
	return say.With("players", v.Interval(t.Rules.Players), "ends", v.Sentence(v.Language.Table.Ending(t)))
}

// HowToScan implements [words.OwnGamesSentences].
func (v OwnGames) HowToScan(link string) string {
	if strings.HasPrefix(link, "http") {
		return v.Words.Scan
	}
	return v.Words.ScanAndPaste
}
