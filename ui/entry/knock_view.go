package entry

import (
	"tabby/scoring"
	"tabby/ui/words"
)

// A KnockView is the end of a round as the table goes through it.
type KnockView struct {
	Hint  string
	Rows  []KnockRowView
	Ended bool // somebody has ended the round
	Done  bool // everybody has had the last turn
}

// A KnockRowView is one player: to be chosen as the caller, and then to be
// ticked off.
type KnockRowView struct {
	Player scoring.Player
	Name   string
	Line   string
	Ticked bool
	Caller bool
}

// ViewKnock says how the end of a round is shown: who called at first, then the
// last turns in the order in which they come.
func ViewKnock(s scoring.Sheet, k Knock) KnockView {
	playing := s.Playing()
	if k.Knocker == scoring.Nobody {
		v := KnockView{Hint: "Who says “" + s.Ruleset.Rules.Call + "”?"}
		for _, p := range playing {
			v.Rows = append(v.Rows, KnockRowView{Player: p, Name: s.People[p].Name})
		}
		return v
	}
	v := KnockView{Ended: true, Done: k.done(playing), Hint: lastTurns(s, k)}
	v.Rows = append(v.Rows, KnockRowView{Player: k.Knocker, Name: s.People[k.Knocker].Name, Line: "called", Caller: true})
	next := true
	for _, p := range k.last(playing) {
		row := KnockRowView{Player: p, Name: s.People[p].Name, Ticked: k.had(p), Line: "one more turn"}
		switch {
		case row.Ticked:
			row.Line = "has had the last turn"
		case next:
			row.Line, next = "it is your turn, the last one", false
		}
		v.Rows = append(v.Rows, row)
	}
	return v
}

func lastTurns(s scoring.Sheet, k Knock) string {
	if k.done(s.Playing()) {
		return "Turn over your cards."
	}
	var waiting []scoring.Player
	for _, p := range k.last(s.Playing()) {
		if !k.had(p) {
			waiting = append(waiting, p)
		}
	}
	return "One more turn: " + words.Joined(words.Names(s, waiting)) + ". Tick them off."
}
