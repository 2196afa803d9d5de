package host

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/decks"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/laid"
	"tabby/internal/testing/must"
)

// A taught device knows one deck, as it is set there.
type taught string

func (t taught) Setting(string) string { return string(t) }

// knowing lets the owner of the table know the cat deck.
func (s *site) knowing() *site {
	var codes []string
	for _, f := range must.Get(engine.Variant("rat-a-tat-cat")).Decks[0].Deck {
		codes = append(codes, f.Code)
	}
	set := decks.With(taught(""), decks.Deck{Name: "ours", Variant: "rat-a-tat-cat", Faces: laid.Taught(codes...)}).(history.Set)
	s.on(func() { s.table.owner.Taught = taught(set.Value) })
	return s
}

// photo posts a photo with a token.
func (s *site) photo(token string, photo []byte, headers ...string) (found wire.Photo, no wire.Answer, status int) {
	s.t.Helper()
	r := must.Get(http.NewRequest(http.MethodPost, s.server.URL+wire.PhotoPath, bytes.NewReader(photo)))
	r.Header.Set("Authorization", "Bearer "+token)
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		r.Header.Set(name, value)
	}
	resp := must.Get(http.DefaultClient.Do(r))
	defer resp.Body.Close()
	var got struct {
		wire.Photo
		wire.Answer
	}
	_ = json.NewDecoder(resp.Body).Decode(&got)
	return got.Photo, got.Answer, resp.StatusCode
}

func TestAGuestsPhotoIsReadByWhatTheOwnerWasTaught(t *testing.T) {
	s := begin(t).knowing()
	found, no, status := s.photo(s.join(page.Sit).token, laid.Photo([]int{4, 0, 7, 2}, []int{9, 10}))
	if status != http.StatusOK || len(found.Cards) != 6 {
		t.Fatalf("%d %+v: %d cards", status, no, len(found.Cards))
	}
	var codes []string
	for _, c := range found.Cards {
		codes = append(codes, c.Code)
	}
	expect.Same(t, "cards", strings.Join(codes, " "), "4 0 7 2 9 P")
	expect.Same(t, "line of the last", found.Cards[5].Line, 2)
	expect.Same(t, "name of the last", found.Cards[5].Name, "Peek")
}

func TestAPhotoIsReadForThoseWhoMayEnterScores(t *testing.T) {
	s := begin(t)
	photo := laid.Photo([]int{4})
	seated := s.join(page.Sit).token
	_, no, _ := s.photo(seated, photo)
	expect.Same(t, "without a deck", no.Why, "Show Tabby the deck first: that’s in the settings of the device that keeps the score.")
	s.knowing()
	for who, c := range map[string]struct {
		token, no string
	}{
		"a player": {seated, ""}, "who enters all": {s.join(page.Score).token, ""},
		"who watches": {s.join(page.Watch).token, "ERR_ROLE"}, "nobody": {"", "ERR_KEY"}, "a stranger": {seated + "x", "ERR_KEY"},
	} {
		if _, no, _ := s.photo(c.token, photo); no.No != c.no {
			t.Errorf("%s: %q, want %q", who, no.No, c.no)
		}
	}
	if _, _, status := s.photo(seated, photo, "Origin: http://elsewhere.example"); status != http.StatusMethodNotAllowed {
		t.Errorf("from another page: %d", status)
	}
	s.on(func() { _ = s.table.Pause(true) })
	_, no, _ = s.photo(seated, photo)
	expect.Same(t, "paused", no.No, "ERR_PAUSED")
}

func TestUnreadablePhotoSaysWhy(t *testing.T) {
	s := begin(t).knowing()
	token := s.join(page.Sit).token
	for name, c := range map[string]struct {
		photo []byte
		why   string
	}{
		"a text":       {[]byte("a cat"), "Tabby can’t open this picture. Use a JPEG or a PNG."},
		"half a photo": {laid.Photo([]int{1})[:300], "This picture is broken. Take it again."},
		"no cards":     {laid.Photo([]int{}), "Tabby can’t see any cards of this deck. Lay them face up, a little apart, and take the picture again."},
		"2 MiB":        {make([]byte, 2<<20), "This picture is too large. Use a smaller one."},
	} {
		_, no, status := s.photo(token, c.photo)
		if no.Why != c.why || status != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d %q, want %q", name, status, no.Why, c.why)
		}
	}
	s.host.looks <- struct{}{}
	_, no, _ := s.photo(token, laid.Photo([]int{1}))
	expect.Same(t, "a second one", no.Why, "Another photo is being read. Try again in a moment.")
}
