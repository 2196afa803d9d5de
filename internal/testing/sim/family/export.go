package family

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// A fact is a revision of a person or of an annotation.
type fact struct {
	rev  int
	body string
	sum  string
}

// beats reports whether a fact about something holds instead of another: of people the
// greater sum decides where revisions are equal, of all else the greater body.
func (f fact) beats(other fact, about string) bool {
	if f.rev != other.rev {
		return f.rev > other.rev
	}
	if strings.HasPrefix(about, "person/") {
		return f.sum > other.sum
	}
	return f.body > other.body
}

// An entry is one of a game.
type entry struct {
	game, sum, before string
	says              string // its events
	at                time.Time
	main              bool // of the ending that the game goes by
}

// An export is what a device holds, read without any code of the store's.
type export struct {
	text    string
	facts   map[string]fact     // by what they are about
	entries map[string]entry    // by sum
	lines   map[string][]string // the sums of the main lines, by game
}

// A line is one of an export.
type line struct {
	Person json.RawMessage
	Mark   string
	Of     string
	Says   json.RawMessage
	Rev    int
	Sum    string
	Game   string
	Ending string
	After  string
	At     time.Time
	Events json.RawMessage
}

// parse reads an export. An entry that stands in it twice is an error.
func parse(text string) (export, error) {
	x := export{text: text, facts: map[string]fact{}, entries: map[string]entry{}, lines: map[string][]string{}}
	for one := range strings.Lines(text) {
		var l line
		if err := json.Unmarshal([]byte(one), &l); err != nil {
			return x, fmt.Errorf("an export has the line %s: %w", one, err)
		}
		if err := x.add(l); err != nil {
			return x, err
		}
	}
	return x, nil
}

func (x *export) add(l line) error {
	about := ""
	switch {
	case l.Person != nil:
		var p struct{ ID string }
		if err := json.Unmarshal(l.Person, &p); err != nil {
			return err
		}
		about = "person/" + p.ID
		l.Says = l.Person
	case l.Mark != "":
		about = "mark/" + l.Mark + "/" + l.Of
	case l.Game+l.Ending != "":
		return x.enter(l)
	default:
		return nil // the header
	}
	if _, twice := x.facts[about]; twice {
		return fmt.Errorf("%s is in an export twice", about)
	}
	x.facts[about] = fact{l.Rev, string(l.Says), l.Sum}
	return nil
}

// enter adds an entry.
func (x *export) enter(l line) error {
	e := entry{game: l.Game + l.Ending, sum: l.Sum, before: l.After, says: string(l.Events), at: l.At, main: l.Game != ""}
	if e.main {
		if all := x.lines[e.game]; len(all) > 0 {
			e.before = all[len(all)-1]
		}
		x.lines[e.game] = append(x.lines[e.game], e.sum)
	}
	if _, twice := x.entries[e.sum]; twice {
		return fmt.Errorf("game %s has the entry %s twice", e.game, e.sum)
	}
	x.entries[e.sum] = e
	return nil
}

// without returns an export without its header and some games.
func (x export) without(games map[string]bool) string {
	var b strings.Builder
	for one := range strings.Lines(x.text) {
		var l struct{ Tabby, Game, Ending string }
		if err := json.Unmarshal([]byte(one), &l); err != nil || l.Tabby == "" && !games[l.Game+l.Ending] {
			b.WriteString(one)
		}
	}
	return b.String()
}
