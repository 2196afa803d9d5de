package term

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"

	"tabby/internal/words/arb"
	"tabby/internal/words/check"
	"tabby/internal/words/languages"
	"tabby/internal/words/texts"
)

// A textsCmd is for those who translate.
type textsCmd struct {
	Of string `arg:"" help:"The tag of a language, whose texts are printed, or a file of texts, of which is said what it lacks."`
}

// Run prints a language, or checks a file.
func (t textsCmd) Run(c call) error {
	if t.Of == languages.English().Tag {
		return printSource(c.Out)
	}
	if data, err := texts.Files.ReadFile(t.Of + ".arb"); err == nil {
		_, err = c.Out.Write(data)
		return err
	}
	f, err := readTexts(t.Of)
	if err != nil {
		return err
	}
	return c.report(f)
}

// readTexts reads a file of texts.
func readTexts(path string) (arb.File, error) {
	in, err := os.Open(path)
	if err != nil {
		return arb.File{}, err
	}
	defer in.Close()
	data, err := io.ReadAll(io.LimitReader(in, arb.MaxSize+1))
	if err != nil {
		return arb.File{}, err
	}
	f, err := arb.Read(data)
	if err != nil {
		return f, mistake("%s: %v", path, err)
	}
	return f, nil
}

// printSource prints English with what is said about each text.
func printSource(to io.Writer) error {
	source := check.Tabby()
	out := &strings.Builder{}
	line := func(key string, value any) {
		text, _ := json.Marshal(value) // strings, and what was read as JSON
		fmt.Fprintf(out, ",\n  %q: %s", key, unescaped(text))
	}
	fmt.Fprintf(out, "{\n  \"@@locale\": %q", source.English.Locale)
	for _, key := range source.English.Keys {
		line(key, source.English.Texts[key])
		if about, ok := source.About[key]; ok {
			line("@"+key, about)
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

// report says what a file lacks and what is wrong in it, room by room, and how much is done.
func (c call) report(f arb.File) error {
	source := check.Tabby()
	problems := source.Problems(f)
	lacks, wrong, room := 0, 0, ""
	for _, p := range problems {
		if p.Lacks {
			lacks++
		} else {
			wrong++
		}
		if of, _, _ := strings.Cut(p.Key, "_"); of != room {
			room = of
			fmt.Fprintf(c.Out, "\n%s\n", room)
		}
		fmt.Fprintf(c.Out, "  %s: %s\n", p.Key, p.Why)
	}
	all := len(source.English.Keys)
	fmt.Fprintf(c.Out, "\n%d of %d texts are there; %d are missing, and %d things are wrong.\n", all-lacks, all, lacks, wrong)
	if wrong > 0 {
		return mistake("%d things are wrong in %s", wrong, f.Locale)
	}
	return nil
}
