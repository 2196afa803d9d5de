package bring_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tabby/history/bring"
	"tabby/internal/testing/assault"
)

// A boxOf is a game of an export of BG Stats, and as what it comes in.
type boxOf struct{ name, more, as, left string }

var boxes = []boxOf{
	{"Skyjo", `,"bggId":204135`, "skyjo", ""},
	{"SKYJO", `,"bggId":0`, "skyjo", ""},
	{"Wizard", `,"highestWins":true`, "Wizard (highest)", ""},
	{"Qwinto", ``, "Qwinto", ""},
	{"Pandemic", `,"cooperative":true`, "", "played together against the game"},
	{"Codenames", `,"usesTeams":true`, "", "played in teams"},
}

// anOddPlay returns a play as real exports have them, and all that is to be understood of it.
func anOddPlay(dice *rand.Rand) (file, want string) {
	box := boxes[max(0, dice.IntN(9)-3)]
	some := func(of int) bool { return dice.IntN(of) == 0 }
	people := []string{"Ida", "Jürgen", "Mia", "Zoë 2"}[:2+dice.IntN(3)]
	alone, future, noPoints, decimal := some(25), some(25), some(6), some(25)
	if alone {
		people = people[:1]
	}
	ignored, place, note, decided := some(8), some(4), some(4), some(6)
	var totals []int
	var scores, out []string
	for range people {
		totals = append(totals, 5+dice.IntN(90))
	}
	best := slices.Min(totals)
	if strings.Contains(box.as, "highest") {
		best = slices.Max(totals)
	}
	decider := dice.IntN(len(people))
	for p, name := range people {
		won := totals[p] == best
		if decided || noPoints {
			won = p == decider
		}
		n := totals[p]
		score := fmt.Sprintf(`"%d"`, n)
		switch dice.IntN(6) {
		case 0:
			score = fmt.Sprintf(`"%d+%d"`, n-3, 3)
		case 1:
			score = fmt.Sprint(n)
		case 2:
			score = fmt.Sprintf(`"%d.0"`, n)
		case 3:
			score = fmt.Sprintf(`"%d-10"`, n+10)
		}
		if noPoints {
			score = []string{`""`, `null`}[dice.IntN(2)]
		} else if decimal && p == 0 {
			score = `"13.5"`
		}
		scores = append(scores, fmt.Sprintf(`{"playerRefId":%d,"score":%s,"winner":%v,"seatOrder":%d}`, p+1, score, won, p))
		star := ""
		if won {
			star = "*"
		}
		said := fmt.Sprint(name, " ", n, star)
		if noPoints {
			one := 0
			if won {
				one = 1
			}
			said = fmt.Sprintf("%s %d%s (%d)", name, one, star, one)
		}
		out = append(out, said)
	}
	year, more := "2024", ""
	if future {
		year = "2042"
	}
	if place {
		more += " | Oma"
	}
	if note {
		more += " | it rained"
	}
	if ignored {
		more += " | not counted"
	}
	fields := fmt.Sprintf(`"uuid":"u","playDate":"%s-03-09 19:30:00","gameRefId":7,"ignored":%v,"playerScores":[%s]`, year, ignored, strings.Join(scores, ","))
	if place {
		fields += `,"locationRefId":3`
	}
	if note {
		fields += `,"comments":"it rained"`
	}
	file = `{"players":[{"id":1,"name":"Ida"},{"id":2,"name":"Jürgen"},{"id":3,"name":"Mia"},{"id":4,"name":"Zoë 2"}],"locations":[{"id":3,"name":"Oma"}],` +
		`"games":[{"id":7,"name":"` + box.name + `"` + box.more + `}],"plays":[{` + fields + `}]}`
	left := box.left
	switch {
	case left != "":
	case alone:
		left = "for fewer than two or more than ten"
	case future:
		left = "the day is yet to come"
	case decimal && !noPoints:
		left = "not a number that may stand there"
	}
	if left != "" {
		return file, "left: 1 " + left
	}
	as := box.as
	if noPoints { // it is a game of who won, of which the most wins
		as = box.name + " (highest)"
	}
	return file, fmt.Sprintf("2024-03-09 19:30 %s: %s%s\n", as, strings.Join(out, ", "), more)
}

// TestPlaysAsOddAsRealOnesAreImportedUnchanged makes plays at random, as the exports of families have them: each
// comes in as it was played, or is left out by its reason.
func TestPlaysAsOddAsRealOnesAreImportedUnchanged(t *testing.T) {
	dice := rand.New(rand.NewPCG(6, 5))
	right, left, refused := 0, 0, 0
	tries := assault.Times(400, 4_000, 40_000)
	for range tries {
		file, want := anOddPlay(dice)
		got := said([]byte(file), bring.Answers{})
		switch {
		case strings.HasPrefix(got, "refused"):
			refused++
			t.Errorf("refused: %s\n%s", got, file)
		case !strings.HasPrefix(got, want):
			t.Errorf("wrong in silence: %s\nwant %s\n%s", got, want, file)
		case strings.HasPrefix(want, "left"):
			left++
		default:
			right++
		}
	}
	t.Logf("of %d plays %d come in right, %d are left out by their reason, %d are refused", tries, right, left, refused)
}
