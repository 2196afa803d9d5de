package uitest

import (
	"testing"
	"time"

	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// Evening is [scoringtest.Evening].
func Evening() time.Time { return scoringtest.Evening() }

// Start is [scoringtest.Start].
func Start(variant string, names ...string) scoring.Start {
	return scoringtest.Start(variant, names...)
}

// Round is [scoringtest.Round].
func Round(caller scoring.Player, points ...int) scoring.Record {
	return scoringtest.Round(caller, points...)
}

// Game is [scoringtest.Play].
func Game(_ testing.TB, intents ...scoring.Intent) scoring.Game { return scoringtest.Play(intents...) }
