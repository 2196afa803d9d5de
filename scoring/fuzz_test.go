package scoring_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// wild reads anything from a fuzzer's bytes.
type wild struct{ data []byte }

func (w *wild) byte() byte {
	if len(w.data) == 0 {
		return 0
	}
	b := w.data[0]
	w.data = w.data[1:]
	return b
}

// int is mostly small, and now and then as large or low as can be.
func (w *wild) int() int {
	b := int(int8(w.byte()))
	if b < 100 {
		return b
	}
	n, size := binary.Varint(w.data)
	w.data = w.data[max(size, 0):]
	return int(n)
}

func (w *wild) text() string {
	n := min(int(w.byte())%50, len(w.data))
	s := string(w.data[:n])
	w.data = w.data[n:]
	return s
}

// at is a moment that can be written down: a year of four digits.
func (w *wild) at() time.Time {
	return noon.Add(time.Duration(w.int())*time.Minute + time.Duration(w.byte()%3)*24*time.Hour)
}

func (w *wild) player() scoring.Player { return scoring.Player(w.int()) }

func (w *wild) person() scoring.Person {
	return scoring.Person{ID: w.text(), Name: w.text()}
}

func (w *wild) house() engine.House {
	all := engine.HouseRules()
	h := engine.House{}
	for range w.byte() % 6 {
		r := all[int(w.byte())%len(all)]
		switch n := int(w.byte()); {
		case n < len(r.Words):
			h[r.Key] = r.Words[n]
		case n < 200:
			h[r.Key] = engine.Number(w.int())
		default:
			h[engine.Key(w.text())] = engine.Value(w.text())
		}
	}
	return h
}

func (w *wild) score() *scoring.Score {
	s := &scoring.Score{}
	switch kind := w.byte(); kind % 8 {
	default:
		s.Points = w.int()
	case 1:
		return nil
	case 2:
		n := w.int()
		s.Points, s.Cards = w.int(), &n
	case 3:
		codes := []string{"0", "9", "P", "KH", "Jk1", w.text()}
		s.Hand = []string{}
		for range w.byte() % 8 {
			s.Hand = append(s.Hand, codes[int(w.byte())%len(codes)])
		}
	case 4:
		s.SatOut = true
	}
	return s
}

func (w *wild) scores() []*scoring.Score {
	var all []*scoring.Score
	for range w.byte() % 9 {
		all = append(all, w.score())
	}
	return all
}

func (w *wild) start() scoring.Start {
	in := scoring.Start{At: w.at(), House: w.house(), Dealer: w.player()}
	if n := int(w.byte()); n < 250 {
		in.Variant = engine.Variants()[n%4].ID
	}
	for range w.byte() % 9 {
		in.People = append(in.People, w.person())
	}
	for range w.byte() % 9 {
		in.Carried = append(in.Carried, scoring.Carry{Total: w.int(), Out: w.int()})
	}
	for range w.byte() % 9 {
		in.HeadStarts = append(in.HeadStarts, w.int())
	}
	return in
}

// intent is any intent with anything in it.
func (w *wild) intent() scoring.Intent {
	switch w.byte() % 18 {
	case 0:
		return w.start()
	case 1:
		p := w.player()
		in := scoring.Correct{At: w.at(), Round: w.int(), Scores: map[scoring.Player]*scoring.Score{w.player(): w.score()}}
		if w.byte() > 99 {
			in.Caller = &p
		}
		return in
	case 2:
		return scoring.Deal{At: w.at()}
	case 3:
		return scoring.Join{At: w.at(), Person: w.person(), After: w.player()}
	case 4:
		return scoring.Leave{At: w.at(), Player: w.player()}
	case 5:
		in := scoring.Reseat{At: w.at()}
		for range w.byte() % 9 {
			in.Seats = append(in.Seats, w.player())
		}
		return in
	case 6:
		return scoring.ChooseDealer{At: w.at(), Player: w.player()}
	case 7:
		return scoring.Agree{At: w.at(), House: w.house()}
	case 8:
		return scoring.Pause{At: w.at()}
	case 9:
		return scoring.Resume{At: w.at()}
	case 10:
		return scoring.ClockExpires{At: w.at(), InRound: w.byte() > 99}
	case 11:
		return scoring.EndGame{At: w.at()}
	case 12:
		return scoring.Undo{}
	case 13:
		return scoring.Redo{}
	default:
		return scoring.Record{At: w.at(), Scores: w.scores(), Caller: w.player()}
	}
}

// FuzzIntents carries out any intents at all: each is refused, or keeps the laws.
func FuzzIntents(f *testing.F) {
	f.Fuzz(func(t *testing.T, data []byte) {
		w := &wild{data}
		g := scoring.Game{}
		for len(w.data) > 0 {
			in := w.intent()
			now := w.at()
			g, _ = carryOut(t, g, in, now)
			if _, begun := g.Started(); begun {
				lawful(t, g, g.Sheet(now))
			}
		}
	})
}

// FuzzGames plays games that make sense by the fuzzer's dice, and keeps a second
// sheet beside them.
func FuzzGames(f *testing.F) {
	f.Fuzz(func(t *testing.T, data []byte) {
		randomGame(t, scoringtest.ReadFrom(data))
		roll := scoringtest.ReadFrom(data)
		compareWithPaper(t, roll.Start(), roll)
	})
}

// FuzzJournal reads anything as a journal: each line is refused, or leads to a
// sheet that keeps the laws at any time.
func FuzzJournal(f *testing.F) {
	f.Fuzz(func(t *testing.T, data []byte) {
		var g scoring.Game
		for line := range bytes.SplitSeq(data, []byte("\n")) {
			e, err := scoring.Unmarshal(line)
			if err != nil {
				if !errors.Is(err, scoring.ErrEvent) {
					t.Fatalf("%s: %v", line, err)
				}
				continue
			}
			reread(t, e)
			if scoring.Fits(g, e) != nil {
				continue
			}
			g = scoring.Apply(g, e)
			if s := g.Sheet(noon); len(s.Rounds) < 50 {
				lawful(t, g, s)
			}
		}
		if _, begun := g.Started(); begun {
			readAnyTime(t, g, noon)
		}
	})
}
