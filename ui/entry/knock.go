package entry

import (
	"slices"

	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// A Knock is the end of a running round: who knocked, and which of the others have
// had their last turn [000:65].
type Knock struct {
	Knocker scoring.Player   `json:"knocker"`
	Had     []scoring.Player `json:"had,omitempty"`
}

// NoKnock returns a round without a knock.
func NoKnock() Knock { return Knock{Knocker: scoring.Nobody} }

// last returns the players who have a last turn, in their order.
func (k Knock) last(playing []scoring.Player) []scoring.Player {
	i := slices.Index(playing, k.Knocker)
	if i < 0 {
		return nil
	}
	return slices.Concat(playing[i+1:], playing[:i])
}

func (k Knock) had(p scoring.Player) bool { return slices.Contains(k.Had, p) }

// Tick records that a player and those before have had their last turns. Ticking
// the player again takes that back.
func (k Knock) Tick(playing []scoring.Player, p scoring.Player) Knock {
	if k.had(p) {
		k.Had = slices.DeleteFunc(slices.Clone(k.Had), func(q scoring.Player) bool { return q == p })
		return k
	}
	had := slices.Clone(k.Had)
	for _, q := range k.last(playing) {
		if !slices.Contains(had, q) {
			had = append(had, q)
		}
		if q == p {
			break
		}
	}
	k.Had = had
	return k
}

func (k Knock) done(playing []scoring.Player) bool {
	return k.Knocker != scoring.Nobody && len(k.Had) == len(k.last(playing))
}

// Fits reports whether the knocker plays in this round.
func (k Knock) Fits(s scoring.Sheet) bool {
	return k.Knocker == scoring.Nobody || slices.Contains(s.Playing(), k.Knocker)
}

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
func viewKnock(w *words.Language, s scoring.Sheet, k Knock) knockView {
	playing, calling := s.Playing(), s.Ruleset.Rules.Calling
	if k.Knocker == scoring.Nobody {
		v := knockView{Hint: w.Scores.WhoSays(calling, w.Rules.In(s.Ruleset.Rules).Call)}
		for _, p := range playing {
			v.Rows = append(v.Rows, knockRowView{Player: p, Name: s.People[p].Name})
		}
		return v
	}
	v := knockView{Done: k.done(playing), Hint: lastTurns(&w.Scores, s, k)}
	v.Rows = append(v.Rows, knockRowView{Player: k.Knocker, Name: s.People[k.Knocker].Name, Line: w.Scores.Effect(words.Effect{Called: true, Calling: calling}), Sign: widgets.IconKnock})
	next := true
	for _, p := range k.last(playing) {
		row := knockRowView{Player: p, Name: s.People[p].Name, Ticked: k.had(p), Line: w.Scores.TurnLeft}
		switch {
		case row.Ticked:
			row.Line, row.Sign = w.Scores.TurnHad, widgets.IconCheck
		case next:
			row.Line, next = w.Scores.TurnNow, false
		}
		v.Rows = append(v.Rows, row)
	}
	return v
}

func lastTurns(w *words.Scores, s scoring.Sheet, k Knock) string {
	if k.done(s.Playing()) {
		return w.TurnOver
	}
	var waiting []scoring.Player
	for _, p := range k.last(s.Playing()) {
		if !k.had(p) {
			waiting = append(waiting, p)
		}
	}
	return w.LastTurnsOf(s, waiting)
}
