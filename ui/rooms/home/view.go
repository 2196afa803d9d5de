package home

import (
	"slices"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/words"
	"tabby/scoring"
)

// A homeView is the games of the first page, the latest first.
type homeView struct {
	Games []history.Summary // the latest of all
	Open  []history.Summary // that go on
	Empty []history.Summary // that ended without a round

	Groups []history.Group // who played together
}

// tidy returns the view with one game that never began, or none: the others are
// among all games.
func (v homeView) tidy() homeView {
	room := 1
	v.Open = slices.DeleteFunc(slices.Clone(v.Open), func(g history.Summary) bool {
		if g.Rounds > 0 {
			return false
		}
		room--
		return room < 0
	})
	v.Empty = v.Empty[:min(len(v.Empty), max(0, room))]
	return v
}

// rules returns the ID of the game whose rules are asked for: the latest that goes on, or else
// the latest of all, or "".
func (v homeView) rules() string {
	if all := slices.Concat(v.Open, v.Games); len(all) > 0 {
		return all[0].ID
	}
	return ""
}

// lastNight returns the games of the last evening on which one ended, those that are over.
func (v homeView) lastNight() (night []history.Summary) {
	for _, g := range v.Games {
		if g.Over && (len(night) == 0 || night[0].Day() == g.Day()) {
			night = append(night, g)
		}
	}
	return night
}

// groups returns who played together, without those whose game goes on: that game is shown
// by itself.
func (v homeView) groups() []history.Group {
	return slices.DeleteFunc(slices.Clone(v.Groups), func(g history.Group) bool {
		return slices.ContainsFunc(v.Open, func(o history.Summary) bool { return slices.Equal(o.People(), g.People) })
	})
}

// status returns the round of a game that goes on, what is half done of it, and who
// leads: "Round 5 of 6 · two of four scores · Ben leads by 7".
func status(w *words.Language, s scoring.Sheet, half game.HalfDone) string {
	lead := w.Table.Lead(s)
	switch {
	case len(s.Rounds) > 0:
	case half.Begun():
		lead = ""
	default:
		lead = w.Home.NotBegun
	}
	return w.Dotted(w.Home.Round(s), half.Brief(w), lead)
}

// about returns what a group plays, and when: "Rat-a-Tat Cat · out at 100 · Saturdays".
func about(w *words.Language, g history.Group, again scoring.Start) string {
	game, day := "", ""
	if rules, err := (scoring.Started{Variant: again.Variant, Game: again.Game}).Ruleset(again.House); err == nil {
		game = describe(w, rules)
	}
	if on, usual := g.Weekday(); usual {
		day = w.Home.Weekdays[on]
	}
	return w.Dotted(game, day)
}

// describe returns what is played: "Rat-a-Tat Cat · out at 100", "Golf · for 9 rounds".
func describe(w *words.Language, t engine.Ruleset) string {
	return w.Dotted(w.Rules.In(t.Rules).Name, w.Home.Ending(t))
}

// plays returns what is played in a game that goes on, whose head says how many rounds there are: "Golf".
func plays(w *words.Language, t engine.Ruleset) string {
	if t.Value(engine.End) == engine.EndRounds {
		return w.Rules.In(t.Rules).Name
	}
	return describe(w, t)
}
