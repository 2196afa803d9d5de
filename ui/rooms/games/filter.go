package games

import (
	"slices"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A filter is one thing that games can be filtered by.
type filter struct {
	title   string // the question it asks
	options []option
	field   func(*history.Filter) *string
}

// An option is one thing that a filter can let through.
type option struct{ value, text string }

// filters returns the filters, in the order they are offered. The first option of
// each lets all games through. variants are what was played.
func filters(l *words.Language, people []history.Person, variants []option) []filter {
	w := l.Games
	players, endings := []option{{"", w.Anybody}}, []option{{"", w.AnyEnding}}
	games := append([]option{{"", w.AnyGame}}, variants...)
	for _, p := range people {
		players = append(players, option{p.ID, p.Name})
	}
	for _, e := range words.Endings() {
		endings = append(endings, option{string(e), l.Rules.EndingName(e)})
	}
	states := []option{
		{"", w.OverOrNot},
		{string(history.Running), w.StillGoing},
		{string(history.Over), w.Over},
		{string(history.Unplayed), w.EndedAtOnce},
	}
	return []filter{
		{w.WhoPlayed, players, func(f *history.Filter) *string { return &f.Person }},
		{l.Statistics.WhatPlayed, games, func(f *history.Filter) *string { return &f.Variant }},
		{w.HowItEnds, endings, func(f *history.Filter) *string { return &f.Ending }},
		{w.OverOrNot, states, func(f *history.Filter) *string { return (*string)(&f.State) }},
	}
}

func (f filter) chosen(wanted history.Filter) option {
	value := *f.field(&wanted)
	if i := slices.IndexFunc(f.options, func(o option) bool { return o.value == value }); i >= 0 {
		return f.options[i]
	}
	return option{value, value}
}

// with returns wanted with another value of the filter.
func (f filter) with(wanted history.Filter, value string) history.Filter {
	*f.field(&wanted) = value
	return wanted
}

// showFilters shows a chip for every filter, once there are games enough or while one is set. The
// keyboard focus keeps its place.
func (s *listPage) showFilters() {
	focus := slices.IndexFunc(s.filters.Objects, s.room.Focused)
	s.filters.Objects = nil
	latest, err := s.room.store.Games(history.Page{Limit: latestGames})
	s.room.Refused(err)
	for _, f := range filters(s.room.Words, s.room.players(), s.room.variants(latest)) {
		s.filters.Add(s.filterChip(f))
	}
	set := s.wanted
	set.Words = "" // which the search has
	widgets.SetVisible(s.filters, len(latest) >= enoughGames || set != history.Filter{})
	if focus >= 0 {
		s.room.Focus(s.filters.Objects[focus])
	}
	widgets.TakeFromHidden(s.room.Canvas())
	s.Refresh()
}

// enoughGames is how many games are too many to look for one without filters.
const enoughGames = 20

// latestGames is how many games are looked at for what was played.
const latestGames = 200

// variants returns what was played: in the latest games first, and then what else can be played with
// cards and once was.
func (r *Room) variants(latest []history.Summary) (all []option) {
	listed := func(id string) bool {
		return slices.ContainsFunc(all, func(o option) bool { return o.value == id })
	}
	for _, g := range latest {
		if !listed(g.Variant) {
			all = append(all, option{g.Variant, r.Words.Rules.GameName(g.Variant, g.Named)})
		}
	}
	for _, v := range engine.Variants() {
		if !listed(v.ID) && r.has(history.Filter{Variant: v.ID}) {
			all = append(all, option{v.ID, r.Words.Rules.In(v).Name})
		}
	}
	return all
}

// players returns the people known, and the computer players who are in a game.
func (r *Room) players() []history.Person {
	return slices.DeleteFunc(slices.Clone(r.People()), func(p history.Person) bool {
		return frame.IsComputer(p) && !r.has(history.Filter{Person: p.ID})
	})
}

// has reports whether there are such games, as far as is known.
func (r *Room) has(wanted history.Filter) bool {
	games, err := r.store.Games(history.Page{Filter: wanted, Limit: 1})
	return err != nil || len(games) > 0
}

// filterChip returns the chip that opens the options of a filter. Its end removes
// the option that is chosen.
func (s *listPage) filterChip(f filter) *widgets.Chip {
	now, choose := f.chosen(s.wanted), func() { s.choose(f) }
	if now.value == "" {
		return widgets.NewOpener(now.text, choose)
	}
	chip := s.optionChip(now)
	chip.OnTapped = choose
	chip.OnRemove = func() { s.want(f.with(s.wanted, "")) }
	chip.SetSelected(true)
	return chip
}

func (s *listPage) optionChip(o option) *widgets.Chip {
	if p, ok := s.room.Known(o.value); ok {
		return widgets.NewPersonChip(badges.Of(p), o.text, nil)
	}
	return widgets.NewChip(o.text, nil)
}

// choose opens the options of a filter.
func (s *listPage) choose(f filter) {
	var m *widgets.Modal
	list := widgets.Flow(widgets.SpaceSmall)
	for _, o := range f.options {
		chip := s.optionChip(o)
		chip.SetSelected(o == f.chosen(s.wanted))
		chip.OnTapped = func() {
			m.Close()
			s.want(f.with(s.wanted, o.value))
		}
		list.Add(chip)
	}
	m = widgets.NewModal(f.title, list, widgets.NewButton(widgets.Quiet, s.room.Words.Common.Close, nil))
	m.Open(s.room.Canvas())
}
