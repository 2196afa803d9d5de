package words

import (
	"cmp"
	"errors"
	"io/fs"
	"strconv"

	"tabby/engine"
	"tabby/history"
	"tabby/history/bring"
	"tabby/internal/words/message"
	"tabby/scoring"
)

// Refusals is what is said if something was refused or failed.
type Refusals struct {
	speaker
	Words RefusalsWords
}

// A Worded error has its own text, for the middle of a sentence.
type Worded interface {
	error
	Words(w *Language) string
}

// An At is an error and the place where it happened.
type At struct {
	Where  string // the name of a field, or ""
	Action int    // the number of an action from 1, or 0
	Line   int    // of what is read, from 1, or 0
	Err    error
}

// Error returns the place and the error, for developers.
func (a At) Error() string {
	return cmp.Or(a.Where, strconv.Itoa(a.Action+a.Line)) + ": " + a.Err.Error()
}

// Unwrap returns the error.
func (a At) Unwrap() error { return a.Err }

// A Said is an error with a sentence in a language that can be part of another sentence.
type Said struct {
	In  func(*Language) string
	Err error // what lies behind it, or nil
}

// Error returns the error behind it, for developers.
func (s Said) Error() string {
	if s.Err == nil {
		return "an error that languages say"
	}
	return s.Err.Error()
}

// Unwrap returns the error behind it.
func (s Said) Unwrap() error { return s.Err }

// RefusalsWords are the words of all errors, for the middle of a sentence: without a capital
// letter and a full stop.
type RefusalsWords struct {
	Reasons map[string]Refusal // by the names of errors, see [engine.NamedError]

	Doings map[string]string          // what was being done, for the middle of a sentence
	Fields map[string]string          // of a custom game: the hole {field}
	Kinds  map[string]message.Message // what is damaged, by [history.Refusal] and its name {what}
	Entry  message.Message            // {n} of {about}, which is one of Kinds
	Links  map[string]string          // why a link has no game that can be read
	Limits map[string]message.Message // by [history.Limit]: there are more than {n}
	Games  message.Message            // the hole {games}: how many two people have played together

	Action, Line message.Message // {n}, before what is wrong there
	Damaged      message.Message // {reason}
	Runs, RunsAs message.Message // Tabby runs already, as process {pid} since {since}
	ListLike     message.Message // a value that is a list such as {list}

	// What a system says of a file, given its {path}.
	NoFile, NotAllowed, FileThere, NoFolder message.Message
	Unusable                                message.Message // {cause}
}

// A Refusal has the words of one error.
type Refusal struct {
	Plain string          `text:"optional"` // when nothing more is known
	Full  message.Message `text:"optional"` // when the details it names are known, or none
}

// Explain returns why something was refused or failed, as a sentence.
func (r Refusals) Explain(err error) string { return r.Sentence(r.Reason(err)) }

// Reason is [Refusals.Explain] for the middle of a sentence: without a capital letter and a
// full stop. Refusals are worded with their details; any other error is its own
// text.
func (r Refusals) Reason(err error) string {
	var own Worded
	var at At
	var line *bring.LineError
	var said Said
	var table bring.Refusal
	var sheet scoring.Refusal
	var round engine.Refusal
	var stored history.Refusal
	var faults history.Faults
	var busy *history.BusyError
	switch {
	case errors.As(err, &own):
		return own.Words(r.language)
	case errors.As(err, &at):
		return r.Labelled(r.place(at), r.Reason(at.Err))
	case errors.As(err, &line):
		return r.onLine(line)
	case errors.As(err, &faults):
		return r.all(faults)
	case errors.As(err, &busy):
		return r.running(*busy)
	case errors.As(err, &said):
		return said.In(r.language)
	case errors.As(err, &table):
		return r.word(table.Reason, r.tableDetails(table))
	case errors.As(err, &sheet):
		return r.word(sheet.Reason, r.sheetDetails(sheet))
	case errors.As(err, &round):
		return r.word(round.Reason, r.roundDetails(round))
	case errors.As(err, &stored):
		return r.ofStore(stored, err)
	}
	return r.word(err, nil)
}

// onLine says what is wrong with a line of a file, and on which sheet of a workbook it is.
func (r Refusals) onLine(line *bring.LineError) string {
	said := r.Labelled(r.Words.Line.With("n", line.Line), r.Reason(line.Err))
	if line.Sheet != "" {
		return r.Labelled(line.Sheet, said)
	}
	return said
}

// ofStore says what is wrong with what is kept, or that it is damaged, and why.
func (r Refusals) ofStore(stored history.Refusal, err error) string {
	said := r.word(stored.Reason, r.failureDetails(stored, err))
	if errors.Is(err, history.ErrDamaged) && !errors.Is(stored, history.ErrDamaged) {
		return r.Words.Damaged.With("reason", said)
	}
	return said
}

// place returns where an error happened.
func (r Refusals) place(at At) string {
	if at.Action > 0 {
		return r.Words.Action.With("n", at.Action)
	}
	if at.Line > 0 {
		return r.Words.Line.With("n", at.Line)
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
		return r.Words.Runs.With()
	}
	return r.Words.RunsAs.With("pid", digits(b.PID), "since", b.Since.Format("2006-01-02 15:04"))
}

// IsRefusal reports whether an error is a refusal of the engine or the sheet. Any other error means
// that something failed.
func (r Refusals) IsRefusal(err error) bool {
	named, ok := errors.AsType[*engine.NamedError](err)
	return ok && (named.From == "engine" || named.From == "scoring")
}

// word returns the full words of an error if it has all the details they name, each with its
// hole, or else the plain ones.
func (r Refusals) word(err error, details []string) string {
	var w Refusal
	if named, ok := errors.AsType[*engine.NamedError](err); ok {
		w = r.Words.Reasons[string(named.From)+named.Name]
	}
	if w.Plain == "" && (details == nil || w.Full.IsEmpty()) {
		return cmp.Or(r.ofFile(err), r.ofWork(err), err.Error())
	}
	if w.Full.IsEmpty() || details == nil {
		return w.Plain
	}
	var facts []any
	for i := 0; i < len(details); i += 2 {
		if details[i+1] == "" && w.Full.Asks(details[i]) {
			return w.Plain
		}
		facts = append(facts, details[i], details[i+1])
	}
	return w.Full.With(facts...)
}

// ofWork returns what was being done and why that failed, or "".
func (r Refusals) ofWork(err error) string {
	if f := (history.Failure{}); errors.As(err, &f) {
		return r.Labelled(lookUp(r.Words.Doings, string(f.Doing)), r.Reason(f.Err))
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

// The details of an error are the names of holes and what fills them. A name that ends with "_quoted"
// is quoted.

func (r Refusals) roundDetails(e engine.Refusal) []string {
	card := cmp.Or(r.language.Cards.In(e.Face).Name, e.Card)
	return append(
		r.amounts(e.Count, e.Allowed),
		"variant", e.Variant, "variant_quoted", r.quoted(e.Variant), "card", card, "card_quoted", r.quoted(card),
		"key", string(e.Key), "key_quoted", r.quoted(string(e.Key)), "value_quoted", r.quoted(string(e.Value)),
		"possible", r.possible(e.Key.Rule()), "field", r.field(e),
	)
}

// field returns what is wrong with a custom game: the house rule by its title, or the field.
func (r Refusals) field(e engine.Refusal) string {
	if title := r.language.Rules.House(e.Key.Rule()).Title; title != "" && e.Reason == engine.ErrGameValue {
		return r.quotedWhole(title)
	}
	return lookUp(r.Words.Fields, e.Field)
}

func (r Refusals) sheetDetails(e scoring.Refusal) []string {
	cause := ""
	if e.Cause != nil {
		cause = r.Reason(e.Cause)
	}
	return append(r.amounts(e.Count, e.Allowed), "player", e.Player, "player_quoted", r.quoted(e.Player), "cause", cause)
}

func (r Refusals) amounts(count int, allowed engine.Range) []string {
	return []string{"count", r.Figure(count), "min", r.Figure(allowed.Min), "max", r.Figure(allowed.Max)}
}

// possible returns the values of a house rule: "none, double or 1 to 100".
func (r Refusals) possible(rule engine.HouseRule) string {
	var all []string
	for _, w := range rule.Words {
		all = append(all, string(w))
	}
	if rule.Numbers != (engine.Range{}) {
		all = append(all, r.Interval(rule.Numbers))
	}
	if rule.List != "" {
		all = append(all, r.Words.ListLike.With("list", rule.List))
	}
	return r.Alternatives(all)
}

func (r Refusals) tableDetails(e bring.Refusal) []string {
	return []string{
		"player", e.Player, "column", e.Column, "column_quoted", r.quotedWhole(e.Column), "text_quoted", r.quotedWhole(e.Text),
		"round", digits(e.Round), "min", digits(e.Min), "max", digits(e.Max), "count", digits(e.Count), "given", digits(e.Given),
	}
}

// digits returns a number as programs write it.
func digits(n int) string { return strconv.Itoa(n) }

// failureDetails returns the details of a refusal, which is in an error that says what was being
// done.
func (r Refusals) failureDetails(e history.Refusal, err error) []string {
	cause, known, many := "", "", ""
	if e.Cause != nil {
		cause = r.causeOf(e.Cause)
	}
	if e.Count > 0 {
		many = digits(e.Count)
	}
	if e.Known > 0 {
		known = digits(e.Known)
	}
	return []string{
		"doing", lookUp(r.Words.Doings, string(lastDone(err))), "what", e.What, "what_quoted", r.quoted(e.What), "count", digits(e.Count),
		"games", r.Words.Games.With("n", e.Count), "many", many, "known", known, "cause", cause, "about", r.about(e), "limit", r.limit(e),
	}
}

// causeOf returns why a failure came about, without what to do, which the failure says.
func (r Refusals) causeOf(err error) string {
	if file, ok := errors.AsType[*fs.PathError](err); ok {
		return file.Path + ": " + file.Err.Error()
	}
	return r.Reason(err)
}

// lastDone returns what was being done when an error came up, or "".
func lastDone(err error) history.Doing {
	var doing history.Doing
	for f := (history.Failure{}); errors.As(err, &f); err = f.Err {
		doing = f.Doing
	}
	return doing
}

// about returns what a failure is about, or "".
func (r Refusals) about(e history.Refusal) string {
	if e.What == "" || e.Kind == "" {
		return ""
	}
	about := lookUp(r.Words.Kinds, e.Kind).With("what", e.What)
	if e.Seq == 0 {
		return about
	}
	return r.Words.Entry.With("about", about, "n", digits(int(e.Seq)))
}

// limit returns the thing that has the limit.
func (r Refusals) limit(e history.Refusal) string {
	if e.Limit == "" {
		return ""
	}
	return r.Words.Limits[string(e.Limit)].With("n", digits(e.Count))
}
