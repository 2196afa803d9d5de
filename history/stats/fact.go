package stats

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"slices"
	"time"
	"unsafe"

	"tabby/engine"
	"tabby/history/trophy"
	"tabby/scoring"
)

// Form is the number of the rule by which facts are derived and encoded. Each encoding begins with
// it. A fact with another number, older or newer, is derived again from its game: raise it when
// more is counted about a game. That needs no step of the schema.
const Form = 7

// A Fact is what statistics need to know of one game.
type Fact struct {
	Game    string // its id
	Day     string // see [Evening]
	Began   int64  // in seconds since 1970
	Variant string
	Named   string // what a custom game is called, or ""
	Ending  string // how it ends, a value of the house rule "end"
	Goal    Goal
	Rounds  int // the number that count
	Over    bool
	// Provisional means that it is over although a score is missing.
	Provisional bool
	Trophy      trophy.Trophy // of those seats that have one
	Seats       []Seat        // in the order of joining

	// HeadStart means that somebody was ahead at the beginning: it is not rated, and sets no
	// records.
	HeadStart bool

	LeftOut bool // the players left it out of the statistics
	Coached bool // the coach helped a player
}

// Newer is the Ending of a game that a newer Tabby wrote. It is not counted at all.
const Newer = "newer"

// A Seat is what one player did in a game.
type Seat struct {
	Person   string // the id of the person, or ""
	Name     string // of a player without an id
	Place    int    // 1, 1, 3, …; 0 for those who left
	Total    int
	Won      bool
	Points   []int // of each round played that counts: what the cards counted
	Calls    int
	CallsWon int
	Called   int  // of Calls, those of which it is known what the cards counted
	CallHand int  // the sum of what they counted
	Escape   int  // the fewest points below the limit after a round, or -1
	Behind   int  // the most points behind the leader after a round, or 0
	Awarded  bool // has the trophy of the game
}

// numbers returns the numbers of a seat in the order in which they are encoded.
func (s *Seat) numbers() []*int {
	return []*int{&s.Place, &s.Total, &s.Calls, &s.CallsWon, &s.Called, &s.CallHand, &s.Escape, &s.Behind}
}

// Morning is the hour at which the next evening begins.
const Morning = 5

// Evening returns the date of the evening that a time belongs to, as 2006-01-02:
// until five in the morning that is the day before.
func Evening(at time.Time) string { return OnEvening(at).Format(time.DateOnly) }

// WrittenLater reports whether the clock of a game that has just begun has to stand still: it was played on another
// evening, and its rounds are only written down now.
func WrittenLater(begun scoring.Game, now time.Time) bool {
	start, _ := begun.Started()
	return Evening(start.At) != Evening(now) && begun.Sheet(start.At).Clock.Runs
}

// OnEvening returns a time on the date of the evening that a time belongs to. It
// goes by the clock on the wall, even if that changes in the night.
func OnEvening(at time.Time) time.Time {
	if at.Hour() < Morning {
		return at.AddDate(0, 0, -1)
	}
	return at
}

// usualHour is the hour given to a game if only its day is known, as in a table without times.
const usualHour = 20

// OnDay returns when a game was played if only its day is known, as 2006-01-02. The error is that of
// [time.Parse], or says that the day is in the year 1 or before, which a time has that nobody knows.
func OnDay(day string, in *time.Location) (time.Time, error) {
	at, err := time.Parse(time.DateOnly, day)
	if err == nil && at.Year() <= 1 {
		err = errors.New("no game is as old as " + day)
	}
	return time.Date(at.Year(), at.Month(), at.Day(), usualHour, 0, 0, 0, in), err
}

// Of returns the fact of a game. LeftOut and Coached are for the caller to set.
func Of(id string, began scoring.Started, s scoring.Sheet) Fact {
	f := Fact{
		Game: id, Day: Evening(began.At), Began: began.At.Unix(), Variant: began.Variant, Named: began.Named(),
		Ending: string(s.Ruleset.Value(engine.End)), Goal: goalOf(s.Ruleset), Rounds: s.Counted(), Over: s.Over, Provisional: s.Provisional(),
		HeadStart: s.HeadStarts != nil,
	}
	of, awarded := trophy.Of(s)
	f.Trophy = of
	for p, who := range s.People {
		seat := Seat{Person: who.ID, Place: s.Places[p], Total: s.Totals[p], Escape: -1, Awarded: slices.Contains(awarded, scoring.Player(p))}
		if who.ID == "" {
			seat.Name = who.Name
		}
		seat.Won = s.Over && slices.Contains(s.Winners, scoring.Player(p))
		f.Seats = append(f.Seats, seat)
	}
	b := builder{Fact: &f, gone: make([]bool, len(s.People))}
	if b.limit, b.limited = s.Ruleset.Limit(); f.Goal != LowestTotal {
		b.limited = false // it is what all play for
	}
	for _, r := range s.Rounds {
		if r.Fate == scoring.Counts {
			b.round(r)
		}
	}
	return f
}

// unplayed reports whether the game ended without a round, so that nobody has won.
func (f *Fact) unplayed() bool {
	return f.Over && f.Rounds == 0 && !slices.ContainsFunc(f.Seats, func(s Seat) bool { return s.Won })
}

// A builder adds the rounds of a game to its fact.
type builder struct {
	*Fact
	limit   int
	limited bool
	gone    []bool // by player: out by now
}

func (b *builder) round(r scoring.Round) {
	lead, played := 0, false
	for p, c := range r.Cells {
		if c.HandKnown() {
			b.Seats[p].Points = append(b.Seats[p].Points, c.Score.Points)
		}
		if c.Mark != scoring.Blank && !b.gone[p] && (!played || b.Goal.lag(c.Total, lead) < 0) {
			lead, played = c.Total, true
		}
	}
	for _, p := range r.Out {
		b.gone[p] = true
	}
	for p, c := range r.Cells {
		if c.Mark == scoring.Blank || b.gone[p] {
			continue
		}
		seat := &b.Seats[p]
		seat.Behind = max(seat.Behind, b.Goal.lag(c.Total, lead))
		if room := b.limit - c.Total; b.limited && room >= 0 && (seat.Escape < 0 || room < seat.Escape) {
			seat.Escape = room
		}
	}
	b.call(r)
}

func (b *builder) call(r scoring.Round) {
	if r.Call == scoring.Unjudged {
		return
	}
	seat := &b.Seats[r.Caller]
	seat.Calls++
	if r.Call == scoring.Right {
		seat.CallsWon++
	}
	if cell := r.Cells[r.Caller]; cell.HandKnown() {
		seat.Called++
		seat.CallHand += cell.Score.Points
	}
}

// ErrFact means that bytes do not encode a fact, or are damaged.
var ErrFact = errors.New("not a fact")

// IsCurrent reports whether an encoding is of this [Form].
func IsCurrent(data []byte) bool { return len(data) > 0 && data[0] == Form }

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Encode returns a compact encoding of the fact without its id, LeftOut and
// Coached. Equal facts have equal encodings.
func (f Fact) Encode() []byte {
	b := append(make([]byte, 0, 256), Form)
	b = text(b, f.Day)
	b = binary.AppendVarint(b, f.Began)
	b = text(b, f.Variant)
	b = text(b, f.Ending)
	b = number(b, f.Rounds)
	b = append(b, f.end()|byte(f.Goal)<<goalShift|f.ahead())
	b = number(append(b, byte(f.Trophy)), len(f.Seats))
	for _, s := range f.Seats {
		b = s.encode(b)
	}
	if f.Named != "" {
		b = text(b, f.Named)
	}
	return binary.BigEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

// unseal returns what follows the form in an encoding, or [ErrFact] if it has another form
// or is damaged.
func unseal(data []byte) ([]byte, error) {
	if len(data) < 5 || !IsCurrent(data) {
		return nil, ErrFact
	}
	body := data[:len(data)-4]
	if crc32.Checksum(body, castagnoli) != binary.BigEndian.Uint32(data[len(body):]) {
		return nil, ErrFact
	}
	return body[1:], nil
}

func (s Seat) encode(b []byte) []byte {
	b = text(b, s.Person)
	b = text(b, s.Name)
	b = truth(b, s.Won)
	for _, n := range s.numbers() {
		b = number(b, *n)
	}
	b = number(truth(b, s.Awarded), len(s.Points))
	for _, n := range s.Points {
		b = number(b, n)
	}
	return b
}

// How a game stands, as it is encoded.
const (
	running byte = iota
	over
	provisional
)

// In the byte that says how a game stands the goal begins at goalShift, and aheadBit is set if
// somebody had a head start.
const (
	goalShift = 2
	aheadBit  = 1 << 7
)

func (f Fact) ahead() byte {
	if f.HeadStart {
		return aheadBit
	}
	return 0
}

func (f Fact) end() byte {
	switch {
	case f.Provisional:
		return provisional
	case f.Over:
		return over
	}
	return running
}

func text(b []byte, s string) []byte { return append(number(b, len(s)), s...) }

func number(b []byte, n int) []byte { return binary.AppendVarint(b, int64(n)) }

func truth(b []byte, is bool) []byte {
	if is {
		return append(b, 1)
	}
	return append(b, 0)
}

// Decode decodes data into f, except for its id, LeftOut and Coached. It reuses the
// memory of f, and the strings in f share memory with data: data must not change
// while f is in use.
func (f *Fact) Decode(data []byte) error {
	body, err := unseal(data)
	if err != nil {
		return err
	}
	d := decoding{left: body}
	f.Day, f.Began = d.text(), d.varint()
	f.Variant, f.Ending = d.text(), d.text()
	f.Rounds = d.number()
	end := d.byte()
	f.HeadStart, end = end&aheadBit != 0, end&^aheadBit
	f.Goal, end = Goal(end>>goalShift), end&(1<<goalShift-1)
	f.Over, f.Provisional = end != running, end == provisional
	if f.Goal >= goals {
		return ErrFact
	}
	if f.Trophy = trophy.Trophy(d.byte()); f.Trophy >= trophy.Count {
		return ErrFact
	}
	n := d.length()
	if cap(f.Seats) < n {
		f.Seats = make([]Seat, n)
	}
	f.Seats = f.Seats[:n]
	for i := range f.Seats {
		d.seat(&f.Seats[i])
	}
	f.Named = ""
	if len(d.left) > 0 {
		f.Named = d.text()
	}
	if d.bad || len(d.left) > 0 {
		return ErrFact
	}
	return nil
}

// A decoding is the rest of the data, and whether any of it was wrong.
type decoding struct {
	left []byte
	bad  bool
}

func (d *decoding) seat(s *Seat) {
	s.Person, s.Name, s.Won = d.text(), d.text(), d.truth()
	for _, n := range s.numbers() {
		*n = d.number()
	}
	s.Awarded = d.truth()
	n := d.length()
	s.Points = slices.Grow(s.Points[:0], n)
	for range n {
		s.Points = append(s.Points, d.number())
	}
}

func (d *decoding) varint() int64 {
	n, size := binary.Varint(d.left)
	if size <= 0 {
		d.bad, d.left = true, nil
		return 0
	}
	d.left = d.left[size:]
	return n
}

func (d *decoding) number() int {
	if len(d.left) > 0 && d.left[0] < 0x80 { // most are
		n := int(d.left[0])
		d.left = d.left[1:]
		return n>>1 ^ -(n & 1)
	}
	return int(d.varint())
}

// length reads the number of items that follow, each of at least one byte.
func (d *decoding) length() int {
	n := d.number()
	if n < 0 || n > len(d.left) {
		d.bad, d.left = true, nil
		return 0
	}
	return n
}

func (d *decoding) text() string {
	n := d.length()
	if n == 0 {
		return ""
	}
	s := unsafe.String(&d.left[0], n) // the data do not change, see Decode
	d.left = d.left[n:]
	return s
}

func (d *decoding) truth() bool { return d.byte() == 1 }

func (d *decoding) byte() byte {
	if len(d.left) == 0 {
		d.bad = true
		return 0
	}
	b := d.left[0]
	d.left = d.left[1:]
	return b
}
