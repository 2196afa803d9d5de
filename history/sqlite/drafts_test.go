package sqlite_test

import (
	"testing"

	"tabby/history"
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
		if err := s.SaveDraft(key, value); err != nil {
			t.Fatal(err)
		}
	}
	expect("round", "", false)
	save("round", []byte("7 12"))
	save("round", []byte("7 12 1\x00"))
	save("screen", []byte{})
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s = open(t, dir)
	expect("round", "7 12 1\x00", true)
	expect("screen", "", true)
	for range 2 {
		if err := s.SaveDraft("round", nil); err != nil {
			t.Fatal(err)
		}
	}
	expect("round", "", false)
}

func TestSettingIsKept(t *testing.T) {
	dir := folder(t)
	s := open(t, dir)
	if s.Setting("theme") != "" {
		t.Error("set from nowhere")
	}
	if err := onlyError(s.Do(history.Set{Key: "theme", Value: "dark"})); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if got := open(t, dir).Setting("theme"); got != "dark" {
		t.Errorf("%q", got)
	}
}
