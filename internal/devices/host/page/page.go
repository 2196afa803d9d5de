// Package page draws what the devices of guests show: the pages of a table on a phone, and the
// screen of a television.
//
// A [Scene] is all that may be shown of a table at one time. [Scene.Page] renders what
// one [Viewer] may see of it as parts of a page, pieces of HTML by the id of their root
// element. A page has no state but what is half typed: it shows the parts it is sent,
// and every control of it carries an intent as JSON, in data-do.
//
// The page itself, its style and its script are files; see [Files].
package page

import (
	"cmp"
	"embed"
	"encoding/json"
	"html/template"
	"slices"
	"strings"

	"tabby/internal/draw/icons"
	"tabby/internal/words"
	"tabby/rulesref"
)

// A Page is what a viewer sees: pieces of HTML that may contain others. The root element of
// each has the id that names the piece. A Page is never changed.
type Page struct{ parts []*part }

// A part is one of these pieces.
type part struct {
	id    string
	html  string  // with a mark for each part inside
	parts []*part // those inside, in the order of their marks
}

// A template writes a mark and a parenthesis at the beginning and the end of a part, and a mark and a full stop at a gap. In the
// part around it, a mark stands for a part. Templates write no other NUL, because it is not a character of HTML and is replaced in
// their data.
const (
	mark   = "\x00"
	begins = "("
	ends   = ")"
	gap    = "."
)

// fill returns what was drawn with texts in its gaps, in their order. A gap without one is
// closed.
func fill(drawn template.HTML, texts ...template.HTML) template.HTML {
	all, size := &strings.Builder{}, len(drawn)
	for _, text := range texts {
		size += len(text)
	}
	all.Grow(size)
	for {
		before, after, more := strings.Cut(string(drawn), mark+gap)
		all.WriteString(before)
		if !more {
			return template.HTML(all.String())
		}
		if len(texts) > 0 {
			all.WriteString(string(texts[0]))
			texts = texts[1:]
		}
		drawn = template.HTML(after)
	}
}

// cut returns the part that a text begins with, and the text after its end.
func cut(text string) (p *part, rest string) {
	p = &part{}
	for {
		before, after, _ := strings.Cut(text, mark)
		p.html += before
		if !strings.HasPrefix(after, begins) {
			_, id, _ := strings.Cut(p.html, ` id="`)
			p.id, _, _ = strings.Cut(id, `"`)
			return p, strings.TrimPrefix(after, ends)
		}
		p.html += mark
		inside, next := cut(after[len(begins):])
		p.parts, text = append(p.parts, inside), next
	}
}

// Since returns the HTML of what has changed since a page that was shown before, by id; nil if
// nothing has. A part with a change of its own comes with everything inside it, and a part that
// is gone is empty. If the earlier page is nil, everything has changed.
func (p *Page) Since(old *Page) map[string]string {
	if old == nil {
		old = &Page{}
	}
	c := changes{}
	was := map[string]*part{}
	for _, o := range old.parts {
		was[o.id] = o
	}
	for _, part := range p.parts {
		c.add(part, was[part.id])
		delete(was, part.id)
	}
	for id := range was {
		c[id] = ""
	}
	if len(c) == 0 {
		return nil
	}
	return c
}

// changes are parts that have changed, by id.
type changes map[string]string

// add adds what has changed of a part since it was old, or nil.
func (c changes) add(p, old *part) {
	if old == nil || !p.frames(old) {
		var w strings.Builder
		p.write(&w)
		c[p.id] = w.String()
		return
	}
	for i, inside := range p.parts {
		c.add(inside, old.parts[i])
	}
}

// frames reports whether a part has the HTML of another around the same parts.
func (p *part) frames(other *part) bool {
	return p.html == other.html && slices.EqualFunc(p.parts, other.parts, func(a, b *part) bool { return a.id == b.id })
}

// write writes a part with all inside.
func (p *part) write(w *strings.Builder) {
	before, after, _ := strings.Cut(p.html, mark)
	w.WriteString(before)
	for _, inside := range p.parts {
		inside.write(w)
		before, after, _ = strings.Cut(after, mark)
		w.WriteString(before)
	}
}

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
// if that is read from the right.
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

// head renders what is above every page: the game, and what happens next, or on a television now.
func (p painter) head() string {
	v := p.view()
	tag, headline := built(p.w).tag, p.w.Text(v.Headline, p.called())
	if r := p.viewer.Round; r != nil && p.viewer.Screen {
		headline = p.w.Text(r.Hint, r.Last)
	}
	return string(p.draw("head", struct {
		Game, Files, Title, Subtitle, Headline string
		Over, Below, Paused                    bool
	}{p.scene.Game, tag, v.Title, v.Subtitle, headline, v.Over, v.Result != nil, p.scene.Paused}))
}

// A tab leads to a page.
type tab struct {
	Show, Name, Icon string
	Current          bool
	Turn             bool // the page waits for the viewer
}

// tabs renders what leads to the other pages: nothing from the choice of a seat.
func (p painter) tabs() string {
	if p.shown() == showSeats {
		return string(p.draw("tabs", nil))
	}
	all := [4]tab{{ShowSheet, p.w.Pages.SheetTab, "chart", false, false}}
	if p.viewer.scores() {
		all[1] = tab{ShowScore, p.w.Pages.ScoreTab, "keypad", false, false}
	}
	if p.cards() {
		all[2] = tab{ShowHand, p.w.Pages.Cards, "cards", false, p.viewer.waits()}
	}
	all[3] = tab{ShowRules, p.w.Common.Rules, "book", false, false}
	for i := range all {
		all[i].Current = all[i].Show == p.shown()
	}
	return string(p.draw("tabs", all))
}
