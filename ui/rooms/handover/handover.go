// Package handover is the room in which a game goes from one device to another: the code that
// the other device scans, and what happens with a link that was opened here.
package handover

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
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
	*frame.Navigator
	*frame.Messenger
	*frame.Changer
	*frame.Sharer
	frame.World

	store Store
}

// New returns the room.
func New(f *frame.Frame, store Store) *Room {
	return &Room{f.Navigator, f.Messenger, f.Changer, f.Sharer, f.World, store}
}

// OpenCode opens the page with the code of a game.
func (r *Room) OpenCode(id string) {
	g, err := game.Open(r.store, id, r.Now)
	if r.Refused(err) {
		return
	}
	w := r.Words
	page := r.NewPage(w.Handover.Title)
	page.SetBody(widgets.NewHint(w.Common.Drawing))
	r.Open(page)
	entries := g.Batches()
	frame.Load(r.Messenger, func() (string, error) { return r.store.HandOver(id) }, func(link string) {
		if w.Handover.Opens(link) {
			page.SetWide() // the code is beside the link
		}
		page.SetBody(r.code(id, link)...)
		page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, w.Handover.HasIt, func() { r.handOver(id, entries) }))
		page.Refresh()
	})
}

func (r *Room) code(id, link string) []fyne.CanvasObject {
	w, label := r.Words, r.Words.Common.SameAsLink
	if !r.Words.Handover.Opens(link) {
		label = r.Words.Storage.GameLink
	}
	asLink := r.NewLinkField(label, link, w.Common.CopyLink, w.Handover.Copied)
	code, err := pictures.NewCode(link, w.Handover.Code)
	if err != nil {
		file := widgets.NewButton(widgets.Secondary, w.Handover.AsFile, func() { r.SaveLines(history.Subject{Game: id}) })
		return []fyne.CanvasObject{widgets.NewNotice(widgets.Info, w.Handover.TooLong(len(link)), file), asLink}
	}
	how := widgets.NewBody(w.Handover.HowToScan(link))
	if !w.Handover.Opens(link) {
		return []fyne.CanvasObject{how, asLink, widgets.NewExpander(w.Handover.Code, code)}
	}
	return []fyne.CanvasObject{frame.NewLinkBody(code, how, asLink)}
}

// handOver notes that the other device goes on with a game of that many entries.
func (r *Room) handOver(id string, entries int) {
	undo, err := r.Do(history.HandOver{Game: id, At: r.Now(), Entries: entries})
	if r.Refused(err) {
		return
	}
	r.Go(frame.SheetRoom.Route(id))
	r.OfferUndo(undo, r.Words.Handover.GoesOnThere, r.Refresh)
}

// TakeOver imports the game of a link, and goes on with it here.
func (r *Room) TakeOver(link string) {
	var id string
	w := r.Words.Handover
	frame.Work(r.Messenger, w.TakingOver, func(work history.Work) (got history.Imported, err error) {
		id, got, err = r.store.TakeOver(link, work)
		return got, err
	}, func(got history.Imported, err error) {
		if text, not := frame.Failure(r.Words, err, w.NoneCame); not {
			r.Inform(w.HandedOver, text)
			return
		}
		if got.Back > 0 {
			r.Inform(w.HandedOver, w.TakenOver(got))
			return
		}
		if _, err := r.Do(history.TakeBack{Game: id}); r.Refused(err) { // it may have been handed over from here
			return
		}
		r.Go(frame.SheetRoom.Route(id))
		r.Say(w.TakenOver(got))
	})
}
