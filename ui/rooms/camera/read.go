package camera

import (
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/table/decks"
	"tabby/internal/table/sight"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A Table is the round that is entered.
type Table struct {
	Sheet   scoring.Sheet
	Players []scoring.Player // who have no cards yet, the one at hand first; or else all
	Badge   func(scoring.Player) widgets.Badge
	Lay     func([]Line) // proposes the cards to the entry of the round
}

// A readPage is where the cards of a round are read.
type readPage struct {
	*widgets.Page
	room *Room
	Table

	deck    decks.Deck
	photo   photo
	reading reading
	use     *widgets.Button
	why     *widgets.Text
}

// Read opens the page on which the cards of a round are read from a photo: that of a file, if there is a path. Where no
// deck is known yet, one is taught first.
func (r *Room) Read(t Table, path string) {
	p := &readPage{room: r, Page: r.NewPage(r.Words.Camera.Title), Table: t}
	known := decks.For(r.store, t.Sheet.Ruleset.Deck())
	if len(known) == 0 {
		r.teach(t.Sheet.Ruleset.Rules, decks.Deck{}, func(decks.Deck) { r.Read(t, path) })
		return
	}
	p.deck = known[0]
	p.show()
	r.Open(p)
	if path != "" {
		p.TakePicture(path)
	}
}

// TakePicture reads the picture of a file.
func (p *readPage) TakePicture(path string) { p.look(fileOf(path)) }

func (p *readPage) look(of picture) {
	type found struct {
		photo photo
		all   []sight.Reading
	}
	look(p.room, of, func(w history.Work, taken sight.Photo) (found, error) {
		all, err := p.deck.Read(w.Ctx(), taken, p.Sheet.Ruleset.Deck())
		return found{photoOf(taken), all}, err
	}, func(f found) {
		p.photo, p.reading = f.photo, newReading(p.Sheet.Ruleset, f.all, p.Players)
		p.show()
		p.ScrollToTop()
	})
}

// show shows what was read, or how a photo is taken.
func (p *readPage) show() {
	w := &p.room.Words.Camera
	p.SetTitle(w.Title, p.deck.Name)
	p.SetFooter()
	if p.reading.lines == nil {
		about := []fyne.CanvasObject{widgets.NewBody(w.HowToRead)}
		if g := p.Sheet.Ruleset.Rules.Grid; g.Rows > 0 {
			about = append(about, widgets.NewBody(w.InRows(g.Rows, g.Columns)))
		}
		p.SetBody(append(about, p.room.buttons(false, p.look), widgets.NewButton(widgets.Quiet, w.Other, p.other))...)
		return
	}
	p.SetWide()
	var marks []mark
	lists := widgets.Column(widgets.SpaceLarge)
	for i, l := range p.reading.lines {
		for k, c := range l.cards {
			if c.code != "" || c.asks {
				marks = append(marks, mark{c.corners, p.short(c), p.room.Words.Labelled(p.room.Words.Row(w.Line(i+1), p.room.Words.Figure(k+1)), p.reading.name(p.room.Words, c)), c.asks, func() { p.ask(i, k) }})
			}
		}
		lists.Add(p.list(i, l))
	}
	p.why = widgets.NewBody(p.reading.missing(p.room.Words))
	p.use = widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, w.Use, p.lay)
	p.use.SetEnabled(p.why.Text() == "")
	notice := widgets.NewNoticeOf(widgets.Info, p.why)
	widgets.SetVisible(notice, p.why.Text() != "")
	p.SetBody(widgets.Board(photoLeast, widgets.SpaceLarge, p.photo.marked(w.Photo, marks), widgets.Column(widgets.SpaceLarge, notice, lists, p.room.buttons(true, p.look))))
	p.SetButtons(p.use)
}

// photoLeast is the least width of a photo beside the cards in it, in device-independent pixels.
const photoLeast = 340

// short is what a mark says: what is in the corner of a card or how its name begins, with a question mark where that
// is asked.
func (p *readPage) short(c card) string {
	f, err := p.Sheet.Ruleset.Deck().Face(c.code)
	if err != nil {
		return "?"
	}
	name := f.Rank
	if name == "" {
		_, size := utf8.DecodeRuneInString(p.room.Words.Cards.Rank(f))
		name = p.room.Words.Cards.Rank(f)[:size]
	}
	if c.asks {
		return p.room.Words.Camera.Perhaps(name)
	}
	return name
}

// list returns the cards of a line, each to be tapped, and asks whose they are.
func (p *readPage) list(i int, l line) fyne.CanvasObject {
	w, all := &p.room.Words.Camera, widgets.Flow(widgets.SpaceSmall)
	for k, c := range l.cards {
		look := widgets.Carded
		if c.asks {
			look = widgets.Offered
		}
		name := p.reading.name(p.room.Words, c)
		tile := widgets.NewTile(look, container.NewCenter(widgets.NewText(name, widgets.TextStyle{Bold: true, Whole: true})), func() { p.ask(i, k) })
		tile.SetLabel(p.room.Words.Labelled(p.room.Words.Figure(k+1), name))
		all.Add(tile)
	}
	var chips []*widgets.Chip
	players, selected := append(p.Sheet.Playing(), scoring.Nobody), -1
	for n, q := range players {
		if q == scoring.Nobody {
			chips = append(chips, widgets.NewChip(w.Nobody, nil))
		} else {
			chips = append(chips, widgets.NewPersonChip(p.Badge(q), p.Sheet.People[q].Name, nil))
		}
		if l.known && l.player == q {
			selected = n
		}
	}
	heading := w.Line(i + 1)
	whose := widgets.OneOf(selected, chips, func(n int) { p.change(p.reading.given(i, players[n])) })
	return widgets.Section(heading, widgets.Grouped(heading, all), widgets.Grouped(w.Whose, whose))
}

func (p *readPage) change(r reading) {
	p.reading = r
	p.show()
}

// ask asks which card one in the photo is.
func (p *readPage) ask(line, at int) {
	c := p.reading.lines[line].cards[at]
	deck := p.Sheet.Ruleset.Deck()
	var likely []string
	for _, code := range []string{c.code, c.second} {
		likely = append(likely, deck.Like(code)...)
	}
	p.room.which(deck.Kinds(), likely, func(code string) { p.change(p.reading.with(line, at, code)) })
}

// lay proposes the cards, and goes back to the scores.
func (p *readPage) lay() {
	p.room.Close()
	p.Lay(p.reading.lies())
}

// other chooses another deck, or teaches one.
func (p *readPage) other() {
	w, names := &p.room.Words.Camera, []string(nil)
	known := decks.For(p.room.store, p.Sheet.Ruleset.Deck())
	for _, d := range known {
		names = append(names, d.Name)
	}
	p.room.Pick(w.Other, append(names, w.Teach), -1, func(i int) {
		if i < len(known) {
			p.deck = known[i]
			p.show()
			return
		}
		p.room.teach(p.Sheet.Ruleset.Rules, decks.Deck{}, func(d decks.Deck) {
			p.deck = d
			p.show()
		})
	})
}

// A Line is the cards that lie before a player, by their codes, row by row.
type Line struct {
	Player scoring.Player
	Cards  []string
}

// A card is one that was found in a photo.
type card struct {
	code    string // or "" where it is none
	second  string // what else it may be, or ""
	asks    bool   // whether it is that
	corners sight.Quad
}

// A reading is what a photo shows of a round, line by line. It is a value.
type reading struct {
	rules engine.Ruleset
	lines []line
}

// A line is the cards of a player.
type line struct {
	player scoring.Player // or Nobody
	known  bool           // whose it is
	cards  []card
}

// newReading returns the cards that were found. Their lines belong to the players in the order of their seats if
// there is one line for each; a single line is that of the first.
func newReading(t engine.Ruleset, all []sight.Reading, players []scoring.Player) reading {
	r := reading{rules: t}
	rows := max(1, t.Rules.Grid.Rows)
	for _, c := range all {
		for n := (c.Line - 1) / rows; len(r.lines) <= n; {
			r.lines = append(r.lines, line{player: scoring.Nobody})
		}
		l := &r.lines[len(r.lines)-1]
		l.cards = append(l.cards, card{c.Code, c.Second, !c.Sure, c.Corners})
	}
	for i := range r.lines {
		if len(players) > 0 && (len(r.lines) == 1 || len(r.lines) == len(players)) {
			r.lines[i].player, r.lines[i].known = players[i], true
		}
	}
	return r
}

// with returns the reading with a card read as another, or as none.
func (r reading) with(line, at int, code string) reading {
	r.lines = slices.Clone(r.lines)
	r.lines[line].cards = slices.Clone(r.lines[line].cards)
	c := &r.lines[line].cards[at]
	c.code, c.asks = code, false
	return r
}

// given returns the reading with a line given to a player, who has no other, or to nobody.
func (r reading) given(line int, p scoring.Player) reading {
	r.lines = slices.Clone(r.lines)
	for i := range r.lines {
		if r.lines[i].player == p && p != scoring.Nobody {
			r.lines[i].player, r.lines[i].known = scoring.Nobody, false
		}
	}
	r.lines[line].player, r.lines[line].known = p, true
	return r
}

// lies returns the lines that players have.
func (r reading) lies() (all []Line) {
	for _, l := range r.lines {
		if l.player != scoring.Nobody {
			all = append(all, Line{l.player, l.codes()})
		}
	}
	return all
}

func (l line) codes() (codes []string) {
	for _, c := range l.cards {
		if c.code != "" {
			codes = append(codes, c.code)
		}
	}
	return codes
}

// missing says what has to be put right before the cards can be used, or returns "": first what cannot be, then what is
// asked.
func (r reading) missing(w *words.Language) string {
	say, deck, left := &w.Camera, r.rules.Deck(), map[string]int{}
	for _, f := range deck {
		left[deck.Like(f.Code)[0]] += f.Copies
	}
	asked := ""
	for _, l := range r.lines {
		if l.known && l.player == scoring.Nobody {
			continue
		}
		if most := r.rules.Rules.Hand; !r.rules.Rules.LineChanges && len(l.codes()) > most {
			return say.TooMany(most)
		}
		for _, c := range l.cards {
			if c.asks {
				asked = say.AskFirst
			} else if c.code != "" {
				kind := deck.Like(c.code)[0]
				if left[kind]--; left[kind] < 0 {
					f, _ := deck.Face(c.code)
					return say.NotSoMany(w.Cards.Rank(f))
				}
			}
		}
	}
	if asked == "" && slices.ContainsFunc(r.lines, func(l line) bool { return !l.known }) {
		return say.Whose
	}
	return asked
}

// name says what a card was read as: "7", or "7 or 8?".
func (r reading) name(w *words.Language, c card) string {
	called := func(code string) string {
		f, err := r.rules.Deck().Face(code)
		if err != nil {
			return w.Cards.None
		}
		return w.Cards.Rank(f)
	}
	switch {
	case !c.asks:
		return called(c.code)
	case c.code == "":
		return w.Camera.Which
	case c.second == "":
		return w.Camera.Perhaps(called(c.code))
	}
	return w.Camera.Either(called(c.code), called(c.second))
}
