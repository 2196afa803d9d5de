package term

import (
	_ "embed" // the page
	"strings"
	"text/template"

	"tabby/internal/table/replay"
)

// actionsPage is the reference of actions, as Markdown that can be read as it is.
//
//go:embed record_actions.tmpl
var actionsPage string

// A reference is all that a script can write and be answered.
type reference struct {
	New     []replay.Name            `json:"new"`
	Actions []replay.ActionReference `json:"actions"`
	Fields  []replay.Name            `json:"fields"`
	Answer  []replay.Name            `json:"answer"`
	Errors  []replay.Name            `json:"errors"`
}

// actions prints the reference.
func (c call) actions() error {
	all := reference{New: replay.NewGame(), Actions: replay.Actions(), Fields: replay.ActionFields(), Answer: replay.Names(reply{}), Errors: append(replay.Codes(),
		replay.Name{Name: replay.CodeLine, Means: "The line is not an object of JSON that can be read."},
		replay.Name{Name: codeStore, Means: "The disk failed, and nothing was written."},
		replay.Name{Name: codeDoubt, Means: "The round is doubtful, and --strict refuses that."})}
	var text strings.Builder
	shown := template.Must(template.New("").Funcs(template.FuncMap{"join": strings.Join}).Parse(actionsPage))
	if err := shown.Execute(&text, all); err != nil {
		return err
	}
	return c.say(all, strings.TrimSuffix(text.String(), "\n"))
}
