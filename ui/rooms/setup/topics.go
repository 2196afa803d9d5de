package setup

import (
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/ui/kit/widgets"
)

// Topics are what a game has besides its players. Each has a row that says what is
// chosen and opens the choice beneath itself, one at a time.
const (
	gameTopic = iota
	endTopic
	seatsTopic
	houseTopic
	dayTopic
	topics // how many there are
)

// chooser shows a row for every topic, and beneath it the choice while it is open.
type chooser struct {
	rows    [topics]*widgets.Chip
	choices [topics]fyne.CanvasObject
	all     *fyne.Container
}

func newChooser(choices [topics]fyne.CanvasObject) *chooser {
	c := &chooser{choices: choices, all: widgets.Column(widgets.SpaceSmall)}
	for i, choice := range choices {
		c.rows[i] = widgets.NewRowOpener("", func() { c.open(i) })
		choice.Hide()
		c.all.Add(c.rows[i])
		c.all.Add(choice)
	}
	return c
}

// open opens the choice of a topic, or closes it. It closes another that was open, and the row that was tapped
// stays in its place; otherwise as much of the choice is seen as there is room for below its row.
func (c *chooser) open(topic int) {
	row, another := c.rows[topic], false
	widgets.Hold(row, func() {
		for i, r := range c.rows {
			another = another || i != topic && r.Selected()
			r.SetSelected(i == topic && !r.Selected())
			widgets.SetVisible(c.choices[i], r.Selected())
		}
		c.all.Refresh()
	})
	if row.Selected() && !another {
		widgets.Folded(c.choices[topic])
	}
	widgets.Folded(row)
}

// show says on the rows what is chosen. One player has no seats to choose, and a game that is dealt here no day.
func (c *chooser) show(w *words.Language, s setup, now time.Time) {
	all := s.chosen(w, now)
	if table := s.table(); table.Value(engine.End) == engine.EndElimination { // at what players go out is not all of it
		all[endTopic] = w.Dotted(w.Rules.EndingName(engine.EndElimination), w.Table.Ending(table))
	}
	for topic, heads := range map[int]string{gameTopic: w.Setup.Game, endTopic: w.Setup.Ending, seatsTopic: w.Setup.Seats, dayTopic: w.Setup.Day} {
		all[topic] = w.Dotted(heads, all[topic])
	}
	seated := len(s.Seats) > 1
	for topic, is := range map[int]bool{seatsTopic: seated, dayTopic: !s.Virtual} {
		widgets.SetVisible(c.rows[topic], is)
		widgets.SetVisible(c.choices[topic], is && c.rows[topic].Selected())
	}
	for i, text := range all {
		c.rows[i].SetText(text)
	}
}

// chosen returns what is chosen, by topic: "Recall", "8 rounds", "Ann deals", "2 house
// rules", "Today".
func (s setup) chosen(w *words.Language, now time.Time) (all [topics]string) {
	table := s.table()
	all[gameTopic] = w.Rules.In(table.Rules).Name
	all[endTopic] = w.Capital(w.Table.Ending(table))
	if i := s.dealer(); i >= 0 {
		all[seatsTopic] = w.Setup.Deals(s.Seats[i].Name)
	}
	all[houseTopic] = w.Common.HouseRules
	if n := s.ownRules(); n > 0 {
		all[houseTopic] = w.Count(n, words.OwnRule)
	}
	all[dayTopic] = w.Games.Today
	if at := s.played(now); !at.Equal(now) {
		all[dayTopic] = w.ShortDay(at)
	}
	return all
}

// summary returns what is chosen in one line.
func (s setup) summary(w *words.Language, now time.Time) string {
	all := s.chosen(w, now)
	if s.ownRules() == 0 {
		all[houseTopic] = ""
	}
	if all[dayTopic] == w.Games.Today {
		all[dayTopic] = ""
	}
	return w.Dotted(all[:]...)
}
