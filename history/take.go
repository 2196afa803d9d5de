package history

import (
	"errors"
	"maps"
	"slices"

	"github.com/google/uuid"
)

// A Taking takes lines of exports into a store, each once: an entry goes where its checksum says.
// A line that is there already changes nothing, so lines may come again, and a transfer may be
// interrupted. Lines may come in any order in which an entry comes after the one before it.
type Taking struct {
	Imported
	From Place // where the lines come from, in a repair

	how     How
	into    Taker
	work    Work
	lines   Counts // that came
	games   map[uuid.UUID]came
	open    []*page             // games of which lines came last, the last in front
	beside  map[string][]string // the sums of entries that came in beside the main lines, by game
	revised map[string]bool     // who and what got another revision
	newer   []Verbatim          // about people and annotations
	players map[string]bool
	seats   []Seat
	waiting map[string][]waiting // entries that follow on none yet, by game
	unused  int                  // entries of the running export that have waited, and cannot be used
	origin  map[string]bool      // the sums of entries, and whether they are in the database
}

// A came says what an import did with a game.
type came struct {
	main, beside, added int32 // entries before, and new ones
	said                int32 // number of the last that a file says is of the main line
	fate                fate
	back                bool // it was deleted for good
}

// A fate is the reason why nothing of a game is imported.
type fate int8

const (
	comes   fate = iota
	gone         // it was deleted here for good
	typed        // it is here, and was typed in by hand
	tooMuch      // it is larger than Tabby keeps
)

// openGames is how many games can be continued without asking the store: a running export has the
// lines of several tables in the order in which they were confirmed.
const openGames = 8

// NewTaking begins to take lines into a store.
func NewTaking(into Taker, how How, work Work) *Taking {
	return &Taking{
		how: how, into: into, work: work, games: map[uuid.UUID]came{}, beside: map[string][]string{},
		revised: map[string]bool{}, players: map[string]bool{}, waiting: map[string][]waiting{}, origin: map[string]bool{},
	}
}

// Take takes a line that [ParseLine] has read, or a [Verbatim]. The line is nil if Tabby would write
// it in the same way. The error says why the line cannot be used, see [IsUnusable], or is that of
// the store.
func (t *Taking) Take(what any, line []byte) error {
	var v Verbatim
	more := false
	if line != nil {
		v, more = VerbatimOf(line, what)
	}
	switch what := what.(type) {
	case Person:
		if t.lines.People++; t.lines.People > maxPeople && !t.how.Kept {
			return wrong(Refusal{Reason: ErrTooMuch, Limit: People, Count: maxPeople})
		}
		if err := checkPersonID(what.ID); err != nil && !t.how.Kept {
			return wrong(err)
		}
		return t.revise(what, "person/"+what.ID, v, more)
	case Annotation:
		t.lines.Marks++
		return t.revise(what, "mark/"+what.key(), v, more)
	case Entry:
		t.lines.Entries++
		if err := t.once(what); err != nil {
			return err
		}
		return t.entry(what, v, more)
	case Other:
		t.lines.Others++
		return t.entry(what.Entry, v, more)
	case Verbatim:
		t.newer = append(t.newer, what)
		return nil
	case Removed:
		return t.removed(what.Game)
	}
	return wrong(ErrLine)
}

// An unusable error is about a line, and not about the store.
type unusable struct{ error }

func (u unusable) Unwrap() error { return u.error }

// wrong returns why a line cannot be used.
func wrong(err error) error {
	if err == nil {
		return nil
	}
	return unusable{err}
}

// IsUnusable reports whether an error of [Taking.Take] is about the line, so that the taking can continue
// without it.
func IsUnusable(err error) bool { return errors.As(err, new(unusable)) }

// revise takes a person or an annotation.
func (t *Taking) revise(r Revision, key string, v Verbatim, more bool) error {
	if more {
		t.newer = append(t.newer, v)
	}
	newer, err := t.into.Revise(r)
	if newer && !t.revised[key] {
		t.revised[key] = true
		if _, is := r.(Person); is {
			t.People++
		} else {
			t.Marks++
		}
	}
	return err
}

// removed takes the line that a game was deleted for good. Each device decides this for itself; in
// a repair, the files that are trusted more decide.
func (t *Taking) removed(game string) error {
	if !t.how.Kept {
		return nil
	}
	if err := checkGameID(game); err != nil {
		return nil //nolint:nilerr // nobody has such a game
	}
	if _, seen := t.games[uuid.MustParse(game)]; seen {
		return nil
	}
	return t.into.SetRemoved(game, true)
}

// entry takes an entry.
func (t *Taking) entry(e Entry, v Verbatim, more bool) error {
	p, err := t.turn(e.Game)
	if err != nil || t.games[p.key].fate != comes {
		return err
	}
	there, known := p.nodes[e.Sum]
	switch {
	case !known:
		err = t.place(p, e)
	case there.Seq != e.Seq || e.Sum != e.Chained(there.Before):
		err = wrong(Refusal{Reason: ErrChecksum, Kind: OfGame, What: e.Game, Seq: e.Seq})
	default:
		t.trace(e.Sum)
	}
	if err != nil || !more {
		return err
	}
	if t.how.Kept { // it may be there later
		t.newer = append(t.newer, v)
		return nil
	}
	if t.games[p.key].fate != comes {
		return nil
	}
	if _, spare := v.Shown(); spare {
		p.spare = append(p.spare, v)
		return nil
	}
	return t.into.Keep(v, false)
}

// once returns an error if a file has two entries of one number on a main line.
func (t *Taking) once(e Entry) error {
	p, err := t.turn(e.Game)
	if err != nil || t.how.Kept {
		return err
	}
	c := t.games[p.key]
	if _, again := p.nodes[e.Sum]; e.Seq <= int(c.said) && !again && c.fate == comes {
		return wrong(Refusal{Reason: ErrTwice, Kind: OfGame, What: e.Game, Seq: e.Seq})
	}
	c.said = max(c.said, int32(min(e.Seq, MaxEntries)))
	t.games[p.key] = c
	return nil
}

// place adds an entry after the one on which it follows.
func (t *Taking) place(p *page, e Entry) error {
	before, is := p.before(e)
	if is {
		return t.add(p, e, before)
	}
	if t.how.Kept {
		t.wait(e)
		return nil
	}
	reason := ErrGap
	if e.Seq == 1 || len(p.bySeq[e.Seq-1]) > 0 {
		reason = ErrChecksum
	}
	return wrong(Refusal{Reason: reason, Kind: OfGame, What: e.Game, Seq: e.Seq})
}

// add adds an entry, and those that have waited for it.
func (t *Taking) add(p *page, e Entry, before string) error {
	l, err := t.ledger(p, before)
	if err != nil {
		return err
	}
	c := t.games[p.key]
	if !t.how.Kept && int(c.main+c.beside+c.added) >= MaxEntries {
		return t.leaveOut(p, l)
	}
	after, err := t.next(l, e)
	if isBeyond(err) {
		return t.leaveOut(p, l)
	}
	main := before == p.tip
	if err == nil {
		err = t.into.Add(e, before, main, after)
	}
	if err != nil {
		return err
	}
	c.added++
	t.games[p.key] = c
	if !main {
		t.beside[e.Game] = append(t.beside[e.Game], e.Sum)
	}
	p.add(e, before, after)
	t.trace(e.Sum)
	return t.goOn(p, e)
}

// next returns a game after its next entry, if the entries are those of a game that can have been
// played. Entries that are stored here were accepted once.
func (t *Taking) next(l Ledger, e Entry) (Ledger, error) {
	after, events, err := l.Next(e)
	if err == nil && !t.how.Kept {
		err = checkEvents(l.Game, events)
	}
	if err == nil && !t.how.Kept {
		err = after.checkSize()
	}
	return after, wrong(foreignError(err))
}

// isBeyond reports whether an error is about a game that is larger than Tabby keeps.
func isBeyond(err error) bool {
	r := Refusal{}
	return errors.As(err, &r) && r.Reason == ErrTooMuch && (r.Limit == Entries || r.Limit == Players)
}

// leaveOut takes back what was imported of a game that is larger than Tabby keeps, and skips the rest of it.
func (t *Taking) leaveOut(p *page, l Ledger) error {
	c := t.games[p.key]
	c.fate = tooMuch
	t.games[p.key] = c
	t.Beyond = append(t.Beyond, l.Summary())
	err := t.into.TakeBack(p.game, int(c.main), t.beside[p.game])
	if err == nil && c.back {
		err = t.into.SetRemoved(p.game, true)
	}
	delete(t.beside, p.game)
	p.grown, p.spare, p.tips = false, nil, nil
	return err
}

// Done ends the taking, and does everything that follows from all lines together.
func (t *Taking) Done() (Imported, error) {
	if err := t.shut(0); err != nil {
		return t.Imported, err
	}
	forked, err := t.count()
	if err == nil {
		err = t.into.Done(forked, t.seats)
	}
	for i := 0; err == nil && i < len(t.newer); i++ {
		_, spare := t.newer[i].Shown()
		err = t.into.Keep(t.newer[i], spare)
	}
	return t.Imported, err
}

// count counts what was imported of each game, and returns the games with entries beside their main lines.
func (t *Taking) count() (forked []Forked, err error) {
	ids := slices.SortedFunc(maps.Keys(t.games), func(a, b uuid.UUID) int { return slices.Compare(a[:], b[:]) })
	doing := WritingGames
	if t.how.Kept {
		doing = DerivingGames
	}
	for i, id := range ids {
		if err := t.work.Step(doing, i+1, len(ids)); err != nil {
			return nil, err
		}
		c, game := t.games[id], id.String()
		switch {
		case c.fate == gone:
			t.Gone++
		case c.fate == tooMuch, c.main+c.added == 0:
		case c.added == 0:
			t.Known++
		default:
			beside := int(c.beside) + len(t.beside[game])
			if err := t.countGrown(game, c, beside > 0); err != nil {
				return nil, err
			}
			if beside > 0 {
				forked = append(forked, Forked{Game: game, Main: int(c.main)})
			}
		}
	}
	return forked, nil
}

// countGrown counts a game that has got entries. If a game has several endings and they say what is
// known already, these entries have people with other ids.
func (t *Taking) countGrown(game string, c came, forked bool) error {
	var now, before Tree
	if forked {
		all, main, err := t.into.Tree(game)
		if err != nil {
			return err
		}
		now, before = NewTree(all), NewTree(t.before(game, c, all, main))
		if !t.how.Kept && now.Ways() > max(1, before.Ways()) {
			if err := now.CheckWays(game); err != nil {
				return err
			}
		}
	}
	switch {
	case c.main == 0:
		back := false
		if c.back {
			var err error
			if back, err = t.into.InTrash(game); err != nil {
				return err
			}
		}
		if back {
			t.Back++
		} else {
			t.Games++
		}
	case forked && now.SaysSame(before):
		t.Known++
		return nil
	case forked && now.Leaves() > 1:
		t.Parted = append(t.Parted, game)
	default:
		t.Grown++
	}
	t.Entries += int(c.added)
	return nil
}

// before returns the entries of a game that were there before the import.
func (t *Taking) before(game string, c came, all []Node, main int) []Node {
	came := map[string]bool{}
	for _, sum := range t.beside[game] {
		came[sum] = true
	}
	for _, n := range all[c.main:main] {
		came[n.Sum] = true
	}
	return slices.DeleteFunc(slices.Clone(all), func(n Node) bool { return came[n.Sum] })
}
