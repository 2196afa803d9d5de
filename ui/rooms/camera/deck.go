package camera

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/table/decks"
	"tabby/internal/table/sight"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// Ending is how the name of the file of a deck ends.
const Ending = ".tabbydeck"

// Section returns the section of the settings that leads to the decks.
func (r *Room) Section() fyne.CanvasObject {
	w := &r.Words.Camera
	return widgets.Section(w.Title, widgets.NewIconTextButton(widgets.Secondary, widgets.IconCards, w.Decks, func() {
		r.From(frame.SettingsRoom.Route(), func() { r.Open(newDecksPage(r)) })
	}))
}

// A decksPage lists the decks that are known.
type decksPage struct {
	*widgets.Page
	room *Room
}

func newDecksPage(r *Room) *decksPage {
	p := &decksPage{r.NewPage(r.Words.Camera.Decks), r}
	p.Resume()
	return p
}

// Resume shows the decks as they are now.
func (p *decksPage) Resume() {
	w := &p.room.Words.Camera
	body := []fyne.CanvasObject{widgets.NewBody(w.HowToTeach)}
	for _, d := range decks.All(p.room.store) {
		name := widgets.NewText(d.Name, widgets.TextStyle{Bold: true, Lines: 2})
		known := widgets.NewHint(p.room.Words.Count(len(d.Faces.Codes()), words.Card))
		body = append(body, widgets.NewTile(widgets.Carded, widgets.Row(widgets.SpaceMedium, 0, widgets.Column(widgets.SpaceNone, name, known), widgets.NewGlyph(widgets.IconNext, widgets.ColorMuted)), func() { p.room.openDeck(d) }))
	}
	p.SetBody(append(body, widgets.Columns(teachWidth, widgets.SpaceSmall,
		widgets.NewIconTextButton(widgets.Primary, widgets.IconCamera, w.Teach, p.begin),
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconImport, w.Bring, p.bring)))...)
}

// teachWidth is the least width of a button beside another whose label is a sentence, in device-independent
// pixels.
const teachWidth = 168

// begin asks for the game that a deck is of, and has it shown.
func (p *decksPage) begin() {
	var names []string
	var games []engine.Rules
	for _, g := range engine.Games() {
		if len(g.Decks) > 0 {
			names, games = append(names, p.room.Words.Rules.In(g).Name), append(games, g)
		}
	}
	p.room.Pick(p.room.Words.Camera.Teach, names, -1, func(i int) { p.room.teach(games[i], decks.Deck{}, nil) })
}

// openDeck opens the page of a deck.
func (r *Room) openDeck(d decks.Deck) {
	w, page := &r.Words.Camera, r.NewPage(d.Name)
	faces := widgets.Flow(widgets.SpaceTiny)
	for _, code := range d.Faces.Codes() {
		img := canvas.NewImageFromImage(d.Faces.Picture(code))
		img.FillMode = canvas.ImageFillContain
		faces.Add(widgets.Sized(img, fyne.NewSize(cutOutWidth, cutOutWidth*7/5)))
	}
	var body []fyne.CanvasObject
	todo := widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall)
	if rules, err := engine.Variant(d.Variant); err == nil && len(rules.Decks) > 0 {
		body = r.stands(d, rules)
		todo.Add(widgets.NewIconTextButton(widgets.Secondary, widgets.IconCamera, w.More, func() {
			r.Close()
			r.teach(rules, d, nil)
		}))
	}
	todo.Add(widgets.NewIconTextButton(widgets.Secondary, widgets.IconShare, w.Save, func() { r.save(d) }))
	todo.Add(widgets.NewIconTextButton(widgets.Secondary, widgets.IconTrash, w.Delete, func() { r.remove(d) }))
	page.SetBody(append(body, faces, todo)...)
	r.Open(page)
}

// save saves a deck as a file.
func (r *Room) save(d decks.Deck) {
	name := strings.Map(func(c rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, c) || c < ' ' {
			return '-'
		}
		return c
	}, d.Name)
	frame.Load(r.Messenger, func() (string, error) {
		data, err := json.Marshal(d)
		if err != nil {
			return "", err
		}
		return r.store.HandOut(name+Ending, data)
	}, func(where string) { r.Say(r.Words.Shell.IsIn(where)) })
}

// remove deletes a deck, with an offer to take that back.
func (r *Room) remove(d decks.Deck) {
	r.Close()
	r.Change(decks.Without(r.store, d.Name), r.Words.Camera.Deleted(d.Name), r.Refresh)
}

// bring has people choose the file of a deck.
func (p *decksPage) bring() {
	p.room.choose([]string{Ending, "application/json", "application/octet-stream"}, p.room.TakeDeck)
}

// TakeDeck keeps the deck of a file.
func (r *Room) TakeDeck(path string) {
	frame.Load(r.Messenger, func() (d decks.Deck, err error) {
		info, err := os.Stat(path)
		if err != nil {
			return d, err
		}
		return readDeck(path, info.Size())
	}, func(d decks.Deck) {
		if d.Name == "" {
			r.Inform(filepath.Base(path), r.Words.Camera.NoDeck)
			return
		}
		r.Change(decks.With(r.store, d), r.Words.Camera.Kept(d.Name), r.Refresh)
	})
}

// mostDeck is the largest file of a deck that is read, in bytes.
const mostDeck = 4 << 20

// readDeck returns the deck of a file, which has no name if there is none.
func readDeck(path string, size int64) (d decks.Deck, err error) {
	if size > mostDeck {
		return d, nil
	}
	data, err := os.ReadFile(path)
	if err != nil || json.Unmarshal(data, &d) != nil || len(d.Faces.Codes()) == 0 {
		return decks.Deck{}, err
	}
	return d, nil
}

// A teachPage is the page on which Tabby learns a deck.
type teachPage struct {
	*widgets.Page
	room *Room

	rules engine.Rules
	deck  decks.Deck
	found []sight.Card // in the last photo
	codes []string     // of each of them, or ""
	name  *widgets.TextField
	done  func(decks.Deck) // once it is known; or nil
}

// teach opens the page on which Tabby learns a deck of a game, or more of its cards. done is called once the deck is
// kept and the page is left by its button; it may be nil.
func (r *Room) teach(rules engine.Rules, d decks.Deck, done func(decks.Deck)) {
	if d.Name == "" {
		d.Name, d.Variant = r.unused(r.Words.Camera.Ours), rules.ID
	}
	p := &teachPage{room: r, Page: r.NewPage(r.Words.Camera.Teach), rules: rules, deck: d, done: done, name: widgets.NewTextField(r.Words.Camera.Name)}
	p.name.SetText(d.Name)
	p.name.OnChanged = func(text string) { p.deck.Name = strings.TrimSpace(text) }
	p.show(nil)
	r.Open(p)
}

// unused returns a name that no deck has.
func (r *Room) unused(name string) string {
	for n, is := name, 2; ; is++ {
		if _, known := decks.Named(r.store, n); !known {
			return n
		}
		n = r.Words.Row(name, r.Words.Figure(is))
	}
}

// TakePicture takes the picture of a file for one of the deck.
func (p *teachPage) TakePicture(path string) { p.look(fileOf(path)) }

func (p *teachPage) look(of picture) {
	type found struct {
		cards []sight.Card
		codes []string
		doubt error
	}
	deck := p.deck // whose name may be typed meanwhile
	look(p.room, of, func(w history.Work, taken sight.Photo) (f found, err error) {
		f.cards, err = taken.Cards(w.Ctx())
		if len(f.cards) == 0 && err == nil {
			err = decks.ErrNotFound
		}
		if err != nil {
			return f, err
		}
		f.codes = deck.Proposed(p.rules, len(f.cards))
		_, f.doubt = deck.Taught(f.cards, f.codes)
		if len(f.cards) > len(decks.Faces(p.rules)) {
			f.doubt = decks.ErrMore
		}
		return f, nil
	}, func(f found) {
		p.found, p.codes = f.cards, f.codes
		p.show(f.doubt)
		p.ScrollToTop()
	})
}

// show shows the cards that were found, or how they are laid down, and what is wrong with them.
func (p *teachPage) show(wrong error) {
	w := &p.room.Words.Camera
	var body []fyne.CanvasObject
	if wrong != nil {
		body = append(body, widgets.NewNotice(widgets.Warning, decks.Why(p.room.Words, wrong)))
	}
	p.SetFooter()
	if p.found == nil {
		body = append(body, p.about()...)
		p.SetBody(append(body, p.room.buttons(len(p.deck.Faces.Codes()) > 0 && p.done != nil, p.look))...)
		return
	}
	body = append(body, widgets.NewBody(w.Found(len(p.found))))
	for line, at := 1, 0; at < len(p.found); line++ {
		row := widgets.Flow(widgets.SpaceSmall)
		for ; at < len(p.found) && p.found[at].Line == line; at++ {
			row.Add(p.cutOut(at))
		}
		body = append(body, row)
	}
	p.SetWide()
	p.SetBody(append(body, p.name, p.room.buttons(true, p.look))...)
	p.SetButtons(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, w.Keep, p.keep))
}

// about says how the cards are laid down, and which were not seen yet.
func (p *teachPage) about() []fyne.CanvasObject {
	w := &p.room.Words.Camera
	about := []fyne.CanvasObject{widgets.NewBody(w.HowToTeach)}
	if len(p.deck.Faces.Codes()) == 0 {
		return about
	}
	about = append(about, p.room.stands(p.deck, p.rules)...)
	if p.done != nil {
		about = append(about, widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, w.Title, p.leave))
	}
	return about
}

// stands says what is known of a deck.
func (r *Room) stands(d decks.Deck, rules engine.Rules) (all []fyne.CanvasObject) {
	w := &r.Words.Camera
	text := w.Complete
	if left := d.Untaught(rules.Decks[0].Deck); len(left) > 0 {
		var names []string
		for _, f := range left {
			names = append(names, r.Words.Cards.Name(f))
		}
		text = w.NotSeen(names)
	}
	all = append(all, widgets.NewNotice(widgets.Info, text))
	if pairs, _ := d.Faces.Alike(); len(pairs) > 0 {
		faces := decks.Faces(rules)
		first, _ := faces.Face(pairs[0][0])
		second, _ := faces.Face(pairs[0][1])
		all = append(all, widgets.NewNotice(widgets.Warning, w.Alike(r.Words.Cards.Name(first), r.Words.Cards.Name(second))))
	}
	return all
}

// cutOutWidth is the width of a card that was cut out, in device-independent pixels.
const cutOutWidth = 56

// cutOut returns a card that was found, with what it is taken for, which a tap changes.
func (p *teachPage) cutOut(at int) fyne.CanvasObject {
	name, faces := "?", decks.Faces(p.rules)
	if f, err := faces.Face(p.codes[at]); err == nil {
		name = p.room.Words.Cards.Name(f)
	}
	img := canvas.NewImageFromImage(p.found[at].Picture())
	img.FillMode = canvas.ImageFillContain
	text := widgets.NewText(name, widgets.TextStyle{Size: widgets.SizeSmall, Align: fyne.TextAlignCenter, Lines: 2})
	shown := widgets.Sized(img, fyne.NewSize(cutOutWidth, cutOutWidth*7/5))
	tile := widgets.NewTile(widgets.Bare, widgets.Column(widgets.SpaceTiny, shown, text), func() {
		p.room.which(faces, nil, func(code string) {
			if other := slices.Index(p.codes, code); other >= 0 && code != "" {
				p.codes[other] = "" // no card is there twice
			}
			p.codes[at] = code
			p.show(nil)
		})
	})
	tile.SetLabel(p.room.Words.Labelled(p.room.Words.Figure(at+1), name))
	return tile
}

// keep keeps the deck with what was found. If some cards are missing, the page stays for another photo.
func (p *teachPage) keep() {
	d, err := p.deck.Taught(p.found, p.codes)
	if err != nil {
		p.show(err)
		p.ScrollToTop()
		return
	}
	if d.Name == "" {
		d.Name = p.room.unused(p.room.Words.Camera.Ours)
	}
	if _, err := p.room.Do(decks.With(p.room.store, d)); p.room.Refused(err) {
		return
	}
	p.deck, p.found = d, nil
	if len(d.Untaught(p.rules.Decks[0].Deck)) == 0 {
		p.leave()
	} else {
		p.show(nil)
	}
	p.room.Say(p.room.Words.Camera.Kept(d.Name))
}

// leave goes on with the deck.
func (p *teachPage) leave() {
	p.room.Close()
	if p.done != nil {
		p.done(p.deck)
	}
}
