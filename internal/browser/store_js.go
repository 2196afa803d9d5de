package browser

import (
	"errors"
	"os"
	"path"
	"syscall/js"

	"tabby/history"
	"tabby/internal/desktop"
	"tabby/internal/together"
	"tabby/ui"
)

// dir is where the history lies among the files of the page.
const dir = "/tabby"

// errNotTaken means that the player closed the sheet with which a phone shares.
var errNotTaken = errors.New("nothing was shared; it can be shared again")

// A Store is the history in this browser. What it writes for others it hands to the
// browser, which shares or downloads it.
type Store struct {
	ui.Store

	advice string
	client *together.Client
}

// Open opens the history that this browser keeps, once the first screen is drawn: a
// browser has one thread for both. The error is a [*ui.Trouble].
func Open() (ui.Store, error) {
	await(page().Get("seen"))
	s, err := desktop.Open(dir)
	if trouble := (*ui.Trouble)(nil); errors.As(err, &trouble) && trouble.Title == "Tabby is already open" {
		trouble.Text = "Another tab or window of this browser has this table. Go on there, or close it and try again."
	}
	if err != nil {
		return nil, err
	}
	return &Store{Store: s, advice: advice(), client: newClient(s.(*desktop.Store))}, nil
}

// advice returns what players should know about how long this browser keeps games, or
// "" if it promised to keep them.
func advice() string {
	switch await(page().Get("disk").Call("lasting")).String() {
	case "nothing":
		return "This browser keeps nothing once the tab is closed, as in a private window. Export your games before that, in the settings."
	case "maybe":
		return "This browser may delete what it keeps when it runs out of space. Export your games now and then, in the settings."
	}
	return ""
}

// Advice returns what the first page says about how long games are kept here, or "".
func (s *Store) Advice() string { return s.advice }

// Update returns what starts a new version that was fetched meanwhile, or nil if there is
// none. All games stay.
func (s *Store) Update() func() {
	version := page().Get("version")
	if !version.Call("waits").Bool() {
		return nil
	}
	return func() { version.Call("take") }
}

// Dir returns in words where games are kept: players know no folders of a browser.
func (s *Store) Dir() string { return "This browser keeps it, for this address." }

// Share implements [ui.Store].
func (s *Store) Share(what history.Subject, as history.Format) (string, error) {
	return handOut(s.Store.Share(what, as))
}

// ExportDir returns "": a browser lets no page choose the folder.
func (s *Store) ExportDir() string { return "" }

// Export implements [ui.Store]. It takes no folder.
func (s *Store) Export(_ string, what history.Format, w history.Work) (string, error) {
	const out = "/out"
	if err := os.MkdirAll(out, 0o700); err != nil {
		return "", err
	}
	return handOut(s.Store.Export(out, what, w))
}

// ChooseFile lets the player choose a file to import, and returns a path for it, or
// "" if none was chosen. It returns when that is done; call it off-screen.
func (s *Store) ChooseFile() string { return await(page().Call("takeIn")).String() }

// handOut hands a file to the browser and deletes it. It returns where it went, in
// the place of a path.
func handOut(file string, err error) (string, error) {
	if err != nil {
		return "", err
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	if err := os.Remove(file); err != nil {
		return "", err
	}
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	name := path.Base(file)
	switch await(page().Call("handOut", name, bytes)).String() {
	case "shared":
		return "the app you chose, as " + name, nil
	case "downloaded":
		return "the downloads of this browser, as " + name, nil
	}
	return "", errNotTaken
}
