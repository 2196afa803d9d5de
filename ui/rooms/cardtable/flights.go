package cardtable

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/moving"
	"tabby/ui/kit/widgets"
)

// How long a card takes from one place to another, and to turn over; and how long
// after one card the next begins, when cards are dealt.
const (
	travelTime = 220 * time.Millisecond
	flipTime   = 240 * time.Millisecond
	dealStep   = 45 * time.Millisecond
)

// RevealStep is how long after one card the next is turned up at the end of a round.
const RevealStep = 170 * time.Millisecond

// A picture is what the screen shows of the cards: which lie at which place, and
// where that is.
type picture struct {
	faces map[round.Place]round.Face
	boxes map[round.Place]widgets.Box
}

// picture returns what the screen shows now.
func (t *Table) picture() picture {
	screen, all := widgets.Boxes(t.layer), map[round.Place]widgets.Box{}
	for at, o := range t.cards {
		all[at] = screen[o]
	}
	return picture{t.faces, all}
}

// animate moves cards from where they lay to where they lie now, and turns over
// those that are turned. What is there is hidden until then.
func (t *Table) animate(s Scene, before picture) {
	if t.frame.Still() {
		return
	}
	now := t.picture()
	flights := t.flier().travelling(s.Travels, before, now)
	if t.begins(s) {
		flights = t.flier().dealt(s.View, now)
	}
	flights = append(flights, t.turned(s.View, flights, before, now)...)
	var arriving []fyne.CanvasObject
	for i := range flights {
		o := t.cards[flights[i].to]
		o.Hide()
		arriving = append(arriving, o)
		landed := flights[i].Landed
		flights[i].Landed = func() {
			o.Show()
			if landed != nil {
				landed()
			}
			flights[i].Object.Hide()
		}
	}
	if s.Over && len(flights) > 0 {
		for _, o := range t.ending {
			o.Hide()
		}
		arriving = append(arriving, t.ending...)
	}
	t.start(flights, arriving)
}

// start starts flights. Cards that are still on the way when they are stopped have
// arrived.
func (t *Table) start(flights []flight, arriving []fyne.CanvasObject) {
	var all []moving.Flight
	for _, f := range flights {
		all = append(all, f.Flight)
	}
	count := t.counting
	t.motion.Start(all, func() {
		for _, o := range arriving {
			widgets.SetVisible(o, true)
		}
		for _, c := range count {
			c.text.SetText(c.points)
		}
	})
}

// A flight takes a card to a place.
type flight struct {
	moving.Flight

	to round.Place
}

// A flier makes the flights of cards.
type flier struct{ words *words.Cards }

func (t *Table) flier() flier { return flier{&t.frame.Words.Cards} }

// travelling returns the flights of cards that have moved. A card that shows another
// side where it arrives turns over on the way. What lay on the discard pile lies there until then.
func (l flier) travelling(travels []round.Travel, before, now picture) []flight {
	var all []flight
	for _, tr := range travels {
		from, was := before.boxes[tr.From]
		to, is := now.boxes[tr.To]
		if !was || !is {
			continue
		}
		if top, ok := before.faces[tr.To]; ok && tr.To == round.DiscardPile {
			all = append(all, l.newFlight(tr.To, top, top, moving.Flight{From: to, To: to, Takes: travelTime}))
		}
		begin, end := tr.Card, now.faces[tr.To]
		if shown, ok := before.faces[tr.From]; ok {
			begin = shown
		}
		all = append(all, l.newFlight(tr.To, begin, end, moving.Flight{From: from, To: to, Takes: travelTime}))
	}
	return all
}

// newFlight returns the flight of a card that shows one side at the begin and one at
// the end.
func (l flier) newFlight(to round.Place, begin, end round.Face, f moving.Flight) flight {
	f.Object = newCard(l.words, end)
	if begin.Back != end.Back {
		up := end
		if end.Back {
			up = begin
		}
		flip := cards.NewFlip(l.words.In(up.Face), !end.Back)
		f.Object, f.Each = flip, flip.SetPart
	}
	return flight{f, to}
}

// begins reports whether the cards have just been dealt.
func (t *Table) begins(s Scene) bool {
	begins := s.Begins && !t.seen && !t.picture().boxes[round.DrawPile].Size.IsZero()
	t.seen = t.seen || begins || !s.Begins
	return begins
}

// dealt returns the flights of cards that are dealt one by one.
func (l flier) dealt(v round.View, now picture) []flight {
	var all []flight
	back := round.Face{Back: true}
	for slot := 0; ; slot++ {
		n := len(all)
		for _, line := range v.Lines {
			if slot < len(line.Cards) && line.Cards[slot].Card.Back {
				to := round.InLine(line.Cards[slot].Spot)
				all = append(all, l.newFlight(to, back, back, moving.Flight{
					From: now.boxes[round.DrawPile], To: now.boxes[to], After: time.Duration(len(all)) * dealStep, Takes: travelTime,
				}))
			}
		}
		if n == len(all) {
			return all
		}
	}
}

// turned returns the flights of cards that are turned over where they lie: at once,
// or line by line at the end of a round.
func (t *Table) turned(v round.View, flown []flight, before, now picture) []flight {
	var all []flight
	t.counting = nil
	for _, l := range v.Lines {
		for _, c := range l.Cards {
			at := round.InLine(c.Spot)
			was, known := before.faces[at]
			is := now.faces[at]
			if !known || was.Back == is.Back || slices.ContainsFunc(flown, func(f flight) bool { return f.to == at }) {
				continue
			}
			f := t.flier().newFlight(at, was, is, moving.Flight{From: now.boxes[at], To: now.boxes[at], Takes: flipTime})
			if v.Revealed {
				f.After = time.Duration(len(all)) * RevealStep
				f.Landed = t.count(l, c)
			}
			all = append(all, f)
		}
	}
	return all
}

// A count is the points of a line while they are counted.
type count struct {
	player scoring.Player
	text   *widgets.Text
	points string // at the end
	cards  []engine.Card
}

// count begins to count a line with its first card that is turned up, and returns
// what counts a card of it.
func (t *Table) count(l round.Line, c round.Slot) func() {
	i := slices.IndexFunc(t.counting, func(c *count) bool { return c.player == l.Player })
	if i < 0 {
		i = len(t.counting)
		t.counting = append(t.counting, &count{player: l.Player, text: t.points[l.Player], points: l.Points})
		t.points[l.Player].SetText("")
	}
	line := t.counting[i]
	card, _ := t.pack.Card(c.Card.Face.Code) // a face that is shown has its code
	return func() {
		line.cards = append(line.cards, card)
		line.text.SetText(t.frame.Words.Figure(t.pack.Count(line.cards...)))
	}
}

// draggable reports whether the card at a place can be dragged anywhere.
func (t *Table) draggable(at round.Place) bool {
	return slices.ContainsFunc(t.drags, func(d round.Drag) bool { return d.From == at })
}

// A ghost is the copy of a card that follows the pointer.
type ghost struct {
	from round.Place
	card fyne.CanvasObject
}

// newGhost draws a copy of the card at a place.
func (t *Table) newGhost(from round.Place) ghost {
	if f, ok := t.cards[from].(*cards.Face); ok {
		return ghost{from, cards.New(f.Face())}
	}
	return ghost{from, cards.NewBack("")} // who listens hears the card that is moved
}

// follow moves the ghost of a card to the pointer, and marks where the card can
// go.
func (t *Table) follow(from round.Place, pointer fyne.Position) {
	if t.cards[from] == nil {
		return
	}
	all, visible := t.picture().boxes, widgets.Boxes(t.layer)[t.felt.scroller]
	var goals []widgets.Box
	for to, b := range all {
		if slices.Contains(t.drags, round.Drag{From: from, To: to}) && visible.Has(b.At) && visible.Has(b.At.Add(b.Size)) {
			goals = append(goals, b)
		}
	}
	if t.ghost.from != from || t.ghost.card == nil {
		t.ghost = t.newGhost(from)
	}
	t.motion.Follow(t.ghost.card, all[from].Size, t.toScreen(pointer), goals)
}

// drop ends a drag. A card dropped beside all others stays where it is.
func (t *Table) drop(from round.Place, pointer fyne.Position) {
	t.motion.Stop()
	t.ghost = ghost{}
	at := t.toScreen(pointer)
	for to, b := range t.picture().boxes {
		if to != from && b.Has(at) {
			t.hand.Drop(round.Drag{From: from, To: to})
			return
		}
	}
}

// toScreen converts a position on the canvas to one on the screen.
func (t *Table) toScreen(at fyne.Position) fyne.Position {
	return at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(t.layer))
}

// How far a card is lifted under a pointer or a finger, in device-independent pixels, and how
// long that takes.
const (
	liftHeight = 6
	liftTime   = 90 * time.Millisecond
)

// lifts returns what lifts the card that is the first object of a container, and lays it down.
func (t *Table) lifts(o fyne.CanvasObject) func(up bool) {
	on, ok := o.(*fyne.Container)
	if !ok {
		return nil
	}
	card, ok := on.Objects[0].(cards.Liftable)
	if !ok {
		return nil
	}
	return func(up bool) {
		t.lower()
		if up && !t.frame.Still() {
			t.lift(on, card)
		}
	}
}

// lift lifts a card from where it lies in a container.
func (t *Table) lift(on *fyne.Container, card cards.Liftable) {
	lie := func() { on.Layout.Layout(on.Objects, on.Size()) }
	card.Lift(true)
	finish := t.frame.Animate(liftTime, func(part float32) {
		lie()
		card.Move(card.Position().SubtractXY(0, liftHeight*part))
	})
	t.lower = func() {
		t.lower = func() {}
		finish()
		card.Lift(false)
		lie()
	}
}
