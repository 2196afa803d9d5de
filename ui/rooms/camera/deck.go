package camera

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
	"tabby/internal/table/decks"
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
	from, browser := p.room.store.(picker)
	if !browser {
		p.room.choose([]string{Ending}, p.room.TakeDeck)
		return
	}
	var path string
	p.room.Away(func() { path = from.ChooseDeck() }, func() {
		if path != "" {
			p.room.TakeDeck(path)
		}
	})
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
