// Package setup is the room in which a new game is set up: who sits where, which game, how long,
// and by which house rules.
//
// A half-finished setup is a value, saved as a draft with every tap.
package setup

import (
	"maps"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/frame"
)

// A Room is where a new game is set up.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Drafter
	*frame.Changer
	*frame.Keeper
	*frame.Roster
	*frame.Library
	frame.World

	store     Store
	beginGame func(scoring.Start) (id string, err error)
}

// New returns the room where games are set up, and begun with begin.
func New(f *frame.Frame, store Store, begin func(scoring.Start) (id string, err error)) *Room {
	return &Room{f.Navigator, f.Screen, f.Messenger, f.Drafter, f.Changer, f.Keeper, f.Roster, f.Library, f.World, store, begin}
}

// OpenSetup opens the setup of a new game, or resumes one. id is that of the route,
// see [frame.SetupRoom].
func (r *Room) OpenSetup(id string) {
	if !r.LoadPeople() {
		return
	}
	s := newSetup()
	switch id {
	case frame.NewSetup, frame.VirtualSetup:
		s = r.newOrLeft(id == frame.VirtualSetup)
	default:
		if half := (setup{}); r.LoadDraft(draftSetup, &half) {
			s = half
		}
		s = s.known(r.Active())
		if own, kept := r.CustomGame(id); kept {
			s = s.play(ofOwn(own))
		}
	}
	groups, err := r.store.Groups()
	r.Refused(err)
	page := r.newPage(s, groups)
	r.Open(page)
	if len(page.known) == 0 { // the first thing to do is to type a name
		r.Focus(page.name.Entry().(fyne.CanvasObject))
	}
}

// newOrLeft returns a setup like the latest game, or the one that was left half done since that
// began: who was chosen is chosen still after a step back.
func (r *Room) newOrLeft(virtual bool) setup {
	s, latest := newSetup(), ""
	games, _ := r.store.Games(history.Page{Limit: 1}) // or the setup begins empty
	if len(games) > 0 {
		latest = games[0].ID
	}
	left := setup{}
	if r.LoadDraft(draftSetup, &left) && left.Virtual == virtual && left.After == latest {
		return left.known(r.Active())
	}
	if last := game.Again(r.store, games, r.People(), r.Now()); last != nil {
		s = setupLike(*last, r.Active())
	}
	if s.Virtual, s.After = virtual, latest; !virtual {
		return s.people()
	}
	if s.table().Rules.Kept {
		return s.play(listed{rules: engine.Variants()[0]})
	}
	return s
}

// draftSetup is the name of the draft of a setup.
const draftSetup = "setup"

// A setup is a game half set up. It is a value: every method returns the setup
// that follows.
type setup struct {
	Seats   []history.Person   `json:"seats"` // clockwise
	Variant string             `json:"variant"`
	Game    *engine.CustomGame `json:"game,omitempty"` // a custom game, whose variant it is, or nil
	House   engine.House       `json:"house,omitempty"`
	Dealer  string             `json:"dealer,omitempty"` // the ID of who deals first; "" is the first seat
	Carried map[string]int     `json:"carried,omitempty"`

	HeadStarts map[string]int `json:"head_starts,omitempty"` // points that somebody is ahead, by ID

	Virtual bool   `json:"virtual,omitempty"` // for the virtual deck
	Typed   string `json:"typed,omitempty"`   // the name in the field, not added yet
	Day     string `json:"day,omitempty"`     // on which it was played, as 2006-01-02, as typed if that is no day, or "" for today

	After string `json:"after,omitempty"` // the ID of the game that was the latest when it began, or ""
}

// newSetup returns the setup of the very first game.
func newSetup() setup {
	first := engine.Variants()[0]
	return setup{Variant: first.ID, House: first.New(nil)}
}

// setupLike returns a setup like the game that was played last, without people who
// are not known.
func setupLike(in scoring.Start, people []history.Person) setup {
	s := setup{Variant: in.Variant, Game: in.Game, House: in.House, Dealer: in.People[in.Dealer].ID}
	for _, p := range in.People {
		s.Seats = append(s.Seats, history.Person{ID: p.ID})
	}
	return s.known(people)
}

// known returns the setup with people as they are now.
func (s setup) known(people []history.Person) setup {
	var seats []history.Person
	for _, p := range s.Seats {
		i := slices.IndexFunc(people, func(k history.Person) bool { return k.ID == p.ID })
		switch {
		case i >= 0:
			seats = append(seats, people[i])
		case isStranger(p):
			seats = append(seats, p)
		}
	}
	s.Seats = seats
	return s
}

// people returns the setup without computer players.
func (s setup) people() setup {
	s.Seats = slices.DeleteFunc(slices.Clone(s.Seats), frame.IsComputer)
	return s
}

// table returns the variant with the house rules chosen so far.
func (s setup) table() engine.Ruleset {
	t, _ := s.began().Ruleset(s.House)
	return t
}

// began returns what is known of the game that will have begun.
func (s setup) began() scoring.Started { return scoring.Started{Variant: s.Variant, Game: s.Game} }

// seated returns the seat of a person, or -1.
func (s setup) seated(id string) int {
	return slices.IndexFunc(s.Seats, func(p history.Person) bool { return p.ID == id })
}

func (s setup) toggle(p history.Person) setup {
	if i := s.seated(p.ID); i >= 0 {
		s.Seats = slices.Delete(slices.Clone(s.Seats), i, i+1)
		return s
	}
	s.Seats = append(slices.Clone(s.Seats), p)
	return s
}

// move takes a seat to another place.
func (s setup) move(from, to int) setup {
	s.Dealer = s.dealerID()
	p := s.Seats[from]
	s.Seats = slices.Insert(slices.Delete(slices.Clone(s.Seats), from, from+1), to, p)
	return s
}

// order seats the people in the order of perm, a permutation of their indices.
func (s setup) order(perm []int) setup {
	seats := make([]history.Person, len(perm))
	for i, from := range perm {
		seats[i] = s.Seats[from]
	}
	s.Seats = seats
	return s
}

// play chooses the game. Another one brings what is usual there, its ending first, unless it differs only in who wins.
// House rules that it does not offer are dropped, and those that were usual in the game before.
func (s setup) play(g listed) setup {
	other := s.Variant != g.rules.ID && s.Variant != g.rules.Twin
	house, before := engine.House{}, s.table().Rules
	maps.Copy(house, s.House)
	maps.DeleteFunc(house, func(k engine.Key, v engine.Value) bool {
		_, err := g.rules.With(engine.House{k: v})
		return other && (k.OfEnding() || before.Usual[k] == v) || err != nil
	})
	if other {
		house = g.rules.New(house)
	}
	if s.Variant != g.rules.ID {
		s.HeadStarts = nil // they are points of another game
	}
	s.Variant, s.Game, s.House = g.rules.ID, g.own, house
	return s
}

// agree sets a house rule. A value that a game has which says nothing is not kept, unless another is usual.
func (s setup) agree(k engine.Key, v engine.Value) setup {
	s.House = maps.Clone(s.House)
	if s.House == nil {
		s.House = engine.House{}
	}
	s.House[k] = v
	if own, _ := s.table().Rules.Offers(k); own == v && s.table().Rules.ByTheBook(k) == v {
		delete(s.House, k)
	}
	return s
}

// ownRules returns how many house rules are not by the book, besides those of the ending.
func (s setup) ownRules() int {
	n, table := 0, s.table()
	for k := range s.House {
		if !k.OfEnding() && table.Differs(k) {
			n++
		}
	}
	return n
}

func (s setup) deal(id string) setup {
	s.Dealer = id
	return s
}

// dealer returns the seat that deals first, or -1 if there is none.
func (s setup) dealer() int {
	if len(s.Seats) == 0 {
		return -1
	}
	return max(0, s.seated(s.Dealer))
}

// dealerID returns the ID of who deals first, or "".
func (s setup) dealerID() string {
	if i := s.dealer(); i >= 0 {
		return s.Seats[i].ID
	}
	return ""
}

// carry sets a total from a paper sheet; 0 removes it.
func (s setup) carry(id string, total int) setup {
	s.Carried = withNumber(s.Carried, id, total)
	return s
}

// withNumber returns numbers with another one for an ID; 0 removes it.
func withNumber(all map[string]int, id string, n int) map[string]int {
	all = maps.Clone(all)
	if all == nil {
		all = map[string]int{}
	}
	all[id] = n
	if n == 0 {
		delete(all, id)
	}
	return all
}

// on returns the setup of a game of that day.
func (s setup) on(day string) setup {
	s.Day = day
	return s
}

// played returns when the game begins that is set up at a time: on its day, if it has one. With the virtual deck it
// begins at once.
func (s setup) played(at time.Time) time.Time {
	on, err := stats.OnDay(s.Day, at.Location())
	if err != nil || s.Virtual || s.Day == stats.Evening(at) {
		return at
	}
	return on
}

func (s setup) start(at time.Time) scoring.Start {
	at = s.played(at)
	in := scoring.Start{At: at, Variant: s.Variant, Game: s.Game, House: s.House, Dealer: scoring.Player(s.dealer())}
	brought := false
	carried := make([]scoring.Carry, len(s.Seats))
	for i, p := range s.Seats {
		in.People = append(in.People, scoring.Person{ID: p.ID, Name: p.Name})
		carried[i].Total = max(s.Carried[p.ID], s.began().Totals().Min) // typed for another game
		brought = brought || carried[i].Total != 0
	}
	if brought { // so who is ahead is known
		in.Carried = carried
		return in
	}
	in.HeadStarts = s.headStarts()
	return in
}
