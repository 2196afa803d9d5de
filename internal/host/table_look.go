package host

import "time"

// lookSeconds is how long a card that a guest looks at stays face up.
const lookSeconds = 8

// look lets a guest look at cards for a while.
func (t *Table) look(g *guest) {
	switch shown := len(g.hand.chair.Shown) > 0; {
	case shown && g.hand.stop == nil:
		g.hand.left = lookSeconds
		t.countDown(g)
	case !shown:
		t.turnDown(g)
	}
}

// countDown turns down what a guest looks at when its time is up, and shows how much is
// left.
func (t *Table) countDown(g *guest) {
	g.hand.stop = t.After(time.Second, func() {
		g.hand.stop = nil
		if g.hand.left--; g.hand.left > 0 {
			t.countDown(g)
		} else {
			t.turnDown(g)
		}
		t.showTo(g)
	})
}

// turnDown turns down what a guest looks at.
func (t *Table) turnDown(g *guest) {
	if g.hand.stop != nil {
		g.hand.stop()
		g.hand.stop = nil
	}
	g.hand.chair.Shown = nil
}
