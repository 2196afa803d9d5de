package engine_test

import (
	"math"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// table returns a table of the variant, or ends the test.
func table(t tb, variant string, house engine.House) engine.Ruleset {
	t.Helper()
	return must.Get(engine.NewRuleset(variant, house))
}

func TestDecksHaveTheCardsOfTheirEdition(t *testing.T) {
	tests := []struct {
		name     string
		variant  string
		house    engine.House
		size     int
		powers   map[string]int // copies by code
		sum      int            // points of all cards that count
		mean     float64        // points of a card that counts, to two digits
		counting int            // cards that count
	}{
		{"the usual 54", "rat-a-tat-cat", nil, 54, map[string]int{"P": 3, "S": 3, "D": 3}, 225, 5.00, 45},
		{"the deluxe 65", "rat-a-tat-cat", engine.House{"deck": "deluxe65"}, 65, map[string]int{"P": 4, "S": 6, "D": 4, "SP": 6}, 225, 5.00, 45},
		{"Biberbande's 66", "rat-a-tat-cat", engine.House{"deck": "biberbande66"}, 66, map[string]int{"P": 7, "S": 9, "D": 5}, 225, 5.00, 45},
		{"54 and two Super Peeks", "rat-a-tat-cat", engine.House{"super_peek": "2"}, 56, map[string]int{"SP": 2}, 225, 5.00, 45},
		{"65 and two Super Peeks more", "rat-a-tat-blat", engine.House{"deck": "deluxe65", "super_peek": "2"}, 67, map[string]int{"SP": 8}, 225, 5.00, 45},
		{"Blat's 54", "rat-a-tat-blat", nil, 54, map[string]int{"P": 3, "S": 3, "D": 3}, 225, 5.00, 45},
		{"52 standard cards", "rat-a-tat-tat", nil, 52, map[string]int{"JH": 1, "QS": 1}, 308, 5.92, 52},
		{"52 and two jokers", "recall", nil, 54, map[string]int{"JH": 1, "QS": 1, "Jk1": 1, "Jk2": 1}, 320, 5.93, 54},
		{"52 without jokers", "recall", engine.House{"jokers": "0"}, 52, map[string]int{}, 320, 6.15, 52},
		{"52 and four jokers", "recall", engine.House{"jokers": "4"}, 56, map[string]int{"Jk4": 1}, 320, 5.71, 56},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tab := table(t, tt.variant, tt.house)
			d := tab.Deck()
			expect.Same(t, "cards", d.Size(), tt.size)
			for code, want := range tt.powers {
				if f, err := d.Face(code); err != nil || f.Copies != want {
					t.Errorf("has %d of %s (%v), want %d", f.Copies, code, err, want)
				}
			}
			cards, sum := 0, 0
			for _, f := range d {
				if tab.Counts(f) {
					cards, sum = cards+f.Copies, sum+f.Copies*f.Points
				}
			}
			mean := math.Round(100*float64(sum)/float64(cards)) / 100
			if cards != tt.counting || sum != tt.sum || mean != tt.mean {
				t.Errorf("%d cards count %d, mean %v; want %d, %d, %v", cards, sum, mean, tt.counting, tt.sum, tt.mean)
			}
		})
	}
}

func TestPowersAreOnPublishedCards(t *testing.T) {
	tests := []struct {
		variant string
		powers  map[string]engine.Power
	}{
		{"rat-a-tat-cat", map[string]engine.Power{"P": engine.PeekOwn, "S": engine.SwapOther, "D": engine.DrawTwo}},
		{"rat-a-tat-blat", map[string]engine.Power{"P": engine.PeekOwn, "S": engine.SwapOther, "D": engine.DrawTwo}},
		{"rat-a-tat-tat", map[string]engine.Power{
			"JC": engine.PeekOwn, "JD": engine.PeekOwn, "JH": engine.PeekOwn, "JS": engine.PeekOwn,
			"QC": engine.SwapOther, "QD": engine.SwapOther, "QH": engine.SwapOther, "QS": engine.SwapOther,
		}},
		{"recall", map[string]engine.Power{
			"JC": engine.SwitchAny, "JD": engine.SwitchAny, "JH": engine.SwitchAny, "JS": engine.SwitchAny,
			"QC": engine.LookAny, "QD": engine.LookAny, "QH": engine.LookAny, "QS": engine.LookAny,
		}},
	}
	for _, tt := range tests {
		for _, f := range table(t, tt.variant, nil).Deck() {
			expect.Same(t, tt.variant+": the power of "+f.Name, f.Power, tt.powers[f.Code])
		}
	}
}

// TestCodesAreAsTheProtocolSays holds what docs/protocol.md says of the codes of cards.
func TestCodesAreAsTheProtocolSays(t *testing.T) {
	powers := map[string]string{"P": "Peek", "S": "Swap", "D": "Draw 2", "SP": "Super Peek"}
	for _, r := range engine.Games() {
		for _, d := range r.Decks {
			for _, f := range d.Deck {
				want := strings.ReplaceAll(f.Rank, "−", "-")
				if f.Suit != engine.NoSuit {
					want += f.Name[strings.LastIndex(f.Name, " ")+1:][:1]
				}
				if !strings.EqualFold(f.Code, want) && powers[f.Code] != f.Name && !strings.HasPrefix(f.Code, "Jk") {
					t.Errorf("%s: the code of %s is %s, want %s", r.ID, f.Name, f.Code, want)
				}
			}
		}
	}
}
