package bring

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"time"

	"tabby/engine"
	"tabby/history/flat"
	"tabby/scoring"
)

// A reading is how a table is read: what follows from all of it, and what was answered.
type reading struct {
	Options
	own      bool // Tabby wrote it
	order    Order
	why      string // the order is this: "dots", "days", "language", "sorted" or "answer"
	wins     map[string]string
	lots     []*lot
	named    int  // how many tables are below the name of a game
	dayless  *lot // the first that does not say its day, or nil
	dayfirst bool // the heads are in a language in which the day comes first
}

// latest returns the last time that a day may have.
func (o Options) latest() time.Time {
	if o.Now.IsZero() {
		return time.Date(9999, 12, 31, 0, 0, 0, 0, time.UTC)
	}
	return o.Now.Add(36 * time.Hour)
}

// day returns the time that a cell has, in a year if it says none.
func (r *reading) day(l *lot) (time.Time, error) {
	s, ok := speak(l.day)
	if !ok {
		return time.Time{}, Refusal{Reason: ErrDate, Text: Short(l.day)}
	}
	if clock, is := clockIn(l.says(fTime)); is && !s.timed {
		s.clock, s.timed = clock, true
	}
	at, ok := s.in(r.orderOf(s), cmp.Or(l.year, r.Answers.Year), r.latest())
	typed := s.zone == nil
	switch {
	case !ok, typed && (at.Year() < 1900 || at.Year() > 2999):
		return time.Time{}, Refusal{Reason: ErrDate, Text: Short(l.day)}
	case at.After(r.latest()) && !r.own:
		return time.Time{}, Refusal{Reason: ErrFuture, Text: Short(l.day)}
	}
	return at, nil
}

// isFuture reports whether a day is in the future in every order in which it makes sense. The clock of Tabby
// itself may be wrong.
func (r *reading) isFuture(day string) bool {
	s, ok := speak(day)
	if !ok || r.own || !s.year {
		return false
	}
	is := false
	for _, o := range Orders() {
		at, ok := s.in(o, 0, r.latest())
		if ok && !at.After(r.latest()) {
			return false
		}
		is = is || ok
	}
	return is
}

func (r *reading) orderOf(s spoken) Order {
	if s.dots {
		return DayFirst
	}
	return r.order
}

// names returns who plays in the first rows of a lot: "Ann, Ben".
func (l *lot) names() string {
	var all []string
	add := func(name string) {
		if name != "" && !slices.Contains(all, name) && len(all) < 4 {
			all = append(all, name)
		}
	}
	for _, c := range l.columns {
		add(c.name)
	}
	for _, i := range l.rows {
		add(cell(l.row(int(i), nil), l.at, fPlayer))
	}
	return strings.Join(all, ", ")
}

// decideDays decides in which order days are written: by the days themselves, by their heads, or
// because only one order sorts them. It returns the questions that are left.
func (r *reading) decideDays() (asked []Question, err error) {
	var open []spoken
	var first, yearless *lot
	dots := false
	if l := r.dayless; l != nil && l.day == "" {
		asked = append(asked, Question{Ask: AskDay, Example: l.names(), Sheet: l.name, Line: l.first()})
	}
	for _, l := range r.lots {
		if l.day == "" {
			continue
		}
		s, ok := speak(l.day)
		if !ok {
			return nil, l.wrongAt(Refusal{Reason: ErrDate, Text: Short(l.day)})
		}
		dots = dots || s.dots
		if !s.year && l.year == 0 && yearless == nil {
			yearless = l
		}
		if s.open() {
			if open = append(open, s); first == nil {
				first = l
			}
		}
	}
	if yearless != nil && r.Answers.Year == 0 {
		asked = append(asked, Question{Ask: AskYear, Example: yearless.day, Sheet: yearless.name, Line: yearless.first()})
	}
	if len(open) == 0 {
		return asked, nil
	}
	return r.decideOrder(asked, open, first, dots)
}

// decideOrder decides in which order open days are written, the first of them in a lot, and asks otherwise. In
// some files other days have dots.
func (r *reading) decideOrder(asked []Question, open []spoken, first *lot, dots bool) ([]Question, error) {
	can := slices.DeleteFunc(Orders(), func(o Order) bool { return !r.fits(open, o) })
	switch {
	case len(can) == 0:
		return nil, r.wrongDay()
	case len(can) == 1:
		r.order, r.why = can[0], "days"
	case slices.Contains(can, r.Answers.Dates):
		r.order, r.why = r.Answers.Dates, "answer"
	case dots && can[0] == DayFirst:
		r.order, r.why = DayFirst, "dots"
	case r.dayfirst && can[0] == DayFirst:
		r.order, r.why = DayFirst, "language"
	default:
		if r.order = r.sorted(open, can); r.order != "" {
			r.why = "sorted"
			break
		}
		var choices []string
		for _, o := range can {
			choices = append(choices, string(o))
		}
		asked = append(asked, Question{Ask: AskDates, Example: first.day, Sheet: first.name, Line: first.first(), Choices: choices})
	}
	return asked, nil
}

// fits reports whether all days can be written in an order.
func (r *reading) fits(days []spoken, order Order) bool {
	return !slices.ContainsFunc(days, func(s spoken) bool {
		at, ok := s.in(order, cmp.Or(r.Answers.Year, 2000), r.latest())
		return !ok || s.year && at.After(r.latest())
	})
}

// wrongDay returns an error of the first day that cannot be, with the day first as most of the world
// writes it: other days have the month first, it would be in the future, or there is no such day.
func (r *reading) wrongDay() error {
	for _, l := range r.lots {
		s, _ := speak(l.day)
		one := []spoken{s}
		if !s.open() || r.fits(one, DayFirst) {
			continue
		}
		reason, ever := ErrDate, &reading{Options: Options{Answers: r.Answers}}
		if r.fits(one, MonthFirst) {
			reason = ErrDays
		} else if ever.fits(one, DayFirst) || ever.fits(one, MonthFirst) {
			reason = ErrFuture
		}
		return l.wrongAt(Refusal{Reason: reason, Text: Short(l.day)})
	}
	return Refusal{Reason: ErrDays}
}

// fewest is how many days that are in order in one way alone say that they are written so.
const fewest = 4

// sorted returns the only order in which some days come one after the other, or "".
func (r *reading) sorted(days []spoken, can []Order) (order Order) {
	for _, o := range can {
		var times []time.Time
		for _, s := range days {
			at, _ := s.in(o, r.Answers.Year, r.latest())
			times = append(times, at.Truncate(24*time.Hour))
		}
		distinct := slices.Compact(slices.Clone(times))
		up := slices.IsSortedFunc(times, time.Time.Compare)
		slices.Reverse(times)
		if !up && !slices.IsSortedFunc(times, time.Time.Compare) {
			continue
		}
		if order != "" || len(distinct) < fewest {
			return ""
		}
		order = o
	}
	return order
}

// wrongAt returns an error with the line of the first row of a lot.
func (l *lot) wrongAt(err error) error { return &LineError{Sheet: l.name, Line: l.first(), Err: err} }

// A contest is a game that Tabby does not know: the lots of it say which total may win.
type contest struct {
	first           *lot
	lowest, highest bool
}

// decideGames decides what was played and, for a game that Tabby does not know, which total wins:
// the winners tell. It returns the questions that are left.
func (r *reading) decideGames() (asked []Question, err error) {
	all := map[string]*contest{}
	var names []string
	for _, l := range r.lots {
		if l.played == "" || l.asks {
			if r.Answers.Game == "" {
				if !slices.ContainsFunc(asked, func(q Question) bool { return q.Example == l.played }) {
					asked = append(asked, Question{Ask: AskGame, Example: l.played, Sheet: l.name, Line: l.first()})
				}
				continue
			}
			l.played = r.Answers.Game
		}
		if isGame(l.played) || l.noPoints || l.says("definition") != "" {
			continue
		}
		if all[l.played] == nil {
			all[l.played], names = &contest{l, true, true}, append(names, l.played)
		}
		if err := all[l.played].judge(l); err != nil {
			return nil, err
		}
	}
	for _, name := range names {
		if r.wins[name] = cmp.Or(all[name].wins(), r.Answers.Wins[name], r.Answers.Wins[""]); r.wins[name] == "" {
			l := all[name].first
			asked = append(asked, Question{Ask: AskWins, About: name, Example: l.example(), Sheet: l.name, Line: l.first(), Choices: []string{Lowest, Highest}})
		}
	}
	return asked, nil
}

// wins returns which total wins, or "" if that is open.
func (c *contest) wins() string {
	switch {
	case c.lowest == c.highest:
		return ""
	case c.lowest:
		return Lowest
	}
	return Highest
}

// judge looks at who has won the games of a lot: with the lowest total, with the highest, or neither.
func (c *contest) judge(l *lot) error {
	f, err := l.read(-most)
	if err != nil {
		return err
	}
	totals := totalsOf(f.entries)
	all := slices.Collect(maps.Values(totals))
	for name, n := range totals {
		if f.won[name] || len(f.won) == 0 && f.places[name] == 1 {
			c.lowest = c.lowest && n == slices.Min(all)
			c.highest = c.highest && n == slices.Max(all)
		}
	}
	return nil
}

// totalsOf returns the total of each player, by folded name.
func totalsOf(entries []entry) map[string]int {
	totals := map[string]int{}
	for _, e := range entries {
		key := scoring.Fold(e.scored.name)
		switch {
		case e.round == 0 && e.scored.total != nil:
			totals[key] = *e.scored.total
		case e.scored.points != nil:
			totals[key] += *e.scored.points
		}
	}
	return totals
}

// example returns two totals of the first game of a lot: "12 – 40".
func (l *lot) example() string {
	f, err := l.read(-most)
	if err != nil {
		return ""
	}
	all := slices.Sorted(maps.Values(totalsOf(f.entries)))
	if len(all) == 0 {
		return ""
	}
	return engineFigure(all[0]) + Between + engineFigure(all[len(all)-1])
}

// playedIn returns which game a lot is of.
func (r *reading) playedIn(l *lot) (p played, err error) {
	id, known := gameOf(l.played)
	switch definition := l.says("definition"); {
	case definition != "":
		own, err := engine.ReadCustomGame([]byte(definition))
		if err != nil {
			return p, err
		}
		p = played{variant: l.played, own: &own}
	case l.noPoints:
		name := l.played
		if facts, err := engine.Variant(id); err == nil {
			name = facts.Name
		}
		p = other(name, whoWon)
	case known:
		p.variant = id
	default:
		p = other(l.played, r.wins[l.played])
	}
	if l.has("rules") {
		unknown := ""
		if p.rules, unknown = flat.House(l.says("rules")); unknown != "" {
			return p, Refusal{Reason: ErrRule, Text: Short(unknown)}
		}
	}
	return p, nil
}

// games yields the games of the table.
func (r *reading) games(yield func(Game, error) bool) {
	for i, l := range r.lots {
		if err := r.step(i+1, len(r.lots)); err != nil {
			yield(Game{}, err)
			return
		}
		if r.own {
			if g, ok := l.exactly(r); ok {
				if !yield(g, nil) {
					return
				}
				continue
			}
		}
		g, err := r.game(l)
		if !yield(g, err) || err != nil {
			return
		}
	}
}

// game returns the game of a lot.
func (r *reading) game(l *lot) (Game, error) {
	at, err := r.day(l)
	if err != nil {
		return Game{}, l.wrongAt(err)
	}
	p, err := r.playedIn(l)
	if err != nil {
		return Game{}, l.wrongAt(err)
	}
	facts, err := p.facts()
	if err != nil {
		return Game{}, l.wrongAt(err)
	}
	least := 0
	if facts.BelowZero() {
		least = -most
	}
	f, err := l.read(least)
	if err != nil {
		return Game{}, err
	}
	d, err := f.draft(p)
	if err != nil {
		return Game{}, err
	}
	d.at, d.least = at, least
	d.goesOn = r.own && f.said && len(f.won) == 0
	d.where = cmp.Or(d.where, l.place)
	return d.made()
}
