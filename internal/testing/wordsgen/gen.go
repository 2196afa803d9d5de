// Command wordsgen writes the Go face of the texts of rooms, from the English file and its descriptions:
//
//	go run ./internal/testing/wordsgen
//
// A text without holes is a string, a text with holes a function of what fills them, in the order in which
// texts/about describes them. The type of a hole is that of its description, or else what its example shows. From
// three holes of one Go type on, a function takes a struct with named fields. Keys that end in _you and _name are one
// function, which addresses the player who has no name; keys that end in _1, _2 are a list; and a family, which
// @@x-families names with a * for each ID, is one function of its IDs.
package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"go/format"
	"os"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"tabby/internal/words/arb"
	"tabby/internal/words/texts"
	"tabby/internal/words/texts/about"
)

// main imports neither words nor check, so that it also writes anew what does not compile.
func main() {
	for file, code := range written() {
		if err := os.WriteFile("internal/words/"+file, code, 0o644); err != nil {
			panic(err)
		}
	}
}

// rooms are the beginnings of the keys that have a struct of their own.
var rooms = []string{
	"cards",
	"bring",
	"calling",
	"camera",
	"charts",
	"common",
	"computer",
	"deck",
	"demo",
	"devices",
	"games",
	"guests",
	"handover",
	"playLog",
	"home",
	"kit",
	"ownGames",
	"pages",
	"pages_script",
	"paper",
	"people",
	"play",
	"progress",
	"review",
	"rulebook",
	"rules",
	"scores",
	"server",
	"settings",
	"setup",
	"sheet",
	"shell",
	"start",
	"start_script",
	"statistics",
	"storage",
	"story",
	"table",
	"trophies",
	"joining",
	"package",
}

// byHand are the beginnings of the keys in these rooms that package words fills in by itself.
var byHand = []string{"cards_number", "cards_ranks_", "cards_named_", "cards_court", "rules_variants_", "rules_plainCall"}

// written returns the Go of all rooms, by the names of files.
func written() map[string][]byte {
	english, said := source()
	all := map[string][]byte{}
	for _, name := range rooms {
		r := &room{name: name, about: read(said), english: english.Texts, families: families(said)}
		for _, key := range english.Keys {
			if r.has(key) {
				r.put(key)
			}
		}
		code, err := format.Source(r.code())
		if err != nil {
			panic(err)
		}
		all[strings.ToLower(name)+"_gen.go"] = code
	}
	return all
}

// source returns the English file and its descriptions.
func source() (english, said arb.File) {
	data, err := texts.Files.ReadFile("en.arb")
	if err != nil {
		panic(err)
	}
	if english, err = arb.Read(data); err != nil {
		panic(err)
	}
	if said, err = arb.Read(about.English); err != nil {
		panic(err)
	}
	return english, said
}

// A described text has holes in an order.
type described struct {
	Description  string
	Placeholders json.RawMessage
}

func read(said arb.File) map[string]described {
	all := map[string]described{}
	for key, data := range said.About {
		var one described
		if !strings.HasPrefix(key, "@") && json.Unmarshal(data, &one) == nil {
			all[key] = one
		}
	}
	return all
}

// families returns the keys of families, with a * in the place of an ID.
func families(said arb.File) (all []string) {
	if err := json.Unmarshal(said.About["@x-families"], &all); err != nil {
		panic(err)
	}
	return all
}

// A kind is how a text is said.
type kind int

const (
	plain  kind = iota
	filled      // a function of its holes
	list        // by a number
)

// A text is one field.
type text struct {
	name, key string
	kind      kind
	you       bool     // it may address a player
	sizes     []string // how many a list has, and each list in it
	holes     []hole
	says      string // in English
	about     string
}

// A hole is what a function is given.
type hole struct{ name, kind string }

type room struct {
	name     string
	english  map[string]string
	about    map[string]described
	families []string
	all      []*text
}

// has reports whether a key is of the room, and of none within it.
func (r *room) has(key string) bool {
	of := ""
	for _, name := range rooms {
		if strings.HasPrefix(key, name+"_") && len(name) > len(of) {
			of = name
		}
	}
	return of == r.name && !slices.ContainsFunc(byHand, func(begin string) bool { return strings.HasPrefix(key, begin) })
}

var numbered = regexp.MustCompile(`^(.+?)_(\d+(?:_\d+)*)$`)

// put adds a key to the text that it belongs to.
func (r *room) put(key string) {
	holes, of, k := r.holes(key), key, plain
	one, you := r.addresses(key)
	family := slices.IndexFunc(r.families, func(f string) bool { return isOf(f, one) })
	switch {
	case family >= 0:
		of, k = r.families[family], filled
	case you:
		of, k = one, filled
	case numbered.MatchString(key):
		of, k = numbered.FindStringSubmatch(key)[1], list
	case len(holes) > 0:
		k = filled
	}
	t := r.text(of, k)
	t.you = t.you || you
	if k == list { // the last key has the largest numbers
		t.sizes = strings.Split(numbered.FindStringSubmatch(key)[2], "_")
	}
	if byName := strings.HasSuffix(key, "_name"); t.says == "" || you && byName && !strings.Contains(of, "*") { // says more than _you, and comes after it
		t.says, t.about = r.english[key], r.about[key].Description
		if you && byName {
			holes, t.holes = append(holes, t.holes...), nil
		}
	}
	t.add(holes)
	if you && !slices.ContainsFunc(t.holes, isWho) {
		t.holes = slices.Insert(t.holes, 0, hole{"name", "name"})
	}
}

// add adds holes that the text does not have yet.
func (t *text) add(holes []hole) {
	for _, h := range holes {
		if !slices.ContainsFunc(t.holes, func(o hole) bool { return o.name == h.name }) {
			t.holes = append(t.holes, h)
		}
	}
}

// addresses returns the key of a pair that addresses a player and names one, and whether a key is one of them.
func (r *room) addresses(key string) (of string, is bool) {
	for end, other := range map[string]string{"_you": "_name", "_name": "_you"} {
		if of, is = strings.CutSuffix(key, end); is && r.english[of+other] != "" {
			return of, true
		}
	}
	return key, false
}

// isOf reports whether a key is of a family.
func isOf(family, key string) bool {
	parts, of := strings.Split(key, "_"), strings.Split(family, "_")
	return slices.EqualFunc(parts, of, func(part, of string) bool { return part == of || of == "*" })
}

func isWho(h hole) bool { return h.kind == "name" || h.kind == "names" }

func (r *room) text(key string, k kind) *text {
	if at := slices.IndexFunc(r.all, func(t *text) bool { return t.key == key }); at >= 0 {
		return r.all[at]
	}
	t := &text{name: camel(strings.TrimPrefix(key, r.name+"_")), key: key, kind: k}
	r.all = append(r.all, t)
	return t
}

// camel returns the name of a key in Go: that of seen_givesYou is SeenGivesYou.
func camel(key string) (name string) {
	for part := range strings.SplitSeq(key, "_") {
		if part != "*" {
			name += string(unicode.ToUpper(rune(part[0]))) + part[1:]
		}
	}
	return name
}

var (
	number = regexp.MustCompile(`^[-−]?\d+$`)
	person = regexp.MustCompile(`^(You|Ann|Ben|Cy|Dee)$`)
	people = regexp.MustCompile(`^(You|Ann|Ben|Cy|Dee)( and |, )`)
)

// holes returns the holes of a text in the order in which they are described, without those that a script fills in.
func (r *room) holes(key string) (all []hole) {
	said := r.about[key].Placeholders
	if said == nil {
		return nil
	}
	var by map[string]struct {
		Example, Type string
		Forms         bool
	}
	if err := json.Unmarshal(said, &by); err != nil {
		panic(fmt.Errorf("%s: %w", key, err))
	}
	for _, name := range keysOf(said) {
		if kind := cmp.Or(by[name].Type, guessed(name, by[name].Example, by[name].Forms)); kind != "script" {
			all = append(all, hole{name, kind})
		}
	}
	return all
}

// guessed returns the type of a hole that is described without one.
func guessed(name, example string, forms bool) string {
	switch {
	case forms:
		return "word"
	case number.MatchString(example):
		return "number"
	case name == "names" || people.MatchString(example):
		return "names"
	case name == "name" || person.MatchString(example):
		return "name"
	}
	return "text"
}

// keysOf returns the keys of an object of JSON in their order.
func keysOf(object []byte) (keys []string) {
	in := json.NewDecoder(bytes.NewReader(object))
	_, _ = in.Token()
	for in.More() {
		key, _ := in.Token()
		var skipped json.RawMessage
		if err := in.Decode(&skipped); err != nil {
			panic(err)
		}
		keys = append(keys, key.(string))
	}
	return keys
}

// goTypes are the types of what fills holes. A count has none: it comes with the names that are counted.
var goTypes = map[string]string{"number": "int", "text": "string", "name": "string", "names": "[]string", "word": "message.Declined", "count": ""}

// code writes the file of the room.
func (r *room) code() []byte {
	var b, facts bytes.Buffer
	of := camel(r.name) + "Texts"
	fmt.Fprintf(&b, "// %s are the texts whose keys begin with %s.\ntype %s struct {\n", of, r.name, of)
	for _, t := range r.all {
		fmt.Fprintf(&b, "// %s says “%s”. %s\n%s ", t.name, strings.ReplaceAll(t.says, "\n", " "), t.about, t.name)
		switch t.kind {
		case plain:
			fmt.Fprintf(&b, "string `key:%q`\n", t.key)
		case list:
			fmt.Fprintf(&b, "[%s]string `key:%q`\n", strings.Join(t.sizes, "]["), t.key)
		default:
			b.WriteString(t.function(camel(r.name), &facts))
		}
	}
	fmt.Fprintf(&b, "}\n\n%s", facts.String())
	head := "// Code generated by internal/testing/wordsgen from texts/about/en.arb; DO NOT EDIT.\n\npackage words\n\n"
	if bytes.Contains(b.Bytes(), []byte("message.Declined")) {
		head += "import \"tabby/internal/words/message\"\n\n"
	}
	return append([]byte(head), b.Bytes()...)
}

// many is from how many holes of one type on a function takes them by name.
const many = 3

// byName reports whether a function takes what fills its holes as a struct.
func (t *text) byName() bool {
	counted := map[string]int{}
	for _, h := range t.holes {
		if of := goTypes[h.kind]; of != "" {
			counted[of]++
		}
	}
	for _, n := range counted {
		if n >= many {
			return true
		}
	}
	return false
}

// function returns the type of a field that says a text, and the key of its texts and holes as a tag. It writes the
// struct of what fills them, if it has one.
func (t *text) function(room string, facts *bytes.Buffer) string {
	args, holes := t.ids()
	var fields strings.Builder
	by := t.byName()
	for _, h := range t.holes {
		name, of := h.name, goTypes[h.kind]
		if h.kind == "name" {
			name += "*"
		}
		switch {
		case h.kind == "count":
		case of == "":
			panic(fmt.Sprintf("%s: {%s} has the type %q", t.key, h.name, h.kind))
		case by:
			fmt.Fprintf(&fields, "%s %s `hole:%q`\n", camel(h.name), of, name)
		default:
			args, holes = append(args, h.name+" "+of), append(holes, name)
		}
	}
	if by {
		name := room + t.name + "Facts"
		args, holes = append(args, "facts "+name), append(holes, "&")
		fmt.Fprintf(facts, "// %s fill %s.\ntype %s struct {\n%s}\n\n", name, t.name, name, fields.String())
	}
	if t.you {
		holes = append(holes, "you")
	}
	for i := len(args) - 2; i >= 0; i-- { // wins, games int
		if name, of, _ := strings.Cut(args[i], " "); strings.HasSuffix(args[i+1], " "+of) {
			args[i] = name
		}
	}
	return fmt.Sprintf("func(%s) string `key:%q holes:%q`\n", strings.Join(args, ", "), t.key, strings.Join(holes, " "))
}

// ids returns the arguments and the holes for the IDs of a family.
func (t *text) ids() (args, holes []string) {
	for i := range strings.Count(t.key, "*") {
		name := "id"
		if i > 0 {
			name = "of"
		}
		args, holes = append(args, name+" string"), append(holes, "@")
	}
	return args, holes
}
