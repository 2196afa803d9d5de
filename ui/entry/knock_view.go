package entry

import (
	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A knockView is the end of a round as it is shown.
type knockView struct {
	Hint string
	Rows []knockRowView
	Done bool // all players have had the last turn
}

// A knockRowView is one player: to be chosen as the caller, and then to be ticked
// off.
type knockRowView struct {
	Player scoring.Player
	Name   string
	Line   string
	Sign   widgets.Icon
	Ticked bool
}

// viewKnock returns how the end of a round is shown: first the question who called,
// then the last turns in their order.
func viewKnock(s scoring.Sheet, k Knock) knockView {
	playing := s.Playing()
	if k.Knocker == scoring.Nobody {
		v := knockView{Hint: "Who says “" + s.Ruleset.Rules.Call + "”?"}
		for _, p := range playing {
			v.Rows = append(v.Rows, knockRowView{Player: p, Name: s.People[p].Name})
		}
		return v
	}
	v := knockView{Done: k.done(playing), Hint: lastTurns(s, k)}
	v.Rows = append(v.Rows, knockRowView{Player: k.Knocker, Name: s.People[k.Knocker].Name, Line: "called", Sign: widgets.IconKnock})
	next := true
	for _, p := range k.last(playing) {
		row := knockRowView{Player: p, Name: s.People[p].Name, Ticked: k.had(p), Line: "one more turn"}
		switch {
		case row.Ticked:
			row.Line, row.Sign = "has had the last turn", widgets.IconCheck
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
