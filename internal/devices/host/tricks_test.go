package host_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// A trickster is a table at which guests try by chance whatever they may ask for.
type trickster struct {
	*parlour
	w      *hosttest.Clock
	dice   *rand.Rand
	guests []*hosttest.Guest // those that have left are nil
	left   []*hosttest.Guest
	deal   string                      // the round that is dealt
	held   map[string][]scoring.Player // by device, in that round
}

// TestNoDeviceHoldsTwoHandsInARound lets guests sit, stand, leave, come back, come as another
// device and call the computer in, in any order, while rounds are dealt and played.
func TestNoDeviceHoldsTwoHandsInARound(t *testing.T) {
	tries := assault.Times(200, 600, 20_000)
	seed := rand.Uint64()
	x := &trickster{w: &hosttest.Clock{}, dice: rand.New(rand.NewPCG(seed, 1)), held: map[string][]scoring.Player{}}
	x.parlour = openParlourAt(t, x.w.After, "recall", "Ann", "Ben", "Cy", "Di")
	for n := range tries {
		before, late := x.devices(), x.late()
		who, did := x.act()
		if bad := x.wrong(before, late, who); bad != "" {
			t.Fatalf("try %d of seed %d, %s: %s", n, seed, did, bad)
		}
	}
	assault.Tried(t, tries, assault.Tricks)
}

// act does one thing by chance, and returns the device that did, or "", and what.
func (x *trickster) act() (who, did string) {
	switch n := x.dice.IntN(20); {
	case n == 0 || len(x.guests) < 3:
		if len(x.guests) < 8 {
			x.guests = append(x.guests, hosttest.Join(x.T, x.address(page.Sit)))
		}
		return "", "a device joined"
	case n == 1:
		return "", x.leave()
	case n == 2 && len(x.left) > 0:
		x.guests, x.left = append(x.guests, x.left[0].Return()), x.left[1:]
		return "", "a device came back"
	case n == 3:
		d := time.Duration(x.dice.IntN(90)) * time.Second
		x.on(func() { x.w.Pass(d) })
		return "", "time passed"
	}
	g := x.guests[x.dice.IntN(len(x.guests))]
	player := x.dice.IntN(4)
	intents := []hosttest.Args{
		{"do": "sit", "player": player},
		{"do": "sit", "player": player},
		{"do": "stand"},
		{"do": "help"},
		{"do": "deal"},
		{"do": "chair", "player": player, "who": "easy"},
		{"do": "chair", "player": player, "who": "away"},
		{"do": "press", "button": "let_computer", "at": x.at()},
		{"do": "write", "round": x.rounds()},
	}
	in := intents[x.dice.IntN(len(intents))]
	a := g.Send(in)
	return idOf(g), string(hosttest.JSON(in)) + " " + a.No
}

// leave lets a guest leave, and returns once that is known.
func (x *trickster) leave() string {
	i := x.dice.IntN(len(x.guests))
	g := x.guests[i]
	x.guests = slices.Delete(x.guests, i, i+1)
	x.goes(g)
	if x.dice.IntN(2) == 0 {
		x.left = append(x.left, g)
	}
	return "a device left"
}

// goes lets a guest leave, and waits until that is known.
func (p *parlour) goes(g *hosttest.Guest) {
	gone := make(chan bool, 100)
	p.on(func() {
		p.table.Watch(func() {
			gone <- !slices.ContainsFunc(p.table.Devices(), func(d host.Device) bool { return d.Here && d.ID == idOf(g) })
		})
	})
	g.Leave()
	for !must.From(p, "a guest who has gone", gone) {
	}
	p.on(func() { p.table.Watch(nil) })
}

// idOf returns the ID that a guest has at the table.
func idOf(g *hosttest.Guest) string { return strings.Split(g.State().Pass.Token, ".")[1] }

func (x *trickster) at() (at int) {
	x.on(func() {
		if d := x.parlour.deck.Round(); d != nil {
			at = len(d.Past())
		}
	})
	return at
}

func (x *trickster) rounds() (n int) {
	x.on(func() { n = x.game.State().Rounds() })
	return n
}

func (x *trickster) devices() (all []host.Device) {
	x.on(func() { all = x.table.Devices() })
	return all
}

// late returns for whom the round has waited so long that others may take the seat, or Nobody.
func (x *trickster) late() (p scoring.Player) {
	p = scoring.Nobody
	x.on(func() {
		if d := x.parlour.deck.Round(); d != nil {
			if s := d.Missing(); s != engine.Nobody {
				p = d.Player(s)
			}
		}
	})
	return p
}

// wrong returns what has happened that must not, or "": a device has held two hands, or one
// that is here has lost its seat through what another did, though its player was not late.
func (x *trickster) wrong(before []host.Device, late scoring.Player, who string) (bad string) {
	now := x.devices()
	x.on(func() {
		d := x.parlour.deck.Round()
		if d == nil || d.Over() {
			return
		}
		if name := x.parlour.deck.Name(); name != x.deal {
			x.deal = name
			clear(x.held)
		}
		for _, one := range now {
			if one.Player != scoring.Nobody && !slices.Contains(x.held[one.ID], one.Player) {
				x.held[one.ID] = append(x.held[one.ID], one.Player)
			}
			if len(x.held[one.ID]) > 1 {
				bad = "one device has held two hands"
			}
		}
	})
	if slices.ContainsFunc(now, func(d host.Device) bool { return d.Role != page.Sit.String() }) {
		bad = "the key of a player has got more"
	}
	for _, old := range before {
		i := slices.IndexFunc(now, func(d host.Device) bool { return d.ID == old.ID })
		if old.Here && old.Player != scoring.Nobody && old.Player != late && old.ID != who && (i < 0 || now[i].Player != old.Player) {
			bad = "a device that is here has lost its seat"
		}
	}
	return bad
}
