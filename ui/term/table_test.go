package term

import (
	"testing"

	"tabby/internal/testing/expect"
)

func TestColumnsLineUpInAnyScript(t *testing.T) {
	tab := table{align: "l"}
	tab.add("Ann", "1", "x")
	tab.add("陈小明", "100", "")
	tab.rule()
	tab.add("Zoe\u0301", "20")
	want := "Ann       1  x\n陈小明  100\n--------------\nZoe\u0301      20"
	expect.Same(t, "the table", tab.String(), want)
}

func TestLongNameIsClipped(t *testing.T) {
	for name, want := range map[string]string{
		"Ann":                    "Ann",
		"Maximiliane Theodora":   "Maximiliane T…",
		"Maximiliana W Theodora": "Maximiliana W…",
		"Bartholomaeus Theo":     "Bartholomaeus…",
		"陈陈陈陈陈陈陈陈":               "陈陈陈陈陈陈…",
		"exactly 14 let":         "exactly 14 let",
	} {
		if got := clip(name); got != want || columns.StringWidth(got) > 14 {
			t.Errorf("%q is cut to %q, want %q", name, got, want)
		}
	}
}
