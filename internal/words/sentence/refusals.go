package sentence

import (
	"cmp"
	"errors"
	"io/fs"
	"strings"

	"tabby/engine"
	"tabby/history"
	"tabby/history/flat"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// Refusals says why something was refused or went wrong. It implements
// [words.RefusalsSentences].
type Refusals struct {
	Speaker
	Words *RefusalsWords
}

// RefusalsWords are the words of all errors, for the middle of a sentence: without a capital
// letter and a full stop.
type RefusalsWords struct {
	Failures []Refusal // of a history
	Tables   []Refusal // of a table for spreadsheets
	Refusals []Refusal // of the engine and the sheet

	Doings map[history.Doing]string   // what was being done, for the middle of a sentence
	Fields map[string]string          // of a game of one's own: the hole {field}
	Kinds  map[string]grammar.Pattern // what is damaged, by [history.Refusal] and its name {what}
	Entry  grammar.Pattern            // {n} of {about}, which is one of Kinds
	Limits []grammar.Pattern          // by [history.Limit]: there are more than {n}
	Games  grammar.Forms              // the hole {games}: how many two people have played together

	Action, Line grammar.Pattern // {n}, before what is wrong there
	Damaged      grammar.Pattern // {reason}
	Runs, RunsAs grammar.Pattern // Tabby runs already, as process {pid} since {since}
	ListLike     grammar.Pattern // a value that is a list such as {list}

	// What a system says of a file, given its {path}.
	NoFile, NotAllowed, FileThere, NoFolder grammar.Pattern
	Unusable                                grammar.Pattern // {cause}
}

// A Refusal has the words of one error.
type Refusal struct {
	Reason error
	Plain  string          // when nothing more is known
	Full   grammar.Pattern // when the details it names are known, or ""
}

// A lineError is an error in a line of a file.
type lineError interface {
	error
	AtLine() int // from 1
	Unwrap() error
}

// Explain implements [words.RefusalsSentences].
func (r Refusals) Explain(err error) string { return r.Sentence(r.Reason(err)) }

// Reason implements [words.RefusalsSentences].
func (r Refusals) Reason(err error) string {
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
		return own.Words(r.Language)
	case errors.As(err, &at):
		return r.Labelled(r.place(at), r.Reason(at.Err))
	case errors.As(err, &line):
		return r.Labelled(r.Words.Line.With("n", r.Figure(line.AtLine())), r.Reason(line.Unwrap()))
	case errors.As(err, &faults):
		return r.all(faults)
	case errors.As(err, &busy):
		return r.running(*busy)
	case errors.As(err, &said):
		return said.In(r.Language)
	case errors.As(err, &table):
		return r.word(table.Reason, r.tableDetails(table))
	case errors.As(err, &sheet):
		return r.word(sheet.Reason, r.sheetDetails(sheet))
	case errors.As(err, &round):
		return r.word(round.Reason, r.roundDetails(round))
	case errors.As(err, &stored) && errors.Is(err, history.ErrDamaged) && !errors.Is(stored, history.ErrDamaged):
		return r.Words.Damaged.With("reason", r.word(stored.Reason, r.failureDetails(stored, err)))
	case errors.As(err, &stored):
		return r.word(stored.Reason, r.failureDetails(stored, err))
	}
	return r.word(err, nil)
}

// place returns where an error happened.
func (r Refusals) place(at words.At) string {
	if at.Action > 0 {
		return r.Words.Action.With("n", r.Figure(at.Action))
	}
	if at.Line > 0 {
		return r.Words.Line.With("n", r.Figure(at.Line))
	}
	return at.Where
}

// all returns the reasons of several faults.
func (r Refusals) all(faults []error) string {
	var said []string
	for _, err := range faults {
		said = append(said, r.Reason(err))
	}
	return r.Clauses(said)
}

// running says who has a history open, for a command.
func (r Refusals) running(b history.BusyError) string {
	if b.PID == 0 {
		return string(r.Words.Runs)
	}
	return r.Words.RunsAs.With("pid", digits(b.PID), "since", b.Since.Format("2006-01-02 15:04"))
}

// IsRefusal implements [words.RefusalsSentences].
func (r Refusals) IsRefusal(err error) bool {
	return find(r.Words.Failures, err) == nil && find(r.Words.Refusals, err) != nil
}

// find returns the words of an error in a table, or nil for any other.
func find(table []Refusal, err error) *Refusal {
	for i, r := range table {
		if errors.Is(err, r.Reason) {
			return &table[i]
		}
	}
	return nil
}

// word returns the full words of an error if it has all the details they name, each with its
// hole, or else the plain ones.
func (r Refusals) word(err error, details []string) string {
	w := cmp.Or(find(r.Words.Failures, err), find(r.Words.Tables, err), find(r.Words.Refusals, err))
	if w == nil || w.Plain == "" && details == nil {
		return cmp.Or(r.ofFile(err), r.ofWork(err), err.Error())
	}
	if w.Full == "" || details == nil {
		return w.Plain
	}
	for i := 0; i < len(details); i += 2 {
		if details[i+1] == "" && strings.Contains(string(w.Full), "{"+details[i]+"}") {
			return w.Plain
		}
	}
	return w.Full.With(details...)
}

// ofWork returns what was being done and why that failed, or "".
func (r Refusals) ofWork(err error) string {
	if f := (history.Failure{}); errors.As(err, &f) {
		return r.Labelled(r.Words.Doings[f.Doing], r.Reason(f.Err))
	}
	return ""
}

// ofFile returns what went wrong with a file, in words, or "" if it was not a file.
func (r Refusals) ofFile(err error) string {
	file, ok := errors.AsType[*fs.PathError](err)
	if !ok {
		return ""
	}
	say := r.Words.Unusable
	switch {
	case file.Op == "mkdir":
		say = r.Words.NoFolder
	case errors.Is(err, fs.ErrNotExist):
		say = r.Words.NoFile
	case errors.Is(err, fs.ErrPermission):
		say = r.Words.NotAllowed
	case errors.Is(err, fs.ErrExist):
		say = r.Words.FileThere
	}
	return say.With("path", file.Path, "cause", file.Err.Error())
}
