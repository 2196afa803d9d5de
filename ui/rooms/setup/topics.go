package setup

import (
	"fyne.io/fyne/v2"

	"tabby/internal/words"
	"tabby/ui/kit/widgets"
)

// Topics are what a game has besides its players. Each has a chip that says what is
// chosen and opens the choice in place.
const (
	gameTopic = iota
	endTopic
	seatsTopic
	houseTopic
	topics // how many there are
)

// chooser shows a chip for every topic, and the choice of the one that is open.
type chooser struct {
	chips   [topics]*widgets.Chip
	choices [topics]fyne.CanvasObject
	all     *fyne.Container
}

func newChooser(choices [topics]fyne.CanvasObject) *chooser {
	c := &chooser{choices: choices}
	row := widgets.Flow(widgets.SpaceSmall)
	c.all = widgets.Column(widgets.SpaceMedium, row)
	for i, choice := range choices {
		c.chips[i] = widgets.NewOpener("", func() { c.open(i) })
		row.Add(c.chips[i])
		choice.Hide()
		c.all.Add(choice)
	}
	return c
}

// open opens the choice of a topic and closes the others. One that is open already is
// closed.
func (c *chooser) open(topic int) {
	for i, chip := range c.chips {
		on := i == topic && !chip.Selected()
		chip.SetSelected(on)
		widgets.SetVisible(c.choices[i], on)
	}
	c.all.Refresh()
	widgets.Folded(c.all)
}

// show says on the chips what is chosen.
func (c *chooser) show(w *words.Language, s setup) {
	for i, text := range s.chosen(w) {
		c.chips[i].SetText(text)
	}
}

// chosen returns what is chosen, by topic: "Recall", "8 rounds", "Ann deals", "2 house
// rules".
func (s setup) chosen(w *words.Language) (all [topics]string) {
	table := s.table()
	all[gameTopic] = w.Rules.In(table.Rules).Name
	all[endTopic] = w.Capital(w.Table.Ending(table))
	all[seatsTopic] = w.Setup.Seats
	if i := s.dealer(); i >= 0 {
		all[seatsTopic] = w.Setup.Deals.Of(s.Seats[i].Name)
	}
	all[houseTopic] = w.Common.HouseRules
	if n := s.ownRules(); n > 0 {
		all[houseTopic] = w.Count(n, words.OwnRule)
	}
	return all
}

// summary returns what is chosen in one line.
func (s setup) summary(w *words.Language) string {
	all := s.chosen(w)
	if s.ownRules() == 0 {
		all[houseTopic] = ""
	}
	return w.Dotted(all[:]...)
}
