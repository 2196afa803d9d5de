package customgame

import (
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/houserules"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// questions returns the whole form: what every game has to say, and the rest folded away.
func (f *form) questions() []fyne.CanvasObject {
	w := &f.Words.OwnGames
	f.ending = houserules.NewForm(f.Words, f.agree)
	f.name = f.text(w.Name, w.NameExample, f.now.Name, func(g *engine.CustomGame, text string) { g.Name = text })
	first := []fyne.CanvasObject{
		widgets.Row(widgets.SpaceMedium, 1, pictures.Emblem(cards.New(engine.Face{})), f.name),
		f.wins(),
		f.part(w.HowItEnds, part{keys: []engine.Key{engine.End, engine.Rounds, engine.Minutes, engine.Threshold}}, always(f.ending.Ending)),
	}
	f.hands = f.special()
	f.counting = []fyne.CanvasObject{
		f.points(),
		f.calls(),
		f.house(w.Others, []string{"round-winner", "falls"}, append(others(), engine.Falls)...),
		f.hands,
		f.cards(),
	}
	more := widgets.NewExpander(w.More, widgets.Column(widgets.SpaceMedium,
		f.seats(),
		widgets.Column(widgets.SpaceMedium, f.counting[:4]...),
		f.house(w.WhoBegins, []string{"order"}, engine.FirstTurn, engine.NextDealer),
		f.counting[4],
		f.note(),
		f.start(),
	))
	return append(first, more)
}

func always(o fyne.CanvasObject) row { return row{o, func(engine.CustomGame) bool { return true }} }

// part returns a question with its rows, and what the rules say below them.
func (f *form) part(heading string, p part, rows ...row) fyne.CanvasObject {
	asked := f.asked(&p, rows)
	return widgets.Section(heading, widgets.Column(widgets.SpaceMedium, asked, p.said))
}

// folded returns a question with its rows behind a tap, and what the rules say.
func (f *form) folded(heading string, p part, rows ...row) fyne.CanvasObject {
	asked := f.asked(&p, rows)
	return widgets.Column(widgets.SpaceNone, widgets.NewExpander(heading, asked), p.said)
}

// asked returns the rows of a part.
func (f *form) asked(p *part, rows []row) fyne.CanvasObject {
	p.rows = rows
	p.says = widgets.NewHint("")
	p.said = widgets.Bullet(widgets.SpaceSmall, widgets.NewGlyph(widgets.IconBook, widgets.ColorMuted), p.says)
	f.parts = append(f.parts, p)
	all := widgets.Column(widgets.SpaceMedium)
	for _, r := range rows {
		all.Add(r.object)
	}
	return all
}

// rules returns the rows of some house rules.
func (f *form) rules(keys ...engine.Key) []row {
	var all []row
	for _, k := range keys {
		editor := houserules.NewRow(f.Words, k.Rule().Widened(), value(f.now, k), func(v engine.Value) { f.agree(k, v) })
		all = append(all, row{editor, func(g engine.CustomGame) bool { return matters(g, k) }})
	}
	return all
}

// house returns a part that is only house rules.
func (f *form) house(heading string, sections []string, keys ...engine.Key) fyne.CanvasObject {
	p := part{sections: sections}
	for _, k := range keys {
		if k != engine.Falls && k != engine.BestCounts && k != engine.FirstTurn && k != engine.ThresholdCmp { // how it ends says that
			p.keys = append(p.keys, k)
		}
	}
	return f.folded(heading, p, f.rules(keys...)...)
}

func (f *form) text(label, example, now string, set func(*engine.CustomGame, string)) *widgets.TextField {
	field := widgets.NewTextField(label)
	field.SetHint(example)
	field.SetText(now)
	field.OnChanged = func(text string) { f.change(func(g *engine.CustomGame) { set(g, text) }) }
	return field
}

func (f *form) number(label string, span widgets.Span, now int, set func(*engine.CustomGame, int)) *widgets.Stepper {
	s := widgets.NewStepper(&f.Words.Kit, label, span, func(n int) { f.change(func(g *engine.CustomGame) { set(g, n) }) })
	s.SetValue(now)
	return s
}

// toggle returns a switch.
func (f *form) toggle(title, text string, now bool, set func(*engine.CustomGame, bool)) *widgets.Toggle {
	t := widgets.NewToggle(title, text, func(on bool) { f.change(func(g *engine.CustomGame) { set(g, on) }) })
	t.SetOn(now)
	return t
}

// seats asks how many play. The fewest are never more than the most.
func (f *form) seats() fyne.CanvasObject {
	w, span := &f.Words.OwnGames, widgets.Span{Least: 2, Most: engine.MostSeats}
	var fewest, most *widgets.Stepper
	fewest = f.number(w.Fewest, span, f.now.Players[0], func(g *engine.CustomGame, n int) {
		g.Players = engine.Pair{n, max(n, g.Players[1])}
		most.SetValue(g.Players[1])
	})
	most = f.number(w.Most, span, f.now.Players[1], func(g *engine.CustomGame, n int) {
		g.Players = engine.Pair{min(n, g.Players[0]), n}
		fewest.SetValue(g.Players[0])
	})
	return f.folded(w.HowMany, part{sections: []string{"players"}}, always(fewest), always(most))
}

// wins asks which total wins.
func (f *form) wins() fyne.CanvasObject {
	w := &f.Words.OwnGames
	values := []string{"", highest, engine.OwnWinsRounds}
	names := []string{w.Lowest, w.Highest}
	for _, r := range engine.Games() {
		if r.NoPoints {
			names = append(names, f.Words.Rules.In(r).Name)
		}
	}
	choice := f.choice(names, values, f.now.Wins, func(g *engine.CustomGame, v string) { g.Wins = v })
	choice.SetLabel(w.WhoWins)
	return widgets.Section(w.WhoWins, choice)
}

func (f *form) choice(options, values []string, now string, set func(*engine.CustomGame, string)) *widgets.Choice {
	c := widgets.NewChoice(options, func(i int) { f.change(func(g *engine.CustomGame) { set(g, values[i]) }) })
	c.SetSelected(slices.Index(values, now))
	return c
}

// points asks what a round can count, if no cards say it.
func (f *form) points() fyne.CanvasObject {
	w, now := &f.Words.OwnGames, bounds(f.now)
	least := f.number(w.Least, widgets.Span{Least: -engine.MostScore, Most: engine.MostScore}, now[0], func(g *engine.CustomGame, n int) {
		g.Score = &engine.Pair{n, bounds(*g)[1]}
	})
	greatest := f.number(w.Greatest, widgets.Span{Least: -engine.MostScore, Most: engine.MostScore}, now[1], func(g *engine.CustomGame, n int) {
		g.Score = &engine.Pair{bounds(*g)[0], n}
	})
	below := f.toggle(w.BelowZero, "", now[0] < 0, func(g *engine.CustomGame, on bool) {
		b := bounds(*g)
		b[0] = 0
		if on {
			b[0] = -b[1]
		}
		g.Score = &b
		least.SetValue(b[0])
	})
	noCards := func(o fyne.CanvasObject, also func(engine.CustomGame) bool) row {
		return row{o, func(g engine.CustomGame) bool { return g.Deck == nil && also(g) }}
	}
	any := func(engine.CustomGame) bool { return true }
	return f.folded(w.Points, part{sections: []string{"score"}, keys: needing(engine.NeedsNoCards)}, append([]row{
		noCards(below, any),
		noCards(f.noLimit(least, greatest), any),
		noCards(least, func(g engine.CustomGame) bool { return !unbounded(g) && bounds(g)[0] != 0 }),
		noCards(greatest, func(g engine.CustomGame) bool { return !unbounded(g) }),
	}, f.rules(needing(engine.NeedsNoCards)...)...)...)
}

// noLimit asks whether a round may count any points. Where it may not, the two numbers begin at a hundred.
func (f *form) noLimit(least, greatest *widgets.Stepper) fyne.CanvasObject {
	return f.toggle(f.Words.OwnGames.NoLimit, "", unbounded(f.now), func(g *engine.CustomGame, on bool) {
		most := 100
		if on {
			most = engine.UsualScore
		}
		b := engine.Pair{0, most}
		if bounds(*g)[0] < 0 {
			b[0] = -most
		}
		g.Score = &b
		least.SetValue(b[0])
		greatest.SetValue(b[1])
	})
}

// unbounded reports whether nothing was said of the most points of a round, nor of the least
// if they may be below zero.
func unbounded(g engine.CustomGame) bool {
	b := bounds(g)
	return b[1] == engine.UsualScore && (b[0] == 0 || b[0] == -engine.UsualScore)
}

// bounds returns the least and the most points of a round without cards.
func bounds(g engine.CustomGame) engine.Pair {
	if g.Score != nil {
		return *g.Score
	}
	return engine.Pair{-engine.UsualScore, engine.UsualScore}
}

// calls asks who calls, and what that brings.
func (f *form) calls() fyne.CanvasObject {
	w := &f.Words.OwnGames
	choice := f.choice([]string{w.NobodyCalls, w.MayCall, w.Calls}, []string{callerNo, callerMay, callerMust}, f.now.Caller,
		func(g *engine.CustomGame, v string) { g.Caller = v })
	choice.SetLabel(w.Calling)
	word := f.text(w.Word, w.WordExample, f.now.Word, func(g *engine.CustomGame, text string) { g.Word = text })
	rows := []row{always(choice), {word, func(g engine.CustomGame) bool { return g.Caller != callerNo }}}
	rows = append(rows, f.rules(needing(engine.NeedsCall)...)...)
	return f.folded(w.Calling, part{sections: []string{"call", "right-call", "wrong-call"}}, rows...)
}

// note asks for the rules in the table's own words.
func (f *form) note() fyne.CanvasObject {
	w := &f.Words.OwnGames
	note := f.text(w.Note, w.NoteExample, f.now.Note, func(g *engine.CustomGame, text string) { g.Note = text })
	note.SetTall(4)
	return note
}

// fromNothing returns the answers to begin with if there is no game to start from.
func fromNothing() engine.CustomGame {
	return engine.CustomGame{Players: engine.Pair{2, 8}, Caller: callerNo, House: engine.House{engine.End: engine.EndOpen}}
}

// meant returns what is meant by the answers that are shown. Those that others have made
// idle stay in the form.
func meant(g engine.CustomGame) engine.CustomGame {
	g.Name, g.Word, g.Note = strings.TrimSpace(g.Name), strings.TrimSpace(g.Word), strings.TrimSpace(g.Note)
	if g.Caller == callerNo {
		g.Word = ""
	}
	if g.Special != nil {
		special := *g.Special
		if g.Deck == nil {
			special.Cards = nil
		}
		g.Special = &special
	}
	if g.Deck == nil {
		g.Hand, g.Grid, g.Changes = nil, nil, false
	} else {
		g.Score = nil
	}
	g.House = maps.Clone(g.House)
	maps.DeleteFunc(g.House, func(k engine.Key, _ engine.Value) bool { return !matters(g, k) })
	return g
}

// The values of who calls, as they are written.
const (
	callerMay  = ""
	callerMust = "must"
	callerNo   = "no"
)

// highest is the value of who wins that is not the usual one.
const highest = "highest"

// matters reports whether a house rule can make a difference beside the other answers.
func matters(g engine.CustomGame, k engine.Key) bool {
	if k == engine.WrongCallPlus && value(g, engine.WrongCallPenalty) != engine.PenaltyDouble {
		return false
	}
	rule, end := k.Rule(), value(g, engine.End)
	if k == engine.Falls && !engine.Threshold.Rule().Matters(end) { // there is no limit to fall at
		return false
	}
	return g.Has(rule.Needs) && rule.Matters(end)
}

// laysHands reports whether hands are laid on the table in a game, one of which may be special: somebody ends
// the round by a call, or the cards are known.
func laysHands(g engine.CustomGame) bool {
	return g.Special != nil || g.Deck != nil || g.Caller != callerNo
}

// needing returns the house rules of a sheet that matter in a game that has this.
func needing(n engine.Need) []engine.Key {
	var all []engine.Key
	for _, o := range sheetOffers() {
		if o.Key.Rule().Needs == n {
			all = append(all, o.Key)
		}
	}
	return all
}

// others returns the house rules that no question asks for by itself.
func others() []engine.Key {
	asked := []engine.Key{engine.Falls, engine.FirstTurn, engine.NextDealer}
	return slices.DeleteFunc(needing(engine.NeedsNothing), func(k engine.Key) bool { return k.OfEnding() || slices.Contains(asked, k) })
}

// sheetOffers returns the house rules that a custom game may have.
func sheetOffers() []engine.Offer {
	return append(engine.SheetOffers(engine.Number(9)), engine.CallOffers()...)
}

// value returns the value of a house rule: the one that was chosen, or the usual one.
func value(g engine.CustomGame, k engine.Key) engine.Value {
	if v, chosen := g.House[k]; chosen {
		return v
	}
	all := sheetOffers()
	if i := slices.IndexFunc(all, func(o engine.Offer) bool { return o.Key == k }); i >= 0 {
		return all[i].Default
	}
	return ""
}

// ending returns how the game ends, by which the table may end it as well.
func ending(g engine.CustomGame) engine.Ruleset {
	any := fromNothing()
	any.Name = "-"
	r, err := any.Rules()
	if err != nil {
		panic(err)
	}
	r.ID, r.Wide = "", true // the same whatever is answered
	house := engine.House{}
	for k, v := range g.House {
		if k.OfEnding() {
			house[k] = v
		}
	}
	t, _ := r.With(house) // by all rules together it is judged later
	return t
}
