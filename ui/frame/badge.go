package frame

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/ui/kit/widgets"
)

// A badgeChoice is the choice of a person's cat, colour and tag.
type badgeChoice struct {
	*Roster

	person  history.Person // as known now
	changed func()
	options []badgeOption
	shared  *widgets.Text // who else has the colour
}

// A badgeOption is a badge that can be chosen.
type badgeOption struct {
	view *widgets.BadgeView
	room *fyne.Container // has the view, and what lies on it
	tile *widgets.Tile
	with func(*history.Person) // changes the person as this option does
}

// The sides of a cat to be chosen, and of a colour or a tag.
const (
	chosenCat   = 56
	chosenBadge = 48
)

// BadgeSections returns the choice of a person's cat, colour and tag. What is chosen counts
// at once. A computer player has the cat of its name, no colour and no tag.
func (r *Roster) BadgeSections(person history.Person, changed func()) []fyne.CanvasObject {
	if IsComputer(person) {
		return []fyne.CanvasObject{r.Cat(person, changed)}
	}
	w := r.messages.world.Words
	c := &badgeChoice{Roster: r, person: person, changed: changed, shared: widgets.NewHint("")}
	colours := widgets.Column(widgets.SpaceSmall, c.section(w.Shell.Colour, c.colours()), c.shared)
	cats := c.offer(w.Kit.Cats[:], chosenCat, func(p *history.Person, i int) { p.Chosen = i + 1 })
	tags := c.offer(w.Kit.Shapes[:], chosenBadge, func(p *history.Person, i int) { p.Shape = i })
	for _, tag := range tags {
		tag.view.Tag = true
	}
	sections := []fyne.CanvasObject{c.section(w.Shell.Cat, cats), colours, c.section(w.Shell.Tag, tags)}
	c.show()
	return sections
}

// offer returns an option for each label.
func (c *badgeChoice) offer(labels []string, side float32, with func(p *history.Person, i int)) []badgeOption {
	var options []badgeOption
	for i, label := range labels {
		o := badgeOption{view: widgets.NewBadgeView(widgets.Badge{}, side), with: func(p *history.Person) { with(p, i) }}
		o.room = container.NewStack(o.view)
		o.tile = widgets.NewTile(widgets.Carded, o.room, func() { c.choose(o) })
		o.tile.SetLabel(label)
		options = append(options, o)
	}
	return options
}

// colours returns the colours to choose from, with the small face of someone else who has one.
func (c *badgeChoice) colours() []badgeOption {
	w := c.messages.world.Words
	options := c.offer(w.Kit.Colours[:], chosenBadge, func(p *history.Person, i int) { p.Colour = i })
	for i, o := range options {
		if other, taken := c.other(i); taken {
			o.tile.Describe(w.Kit.Colours[i], w.Shell.HasColour(other.Name))
			face := widgets.NewBadgeView(badges.Of(other), widgets.SmallBadge)
			o.room.Add(container.NewBorder(container.NewBorder(nil, nil, nil, face), nil, nil, nil))
		}
	}
	return options
}

// section returns options below a heading.
func (c *badgeChoice) section(heading string, options []badgeOption) fyne.CanvasObject {
	c.options = append(c.options, options...)
	tiles := widgets.EvenColumns(0, widgets.SpaceSmall)
	for _, o := range options {
		tiles.Add(o.tile)
	}
	return widgets.Section(heading, widgets.Grouped(heading, tiles))
}

// other returns who else has a colour, of several the one who played last, and whether someone has.
func (c *badgeChoice) other(colour int) (history.Person, bool) {
	people := c.Humans()
	i := slices.IndexFunc(people, func(p history.Person) bool { return p.ID != c.person.ID && p.Colour == colour })
	if i < 0 {
		return history.Person{}, false
	}
	return people[i], true
}

// choose gives the person what an option has.
func (c *badgeChoice) choose(o badgeOption) {
	w, next := c.messages.world.Words.Shell, c.person
	o.with(&next)
	var in history.Intent = history.SetBadge{Person: next.ID, Colour: next.Colour, Shape: next.Shape}
	said := w.NewBadge(next.Name)
	if next.Chosen != c.person.Chosen {
		in, said = history.SetCat{Person: next.ID, Cat: next.Chosen}, w.NewCat(next.Name)
	}
	c.changes.Change(in, said, func() {
		c.LoadPeople()
		c.show()
		c.changed()
	})
}

// show shows the person as known now.
func (c *badgeChoice) show() {
	if known, ok := c.Known(c.person.ID); ok {
		c.person = known
	}
	c.person.Chosen = c.person.Cat() + 1 // also with another badge
	for _, o := range c.options {
		p := c.person
		o.with(&p)
		o.view.Badge, o.view.Mark = badges.Of(p), ""
		if p == c.person {
			o.view.Mark = widgets.IconCheck
		}
		o.view.Refresh()
		o.tile.SetSelected(p == c.person)
	}
	other, taken := c.other(c.person.Colour)
	if taken {
		c.shared.SetText(c.messages.world.Words.Shell.HasColour(other.Name))
	}
	widgets.SetVisible(c.shared, taken)
}

// Cat returns the cat of a person. A tap gives the next one, but a computer player has that of its name.
func (r *Roster) Cat(person history.Person, changed func()) fyne.CanvasObject {
	w := r.messages.world.Words
	face := widgets.NewBadgeView(badges.Of(person), portrait)
	face.Dim = person.Retired
	if IsComputer(person) {
		return container.NewCenter(face)
	}
	below := widgets.NewText(w.Shell.AnotherCat, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorFelt, Align: fyne.TextAlignCenter})
	tile := widgets.NewTile(widgets.Bare, widgets.Column(widgets.SpaceTiny, container.NewCenter(face), below), func() {
		now, _ := r.Known(person.ID)
		r.changes.Change(history.SetCat{Person: person.ID, Cat: (now.Cat()+1)%history.Cats + 1}, w.Shell.NewCat(person.Name), func() {
			r.LoadPeople()
			changed()
		})
	})
	tile.SetLabel(w.Labelled(w.Shell.AnotherCat, w.Kit.Cat(person.Cat()+1)))
	return container.NewCenter(tile)
}

// portrait is the side of the cat of a person on their page.
const portrait = 96
