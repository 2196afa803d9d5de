package host

import (
	"fmt"
	"testing"

	"tabby/internal/devices/host/page"
	"tabby/internal/words"
)

// picture asks for the picture, and returns it.
func (p *phone) picture(id string) string {
	p.t.Helper()
	p.send(args{"id": id, "do": "picture"})
	return string(p.until(func(f frameIn) bool { return f.Picture != nil }).Picture)
}

func TestThePictureOfAGameThatIsOverIsDrawnOnceForAll(t *testing.T) {
	s, ben := lastRound(t)
	watcher := s.join(page.Watch)
	want(t, "where none is drawn", ben.ask("picture", nil), "ERR_INTENT")
	drawn := 0
	s.on(func() {
		s.table.Picture = func(_ *words.Language, then func([]byte)) {
			drawn++
			picture := fmt.Appendf(nil, "GIF %d", drawn)
			s.loop.Away(func() {}, func() { then(picture) })
		}
	})
	want(t, "before it is over", ben.ask("picture", nil), "ERR_INTENT")
	want(t, "the round is written down", ben.ask("write", args{"round": 0}), "")
	want(t, "the picture", ben.picture("one"), "GIF 1")
	want(t, "for another", watcher.picture("two"), "GIF 1")
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
	want(t, "the round is written down", ben.ask("write", args{"round": 0}), "")
	want(t, "the first", ben.ask("picture", nil), "")
	want(t, "the second", ben.picture("again"), "GIF")
}
