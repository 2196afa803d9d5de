package history

import (
	"maps"
	"slices"

	"github.com/google/uuid"
)

// A page is a game while its lines are being taken.
type page struct {
	game  string
	key   uuid.UUID
	nodes map[string]Node   // all entries, by sum
	bySeq map[int][]string  // their sums, by number
	tip   string            // the sum of the last entry of the main line
	at    map[string]Ledger // the game as of entries, by their sums: of the last, and of all once it has forked
	all   bool              // that is so
	grown bool              // its main line
	tips  map[string]bool   // the last entries that came beside it
	spare []Verbatim        // lines that say nothing more than what its sheet shows
}

// turn continues with a game.
func (t *Taking) turn(game string) (*page, error) {
	if i := slices.IndexFunc(t.open, func(p *page) bool { return p.game == game }); i >= 0 {
		p := t.open[i]
		copy(t.open[1:i+1], t.open[:i])
		t.open[0] = p
		return p, nil
	}
	if err := checkGameID(game); err != nil {
		return nil, wrong(err)
	}
	if err := t.shut(openGames - 1); err != nil {
		return nil, err
	}
	p := &page{game: game, key: uuid.MustParse(game), nodes: map[string]Node{}, bySeq: map[int][]string{}, at: map[string]Ledger{}, tips: map[string]bool{}}
	there, err := t.into.Stored(game)
	if err != nil {
		return nil, err
	}
	for _, n := range slices.Concat(there.Line, there.Beside) {
		p.put(n)
	}
	if n := len(there.Line); n > 0 {
		p.tip = there.Line[n-1].Sum
	}
	t.open = slices.Insert(t.open, 0, p)
	if _, seen := t.games[p.key]; seen {
		return p, nil
	}
	return p, t.meet(p, there)
}

// meet decides what to do with a game when its first line comes.
func (t *Taking) meet(p *page, there Stored) (err error) {
	c := came{main: int32(len(there.Line)), beside: int32(len(there.Beside))}
	switch {
	case there.Removed && !t.how.Wanted:
		c.fate = gone
	case there.Removed:
		c.back = true
		err = t.into.SetRemoved(p.game, false)
	case t.how.ByHand && c.main > 0:
		c.fate = typed
	}
	t.games[p.key] = c
	return err
}

// shut writes everything that follows from all games except those whose lines came last.
func (t *Taking) shut(keep int) error {
	for len(t.open) > keep {
		p := t.open[len(t.open)-1]
		t.open = t.open[:len(t.open)-1]
		if p.grown {
			s := p.at[p.tip].Derive()
			if err := t.into.Derive(s); err != nil {
				return err
			}
			t.see(s)
		}
		for _, sum := range slices.Sorted(maps.Keys(p.tips)) {
			t.see(p.at[sum].Derive())
		}
		for _, v := range p.spare {
			if err := t.into.Keep(v, true); err != nil {
				return err
			}
		}
	}
	return nil
}

// see remembers the players of a game.
func (t *Taking) see(s Summary) {
	for _, seat := range s.Seats {
		if seat.Person != "" && !t.players[seat.Person] {
			t.players[seat.Person] = true
			t.seats = append(t.seats, seat)
		}
	}
}

// ledger returns a game as of an entry.
func (t *Taking) ledger(p *page, sum string) (l Ledger, err error) {
	if l, is := p.at[sum]; is {
		return l, nil
	}
	switch {
	case sum == "":
		l = Ledger{ID: p.game}
	case sum == p.tip:
		l, err = t.into.Ledger(p.game)
	default:
		if p.at, err = t.into.Ledgers(p.game); err != nil {
			return l, err
		}
		p.all = true
		return p.at[sum], nil
	}
	p.at[sum] = l
	return l, err
}

// put notes an entry that is already there.
func (p *page) put(n Node) {
	p.nodes[n.Sum] = Node{Seq: n.Seq, Sum: n.Sum, Before: n.Before}
	p.bySeq[n.Seq] = append(p.bySeq[n.Seq], n.Sum)
}

// before returns the sum of the entry that another one follows on, and whether that is there.
func (p *page) before(e Entry) (string, bool) {
	if e.Seq == 1 {
		return "", e.Sum == e.Chained("")
	}
	if p.nodes[p.tip].Seq == e.Seq-1 && e.Sum == e.Chained(p.tip) {
		return p.tip, true
	}
	for _, sum := range p.bySeq[e.Seq-1] {
		if e.Sum == e.Chained(sum) {
			return sum, true
		}
	}
	return "", false
}

// add notes an entry that was added, with which the game stands as after.
func (p *page) add(e Entry, before string, after Ledger) {
	p.put(Node{Seq: e.Seq, Sum: e.Sum, Before: before})
	if before == p.tip {
		if !p.all {
			delete(p.at, before)
		}
		p.tip, p.grown = e.Sum, true
	} else {
		delete(p.tips, before)
		p.tips[e.Sum] = true
	}
	p.at[e.Sum] = after
}

// A waiting entry follows an entry that is not there yet.
type waiting struct {
	Entry
	from Place
}

// wait lets an entry of a repair wait for the one that it follows on, unless it does already.
func (t *Taking) wait(e Entry) {
	all := t.waiting[e.Game]
	switch i := slices.IndexFunc(all, func(w waiting) bool { return w.Entry == e }); {
	case i < 0:
		t.waiting[e.Game] = append(all, waiting{e, t.From})
	case t.From == InDatabase:
		all[i].from = t.From
	}
}

// goOn adds the entries that have waited for one.
func (t *Taking) goOn(p *page, e Entry) error {
	for _, w := range t.waiting[e.Game] {
		if w.Seq != e.Seq+1 || w.Sum != w.Chained(e.Sum) {
			continue
		}
		t.waiting[e.Game] = slices.DeleteFunc(slices.Clone(t.waiting[e.Game]), func(o waiting) bool { return o == w })
		from := t.From
		t.From = w.from
		err := t.place(p, w.Entry)
		t.From = from
		if IsUnusable(err) {
			if w.from == InExport {
				t.unused++
			}
			continue
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// trace keeps where an entry of a repair comes from.
func (t *Taking) trace(sum string) {
	if t.how.Kept {
		t.origin[sum] = t.origin[sum] || t.From == InDatabase
	}
}

// Unused returns how many entries of the running export cannot be used because they follow no other entry.
func (t *Taking) Unused() int {
	n := t.unused
	for _, all := range t.waiting {
		for _, w := range all {
			if w.from == InExport {
				n++
			}
		}
	}
	return n
}

// Gathered returns how many entries of a repair were not in the database.
func (t *Taking) Gathered() (n int) {
	for _, inDatabase := range t.origin {
		if !inDatabase {
			n++
		}
	}
	return n
}
