//go:build long

package replay

import (
	"strings"
	"testing"

	"tabby/internal/words/languages"
)

func TestLongCaseIsPlayedToItsEnd(t *testing.T) {
	const many = 20_000
	rounds := strings.TrimSuffix(strings.Repeat(`{"do":"enter_round","scores":{"Ann":1,"Ben":0}},`, many), ",")
	for end, count := range map[string]int{`{"rounds":500}`: 500, `{"end":"elimination","threshold":300}`: 300} {
		a := Replay([]byte(`{"variant":"recall","given":{"players":["Ann","Ben"],"end":`+end+`},"actions":[`+rounds+`]}`), false, languages.English())
		if a.Failed != "" || len(a.Errors) != many || a.State.(State).Recorded != count || !a.State.(State).GameOver {
			t.Errorf("%s: %s, %d errors, %d rounds", end, a.Failed, len(a.Errors), a.State.(State).Recorded)
		}
	}
}
