package words

import "testing"

func TestEveryThingHasItsForms(t *testing.T) {
	for i, f := range things {
		if named := f[0] != "" && f[1] != ""; named == (Thing(i) == NoThing) {
			t.Errorf("thing %d has the forms %q", i, f)
		}
	}
}

func TestNumberDecidesTheForm(t *testing.T) {
	for want, got := range map[string]string{
		"1 entry": Count(1, Entry), "2 entries": Count(2, Entry), "0 rounds": Count(0, Round),
		"Ben wins": outcome([]string{"Ben"}, false), "Ann and Ben share the win": outcome([]string{"Ann", "Ben"}, false),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
