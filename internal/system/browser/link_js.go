package browser

import (
	"fmt"
	"syscall/js"

	"fyne.io/fyne/v2"

	"tabby/internal/devices/handover"
	"tabby/internal/devices/reason"
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
