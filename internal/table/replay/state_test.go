package replay

import (
	"slices"
	"testing"

	"tabby/internal/words/languages"
)

func TestAPlayerWhoseExitIsUnknownWentOutLastOnPaper(t *testing.T) {
	line := `{"variant":"rat-a-tat-cat","given":{"players":["Ann","Ben","Cy","Di"],"end":{"end":"elimination","threshold":100},` +
		`"totals_before":{"Ann":101,"Ben":105,"Cy":3,"Di":4},"already_out_in_round":{"Ben":2}},"actions":[]}`
	got := Replay([]byte(line), false, languages.English())
	st, is := got.State.(State)
	if !is {
		t.Fatal(got.Failed)
	}
	if want := []string{"Ben", "Ann"}; !slices.Equal(st.Eliminated, want) {
		t.Errorf("went out: %v, want %v", st.Eliminated, want)
	}
	if st.Ranking["Ann"] > st.Ranking["Ben"] {
		t.Errorf("the places say otherwise: %v", st.Ranking)
	}
}
