package people

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A selector chooses what is counted: a button for the variant, one for the period,
// and chips for games that do not count by themselves. It is kept through every
// change, so that the keyboard focus is.
type selector struct {
	*fyne.Container

	room       *Room
	what, when *widgets.Button

	uncounted        *widgets.Text
	more             *fyne.Container // the chips
	coached, leftOut *widgets.Chip

	now    selection
	chosen func(selection)
}

func (r *Room) newSelector(chosen func(selection)) *selector {
	c := &selector{room: r, chosen: chosen}
	c.what = widgets.NewPickButton("", c.chooseVariant)
	c.when = widgets.NewPickButton("", c.choosePeriod)
	c.uncounted = widgets.NewHint("")
	c.coached = widgets.NewChip(r.Words.Statistics.CoachedToo, func() {
		c.change(func(s *selection) { s.Coached = stats.Along - s.Coached })
	})
	c.leftOut = widgets.NewChip(r.Words.Statistics.LeftOutToo, func() { c.change(func(s *selection) { s.LeftOut = !s.LeftOut }) })
	c.more = widgets.Flow(widgets.SpaceSmall, c.coached, c.leftOut)
	c.Container = widgets.Column(widgets.SpaceMedium,
		widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, c.what, c.when), c.more)
	c.showUncounted(stats.Report{})
	return c
}

// show shows what is counted.
func (c *selector) show(s selection) {
	c.now = s
	c.what.SetText(s.what(c.room.Words))
	c.when.SetText(s.when(c.room.Words))
	c.coached.SetSelected(s.Coached == stats.Along)
	c.leftOut.SetSelected(s.LeftOut)
}

// change changes what is counted.
func (c *selector) change(change func(*selection)) {
	next := c.now
	change(&next)
	c.chosen(next)
}

func (c *selector) chooseVariant() {
	games, w := append([]stats.Variant{{}}, c.now.Played...), c.room.Words
	names := []string{w.Statistics.AllGames}
	for _, g := range games[1:] {
		names = append(names, w.Rules.GameName(g.Variant, g.Named))
	}
	now := slices.IndexFunc(games, func(g stats.Variant) bool { return g.Variant == c.now.Variant })
	c.room.Pick(w.Statistics.WhichGames, names, now, func(i int) {
		c.change(func(s *selection) { s.Variant, s.Named = games[i].Variant, games[i].Named })
	})
}

func (c *selector) choosePeriod() {
	w := c.room.Words.Statistics
	var names []string
	for p := words.AllTime; p <= words.OwnPeriod; p++ {
		names = append(names, w.Periods[p])
	}
	c.room.Pick(w.WhichTime, names, int(c.now.Period), func(i int) {
		next := c.now
		if next.Period = words.Period(i); next.Period == words.OwnPeriod {
			c.room.askPeriod(next, c.chosen)
			return
		}
		c.chosen(next)
	})
}

// askPeriod asks from which day to which.
func (r *Room) askPeriod(now selection, chosen func(selection)) {
	w := r.Words.Statistics
	page := r.NewPage(w.Periods[words.OwnPeriod])
	from := frame.NewDayField(r.Words, w.From, now.From, r.Now())
	to := frame.NewDayField(r.Words, w.To, now.To, r.Now())
	accept := func() {
		next, ok := now, false
		if next.From, ok = from.Day(); !ok {
			return
		}
		if next.To, ok = to.Day(); !ok {
			return
		}
		if next.To != "" && next.To < next.From {
			to.SetError(w.BeforeFirst)
			return
		}
		r.Back()
		chosen(next)
	}
	from.OnSubmitted = func(string) { accept() }
	to.OnSubmitted = from.OnSubmitted
	page.SetBody(from, to, widgets.NewHint(w.BothDays))
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, w.CountThese, accept))
	r.Open(page)
	r.Canvas().Focus(from.Entry())
}

// showUncounted shows which games were not counted, and offers to count them.
func (c *selector) showUncounted(r stats.Report) {
	if c.now.Variant == "" {
		c.now.Played = r.Variants
	}
	text := c.room.Words.Statistics.Uncounted(r, c.now.Query)
	if text != "" {
		c.uncounted.SetText(text)
	}
	widgets.SetVisible(c.uncounted, text != "")
	widgets.SetVisible(c.coached, r.Coached > 0)
	widgets.SetVisible(c.leftOut, r.LeftOut > 0 || c.now.LeftOut)
	widgets.SetVisible(c.more, c.coached.Visible() || c.leftOut.Visible())
}

// A selection is which games are counted.
type selection struct {
	stats.Query // its days are those of words.OwnPeriod
	Period      words.Period
	Named       string          // what a custom game is called that is counted alone, or ""
	Played      []stats.Variant // what can be counted alone: all games of the last count of all
}

// days returns the first and the last evening that count, "" for no end.
func (s selection) days(now time.Time) (from, to string) {
	now = stats.OnEvening(now)
	day := func(t time.Time) string { return t.Format(time.DateOnly) }
	newYear := time.Date(now.Year(), time.January, 1, 0, 0, 0, 0, now.Location())
	switch s.Period {
	case words.ThisYear:
		return day(newYear), ""
	case words.LastYear:
		return day(newYear.AddDate(-1, 0, 0)), day(newYear.AddDate(0, 0, -1))
	case words.ThreeMonths:
		return day(now.AddDate(0, -3, 0)), ""
	case words.ThirtyDays:
		return day(now.AddDate(0, 0, -30)), ""
	case words.OwnPeriod:
		return s.From, s.To
	}
	return "", ""
}

func (s selection) query(now time.Time) stats.Query {
	s.From, s.To = s.days(now)
	return s.Query
}

// when names the period.
func (s selection) when(w *words.Language) string {
	if s.Period == words.OwnPeriod {
		return w.Statistics.Between(s.Query)
	}
	return w.Statistics.Periods[s.Period]
}

// what names the variant.
func (s selection) what(w *words.Language) string {
	if s.Variant == "" {
		return w.Statistics.AllGames
	}
	return w.Rules.GameName(s.Variant, s.Named)
}

// A countedPage shows what is counted of the games of a selection. They are counted
// off the screen's goroutine; a result is dropped if another selection was asked for
// since.
type countedPage struct {
	*widgets.Page

	room     *Room
	selector *selector
	turn     int // which count was asked for last

	above  func() []fyne.CanvasObject // shown below the selector, or nil
	narrow func(*stats.Query)         // counts fewer games, or nil
	body   func(stats.Report) []fyne.CanvasObject
}

// newCountedPage returns a page without a count.
func (r *Room) newCountedPage(title string, body func(stats.Report) []fyne.CanvasObject) *countedPage {
	c := &countedPage{room: r, Page: r.NewPage(title), body: body}
	c.SetWide()
	c.selector = r.newSelector(c.show)
	return c
}

func (c *countedPage) selection() selection { return c.selector.now }

// show counts the games of a selection and shows the result.
func (c *countedPage) show(s selection) {
	c.turn++
	turn := c.turn
	c.selector.show(s)
	above := []fyne.CanvasObject{c.selector.Container}
	if c.above != nil {
		above = append(above, c.above()...)
	}
	c.SetBody(append(above, widgets.NewHint(c.room.Words.Statistics.Counting))...)
	query := s.query(c.room.Now())
	if c.narrow != nil {
		c.narrow(&query)
	}
	frame.Load(c.room.Messenger, func() (stats.Report, error) { return c.room.store.Statistics(query, history.Work{}) }, func(r stats.Report) {
		if turn == c.turn {
			c.selector.showUncounted(r)
			c.SetBody(append(append(above, c.body(r)...), c.selector.uncounted)...)
			c.room.ShowFirst()
		}
	})
}
