package scoring_test

import (
	"testing"

	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestPlayersWhoWentOutEarlierAreBehindWithFewerPoints(t *testing.T) {
	are := func(all ...scoring.Player) []scoring.Player { return all }
	begun := carrying(cats(outAt(100), "Ann Ben Cy Dee"), 90, 90, 0, 80)
	for _, tt := range []struct {
		name           string
		do             acts
		earlier, later []scoring.Player
	}{
		{"before anyone is out", acts{begun}, nil, nil},
		{"one who is out stands behind those who are in", acts{begun, round(12, 3, 4, 5)}, nil, nil},
		{"out later with as many", acts{begun, round(12, 3, 4, 5), round(blank, 9, 4, 6)}, are(ann), are(ben)},
		{"out later with more", acts{begun, round(12, 3, 4, 5), round(blank, 20, 4, 6)}, are(ann), are(ben)},
		{"out later with fewer", acts{begun, round(20, 3, 4, 5), round(blank, 9, 4, 6)}, nil, nil},
		{"two out later", acts{begun, round(12, 3, 4, 5), round(blank, 20, 4, 30)}, are(ann), are(ben, dee)},
		{"level in the same round", acts{begun, round(12, 12, 4, 5)}, nil, nil},
	} {
		earlier, later := play(t, tt.do...).Sheet(noon).Outlasted()
		expect.Same(t, tt.name, [2][]scoring.Player{earlier, later}, [2][]scoring.Player{tt.earlier, tt.later})
	}
}
