package host_test

import (
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"tabby/internal/devices/host/page"
	"tabby/internal/table/round"
	"tabby/internal/testing/hosttest"
	"tabby/internal/words/languages"
)

func TestAPlayerLooksBackAtARoundThatIsOver(t *testing.T) {
	p := openParlour(t, "rat-a-tat-cat", "Ann", "Ben")
	var players []*hosttest.Guest
	for i := range 2 {
		g := hosttest.Join(t, p.address(page.Sit))
		if a := g.Do("sit", hosttest.Args{"player": i}); !a.OK {
			t.Fatal(a)
		}
		players = append(players, g)
	}
	if a := players[0].Do("deal", nil); !a.OK {
		t.Fatal(a)
	}
	ann := phone{players[0].Page(), make(chan string, 10_000)}
	ann.Listen(func(data []byte) { ann.pages <- string(data) })
	answered(t, ann.Guest, "show", hosttest.Args{"show": page.ShowHand})
	back := func(at int) hosttest.Answer {
		return ann.Do("press", hosttest.Args{"button": round.IDLookBack, "at": at})
	}
	players[0].Until("the cards", func(t hosttest.Table) bool { return t.Deck != nil })
	if a := back(0); a.OK {
		t.Error("she looks back while the round is played")
	}
	var playing sync.WaitGroup
	for i, g := range players {
		playing.Go(func() { play(g, rand.New(rand.NewPCG(uint64(i), 1))) })
	}
	playing.Wait()
	at := players[0].Last().Deck.At
	if a := back(at); !a.OK {
		t.Fatal(a)
	}
	w := languages.English()
	ann.reads(w.Review.HowCounted)
	if a := back(at); !a.OK {
		t.Fatal(a)
	}
	ann.reads(w.Play.WriteDown)
	if strings.Contains(string(hosttest.JSON(players[1].Last())), round.IDLookBack) {
		t.Error("a program is offered what only pages show")
	}
}
