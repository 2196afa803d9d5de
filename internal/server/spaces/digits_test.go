package spaces

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/internal/devices/link"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/guest"
	"tabby/internal/testing/hosttest"
	"tabby/internal/words"
)

// newCodedTown serves two spaces in which devices may join by six digits, and begins a game in
// each.
func newCodedTown(t *testing.T) (w *town, keys map[string]string, millers, smiths Links) {
	w, keys = newTown(t, "millers", "smiths")
	w.digits = true
	w.restart()
	return w, keys, w.coded("millers", keys["millers"]), w.coded("smiths", keys["smiths"])
}

// coded begins a game that has six digits, and returns its addresses.
func (w *town) coded(space, key string) Links {
	w.Helper()
	home := "/s/" + space + "/games/" + w.begin(space, key, "Ann", "Ben").Game + "/"
	if got := w.ask(key, home+"digits", url.Values{}); got.status != http.StatusSeeOther {
		w.Fatalf("asking for digits is answered %d %s", got.status, got.body)
	}
	page := w.codes(home, key)
	if shown := w.ask(key, home, nil).body; len(page.Code) != 6 || !strings.Contains(shown, words.InThrees(page.Code)) || !strings.Contains(shown, strings.TrimPrefix(w.http.URL, "http://")+"/s/"+space+"/join") {
		w.Errorf("the page with %q does not show it:\n%s", page.Code, shown)
	}
	return page
}

func TestADeviceJoinsItsFamilyBySixDigits(t *testing.T) {
	w, _, millers, smiths := newCodedTown(t)
	w.answers(w.ask("", "/s/millers/join", nil), http.StatusOK, `name="code"`)
	if at, ok := link.Parse(w.http.URL + "/s/millers " + millers.Code); !ok || at.String() != w.http.URL+"/s/millers/join#"+millers.Code {
		t.Fatalf("the address is read as %q", at)
	}
	l, err := guest.Redeem(context.Background(), w.http.URL+"/s/millers", millers.Code)
	if err != nil || l.String() != millers.Sit {
		t.Fatalf("the digits are exchanged for %s, %v; want %s", l, err, millers.Sit)
	}
	hosttest.Join(t, l.String()).Leave()
	for _, other := range []string{"/s/smiths", "/s/nobody"} {
		if l, err := guest.Redeem(context.Background(), w.http.URL+other, millers.Code); err == nil && l.String() != smiths.Sit {
			t.Errorf("they open %s at %s too", l, other)
		}
	}
}

// wrong returns six digits that are not those of a table.
func wrong(right string) string {
	if right == "000000" {
		return "000001"
	}
	return "000000"
}

func TestAHundredWrongTriesVoidTheDigitsOfAFamily(t *testing.T) {
	w, _, millers, smiths := newCodedTown(t)
	for i := range 100 {
		if got := w.typed("millers", wrong(millers.Code), fmt.Sprintf("192.168.7.%d:4000", i/10)); got != http.StatusForbidden {
			t.Fatalf("wrong digits are answered %d after %d", got, i)
		}
		if i == 98 {
			got := w.typed("millers", millers.Code, "192.168.8.1:4000")
			expect.Same(t, "the right digits after 99 wrong ones are answered", got, http.StatusOK)
		}
	}
	got := w.typed("millers", millers.Code, "192.168.8.1:4000")
	expect.Same(t, "the right digits after a hundred wrong ones are answered", got, http.StatusForbidden)
	expect.Same(t, "those of another family are void too", w.typed("smiths", smiths.Code, "192.168.8.1:4000"), http.StatusOK)
}

// TestAStrangerDoesNotEndTheDigitsOfAFamily types wrong digits from very many addresses of one network.
func TestAStrangerDoesNotEndTheDigitsOfAFamily(t *testing.T) {
	w, keys, _, _ := newCodedTown(t)
	w.public = true
	w.restart()
	millers := w.coded("millers", keys["millers"])
	for i := range 1000 {
		w.typed("millers", wrong(millers.Code), fmt.Sprintf("[2001:db8:1:%x::1]:4000", i))
	}
	expect.Same(t, "the right digits are answered", w.typed("millers", millers.Code, "192.168.7.2:4000"), http.StatusOK)
}

// typed types digits at the page of a space, from an address, and returns the status.
func (w *town) typed(space, digits, remote string) int {
	r := httptest.NewRequest(http.MethodPost, w.http.URL+"/s/"+space+"/table/code", strings.NewReader(`{"code":"`+digits+`"}`))
	r.RemoteAddr = remote
	got := httptest.NewRecorder()
	w.server.ServeHTTP(got, r)
	return got.Code
}

// TestDigitsDoNotTellWhichFamiliesPlay types wrong digits at families that play, that do not and
// that are not there, and each in turn.
func TestDigitsDoNotTellWhichFamiliesPlay(t *testing.T) {
	w, _, _, _ := newCodedTown(t)
	var answers [][]int
	for i, space := range []string{"millers", "nobody"} {
		var said []int
		for range 14 {
			said = append(said, w.typed(space, "none", fmt.Sprintf("192.168.7.%d:4000", i)))
		}
		answers = append(answers, said)
	}
	if !slices.Equal(answers[0], answers[1]) || answers[0][13] != http.StatusTooManyRequests {
		t.Errorf("a family that plays answers %v, one that is not there %v", answers[0], answers[1])
	}
}

func TestWrongDigitsCountAtAllFamiliesTogether(t *testing.T) {
	w, _, millers, _ := newCodedTown(t)
	for i := range 14 {
		w.typed([]string{"smiths", "nobody"}[i%2], "none", "192.168.7.1:4000")
	}
	got := w.typed("millers", millers.Code, "192.168.7.1:4000")
	expect.Same(t, "an address that has tried at others is answered", got, http.StatusTooManyRequests)
	got = w.typed("millers", millers.Code, "192.168.7.2:4000")
	expect.Same(t, "the right digits from elsewhere are answered", got, http.StatusOK)
}

func TestATableStaysOpenForThePersonWhoTypesItsDigits(t *testing.T) {
	w, _, millers, _ := newCodedTown(t)
	w.pass(5 * time.Minute)
	w.server.tidy()
	if _, err := guest.Redeem(context.Background(), w.http.URL+"/s/millers", millers.Code); err != nil {
		t.Errorf("after five minutes: %v", err)
	}
	w.pass(6 * time.Minute)
	if _, err := guest.Redeem(context.Background(), w.http.URL+"/s/millers", millers.Code); err == nil {
		t.Error("they are good for more than ten minutes")
	}
	w.server.tidy()
	if spaces, tables := w.open(); spaces+tables != 0 {
		t.Errorf("%d spaces and %d tables are open, want none", spaces, tables)
	}
}

func TestDigitsAreOffUnlessAskedFor(t *testing.T) {
	w, keys := newTown(t, "millers")
	home := "/s/millers/games/" + w.begin("millers", keys["millers"], "Ann", "Ben").Game + "/"
	expect.Without(t, "the page", w.ask(keys["millers"], home, nil).body, "digits")
	for _, path := range []string{home + "digits", "/s/millers/table/code"} {
		if got := w.ask(keys["millers"], path, url.Values{}); got.status != http.StatusNotFound && got.status != http.StatusMethodNotAllowed {
			t.Errorf("%s is answered %d", path, got.status)
		}
	}
	expect.Same(t, "the page to type them is answered", w.ask("", "/s/millers/join", nil).status, http.StatusNotFound)
}
