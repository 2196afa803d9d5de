package browser

import (
	"context"
	"os"
	"path"
	"strings"
	"syscall/js"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/reason"
	"tabby/internal/system/desktop"
	"tabby/internal/words"
)

// dir is where the history lies among the files of the page.
const dir = "/tabby"

// A Store is the history in this browser. What it writes for others it hands to the
// browser, which shares or downloads it.
type Store struct {
	*desktop.Store

	lasts  string // how long the browser keeps games, as the page says it
	client *peers.Client
}

// Open opens the history that this browser keeps, once something is in sight: a browser has
// one thread to draw and to open. The error is a [*history.Trouble].
func Open(w *words.Language) (*Store, error) {
	if !isStillShown() {
		await(page().Get("seen"))
	}
	open := desktop.Open
	if page().Get("demo").Bool() {
		open = desktop.OpenDemo
	}
	s, err := open(w, dir)
	if err != nil {
		return nil, err
	}
	s.SetPagesAt(address)
	lasts := await(page().Get("disk").Call("lasting")).String()
	return &Store{Store: s, lasts: lasts, client: newClient(s, w.Devices)}, nil
}

// Advice returns what the first page says about how long games are kept here, once there are some or
// before, or "" if the browser promised to keep them.
func (s *Store) Advice(games bool) string {
	if demo := s.Store.Advice(games); demo != "" {
		return demo
	}
	return s.Words().Computer.Advice(s.lasts, games)
}

// Update returns the function that starts a new version that was fetched meanwhile, or nil. All
// games stay.
func (s *Store) Update() func() {
	version := page().Get("version")
	if !version.Call("waits").Bool() {
		return nil
	}
	return func() { version.Call("take") }
}

// Share hands the file to the browser.
func (s *Store) Share(what history.Subject, as history.Format, in history.Look) (string, error) {
	return s.handOut(s.Store.Share(what, as, in))
}

// CanCopyPicture reports whether the browser takes pictures on its clipboard.
func (*Store) CanCopyPicture() bool { return page().Call("canCopyPicture").Bool() }

// CopyPicture puts a picture on the clipboard of the browser.
func (*Store) CopyPicture(png []byte) error {
	bytes := js.Global().Get("Uint8Array").New(len(png))
	js.CopyBytesToJS(bytes, png)
	if !await(page().Call("copyPicture", bytes)).Bool() {
		return history.ErrNotCopied
	}
	return nil
}

// ExportDir returns "": a browser lets no page choose the folder.
func (s *Store) ExportDir() string { return "" }

// Export hands the file to the browser. It takes no folder.
func (s *Store) Export(_ string, what history.Format, w history.Work) (string, error) {
	const out = "/out"
	if err := os.MkdirAll(out, 0o700); err != nil {
		return "", err
	}
	return s.handOut(s.Store.Export(out, what, w))
}

// ChooseFile lets the player choose a file of one of these kinds, and returns a path for it, or
// "" if none was chosen. It returns when that is done; call it off-screen.
func (*Store) ChooseFile(kinds []string) string {
	return await(page().Call("takeIn", strings.Join(kinds, ","))).String()
}

// ChoosePicture lets the player take a photo, or choose a picture, and returns it as a JPEG that the browser has made
// small, as it is if the browser cannot read it, or nil if there is none. It returns when that is done; call it off-screen.
func (s *Store) ChoosePicture(take bool) []byte {
	chosen := await(page().Call("takePicture", take))
	if chosen.IsNull() {
		return nil
	}
	data := make([]byte, chosen.Length())
	js.CopyBytesToGo(data, chosen)
	return data
}

// HandOut hands a file to the browser, and returns where it went.
func (s *Store) HandOut(name string, data []byte) (string, error) { return s.hand(name, data) }

// handOut hands a file to the browser and deletes it. It returns where it went, in
// the place of a path.
func (s *Store) handOut(file string, err error) (string, error) {
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
	return s.hand(path.Base(file), data)
}

// hand hands a file to the browser.
func (s *Store) hand(name string, data []byte) (string, error) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	switch await(page().Call("handOut", name, bytes)).String() {
	case "shared":
		return s.Words().Computer.InApp(name), nil
	case "downloaded":
		return s.Words().Computer.InDownloads(name), nil
	}
	return "", history.ErrNotShared // the sheet with which a phone shares was closed
}

// CanSpeak reports whether the browser has a voice.
func (*Store) CanSpeak() bool {
	voices := js.Global().Get("speechSynthesis")
	return voices.Truthy() && voices.Call("getVoices").Length() > 0
}

// Speak says a text aloud, and stops what is being said.
func (s *Store) Speak(text string) {
	voices := js.Global().Get("speechSynthesis")
	said := js.Global().Get("SpeechSynthesisUtterance").New(text)
	said.Set("lang", s.Words().Tag)
	voices.Call("cancel")
	voices.Call("speak", said)
}

// CanPlay reports whether the browser plays sounds.
func (*Store) CanPlay() bool { return js.Global().Get("AudioContext").Truthy() }

// Play plays a sound by its name.
func (*Store) Play(sound string) { page().Call("play", sound) }

// SetOnLink calls open with the link of a game that the page was opened with, and with
// those that are opened later in the same tab.
func (a *App) SetOnLink(open func(link string)) {
	take := func(fyne.Canvas) {
		if link := page().Get("link").Call("take").String(); link != "" {
			open(link)
		}
	}
	offer("linked", func([]js.Value) any {
		a.do(take)
		return nil
	})
	a.do(take)
}

// address returns where other devices find this page, or "" if they cannot.
func address() string { return page().Get("link").Call("address").String() }

// A line goes to the Tabby that this page was loaded from, by the browser's own means.
type line struct{ address string }

// Post implements [peers.Line].
func (l line) Post(ctx context.Context, path, token string, body []byte) (int, []byte, error) {
	meet := page().Get("meet")
	if origin := meet.Get("origin").String(); l.address != origin {
		return 0, nil, reason.NoAnswer.Because(words.Said{In: func(w *words.Language) string { return w.Devices.OnlyOrigin(origin) }})
	}
	if err := ctx.Err(); err != nil {
		return 0, nil, reason.NoAnswer.Because(err)
	}
	sent := js.Global().Get("Uint8Array").New(len(body))
	js.CopyBytesToJS(sent, body)
	got := await(meet.Call("post", path, token, sent))
	status, data := got.Get("status").Int(), got.Get("body")
	if status == 0 {
		return 0, nil, reason.NoAnswer
	}
	if data.Length() > peers.MaxPacked {
		return 0, nil, reason.Tangled
	}
	answer := make([]byte, data.Length())
	js.CopyBytesToGo(answer, data)
	return status, answer, nil
}

// newClient returns what keeps the games of this browser together with others.
func newClient(s peers.Store, w words.Devices) *peers.Client {
	return &peers.Client{
		List: peers.NewList(s, time.Now),
		Line: func(address string) peers.Line { return line{address} },
		Name: w.BrowserOn(page().Get("meet").Call("machine").String()),
	}
}

// Together returns what keeps other devices together with this one, always the same.
func (s *Store) Together() *peers.Client { return s.client }

// SetOnOnline calls f when the browser has a network again.
func (a *App) SetOnOnline(f func()) {
	offer("online", func([]js.Value) any {
		a.do(func(fyne.Canvas) { f() })
		return nil
	})
}
