package history

import (
	"slices"
	"strconv"

	"github.com/google/uuid"
)

// A gameTable has the games of a file and where their entries stand, in 24 bytes an entry or less,
// and some 80 a game: a file of 1 GiB has millions of both.
type gameTable struct {
	places map[uuid.UUID]int32
	games  pieces[packedGame]
	lines  pieces[packedLine]
	apart  map[int]*apart   // entries that are not on the main line, by the place of their game
	kept   map[int]*Summary // what follows from the games of a small file
}

// A packedGame is one game.
type packedGame struct {
	id    uuid.UUID
	sum   uint64 // beginning of that of the last entry of the main line
	last  int32  // line of the main line, from 1
	count uint16 // of its entries
	newer bool   // a newer Tabby wrote it
}

// A packedLine is an entry of a main line.
type packedLine struct {
	place  uint64 // the byte it begins at, how many it has, and whether it says more
	number int32
	before int32 // the line before it, from 1, or 0
}

// lengthBits is how many bits the length of a line takes, which is up to [MaxLine]. What they and
// one more leave is enough for a file of 4 TiB.
const lengthBits = 21

func packLine(s Span, before int32) packedLine {
	place := uint64(s.At)<<(lengthBits+1) | uint64(s.Length)<<1
	if s.more {
		place++
	}
	return packedLine{place, s.Number, before}
}

func (l packedLine) span() Span {
	return Span{At: int64(l.place >> (lengthBits + 1)), Length: int32(l.place >> 1 & (1<<lengthBits - 1)), Number: l.number, more: l.place&1 == 1}
}

func newGameTable() gameTable {
	return gameTable{places: map[uuid.UUID]int32{}, apart: map[int]*apart{}, kept: map[int]*Summary{}}
}

// find returns the place of a game, from 0, and whether it is there.
func (t *gameTable) find(id uuid.UUID) (at int, is bool) {
	place, is := t.places[id]
	return int(place), is
}

// add adds a game that is not there and returns its place.
func (t *gameTable) add(id uuid.UUID) int {
	at := t.games.len()
	t.games.add(packedGame{id: id})
	t.places[id] = int32(at)
	return at
}

// push adds the next entry to the main line of a game.
func (t *gameTable) push(at int, s Span) {
	g := t.games.at(at)
	t.lines.add(packLine(s, g.last))
	g.last, g.count = int32(t.lines.len()), g.count+1
}

// apartFrom returns the entries that are not on the main line of a game.
func (t *gameTable) apartFrom(at int) *apart {
	if t.apart[at] == nil {
		t.apart[at] = &apart{nodes: map[string]Node{}, spans: map[string]Span{}}
	}
	return t.apart[at]
}

// line returns an entry of the main line of a game, which has as many.
func (t *gameTable) line(at, seq int) Span {
	g := t.games.at(at)
	i := g.last
	for range int(g.count) - seq {
		i = t.lines.at(int(i) - 1).before
	}
	return t.lines.at(int(i) - 1).span()
}

// unpack returns a game, whose lines are in a buffer.
func (t *gameTable) unpack(at int, buffer []Span) *ImportGame {
	p := t.games.at(at)
	g := &ImportGame{ID: p.id.String(), Lines: slices.Grow(buffer[:0], int(p.count))[:p.count], at: at, sum: p.sum, newer: p.newer}
	for n, i := len(g.Lines)-1, p.last; i > 0; n-- {
		l := t.lines.at(int(i) - 1)
		g.Lines[n], i = l.span(), l.before
	}
	if a := t.apart[at]; a != nil {
		g.Others = a.lines
	}
	return g
}

// shortened returns what a game keeps of a checksum to notice that a file has changed.
func shortened(sum string) uint64 {
	begins, _ := strconv.ParseUint(sum[:min(len(sum), 16)], 16, 64) // of another text, 0
	return begins
}

// pieces are many values, in pieces so that they grow without being copied.
type pieces[T any] struct{ all [][]T }

// inPiece is how many values a piece has.
const inPiece = 1 << 10

func (p *pieces[T]) len() int {
	if len(p.all) == 0 {
		return 0
	}
	return (len(p.all)-1)*inPiece + len(p.all[len(p.all)-1])
}

func (p *pieces[T]) at(i int) *T { return &p.all[i/inPiece][i%inPiece] }

func (p *pieces[T]) add(t T) {
	if p.len() == len(p.all)*inPiece {
		p.all = append(p.all, make([]T, 0, inPiece))
	}
	last := &p.all[len(p.all)-1]
	*last = append(*last, t)
}
