// Package camera is the room in which cards are read from a photo, and in which a family's own deck is shown to Tabby
// once. What is read is a proposal, which goes to the entry of a round.
package camera

import (
	"context"
	"errors"
	"os"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/table/decks"
	"tabby/internal/table/sight"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A Store keeps decks, and hands out their files.
type Store interface {
	history.Settings
	// HandOut saves a file for another device, and returns where it is. It may be called from any goroutine.
	HandOut(name string, data []byte) (where string, err error)
}

// A picker is a store of a browser, which lets people choose pictures itself.
type picker interface {
	// ChoosePicture returns a picture, or nil if there is none; take opens the camera of a phone. It returns when that is
	// done; call it off-screen.
	ChoosePicture(take bool) []byte
}

// A Room is where cards are read from photos.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Changer
	frame.World

	store  Store
	choose func(kinds []string, chosen func(path string)) // has people choose a file
}

// New returns the room. choose has people choose a file of one of these kinds.
func New(f *frame.Frame, store Store, choose func(kinds []string, chosen func(path string))) *Room {
	return &Room{Navigator: f.Navigator, Screen: f.Screen, Messenger: f.Messenger, Changer: f.Changer, World: f.World, store: store, choose: choose}
}

// pictureEndings are the endings of files that are read as pictures, or refused as such: films as well.
func pictureEndings() []string {
	return []string{".jpg", ".jpeg", ".png", ".heic", ".heif", ".webp", ".gif", ".mp4", ".mov"}
}

// IsPicture reports whether a file is taken for a picture, by its name.
func IsPicture(file fyne.URI) bool {
	return slices.Contains(pictureEndings(), strings.ToLower(file.Extension()))
}

// buttons returns what takes or chooses a picture, or another one, and looks at it.
func (r *Room) buttons(another bool, look func(picture)) fyne.CanvasObject {
	w, all := &r.Words.Camera, widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall)
	from, browser := r.store.(picker)
	kind := widgets.Primary
	if another {
		kind = widgets.Secondary
	}
	if browser && fyne.CurrentDevice().IsMobile() {
		all.Add(widgets.NewIconTextButton(kind, widgets.IconCamera, w.Take, func() { r.ask(from, true, look) }))
		kind = widgets.Secondary
	}
	all.Add(widgets.NewIconTextButton(kind, widgets.IconImport, w.Choose, func() {
		if browser {
			r.ask(from, false, look)
			return
		}
		r.choose(pictureEndings(), func(path string) { look(fileOf(path)) })
	}))
	return all
}

// ask has a browser choose a picture.
func (r *Room) ask(from picker, take bool, look func(picture)) {
	var data []byte
	r.Away(func() { data = from.ChoosePicture(take) }, func() {
		if data != nil {
			look(func() (sight.Photo, error) { return sight.Open(data) })
		}
	})
}

// A picture decodes a photo, off the screen's goroutine.
type picture func() (sight.Photo, error)

// fileOf returns the picture of a file.
func fileOf(path string) picture {
	return func() (sight.Photo, error) {
		in, err := os.Open(path)
		if err != nil {
			return sight.Photo{}, err
		}
		defer in.Close()
		return sight.From(in)
	}
}

// look looks at a picture off the screen's goroutine, and calls use with what is found, or says why nothing is.
func look[T any](r *Room, of picture, found func(history.Work, sight.Photo) (T, error), use func(T)) {
	frame.Work(r.Messenger, r.Words.Camera.Looking, func(work history.Work) (got T, err error) {
		p, err := of()
		if err != nil {
			return got, err
		}
		return found(work, p)
	}, func(got T, err error) {
		switch {
		case err == nil:
			use(got)
		case !errors.Is(err, context.Canceled): // which was wanted
			r.Inform(r.Words.Camera.Title, decks.Why(r.Words, err))
		}
	})
}
