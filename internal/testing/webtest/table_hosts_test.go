//go:build chromium && long && nats

package webtest

import (
	"testing"

	"tabby/internal/testing/natstest"
)

func init() { natstest.Main() }

func TestPageGoesOnAtAnotherHostOfTheTable(t *testing.T) {
	nats := natstest.Start(t, 1)
	first, second := freeHost(t), freeHost(t)
	first.start("--nats", nats.URL(), "--other", second.base(), "--new", `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	t.Cleanup(first.kill)
	second.start("--nats", nats.URL(), "--other", first.base(), "--game", first.table.Game)
	t.Cleanup(second.kill)
	ann := seated(launch(t, t.TempDir(), phone).blank(phone), first, "Ann")
	ann.press(".keypad .key", "2")
	first.kill()
	ann.press(".keypad .key", "3")
	ann.entered("23")
	ann.live()
	second.kill()
	first.start("--nats", nats.URL(), "--other", second.base(), "--game", first.table.Game)
	ann.has("#state", "The table can’t be reached.")
	ann.live()
	ann.press(".tab", "Rules")
	ann.has("main", "Questions")
}
