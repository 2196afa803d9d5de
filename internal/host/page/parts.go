package page

import (
	"embed"
	"encoding/json"
	"html/template"
	"strings"
)

//go:embed templates/*.html
var pages embed.FS

// templates has a template for every part, by its name.
var templates = template.Must(template.New("").Funcs(template.FuncMap{
	"do": do, "more": object, "icon": icon, "keys": keys,
	"kind": kindOf, "basis": basisOf, "seen": seenBy,
	"spot": spot, "slot": slotOf, "pile": pileAt,
}).ParseFS(pages, "templates/*.html"))

// Parts returns what a viewer may see of a scene: pieces of HTML, each with an element
// at its root that has the id by which it is named. Equal viewers get the same map,
// which must not be changed.
func (s *Scene) Parts(v Viewer) map[string]string {
	mine, _ := s.parts.LoadOrStore(v, &once[map[string]string]{})
	return mine.(*once[map[string]string]).get(painter{s, v}.parts)
}

// A painter renders the parts that one viewer sees.
type painter struct {
	scene  *Scene
	viewer Viewer
}

// parts renders the parts of a page.
func (p painter) parts() map[string]string {
	parts := map[string]string{"head": p.head(), "clock": p.clock(), "news": p.news()}
	if p.viewer.Screen {
		parts["main"] = p.screen()
	} else {
		parts["main"], parts["tabs"] = p.main(), p.tabs()
	}
	return parts
}

func (p painter) main() string {
	switch p.viewer.page() {
	case ShowScore:
		return p.score()
	case ShowHand:
		return p.hand()
	case ShowRules:
		return p.rules()
	}
	return p.sheet()
}

// render renders a template. It panics if the template does not fit what it is given.
func render(name string, data any) string {
	var w strings.Builder
	if err := templates.ExecuteTemplate(&w, name, data); err != nil {
		panic(err)
	}
	return w.String()
}

// do returns an intent as JSON: its name, and keys each with its value.
func do(name string, args ...any) (string, error) {
	return object(append([]any{"do", name}, args...)...)
}

// object returns keys, each with its value, as JSON.
func object(args ...any) (string, error) {
	all := map[string]any{}
	for i := 0; i < len(args); i += 2 {
		all[args[i].(string)] = args[i+1]
	}
	text, err := json.Marshal(all)
	return string(text), err
}

// icon returns an icon of the sprite in the page.
func icon(name string) template.HTML {
	return template.HTML(`<svg class="icon" aria-hidden="true" viewBox="0 0 24 24"><use xlink:href="#i-` + name + `"/></svg>`)
}

// keys returns the digits of the keypad but for 0, from the top left.
func keys() []int { return []int{1, 2, 3, 4, 5, 6, 7, 8, 9} }
