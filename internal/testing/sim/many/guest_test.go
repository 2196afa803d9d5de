package many

import (
	"errors"
	"math/rand/v2"
	"time"

	"tabby/history"
	"tabby/scoring"
)

// A guest sends intents to a Tabby, or to another, until each is answered.
type guest struct {
	*evening
	name string
	id   string // of the game
	dice *rand.Rand
}

// pause waits for this long at most.
func (g *guest) pause(most time.Duration) { time.Sleep(time.Duration(g.dice.Int64N(int64(most)))) }

// play enters and corrects, and leaves notes.
func (g *guest) play(intents int) {
	for n := range intents {
		g.pause([]time.Duration{5 * time.Millisecond, time.Second, 20 * time.Second}[g.dice.IntN(3)])
		in := wish{name: g.name + "/" + string(rune('a'+n))}
		switch k := g.dice.IntN(10); {
		case k < 5:
			in.points = g.next()
		case k < 7:
			in.undo = true
		case k < 8:
			in.again = true
		default:
			in.word = in.name
		}
		g.ask(&in)
	}
}

// ask sends a wish until an answer arrives, by whichever Tabby. Some answers are lost between
// the Tabby and the guest: what is asked again then may be done.
func (g *guest) ask(in *wish) {
	for range 50 {
		answered := g.askAt(g.tabbies[g.dice.IntN(len(g.tabbies))], in)
		if answered && g.dice.IntN(6) > 0 {
			g.add(in)
			return
		}
		g.pause(5 * time.Second)
	}
	g.w.Errorf("%s: never answered", in)
}

// askAt sends a wish to a Tabby, and reports whether it was answered.
func (g *guest) askAt(at *tabby, in *wish) bool {
	if in.asked.IsZero() {
		in.of, in.asked = g.id, time.Now()
	}
	err := at.table(g.id).wish(in)
	g.w.Narrate("%s at %s: %s, %v", g.name, at.name, in, err)
	if errors.Is(err, history.ErrUnreachable) || errors.Is(err, errGone) {
		return false
	}
	in.answered, in.err = time.Now(), err
	return true
}

// most is one more than the points that a player can have, so that what is entered can be
// told apart.
const most = 37

// wish does what a guest wishes.
func (b *table) wish(in *wish) error {
	switch {
	case in.word != "":
		return b.note(in.word)
	case in.undo:
		return b.do(in.name, scoring.Undo{})
	case in.again:
		return b.do(in.name, scoring.Redo{})
	}
	return b.do(in.name, scoring.Record{At: time.Now(), Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: in.points % most}, {Points: in.points / most}}})
}
