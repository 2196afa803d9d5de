package words

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tabby/engine"
	"tabby/history"
	"tabby/scoring"
)

// An At is an error and where it happened: the name of a field, the number of an
// action.
type At struct {
	Where string
	Err   error
}

// Error returns the place and the error, for developers.
func (a At) Error() string { return a.Where + ": " + a.Err.Error() }

// Unwrap returns the error.
func (a At) Unwrap() error { return a.Err }

// A lineError is an error in a line of a file.
type lineError interface {
	error
	AtLine() int // from 1
	Unwrap() error
}

// Explain returns why something was refused or went wrong, as a sentence.
func Explain(err error) string { return Sentence(Reason(err)) }

// Reason is [Explain] for the middle of a sentence: without a capital letter and a
// full stop. Refusals are worded with their details; any other error is its own
// text.
func Reason(err error) string {
	var at At
	var line lineError
	var sheet scoring.Refusal
	var round engine.Refusal
	var stored history.Refusal
	switch {
	case errors.As(err, &at):
		return at.Where + ": " + Reason(at.Err)
	case errors.As(err, &line):
		return fmt.Sprintf("line %d: %s", line.AtLine(), Reason(line.Unwrap()))
	case errors.As(err, &sheet):
		return word(sheet.Reason, sheetDetails(sheet))
	case errors.As(err, &round):
		return word(round.Reason, roundDetails(round))
	case errors.As(err, &stored):
		return word(stored.Reason, failureDetails(stored))
	}
	return word(err, nil)
}

// IsRefusal reports whether an error is a refusal of the engine or the sheet.
// Any other means that something went wrong.
func IsRefusal(err error) bool { return find(failures, err) == nil && find(refusals, err) != nil }

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
	r := find(failures, err)
	if r == nil {
		r = find(refusals, err)
	}
	if r == nil || r.plain == "" && details == nil {
		return cmp.Or(ofFile(err), err.Error())
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

func roundDetails(r engine.Refusal) []string {
	return append(
		numbers(r.Count, r.Allowed),
		"{variant}", r.Variant, "{variant:q}", quoted(r.Variant), "{card}", r.Card, "{card:q}", quoted(r.Card),
		"{key}", string(r.Key), "{key:q}", quoted(string(r.Key)), "{value:q}", quoted(string(r.Value)),
		"{possible}", possible(r.Key.Rule()),
	)
}

func sheetDetails(r scoring.Refusal) []string {
	cause := ""
	if r.Cause != nil {
		cause = Reason(r.Cause)
	}
	return append(numbers(r.Count, r.Allowed), "{player}", r.Player, "{player:q}", quoted(r.Player), "{cause}", cause)
}

func numbers(count int, allowed engine.Range) []string {
	return []string{
		"{count}", strconv.Itoa(count), "{min}", strconv.Itoa(allowed.Min), "{max}", strconv.Itoa(allowed.Max),
	}
}

// quoted quotes text from outside.
func quoted(s string) string { return strconv.Quote(Short(s)) }

// Short cuts text from outside to what fits into a message.
func Short(s string) string {
	const most = 40
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return strings.TrimRight(string([]rune(s)[:most]), " ") + "…"
}

// possible returns the values of a house rule: "none, double or 1 to 100".
func possible(r engine.HouseRule) string {
	var all []string
	for _, w := range r.Words {
		all = append(all, string(w))
	}
	if r.Numbers != (engine.Range{}) {
		all = append(all, fmt.Sprintf("%d to %d", r.Numbers.Min, r.Numbers.Max))
	}
	if r.List {
		all = append(all, "a list such as 7=peek_own,8=look_any")
	}
	return Alternatives(all)
}

// Sentence gives words a capital letter and a full stop, if there are any.
func Sentence(s string) string {
	if s == "" {
		return ""
	}
	return Capital(s) + "."
}

// Capital returns words with a capital first.
func Capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:]
}
