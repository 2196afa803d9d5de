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
	"do": do, "more": object, "icon": icon, "keys": keys, "inner": inner,
	"kind": kindOf, "basis": basisOf, "seen": seenBy,
	"spot": spot, "slot": slotOf, "pile": pileAt,
}).ParseFS(pages, "templates/*.html"))

// Page returns what a viewer may see of a scene. Equal viewers get the same page.
func (s *Scene) Page(v Viewer) *Page {
	s.began.Do(s.Shelf.turn)
	mine, _ := s.pages.LoadOrStore(v, &once[*Page]{})
	return mine.(*once[*Page]).get(painter{s, v}.page)
}

// A painter renders the page that one viewer sees.
type painter struct {
	scene  *Scene
	viewer Viewer
}

func (p painter) page() *Page {
	parts := []*part{p.head(), p.clock(), p.news()}
	if p.viewer.Screen {
		return &Page{append(parts, &part{id: "main", html: p.screen()})}
	}
	return &Page{append(parts, p.main(), p.tabs())}
}

func (p painter) main() *part {
	switch p.viewer.page() {
	case ShowScore:
		return p.score()
	case ShowHand:
		return &part{id: "main", html: p.hand()}
	case ShowRules:
		return &part{id: "main", html: p.rules()}
	}
	return &part{id: "main", html: p.sheet()}
}

// draw renders a template with data that the key determines. What is drawn again from one
// scene to the next is rendered once.
func draw[K comparable](s *Scene, name string, key K, data func() any) string {
	type drawing struct {
		name string
		key  K
	}
	return s.Shelf.keep(drawing{name, key}, func() string { return render(name, data()) })
}

// drawOf renders a template with data that is its own key.
func drawOf[K comparable](s *Scene, name string, data K) string {
	return draw(s, name, data, func() any { return data })
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
