package browser

import (
	"context"
	"fmt"
	"syscall/js"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/devices/handover"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/reason"
	"tabby/internal/words"
)

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

// HandOver returns the link of a game. It has the address of this page, if other
// devices can open that.
func (s *Store) HandOver(game string) (string, error) {
	link, err := s.Store.HandOver(game)
	if err != nil {
		return "", err
	}
	fragment, ok := handover.Fragment(link)
	if !ok {
		return "", fmt.Errorf("%w: %s", reason.ForeignLink, link)
	}
	return handover.Address(address(), fragment), nil
}

// CustomGameLink returns the link of the definition of a custom game, with the address of this
// page like [Store.HandOver].
func (*Store) CustomGameLink(definition []byte) string {
	return handover.CustomGameLink(address(), definition)
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
