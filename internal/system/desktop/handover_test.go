package desktop

import (
	"net/http"
	"strings"
	"testing"

	"tabby/internal/devices/handover"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestLinkOfAGameHasAnAddressWhileBrowsersFindPagesThere(t *testing.T) {
	s, other := opened(t, 0), opened(t, 0)
	id := play(t, s)
	link := func() string {
		t.Helper()
		return must.Get(s.HandOver(id))
	}
	alone := link()
	if !strings.HasPrefix(alone, "tabby:#game=") {
		t.Errorf("the link is %s", alone)
	}
	must.Do(t, s.Listen(http.HandlerFunc(hello)))
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
	expect.Same(t, "the link after that", link(), alone)
}
