package desktop

import (
	"net/http"
	"strings"
	"testing"

	"tabby/internal/devices/handover"
)

func TestLinkOfAGameHasAnAddressWhileBrowsersFindPagesThere(t *testing.T) {
	s, other := opened(t, 0), opened(t, 0)
	id := play(t, s)
	link := func() string {
		t.Helper()
		link, err := s.HandOver(id)
		must(t, err)
		return link
	}
	alone := link()
	if !strings.HasPrefix(alone, "tabby:#game=") {
		t.Errorf("the link is %s", alone)
	}
	must(t, s.Listen(http.HandlerFunc(hello)))
	fragment, _ := handover.Fragment(alone)
	base := ""
	_, none := s.line.site()
	if at, err := s.Addresses(); err == nil && len(at) > 0 && none == nil {
		base = at[0]
	}
	open := link()
	if want := handover.Address(base, fragment); open != want {
		t.Errorf("the link is %s, want %s", open, want)
	}
	if game, got, err := other.TakeOver(open, untold()); err != nil || game != id || got.Games != 1 {
		t.Errorf("it brings game %s, %+v, %v", game, got, err)
	}
	s.HangUp()
	if got := link(); got != alone {
		t.Errorf("the link after that is %s", got)
	}
}
