package spaces

import (
	"bytes"
	"cmp"
	"embed"
	"errors"
	"html/template"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/devices/handover"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
	"tabby/internal/table/game"
	"tabby/internal/words"
	"tabby/scoring"
)

//go:embed pages
var files embed.FS

// templates are the pages in the languages that were asked for.
type templates struct {
	mu sync.Mutex
	in map[*words.Language]*template.Template
}

// get returns the pages in a language.
func (t *templates) get(w *words.Language) *template.Template {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.in[w] == nil {
		t.in[w] = pages(w)
	}
	return t.in[w]
}

func pages(w *words.Language) *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{
		"w":        func() *words.Language { return w },
		"code":     newAddress,
		"inThrees": words.InThrees,
	}).ParseFS(files, "pages/*.html"))
}

// reader returns the language of who has sent a request.
func (s *Server) reader(r *http.Request) *words.Language {
	return page.Reader(r, s.options.Offer, s.options.Words)
}

// explain returns an error as a sentence, for who has sent a request.
func (s *Server) explain(r *http.Request, err error) string {
	return s.reader(r).Refusals.Explain(plain(err))
}

// plain returns the part of an error that a family reads. What is wrong with a file is in the log for the
// operator alone: a family is not to learn where its games are kept.
func plain(err error) error {
	if cause(err) != noCause {
		return reason.Unreadable
	}
	return err
}

// A view is a page with what it shows.
type view struct {
	name string
	data any
}

// show answers with a page, or with what it would show as JSON for programs.
func (s *Server) show(w http.ResponseWriter, r *http.Request, status int, v view) {
	if strings.HasPrefix(r.Header.Get("Accept"), "application/json") {
		serve.AnswerJSON(w, status, v.data)
		return
	}
	var html bytes.Buffer
	if err := s.pages.get(s.reader(r)).ExecuteTemplate(&html, v.name, v.data); err != nil {
		panic(err) // a template fits what it is given
	}
	serve.AnswerPage(w, status, html.Bytes())
}

// A keyPage asks for the key.
type keyPage struct {
	Space string `json:"space"`
	Why   string `json:"why,omitempty"` // the one before was not good
}

// A problemPage says why something did not happen.
type problemPage struct {
	Space string `json:"space"`
	Why   string `json:"why"`
}

// problem answers with why something did not happen.
func (s *Server) problem(w http.ResponseWriter, r *http.Request, err error) {
	status := http.StatusNotFound
	if !errors.Is(err, history.ErrNoGame) {
		status = reason.Status(plain(err), http.StatusServiceUnavailable)
	}
	s.show(w, r, status, view{"problem", problemPage{r.PathValue("space"), s.explain(r, err)}})
}

// A tablesPage lists the running games, and begins another.
type tablesPage struct {
	Space   string     `json:"space"`
	Games   []gameLine `json:"games"`
	Why     string     `json:"why,omitempty"` // the game did not begin
	Names   string     `json:"-"`             // as they were typed
	Variant string     `json:"-"`
	Link    string     `json:"-"`      // of a custom game
	People  []string   `json:"people"` // who played here before

	Variants []variant `json:"variants"` // that can be dealt
	Others   []variant `json:"others"`   // that are kept and not dealt, those of one's own first
	Open     bool      `json:"-"`        // one of the others is chosen
}

// A gameLine is a running game.
type gameLine struct {
	ID      string    `json:"id"`
	Variant string    `json:"variant"`
	Players []string  `json:"players"`
	Rounds  int       `json:"rounds"`
	Began   time.Time `json:"began"`
}

type variant struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// tables shows the running games.
func (v *visit) tables() { v.list(http.StatusOK, tablesPage{Variant: engine.Variants()[0].ID}) }

// list shows the page of the running games.
func (v *visit) list(status int, p tablesPage) {
	games, err := v.running()
	if err != nil {
		v.server.problem(v.w, v.r, err)
		return
	}
	p.Space = v.name
	p.Others, err = v.ownGames()
	if err != nil {
		v.server.problem(v.w, v.r, err)
		return
	}
	reads := v.server.reader(v.r)
	for _, r := range engine.Games() {
		list := &p.Variants
		if r.Kept {
			list = &p.Others
		}
		*list = append(*list, variant{r.ID, reads.Rules.In(r).Name})
	}
	p.Open = p.Link != "" || slices.ContainsFunc(p.Others, func(o variant) bool { return o.ID == p.Variant })
	for _, g := range games {
		if g.Newer {
			continue
		}
		p.Games = append(p.Games, gameLine{g.ID, cmp.Or(g.Named, reads.Rules.VariantName(g.Variant)), g.Players(), g.Rounds, g.Created.In(v.server.options.Now().Location())})
	}
	p.People = v.people()
	v.server.show(v.w, v.r, status, view{"tables", p})
}

// people returns the names of those who play in the space, unless there are too many to read.
func (v *visit) people() (names []string) {
	kept, err := v.kept()
	if err != nil {
		return nil
	}
	people, err := kept.People()
	if err != nil || len(people) > 30 {
		return nil
	}
	for _, p := range people {
		if !p.Retired {
			names = append(names, p.Name)
		}
	}
	return names
}

// begin begins a game, and shows its codes. If it cannot begin, what was typed is kept.
func (v *visit) begin() {
	v.r.Body = http.MaxBytesReader(v.w, v.r.Body, maxForm)
	w := wish{v.r.PostFormValue("variant"), strings.TrimSpace(v.r.PostFormValue("link")), v.r.PostFormValue("names")}
	id, err := v.space.begin(w)
	if err != nil {
		v.list(http.StatusUnprocessableEntity, tablesPage{Why: v.server.explain(v.r, err), Names: w.names, Variant: w.variant, Link: w.link})
		return
	}
	http.Redirect(v.w, v.r, "games/"+id+"/", http.StatusSeeOther)
}

// An address is one of a table, as it is shown.
type address struct {
	Title, About, Address string
	*page.Code
}

func newAddress(title, about, to string) address { return address{title, about, to, page.CodeOf(to)} }

// codes opens a table, and shows the addresses by which others join.
func (v *visit) codes() {
	game := v.r.PathValue("game")
	t, err := v.table(game)
	if err != nil {
		v.server.problem(v.w, v.r, err)
		return
	}
	home := serve.Base(v.r) + "/s/" + v.name
	_, typed, _ := strings.Cut(home, "://")
	v.server.show(v.w, v.r, http.StatusOK, view{"codes", codesPage{
		Links: t.Links(home + "/games/" + game), Coded: v.server.options.Digits, Plain: typed + wire.EnterPath,
	}})
}

// A codesPage has the addresses of a table.
type codesPage struct {
	Links

	Coded bool   // whether there can be six digits
	Plain string // the address at which they are typed, as people write it
}

// newDigits makes six digits by which players join at a table, and shows them.
func (v *visit) newDigits() {
	t, err := v.table(v.r.PathValue("game"))
	if err != nil {
		v.server.problem(v.w, v.r, err)
		return
	}
	t.NewPasscode()
	http.Redirect(v.w, v.r, ".", http.StatusSeeOther)
}

// A keeper is a store that meets people and lists games.
type keeper interface {
	game.Store
	// Meet returns the person of that name, and adds one if there is none.
	Meet(name string) (history.Person, error)
	Games(history.Page) ([]history.Summary, error)
}

// A wish is what is to be played, as it was typed.
type wish struct {
	variant string
	link    string // of a custom game, which is played then, or ""
	names   string
}

// start returns how the game begins, without its players. A custom game comes from the link, or is
// the one that was played here last under the name of its variant.
func (w wish) start(kept keeper, now func() time.Time) (scoring.Start, error) {
	start := scoring.Start{At: now(), Variant: w.variant}
	if w.link != "" {
		definition, err := handover.CustomGame(w.link)
		if err != nil {
			return start, err
		}
		own, err := engine.ParseCustomGame(definition)
		start.Game = &own
		return start, err
	}
	if _, err := engine.Variant(w.variant); err == nil {
		return start, nil
	}
	games, err := kept.Games(history.Page{Filter: history.Filter{Variant: w.variant}, Limit: 1})
	if err != nil || len(games) == 0 {
		return start, err // an unknown variant is refused
	}
	last, err := game.Open(kept, games[0].ID, now)
	if err == nil {
		begun, _ := last.State().Started()
		start.Game = begun.Game
	}
	return start, err
}

// ownGames returns the custom games that were played last, by their variants.
func (p *space) ownGames() (all []variant, err error) {
	kept, err := p.kept()
	if err != nil {
		return nil, err
	}
	games, err := kept.Games(history.Page{Limit: shown})
	for _, g := range games {
		if own := (variant{g.Variant, g.Named}); own.Name != "" && !g.Newer && !slices.Contains(all, own) {
			all = append(all, own)
		}
	}
	return all, err
}

// begin begins a game of people by their names, and returns its ID. People are remembered
// once it is known that the game can begin.
func (w wish) begin(kept keeper, now func() time.Time) (string, error) {
	start, err := w.start(kept, now)
	if err != nil {
		return "", err
	}
	names := namesIn(w.names)
	for _, name := range names {
		start.People = append(start.People, scoring.Person{Name: name})
	}
	if _, err := scoring.Decide(scoring.Game{}, start); err != nil {
		return "", err
	}
	for i, p := range start.People {
		person, err := kept.Meet(p.Name)
		if err != nil {
			return "", err
		}
		start.People[i].ID = person.ID
	}
	return game.Begin(kept, start, now)
}

// namesIn returns the names in a text: one a line, or between commas.
func namesIn(text string) (names []string) {
	for _, name := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' || r == ',' }) {
		if name = strings.TrimSpace(name); name != "" {
			names = append(names, name)
		}
	}
	return names
}
