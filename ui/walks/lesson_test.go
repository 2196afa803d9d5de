//go:build !nodeck

package walks_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/moving"
	"tabby/ui/kit/widgets"
)

// A pupil plays the first round of a variant as its lesson suggests.
type pupil struct {
	*walker
	rules []string // that were shown
	taps  int
	waits int // for the computer
}

// learn opens the lesson of a variant from the rules.
func learn(t *testing.T, variant engine.Rules) *pupil {
	w := walk(t)
	w.Type("h")
	if variant.ID != engine.Variants()[0].ID {
		w.Tap(variant.Name)
	}
	w.Tap("Learn by playing")
	return &pupil{walker: w}
}

// step does the next thing of the lesson.
func (p *pupil) step() {
	p.read()
	p.taps++
	main := uitest.All[*widgets.Page](p.Front(), nil)[0].Main()
	spots := p.glowing()
	switch {
	case p.Reads("Skip ahead") && main == nil:
		p.waits++
		p.Pass(time.Second)
	case main != nil:
		p.TapOn(main)
	case len(spots) > 0:
		p.TapOn(spots[p.taps%len(spots)].(fyne.Tappable))
	default:
		p.Pass(time.Second)
	}
}

// until goes on with the lesson until a text can be read.
func (p *pupil) until(text string) {
	p.Helper()
	for n := 0; !p.Reads(text); n++ {
		if n > 1000 {
			p.Fatalf("%q does not come: %s", text, p.Text())
		}
		p.step()
	}
}

// glowing returns the cards and piles that stand out.
func (p *pupil) glowing() []fyne.CanvasObject {
	return uitest.All(p.Front(), func(o fyne.CanvasObject) bool {
		d, drags := o.(*moving.DragTile)
		t, taps := o.(*widgets.Tile)
		return drags && d.Selected() || taps && t.Selected()
	})
}

// read notes the rule that is shown.
func (p *pupil) read() {
	for _, text := range uitest.All[*widgets.Text](p.Front(), nil) {
		if !slices.Contains(p.rules, text.Text()) {
			p.rules = append(p.rules, text.Text())
		}
	}
}

func TestLessonMeetsEveryPowerWithinFourMinutes(t *testing.T) {
	for _, r := range assault.Few(1, engine.Variants()) {
		t.Run(r.ID, func(t *testing.T) {
			p := learn(t, r)
			for n := 0; !p.Reads("Play against Mittens"); n++ {
				if n > 300 {
					t.Fatalf("the lesson does not end: %s", p.Text())
				}
				p.asksOnce()
				p.step()
			}
			p.read()
			ruleset, err := engine.NewRuleset(r.ID, nil)
			p.must(err)
			pack, err := engine.NewPack(ruleset)
			p.must(err)
			for _, f := range pack.Deck {
				if f.Power != engine.NoPower && !slices.ContainsFunc(p.rules, func(s string) bool {
					return strings.Contains(strings.ToLower(s), " "+strings.ToLower(f.RankName())+" ")
				}) {
					t.Errorf("the %s is not met", f.Name)
				}
			}
			const wordsAMinute, tapTime, waitTime = 230, 2 * time.Second, time.Second
			took := time.Duration(len(strings.Fields(strings.Join(p.rules, " "))))*time.Minute/wordsAMinute + time.Duration(p.taps)*tapTime + time.Duration(p.waits)*waitTime
			t.Logf("the lesson takes %v: %d taps", took, p.taps)
			if took < 45*time.Second || took > 4*time.Minute {
				t.Errorf("the lesson takes %v: %d taps", took, p.taps)
			}
			p.Tap("Play against Mittens")
			p.Shows("Mittens")
			p.ShowsNot("Play against Mittens")
			want(t, "games", len(p.store.games), 0)
			for name := range p.store.drafts {
				if name != "route" && !strings.HasPrefix(name, "deal/quick-") {
					t.Errorf("the lesson left the draft %q", name)
				}
			}
		})
	}
}

// asksOnce fails if more cards and piles stand out than one, or than two where two are looked at or swapped.
func (p *pupil) asksOnce() {
	p.Helper()
	glow := len(p.glowing())
	if glow > 2 || glow == 2 && !p.Reads("to swap them.") && !p.Reads("Tap two cards.") && !p.Reads("you see only your two outer cards") {
		p.Fatalf("%d cards and piles glow: %s", glow, p.Text())
	}
	if p.Reads("remember which card lies where") && p.Reads("Say “") {
		p.Fatalf("a call ends the lesson before all powers were met: %s", p.Text())
	}
	if scrolls := uitest.All[*container.Scroll](uitest.All[*widgets.Page](p.Front(), nil)[0].Body(), nil); len(scrolls) > 1 {
		p.Fatalf("%d parts of the lesson scroll", len(scrolls))
	}
}

// TestLessonHidesWhatWasNotLookedAt finds that a Peek turns one of the two inner cards up.
func TestLessonHidesWhatWasNotLookedAt(t *testing.T) {
	p := learn(t, engine.Variants()[0])
	backs := func() int { return len(uitest.All[*cards.Back](p.Front(), nil)) } // with that of the draw pile
	want(t, "backs at first", backs(), 3)
	p.until("Take the discard")
	want(t, "backs after the look", backs(), 3)
	p.until("Tap the card with the ring")
	p.step()
	p.Shows("remember which card lies where")
	card := uitest.All[*cards.Face](p.Front(), nil)[5] // after four of Mittens’ and the discard
	note := p.text("taken")
	if gap := boxOf(note).Top - boxOf(card).Bottom; gap < theme.Size(widgets.SpaceTiny) {
		t.Errorf("the note is %v below the card", gap)
	}
	want(t, "backs after a Peek", backs(), 2)
	p.until("Play against Mittens")
	want(t, "backs in the end", backs(), 0)
}

// TestLessonSaysBesideTheComputerWhatItDid looks where a game on a phone says it.
func TestLessonSaysBesideTheComputerWhatItDid(t *testing.T) {
	p := learn(t, engine.Variants()[0])
	p.until("Draw a card. In a game")
	did := uitest.All(p.Front(), func(t *widgets.Text) bool { return strings.HasPrefix(uitest.Read(t.Text()), "Mittens discards") })
	own := uitest.All[*moving.DragTile](p.Front(), nil)[0]
	if len(did) != 1 || boxOf(did[0]).Bottom > boxOf(own).Top {
		t.Errorf("what Mittens did is said %d times: %s", len(did), p.Text())
	}
}

func TestLessonSaysAgainWhatItWaitsForAndHowFarItIs(t *testing.T) {
	p := learn(t, engine.Variants()[0])
	p.Shows("1 of 5")
	p.until("A low card lies face up: take it.")
	want(t, "the main button", uitest.All[*widgets.Page](p.Front(), nil)[0].Main() != nil, true)
	p.Type("2")
	want(t, "message", p.Message(), "A low card lies face up: take it.")
	p.Pass(time.Minute)
	want(t, "message later", p.Message(), "")
	own := boxOf(uitest.All[*moving.DragTile](p.Front(), nil)[0])
	test.TapCanvas(p.Window.Canvas(), fyne.NewPos(2, own.Top-4)) // on bare felt
	want(t, "message on felt", p.Message(), "A low card lies face up: take it.")
	p.until("Play against Mittens")
	p.Shows("5 of 5")
}
