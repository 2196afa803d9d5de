package host

import (
	"fmt"
	"testing"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/draw/badges"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words"
	"tabby/scoring"
)

// picture asks for the picture, and returns it.
func (p *phone) picture(id string) string {
	p.t.Helper()
	p.send(args{"id": id, "do": "picture"})
	return string(p.until(func(f wire.Frame) bool { return f.Picture != nil }).Picture)
}

func TestThePictureOfAGameThatIsOverIsDrawnOnceForAll(t *testing.T) {
	s, ben := lastRound(t)
	watcher := s.join(page.Watch)
	expect.Same(t, "where none is drawn", ben.ask("picture", nil), "ERR_INTENT")
	drawn := 0
	s.on(func() {
		s.table.owner.Picture = func(_ *words.Language, then func([]byte)) {
			drawn++
			picture := fmt.Appendf(nil, "GIF %d", drawn)
			s.loop.Away(func() {}, func() { then(picture) })
		}
	})
	expect.Same(t, "before it is over", ben.ask("picture", nil), "ERR_INTENT")
	expect.Same(t, "the round is written down", ben.ask("write", args{"round": 0}), "")
	expect.Same(t, "the picture", ben.picture("one"), "GIF 1")
	expect.Same(t, "for another", watcher.picture("two"), "GIF 1")
}

func TestAPictureThatCouldNotBeDrawnIsTriedAgain(t *testing.T) {
	s, ben := lastRound(t)
	var pictures [][]byte
	s.on(func() {
		pictures = [][]byte{nil, []byte("GIF")}
		s.table.owner.Picture = func(_ *words.Language, then func([]byte)) {
			then(pictures[0])
			pictures = pictures[1:]
		}
	})
	expect.Same(t, "the round is written down", ben.ask("write", args{"round": 0}), "")
	expect.Same(t, "the first", ben.ask("picture", nil), "")
	expect.Same(t, "the second", ben.picture("again"), "GIF")
}

// TestAPictureIsDrawnAgainOnceAnythingOnItHasChanged asks for it after each change of what it shows, and
// twice after none.
func TestAPictureIsDrawnAgainOnceAnythingOnItHasChanged(t *testing.T) {
	s, ben := lastRound(t)
	drawn, badge := 0, badges.Badge{Colour: 3}
	s.on(func() {
		s.table.owner.Badge = func(scoring.Player) badges.Badge { return badge }
		s.table.owner.Picture = func(_ *words.Language, then func([]byte)) {
			drawn++
			then(fmt.Appendf(nil, "GIF %d", drawn))
		}
	})
	expect.Same(t, "the round is written down", ben.ask("write", args{"round": 0}), "")
	expect.Same(t, "the first", ben.picture("0"), "GIF 1")
	score := func(points int) *scoring.Score { return &scoring.Score{Points: points} }
	for i, of := range []struct {
		what   string
		change func()
		anew   bool
	}{
		{"nothing", func() { s.table.Show() }, false},
		{"who may write", func() { _ = s.table.LetWrite(false) }, false},
		{"a correction", func() {
			must.Do(t, s.table.owner.Game.DoAs(scoring.Correct{At: noon, Round: 0, Scores: map[scoring.Player]*scoring.Score{1: score(9)}}))
		}, true},
		{"another round after undo", func() {
			must.Do(t, s.table.owner.Game.DoAs(scoring.Undo{}))
			must.Do(t, s.table.owner.Game.DoAs(scoring.Undo{}))
			must.Do(t, s.table.owner.Game.DoAs(scoring.Record{At: noon, Scores: []*scoring.Score{score(8), score(3), score(1)}, Caller: scoring.Nobody}))
		}, true},
		{"a badge", func() { badge.Colour = 5; s.table.Show() }, true},
	} {
		before := drawn
		s.on(of.change)
		got := ben.picture(fmt.Sprint(i + 1))
		expect.Same(t, "after "+of.what+" it is drawn anew", drawn > before, of.anew)
		expect.Same(t, "and sent after "+of.what, got, fmt.Sprint("GIF ", drawn))
	}
}
