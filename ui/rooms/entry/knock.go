package entry

import (
	"slices"

	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A Knock is the end of a round that is played: who called, and which of the others have
// had their last turn [000:65].
type Knock struct {
	Caller scoring.Player   `json:"caller"` // or Nobody
	Had    []scoring.Player `json:"had,omitempty"`
}

// turns returns those of the players of the round who have a last turn, in their order.
func (k Knock) turns(playing []scoring.Player) []scoring.Player {
	i := slices.Index(playing, k.Caller)
	if i < 0 {
		return nil
	}
	return slices.Concat(playing[i+1:], playing[:i])
}

// TurnsLeft returns those who have a last turn still, in their order.
func (k Knock) TurnsLeft(playing []scoring.Player) []scoring.Player {
	return slices.DeleteFunc(k.turns(playing), k.had)
}

func (k Knock) had(p scoring.Player) bool { return slices.Contains(k.Had, p) }

// tick records that a player and those before have had their last turns. Ticking
// the player again takes that back.
func (k Knock) tick(playing []scoring.Player, p scoring.Player) Knock {
	if k.had(p) {
		k.Had = slices.DeleteFunc(slices.Clone(k.Had), func(q scoring.Player) bool { return q == p })
		return k
	}
	turns := k.turns(playing)
	k.Had = slices.Clone(k.Had)
	for _, q := range turns[:slices.Index(turns, p)+1] {
		if !k.had(q) {
			k.Had = append(k.Had, q)
		}
	}
	return k
}

// A knockView is the end of a round as it is shown.
type knockView struct {
	Hint string
	Rows []knockRowView
	Done bool // all players have had the last turn
}

// A knockRowView is one player: to be chosen as the caller, and then to be put out.
type knockRowView struct {
	Player scoring.Player
	Name   string
	Line   string
	Sign   widgets.Icon
	Ticked bool
	Now    bool // it is the turn of this player
}

// viewKnock returns how the end of a round is shown: first the question who called,
// then the last turns in their order.
func viewKnock(w *words.Language, s scoring.Sheet, e Entry) knockView {
	calling, left := s.Ruleset.Rules.Calling, e.TurnsLeft(e.Playing)
	if e.Caller == scoring.Nobody {
		v := knockView{Hint: w.Scores.Caller(calling).WhoSays(w.Rules.In(s.Ruleset.Rules).Call)}
		for _, p := range e.Playing {
			v.Rows = append(v.Rows, knockRowView{Player: p, Name: s.People[p].Name})
		}
		return v
	}
	v := knockView{Done: len(left) == 0, Hint: w.Scores.TurnOver}
	if !v.Done {
		v.Hint = w.Scores.OneMoreTurn(w.Table.Names(s, left))
	}
	v.Rows = append(v.Rows, knockRowView{Player: e.Caller, Name: s.People[e.Caller].Name, Line: w.Scores.Effect(words.Effect{Called: true, Calling: calling}), Sign: widgets.IconKnock})
	for _, p := range e.turns(e.Playing) {
		row := knockRowView{Player: p, Name: s.People[p].Name, Ticked: e.had(p), Line: w.Scores.TurnLeft}
		switch {
		case row.Ticked:
			row.Line, row.Sign = w.Scores.TurnHad, widgets.IconCheck
		case p == left[0]:
			row.Line, row.Now = w.Scores.TurnNow, true
		}
		v.Rows = append(v.Rows, row)
	}
	return v
}
