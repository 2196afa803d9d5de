package flat

import (
	"encoding/csv"
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// columns lists the columns that are written.
var columns = []string{
	"game", "date", "variant", "ending", "rules", "definition", "round", "kind", "player",
	"points", "penalty", "counted", "special", "total", "called", "final", "place", "won", "head_start", "events",
}

// added lists those of them that older tables do not have; the oldest have none of them.
var added = []string{"events", "head_start", "rules", "definition", "counted", "special"}

// Own reports whether these are the columns that a [Writer] writes, or wrote. Not every table of those
// without events can be read again: players who are out have no rows.
func Own(head []string) bool {
	return slices.ContainsFunc([]int{0, 1, 2, len(added)}, func(older int) bool {
		names := slices.DeleteFunc(slices.Clone(columns), func(name string) bool { return slices.Contains(added[:older], name) })
		return slices.Equal(head, names)
	})
}

// kinds are the names of fates.
var kinds = map[scoring.Fate]string{
	scoring.Counts: "counts", scoring.Tiebreak: "extra", scoring.Void: "void", scoring.Late: "late",
}

// A Form is for whom a table is written. The zero Form is for programs: there are commas between cells, and nothing
// before the first.
type Form struct {
	Semicolons bool // stand between cells, in place of commas
	Marked     bool // begins with the byte order mark, by which Excel knows the letters of names
}

// ForSpreadsheets returns the form that Excel and others open by a double-click. In a language that writes decimals
// with a comma they expect semicolons between cells.
func ForSpreadsheets(decimalComma bool) Form { return Form{Semicolons: decimalComma, Marked: true} }

// A Writer writes games as CSV.
type Writer struct {
	to     io.Writer
	out    *csv.Writer
	form   Form
	headed bool
}

// NewWriter returns a Writer to w.
func NewWriter(w io.Writer, as Form) *Writer {
	out := csv.NewWriter(w)
	if as.Semicolons {
		out.Comma = ';'
	}
	return &Writer{to: w, out: out, form: as}
}

// Game writes the rows of a game that was played at a time. The first of its events says
// how it began. A game without rounds, such as one with nothing but totals,
// has one row for each player.
func (w *Writer) Game(id string, at time.Time, events []scoring.Event, s scoring.Sheet) error {
	if err := w.head(); err != nil {
		return err
	}
	rows, err := rowsOf(id, at, events, s)
	if err != nil {
		return err
	}
	return w.out.WriteAll(rows)
}

// rowsOf returns the rows of a game.
func rowsOf(id string, at time.Time, events []scoring.Event, s scoring.Sheet) ([][]string, error) {
	began, _ := events[0].(scoring.Started)
	own, err := definition(began)
	if err != nil {
		return nil, err
	}
	game := []string{id, at.Format(time.RFC3339), began.Variant, string(s.Ruleset.Value(engine.End)), rules(s.Ruleset), own}
	var rows [][]string
	add := func(p int, cells ...string) {
		rows = append(rows, slices.Concat(game, cells, outcome(s, scoring.Player(p)), []string{""}))
		game[len(game)-1] = "" // once is enough
	}
	for _, r := range s.Rounds {
		for p, c := range r.Cells {
			if c.Mark != scoring.Blank {
				first := append([]string{strconv.Itoa(r.Number), kinds[r.Fate], safe(s.People[p].Name)}, points(c)...)
				add(p, append(first, yes(r.Caller == scoring.Player(p)))...)
			}
		}
	}
	if len(rows) == 0 {
		for p := range s.People {
			add(p, "", "totals", safe(s.People[p].Name), "", "", "", "", strconv.Itoa(s.Totals[p]), "")
		}
	}
	return rows, addEvents(rows, events, s.People)
}

// definition returns the whole of a custom game, or "".
func definition(began scoring.Started) (string, error) {
	if began.Game == nil {
		return "", nil
	}
	text, err := json.Marshal(began.Game)
	return unparted(text), err
}

// unparted returns JSON in which no spreadsheet finds the end of a cell, whichever of the [separators] it goes
// by. A semicolon, which only texts have, is written in the escaped form of JSON. Tabs always are, and commas
// have quotes around the cell.
func unparted(text []byte) string { return strings.ReplaceAll(string(text), ";", `\u003b`) }

// outcome returns how a game ended for a player: the total, the place, and "yes" for a winner,
// or "provisional" if a score is missing; and how many points the player was ahead at the
// beginning, or "".
func outcome(s scoring.Sheet, p scoring.Player) []string {
	place, won := "", yes(slices.Contains(s.Winners, p))
	if s.Places[p] > 0 {
		place = strconv.Itoa(s.Places[p])
	}
	if won != "" && s.Provisional() {
		won = "provisional"
	}
	ahead := ""
	if s.HeadStarts != nil && s.HeadStarts[p] > 0 {
		ahead = strconv.Itoa(s.HeadStarts[p])
	}
	return []string{strconv.Itoa(s.Totals[p]), place, won, ahead}
}

func (w *Writer) head() error {
	if w.headed {
		return nil
	}
	w.headed = true
	if w.form.Marked {
		if _, err := io.WriteString(w.to, "\ufeff"); err != nil {
			return err
		}
	}
	return w.out.Write(columns)
}

// Close flushes the rows. A table without games has only the names of its columns.
func (w *Writer) Close() error {
	if err := w.head(); err != nil {
		return err
	}
	w.out.Flush()
	return w.out.Error()
}

// points returns the points of a cell, its penalty, what the round counted, "yes" for a special hand,
// and the total. Points that are missing, not needed or do not count are blank. In a game without
// points only what somebody wrote is there: a round counts 1 for its winner.
func points(c scoring.Cell) []string {
	counted, total := strconv.Itoa(c.Counted), strconv.Itoa(c.Total)
	switch {
	case c.Mark == scoring.Written && c.NoPoints && c.Counted == 0:
		return []string{"", "", "", "", total}
	case c.Mark == scoring.Spared, c.Mark == scoring.Written && c.NoPoints:
		return []string{"", "", counted, "", total}
	case c.Mark == scoring.Written:
	default:
		return []string{"", "", "", "", total}
	}
	penalty := ""
	if c.Penalty > 0 {
		penalty = strconv.Itoa(c.Penalty)
	}
	return []string{strconv.Itoa(c.Score.Points), penalty, counted, yes(c.Score.Special), total}
}

func yes(is bool) string {
	if is {
		return "yes"
	}
	return ""
}

// separators stand between cells, by the program that saved the table.
const separators = ",;\t"

// dangerous has the characters that make a spreadsheet take a text for a formula, or
// for part of another cell.
const dangerous = "=+-@\t\r\n|%＝＋－＠"

// safe returns the text with an apostrophe before each part that a spreadsheet might take for a formula at
// the beginning of a cell: of this cell, or of another one if the program splits at another of the
// [separators] than the comma, which the quotes around the cell protect.
func safe(text string) string { return inParts(text, guarded) }

// Plain returns the text in a cell of a table that a [Writer] wrote, without the apostrophes that keep
// spreadsheets from taking it for a formula.
func Plain(text string) string { return inParts(text, unguarded) }

// inParts changes what stands before, between and after separators.
func inParts(text string, change func(string) string) string {
	var all strings.Builder
	for text != "" {
		end := strings.IndexAny(text, separators)
		if end < 0 {
			end = len(text)
		}
		all.WriteString(change(text[:end]))
		all.WriteString(text[end:min(len(text), end+1)])
		text = text[min(len(text), end+1):]
	}
	return all.String()
}

// guarded returns a part of a text with an apostrophe before it if that is needed. A program may drop
// spaces and quotes at the beginning of a cell.
func guarded(part string) string {
	begins := strings.TrimLeft(part, " \"")
	if begins != "" && (strings.ContainsRune(dangerous, []rune(begins)[0]) || part[0] == '\'') {
		return "'" + part
	}
	return part
}

// unguarded undoes guarded.
func unguarded(part string) string {
	if rest, ok := strings.CutPrefix(part, "'"); ok && guarded(rest) != rest {
		return rest
	}
	return part
}

// said are the house rules that a table has: those by which a round counts. House rules that end a
// game are left out, since its last round says the same.
func said() []engine.Key {
	var keys []engine.Key
	for _, o := range engine.CallOffers() {
		if o.Key != engine.MostRounds {
			keys = append(keys, o.Key)
		}
	}
	return keys
}

// rules returns the house rules by which the rounds of a game count, if they are not those
// of the variant: "falls=100=50 right_call=zero".
func rules(t engine.Ruleset) string {
	var all []string
	for _, k := range said() {
		if usual, offered := t.Rules.Offers(k); offered && t.Value(k) != usual {
			all = append(all, string(k)+"="+string(t.Value(k)))
		}
	}
	return strings.Join(all, " ")
}

// House returns the house rules that a table has, or the first one that does not exist. The rules of the
// game check their values.
func House(text string) (all engine.House, unknown string) {
	all = engine.House{}
	for _, field := range strings.Fields(text) {
		key, value, _ := strings.Cut(field, "=")
		if !slices.Contains(said(), engine.Key(key)) {
			return nil, field
		}
		all[engine.Key(key)] = engine.Value(value)
	}
	return all, ""
}
