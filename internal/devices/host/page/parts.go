package page

import (
	"cmp"
	"embed"
	"encoding/json"
	"html/template"
	"strings"

	"tabby/internal/draw/icons"
	"tabby/internal/words"
	"tabby/rulesref"
)

//go:embed templates/*.html
var pages embed.FS

// templates has a template for every part, by its name, in each language.
var templates = inEach(func(w *words.Language) *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{
		"w":  func() *words.Language { return w },
		"do": do, "more": object, "icon": icon, "prize": prize, "keys": keys, "part": begin, "endpart": end, "gap": space,
		"kind": kindOf, "lying": lying, "basis": func(g rulesref.Basis) string { return basisOf(w, g) }, "seen": func(all []rulesref.Visibility) []string { return seenBy(w, all) },
		"spot": spot, "place": place, "box": box, "sized": sized, "tenths": tenths, "baseline": baseline, "aside": aside, "pressed": pressed,
	}).ParseFS(pages, "templates/*.html"))
})

// inEach returns what a function makes for each language, once.
func inEach[T any](of func(*words.Language) T) func(*words.Language) T {
	var all memo[*words.Language, T]
	return func(w *words.Language) T { return all.get(w, func() T { return of(w) }) }
}

// Page returns what a viewer may see of a scene. Equal viewers get the same page.
func (s *Scene) Page(v Viewer) *Page {
	return s.pages.get(v, painter{s, v, v.Words}.page)
}

// A painter renders the page that one viewer sees.
type painter struct {
	scene  *Scene
	viewer Viewer
	w      *words.Language
}

func (p painter) page() *Page {
	all := &Page{}
	texts := []string{p.head(), string(p.draw("clock", p.view().Clock)), string(p.draw("news", p.w.Pages.LastRound(p.scene.Sheet))), p.knock()}
	if p.viewer.Screen {
		texts = append(texts, p.screen())
	} else {
		texts = append(texts, p.main(), string(p.draw("seat", p.viewer.seated())), p.tabs())
	}
	for _, text := range texts {
		part, _ := cut(text)
		all.parts = append(all.parts, part)
	}
	return all
}

// shown returns which page the viewer sees: during a pause nobody is asked to sit down, nor once the game is over.
func (p painter) shown() string {
	page := p.viewer.page()
	switch {
	case page == showSeats && p.scene.Sheet.Over:
		return cmp.Or(p.viewer.Show, ShowSheet)
	case page == showSeats && p.scene.Paused:
		return ShowSheet
	case page == ShowHand && !p.cards():
		return ShowSheet
	}
	return page
}

// cards reports whether the viewer has the page of the cards, of a game that can be dealt.
func (p painter) cards() bool { return p.viewer.cards() && !p.scene.Sheet.Ruleset.Rules.Kept }

func (p painter) main() string {
	switch p.shown() {
	case ShowScore:
		return p.score()
	case showSeats:
		return p.render("seats", p.seats())
	case ShowHand:
		return p.hand()
	case ShowRules:
		return p.rules()
	}
	return p.sheet()
}

// render renders a template.
func (p painter) render(name string, data any) string { return render(p.w, name, data) }

// render renders a template. It panics if the template does not fit what it is given.
func render(w *words.Language, name string, data any) string {
	var b strings.Builder
	if err := templates(w).ExecuteTemplate(&b, name, data); err != nil {
		panic(err)
	}
	return b.String()
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

// begin and end mark a part of a page, which is sent alone when nothing around it changes.
func begin() template.HTML { return mark + begins }
func end() template.HTML   { return mark + ends }

// space leaves a gap, which [fill] fills.
func space() template.HTML { return mark + gap }

// icon returns an icon of the sprite in the page. One that points along the text is turned
// where that is read from the right.
func icon(name string) template.HTML {
	class := "icon"
	if name == "next" || name == "back" {
		class += " along"
	}
	return template.HTML(`<svg class="` + class + `" aria-hidden="true" viewBox="0 0 24 24"><use xlink:href="#i-` + name + `"/></svg>`)
}

// prize returns the drawing of a trophy, which few pages show.
func prize(trophy string) template.HTML {
	drawing := attributes.ReplaceAllString(string(icons.Drawing("trophies/"+trophy)), "")
	return template.HTML(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">` + drawing + `</svg>`)
}

// keys returns the digits of the keypad but for 0, from the top left.
func keys() []int { return []int{1, 2, 3, 4, 5, 6, 7, 8, 9} }
