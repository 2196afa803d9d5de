package history

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"tabby/scoring"
)

// A Shown is the sheet of a custom game as it looked on the device that wrote it. It travels with
// the game for a Tabby that cannot compute the sheet; a Tabby that can does not need it. Lists are
// by player in the order of joining, with nil for none.
type Shown struct {
	Entries int      `json:"entries"` // of the game, as of which it is
	Rounds  [][]*int `json:"rounds"`  // what each counted
	Totals  []*int   `json:"totals"`
	Places  []*int   `json:"places"`
	Over    bool     `json:"over"`
}

// shownOf returns what the sheet of a game shows after its last entry.
func shownOf(l Ledger) Shown {
	sheet := l.Game.Sheet(l.At)
	s := Shown{Entries: l.Seq, Rounds: [][]*int{}, Over: sheet.Over}
	for p := range sheet.People {
		s.Totals, s.Places = append(s.Totals, &sheet.Totals[p]), append(s.Places, nil)
		if sheet.Places[p] > 0 {
			s.Places[p] = &sheet.Places[p]
		}
	}
	for _, r := range sheet.Rounds {
		if r.Fate != scoring.Counts {
			continue
		}
		counted := make([]*int, len(r.Cells))
		for p, c := range r.Cells {
			if c.Mark == scoring.Written || c.Mark == scoring.Spared {
				counted[p] = &c.Counted
			}
		}
		s.Rounds = append(s.Rounds, counted)
	}
	return s
}

// isPossible reports whether a sheet can show these values.
func (s Shown) isPossible() bool {
	lists := append(slices.Clone(s.Rounds), s.Totals, s.Places)
	return s.Entries > 0 && s.Entries <= MaxEntries && len(s.Rounds) <= MaxEntries && !slices.ContainsFunc(lists, func(list []*int) bool {
		return len(list) > maxPlayers || slices.ContainsFunc(list, func(n *int) bool { return n != nil && (*n < -mostShown || *n > mostShown) })
	})
}

// mostShown is the highest number that a sheet shows, above zero or below it.
const mostShown = 99_999

// A showing writes the entries of games, all entries of a game one after the other. The last entry
// of a custom game also says what its sheet shows. It has to be closed.
type showing struct {
	write Sink

	own    bool   // the game is one's own
	ledger Ledger // after the entry that is held back
	held   Entry
	line   []byte // of that
}

// entry writes the next entry, as this line.
func (w *showing) entry(e Entry, line []byte) error {
	if e.Game != w.ledger.ID {
		if err := w.close(); err != nil {
			return err
		}
		*w = showing{write: w.write, own: strings.Contains(e.Body, `"game":`), ledger: Ledger{ID: e.Game}}
	}
	if !w.own {
		return w.write(line)
	}
	if err := w.release(w.line); err != nil {
		return err
	}
	var err error
	if w.ledger, _, err = w.ledger.Next(e); err != nil {
		w.own = false // it is damaged, which an import will say
		return w.write(line)
	}
	w.held, w.line = e, line
	return nil
}

// close writes the last entry.
func (w *showing) close() error {
	line := w.line
	if w.line != nil && w.ledger.newer == nil && bytes.Equal(line, w.held.Line()) {
		text, err := json.Marshal(shownOf(w.ledger))
		if err != nil {
			return err
		}
		more := slices.Concat(line[:len(line)-len("}\n")], []byte(shownField), text, []byte("}\n"))
		if len(more) <= MaxLine {
			line = more
		}
	}
	return w.release(line)
}

// release writes the line that was held back, if there is one.
func (w *showing) release(line []byte) error {
	w.line = nil
	if line == nil {
		return nil
	}
	return w.write(line)
}

// shownField begins the shown sheet in the line of an entry.
const shownField = `,"shown":`

// Shown returns the sheet that a line contains, and whether this Tabby knows everything else in the line.
func (v Verbatim) Shown() (s Shown, alone bool) {
	what, err := ParseLine([]byte(v.Text))
	e, is := what.(Entry)
	var line map[string]json.RawMessage
	if err != nil || !is || json.Unmarshal([]byte(v.Text), &line) != nil || json.Unmarshal(line["shown"], &s) != nil || !s.isPossible() {
		return Shown{}, false
	}
	return s, strings.HasPrefix(v.Text, strings.TrimSuffix(string(e.Line()), "}\n")+shownField) && len(line) == entryFields+1
}

// entryFields is how many fields the line of an entry has.
const entryFields = 5
