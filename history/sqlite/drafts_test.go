package sqlite_test

import (
	"testing"

	"tabby/internal/testing/must"
)

func TestDraftStaysUntilDeleted(t *testing.T) {
	dir := folder(t)
	s := open(t, dir)
	expect := func(key, want string, there bool) {
		t.Helper()
		if got := s.Draft(key); string(got) != want || (got != nil) != there {
			t.Errorf("%s: %q", key, got)
		}
	}
	save := func(key string, value []byte) {
		t.Helper()
		must.Do(t, s.SaveDraft(key, value))
	}
	expect("round", "", false)
	save("round", []byte("7 12"))
	save("round", []byte("7 12 1\x00"))
	save("screen", []byte{})
	must.Do(t, s.Close())
	s = open(t, dir)
	expect("round", "7 12 1\x00", true)
	expect("screen", "", true)
	for range 2 {
		must.Do(t, s.SaveDraft("round", nil))
	}
	expect("round", "", false)
}
