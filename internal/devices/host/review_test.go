package host_test

import (
	"math/rand/v2"
	"sync"
	"testing"

	"tabby/internal/devices/host/page"
	"tabby/internal/table/round"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/words/languages"
)

func TestAPlayerLooksBackAtARoundThatIsOver(t *testing.T) {
	p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
	players := dealTo(t, p, 2)
	ann := phone{players[0].Page(), make(chan string, 10_000)}
	ann.Listen(func(data []byte) { ann.pages <- string(data) })
	ann.Does("show", hosttest.Args{"show": page.ShowHand})
	back := func(at int) hosttest.Args { return hosttest.Args{"button": round.IDLookBack, "at": at} }
	expect.Same(t, "she looks back while the round is played", ann.Do("press", back(0)).OK, false)
	var playing sync.WaitGroup
	for i, g := range players {
		playing.Go(func() { play(g, rand.New(rand.NewPCG(uint64(i), 1))) })
	}
	playing.Wait()
	at := players[0].Last().Deck.At
	ann.Does("press", back(at))
	w := languages.English()
	ann.reads(w.Review.HowCounted)
	ann.Does("press", back(at))
	ann.reads(w.Play.WriteDown)
	expect.Without(t, "what a program is sent", string(hosttest.JSON(players[1].Last())), round.IDLookBack)
}
