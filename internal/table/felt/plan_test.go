package felt_test

import (
	"slices"
	"sync"
	"testing"

	"tabby/internal/table/felt"
	"tabby/internal/testing/assault"
)

// plain and doubled are text as it usually is, and of twice the size.
var (
	plain   = felt.Text{Heading: 28, Line: 22, Small: 19, Caption: 118, Count: 32, Prompt: 390}
	doubled = felt.Text{Heading: 52, Line: 44, Small: 38, Caption: 120, Prompt: 780}
)

// screens are the felts of phones upright and sideways, of a tablet and of desktops.
var screens = [][2]int{{320, 380}, {360, 470}, {375, 460}, {390, 600}, {430, 700}, {560, 330}, {636, 326}, {900, 656}, {1280, 640}, {1920, 936}}

// settings yields tables of every number of players and every length of lines, in
// windows of every shape and text of two sizes; under -short with lines of three lengths.
func settings(yield func(felt.Setting) bool) {
	for _, screen := range screens {
		for _, text := range []felt.Text{plain, doubled} {
			for players := 2; players <= 6; players++ {
				for _, cards := range assault.Few(2, []int{4, 0, 12, 1, 5, 6, 7}) {
					for rows := 1; rows <= 2; rows++ {
						s := felt.Setting{Width: screen[0], Height: screen[1], Text: text, Low: screen[1] < 400, Seats: slices.Repeat([]felt.Seat{{Cards: 4}}, players)}
						s.Seats[0], s.Seats[players-1] = felt.Seat{Cards: cards, Rows: rows}, felt.Seat{Cards: cards, Rows: rows}
						if !yield(s) {
							return
						}
					}
				}
			}
		}
	}
}

// A planned table has its plan.
type planned struct {
	felt.Setting
	felt.Plan
}

// tables are these tables and their plans.
var tables = sync.OnceValue(func() (all []planned) {
	for s := range settings {
		all = append(all, planned{s, felt.Lay(s)})
	}
	return all
})

// plans yields them.
func plans(yield func(felt.Setting, felt.Plan) bool) {
	for _, p := range tables() {
		if !yield(p.Setting, p.Plan) {
			return
		}
	}
}

// withNews yields them, and again with what happened near those who did it.
func withNews(yield func(felt.Setting, felt.Plan) bool) {
	for s, p := range plans {
		near := p
		near.News = p.Near(s.Width, s.Text.Small)
		if !yield(s, p) || !yield(s, near) {
			return
		}
	}
}

// A part is something that a plan places.
type part struct {
	what     string
	seat, of int // of a card
	felt.Box
}

// parts returns everything that a plan places. A plate is below what else is there.
func parts(p felt.Plan) []part {
	all := []part{{"draw", 0, 0, p.Draw}, {"held", 0, 0, p.Held}, {"discard", 0, 0, p.Discard}, {"prompt", 0, 0, p.Prompt}, {"news", 0, 0, p.News}}
	for i, s := range p.Seats {
		all = append(all, part{"heading", i, 0, s.Heading})
		for k, c := range s.Cards {
			all = append(all, part{"card", i, k, c})
		}
	}
	return all
}

func TestNothingOnTheTableLiesOverAnythingElse(t *testing.T) {
	for s, p := range withNews {
		all := parts(p)
		for i, a := range all {
			for _, b := range all[:i] {
				if overlap(a.Box, b.Box) {
					t.Fatalf("%v: %v lies over %v", s, a, b)
				}
			}
		}
	}
}

func TestNothingIsBeyondTheTable(t *testing.T) {
	for s, p := range withNews {
		for _, a := range parts(p) {
			if a.Width <= 0 || a.Height <= 0 || a.X < 0 || a.Y < 0 || a.X+a.Width > s.Width || a.Y+a.Height > p.Height {
				t.Errorf("%v: the plan is %d high, and there is %v", s, p.Height, a)
			}
		}
	}
}

func TestTapTargetsAreAsLargeAsAThumb(t *testing.T) {
	for s, p := range plans {
		for _, a := range parts(p) {
			if slices.Contains([]string{"card", "draw", "discard", "held"}, a.what) && (a.Width < felt.Thumb || a.Height < felt.Thumb) {
				t.Errorf("%v: there is %v", s, a)
			}
		}
	}
}

func TestThePlayersOwnCardsAreTheLargest(t *testing.T) {
	for s, p := range plans {
		if p.Own <= p.Other || p.Own < p.Pile {
			t.Errorf("%v: own cards are %d wide, others' %d, those of piles %d", s, p.Own, p.Other, p.Pile)
		}
	}
}

func TestALineOfSixLiesInOneRowAndALongerOneInTwo(t *testing.T) {
	for s, p := range plans {
		own := s.Seats[len(s.Seats)-1]
		if own.Rows > 1 {
			continue
		}
		rows := map[int]bool{}
		for _, c := range p.Seats[len(s.Seats)-1].Cards {
			rows[c.Y] = true
		}
		if want := 1 + (own.Cards-1)/felt.MostInRow; own.Cards > 0 && len(rows) != want {
			t.Errorf("%v: %d cards lie in %d rows, want %d", s, own.Cards, len(rows), want)
		}
	}
}

func TestCardsAddedToALineMoveNoOthersUntilItIsFull(t *testing.T) {
	for s, before := range plans {
		if own := s.Seats[len(s.Seats)-1]; own.Cards != 5 || own.Rows > 1 {
			continue
		}
		s.Seats = slices.Clone(s.Seats)
		s.Seats[len(s.Seats)-1].Cards = felt.MostInRow
		after := felt.Lay(s)
		if before.Own != after.Own || !slices.Equal(before.Seats[len(s.Seats)-1].Cards, after.Seats[len(s.Seats)-1].Cards[:5]) {
			t.Errorf("%v: with a sixth card, the others move from %v to %v", s, before.Seats[len(s.Seats)-1].Cards, after.Seats[len(s.Seats)-1].Cards)
		}
	}
}

// listed reports whether the others are in rows of their own, with the name beside the cards.
func listed(p felt.Plan) bool { return p.Seats[0].Heading.X == p.Seats[0].Plate.X }

func TestAListOfPlayersIsInTurnOrderAndBreaksNoLine(t *testing.T) {
	lists := 0
	for s, p := range plans {
		if !listed(p) {
			continue
		}
		lists++
		for i, seat := range p.Seats[:len(s.Seats)-1] {
			if i > 0 && seat.Heading.Y <= p.Seats[i-1].Heading.Y {
				t.Errorf("%v: player %d does not follow the one before", s, i)
			}
			for _, c := range seat.Cards {
				if n := s.Seats[i].Cards; n <= felt.MostInRow && s.Seats[i].Rows < 2 && c.Y != seat.Cards[0].Y && s.Width >= 360 && s.Text == plain {
					t.Errorf("%v: a line of %d cards is broken", s, n)
				}
			}
		}
	}
	if lists == 0 {
		t.Error("there is no list")
	}
}

func TestNoLineUpToSixIsBrokenOnTheUsualPhone(t *testing.T) {
	for players := 2; players <= 6; players++ {
		for cards := 1; cards <= felt.MostInRow; cards++ {
			s := felt.Setting{Width: 360, Height: 553, Text: felt.Text{Heading: 28, Line: 21, Small: 18, Caption: 118, Prompt: 416}, Seats: slices.Repeat([]felt.Seat{{Cards: cards}}, players)}
			p := felt.Lay(s)
			for i, seat := range p.Seats {
				if last := seat.Cards[cards-1]; last.Y != seat.Cards[0].Y || last.Y+last.Height > s.Height {
					t.Errorf("%d players with %d cards: the line of %d is broken or out of sight: %v", players, cards, i, seat.Cards)
				}
			}
		}
	}
}

// TestAllCardsAreInSightOnEveryPhone lays out hands of four in a row and in two, on the felts of
// the smallest phones.
func TestAllCardsAreInSightOnEveryPhone(t *testing.T) {
	for _, screen := range [][2]int{{320, 415}, {360, 453}, {360, 553}, {375, 480}, {390, 657}, {556, 352}, {636, 322}} {
		text := felt.Text{Heading: 28, Line: 22, Small: 18, Caption: 118, Count: 32, Prompt: 416}
		low := screen[1] < 440
		if low {
			text.Caption = text.Count
		}
		for players := 2; players <= 6; players++ {
			for rows := 1; rows <= 2; rows++ {
				s := felt.Setting{Width: screen[0], Height: screen[1], Low: low, Text: text, Seats: slices.Repeat([]felt.Seat{{Cards: 4, Rows: rows}}, players)}
				for _, a := range parts(felt.Lay(s)) {
					if a.what != "news" && a.Y+a.Height > s.Height {
						t.Errorf("%v: %v is out of sight", s, a)
					}
				}
			}
		}
	}
}

func TestPlayersSitClockwise(t *testing.T) {
	for s, p := range plans {
		n := len(s.Seats)
		if listed(p) {
			continue
		}
		middle := s.Width / 2
		for i, seat := range p.Seats[:n-1] {
			b := seat.Heading
			opposite, x := n == 2*i+2, b.X+b.Width/2
			switch {
			case opposite && (x < middle-2 || x > middle+2):
				t.Errorf("%v: player %d does not sit opposite, but at %v", s, i, b)
			case !opposite && (x < middle) != (2*i+2 < n):
				t.Errorf("%v: player %d sits at %v", s, i, b)
			}
		}
		if own := p.Seats[n-1].Plate; own.Y+own.Height < p.Draw.Y+p.Draw.Height {
			t.Errorf("%v: one's own line is not at the foot: %v", s, own)
		}
	}
}

func TestTheTableUsesTheRoomThereIs(t *testing.T) {
	low := felt.Text{Heading: 28, Line: 22, Small: 19, Caption: 50, Prompt: 390}
	for _, c := range []struct {
		width, height, players, own, piles int
		text                               felt.Text
	}{
		{390, 600, 4, 58, 43, plain},
		{360, 470, 4, 36, 27, plain},
		{1280, 640, 4, 100, 75, plain},
		{1920, 936, 4, 160, 120, plain},
		{320, 412, 2, 54, 0, low},
		{320, 412, 3, 44, 0, low},
		{636, 326, 2, 78, 0, low},
		{636, 326, 3, 78, 0, low},
		{636, 326, 4, 56, 0, low},
	} {
		s := felt.Setting{Width: c.width, Height: c.height, Low: c.text == low, Text: c.text}
		s.Seats = slices.Repeat([]felt.Seat{{Cards: 4}}, c.players)
		p := felt.Lay(s)
		end := p.Seats[c.players-1].Plate.Y + p.Seats[c.players-1].Plate.Height
		if p.Own < c.own || p.Pile < c.piles || end > c.height || s.Low && p.Height > c.height {
			t.Errorf("%v: one's own cards are %d wide and end at %d of %d, piles are %d wide", s, p.Own, end, p.Height, p.Pile)
		}
	}
}

func TestFewColumnsStayTogether(t *testing.T) {
	for _, screen := range screens {
		for players := 2; players <= 6; players++ {
			s := felt.Setting{Width: screen[0], Height: screen[1], Low: screen[1] < 400, Text: plain, Seats: slices.Repeat([]felt.Seat{{Cards: 4, Rows: 2}}, players)}
			for i, seat := range felt.Lay(s).Seats {
				if c := seat.Cards; c[0].Y != c[1].Y || c[2].Y != c[3].Y || c[0].X != c[2].X || c[1].X != c[3].X || c[0].Y == c[2].Y {
					t.Errorf("%v: the cards of player %d lie at %v", s, i, c)
				}
			}
		}
	}
}

func TestThePromptHasRoomForTheLongest(t *testing.T) {
	for s, p := range plans {
		if lines := p.Prompt.Height / s.Text.Line; lines*p.Prompt.Width < s.Text.Prompt {
			t.Errorf("%v: a prompt of %d is in %d lines of %d", s, s.Text.Prompt, lines, p.Prompt.Width)
		}
	}
}

func TestThePilesLieInTheirOrder(t *testing.T) {
	for s, p := range plans {
		if p.Draw.X >= p.Held.X || p.Held.X >= p.Discard.X {
			t.Errorf("%v: cards are drawn from %v, and discarded to %v", s, p.Draw, p.Discard)
		}
	}
}

func TestANameBesideCardsHasRoom(t *testing.T) {
	for s, p := range plans {
		for i, seat := range p.Seats[:len(s.Seats)-1] {
			if listed(p) && seat.Heading.Width < 2*s.Text.Heading {
				t.Errorf("%v: the name of player %d has %d", s, i, seat.Heading.Width)
			}
		}
	}
}

func TestMoveOfTheOnlyOtherPlayerIsShownNearTheirCards(t *testing.T) {
	for _, screen := range [][2]int{{390, 688}, {1280, 656}} {
		p := felt.Lay(felt.Setting{Width: screen[0], Height: screen[1], Text: plain, Seats: slices.Repeat([]felt.Seat{{Cards: 4}}, 2)})
		if near, plate := p.Near(screen[0], plain.Small), p.Seats[0].Plate; near.Y > plate.Y+plate.Height+plain.Small {
			t.Errorf("at %v the cards are at %v, and what happened is at %v", screen, plate, near)
		}
	}
}

// overlap reports whether boxes have a part in common.
func overlap(a, b felt.Box) bool {
	return a.X < b.X+b.Width && b.X < a.X+a.Width && a.Y < b.Y+b.Height && b.Y < a.Y+a.Height
}
