package deck

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/round"
	"tabby/scoring"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// How long a card takes from one place to another, and to turn over; and how long
// after one card the next begins, where cards are dealt or turned up one by one.
const (
	travelTime = 220 * time.Millisecond
	flipTime   = 240 * time.Millisecond
	dealStep   = 45 * time.Millisecond
	revealStep = 170 * time.Millisecond
)

// A picture is what the screen shows of the cards: which lie at which place, and
// where that is.
type picture struct {
	faces map[round.Place]round.Face
	boxes map[round.Place]widgets.Box
}

// picture returns what the screen shows now.
func (t *table) picture() picture {
	screen, all := widgets.Boxes(t.layer), map[round.Place]widgets.Box{}
	for at, o := range t.cards {
		all[at] = screen[o]
	}
	return picture{t.faces, all}
}

// animate moves cards from where they lay to where they lie now, and turns over
// those that are turned. What is there is hidden until then.
func (t *table) animate(v view, before picture) {
	if t.Preferences().Still {
		return
	}
	now := t.picture()
	flights := travelling(v.Travels, before, now)
	if t.fresh() {
		flights = dealt(v, now)
	}
	flights = append(flights, t.turned(v, flights, before, now)...)
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
	t.start(flights, arriving)
}

// start starts flights. Cards that are still on the way when they are stopped have
// arrived.
func (t *table) start(flights []flight, arriving []fyne.CanvasObject) {
	var all []widgets.Flight
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
	widgets.Flight

	to round.Place
}

// travelling returns the flights of cards that have moved. A card that shows another
// side where it arrives turns over on the way.
func travelling(travels []round.Travel, before, now picture) []flight {
	var all []flight
	for _, tr := range travels {
		from, was := before.boxes[tr.From]
		to, is := now.boxes[tr.To]
		if !was || !is {
			continue
		}
		begin, end := tr.Card, now.faces[tr.To]
		if shown, ok := before.faces[tr.From]; ok {
			begin = shown
		}
		all = append(all, newFlight(tr.To, begin, end, widgets.Flight{From: from, To: to, Takes: travelTime}))
	}
	return all
}

// newFlight returns the flight of a card that shows one side at the begin and one at
// the end.
func newFlight(to round.Place, begin, end round.Face, f widgets.Flight) flight {
	f.Object = newCard(end)
	if begin.Back != end.Back {
		up := end
		if end.Back {
			up = begin
		}
		flip := cards.NewFlip(up.Face, !end.Back)
		f.Object, f.Each = flip, flip.SetPart
	}
	return flight{f, to}
}

// fresh reports whether the cards have just been dealt.
func (t *table) fresh() bool {
	fresh := t.isDealt && len(t.driver.Past()) == 0 && !t.picture().boxes[round.DrawPile].Size.IsZero()
	t.isDealt = t.isDealt && !fresh
	return fresh
}

// dealt returns the flights of cards that are dealt one by one.
func dealt(v view, now picture) []flight {
	var all []flight
	back := round.Face{Back: true}
	for slot := 0; ; slot++ {
		n := len(all)
		for _, l := range v.Lines {
			if slot < len(l.Cards) && l.Cards[slot].Card.Back {
				to := round.InLine(l.Cards[slot].Spot)
				all = append(all, newFlight(to, back, back, widgets.Flight{
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
func (t *table) turned(v view, moving []flight, before, now picture) []flight {
	var all []flight
	t.counting = nil
	for _, l := range v.Lines {
		for _, c := range l.Cards {
			at := round.InLine(c.Spot)
			was, known := before.faces[at]
			is := now.faces[at]
			if !known || was.Back == is.Back || slices.ContainsFunc(moving, func(f flight) bool { return f.to == at }) {
				continue
			}
			f := newFlight(at, was, is, widgets.Flight{From: now.boxes[at], To: now.boxes[at], Takes: flipTime})
			if v.Revealed {
				f.After = time.Duration(len(all)) * revealStep
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
func (t *table) count(l round.Line, c round.Slot) func() {
	i := slices.IndexFunc(t.counting, func(c *count) bool { return c.player == l.Player })
	if i < 0 {
		i = len(t.counting)
		t.counting = append(t.counting, &count{player: l.Player, text: t.points[l.Player], points: l.Points})
		t.points[l.Player].SetText("")
	}
	line, p := t.counting[i], t.driver.State()
	card := p.Round.Card(c.Spot)
	return func() {
		line.cards = append(line.cards, card)
		line.text.SetText(strconv.Itoa(p.Pack.Count(line.cards...)))
	}
}

// revealTime returns how long it takes to turn up all cards one by one.
func (t *table) revealTime() time.Duration {
	r := t.driver.Round()
	if n := len(t.driver.Past()); t.Preferences().Still || n > 0 && t.driver.Past()[n-1].Do == engine.ReplacePower {
		return 0
	}
	all := 0
	for s := range engine.Seat(r.Players()) {
		all += r.Len(s)
	}
	return time.Duration(all) * revealStep
}

// draggable reports whether the card at a place can be dragged anywhere.
func (t *table) draggable(at round.Place) bool {
	for d := range t.drags {
		if d.From == at {
			return true
		}
	}
	return false
}

// A ghost is the copy of a card that follows the pointer.
type ghost struct {
	from round.Place
	card fyne.CanvasObject
}

// newGhost draws a copy of the card at a place.
func (t *table) newGhost(from round.Place) ghost {
	if f, ok := t.cards[from].(*cards.Face); ok {
		return ghost{from, cards.New(f.Face())}
	}
	return ghost{from, cards.NewBack()}
}

// follow moves the ghost of a card to the pointer, and marks where the card can
// go.
func (t *table) follow(from round.Place, pointer fyne.Position) {
	if t.cards[from] == nil {
		return
	}
	all, visible := t.picture().boxes, widgets.Boxes(t.layer)[t.felt.scroller]
	var goals []widgets.Box
	for to, b := range all {
		if _, can := t.drags[round.Drag{From: from, To: to}]; can && visible.Has(b.At) && visible.Has(b.At.Add(b.Size)) {
			goals = append(goals, b)
		}
	}
	if t.ghost.from != from || t.ghost.card == nil {
		t.ghost = t.newGhost(from)
	}
	t.motion.Follow(t.ghost.card, all[from].Size, t.toScreen(pointer), goals)
}

// drop ends a drag. A card dropped beside all others stays where it is.
func (t *table) drop(from round.Place, pointer fyne.Position) {
	t.motion.Stop()
	t.ghost = ghost{}
	at := t.toScreen(pointer)
	for to, b := range t.picture().boxes {
		if to != from && b.Has(at) {
			t.dropCard(round.Drag{From: from, To: to})
			return
		}
	}
}

// toScreen converts a position on the canvas to one on the screen.
func (t *table) toScreen(at fyne.Position) fyne.Position {
	return at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(t.layer))
}
