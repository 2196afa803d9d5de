package message_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/message"
)

// in returns a language that writes numbers in brackets.
func in(tag string) *message.Locale {
	return &message.Locale{Tag: language.Make(tag), Figure: func(n int) string { return "[" + strconv.Itoa(n) + "]" }}
}

// A card is declined.
type card map[string]string

func (c card) Form(name string) string { return c[name] }

// A dozen is counted.
type dozen struct{ card }

func (dozen) Count() int { return 12 }

func TestMessagesAreSaid(t *testing.T) {
	rat := card{"": "topo", "a": "un topo", "gender": "m"}
	for _, tt := range []struct {
		tag, text string
		facts     []any
		want      string
	}{
		{"en", "Hello.", nil, "Hello."},
		{"en", "{name} wins", []any{"name", "{n}"}, "{n} wins"},
		{"en", "{ name } has {n}", []any{"name", "Ann", "n", -2}, "Ann has [-2]"},
		{"en", "{n, plural, one{# point} other{# points}}", []any{"n", 1}, "[1] point"},
		{"en", "{n, plural, one{# point} other{# points}}", []any{"n", -1}, "[-1] point"},
		{"en", "{n, plural, =0{none} one{# point} other{# points}}", []any{"n", 0}, "none"},
		{"fr", "{n, plural, one{# carte} other{# cartes}}", []any{"n", 0}, "[0] carte"},
		{"pl", "{n, plural, one{rundę} few{rundy} many{rund} other{rundy}}", []any{"n", 22}, "rundy"},
		{"pl", "{n, plural, one{rundę} few{rundy} many{rund} other{rundy}}", []any{"n", 12}, "rund"},
		{"en", "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}", []any{"n", 22}, "[22]nd"},
		{"it", "{b, select, e{ed} other{e}} {b}", []any{"b", "e"}, "ed e"},
		{"it", "{b, select, e{ed} other{e}} {b}", []any{"b", "a"}, "e a"},
		{"it", "{card_gender, select, f{Girala} other{Giralo}}: {card_a}, {card}", []any{"card", rat}, "Giralo: un topo, topo"},
		{"en", "{a, plural, one{# day and {b, plural, one{# hour} other{# hours}}} other{# days}}", []any{"a", 1, "b", 3}, "[1] day and [3] hours"},
		{"en", "{d_words} {d, plural, one{card} =12{# cards} other{many}}", []any{"d", dozen{card{"": "XII", "words": "twelve"}}}, "twelve XII cards"},
		{"en", "No. # of {n, plural, other{#: {m, plural, other{#}} #}}", []any{"n", 1, "m", 2}, "No. # of [1]: [2] [1]"},
	} {
		expect.Same(t, fmt.Sprintf("%s: %q is", tt.tag, tt.text), message.New(in(tt.tag), tt.text).With(tt.facts...), tt.want)
	}
	expect.Same(t, "no message says", message.Message{}.With("n", 1), "")
}

func TestInvalidMessageIsRefused(t *testing.T) {
	for text, want := range map[string]string{
		"it's":                                   "write ’",
		"{name":                                  "after {name",
		"name}":                                  "too many",
		"{}":                                     "has a name",
		"{n, number}":                            "there is plural",
		"{n, plural}":                            "a comma",
		"{n, plural, one{#}}":                    "no other",
		"{n, plural, one{#} one{#} other{#}}":    "one twice",
		"{n, plural, other{#}":                   "is a word and its text",
		"{n, plural, other{#":                    "a } is missing",
		"{n, plural, other}":                     "is a word and its text",
		"{n, select, a{it's} other{}}":           "write ’",
		"{a b}":                                  "after {a",
		"{n, plural, other{{}}}":                 "has a name",
		"{n, select, other{x}}} and {n} for all": "too many",
	} {
		_, err := message.Holes(text)
		var syntax *message.SyntaxError
		if !errors.As(err, &syntax) || !strings.Contains(err.Error(), want) || syntax.Offset > len(text) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func TestMissingFactPanics(t *testing.T) {
	for text, want := range map[string]string{
		"{name} wins":             "nothing fills {name}",
		"{card_acc}":              "nothing fills {card_acc}",
		"{x, select, other{a}} b": "nothing fills {x}",
		"it's":                    "write ’",
	} {
		func() {
			defer func() {
				if got, _ := recover().(string); !strings.Contains(got, want) {
					t.Errorf("%q: %q, want %q", text, got, want)
				}
			}()
			message.New(in("en"), text).With("n", "one")
		}()
	}
}

func TestAFactWithoutAFormIsCalledByItself(t *testing.T) {
	for text, want := range map[string]string{
		"{n_acc} with {n}":                     "Ann with Ann",
		"{m_acc}":                              "3",
		"{n, plural, one{x} other{# is here}}": "Ann is here",
		"{n_acc, select, Ann{a} other{b}}":     "a",
	} {
		expect.Same(t, fmt.Sprint(text), message.New(in("en"), text).With("n", "Ann", "m", "3"), want)
	}
}

func TestHolesAreListed(t *testing.T) {
	got := must.Get(message.Holes("{a} {n, plural, one{{b}} other{# {a} {c, select, x{1} other{2}}}} {n}"))
	want := []message.Hole{
		{Name: "a"},
		{Name: "n", Choice: "plural", Branches: []string{"one", "other"}},
		{Name: "b"},
		{Name: "c", Choice: "select", Branches: []string{"other", "x"}},
		{Name: "n"},
	}
	expect.Same(t, "said", got, want)
}

func TestOnlyVisibleTextIsChanged(t *testing.T) {
	got := message.Map("a {b} {n, plural, one{# c} other{# d {e}}} f", strings.ToUpper)
	expect.Same(t, "said", got, "A {b} {n, plural, one{# C} other{# D {e}}} F")
	expect.Same(t, "said", message.Map("it's", strings.ToUpper), "it's")
}

func FuzzParse(f *testing.F) {
	f.Add("{n, plural, one{# c} other{# d {e}}}")
	f.Fuzz(func(t *testing.T, text string) {
		if _, err := message.Holes(text); err != nil {
			return
		}
		again := message.Map(text, func(s string) string { return s })
		expect.Same(t, text, message.Map(again, func(s string) string { return s }), again)
	})
}

func BenchmarkWith(b *testing.B) {
	m := message.New(in("en"), "{name} won after {n, plural, one{# round} other{# rounds}}, {m, plural, one{# point} other{# points}} ahead.")
	b.ReportAllocs()
	for b.Loop() {
		m.With("name", "Ann", "n", 7, "m", 1)
	}
}
