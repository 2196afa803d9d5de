package handover

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A Store hands games over. HandOver and TakeOver may be called from any goroutine.
type Store interface {
	game.Store
	// HandOver returns the link by which another device goes on with a game: an address
	// that its browser opens, or else a text that its import reads.
	HandOver(game string) (link string, err error)
	// TakeOver imports the game of a link, and returns its ID. Of one that is wrong
	// nothing is taken.
	TakeOver(link string, w history.Work) (game string, got history.Imported, err error)
}

// A Room hands games over.
type Room struct {
	*frame.Frame

	store Store
}

// New returns the room.
func New(f *frame.Frame, store Store) *Room { return &Room{f, store} }

// OpenCode opens the page with the code of a game.
func (r *Room) OpenCode(id string) {
	g, err := game.Open(r.store, id, r.Now)
	if r.Refused(err) {
		return
	}
	page := widgets.NewPage("Hand this game over")
	page.SetBack("Back to the sheet", r.Back)
	page.SetBody(widgets.NewHint("Drawing …"))
	r.Open(page)
	entries := g.Batches()
	frame.Load(r.Frame, func() (string, error) { return r.store.HandOver(id) }, func(link string) {
		page.SetBody(r.code(id, link)...)
		page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "The other device has it", func() { r.handOver(id, entries) }))
		page.Refresh()
	})
}

// code returns the code of a link, and the link.
func (r *Room) code(id, link string) []fyne.CanvasObject {
	field := widgets.NewTextField("The same as a link")
	field.SetText(link)
	asLink := widgets.Column(widgets.SpaceSmall, field,
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconText, "Copy the link", func() { r.copy(link) }))
	code, err := widgets.NewCode(link, "The game as a QR code")
	if err != nil {
		file := widgets.NewButton(widgets.Secondary, "Share it as a file", func() { r.Go(frame.Route{Room: frame.PictureRoom, ID: id}) })
		return []fyne.CanvasObject{widgets.NewNotice(widgets.Info, words.TooLongForCode(len(link)), file), asLink}
	}
	return []fyne.CanvasObject{widgets.NewBody(words.HowToScan(link)), code, asLink}
}

// copy puts a link on the clipboard.
func (r *Room) copy(link string) {
	fyne.CurrentApp().Clipboard().SetContent(link)
	r.Say("Copied. Paste it into a message, or into Import there.")
}

// handOver notes that the other device goes on with a game of so many entries.
func (r *Room) handOver(id string, entries int) {
	undo, err := r.Do(history.HandOver{Game: id, At: r.Now(), Entries: entries})
	if r.Refused(err) {
		return
	}
	r.Close()
	r.OfferUndo(undo, "It goes on on the other device.", r.Refresh)
}

// TakeOver imports the game of a link, and goes on with it here.
func (r *Room) TakeOver(link string) {
	var id string
	frame.Work(r.Frame, "Taking the game over", func(w history.Work) (got history.Imported, err error) {
		id, got, err = r.store.TakeOver(link, w)
		return got, err
	}, func(got history.Imported, err error) {
		if text, not := frame.Failure(err, "No game came in."); not {
			r.Inform("Handed over", text)
			return
		}
		if got.Gone > 0 {
			r.Inform("Handed over", words.TakenOver(got))
			return
		}
		if _, err := r.Do(history.TakeBack{Game: id}); r.Refused(err) { // it may have been handed over from here
			return
		}
		r.Go(frame.Route{Room: frame.SheetRoom, ID: id})
		r.Say(words.TakenOver(got))
	})
}
