package host

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/reason"
	"tabby/internal/table/sheetview"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestGuestsEnterARoundAndWriteItDown(t *testing.T) {
	s := begin(t)
	s.on(func() { _ = s.table.LetWrite(true) })
	ann, ben, tv := s.join(page.Sit), s.join(page.Score), s.join(page.Watch)
	expect.Same(t, "Ann sits down", ann.ask("sit", args{"player": 0}), "")
	expect.Same(t, "Ann enters her score", ann.ask("slip", args{"round": 0, "player": 0, "score": 12}), "")
	tv.sees("Ann's slip", func(d *wire.Table) bool { return d.Slips[0].Score.Points == 12 })
	expect.Same(t, "a blank is not a zero", ben.ask("write", args{"round": 0}), "ERR_SCORE_MISSING")
	expect.Same(t, "Ben enters his", ben.ask("slip", args{"round": 0, "player": 1, "score": 7}), "")
	expect.Same(t, "and Cleo's by cards", ben.ask("slip", args{"round": 0, "player": 2, "score": args{"hand": []string{"9", "9", "0", "1"}}}), "")
	expect.Same(t, "the round is written down", ben.ask("write", args{"round": 0, "caller": 1}), "")
	for _, p := range []*phone{ann, ben, tv} {
		p.sees("the round", func(d *wire.Table) bool {
			return d.Round == 1 && len(d.Slips) == 0 && d.Sheet.Rows[0].Cells[2].Score.Points == 19
		})
	}
}

// The window may show a written round before the table hears of it: a phone that is sent the old scores with
// the new round takes all lines for entered, and its keys rest.
func TestANewRoundIsShownWithoutTheScoresOfTheLast(t *testing.T) {
	s := begin(t)
	ben := s.join(page.Score)
	expect.Same(t, "Ben enters a score", ben.ask("slip", args{"round": 0, "player": 1, "score": 7}), "")
	s.on(func() {
		s.table.stop[0]() // hears of the game
		must.Do(t, s.table.owner.Game.DoAs(scoring.Record{Scores: []*scoring.Score{{Points: 12}, {Points: 7}, {Points: 19}}, Caller: 1}))
		s.table.Show()
	})
	ben.until(func(f wire.Frame) bool { return f.Table != nil && f.Table.Round == 1 })
	expect.Same(t, "scores of the new round", len(ben.last.Table.Slips), 0)
}

func TestRolesAndSeatsBoundWhatADeviceMayDo(t *testing.T) {
	s := begin(t)
	ann, ben, score, tv := s.join(page.Sit), s.join(page.Sit), s.join(page.Score), s.join(page.Watch)
	expect.Same(t, "sit", ann.ask("sit", args{"player": 0}), "")
	slip := func(player int) args { return args{"round": 0, "player": player, "score": 1} }
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
		{score, "slip", args{"round": 1, "player": 0, "score": 1}, "ERR_ROUND"},
		{score, "slip", args{"round": 0, "player": 0, "score": 99999}, "ERR_SCORE_RANGE"},
		{score, "slip", args{"round": 0, "player": 0}, "ERR_INTENT"},
		{score, "slip", args{"round": 0, "player": 0, "score": args{"hand": []string{"nine"}}}, "ERR_SCORE_RANGE"},
		{score, "fly", nil, "ERR_INTENT"},
		{score, "slip", args{"round": 0, "player": 0, "score": 1, "extra": true}, "ERR_INTENT"},
	} {
		expect.Same(t, fmt.Sprintf("%s %v is answered", tt.do, tt.with), tt.who.ask(tt.do, tt.with), tt.refusal)
	}
	expect.Same(t, "slips after refused intents", len(ann.last.Table.Slips), 0)
}

func TestAnIntentAskedAgainIsDoneOnce(t *testing.T) {
	s := begin(t)
	s.on(func() { _ = s.table.LetWrite(true) })
	p := s.join(page.Score)
	for player := range 3 {
		expect.Same(t, "slip", p.ask("slip", args{"round": 0, "player": player, "score": player}), "")
	}
	write := args{"id": "w", "do": "write", "round": 0}
	for range 3 {
		expect.Same(t, "write", p.put(write), "")
	}
	p.conn.CloseNow()
	s.kill()
	s.start()
	p.dial(s)
	expect.Same(t, "after the host was killed", p.put(write), "")
	p.sees("one round", func(d *wire.Table) bool { return d.Round == 1 && len(d.Sheet.Rows) == 1 })
}

func TestARoundIsWrittenDownWithoutPlayersWhoHaveLeftSince(t *testing.T) {
	s := begin(t)
	s.on(func() { _ = s.table.LetWrite(true) })
	p := s.join(page.Score)
	for player := range 3 {
		expect.Same(t, "slip", p.ask("slip", args{"round": 0, "player": player, "score": player}), "")
	}
	s.on(func() { _ = s.table.owner.Game.DoAs(scoring.Leave{At: noon, Player: 0}) })
	expect.Same(t, "write", p.ask("write", args{"round": 0}), "")
}

func TestTwoGuestsWhoEnterTheSameScore(t *testing.T) {
	s := begin(t)
	a, b := s.join(page.Score), s.join(page.Score)
	expect.Same(t, "the first", a.ask("slip", args{"round": 0, "player": 1, "score": 5}), "")
	expect.Same(t, "the second has not seen it", b.ask("slip", args{"round": 0, "player": 1, "score": 6}), "ERR_SLIP")
	expect.Same(t, "now it has", b.ask("slip", args{"round": 0, "player": 1, "score": 6, "rev": 1}), "")
	a.sees("the second", func(d *wire.Table) bool { return d.Slips[1].Score.Points == 6 })
}

// TestAScoreOfAnotherDeviceIsSeenBeforeItIsReplaced types at a page that has all that is known, and sends at once
// what its script does, before anybody can have read an answer.
func TestAScoreOfAnotherDeviceIsSeenBeforeItIsReplaced(t *testing.T) {
	for _, do := range []string{"slip", "unslip"} {
		s := begin(t)
		a, b := s.join(page.Score), s.open(page.Score, wire.Hello{As: "page", Show: page.ShowScore})
		expect.Same(t, "the first", a.ask("slip", args{"round": 0, "player": 1, "score": 5}), "")
		over := args{"round": 0, "player": 1, "score": 6, "rev": 1}
		expect.Same(t, "the second, who has seen it or not", b.ask(do, over), "ERR_SLIP")
		expect.Same(t, "what it sends before that can be read", b.ask("slip", over), "ERR_SLIP")
		var answer error
		s.on(func() {
			for g := range s.table.guests {
				if g.device != idIn(a) {
					in := wire.Intent{ID: "later", Do: do, Player: new(scoring.Player(1)), Round: new(0), Score: &scoring.Score{Points: 6}, Rev: 1}
					answer = request{s.table, g, in, time.Now().Add(readTime)}.attempt()
				}
			}
		})
		expect.Same(t, "what it sends again", answer, nil)
		expect.Same(t, "its own", b.ask("slip", args{"round": 0, "player": 1, "score": 7, "rev": 2}), "")
	}
}

// idIn returns the ID of the device of a phone.
func idIn(p *phone) string { return strings.Split(p.token, ".")[1] }

// TestAGuestLearnsThatTheirScoreWasReplaced looks at the page of a device whose score another one changes.
func TestAGuestLearnsThatTheirScoreWasReplaced(t *testing.T) {
	s := begin(t)
	a, b := s.open(page.Score, wire.Hello{As: "page", Show: page.ShowScore}), s.join(page.Score)
	expect.Same(t, "the first", a.ask("slip", args{"round": 0, "player": 1, "score": 5}), "")
	over := args{"round": 0, "player": 1, "score": 6, "rev": 1}
	expect.Same(t, "the second", b.ask("slip", over), "ERR_SLIP")
	expect.Same(t, "the second again", b.ask("slip", over), "")
	const told = "Device 2 has changed your 5."
	says := func(f wire.Frame) bool {
		return slices.ContainsFunc(slices.Collect(maps.Values(f.Parts)), func(part string) bool { return strings.Contains(part, told) })
	}
	a.until(says)
	if says(s.again(b).first()) {
		t.Error("who has changed it is told")
	}
	s.kill()
	s.start()
	if !says(s.again(a).first()) {
		t.Error("after a new start it is not told")
	}
	own := args{"id": "own", "do": "slip", "round": 0, "player": 1, "score": 5, "rev": 2}
	expect.Same(t, "its own in place of the other", s.again(a).put(own), "ERR_SLIP")
}

// TestAGuestLearnsThatTheTableTypedAnotherScore looks at the page of a device in the place of whose score another
// one is typed at the screen of the table.
func TestAGuestLearnsThatTheTableTypedAnotherScore(t *testing.T) {
	s := begin(t)
	a, b := s.open(page.Score, wire.Hello{As: "page", Show: page.ShowScore}), s.open(page.Score, wire.Hello{As: "page", Show: page.ShowScore})
	expect.Same(t, "one score", a.ask("slip", args{"round": 0, "player": 1, "score": 5}), "")
	expect.Same(t, "another", b.ask("slip", args{"round": 0, "player": 0, "score": 8}), "")
	typed := sheetview.Coming{Caller: scoring.Nobody, Scores: map[scoring.Player]scoring.Score{0: {Points: 8}, 1: {Points: 6}}}
	s.on(func() {
		s.table.owner.Coming = func(scoring.Sheet) sheetview.Coming { return typed }
		s.table.Show()
	})
	const told = "At the table, your 5 was changed."
	says := func(f wire.Frame) bool {
		return slices.ContainsFunc(slices.Collect(maps.Values(f.Parts)), func(part string) bool { return strings.Contains(part, told) })
	}
	a.until(says)
	if says(s.again(b).first()) {
		t.Error("another is told")
	}
	typed.Scores[1] = scoring.Score{Points: 5}
	s.on(s.table.Show)
	if says(s.again(a).first()) {
		t.Error("it is told of the same score")
	}
}

// again connects the page of a phone once more.
func (s *site) again(p *phone) *phone {
	s.t.Helper()
	again := &phone{t: s.t, token: p.token}
	again.dialAs(s, wire.Hello{Tabby: wire.Version, Token: p.token, As: "page", Show: page.ShowScore})
	return again
}

// first returns the first page that a phone is sent.
func (p *phone) first() wire.Frame {
	return p.until(func(f wire.Frame) bool { return f.Parts != nil })
}

func TestScoresOfGuestsOutliveTheHost(t *testing.T) {
	s := begin(t)
	ann := s.join(page.Sit)
	expect.Same(t, "sit", ann.ask("sit", args{"player": 2}), "")
	expect.Same(t, "slip", ann.ask("slip", args{"round": 0, "player": 2, "score": 31}), "")
	s.kill()
	s.start()
	ann = s.connect(ann.token)
	expect.Same(t, "seat", int(ann.last.Table.You.Player), 2)
	expect.Same(t, "slip", ann.last.Table.Slips[2].Score.Points, 31)
}

func TestPausedTableTakesNothing(t *testing.T) {
	s := begin(t)
	p := s.join(page.Score)
	s.on(func() { _ = s.table.Pause(true) })
	p.sees("the pause", func(d *wire.Table) bool { return d.Paused })
	expect.Same(t, "slip", p.ask("slip", args{"round": 0, "player": 0, "score": 1}), "ERR_PAUSED")
	late := s.join(page.Sit)
	expect.Same(t, "who comes in the pause sees it", late.last.Table.Paused, true)
	expect.Same(t, "and waits with the rest", late.ask("sit", args{"player": 1}), "ERR_PAUSED")
	s.on(func() { _ = s.table.Pause(false) })
	expect.Same(t, "slip", p.ask("slip", args{"round": 0, "player": 0, "score": 1}), "")
	expect.Same(t, "who came in the pause takes a seat", late.ask("sit", args{"player": 1}), "")
}

func TestSeatIsFreedAndTakenAgain(t *testing.T) {
	s := begin(t)
	ann, ben := s.join(page.Sit), s.join(page.Sit)
	expect.Same(t, "Ann sits", ann.ask("sit", args{"player": 0}), "")
	expect.Same(t, "Ben cannot", ben.ask("sit", args{"player": 0}), "ERR_TAKEN")
	s.on(func() { _ = s.table.Free(0) })
	expect.Same(t, "Ben can", ben.ask("sit", args{"player": 0}), "")
	expect.Same(t, "Ann cannot", ann.ask("sit", args{"player": 0}), "ERR_TAKEN")
	expect.Same(t, "Ben stands up", ben.ask("stand", nil), "")
	expect.Same(t, "Ann can", ann.ask("sit", args{"player": 0}), "")
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
	expect.Same(t, "it is said why", p.until(func(f wire.Frame) bool { return f.Bye != "" }).Bye, "gone")
	expect.Same(t, "it cannot come back", s.connect(p.token).bye(), "ERR_GONE")
}

func TestDeviceThatLeavesIsNotAway(t *testing.T) {
	s := begin(t)
	p, other := s.join(page.Sit), s.join(page.Score)
	tab := s.connect(p.token)
	before := 0
	s.on(func() { before = s.table.seq })
	expect.Same(t, "it leaves", p.ask("leave", nil), "")
	s.on(func() { expect.Same(t, "devices", len(s.table.Devices()), 1) })
	for _, of := range []*phone{p, tab} {
		expect.Same(t, "what a page of it is told", of.until(func(f wire.Frame) bool { return f.Bye != "" }).Bye, "gone")
		if of.last.Seq > before {
			t.Error("a device that has left is shown the table")
		}
	}
	expect.Same(t, "another goes on", other.ask("slip", args{"round": 0, "player": 1, "score": 5}), "")
	expect.Same(t, "its joining has ended", s.connect(p.token).bye(), "ERR_GONE")
}

func TestNewKeysEndTheOldOnes(t *testing.T) {
	s := begin(t)
	p, old := s.join(page.Watch), s.key(page.Score)
	s.on(func() { _ = s.table.NewKeys() })
	expect.Same(t, "it is said why", p.until(func(f wire.Frame) bool { return f.Bye != "" }).Bye, "keys")
	expect.Same(t, "the old key is answered", s.answer(old), 403)
	expect.Same(t, "the old token", s.connect(p.token).bye(), "ERR_KEY")
	s.join(page.Score)
}

func TestChangeThatCannotBeKeptIsRefused(t *testing.T) {
	s := begin(t)
	p := s.join(page.Score)
	s.drafts.Fail(reason.Busy)
	if got := p.ask("slip", args{"round": 0, "player": 0, "score": 1}); got == "" {
		t.Error("a slip that is on no disk was accepted")
	}
	expect.Same(t, "slips that are shown", len(p.last.Table.Slips), 0)
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
		got := p.ask("slip", args{"round": 0, "player": 0, "typed": c.typed})
		expect.Same(t, fmt.Sprintf("%d: the answer to %q", i, c.typed), got, c.no)
	}
	p.sees("the last sum", func(t *wire.Table) bool { return t.Slips[0].Score.Points == 15 })
}

func TestPlayerWhoSatOutIsWrittenDownSo(t *testing.T) {
	s := begin(t)
	s.on(func() { _ = s.table.LetWrite(true) })
	p := s.join(page.Score)
	for player, score := range []any{args{"sat_out": true}, 4, 5} {
		if no := p.ask("slip", args{"round": 0, "player": player, "score": score}); no != "" {
			t.Fatal(no)
		}
	}
	p.sees("the slip", func(t *wire.Table) bool { return t.Slips[0].Score.SatOut })
	if no := p.ask("write", args{"round": 0}); no != "" {
		t.Fatal(no)
	}
	p.sees("the round", func(t *wire.Table) bool {
		return len(t.Sheet.Rows) == 1 && t.Sheet.Rows[0].Cells[0].Blank == sheetview.SatOut
	})
}

func TestImpossibleNumberOfCardsIsRefused(t *testing.T) {
	s := begin(t)
	p := s.join(page.Score)
	for _, cards := range []int{-1, 1 << 62, 1000} {
		got := p.ask("slip", args{"round": 0, "player": 0, "score": args{"points": 5, "cards": cards}})
		expect.Same(t, fmt.Sprint(cards, " cards"), got, "ERR_SCORE_RANGE")
	}
	expect.Same(t, "four cards", p.ask("slip", args{"round": 0, "player": 0, "score": args{"points": 5, "cards": 4}}), "")
}

func TestDamageIsReportedAsDamage(t *testing.T) {
	err := history.Damaged(history.Refusal{Reason: history.ErrGap, Kind: history.OfGame, What: "x", Seq: 2})
	expect.Same(t, "the code", code(err), "ERR_DAMAGED")
	if why := languages.English().Refusals.Explain(err); !strings.HasPrefix(why, "Damaged") {
		t.Errorf("it says %q", why)
	}
}

func TestUnreadableRosterIsForgotten(t *testing.T) {
	s := begin(t)
	old := s.join(page.Score)
	for _, garbage := range []string{"garbage", "{}", "null", `{"secret":"","tag":"x"}`, `{"devices":7}`} {
		s.kill()
		_ = s.drafts.SaveDraft(draftRoster+"game-1", []byte(garbage))
		s.failed = nil
		s.start()
		if s.failed == nil || !strings.Contains(s.failed.Error(), "everyone has to scan") {
			t.Errorf("%s: it says %v", garbage, s.failed)
		}
		expect.Same(t, "a score", s.join(page.Score).ask("slip", args{"round": 0, "player": 0, "score": 3}), "")
	}
	expect.Same(t, "the device of before", s.connect(old.token).bye(), wire.ByeClosed)
}

func TestTableThatAnOlderTabbyLeftHalfWayKeepsItsScores(t *testing.T) {
	s := begin(t)
	s.kill()
	_ = s.drafts.SaveDraft(draftRoster+"game-1", []byte(`{"secret":"c2VjcmV0","tag":"x","devices":{"d":{"name":"Ann's phone","role":"score","come":1}},
		"slips":{"1":{"score":{"points":19,"hand":["9","9","0","1"]},"by":"d","rev":3}},"round":0}`))
	kept, rounds := KeptSlips(s.drafts, "game-1")
	expect.Same(t, "kept", kept.In(languages.In("de")), sheetview.Slips{1: {Score: scoring.Score{Points: 19, Hand: []string{"9", "9", "0", "1"}}, By: "Ann's phone", On: words.Device{Name: "Ann's phone", Number: 2}, Rev: 3}})
	expect.Same(t, "for the round after so many", rounds, 0)
	s.start()
	var open sheetview.Slips
	s.on(func() { open, _ = s.table.Slips() })
	expect.Same(t, "open", open, kept.In(languages.English()))
}

func TestRosterOfAnotherGameDoesNoHarm(t *testing.T) {
	p := newRoster()
	nobody, second := scoring.Player(99), scoring.Player(1)
	p = p.with("a", device{Name: "A", Role: "sit", Seat: &nobody}).with("b", device{Name: "B", Role: "sit", Seat: &second})
	p.Slips = sheetview.Slips{99: {By: "a"}, -1: {By: "a"}, 0: {By: "b"}}
	got := p.among(3)
	if got.Devices["a"].Seat != nil || got.Devices["b"].Seat == nil || len(got.Slips) != 1 {
		t.Errorf("got %+v", got)
	}
}

func TestAGameThatIsOverCanBeLogged(t *testing.T) {
	s, ben := lastRound(t)
	s.on(func() { expect.Same(t, "before it is over", s.table.scene().Log, "") })
	expect.Same(t, "the round is written down", ben.ask("write", args{"round": 0}), "")
	s.on(func() {
		expect.Same(t, "after it", strings.HasPrefix(s.table.scene().Log, "bgstats://app.bgstatsapp.com/createPlay.html?data=%7B"), true)
		s.table.owner.Logs = func() bool { return false }
		expect.Same(t, "where nobody logs games", s.table.scene().Log, "")
	})
}
