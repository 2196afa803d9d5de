package words

import (
	"cmp"
	"errors"
	"io/fs"
	"strconv"

	"tabby/engine"
	"tabby/history"
	"tabby/history/bring"
	"tabby/scoring"
)

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

// field returns what is wrong with a game of one's own: the house rule by its title, or the field.
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

// limits are the limits by their names in keys.
var limits = map[history.Limit]string{
	history.FileMiB: "fileMiB", history.LineMiB: "lineMiB", history.Nesting: "nesting", history.People: "people",
	history.Entries: "entries", history.Endings: "endings", history.Players: "players",
}

// limit returns what there may be only so many of.
func (r Refusals) limit(e history.Refusal) string {
	if e.Limit == 0 {
		return ""
	}
	return r.Words.Limits[limits[e.Limit]].With("n", digits(e.Count))
}
