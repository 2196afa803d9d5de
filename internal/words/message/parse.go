package message

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// A piece is a part of a message.
type piece struct {
	kind     kind
	text     string // that stands there, or the name of the hole
	branches map[string][]piece
}

// A kind is what a piece is.
type kind uint8

const (
	plain    kind = iota // text
	counted              // the number of a choice
	shown                // a hole
	chosen               // a choice by a word
	cardinal             // a choice by how many there are
	ordinal              // a choice by a place
)

// choices are the kinds of choice by their names.
var choices = map[string]kind{"select": chosen, "plural": cardinal, "selectordinal": ordinal}

// other is the branch that each choice has.
const other = "other"

// A SyntaxError says why a text is not a message.
type SyntaxError struct {
	Offset int // in bytes
	Why    string
}

// Error returns the reason, for the author of the text.
func (e *SyntaxError) Error() string { return e.Why }

// A parser reads a text.
type parser struct {
	in string
	at int
}

// mostBytes is how long a text may be. The longest here has some 500.
const mostBytes = 16_000

func parse(text string) ([]piece, error) {
	p := &parser{in: text}
	if len(text) > mostBytes {
		return nil, p.fails("a text has at most %d bytes", mostBytes)
	}
	all, err := p.message(false, false)
	if err == nil && p.at < len(p.in) {
		err = p.fails("there is a } too many")
	}
	return all, err
}

func (p *parser) fails(format string, args ...any) error {
	return &SyntaxError{p.at, fmt.Sprintf(format, args...)}
}

// message reads up to the brace that ends it, or to the end. Within a choice by a number, # is
// the number.
func (p *parser) message(nested, numbered bool) (all []piece, err error) {
	from := p.at
	text := func() {
		if p.at > from {
			all = append(all, piece{kind: plain, text: p.in[from:p.at]})
		}
	}
	for p.at < len(p.in) {
		switch r, n := utf8.DecodeRuneInString(p.in[p.at:]); {
		case r == '\'':
			return nil, p.fails("write ’ in place of a straight apostrophe")
		case r == '}':
			text()
			return all, nil
		case r == '{':
			text()
			h, err := p.hole()
			if err != nil {
				return nil, err
			}
			all, from = append(all, h), p.at
		case r == '#' && numbered:
			text()
			p.at += n
			all, from = append(all, piece{kind: counted}), p.at
		default:
			p.at += n
		}
	}
	if nested {
		return nil, p.fails("a } is missing")
	}
	text()
	return all, nil
}

// hole reads a hole with its braces.
func (p *parser) hole() (piece, error) {
	p.at++
	name := p.word()
	if name == "" {
		return piece{}, p.fails("a hole has a name of letters: {name}")
	}
	if p.takes("}") {
		return piece{kind: shown, text: name}, nil
	}
	if !p.takes(",") {
		return piece{}, p.fails("after {%s there is a } or a comma", name)
	}
	called := p.word()
	k, ok := choices[called]
	if !ok {
		return piece{}, p.fails("{%s, %s, …}: there is plural, selectordinal and select", name, called)
	}
	if !p.takes(",") {
		return piece{}, p.fails("after {%s, %s there is a comma", name, called)
	}
	branches, err := p.branches(name, k)
	return piece{kind: k, text: name, branches: branches}, err
}

// branches reads the branches of a choice and the brace that ends it.
func (p *parser) branches(name string, k kind) (map[string][]piece, error) {
	all := map[string][]piece{}
	for !p.takes("}") {
		key := p.word()
		if !p.takes("{") {
			return nil, p.fails("a branch of {%s} is a word and its text: one{…}", name)
		}
		if _, twice := all[key]; twice {
			return nil, p.fails("{%s} has %s twice", name, key)
		}
		text, err := p.message(true, k != chosen)
		if err != nil {
			return nil, err
		}
		p.at++ // the brace
		all[key] = text
	}
	if _, ok := all[other]; !ok {
		return nil, p.fails("{%s} has no other", name)
	}
	return all, nil
}

// takes reads a sign after any spaces, and reports whether it is there.
func (p *parser) takes(sign string) bool {
	p.space()
	if !strings.HasPrefix(p.in[p.at:], sign) {
		return false
	}
	p.at += len(sign)
	return true
}

func (p *parser) space() {
	p.at += len(p.in[p.at:]) - len(strings.TrimLeft(p.in[p.at:], " \n\t"))
}

// word reads a name, or a number with its sign, after any spaces.
func (p *parser) word() string {
	p.space()
	n := strings.IndexFunc(p.in[p.at:], func(r rune) bool { return strings.ContainsRune("{},#' \n\t", r) })
	if n < 0 {
		n = len(p.in) - p.at
	}
	p.at += n
	return p.in[p.at-n : p.at]
}

// A Hole is a name that a message shows or chooses by.
type Hole struct {
	Name     string
	Choice   string   // "plural", "selectordinal", "select", or "" where it is shown
	Branches []string // of a choice, sorted
}

// Counts reports whether the message chooses by a number there.
func (h Hole) Counts() bool { return h.Choice == "plural" || h.Choice == "selectordinal" }

// Holes returns the holes of a text in their order, each once in each way. The error is a
// [*SyntaxError].
func Holes(text string) ([]Hole, error) {
	pieces, err := parse(text)
	if err != nil {
		return nil, err
	}
	return holes(pieces, nil), nil
}

func holes(pieces []piece, all []Hole) []Hole {
	for _, p := range pieces {
		if p.kind == plain || p.kind == counted {
			continue
		}
		h := Hole{Name: p.text}
		for name, k := range choices {
			if k == p.kind {
				h.Choice = name
			}
		}
		for word := range p.branches {
			h.Branches = append(h.Branches, word)
		}
		slices.Sort(h.Branches)
		if !slices.ContainsFunc(all, func(o Hole) bool {
			return o.Name == h.Name && o.Choice == h.Choice && slices.Equal(o.Branches, h.Branches)
		}) {
			all = append(all, h)
		}
		for _, word := range h.Branches {
			all = holes(p.branches[word], all)
		}
	}
	return all
}

// Map returns a text whose readable words are changed by a function; its holes and choices stay
// as they are. A text that is not a message stays as it is.
func Map(text string, change func(string) string) string {
	pieces, err := parse(text)
	if err != nil {
		return text
	}
	var b strings.Builder
	write(&b, pieces, change)
	return b.String()
}

func write(b *strings.Builder, pieces []piece, change func(string) string) {
	for _, p := range pieces {
		switch p.kind {
		case plain:
			b.WriteString(change(p.text))
		case counted:
			b.WriteByte('#')
		case shown:
			b.WriteString("{" + p.text + "}")
		default:
			writeChoice(b, p, change)
		}
	}
}

func writeChoice(b *strings.Builder, p piece, change func(string) string) {
	name := ""
	for n, k := range choices {
		if k == p.kind {
			name = n
		}
	}
	b.WriteString("{" + p.text + ", " + name + ",")
	words := make([]string, 0, len(p.branches))
	for word := range p.branches {
		words = append(words, word)
	}
	slices.Sort(words)
	for _, word := range words {
		b.WriteString(" " + word + "{")
		write(b, p.branches[word], change)
		b.WriteString("}")
	}
	b.WriteString("}")
}
