package host

import (
	"fmt"
	"testing"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/expect"
	"tabby/internal/words"
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
		s.table.Picture = func(_ *words.Language, then func([]byte)) {
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
		s.table.Picture = func(_ *words.Language, then func([]byte)) {
			then(pictures[0])
			pictures = pictures[1:]
		}
	})
	expect.Same(t, "the round is written down", ben.ask("write", args{"round": 0}), "")
	expect.Same(t, "the first", ben.ask("picture", nil), "")
	expect.Same(t, "the second", ben.picture("again"), "GIF")
}
