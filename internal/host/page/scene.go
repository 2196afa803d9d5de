package page

import (
	"sync"

	"tabby/internal/sheetview"
	"tabby/rulesref"
	"tabby/scoring"
	"tabby/ui/widgets/badges"
)

// A Scene is what a table shows at one time. It is never changed once it was looked at.
type Scene struct {
	Sheet  scoring.Sheet
	Badges []Badge                   // by player; players without one get one by their number
	Slips  map[scoring.Player]Slip   // the scores entered for the coming round
	Taken  map[scoring.Player]string // the seats that a device has, and its name
	Paused bool                      // the host takes no intents for now
	Join   string                    // the address by which others join, or ""
	Shelf  *Shelf                    // keeps what scenes have in common, or nil

	same  once[*sheet]
	book  once[*rulesref.Book]
	pages sync.Map // by viewer
	began sync.Once
}

// A Slip is a score that was entered for the coming round and is not written down yet.
type Slip struct {
	Points int
	Hand   []string // the codes of the cards, if those were entered
	SatOut bool     // did not play the round
	Cards  *int     // how many cards were left, where lines change; nil for as many as were dealt
	By     string   // the name of the device that entered it
	Rev    int      // counts the slips of this player
}

// A Badge marks a player, with a letter of the name: numbers of package
// badges, which wrap.
type Badge struct{ Colour, Shape int }

// once keeps what is computed at the first look.
type once[T any] struct {
	once  sync.Once
	value T
}

func (o *once[T]) get(compute func() T) T {
	o.once.Do(func() { o.value = compute() })
	return o.value
}

// view returns what the sheet shows.
func (s *Scene) view() sheetview.View {
	sheet := s.ofSheet()
	return sheet.view.get(func() sheetview.View { return sheetview.Of(s.Sheet) })
}

// ofSheet returns what the scene has in common with others of the same sheet.
func (s *Scene) ofSheet() *sheet {
	return s.same.get(func() *sheet { return s.Shelf.sheetOf(s.Sheet, s.Badges) })
}

// rules returns a text that no other ruleset has.
func (s *Scene) rules() string {
	return s.ofSheet().rules.get(func() string { return textOf(s.Sheet.Ruleset) })
}

// rulebook returns the rule book of the table.
func (s *Scene) rulebook() *rulesref.Book {
	return s.book.get(func() *rulesref.Book { return s.Shelf.find(s.Sheet.Ruleset) })
}

// A mark is a badge as it is drawn.
type mark struct {
	Colour, Shape int
	Letter        string
	Size, Base    float32 // of the letter, and where it stands, on a badge of 100
	Dim           bool    // of a player who is out
	Ride          string  // the icon that rides on it, or ""
}

// Badge returns the badge of a player.
func (s *Scene) Badge(p scoring.Player) Badge {
	b := Badge{int(p), int(p)}
	if int(p) < len(s.Badges) {
		b = s.Badges[p]
	}
	return Badge{b.Colour % badges.Count, b.Shape % badges.Count}
}

// mark returns the badge of a player as it is drawn.
func (s *Scene) mark(p scoring.Player) mark {
	b := s.Badge(p)
	m := mark{Colour: b.Colour, Shape: b.Shape, Dim: s.Sheet.Status[p] != scoring.In}
	shape := badges.Shapes()[m.Shape]
	m.Letter, m.Size = badges.Initial(s.Sheet.People[p].Name), shape.Letter*100
	m.Base = 50 + m.Size*capital/2 + shape.Drop*100
	return m
}

// capital is the height of a capital letter as a share of its size.
const capital = 0.72
