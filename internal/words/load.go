package words

import (
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"

	"tabby/internal/words/arb"
	"tabby/internal/words/message"
	"tabby/internal/words/sums"
)

// Load returns the language of a file, and what is wrong with its keys: those that are missing, and those
// that no code uses. If a key is missing, its text is empty.
//
// A generated field has its key as a tag. Any other text has the key of the field that it is for: that of
// Grammar.Words.Comma is grammar_comma. Words and embedded structs have no name of their own in it, a list counts from 1,
// and a map has the names that the file gives.
func Load(f arb.File) (*Language, []error) {
	r := &filling{texts: f.Texts, keys: slices.Sorted(maps.Keys(f.Texts)), locale: &message.Locale{Tag: language.Make(f.Locale), Figure: sums.Text}}
	if f.Texts["direction"] == "rtl" {
		r.locale.Apart = isolatedFromLeft
	}
	r.language = &Language{Tag: f.Locale, Grammar: &Grammar{}}
	r.fill(reflect.ValueOf(r.language).Elem(), "", false)
	r.language.Grammar.sounds = heard(r.language.Grammar.Words.Sound)
	return r.language, append(r.wrong, r.strange()...)
}

// A filling fills a language with the texts of a file.
type filling struct {
	language *Language
	locale   *message.Locale
	texts    map[string]string
	keys     []string // of the texts, sorted
	said     []string // the keys that have a field and a text
	wrong    []error
}

// strange returns an error for each key that no field has.
func (r *filling) strange() (all []error) {
	if len(r.said) == len(r.keys) {
		return nil
	}
	slices.Sort(r.said)
	for _, key := range r.keys {
		if _, said := slices.BinarySearch(r.said, key); !said {
			all = append(all, fmt.Errorf("%s: nothing says this", key))
		}
	}
	return all
}

// below returns the names that follow in keys on the beginning of one.
func (r *filling) below(key string) (names []string) {
	key += "_"
	at, _ := slices.BinarySearch(r.keys, key)
	for ; at < len(r.keys) && strings.HasPrefix(r.keys[at], key); at++ {
		name, _, _ := strings.Cut(r.keys[at][len(key):], "_")
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

func (r *filling) text(key string, optional bool) string {
	text, ok := r.texts[key]
	switch {
	case ok:
		r.said = append(r.said, key)
	case !optional:
		r.wrong = append(r.wrong, fmt.Errorf("%s: the text is missing", key))
	}
	return text
}

// fill fills a value whose keys begin with a name.
func (r *filling) fill(v reflect.Value, key string, optional bool) {
	if say, ok := v.Addr().Interface().(*message.Message); ok {
		if text := r.text(key, optional); text != "" {
			*say = message.New(r.locale, text)
		}
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(r.text(key, optional))
	case reflect.Pointer:
		r.fill(v.Elem(), key, optional)
	case reflect.Struct:
		r.fillFields(v, key, optional)
	case reflect.Array:
		r.fillList(v, key, optional)
	case reflect.Slice:
		n := len(r.below(key))
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		r.fillList(v, key, optional)
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for _, name := range r.below(key) {
			one := reflect.New(v.Type().Elem()).Elem()
			r.fill(one, key+"_"+name, optional)
			v.SetMapIndex(reflect.ValueOf(name), one)
		}
	}
}

func (r *filling) fillList(v reflect.Value, key string, optional bool) {
	for i := range v.Len() {
		r.fill(v.Index(i), key+"_"+strconv.Itoa(i+1), optional)
	}
}

// A room says sentences in a language.
type room interface{ join(l *Language) }

func (r *filling) fillFields(v reflect.Value, key string, optional bool) {
	if room, ok := v.Addr().Interface().(room); ok {
		room.join(r.language)
	}
	for i := range v.NumField() {
		f := v.Type().Field(i)
		switch key := keyOfField(key, f); {
		case !f.IsExported() || f.Tag.Get("text") == "-":
		case f.Type.Kind() == reflect.Func:
			v.Field(i).Set(r.function(f.Type, key, strings.Fields(f.Tag.Get("holes"))))
		default:
			r.fill(v.Field(i), key, optional || f.Tag.Get("text") == "optional")
		}
	}
}

// keyOfField returns the key of a field in what has a key.
func keyOfField(key string, f reflect.StructField) string {
	if own := f.Tag.Get("key"); own != "" {
		return own
	}
	if f.Name == "Words" || f.Anonymous && f.Name != "Grammar" {
		return key
	}
	first, size := utf8.DecodeRuneInString(f.Name)
	name := string(unicode.ToLower(first)) + f.Name[size:]
	if key == "" {
		return name
	}
	return key + "_" + name
}

// properName matches the key of a name that a language may say otherwise than all others do.
var properName = regexp.MustCompile(`^rules_variants_\w+_(?:name|call|special|answer)$`)

// IsFree reports whether a text that another language has may be missing in a language: a proper name, and the small
// tables of its grammar.
func IsFree(key string) bool {
	free := []string{"grammar_sound_", "grammar_nounsAreCapital", "grammar_calendar_firstDay", "grammar_calendar_between", "cards_court"}
	return properName.MatchString(key) || slices.ContainsFunc(free, func(beginning string) bool { return strings.HasPrefix(key, beginning) })
}

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
