package walks_test

import (
	"testing"

	"tabby/internal/testing/uitest"
)

func TestPreferencesOfAnOlderVersionStillApply(t *testing.T) {
	w := walk(t)
	w.store.drafts["settings"] = []byte(`{"mode":2,"text":1.5}`)
	w.start(uitest.Phone())
	w.Tap("Settings")
	w.Tap("Reduced motion")
	want(t, "kept", w.store.setting["preferences"], `{"mode":2,"text":1.5,"still":true}`)
}
