// Package script plays an evening by names and keys alone, as people do who hear Tabby and do
// not see it. It uses no positions and no pictures. It is for tests, which supply the face on
// which to play.
package script

import (
	"fmt"
	"strings"
	"testing"

	"tabby/internal/system/a11y"
)

// A Face is a way to use Tabby: what is heard there, and what can be done with it.
type Face interface {
	// Heard returns what can be read, in its order.
	Heard() []a11y.Node
	// Press presses what has an ID, and reports whether that did something.
	Press(id int) bool
	// Type replaces what is typed into a field, and reports whether it could.
	Type(id int, text string) bool
	// Key presses a key: a character, or one of the names of this package.
	Key(name string)
	// Wait lets a moment pass.
	Wait()
}

// The keys that are no characters.
const (
	Enter  = "Enter"
	Escape = "Escape"
	Undo   = "Ctrl+Z"
)

// patience is how many moments a player waits for what is to come.
const patience = 600

// A Player uses a face by ear.
type Player struct {
	testing.TB
	Face
}

// Press presses things by their names, one after the other. A name that ends with "…" is the
// beginning of one.
func (p Player) Press(names ...string) {
	p.Helper()
	for _, name := range names {
		p.await("press "+name, func(all []a11y.Node) bool {
			s, ok := find(all, name)
			return ok && p.Face.Press(s.ID)
		})
	}
}

// Fill replaces what is typed into a field.
func (p Player) Fill(field, text string) {
	p.Helper()
	p.await("type into "+field, func(all []a11y.Node) bool {
		for _, s := range all {
			if s.Role == a11y.Field && called(s, field) {
				return p.Face.Type(s.ID, text)
			}
		}
		return false
	})
}

// Keys presses keys, one after the other.
func (p Player) Keys(names ...string) {
	for _, name := range names {
		p.Key(name)
	}
}

// Hear waits until texts are heard, as parts of what can be read.
func (p Player) Hear(texts ...string) {
	p.Helper()
	for _, text := range texts {
		p.await("hear "+text, func(all []a11y.Node) bool { return hears(all, text) })
	}
}

// On waits until the keyboard is on something, or keys go to it.
func (p Player) On(name string) {
	p.Helper()
	p.await("the keyboard on "+name, func(all []a11y.Node) bool {
		for _, s := range all {
			if s.Focused && called(s, name) {
				return true
			}
		}
		return false
	})
}

// Distinct fails if two buttons are called the same.
func (p Player) Distinct() {
	p.Helper()
	there := map[string]bool{}
	for _, s := range p.Heard() {
		if s.Role == a11y.Button && there[s.Label] {
			p.Errorf("two buttons are called %q", s.Label)
		}
		there[s.Label] = there[s.Label] || s.Role == a11y.Button
	}
}

// await waits until something is so for what is heard.
func (p Player) await(what string, is func([]a11y.Node) bool) {
	p.Helper()
	for range patience {
		if is(p.Heard()) {
			return
		}
		p.Wait()
	}
	p.Fatalf("stuck: %s; what is heard is\n%s", what, Transcript(p.Heard()))
}

// find returns what can be pressed and is called so.
func find(all []a11y.Node, name string) (a11y.Node, bool) {
	for _, s := range all {
		if pressable(s) && called(s, name) {
			return s, true
		}
	}
	return a11y.Node{}, false
}

// pressable reports whether something does what it is called now.
func pressable(s a11y.Node) bool {
	switch s.Role {
	case a11y.Heading, a11y.Text, a11y.Field:
		return false
	}
	return !s.Role.Holds() && !s.Disabled
}

// called reports whether something has a name; see [Player.Press].
func called(s a11y.Node, name string) bool {
	begins, more := strings.CutSuffix(name, "…")
	label := bare.Replace(s.Label)
	return label == name || more && strings.HasPrefix(label, begins)
}

// hears reports whether a text is in what is heard.
func hears(all []a11y.Node, text string) bool {
	for _, s := range all {
		if strings.Contains(bare.Replace(s.Label), text) {
			return true
		}
	}
	return false
}

// bare takes away the marks that set names apart in texts of another direction.
var bare = strings.NewReplacer("\u2066", "", "\u2067", "", "\u2068", "", "\u2069", "")

// Transcript returns what is heard, a line each.
func Transcript(all []a11y.Node) string {
	var b strings.Builder
	for _, s := range all {
		fmt.Fprintf(&b, "%s %q", s.Role, bare.Replace(s.Label))
		for _, state := range []struct {
			name string
			is   bool
		}{{"disabled", s.Disabled}, {"chosen", s.Chosen}, {"focused", s.Focused}, {"live", s.Live}} {
			if state.is {
				b.WriteString(", " + state.name)
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}
