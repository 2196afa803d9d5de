package term

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/decks"
	"tabby/internal/table/sight"
	"tabby/internal/words"
)

type cardsCmd struct {
	Teach  teachCmd  `cmd:"" help:"Learn a deck from a photo of all its different cards." eg:"tabby cards teach deck.jpg --variant GAME --name ours"`
	Read   readCmd   `cmd:"" help:"Say which cards are in a photo." eg:"tabby cards read hand.jpg --deck ours"`
	Decks  decksCmd  `cmd:"" help:"List the decks that Tabby has learned." eg:"tabby cards decks"`
	Forget forgetCmd `cmd:"" help:"Forget a deck that Tabby has learned." eg:"tabby cards forget ours"`
}

func (cardsCmd) Help() string {
	return `Lay out one of each different card of the deck, face up and without overlap, and take one picture: Tabby learns the deck from it. ` +
		`From then on, Tabby can read cards of that deck from a photo. It says which cards it is not sure of, and what else they may be. ` +
		`Check the result: in pictures that our tests draw, Tabby is not sure of one or two cards in a hundred, or misses them, and more ` +
		`if the table is as dark as the cards. ` +
		`A photo is a JPEG or PNG file, and Tabby does not keep it.`
}

type teachCmd struct {
	Photo   file      `arg:"" help:"The photo; - reads it from standard input."`
	Variant variantID `required:"" help:"The game that is played with the deck: ${games}." placeholder:"ID"`
	Name    string    `required:"" help:"A name for the deck, such as ours."`
	Cards   []string  `help:"The codes of the cards in the photo, row by row. By default these are all cards of the game, in its order." placeholder:"CODE"`
}

func (teachCmd) Help() string {
	return `A second photo under the same name adds cards that are missing from the first: name them with --cards. ` +
		`In JSON the answer is {"deck":…,"cards":[{"code":…,"line":1,"corners":[[x,y],…]}],"missing":[codes]}.`
}

type readCmd struct {
	Photo file   `arg:"" help:"The photo; - reads it from standard input."`
	Deck  string `required:"" help:"The name of the deck." placeholder:"NAME"`
}

func (readCmd) Help() string {
	return `Lines are read from the top, and the cards of a line from the left. In JSON the answer is ` +
		`{"cards":[{"code":"7H","sure":true,"second":"8H","line":1,"corners":[[x,y],…]}]}: ` +
		`"second" is the second most likely card; "corners" are in pixels of the photo as people see it.`
}

type decksCmd struct{}

type forgetCmd struct {
	Name string `arg:"" help:"The name of the deck."`
}

// photo opens a file as a photo. What is wrong with it is a mistake of the call.
func (f file) photo(c call) (sight.Photo, error) {
	in, err := f.open(c)
	if err != nil {
		return sight.Photo{}, err
	}
	defer in.Close()
	p, err := sight.From(in)
	if err != nil {
		return p, because(err, "%s: %s", f, decks.Why(c.words, err))
	}
	return p, nil
}

func (cmd teachCmd) Run(c call, r *resources, work history.Work) error {
	rules, err := engine.Variant(string(cmd.Variant))
	if err != nil {
		return err
	}
	photo, err := cmd.Photo.photo(c)
	if err != nil {
		return err
	}
	found, err := photo.Cards(work.Ctx())
	if err != nil {
		return err
	}
	codes, err := cmd.codes(c, rules, found)
	if err != nil {
		return err
	}
	kept, err := r.store()
	if err != nil {
		return err
	}
	d, err := cmd.taught(c, kept, found, codes)
	if err != nil {
		return err
	}
	if _, err := kept.Do(decks.With(kept, d)); err != nil {
		return err
	}
	cmd.Cards = codes
	return cmd.say(c, d, rules, found)
}

// codes returns the codes of what was found, or says why they are not known.
func (cmd teachCmd) codes(c call, rules engine.Rules, found []sight.Card) ([]string, error) {
	if len(found) == 0 {
		return nil, because(decks.ErrNotFound, "%s", decks.Why(c.words, decks.ErrNotFound))
	}
	faces := decks.Faces(rules)
	if len(faces) == 0 {
		return nil, mistake("Tabby does not know the cards of %s; name another game", rules.Name)
	}
	if len(cmd.Cards) > 0 {
		for _, code := range cmd.Cards {
			if _, err := faces.Face(code); err != nil {
				return nil, mistake("%s has no card %q; there are %s", rules.Name, code, strings.Join(codesOf(faces), ", "))
			}
		}
		if len(cmd.Cards) != len(found) {
			return nil, mistake("the photo shows %s, %s, but --cards names %d; lay the cards apart, or name only those in the photo", c.words.Count(len(found), words.Card), rowsOf(found), len(cmd.Cards))
		}
		return cmd.Cards, nil
	}
	order, ok := decks.Order(rules, len(found))
	if !ok {
		return nil, mistake("the photo shows %s, %s, but %s has %d different ones; lay them all apart on something of another colour, or name those in the photo with --cards", c.words.Count(len(found), words.Card), rowsOf(found), rules.Name, len(faces))
	}
	return codesOf(order), nil
}

func codesOf(faces engine.Deck) (codes []string) {
	for _, f := range faces {
		codes = append(codes, f.Code)
	}
	return codes
}

// rowsOf says how many cards each line has.
func rowsOf(found []sight.Card) string {
	var rows []string
	for line := 1; ; line++ {
		n := 0
		for _, f := range found {
			if f.Line == line {
				n++
			}
		}
		if n == 0 {
			return "in rows of " + strings.Join(rows, ", ")
		}
		rows = append(rows, fmt.Sprint(n))
	}
}

// taught returns the deck with what was found. A deck of backs is refused.
func (cmd teachCmd) taught(c call, kept *sqlite.Store, found []sight.Card, codes []string) (decks.Deck, error) {
	d, known := decks.Named(kept, cmd.Name)
	if known && d.Variant != string(cmd.Variant) {
		return d, mistake("%s is a deck of %s; choose another name, or forget it first", cmd.Name, d.Variant)
	}
	d.Name, d.Variant = cmd.Name, string(cmd.Variant)
	d, err := d.Taught(found, codes)
	if err != nil {
		return d, because(err, "%s", decks.Why(c.words, err))
	}
	return d, nil
}

// say says what the deck knows now, and what is missing.
func (cmd teachCmd) say(c call, d decks.Deck, rules engine.Rules, found []sight.Card) error {
	type seen struct {
		Code    string    `json:"code"`
		Line    int       `json:"line"`
		Corners [4][2]int `json:"corners"`
	}
	report := struct {
		Deck    string   `json:"deck"`
		Cards   []seen   `json:"cards"`
		Missing []string `json:"missing,omitempty"`
	}{Deck: d.Name, Missing: codesOf(d.Untaught(rules.Decks[0].Deck))}
	for i, f := range found {
		report.Cards = append(report.Cards, seen{cmd.Cards[i], f.Line, f.Corners.Pixels()})
	}
	count := func(n int) string { return c.words.Count(n, words.Card) }
	text := fmt.Sprintf("The photo shows %s, %s: %s. The deck %s now has %s.", count(len(found)), rowsOf(found), strings.Join(cmd.Cards, " "), d.Name, count(len(d.Faces.Codes())))
	if len(report.Missing) > 0 {
		text += " Not seen yet: " + strings.Join(report.Missing, " ") + "."
	}
	if pairs, _ := d.Faces.Alike(); len(pairs) > 0 {
		text += fmt.Sprintf(" %s and %s look much alike, and may be mixed up.", pairs[0][0], pairs[0][1])
	}
	return c.say(report, text)
}

// deckNamed returns a deck that was taught, or says which there are.
func deckNamed(kept history.Settings, name string) (decks.Deck, error) {
	d, ok := decks.Named(kept, name)
	if ok {
		return d, nil
	}
	var names []string
	for _, d := range decks.All(kept) {
		names = append(names, d.Name)
	}
	if len(names) == 0 {
		return d, mistake("Tabby has not learned a deck yet; `tabby cards teach` teaches it one")
	}
	return d, mistake("no deck is called %s; there are %s", name, strings.Join(names, ", "))
}

func (cmd readCmd) Run(c call, kept *sqlite.Reader, work history.Work) error {
	d, err := deckNamed(kept, cmd.Deck)
	if err != nil {
		return err
	}
	rules, err := engine.Variant(d.Variant)
	if err != nil {
		return err
	}
	photo, err := cmd.Photo.photo(c)
	if err != nil {
		return err
	}
	all, err := d.Read(work.Ctx(), photo, decks.Faces(rules))
	if err != nil && !errors.Is(err, decks.ErrNoCards) {
		return err
	}
	reports := []wire.Card{}
	for _, r := range all {
		reports = append(reports, wire.CardOf(r))
	}
	return c.say(map[string]any{"cards": reports}, readAloud(all))
}

// readAloud says what was read, a line of cards in a line.
func readAloud(all []sight.Reading) string {
	if len(all) == 0 {
		return "No card of this deck is to be seen."
	}
	lines := make([][]string, slices.MaxFunc(all, func(a, b sight.Reading) int { return a.Line - b.Line }).Line)
	for _, r := range all {
		said := r.Code
		switch {
		case r.Sure:
		case r.Second == "":
			said += "?"
		default:
			said += " or " + r.Second + "?"
		}
		lines[r.Line-1] = append(lines[r.Line-1], said)
	}
	var text []string
	for _, l := range lines {
		text = append(text, strings.Join(l, ", "))
	}
	return strings.Join(text, "\n")
}

func (decksCmd) Run(c call, kept *sqlite.Reader) error {
	type report struct {
		Deck    string   `json:"deck"`
		Variant string   `json:"variant"`
		Cards   []string `json:"cards"`
	}
	reports, text := []report{}, []string{}
	for _, d := range decks.All(kept) {
		reports = append(reports, report{d.Name, d.Variant, d.Faces.Codes()})
		text = append(text, fmt.Sprintf("%s, for %s: %s", d.Name, d.Variant, c.words.Count(len(d.Faces.Codes()), words.Card)))
	}
	if len(text) == 0 {
		text = []string{"No deck was taught yet."}
	}
	return c.say(reports, strings.Join(text, "\n"))
}

func (cmd forgetCmd) Run(c call, kept *sqlite.Store) error {
	d, err := deckNamed(kept, cmd.Name)
	if err != nil {
		return err
	}
	if _, err := kept.Do(decks.Without(kept, d.Name)); err != nil {
		return err
	}
	return c.say(map[string]any{"ok": true}, "The deck "+d.Name+" is forgotten.")
}
