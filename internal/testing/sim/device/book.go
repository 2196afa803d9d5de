package device

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"tabby/scoring"
)

// A Line is one of an export, as package history describes them.
type Line struct {
	Tabby   string
	People  int
	Marks   int
	Entries int
	Others  int

	Person *struct {
		ID, Name     string
		Colour, Mark int
	}
	Mark, Of string
	Says     json.RawMessage
	Rev      int

	Game, Ending, After string
	Seq                 int
	At                  string
	Events              json.RawMessage
	Sum                 string
}

// A Book is what an export says.
type Book struct {
	People map[string]Line // by id
	Said   map[string]Line // by kind and id, with a slash between
	lines  map[string][]Line
	others map[string][]Line
	games  map[string]scoring.Game // that were folded
}

// Games returns the ids of all games, in order.
func (b Book) Games() []string { return slices.Sorted(maps.Keys(b.lines)) }

// Sums returns the sums of all entries, of all endings, of a game.
func (b Book) Sums(game string) map[string]bool {
	all := map[string]bool{}
	for _, l := range append(slices.Clone(b.lines[game]), b.others[game]...) {
		all[l.Sum] = true
	}
	return all
}

// Parse reads an export. The error says everything that is in it twice, missing, or not as
// it was written.
func Parse(export []byte) (Book, error) {
	b := Book{map[string]Line{}, map[string]Line{}, map[string][]Line{}, map[string][]Line{}, map[string]scoring.Game{}}
	var head Line
	var wrong []error
	for n, text := range bytes.Split(bytes.TrimSpace(export), []byte("\n")) {
		var l Line
		if err := json.Unmarshal(text, &l); err != nil {
			wrong = append(wrong, fmt.Errorf("line %d: %w", n+1, err))
		} else if n == 0 {
			head = l
		} else {
			wrong = append(wrong, b.add(l))
		}
	}
	entries, others := 0, 0
	for id := range b.lines {
		entries += len(b.lines[id])
		others += len(b.others[id])
		wrong = append(wrong, b.chained(id))
	}
	if said := [4]int{head.People, head.Marks, head.Entries, head.Others}; said != [4]int{len(b.People), len(b.Said), entries, others} {
		wrong = append(wrong, fmt.Errorf("it says people, marks, entries, others: %d and has %d, %d, %d, %d",
			said, len(b.People), len(b.Said), entries, others))
	}
	return b, errors.Join(wrong...)
}

func (b Book) add(l Line) error {
	key := l.Mark + "/" + l.Of
	switch {
	case l.Person != nil && b.People[l.Person.ID].Person != nil:
		return fmt.Errorf("%s is there twice", l.Person.Name)
	case l.Person != nil:
		b.People[l.Person.ID] = l
	case l.Mark != "" && b.Said[key].Mark != "":
		return fmt.Errorf("what is said about %s is there twice", key)
	case l.Mark != "":
		b.Said[key] = l
	case l.Game != "":
		b.lines[l.Game] = append(b.lines[l.Game], l)
	case l.Ending != "":
		b.others[l.Ending] = append(b.others[l.Ending], l)
	default:
		return errors.New("a line says nothing")
	}
	return nil
}

// chained returns an error unless each entry of a game is there once and follows on another.
func (b Book) chained(game string) error {
	known := map[string]int{"": 0} // places, by sum
	before := ""
	for i, l := range b.lines[game] {
		if l.Seq != i+1 || l.Sum != checksum(before, game, strconv.Itoa(l.Seq), l.At, string(l.Events)) {
			return fmt.Errorf("entry %d of game %s does not follow on the one before", i+1, game)
		}
		known[l.Sum] = l.Seq
		before = l.Sum
	}
	for left := b.others[game]; len(left) > 0; {
		more := slices.DeleteFunc(slices.Clone(left), func(l Line) bool {
			at, follows := known[l.After]
			_, twice := known[l.Sum]
			if !follows || twice || l.Seq != at+1 || l.Sum != checksum(l.After, game, strconv.Itoa(l.Seq), l.At, string(l.Events)) {
				return false
			}
			known[l.Sum] = l.Seq
			return true
		})
		if len(more) == len(left) {
			return fmt.Errorf("%d entries off the main line of game %s are there twice or follow on nothing", len(left), game)
		}
		left = more
	}
	return nil
}

// checksum is that of an entry.
func checksum(parts ...string) string {
	h := sha256.New()
	for _, p := range parts {
		fmt.Fprintf(h, "%d:%s", len(p), p)
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// fold returns the game that the entries of the main line come to.
func (b Book) fold(game string) (g scoring.Game, err error) {
	if g, done := b.games[game]; done {
		return g, nil
	}
	for _, l := range b.lines[game] {
		if g, err = folded(g, l); err != nil {
			return g, fmt.Errorf("entry %d of game %s: %w", l.Seq, game, err)
		}
	}
	b.games[game] = g
	return g, nil
}

func folded(g scoring.Game, l Line) (scoring.Game, error) {
	var events []json.RawMessage
	if err := json.Unmarshal(l.Events, &events); err != nil {
		return g, err
	}
	for _, text := range events {
		e, err := scoring.UnmarshalAll(text)
		if err != nil {
			return g, err
		}
		g = scoring.Apply(g, e)
	}
	return g, nil
}
