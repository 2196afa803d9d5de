package round

import (
	"slices"

	"tabby/engine"
	"tabby/ui/words"
)

// hint says what the player can do now.
func (p *perspective) hint() string {
	switch {
	case len(p.at.Shown) > 0:
		return p.shownHint()
	case p.at.Public && p.desk.onlyMatches():
		return "Who has a card that matches?"
	case p.desk.onlyMatches() && p.at.Choose != engine.Snap:
		return p.matchHint()
	}
	if gone := p.desk.Missing(); gone != engine.Nobody && !p.mustMove() {
		return p.name(gone) + " is away. The round waits."
	}
	if hint := p.phaseHint(); hint != "" {
		return hint
	}
	if !p.mustMove() {
		return p.waitHint()
	}
	return p.chooseHint()
}

// phaseHint says what all players do in this phase, or "" if each does something else.
func (p *perspective) phaseHint() string {
	switch p.view.Phase() {
	case engine.Looking:
		switch {
		case p.at.Viewer() == engine.Nobody:
			return "Everybody looks at two of their cards."
		case p.can(engine.FirstLook):
			return "Look at your two outer cards, once."
		}
	case engine.Over:
		return "The round is over."
	case engine.Revealing:
		return "Power cards are replaced."
	case engine.LastSnap:
		if p.at.Choose != engine.Snap {
			return "Does anybody match the last card?"
		}
	}
	return ""
}

// waitHint says for whom the round waits.
func (p *perspective) waitHint() string {
	switch turn := p.view.Turn(); {
	case p.view.Phase() == engine.Looking && turn == p.at.Seat:
		return "The others look at their cards."
	case p.desk.Away(turn):
		return p.name(turn) + " plays on another device."
	default:
		return p.name(turn) + " is playing."
	}
}

// matchHint says on an own device who can match the last discard.
func (p *perspective) matchHint() string {
	if p.can(engine.Snap) {
		return "Do you have a card that matches?"
	}
	return "The last discard may be matched."
}

// shownHint says what to do with the cards that the player sees.
func (p *perspective) shownHint() string {
	switch {
	case p.at.Public:
		return "It does not match: everybody sees it."
	case len(p.at.Shown) > 1:
		return "Keep them in mind, then turn them down."
	}
	return "Keep it in mind, then turn it down."
}

// last says who called, and how many turns are left.
func (p *perspective) last() string {
	caller := p.view.Caller()
	if caller == engine.Nobody || p.view.Phase() == engine.Over {
		return ""
	}
	left := "the last cards are turned over"
	if n := p.view.FinalTurns(); n > 0 {
		left = words.Count(n, words.LastTurn) + " left"
	}
	return p.name(caller) + " called; " + left
}

// mustMove reports whether the round waits for the player. It does not wait for
// a snap unless the player has begun one.
func (p *perspective) mustMove() bool {
	return p.at.Choose == engine.Snap || slices.ContainsFunc(p.moves, func(m engine.Move) bool { return m.Do != engine.Snap })
}

// tapHints say what a tap on a card does, by the move that cards are tapped for.
var tapHints = map[engine.MoveKind]string{
	engine.Replace:      "Tap the card it replaces, or discard it.",
	engine.Peek:         "Tap a card of your own to peek at.",
	engine.Swap:         "Tap a card of your own and one of another player.",
	engine.LookAt:       "Tap any card to look at.",
	engine.Switch:       "Tap any two cards to switch.",
	engine.FirstLookTwo: "Tap two cards of your own to look at.",
	engine.Give:         "Tap the card you give for it.",
	engine.Snap:         "Tap the card that matches.",
}

// chooseHint says what a tap on a card does, or else what a turn allows.
func (p *perspective) chooseHint() string {
	switch {
	case p.at.Choose == engine.Replace && p.view.Phase() == engine.HoldTaken:
		return "Tap the card it replaces."
	case p.at.Choose == engine.Swap && p.at.First != nil:
		return "Tap the card to swap it with."
	}
	if hint, ok := tapHints[p.at.Choose]; ok {
		return hint
	}
	return p.turnHint()
}

// turnHint says what can be done without a card of a line.
func (p *perspective) turnHint() string {
	switch {
	case p.can(engine.EndTurn) && p.can(engine.Knock):
		return "End your turn, or call the end."
	case p.can(engine.EndTurn):
		return "End your turn."
	case p.can(engine.Pass):
		return "No card is left to draw."
	case p.can(engine.Draw) && !p.can(engine.Take):
		return "Draw a card."
	case p.can(engine.Take) && !p.can(engine.Draw):
		return "Take the discard."
	}
	return "Draw a card, or take the discard."
}

// LongestHint returns the longest of all hints about a tap, so that a screen can
// leave room for each.
func LongestHint() string {
	longest := ""
	for _, hint := range tapHints {
		if len(hint) > len(longest) {
			longest = hint
		}
	}
	return longest
}
