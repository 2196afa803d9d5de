package term

import (
	"strings"

	"github.com/alecthomas/kong"
)

// A meaning is something that programs and shells see of every command, and what it means.
type meaning struct{ name, means string }

// exits are the exit codes, and environment the variables that commands read.
var (
	exits = []meaning{
		{"0", "It is done."},
		{"1", "It failed, and standard error says why."},
		{"2", "The call was wrong, and nothing was done."},
	}
	environment = []meaning{
		{"TABBY_DATA", "The folder with the games, as --data."},
		{"TABBY_SPACES", "The folder with all spaces, as --spaces of tabby space."},
		{"LC_ALL, LC_MESSAGES, LANG", "The language of the window, the rules and what is printed about games."},
		{"DISPLAY, WAYLAND_DISPLAY", "The screen for the window. Without one Tabby serves browsers."},
	}
)

// example returns how a command can be typed, with the first game for GAME, or "".
func example(command *kong.Node) string {
	if command.Tag == nil {
		return ""
	}
	return strings.ReplaceAll(command.Tag.Get("eg"), "GAME", variantIDs()[0])
}

// explain adds their examples to the help of commands.
func explain(node *kong.Node) {
	for _, command := range node.Children {
		if eg := example(command); eg != "" {
			command.Detail = strings.TrimSpace(command.Detail + "\n\nFor example:\n\n    " + eg)
		}
		explain(command)
	}
}

// surroundings returns what the help of the program says of exit codes and the environment.
func surroundings() string {
	var text strings.Builder
	for _, part := range []struct {
		title string
		all   []meaning
	}{{"Exit codes:", exits}, {"Environment:", environment}} {
		text.WriteString(part.title + "\n\n")
		for _, m := range part.all {
			text.WriteString("    " + m.name + ": " + m.means + "\n")
		}
		text.WriteString("\n")
	}
	return strings.TrimSpace(text.String())
}
