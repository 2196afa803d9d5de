package host

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// beginCoded begins a table with six digits whose time stands still.
func beginCoded(t *testing.T) (s *site, clock *hosttest.Clock) {
	s, clock = begin(t), &hosttest.Clock{Time: noon}
	s.on(func() {
		s.table.owner.Now, s.table.owner.After = clock.Now, clock.After
		s.table.NewPasscode()
	})
	return s, clock
}

// digits returns the six digits of a table, or "".
func (s *site) digits() (digits string) {
	s.on(func() { digits, _ = s.table.Passcode() })
	return digits
}

// other returns digits that are not those.
func other(digits string) string {
	if digits == "000000" {
		return "000001"
	}
	return "000000"
}

// types posts digits from an address, and returns the key of the answer and its status.
func (s *site) types(from, digits string, headers ...string) (key string, status int) {
	s.t.Helper()
	body, _ := json.Marshal(wire.Passcode{Code: digits})
	r := httptest.NewRequest("POST", "http://127.0.0.1"+wire.CodePath, strings.NewReader(string(body)))
	r.RemoteAddr = from
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		r.Header.Set(name, value)
	}
	w := httptest.NewRecorder()
	s.host.ServeHTTP(w, r)
	var got wire.Invitation
	_ = json.Unmarshal(w.Body.Bytes(), &got)
	_, key, _ = strings.Cut(got.Address, "table#")
	return key, w.Code
}

// here is an address of a device.
const here = "192.168.1.9:4000"

func TestSixDigitsLeadToTheAddressOfAPlayer(t *testing.T) {
	s, _ := beginCoded(t)
	key, status := s.types(here, s.digits())
	if want := s.key(page.Sit); key != want || status != http.StatusOK {
		t.Fatalf("the key is %q, %d; it should be %q", key, status, want)
	}
	if got, status := s.post(key); status != http.StatusOK || got.Role != "sit" {
		t.Errorf("with that key one joins as %+v, %d", got, status)
	}
	if key, _ := s.types(here, s.digits()); key == "" {
		t.Error("the second player cannot join by the same digits")
	}
}

// TestTheDigitsLeadATelevisionToItsPageWhereItOnlyWatches follows the way that a player is offered.
func TestTheDigitsLeadATelevisionToItsPageWhereItOnlyWatches(t *testing.T) {
	s, _ := beginCoded(t)
	var way string
	s.on(func() { way = s.table.scene().Screen })
	key, leads := strings.CutPrefix(way, "screen#")
	if got, status := s.post(key); !leads || status != http.StatusOK || got.Role != "watch" {
		t.Errorf("by %q one joins as %+v, %d", way, got, status)
	}
}

func TestWrongDigitsAreRefused(t *testing.T) {
	s, _ := beginCoded(t)
	for i, digits := range []string{"", other(s.digits()), s.digits()[:5], s.digits() + "0", " " + s.digits()} {
		if key, status := s.types(fmt.Sprintf("192.168.1.%d:4000", i+1), digits); key != "" || status != http.StatusForbidden {
			t.Errorf("%q is answered %q, %d", digits, key, status)
		}
	}
	if key, status := s.types(here, s.digits(), "Origin: http://elsewhere.example"); key != "" || status == http.StatusOK {
		t.Errorf("a page of another origin is answered %q, %d", key, status)
	}
}

// TestTriesAtOnceAllCount types wrong digits from many devices at the same time: one try less than is
// allowed leaves the digits, and one more ends them.
func TestTriesAtOnceAllCount(t *testing.T) {
	s, _ := beginCoded(t)
	for range assault.Times(20, 200, 2000) {
		s.on(func() { s.table.NewPasscode() })
		wrong := other(s.digits())
		var guessing sync.WaitGroup
		for range passcodeTries - 1 {
			guessing.Go(func() { s.host.codes.try(wrong, passcodeTries) })
		}
		guessing.Wait()
		if s.digits() == "" {
			t.Fatalf("%d wrong tries have ended the digits", passcodeTries-1)
		}
		s.host.codes.try(wrong, passcodeTries)
		if s.digits() != "" {
			t.Fatalf("%d wrong tries at once have not ended the digits", passcodeTries)
		}
	}
}

func TestTenGuessesInAllMakeDigitsVoid(t *testing.T) {
	s, _ := beginCoded(t)
	right := s.digits()
	for i := range passcodeTries {
		if s.digits() != right {
			t.Fatalf("the digits are void after %d guesses", i)
		}
		s.types(fmt.Sprintf("192.168.1.%d:4000", i+10), other(right)) // from an address each
	}
	if key, status := s.types(here, right); key != "" || status != http.StatusForbidden {
		t.Errorf("after ten guesses the right digits are answered %q, %d", key, status)
	}
	if s.digits() != "" || s.host.Expects() {
		t.Error("void digits are still shown")
	}
	s.on(s.table.NewPasscode)
	if key, _ := s.types(here, s.digits()); key == "" {
		t.Error("new digits do not work")
	}
}

func TestGuessesOfOneAddressAreLimitedToo(t *testing.T) {
	s, _ := beginCoded(t)
	for range passcodeTries {
		s.types(here, other(s.digits()))
	}
	s.on(s.table.NewPasscode)
	if _, status := s.types(here, s.digits()); status != http.StatusTooManyRequests {
		t.Errorf("who has guessed so often is answered %d", status)
	}
}

func TestDigitsExpireAfterTenMinutes(t *testing.T) {
	s, clock := beginCoded(t)
	right, minutes := s.digits(), []time.Duration{}
	s.on(func() {
		s.table.Watch(func() {
			if _, left := s.table.Passcode(); len(minutes) == 0 || minutes[len(minutes)-1] != left {
				minutes = append(minutes, left)
			}
		})
		clock.Pass(passcodeTime - time.Second)
	})
	if key, _ := s.types(here, right); key == "" {
		t.Error("the digits are void before ten minutes have passed")
	}
	s.on(func() { clock.Pass(time.Second) })
	if key, status := s.types(here, right); key != "" || status != http.StatusForbidden {
		t.Errorf("after ten minutes the digits are answered %q, %d", key, status)
	}
	if len(minutes) != 10 || minutes[0] != 9*time.Minute || minutes[9] != 0 || s.host.Expects() {
		t.Errorf("it is said that %v were left", minutes)
	}
}

// A computer that sleeps does not count the time, but its clock is right when it wakes up.
func TestDigitsExpireWhileTheComputerSleeps(t *testing.T) {
	s, clock := beginCoded(t)
	right := s.digits()
	s.on(func() { clock.Time = clock.Time.Add(passcodeTime) })
	if key, _ := s.types(here, right); key != "" {
		t.Error("the digits are valid after ten minutes of sleep")
	}
}

func TestNewDigitsNewKeysAndTheEndMakeDigitsVoid(t *testing.T) {
	for what, end := range map[string]func(*site){
		"new digits": func(s *site) { s.table.NewPasscode() },
		"new keys":   func(s *site) { _ = s.table.NewKeys() },
		"the end":    func(s *site) { s.host.Close(s.table) },
	} {
		s, _ := beginCoded(t)
		right := s.digits()
		s.on(func() { end(s) })
		if key, _ := s.types(here, right); key != "" && s.digits() != right {
			t.Errorf("after %s the digits are valid", what)
		}
	}
}

func TestTwoTablesNeverShareDigits(t *testing.T) {
	s, _ := beginCoded(t)
	codes := &s.host.codes
	s.on(func() {
		for n := range 3000 { // of a million, so that some would be the same by chance
			other := &Table{lobby: s.host.lobby}
			other.owner.Now, other.roster.Tag = s.table.owner.Now, fmt.Sprint(n)
			codes.renew(other)
		}
	})
	seen := map[string]bool{}
	for _, c := range codes.all {
		if seen[c.digits] || len(c.digits) != 6 {
			t.Fatalf("the digits %q are those of two tables", c.digits)
		}
		seen[c.digits] = true
	}
}

func TestDigitsAreInNoDraftAndNoExport(t *testing.T) {
	s, _ := beginCoded(t)
	right := s.digits()
	s.types(here, right)
	for name, draft := range s.drafts.All() {
		expect.Without(t, "the draft "+name, string(draft), right)
	}
	s.kill()
	s.start()
	expect.Same(t, "a table that is opened again has the digits", s.digits(), "")
}

func TestOnlyABigScreenMakesNewDigits(t *testing.T) {
	s, _ := beginCoded(t)
	before := s.digits()
	if no := s.join(page.Sit).ask("code", nil); no != "ERR_ROLE" || s.digits() != before {
		t.Errorf("a player’s phone is answered %q", no)
	}
	p := s.open(page.Watch, wire.Hello{As: "data", Screen: true})
	if no := p.ask("code", nil); no != "" || s.digits() == before {
		t.Errorf("the big screen is answered %q", no)
	}
	bare := begin(t)
	if no := bare.join(page.Watch).ask("code", nil); no != "ERR_ROLE" || bare.digits() != "" {
		t.Errorf("where there are no digits, the answer is %q", no)
	}
}

func TestEachTableCountsWrongDigitsSeparately(t *testing.T) {
	s, _ := beginCoded(t)
	for i := range passcodeTries / 2 {
		s.types(fmt.Sprintf("192.168.1.%d:4000", i+10), other(s.digits()))
	}
	d := must.Get(journal.Open(history.Domain(), journal.Log[scoring.Event](&logtest.Memory[scoring.Event]{})))
	people := []scoring.Person{{ID: "d", Name: "Dan"}, {ID: "e", Name: "Eve"}}
	must.Do(t, d.Do(scoring.Start{At: noon, Variant: "rat-a-tat-cat", People: people}))
	second := *s
	var err error
	s.on(func() {
		second.table, err = s.host.Open(Owner{Game: desk{d}, Drafts: &logtest.Drafts{}, Now: s.table.owner.Now, Run: s.loop.Do, After: s.table.owner.After})
		second.table.NewPasscode()
	})
	must.Do(t, err)
	wrong := "000000"
	for n := 1; slices.Contains([]string{s.digits(), second.digits()}, wrong); n++ {
		wrong = fmt.Sprintf("%06d", n)
	}
	for i := range passcodeTries / 2 {
		s.types(fmt.Sprintf("192.168.2.%d:4000", i+10), wrong)
	}
	if s.digits() != "" || second.digits() == "" {
		t.Errorf("the digits are %q after ten guesses, %q after five", s.digits(), second.digits())
	}
	if key, _ := second.types(here, second.digits()); key != second.key(page.Sit) {
		t.Error("the digits of the second table lead to another")
	}
}
