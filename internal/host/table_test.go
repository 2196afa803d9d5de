package host

import (
	"strings"
	"testing"

	"tabby/internal/host/page"
)

func TestGuestsEnterARoundAndWriteItDown(t *testing.T) {
	s := begin(t)
	s.on(func() { _ = s.table.LetWrite(true) })
	ann, ben, tv := s.join(page.Sit), s.join(page.Score), s.join(page.Watch)
	want(t, "Ann sits down", ann.ask("sit", args{"player": 0}), "")
	want(t, "Ann enters her score", ann.ask("slip", args{"round": 0, "player": 0, "points": 12}), "")
	tv.sees("Ann's slip", func(d *tableIn) bool { return d.Slips[0].Points == 12 })
	want(t, "a blank is not a zero", ben.ask("write", args{"round": 0}), "ERR_SCORE_MISSING")
	want(t, "Ben enters his", ben.ask("slip", args{"round": 0, "player": 1, "points": 7}), "")
	want(t, "and Cleo's by cards", ben.ask("slip", args{"round": 0, "player": 2, "hand": []string{"9", "9", "0", "1"}}), "")
	want(t, "the round is written down", ben.ask("write", args{"round": 0, "caller": 1}), "")
	for _, p := range []*phone{ann, ben, tv} {
		p.sees("the round", func(d *tableIn) bool {
			return d.Round == 1 && len(d.Slips) == 0 && d.Rounds[0].Scores[2].Points == 19
		})
	}
}

func TestRolesAndSeatsBoundWhatADeviceMayDo(t *testing.T) {
	s := begin(t)
	ann, ben, score, tv := s.join(page.Sit), s.join(page.Sit), s.join(page.Score), s.join(page.Watch)
	want(t, "sit", ann.ask("sit", args{"player": 0}), "")
	slip := func(player int) args { return args{"round": 0, "player": player, "points": 1} }
	for _, tt := range []struct {
		who     *phone
		do      string
		with    args
		refusal string
	}{
		{tv, "slip", slip(0), "ERR_ROLE"},
		{tv, "sit", args{"player": 1}, "ERR_ROLE"},
		{tv, "write", args{"round": 0}, "ERR_ROLE"},
		{score, "sit", args{"player": 1}, "ERR_ROLE"},
		{score, "write", args{"round": 0}, "ERR_ROLE"},
		{ann, "slip", slip(1), "ERR_SEAT"},
		{ben, "slip", slip(1), "ERR_SEAT"},
		{ben, "sit", args{"player": 0}, "ERR_TAKEN"},
		{ben, "sit", args{"player": 7}, "ERR_PHASE"},
		{score, "slip", slip(3), "ERR_PHASE"},
		{score, "slip", args{"round": 1, "player": 0, "points": 1}, "ERR_ROUND"},
		{score, "slip", args{"round": 0, "player": 0, "points": 99999}, "ERR_SCORE_RANGE"},
		{score, "slip", args{"round": 0, "player": 0}, "ERR_INTENT"},
		{score, "slip", args{"round": 0, "player": 0, "hand": []string{"nine"}}, "ERR_SCORE_RANGE"},
		{score, "fly", nil, "ERR_INTENT"},
		{score, "slip", args{"round": 0, "player": 0, "points": 1, "extra": true}, "ERR_INTENT"},
	} {
		if got := tt.who.ask(tt.do, tt.with); got != tt.refusal {
			t.Errorf("%s %v is answered %q, want %q", tt.do, tt.with, got, tt.refusal)
		}
	}
	if slips := ann.last.Table.Slips; len(slips) != 0 {
		t.Errorf("refused intents left %v", slips)
	}
}

func TestAnIntentAskedAgainIsDoneOnce(t *testing.T) {
	s := begin(t)
	s.on(func() { _ = s.table.LetWrite(true) })
	p := s.join(page.Score)
	for player := range 3 {
		want(t, "slip", p.ask("slip", args{"round": 0, "player": player, "points": player}), "")
	}
	write := args{"id": "w", "do": "write", "round": 0}
	for range 3 {
		want(t, "write", p.put(write), "")
	}
	p.conn.CloseNow()
	s.kill()
	s.start()
	p.dial(s)
	want(t, "after the host was killed", p.put(write), "")
	p.sees("one round", func(d *tableIn) bool { return d.Round == 1 && len(d.Rounds) == 1 })
}

func TestTwoGuestsWhoEnterTheSameScore(t *testing.T) {
	s := begin(t)
	a, b := s.join(page.Score), s.join(page.Score)
	want(t, "the first", a.ask("slip", args{"round": 0, "player": 1, "points": 5}), "")
	want(t, "the second has not seen it", b.ask("slip", args{"round": 0, "player": 1, "points": 6}), "ERR_SLIP")
	want(t, "now it has", b.ask("slip", args{"round": 0, "player": 1, "points": 6, "rev": 1}), "")
	a.sees("the second", func(d *tableIn) bool { return d.Slips[1].Points == 6 })
}

func TestWhatGuestsEnteredOutlivesTheHost(t *testing.T) {
	s := begin(t)
	ann := s.join(page.Sit)
	want(t, "sit", ann.ask("sit", args{"player": 2}), "")
	want(t, "slip", ann.ask("slip", args{"round": 0, "player": 2, "points": 31}), "")
	s.kill()
	s.start()
	ann = s.connect(ann.token)
	want(t, "seat", int(ann.last.Table.You.Player), 2)
	want(t, "slip", ann.last.Table.Slips[2].Points, 31)
}

func TestPausedTableTakesNothing(t *testing.T) {
	s := begin(t)
	p := s.join(page.Score)
	s.on(func() { _ = s.table.Pause(true) })
	p.sees("the pause", func(d *tableIn) bool { return d.Paused })
	want(t, "slip", p.ask("slip", args{"round": 0, "player": 0, "points": 1}), "ERR_PAUSED")
	if _, status := s.post(s.key(page.Watch)); status != 503 {
		t.Errorf("joining is answered %d", status)
	}
	s.on(func() { _ = s.table.Pause(false) })
	want(t, "slip", p.ask("slip", args{"round": 0, "player": 0, "points": 1}), "")
}

func TestSeatIsFreedAndTakenAgain(t *testing.T) {
	s := begin(t)
	ann, ben := s.join(page.Sit), s.join(page.Sit)
	want(t, "Ann sits", ann.ask("sit", args{"player": 0}), "")
	want(t, "Ben cannot", ben.ask("sit", args{"player": 0}), "ERR_TAKEN")
	s.on(func() { _ = s.table.Free(0) })
	want(t, "Ben can", ben.ask("sit", args{"player": 0}), "")
	want(t, "Ann cannot", ann.ask("sit", args{"player": 0}), "ERR_TAKEN")
	want(t, "Ben stands up", ben.ask("stand", nil), "")
	want(t, "Ann can", ann.ask("sit", args{"player": 0}), "")
}

func TestDeviceThatIsSentAwayStaysAway(t *testing.T) {
	s := begin(t)
	p := s.join(page.Score)
	s.on(func() {
		for _, d := range s.table.Devices() {
			if err := s.table.SendAway(d.ID); err != nil {
				t.Error(err)
			}
		}
	})
	want(t, "it is said why", p.until(func(f frameIn) bool { return f.Bye != "" }).Bye, "gone")
	want(t, "it cannot come back", s.connect(p.token).bye(), "ERR_GONE")
}

func TestNewKeysEndTheOldOnes(t *testing.T) {
	s := begin(t)
	p, old := s.join(page.Watch), s.key(page.Score)
	s.on(func() { _ = s.table.NewKeys() })
	want(t, "it is said why", p.until(func(f frameIn) bool { return f.Bye != "" }).Bye, "keys")
	if _, status := s.post(old); status != 403 {
		t.Errorf("the old key is answered %d", status)
	}
	want(t, "the old token", s.connect(p.token).bye(), "ERR_KEY")
	s.join(page.Score)
}

func TestWhatCannotBeKeptIsRefused(t *testing.T) {
	s := begin(t)
	p := s.join(page.Score)
	s.drafts.mu.Lock()
	s.drafts.fails = errBusy
	s.drafts.mu.Unlock()
	if got := p.ask("slip", args{"round": 0, "player": 0, "points": 1}); got == "" {
		t.Error("a slip that is on no disk was accepted")
	}
	if len(p.last.Table.Slips) != 0 {
		t.Error("it is shown")
	}
}

// want compares two values.
func want[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// bye returns why the host ended the connection.
func (p *phone) bye() string {
	p.t.Helper()
	if p.last.Table != nil {
		return ""
	}
	return p.ended
}

func TestScoreIsTypedAsASum(t *testing.T) {
	s := begin(t)
	p := s.join(page.Score)
	for i, c := range []struct{ typed, no string }{{"7+5", ""}, {" 12 + 3+", ""}, {"7+x", "ERR_NUMBER"}, {"+", "ERR_NUMBER"}, {"30+40", "ERR_SCORE_RANGE"}, {strings.Repeat("1+", 30), "ERR_INTENT"}} {
		if no := p.ask("slip", args{"round": 0, "player": 0, "typed": c.typed}); no != c.no {
			t.Errorf("%d: %q is answered %q, want %q", i, c.typed, no, c.no)
		}
	}
	p.sees("the last sum", func(t *tableIn) bool { return t.Slips[0].Points == 15 })
}

func TestPlayerWhoSatOutIsWrittenDownSo(t *testing.T) {
	s := begin(t)
	s.on(func() { _ = s.table.LetWrite(true) })
	p := s.join(page.Score)
	for player, more := range []args{{"sat_out": true}, {"points": 4}, {"points": 5}} {
		more["round"], more["player"] = 0, player
		if no := p.ask("slip", more); no != "" {
			t.Fatal(no)
		}
	}
	p.sees("the slip", func(t *tableIn) bool { return t.Slips[0].SatOut })
	if no := p.ask("write", args{"round": 0}); no != "" {
		t.Fatal(no)
	}
	p.sees("the round", func(t *tableIn) bool { return len(t.Rounds) == 1 && t.Rounds[0].Scores[0].SatOut })
}
