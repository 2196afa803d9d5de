package frame

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine/bot"
	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A PeopleStore keeps the people known.
type PeopleStore interface {
	// People returns all people known, the latest players first.
	People() ([]history.Person, error)
	// Meet returns the person of that name, and adds one if there is none. A person
	// who had retired plays again.
	Meet(name string) (history.Person, error)
	// Namesakes returns the pairs of people of one name about whom nobody has said yet whether they
	// are one person.
	Namesakes() ([]history.Namesake, error)
}

// A Roster has the people known.
type Roster struct {
	store    PeopleStore
	messages *Messenger
	changes  *Changer
	known    []history.Person // as they were loaded last
}

// People returns all people known, as loaded last.
func (r *Roster) People() []history.Person { return r.known }

// LoadPeople reloads the known people, and reports whether it succeeded.
func (r *Roster) LoadPeople() bool {
	people, err := r.store.People()
	if r.messages.Refused(err) {
		return false
	}
	r.known = people
	return true
}

// Namesakes returns the pairs of people of one name about whom nobody has said yet whether they are
// one person.
func (r *Roster) Namesakes() []history.Namesake {
	all, err := r.store.Namesakes()
	r.messages.Refused(err)
	return slices.DeleteFunc(all, func(n history.Namesake) bool { return IsComputer(n.Person) })
}

// Twice returns a notice that some names are in the list twice, with a way to them, or nil.
func (r *Roster) Twice(look func()) fyne.CanvasObject {
	names := map[string]bool{}
	for _, n := range r.Namesakes() {
		names[n.Into.ID] = true
	}
	if len(names) == 0 {
		return nil
	}
	w := r.messages.world.Words.People
	return widgets.NewNotice(widgets.Info, w.Twice(len(names)), widgets.NewButton(widgets.Secondary, w.LookAtNames, look))
}

// Active returns the people known who have not retired.
func (r *Roster) Active() []history.Person {
	return slices.DeleteFunc(slices.Clone(r.known), func(p history.Person) bool { return p.Retired })
}

// IsComputer reports whether a player known has the name of a computer player.
func IsComputer(p history.Person) bool { return bot.IsName(p.Name) }

// Humans returns the people known who have not retired and are no computer players.
func (r *Roster) Humans() []history.Person { return slices.DeleteFunc(r.Active(), IsComputer) }

// Known returns the person with that ID, and whether the store knows one.
func (r *Roster) Known(id string) (history.Person, bool) {
	p, err := history.PersonOf(r.known, id)
	return p, err == nil
}

// Meet returns the person of that name, and adds one if there is none. The error is
// that of [scoring.CleanName], or of the store.
func (r *Roster) Meet(name string) (history.Person, error) {
	name, err := scoring.CleanName(name)
	if err != nil {
		return history.Person{}, err
	}
	p, err := r.store.Meet(name)
	if err != nil {
		return history.Person{}, err
	}
	r.known, err = r.store.People()
	return p, err
}

// NamesIn returns the names in a text that was typed or pasted: a single name if somebody has it, or else
// the names between commas.
func (r *Roster) NamesIn(text string) []string {
	names := scoring.Names(text)
	if _, known := history.Named(r.known, text); known || len(names) == 0 {
		return []string{text}
	}
	return names
}

// TakeNames takes each of the names in a text that was typed into a field or pasted; take returns the name if it is there
// already. A name that is refused is put back into the field with those after it. The field says why, or who is there
// already. TakeNames reports whether all are there.
func (r *Roster) TakeNames(field *widgets.TextField, text string, take func(name string) (there string, err error)) bool {
	names, already := r.NamesIn(text), []string(nil)
	for i, name := range names {
		there, err := take(name)
		if err != nil {
			field.SetText(strings.Join(names[i:], ", "))
			field.SetError(r.messages.world.Words.Refusals.Explain(err))
			return false
		}
		if there != "" {
			already = append(already, there)
		}
	}
	if field.SetError(""); already != nil {
		field.SetError(r.messages.world.Words.Setup.PlaysAlready(already))
	}
	return true
}

// Badge returns the badge of a player: that of a known person, or one by seat.
func (r *Roster) Badge(p scoring.Person, seat scoring.Player) widgets.Badge {
	if known, ok := r.Known(p.ID); ok {
		return badges.Of(known)
	}
	return badges.Seat(int(seat), p.Name)
}

// Badges returns the badges of all people known, for charts.
func (r *Roster) Badges() chart.Badges {
	all := chart.Badges{}
	for _, p := range r.known {
		all[p.ID] = p
	}
	return all
}

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
