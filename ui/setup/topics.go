package setup

import (
	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
	"tabby/ui/words"
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

// newChooser returns a chooser with every choice closed.
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
}

// show says on the chips what is chosen.
func (c *chooser) show(s setup) {
	for i, text := range s.chosen() {
		c.chips[i].SetText(text)
	}
}

// chosen returns what is chosen, by topic: "Recall", "8 rounds", "Ann deals", "2 house
// rules".
func (s setup) chosen() (all [topics]string) {
	table := s.table()
	all[gameTopic] = table.Rules.Name
	all[endTopic] = words.Capital(words.Ending(table))
	all[seatsTopic] = "Seats"
	if i := s.dealer(); i >= 0 {
		all[seatsTopic] = s.Seats[i].Name + " deals"
	}
	all[houseTopic] = "House rules"
	if n := s.ownRules(); n > 0 {
		all[houseTopic] = words.Count(n, words.OwnRule)
	}
	return all
}

// summary returns what is chosen in one line.
func (s setup) summary() string {
	all := s.chosen()
	line := all[gameTopic] + " · " + all[endTopic] + " · " + all[seatsTopic]
	if s.ownRules() > 0 {
		line += " · " + all[houseTopic]
	}
	return line
}
