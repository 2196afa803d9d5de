package term

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/golden"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/rulesref"
)

// evening is when every script is played.
var evening = time.Date(2026, 1, 2, 19, 30, 0, 0, time.UTC)

// TestScripts plays testdata/*.txt: calls after $, what they read after <. All
// the rest is the machine's: what they write after >, what they complain of
// after !, and what they end with after = if that is not 0. UPDATE=1 writes it
// again.
func TestScripts(t *testing.T) {
	scripts, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(scripts) == 0 {
		t.Fatal("no scripts:", err)
	}
	for _, name := range scripts {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			want := must.Get(os.ReadFile(name))
			golden.Same(t, name, newStage(t).play(string(want)))
		})
	}
}

// A stage is where a script is played: a folder of its own, and short names for
// what has a random one.
type stage struct {
	dir   string
	games []string
	texts *strings.Replacer // see ruleTexts
}

func newStage(t *testing.T) *stage { return &stage{dir: filepath.Join(t.TempDir(), "tabby")} }

// play returns the script with what the machine says.
func (s *stage) play(script string) string {
	var out strings.Builder
	call, input := "", ""
	flush := func() {
		if call != "" {
			out.WriteString(s.call(call, input))
		}
		call, input = "", ""
	}
	for line := range strings.Lines(script) {
		switch line[0] {
		case '$':
			flush()
			call = strings.TrimSpace(line[1:])
		case '<':
			input += strings.TrimPrefix(line[1:], " ")
		case '#', '\n':
			flush()
		default:
			continue
		}
		out.WriteString(line)
	}
	flush()
	return out.String()
}

var random = regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}`)

// call makes one call and returns what it says.
func (s *stage) call(text, input string) string {
	text = strings.ReplaceAll(text, "DATA", s.dir)
	for i, id := range s.games {
		text = strings.ReplaceAll(text, fmt.Sprintf("GAME%d", i+1), id)
	}
	var stdout, stderr bytes.Buffer
	c := call{
		Streams: Streams{strings.NewReader(input), &stdout, &stderr},
		window:  s.window(&stdout), now: func() time.Time { return evening }, pages: somePages, words: languages.English(),
	}
	code := c.run(append(split(text)[1:], "--data", s.dir))
	answer := stdout.String()
	if strings.HasPrefix(text, "tabby rules") {
		answer = s.ruleTexts().Replace(answer)
	}
	said := marked(">", answer) + marked("!", stderr.String())
	if code != 0 {
		said += fmt.Sprintf("= %d\n", code)
	}
	said = random.ReplaceAllStringFunc(said, s.name)
	return strings.ReplaceAll(said, s.dir, "DATA")
}

// scriptTables are the tables that scripts ask about, beside every variant by
// the book.
var scriptTables = map[string]engine.House{
	"rat-a-tat-cat": {engine.Younger: engine.On, engine.End: engine.EndElimination, engine.Threshold: "200", engine.MinKnockTurns: "2"},
	"recall":        {engine.SnapWho: "any_cards"},
}

// ruleTexts replaces what the rule book says, word for word, by an ellipsis.
// Scripts keep which answers are given; their text is kept in package rulesref,
// so that another word in it changes no script.
func (s *stage) ruleTexts() *strings.Replacer {
	if s.texts != nil {
		return s.texts
	}
	var texts []string
	add := func(b *rulesref.Book) {
		for _, h := range b.Everything() {
			text, _ := json.Marshal(h.Text)
			texts = append(texts, `"text":`+string(text))
			if section, ok := b.Section(h.ID); ok {
				section.Sources = nil
				texts = append(texts, section.Plain(languages.English()), section.Markdown(languages.English()))
			}
		}
		for _, c := range b.Cards() {
			texts = append(texts, c.Plain(), c.Markdown())
		}
	}
	for _, r := range engine.Variants() {
		for _, house := range []engine.House{nil, scriptTables[r.ID]} {
			if t, err := engine.NewRuleset(r.ID, house); err == nil {
				add(rulesref.For(t, languages.English()))
			}
		}
	}
	slices.SortFunc(texts, func(a, b string) int { return len(b) - len(a) }) // the longest that fits
	var pairs []string
	for _, text := range texts {
		switch {
		case strings.HasPrefix(text, `"`):
			pairs = append(pairs, text, `"text":"…"`)
		case strings.HasPrefix(text, "  "):
			pairs = append(pairs, text, "  …\n")
		default:
			pairs = append(pairs, text, "…\n")
		}
	}
	s.texts = strings.NewReplacer(pairs...)
	return s.texts
}

// name returns GAME1, GAME2, … for ids in the order of their appearance.
func (s *stage) name(id string) string {
	for i, known := range s.games {
		if known == id {
			return fmt.Sprintf("GAME%d", i+1)
		}
	}
	s.games = append(s.games, id)
	return fmt.Sprintf("GAME%d", len(s.games))
}

func (s *stage) window(out *bytes.Buffer) Window {
	return func(o Opening) error {
		fmt.Fprintln(out, strings.TrimSpace("the window opens on "+o.Dir+" "+o.Link))
		return nil
	}
}

func marked(mark, text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		fmt.Fprintf(&b, "%s %s\n", mark, strings.TrimRight(line, "\n"))
	}
	return strings.ReplaceAll(b.String(), mark+" \n", mark+"\n")
}

var quoted = regexp.MustCompile(`'([^']*)'|(\S+)`)

// split splits a call as a shell would, with single quotes only.
func split(call string) []string {
	var all []string
	for _, part := range quoted.FindAllStringSubmatch(call, -1) {
		all = append(all, cmp.Or(part[1], part[2]))
	}
	return all
}
