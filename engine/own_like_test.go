package engine_test

import (
	"testing"

	"tabby/engine"
)

func TestAnyGameUnderMoreGamesCanBecomeACustomGame(t *testing.T) {
	for _, r := range engine.Games() {
		if !r.Kept && !r.Around {
			continue
		}
		t.Run(r.ID, func(t *testing.T) {
			like := engine.CustomGameLike(engine.Ruleset{Rules: r})
			own, err := like.Rules()
			if err != nil {
				t.Fatalf("%v: %+v", err, like)
			}
			was, is := engine.Ruleset{Rules: r}, engine.Ruleset{Rules: own}
			if is.Score() != was.Score() || own.Players != r.Players || own.HighestWins != r.HighestWins || own.Calling != r.Calling || own.Grid != r.Grid {
				t.Errorf("%+v became %+v", r, own)
			}
			for _, o := range r.House {
				if o.Key.Rule().Sheet && o.Key != engine.CardPoints && is.Value(o.Key) != o.Default {
					t.Errorf("%s is %s, not %s", o.Key, is.Value(o.Key), o.Default)
				}
			}
			for _, f := range was.Deck() {
				if got, err := is.Deck().Face(f.Code); err != nil || got.Points != f.Points || got.Copies != f.Copies {
					t.Errorf("%+v became %+v, %v", f, got, err)
				}
			}
		})
	}
}
