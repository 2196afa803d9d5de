package rulesref

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/assault"
)

// bookPage returns the page that a book is read from.
func bookPage(t engine.Ruleset) string {
	if t.Rules.Kept {
		return "kept.tmpl"
	}
	return "book.tmpl"
}

// printed prints a book without the list of house rules at its end, so that a house
// rule counts as printed only if it is mentioned where it matters.
func printed(made engine.Ruleset, without ...string) string {
	plain := editionOf(en) // in which a game is called as its facts say
	b := &Book{Ruleset: made, words: plain.words, reads: plain.reads, Chapters: newFacts(made, plain.words, plain.reads).read(bookPage(made))}
	b.Chapters = slices.DeleteFunc(b.Chapters, func(c Chapter) bool { return slices.Contains(without, c.ID) })
	_, page, _ := strings.Cut(Markdown(b), "\n## ") // the summary names what was changed
	return page
}

// newGame returns a new game of those facts, or what can be made of them if they do not go together.
func newGame(r engine.Rules) engine.Ruleset {
	if t, err := r.With(r.New(nil)); err == nil {
		return t
	}
	return engine.Ruleset{Rules: r}
}

// ofTheDeal are the facts that a game which is kept does without.
var ofTheDeal = regexp.MustCompile(`\.(?:ID|Name|Alias|Call|Knock|Sources|Editions|Hand|Extras|Look|Upcard|Cut|Powers|Replaced|Shortage|Snaps|OldestScores|Counting|TieBreaks|Kept)\b|\.(?:Decks|Special)\b.*\.(?:Code|Rank|Suit|Power|Name)\b`)

// idleBeside reports whether a fact means nothing where there is a deck, or where there is none.
func idleBeside(deck bool, fact string) bool {
	if deck {
		return strings.Contains(fact, ".Bounds.")
	}
	return strings.Contains(fact, ".LineChanges") || strings.Contains(fact, ".Grid.")
}

// some are games that stand for all in a short test: the first, the one with the most rules of cards, and one
// that is kept and has the most on its sheet.
func some(all []engine.Rules) []engine.Rules {
	if !testing.Short() {
		return all
	}
	return slices.DeleteFunc(all, func(r engine.Rules) bool { return !slices.Contains([]string{"rat-a-tat-cat", "recall", "yaniv"}, r.ID) })
}

// TestEveryFactOfAKeptGameChangesThePages does so for the games that are kept.
func TestEveryFactOfAKeptGameChangesThePages(t *testing.T) {
	changes := 0
	for _, r := range some(engine.Games()) {
		if !r.Kept {
			continue
		}
		before := printed(newGame(r))
		vary(reflect.ValueOf(&r).Elem(), r.ID, func(fact string) {
			if ofTheDeal.MatchString(fact) || idle(r, fact) || idleBeside(r.Decks != nil, fact) {
				return
			}
			changes++
			if printed(newGame(r)) == before {
				t.Errorf("the pages do not mention %s", fact)
			}
		})
	}
	if changes < assault.Times(30, 300, 300) {
		t.Errorf("only %d facts were changed", changes)
	}
}

// TestEveryFactChangesThePages changes one fact at a time. If the pages stay the same,
// they do not mention that fact.
func TestEveryFactChangesThePages(t *testing.T) {
	changes := 0
	for _, r := range some(engine.Variants()) {
		before := printed(newGame(r))
		vary(reflect.ValueOf(&r).Elem(), r.ID, func(fact string) {
			changes++
			if printed(newGame(r)) == before && !idle(r, fact) {
				t.Errorf("the pages do not mention %s", fact)
			}
		})
		if printed(newGame(r)) != before {
			t.Fatalf("%s was not put back", r.ID)
		}
	}
	if changes < assault.Times(200, 500, 500) {
		t.Errorf("only %d facts were changed", changes)
	}
}

// forFiles are the facts that are names in files and in programs, not for people.
var forFiles = regexp.MustCompile(`\.(?:ID|Code):`)

// ofPoints are the facts of points, which mean nothing where nobody has any.
var ofPoints = regexp.MustCompile(`\.(?:Usual|HighestWins|Bounds|Calling|LineChanges|Hands|Special)\b`)

// forAgreeing are the house rules at which a line about other tables is left out.
var forAgreeing = regexp.MustCompile(`\.Disagree\[\d+\]\.Rules\b`)

// silentDefault finds the number of a house rule in the name of its default.
var silentDefault = regexp.MustCompile(`\.House\[(\d+)\]\.Default:`)

// isSilent reports whether a fact is the default of a house rule that the book of a new game does not go by:
// the new game has another value, or ends in a way that does not use it.
func isSilent(r engine.Rules, fact string) bool {
	found := silentDefault.FindStringSubmatch(fact)
	if found == nil {
		return false
	}
	n, _ := strconv.Atoi(found[1])
	key := r.House[n].Key
	_, said := r.Usual[key]
	return said || !key.Rule().Matters(newGame(r).Value(engine.End))
}

// idle reports whether a fact is a name in files, says where a game is offered, or is about power
// cards, and the variant has none, or is the name of a deck, and there is none to choose.
func idle(r engine.Rules, fact string) bool {
	f := newFacts(engine.Ruleset{Rules: r}, en, tongueOf("en"))
	return forFiles.MatchString(fact) || isSilent(r, fact) || strings.Contains(fact, ".Around:") || strings.Contains(fact, ".Twin:") || strings.Contains(fact, ".Wide:") || strings.Contains(fact, ".BoardGameGeek:") ||
		strings.Contains(fact, ".Replaced:") && f.powerList() == "" || (strings.Contains(fact, ".Course") || strings.Contains(fact, ".Note")) && !r.Kept ||
		strings.Contains(fact, ".Course.Answer:") && r.Course.Ends != engine.ByShowing || strings.Contains(fact, ".Course.Least") && r.Course.Turn != engine.TurnLayDown || forAgreeing.MatchString(fact) ||
		strings.Contains(fact, ".Decks[0].Name:") && !f.offers(engine.DeckRule) ||
		strings.Contains(fact, ".Grid.Columns:") && r.Grid.Rows == 0 ||
		strings.Contains(fact, ".NoPoints:") && !r.Kept || r.NoPoints && ofPoints.MatchString(fact)
}

// lastOf has the last value of every enumeration of facts.
var lastOf = map[string]uint64{
	"Power": uint64(engine.DrawTwo), "Suit": uint64(engine.Spades), "Moment": uint64(engine.WhenPlayed),
	"Shortage": uint64(engine.EndDeal), "TieBreak": uint64(engine.Caller),
	"Calling": uint64(engine.NoCall),
}

// examples are what facts that most variants do not have can point to.
var examples = map[reflect.Type]any{
	reflect.TypeFor[*engine.Counting](): &engine.Counting{Rule: "Add a point.", Points: func(l engine.Line) int { return l.Sum() + 1 }},
	reflect.TypeFor[*engine.Course]():   &engine.Course{Turn: engine.TurnDraw, Ends: engine.ByCall},
	reflect.TypeFor[*engine.Special]():  &engine.Special{Name: "Royal", Own: 0, Others: new(50)},
}

// vary changes one fact after the other, calls report, and restores the fact.
func vary(v reflect.Value, name string, report func(fact string)) {
	try := func(v, changed reflect.Value) {
		was := reflect.ValueOf(v.Interface())
		v.Set(changed)
		report(fmt.Sprintf("%s: %v instead of %v", name, changed, was))
		v.Set(was)
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if !v.Type().Field(i).IsExported() {
				continue
			}
			vary(v.Field(i), name+"."+v.Type().Field(i).Name, report)
		}
	case reflect.Slice:
		varySlice(v, name, report, try)
	case reflect.Bool:
		try(v, reflect.ValueOf(!v.Bool()).Convert(v.Type()))
	case reflect.Int:
		try(v, reflect.ValueOf(int(v.Int())+1).Convert(v.Type()))
	case reflect.String:
		try(v, reflect.ValueOf(v.String()+"x").Convert(v.Type()))
	case reflect.Uint8:
		most, ok := lastOf[v.Type().Name()]
		if !ok {
			most = 1 // a first look, whatever its type is called
		}
		for n := range most + 1 {
			if n != v.Uint() {
				try(v, reflect.ValueOf(uint8(n)).Convert(v.Type()))
			}
		}
	case reflect.Map: // the house rules of new games
		try(v, reflect.ValueOf(engine.House{engine.LateJoin: engine.JoinZero}))
	case reflect.Func:
		try(v, reflect.ValueOf(func(l engine.Line) int { return l.Sum() + 1 }))
	case reflect.Pointer:
		if v.IsNil() {
			try(v, reflect.ValueOf(examples[v.Type()]))
			return
		}
		was, mine := reflect.ValueOf(v.Interface()), reflect.New(v.Type().Elem()) // what facts point to is shared
		mine.Elem().Set(v.Elem())
		v.Set(mine)
		vary(mine.Elem(), name, report)
		v.Set(was)
	default:
		panic(name + " is of a kind no test can change: " + v.Kind().String())
	}
}

// varySlice changes every element, in a short test only the first and the last, leaves the last out, and
// turns them.
func varySlice(v reflect.Value, name string, report func(string), try func(v, changed reflect.Value)) {
	mine := reflect.MakeSlice(v.Type(), v.Len(), v.Len()) // what facts point to is shared
	reflect.Copy(mine, v)
	was := reflect.ValueOf(v.Interface())
	v.Set(mine)
	for i := range v.Len() {
		if testing.Short() && i > 0 && i < v.Len()-1 {
			continue
		}
		vary(v.Index(i), fmt.Sprintf("%s[%d]", name, i), report)
	}
	if n := v.Len(); n > 1 {
		try(v, v.Slice(0, n-1))
		turned := reflect.AppendSlice(reflect.Append(reflect.MakeSlice(v.Type(), 0, n), v.Index(n-1)), v.Slice(0, n-1))
		if fmt.Sprint(alike(turned)) != fmt.Sprint(alike(v)) {
			try(v, turned)
		}
	}
	v.Set(was)
}

// alike returns a value, of cards without their names in files: two jokers look alike.
func alike(v reflect.Value) any {
	faces, ok := v.Interface().(engine.Deck)
	if !ok {
		return v.Interface()
	}
	faces = slices.Clone(faces)
	for i := range faces {
		faces[i].Code = ""
	}
	return faces
}

func TestEveryHouseRuleChangesThePages(t *testing.T) {
	for _, r := range some(engine.Variants()) {
		for _, o := range r.House {
			seen := map[string]engine.Value{}
			for _, v := range values(o.Key) {
				house := engine.House{o.Key: v}
				if ends := o.Key.Rule().Ends; ends != nil {
					house[engine.End] = ends[0] // with others it says nothing
				}
				page := printed(table(t, r.ID, house), "house")
				if same, ok := seen[page]; ok {
					t.Errorf("%s: the pages do not distinguish %s=%s from %s", r.ID, o.Key, v, same)
				}
				seen[page] = v
			}
		}
	}
}

func TestHouseRulesListWhatWasChanged(t *testing.T) {
	b := bookFor(table(t, "rat-a-tat-cat", engine.House{engine.Threshold: "200", engine.Younger: engine.On}), en)
	changed := map[engine.Key]string{}
	for _, r := range b.HouseRules() {
		if r.Changed {
			changed[r.Key] = r.Value
		}
		explained := len(r.Sections) > 0 || !r.Key.Rule().Matters(b.Ruleset.Value(engine.End))
		if !explained || r.Title == "" || r.Line == "" || r.Source == "" {
			t.Errorf("%s is not explained: %+v", r.Key, r)
		}
	}
	want := map[engine.Key]string{engine.Threshold: "200 points", engine.Younger: "yes"}
	if !reflect.DeepEqual(changed, want) {
		t.Errorf("%v was agreed on, want %v", changed, want)
	}
	if s := b.Summary(); !strings.Contains(s, "Younger players: yes") || !strings.Contains(s, "200 points") {
		t.Errorf("the table plays %q", s)
	}
}
