package german

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/history"
	"tabby/history/flat"
	"tabby/internal/words"
	"tabby/scoring"
)

// A lineError is an error in a line of a file.
type lineError interface {
	error
	AtLine() int // from 1
	Unwrap() error
}

// Explain returns why something was refused or went wrong, as a sentence.
func (refusals) Explain(err error) string { return de.Sentence(de.Reason(err)) }

// Reason is [Explain] for the middle of a sentence: without a capital letter and a
// full stop. Refusals are worded with their details; any other error is its own
// text.
func (refusals) Reason(err error) string {
	var own words.Worded
	var at words.At
	var line lineError
	var said words.Said
	var table flat.Refusal
	var sheet scoring.Refusal
	var round engine.Refusal
	var stored history.Refusal
	var faults history.Faults
	var busy *history.BusyError
	switch {
	case errors.As(err, &own):
		return own.Words(Words())
	case errors.As(err, &at):
		return place(at) + ": " + de.Reason(at.Err)
	case errors.As(err, &line):
		return fmt.Sprintf("Zeile %d: %s", line.AtLine(), de.Reason(line.Unwrap()))
	case errors.As(err, &faults):
		return all(faults)
	case errors.As(err, &busy):
		return running(*busy)
	case errors.As(err, &said):
		return said.In(Words())
	case errors.As(err, &table):
		return word(table.Reason, tableDetails(table))
	case errors.As(err, &sheet):
		return word(sheet.Reason, sheetDetails(sheet))
	case errors.As(err, &round):
		return word(round.Reason, roundDetails(round))
	case errors.As(err, &stored) && errors.Is(err, history.ErrDamaged) && !errors.Is(stored, history.ErrDamaged):
		return "beschädigt: " + word(stored.Reason, failureDetails(stored, err))
	case errors.As(err, &stored):
		return word(stored.Reason, failureDetails(stored, err))
	}
	return word(err, nil)
}

// place returns where an error happened.
func place(at words.At) string {
	if at.Action > 0 {
		return fmt.Sprintf("Aktion %d", at.Action)
	}
	if at.Line > 0 {
		return fmt.Sprintf("Zeile %d", at.Line)
	}
	return at.Where
}

// all returns the reasons of several faults.
func all(faults []error) string {
	var said []string
	for _, err := range faults {
		said = append(said, de.Reason(err))
	}
	return strings.Join(said, "; ")
}

// IsRefusal reports whether an error is a refusal of the engine or the sheet.
// Any other means that something went wrong.
func (refusals) IsRefusal(err error) bool {
	return find(failureTable, err) == nil && find(refusalTable, err) != nil
}

// find returns the words of an error in a table, or nil for any other.
func find(table []refusal, err error) *refusal {
	for i, r := range table {
		if errors.Is(err, r.reason) {
			return &table[i]
		}
	}
	return nil
}

// word returns the full words of an error if it has all the details they name,
// each as a placeholder and its value, or else the plain ones.
func word(err error, details []string) string {
	r := cmp.Or(find(failureTable, err), find(tableTable, err), find(refusalTable, err))
	if r == nil || r.plain == "" && details == nil {
		return cmp.Or(ofFile(err), ofWork(err), err.Error())
	}
	if r.full == "" || details == nil {
		return r.plain
	}
	for i := 0; i < len(details); i += 2 {
		if details[i+1] == "" && strings.Contains(r.full, details[i]) {
			return r.plain
		}
	}
	return strings.NewReplacer(details...).Replace(r.full)
}

// ofWork returns what was being done and why that failed, or "".
func ofWork(err error) string {
	if f := (history.Failure{}); errors.As(err, &f) {
		return doings[f.Doing] + ": " + de.Reason(f.Err)
	}
	return ""
}

func roundDetails(r engine.Refusal) []string {
	return append(
		numbers(r.Count, r.Allowed),
		"{variant}", r.Variant, "{variant:q}", de.Quoted(r.Variant), "{card}", r.Card, "{card:q}", de.Quoted(r.Card),
		"{key}", string(r.Key), "{key:q}", de.Quoted(string(r.Key)), "{value:q}", de.Quoted(string(r.Value)),
		"{possible}", possible(r.Key.Rule()), "{field}", fieldNames[r.Field],
	)
}

// fieldNames say what the fields of a game of one's own are.
var fieldNames = map[string]string{
	"tabby_game": "dieses Spiel", "id": "das Kennzeichen dieses Spiels", "name": "der Name", "word": "das Wort für die Ansage",
	"players": "wie viele mitspielen", "wins": "wer gewinnt", "caller": "wer ansagt", "changes": "ob es mehr Karten werden",
	"tie_breaks": "was bei Gleichstand gilt", "deck": "die Karten", "hand": "die Karten pro Person",
	"grid": "Karten in Reihen", "score": "die Punkte einer Runde", "special": "die besonderen Karten",
	"house": "eine der Hausregeln", "note": "die Notiz",
}

func sheetDetails(r scoring.Refusal) []string {
	cause := ""
	if r.Cause != nil {
		cause = de.Reason(r.Cause)
	}
	return append(numbers(r.Count, r.Allowed), "{player}", r.Player, "{player:q}", de.Quoted(r.Player), "{cause}", cause)
}

func numbers(count int, allowed engine.Range) []string {
	return []string{
		"{count}", de.Figure(count), "{min}", de.Figure(allowed.Min), "{max}", de.Figure(allowed.Max),
	}
}

// possible returns the values of a house rule: "none, double oder 1 bis 100".
func possible(r engine.HouseRule) string {
	var all []string
	for _, w := range r.Words {
		all = append(all, string(w))
	}
	if r.Numbers != (engine.Range{}) {
		all = append(all, de.Interval(r.Numbers))
	}
	if r.List != "" {
		all = append(all, "eine Liste wie "+r.List)
	}
	return de.Alternatives(all)
}

func theRefusals() words.Refusals { return words.Refusals{RefusalsSentences: refusals{}} }
