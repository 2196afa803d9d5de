package english

import (
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func thePlay() words.Play {
	return words.Play{
		DrawPile:    "draw pile",
		DiscardPile: "discard pile",
		InHand:      "in hand",

		Chosen:  "chosen",
		Drawn:   "drawn",
		Taken:   "taken",
		Penalty: "penalty",

		Away:     "away",
		LastTurn: "last turn",
		Lowest:   "lowest",

		LookAll:        "Everybody looks at two of their cards.",
		LookOwn:        "Look at your two outer cards, once.",
		OthersLook:     "The others look at their cards.",
		KeepInMind:     "Keep it in mind, then turn it down.",
		KeepAllInMind:  "Keep them in mind, then turn them down.",
		NoMatchShown:   "It does not match: everybody sees it.",
		WhoMatches:     "Who has a card that matches?",
		DoYouMatch:     "Do you have a card that matches?",
		MayBeMatched:   "The last discard may be matched.",
		PowersReplaced: "Power cards are replaced.",
		LastMatch:      "Does anybody match the last card?",
		TapReplaced:    "Tap the card it replaces.",
		TapSwap:        "Tap the card to swap it with.",
		EndOrCall:      "End your turn, or call the end.",
		EndTurn:        "End your turn.",
		NothingLeft:    "No card is left to draw.",
		DrawOne:        "Draw a card.",
		TakeDiscard:    "Take the discard.",
		DrawOrTake:     "Draw a card, or take the discard.",

		TurnDown:     "Turn down",
		NoCardOfMine: "No card of mine",
		IHaveAMatch:  "I have a match",
		WriteDown:    "Write it on the sheet",
		Nobody:       "Nobody",
		Hurry:        "Skip ahead",
		NoMatch:      "No match",
		LetComputer:  "Let the computer play",

		NoCardsOver:  "No cards are dealt: the game is over.",
		NoCards:      "No cards are dealt. Tabby can shuffle and deal: each player then holds a hidden hand on a phone of their own.",
		DealNext:     "Deal the next round",
		OtherDeals:   "The device that keeps the score deals.",
		WhatHappened: "What happened",
		AwayHint:     "The computer can play for a player who is away.",
		GiveSeatBack: "Give the seat back",
	}
}

type play struct{ sentence.Play }

// moveButtons are the buttons of kinds of moves.
var moveButtons = map[engine.MoveKind]string{
	engine.FirstLook:  "Look at your outer cards",
	engine.Draw:       "Draw",
	engine.Take:       "Take the discard",
	engine.Peek:       "Peek at a card",
	engine.UseSwap:    "Swap",
	engine.UseDrawTwo: "Draw two",
	engine.LookAt:     "Look at a card",
	engine.Switch:     "Switch two cards",
	engine.Replace:    "Keep it",
	engine.Discard:    "Discard it",
	engine.Decline:    "No swap",
	engine.Skip:       "Skip it",
	engine.EndTurn:    "End your turn",
	engine.Knock:      "Call",
	engine.Pass:       "Pass",
}

// tapsFor say what a tap on a card does.
var tapsFor = map[engine.MoveKind]string{
	engine.Replace:      "Tap the card it replaces, or discard it.",
	engine.Peek:         "Tap a card of your own to peek at.",
	engine.Swap:         "Tap a card of your own and one of another player.",
	engine.LookAt:       "Tap any card to look at.",
	engine.Switch:       "Tap any two cards to switch.",
	engine.FirstLookTwo: "Tap two cards of your own to look at.",
	engine.Give:         "Tap the card you give for it.",
	engine.Snap:         "Tap the card that matches.",
}

// discardsFor are the buttons that discard a card, whose power works then.
var discardsFor = [...]string{
	engine.PeekOwn:   "Discard it, then peek",
	engine.LookAny:   "Discard it, then look",
	engine.SwapOther: "Discard it, then swap",
	engine.SwitchAny: "Discard it, then switch",
	engine.DrawTwo:   "Discard it, then draw two",
}

// MoveButton implements [words.PlaySentences].
func (play) MoveButton(do engine.MoveKind) string { return moveButtons[do] }

// Move implements [words.PlaySentences].
func (play) Move(m engine.Move) string {
	switch m.Do {
	case engine.Replace:
		return fmt.Sprintf("Replace card %d", m.A.Slot+1)
	case engine.Peek:
		return fmt.Sprintf("Peek at card %d", m.A.Slot+1)
	case engine.Swap:
		return fmt.Sprintf("Swap card %d", m.A.Slot+1)
	}
	if text, ok := moveButtons[m.Do]; ok {
		return text
	}
	return "Another move"
}

// TapFor implements [words.PlaySentences].
func (play) TapFor(do engine.MoveKind) string { return tapsFor[do] }

// SayCall implements [words.PlaySentences].
func (play) SayCall(call string) string { return "Say “" + call + "”" }

// DiscardFor implements [words.PlaySentences].
func (play) DiscardFor(p engine.Power) string { return discardsFor[p] }

// PowerDrawn implements [words.PlaySentences].
func (play) PowerDrawn(card engine.Face, can words.PowerUse) string {
	name := card.RankName()
	switch {
	case can.ByDiscard && can.Keep:
		return name + ": discard it to use it, or keep it."
	case can.ByDiscard:
		return name + ": discard it to use it."
	case can.Use && can.Keep:
		return name + ": use it, keep it, or discard it."
	case can.Use:
		return name + ": use it, or discard it."
	}
	return name + ": keep it, or discard it."
}

// Waits implements [words.PlaySentences].
func (play) Waits(name string) string { return words.Isolated(name) + " is away. The round waits." }

// Elsewhere implements [words.PlaySentences].
func (play) Elsewhere(name string) string { return words.Isolated(name) + " plays on another device." }

// Plays implements [words.PlaySentences].
func (play) Plays(name string) string {
	if addressed(name) {
		return "It is your turn."
	}
	return words.Isolated(name) + " is playing."
}

// Turn implements [words.PlaySentences].
func (play) Turn(name string) string {
	if addressed(name) {
		return "your turn"
	}
	return "turn"
}

// CalledWith implements [words.PlaySentences].
func (play) CalledWith(name string, last []string) string {
	if len(last) == 0 {
		return words.Isolated(name) + " called; the last cards are turned over"
	}
	var names []string
	for _, n := range last {
		names = append(names, words.Isolated(n))
	}
	return words.Isolated(name) + " called. Last turn: " + strings.Join(names, ", ")
}

// Called implements [words.PlaySentences].
func (play) Called(name string) string { return words.Isolated(name) + " called" }

// LastTurns implements [words.PlaySentences].
func (play) LastTurns(turns int) string {
	if turns == 0 {
		return "Last cards"
	}
	return en.Count(turns, words.LastTurn)
}

// PlayFor implements [words.PlaySentences].
func (play) PlayFor(name string) string { return "Play for " + words.Isolated(name) + " here" }

// Saw implements [words.PlaySentences].
func (p play) Saw(s words.Seen) string {
	switch s.Do {
	case engine.Take:
		return fmt.Sprintf("%s %s.", does(s.Name, "takes"), tableFace(s.Card))
	case engine.Replace:
		kept := "the drawn card"
		if s.Card != nil {
			kept = tableFace(s.Card)
		}
		return fmt.Sprintf("%s %s in place %d and %s %s.", does(s.Name, "puts"), kept, s.A.Slot+1, verb(s.Name, "discards"), tableFace(s.Out))
	case engine.Discard:
		return fmt.Sprintf("%s %s.", does(s.Name, "discards"), tableFace(s.Card))
	case engine.Peek:
		return fmt.Sprintf("%s at card %d.", does(s.Name, "peeks"), s.A.Slot+1)
	case engine.LookAt:
		return fmt.Sprintf("%s at %s.", does(s.Name, "looks"), tableCard(s.A))
	case engine.Swap, engine.Switch:
		return fmt.Sprintf("%s %s and %s.", does(s.Name, "swaps"), tableCard(s.A), tableCard(s.B))
	case engine.Snap:
		if s.Matched {
			return fmt.Sprintf("%s with %s: %s.", does(s.Name, "matches"), tableCard(s.A), tableFace(s.Out))
		}
		return fmt.Sprintf("%s %s, %s: no match.", does(s.Name, "shows"), tableCard(s.A), tableFace(s.Card))
	case engine.ReplacePower:
		return fmt.Sprintf("%s: %s replaces %s.", s.A.Owner, tableFace(s.Card), tableFace(s.Out))
	}
	return p.sawPlain(s)
}

// sawPlain says what was seen of a move that shows no card.
func (play) sawPlain(s words.Seen) string {
	switch s.Do {
	case engine.Decline:
		return does(s.Name, "does") + " not swap."
	case engine.UseDrawTwo:
		return does(s.Name, "draws") + " two."
	case engine.Skip:
		return does(s.Name, "leaves") + " the power unused."
	case engine.Give:
		return fmt.Sprintf("%s %s a card.", does(s.Name, "gives"), inside(s.To))
	case engine.Knock:
		return fmt.Sprintf("%s “%s”.", does(s.Name, "says"), s.Call)
	case engine.Pass:
		return does(s.Name, "passes") + "."
	}
	return ""
}

// tableFace names a card that all players may see: "the 7".
func tableFace(f *engine.Face) string {
	if f == nil {
		return "a card"
	}
	return "the " + f.Name
}

// tableCard names a card of a line: "card 2" is the player's own, "Ben’s card 2" is not.
func tableCard(c words.TableCard) string {
	if c.Owner == "" {
		return fmt.Sprintf("card %d", c.Slot+1)
	}
	if addressed(c.Owner) {
		return fmt.Sprintf("your card %d", c.Slot+1)
	}
	return fmt.Sprintf("%s’s card %d", words.Isolated(c.Owner), c.Slot+1)
}

// levelNames are what levels of the computer are called, by their ids.
var levelNames = map[string]string{"easy": "easy", "steady": "steady", "sharp": "sharp"}

// Level implements [words.PlaySentences].
func (play) Level(id string) string { return levelNames[id] }

// Pile implements [words.PlaySentences].
func (play) Pile(name string, cards int) string { return fmt.Sprintf("%s (%d)", name, cards) }
