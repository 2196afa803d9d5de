package words

import (
	"reflect"
	"slices"
	"strings"

	"tabby/internal/words/message"
)

// A saying is what a generated function says: a text, or a family of texts by their IDs. The tag "holes" of its field
// says, in the order of the arguments, which hole each fills. There @ is an ID, and & a struct of facts, whose fields
// have the tags; a * follows what people typed. A you at the end means that the first who is named may be addressed.
type saying struct {
	*Grammar
	texts  map[string]addressed // by the IDs, with a _ between them
	you    func() string        // the name of the player who is addressed
	holes  []string
	counts bool // n is a hole of its own, and not how many are named
}

// addressed is a text about a player of that name, and another one for the player whom it addresses, if there is one.
type addressed struct{ name, you message.Message }

// function returns a function of facts that says the texts of a key.
func (r *filling) function(of reflect.Type, key string, holes []string) reflect.Value {
	s := saying{Grammar: r.language.Grammar, texts: map[string]addressed{}, holes: holes, counts: slices.Contains(holes, "n")}
	s.you = func() string { return r.language.Deck.You }
	if at := slices.Index(holes, "&"); at >= 0 {
		_, s.counts = of.In(at).FieldByName("N")
	}
	byName := ""
	if holes[len(holes)-1] == "you" {
		byName = "_name"
		for id, key := range r.family(key + "_you") {
			s.texts[id] = addressed{you: r.message(key)}
		}
	}
	for id, key := range r.family(key + byName) {
		s.texts[id] = addressed{name: r.message(key), you: s.texts[id].you}
	}
	return reflect.MakeFunc(of, func(args []reflect.Value) []reflect.Value {
		return []reflect.Value{reflect.ValueOf(s.with(args))}
	})
}

func (r *filling) message(key string) message.Message {
	return message.New(r.locale, r.text(key, false))
}

// family returns the keys of a family by their IDs, or the one key without a * for an ID.
func (r *filling) family(of string) map[string]string {
	begin, _, several := strings.Cut(of, "*")
	if !several {
		return map[string]string{"": of}
	}
	all := map[string]string{}
	at, _ := slices.BinarySearch(r.keys, begin)
	for ; at < len(r.keys) && strings.HasPrefix(r.keys[at], begin); at++ {
		if ids, ok := idsIn(of, r.keys[at]); ok {
			all[ids] = r.keys[at]
		}
	}
	return all
}

// idsIn returns the IDs in a key of a family, and whether it is one.
func idsIn(family, key string) (ids string, is bool) {
	of, parts := strings.Split(family, "_"), strings.Split(key, "_")
	if len(of) != len(parts) {
		return "", false
	}
	for i, part := range parts {
		if of[i] == "*" {
			ids += "_" + part
		} else if of[i] != part {
			return "", false
		}
	}
	return strings.TrimPrefix(ids, "_"), true
}

// with says a text of the arguments of a function.
func (s saying) with(args []reflect.Value) string {
	u := use{saying: s}
	for i, arg := range args {
		switch s.holes[i] {
		case "@":
			u.ids = append(u.ids, Identifier(arg.String()))
		case "&":
			for j := range arg.NumField() {
				u.fill(arg.Type().Field(j).Tag.Get("hole"), arg.Field(j).Interface())
			}
		default:
			u.fill(s.holes[i], arg.Interface())
		}
	}
	say := s.texts[strings.Join(u.ids, "_")]
	if u.addressed && !say.you.IsEmpty() {
		return say.you.With(u.facts...)
	}
	return say.name.With(u.facts...)
}

// A use is one use of a text: its IDs, and the facts that fill its holes.
type use struct {
	saying
	ids       []string
	facts     []any
	named     bool // a player is
	addressed bool // the first who is named
}

// fill fills a hole with a fact, and {n} with how many are named.
func (u *use) fill(hole string, fact any) {
	hole, typed := strings.CutSuffix(hole, "*")
	switch fact := fact.(type) {
	case string:
		if typed {
			u.name(fact)
			u.facts = append(u.facts, hole, u.word(Isolated(fact)))
			return
		}
	case []string:
		u.name(fact...)
		u.facts = append(u.facts, hole, u.Joined(fact))
		if !u.counts {
			u.facts = append(u.facts, "n", len(fact))
		}
		return
	}
	u.facts = append(u.facts, hole, fact)
}

// name finds out whether those who are named first are addressed.
func (u *use) name(names ...string) {
	if !u.named {
		u.addressed, u.named = slices.Contains(names, u.you()), true
	}
}
