package words

import (
	"cmp"
	"fmt"
	"strings"

	"tabby/engine"
)

// A Variant is what people read of a variant whose facts say it in English. Games in a box have
// proper names, and so have most calls and hands.
type Variant struct {
	Name     string // where it is no proper name but says what the game is, or ""
	About    string
	Call     string // where it is no proper name, or ""
	Special  string // the name of a hand of its own, where it is no proper name, or ""
	Rule     string // how a line counts, where it is not the sum
	Editions []engine.Edition
	Play     []string
	Begins   string
	Effects  []engine.Effect
	Disagree []string
}

// VariantNames are what a language says of variants. The facts of the engine speak English,
// which needs none.
type VariantNames struct {
	Variants  map[string]Variant
	PlainCall string // what is said at the end of a round where nothing is known
	PlainPlay string // how a round goes there
}

// In returns the facts of a variant as people read them. What the language says nothing of
// stays as it is, such as what people wrote of a game of their own.
func (n VariantNames) In(r engine.Rules) engine.Rules {
	v := lookUp(n.Variants, r.ID)
	r.Name, r.About, r.Call = cmp.Or(v.Name, r.Name), cmp.Or(v.About, r.About), cmp.Or(v.Call, r.Call)
	r.Begins = cmp.Or(v.Begins, r.Begins)
	if r.Call == engine.PlainCall {
		r.Call = cmp.Or(n.PlainCall, r.Call)
	}
	if len(r.Play) == 1 && r.Play[0] == engine.PlainPlay {
		r.Play = []string{cmp.Or(n.PlainPlay, r.Play[0])}
	}
	r.Editions, r.Play = whole(v.Editions, r.Editions), whole(v.Play, r.Play)
	r.Effects, r.Disagree = whole(v.Effects, r.Effects), whole(v.Disagree, r.Disagree)
	if r.Special != nil && v.Special != "" {
		special := *r.Special
		special.Name, r.Special = v.Special, &special
	}
	if r.Counting != nil && v.Rule != "" {
		counting := *r.Counting
		counting.Rule, r.Counting = v.Rule, &counting
	}
	return r
}

// whole returns what a language says of facts if it says something of each.
func whole[T any](said, facts []T) []T {
	if len(said) == len(facts) {
		return said
	}
	return facts
}

// Facts returns what the facts of the engine say of variants, which is in English, by the keys
// that other languages have for it.
func Facts() map[string]string {
	all := facts{"rules_plainCall": engine.PlainCall, "rules_plainPlay": engine.PlainPlay}
	for _, r := range engine.Games() {
		of := "rules_variants_" + Identifier(r.ID)
		all.put(r.Name, of, "name")
		all.put(r.About, of, "about")
		if r.Call != engine.PlainCall {
			all.put(r.Call, of, "call")
		}
		if r.Special != nil {
			all.put(r.Special.Name, of, "special")
		}
		if r.Counting != nil {
			all.put(r.Counting.Rule, of, "rule")
		}
		for i, e := range r.Editions {
			all.put(e.Point, of, "editions", i+1, "point")
			all.put(e.A, of, "editions", i+1, "a")
			all.put(e.B, of, "editions", i+1, "b")
		}
		for i, text := range r.Play {
			if text != engine.PlainPlay {
				all.put(text, of, "play", i+1)
			}
		}
		all.put(r.Begins, of, "begins")
		for i, e := range r.Effects {
			all.put(e.Cards, of, "effects", i+1, "cards")
			all.put(e.Does, of, "effects", i+1, "does")
		}
		for i, text := range r.Disagree {
			all.put(text, of, "disagree", i+1)
		}
	}
	return all
}

// facts are texts by their keys.
type facts map[string]string

// put adds a text, if it is one, under a key of so many names.
func (f facts) put(text string, names ...any) {
	if text != "" {
		f[strings.ReplaceAll(strings.TrimSpace(fmt.Sprintln(names...)), " ", "_")] = text
	}
}
