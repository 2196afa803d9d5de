package term

import (
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"

	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// asTyped returns the words of a line before what it redirects: as they are, or between quotes.
func asTyped(t *testing.T, line string) []string {
	t.Helper()
	var words []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	if i := slices.IndexFunc(words, func(w string) bool { return w == "<" || w == ">" }); i >= 0 {
		words = words[:i]
	}
	return words
}

func TestEveryCommandHasAnExampleThatCanBeTyped(t *testing.T) {
	parser := must.Get(call{words: languages.English()}.parser(&grammar{}, &resources{}, nil))
	examples := 0
	must.Do(t, kong.Visit(parser.Model, func(node kong.Visitable, next kong.Next) error {
		command, is := node.(*kong.Node)
		if !is || command.Type != kong.CommandNode || command.Hidden || len(command.Children) > 0 {
			return next(nil)
		}
		eg := asTyped(t, example(command))
		if len(eg) == 0 || eg[0] != "tabby" {
			t.Errorf("%s has the example %q", command.FullPath(), eg)
			return next(nil)
		}
		parsed, err := must.Get(call{words: languages.English()}.parser(&grammar{}, &resources{}, nil)).Parse(eg[1:])
		if err != nil || "tabby "+strings.SplitN(parsed.Command(), " <", 2)[0] != command.FullPath() {
			t.Errorf("the example of %s is %q: %v", command.FullPath(), eg, err)
		}
		examples++
		return next(nil)
	}))
	if examples < 30 {
		t.Errorf("there are only %d examples", examples)
	}
}

func TestCommandsOptionsAndValuesAreCompleted(t *testing.T) {
	for _, c := range []struct{ typed, has, hasNot string }{
		{"", "history rules serve --data", "list complete open"},
		{"history", "list show --data --json", "history serve"},
		{"history list", "--person --running", "show list"},
		{"history list --variant", "rat-a-tat-cat skyjo", "--person list"},
		{"rules --lang", "de en", "--variant"},
		{"history list --running", "--person", "rat-a-tat-cat"},
		{"history list --person", "", "--running list"},
		{"completion", "bash zsh fish", "history"},
	} {
		_, said, _ := called(t, nil, append([]string{"complete", "--"}, strings.Fields(c.typed)...)...)
		offered := strings.Split(said, "\n")
		for _, word := range strings.Fields(c.has) {
			if !slices.Contains(offered, word) {
				t.Errorf("after %q there is no %s: %q", c.typed, word, offered)
			}
		}
		for _, word := range strings.Fields(c.hasNot) {
			if slices.Contains(offered, word) {
				t.Errorf("after %q there is %s", c.typed, word)
			}
		}
	}
}
