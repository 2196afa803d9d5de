package page

import (
	"fmt"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestScoresOfEveryGameSayWhatTheyBring(t *testing.T) {
	for _, tt := range []struct {
		scene, viewer string
		has, lacks    []string
	}{
		{
			"marked", "score",
			[]string{
				"Everybody else scores 50.", ">Kamikaze, now 12<", ">counts 50, now 90<", `aria-label="Ben has Kamikaze"`,
				`data-with='{"do":"unslip"}' aria-pressed="true" aria-label="Ben`, ">Write it down<",
			},
			[]string{" disabled", "Nobody called", "Who called?"},
		},
		{"marked", "own", []string{">40 so far<", `aria-label="Ann has Kamikaze"`}, []string{"counts 50", "Ben has Kamikaze"}},
		{"marked", "other", []string{"Everybody else scores 50.", ">Kamikaze, now 12<"}, []string{"data-must"}},
		{
			"columns", "score",
			[]string{
				"Who ended the round? Tap who it was.", "data-must", `aria-label="Ann ended the round"`, ">ended the round, counts 44, now 44<", ">ended the round, now 7<",
				`class="places" data-rows="3"`, "Three rows of four: tap the cards column by column",
			},
			[]string{"Nobody called", "Kamikaze"},
		},
		{"meant", "score", []string{">Ben has 50. Was it Kamikaze?<", "Nobody called", ">right call, counts 0, now 40<"}, []string{"Please recount", " disabled"}},
		{"meant", "own", nil, []string{"Was it"}},
		{"growing", "score", []string{"Cards left"}, nil},
		{"marked", "score", nil, []string{"Cards left"}},
		{
			"won", "score",
			[]string{`data-with='{"do":"unslip"}' aria-pressed="true"`, `data-with='{"score":1}' aria-pressed="false"`, ">won<", "now 2", ">Write it down<"},
			[]string{`class="pad"`, " disabled", "Nobody called"},
		},
		{"won", "own", []string{`data-with='{"score":1}'`, "Round 1. Ben: won. Ben leads with 1."}, []string{">won<", `class="pad"`}},
		{"won", "sheet", []string{"the most rounds win"}, nil},
		{"complete", "score", []string{"Nobody called", ">called, now 41<"}, []string{"data-must", `class="places"`, `class="mark"`}},
	} {
		text := joined(scenes(t)[tt.scene].Page(viewers()[tt.viewer]).Since(nil))
		expect.Contains(t, tt.scene+" for "+tt.viewer, text, tt.has...)
		expect.Without(t, tt.scene+" for "+tt.viewer, text, tt.lacks...)
	}
}

func TestNotYetIsSaidOnlyOfPlayersWithTheirOwnDevice(t *testing.T) {
	for taken, want := range map[scoring.Player]int{0: 0, 1: 1, 2: 0, 3: 1} { // Ann has the page, and Cyrus has entered a score
		s := scenes(t)["running"]
		s.Taken = map[scoring.Player]words.Device{taken: {Name: "iPhone"}}
		said := strings.Count(joined(s.Page(viewers()["own"]).Since(nil)), ">not yet<")
		expect.Same(t, fmt.Sprintf("not yet with a device of player %d", taken), said, want)
	}
}

func TestPagesSayWhoHasCalled(t *testing.T) {
	ben := scoring.Player(1)
	for viewer, want := range map[string][]string{
		"score":  {"Ben called.", `aria-label="Ben called" checked>`},
		"own":    {"Ben called."},
		"sheet":  {"Ben called."},
		"screen": {` Ben called.</p>`},
	} {
		s := scenes(t)["running"]
		s.Caller = &ben
		text := joined(s.Page(viewers()[viewer]).Since(nil))
		expect.Contains(t, viewer, text, want...)
		if strings.Count(text, " checked") > 1 {
			t.Errorf("%q marks several callers", viewer)
		}
	}
}

func TestNoRoundIsWrittenDownWhileCardsAreOnTheTable(t *testing.T) {
	s, v := scenes(t)["complete"], viewers()["score"]
	v.Round = hands(t, s.Sheet, v.Words)["hand-watching"].Round
	text := joined(s.Page(v).Since(nil))
	expect.Contains(t, "the page", text,
		` class="warn">A round is being played with the virtual deck.<`, ` disabled>Write it down<`)
}

func TestAHelperReadsWhatComesNext(t *testing.T) {
	next := languages.English().Pages.HostWrites
	v := viewers()["score"]
	v.Writes = false
	for scene, entered := range map[string]bool{"complete": true, "running": false} {
		s := scenes(t)[scene]
		expect.Same(t, scene+": the helper is told who writes the round down", strings.Contains(joined(s.Page(v).Since(nil)), ">"+next+"<"), entered)
		expect.Without(t, scene+": who writes it", joined(s.Page(viewers()["score"]).Since(nil)), next)
	}
	s := scenes(t)["complete"]
	v.Round = hands(t, s.Sheet, v.Words)["hand-watching"].Round
	expect.Contains(t, "while cards are dealt", joined(s.Page(v).Since(nil)), ">A round is being played with the virtual deck.<")
}
