package term

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/alecthomas/kong"

	"tabby/internal/testing/golden"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// manual is where the manual page lies that packages bring. UPDATE=1 rewrites it.
const manual = "../../tools/package/tabby.1"

func TestTheManualPageHasEveryCommand(t *testing.T) {
	parser := must.Get(call{words: languages.English()}.parser(&grammar{}, &resources{}, nil))
	want := manualPage(parser.Model.Node)
	golden.Same(t, manual, string(want))
	for _, command := range []string{"history export", "space add", "stream import"} {
		if !bytes.Contains(want, []byte("\n.B "+command)) {
			t.Errorf("%q is missing in the manual page", command)
		}
	}
}

// Whoever looks for an exit code or a variable in the documents finds all there are.
func TestTheDocumentsListExitCodesAndVariables(t *testing.T) {
	page := string(must.Get(os.ReadFile("../../docs/command-line.md")))
	for _, code := range exits {
		if !strings.Contains(page, "\n| "+code.name+" | ") {
			t.Errorf("docs/command-line.md does not list exit code %s", code.name)
		}
	}
	for _, variable := range environment {
		if row := "\n| `" + strings.ReplaceAll(variable.name, ", ", "`, `") + "` | "; !strings.Contains(page, row) {
			t.Errorf("docs/command-line.md does not list %s", variable.name)
		}
	}
}

// manualPage returns all commands and their flags as a page of man.
func manualPage(root *kong.Node) []byte {
	var page bytes.Buffer
	page.WriteString(`.TH TABBY 1
.SH NAME
tabby \- keep score at a card table
.SH SYNOPSIS
.B tabby
.RI [ command ]
.RI [ options ]
.SH DESCRIPTION
Tabby keeps the score of family card games.
Without a command it opens its window; without a display it serves its pages
to browsers, as
.B tabby serve
does.
.SH OPTIONS OF EVERY COMMAND
`)
	writeFlags(&page, root)
	page.WriteString(".SH COMMANDS\n")
	writeCommands(&page, root, "")
	for _, part := range []struct {
		title string
		all   []meaning
	}{{"EXIT STATUS", exits}, {"ENVIRONMENT", environment}} {
		page.WriteString(".SH " + part.title + "\n")
		for _, m := range part.all {
			fmt.Fprintf(&page, ".TP\n.B %s\n%s\n", roff(m.name), roff(m.means))
		}
	}
	page.WriteString(`.SH FILES
.TP
.I ~/.local/share/tabby
The games, a plain export of them, and backups.
`)
	return page.Bytes()
}

// writeCommands writes the commands below a node, each after its own words.
func writeCommands(page *bytes.Buffer, node *kong.Node, before string) {
	for _, command := range node.Children {
		if command.Hidden {
			continue
		}
		name := before + command.Name
		fmt.Fprintf(page, ".TP\n.B %s", roff(name))
		for _, word := range command.Positional {
			fmt.Fprintf(page, " %s", roff(word.Summary()))
		}
		fmt.Fprintf(page, "\n%s\n", roff(command.Help))
		if eg := example(command); eg != "" {
			fmt.Fprintf(page, ".IP\n.EX\n%s\n.EE\n", roff(eg))
		}
		if len(command.Flags) > 0 {
			page.WriteString(".RS\n")
			writeFlags(page, command)
			page.WriteString(".RE\n")
		}
		writeCommands(page, command, name+" ")
	}
}

// writeFlags writes the flags of one command.
func writeFlags(page *bytes.Buffer, node *kong.Node) {
	for _, flag := range node.Flags {
		if flag.Hidden {
			continue
		}
		fmt.Fprintf(page, ".TP\n.B %s\n%s\n", roff(flag.Summary()), roff(flag.Help))
	}
}

// roff returns text in which nothing is a command of roff.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}
