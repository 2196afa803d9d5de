package term

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/check"
	"tabby/internal/words/languages"
	"tabby/rulesref"
	"tabby/rulesref/about"
)

// A textsCmd is for those who translate.
type textsCmd struct {
	Of string `arg:"" name:"tag-or-file" help:"A language tag (prints its texts) or a translation file (lists what is missing)."`
}

// Run prints a language, or checks a file.
func (t textsCmd) Run(c call) error {
	source := translated()
	switch l := languages.All().Of(t.Of); {
	case t.Of == source.English.Locale:
		return printTexts(c.Out, source.English, source.About)
	case l != nil:
		return printTexts(c.Out, withBook(languages.File(t.Of)), nil)
	}
	f, err := c.readTexts(file(t.Of))
	if err != nil {
		return err
	}
	return c.report(source, f)
}

// readTexts reads a file of texts. One that is none is a mistake of the call.
func (c call) readTexts(path file) (arb.File, error) {
	in, err := path.open(c)
	if err != nil {
		return arb.File{}, err
	}
	defer in.Close()
	f, err := arb.ReadFrom(filepath.Base(string(path)), in)
	if wrong := new(arb.Error); errors.As(err, &wrong) {
		return f, because(err, "%s: %v", path, err)
	}
	return f, err
}

// translated returns the texts that are translated: those of the program, and those of the rule book.
func translated() check.Source {
	s := check.Tabby()
	s.English = withBook(s.English)
	s.Forms = func(key string) []string {
		if strings.HasPrefix(key, rulesref.OfBook) {
			return rulesref.Forms()
		}
		return nil
	}
	for key, said := range check.ReadAbout(about.English) {
		s.About[rulesref.OfBook+key] = said
	}
	return s
}

// withBook adds the texts of the rule book to the file of a language.
func withBook(f arb.File) arb.File {
	book := rulesref.Texts(f.Locale)
	for _, key := range book.Keys {
		f.Keys = append(f.Keys, rulesref.OfBook+key)
		f.Texts[rulesref.OfBook+key] = book.Texts[key]
	}
	return f
}

// printTexts prints a file with what is said about its texts.
func printTexts(to io.Writer, f arb.File, about map[string]check.About) error {
	out := &strings.Builder{}
	line := func(key string, value any) {
		text, _ := json.Marshal(value) // strings, and what was read as JSON
		fmt.Fprintf(out, ",\n  %q: %s", key, unescaped(text))
	}
	fmt.Fprintf(out, "{\n  \"@@locale\": %q", f.Locale)
	line("@@x-style", f.About["@x-style"])
	for _, key := range f.Keys {
		line(key, f.Texts[key])
		if said, ok := about[key]; ok {
			line("@"+key, said)
		}
	}
	out.WriteString("\n}\n")
	_, err := io.WriteString(to, out.String())
	return err
}

// unescaped returns JSON with the signs of HTML as they are.
func unescaped(text []byte) string {
	return strings.NewReplacer(`\u003c`, "<", `\u003e`, ">", `\u0026`, "&").Replace(string(text))
}

// perRoom returns how many keys there are of each room, by which they begin.
func perRoom(keys []string) map[string]int {
	all := map[string]int{}
	for _, key := range keys {
		room, _, _ := strings.Cut(key, "_")
		all[room]++
	}
	return all
}

// report says what is missing and what is wrong in a file, room by room, and how much is done.
func (c call) report(source check.Source, f arb.File) error {
	missing, wrong, room := 0, 0, ""
	there := slices.DeleteFunc(slices.Clone(source.English.Keys), func(key string) bool { return f.Texts[key] == "" })
	all, done := perRoom(source.English.Keys), perRoom(there)
	for _, p := range source.Problems(f) {
		if p.Missing {
			missing++
		} else {
			wrong++
		}
		if of, _, _ := strings.Cut(p.Key, "_"); of != room {
			room = of
			fmt.Fprintf(c.Out, "\n%s: %d of %d\n", room, done[room], all[room])
		}
		fmt.Fprintf(c.Out, "  %s: %s\n", p.Key, p.Why)
	}
	fmt.Fprintf(c.Out, "\n%d texts are there, %d are missing, and %d things are wrong.\n", len(there), missing, wrong)
	if wrong > 0 {
		return mistake("%d things are wrong in %s", wrong, f.Locale)
	}
	return nil
}

// A language is the tag of one, or "" for that of the system.
type language string

// Validate refuses the tag of a language that Tabby does not speak.
func (l language) Validate() error {
	if l != "" && languages.All().Of(string(l)) == nil {
		return mistake("Tabby does not speak %q; it speaks %s", l, languages.English().Joined(tags()))
	}
	return nil
}

func tags() []string { return strings.Split(languages.All().Tags(), "+") }

// preview lets the call speak the language of the file of a translator, if it names one. Of a file
// that is not sound it says so, and speaks as ever.
func (c *call) preview() error {
	if c.Words == "" {
		return nil
	}
	f, err := c.readTexts(file(c.Words))
	if wrong := new(arb.Error); errors.As(err, &wrong) {
		c.complain(err)
		return nil
	}
	if err != nil {
		return err
	}
	l, missing := rulesref.Preview(f)
	if missing > 0 {
		fmt.Fprintf(c.Err, "%s is not complete: %d of its texts are shown in English, between %s. `tabby words %s` lists them.\n", l.Name, missing, words.MissingMarks, c.Words)
	}
	c.tried, c.system = l, l
	return nil
}

// offer returns the languages that guests may choose from.
func (c call) offer() languages.Set {
	if c.tried != nil {
		return languages.SetOf(c.tried)
	}
	return languages.All()
}

// in returns the call as it answers in a language about the game.
func (c call) in(l language) call {
	c.words = cmp.Or(languages.All().Of(string(l)), c.system, c.words)
	return c
}
