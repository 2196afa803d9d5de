//go:build long

package main

import (
	"errors"
	"os"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestLineOfABenchmarkIsRead(t *testing.T) {
	found, err := parse([]byte("goos: linux\nBenchmarkStart-2  \t 9\t 0 ns/op\t 12.5 ms-cold\t 1.40 ms-cold-ratio\nPASS\n"))
	if err != nil || found["ms-cold"] != 12.5 || found["ms-cold-ratio"] != 1.4 {
		t.Errorf("%v, %v", found, err)
	}
	for _, bad := range []string{"PASS\n", "BenchmarkStart-2 9 x ns/op\n"} {
		if _, err := parse([]byte(bad)); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

// two benchmarks of which one lacks something.
var (
	here  = &bench{name: "here"}
	gone  = &bench{name: "gone"}
	three = []row{{"drawn", here, "ms", "ms"}, {"against hello", here, "x", times}, {"elsewhere", gone, "ms", "ms"}}
)

func answered(found map[string]float64) func(*bench) (map[string]float64, error) {
	return func(b *bench) (map[string]float64, error) {
		if b == gone {
			return nil, lacking("there is no display")
		}
		return found, nil
	}
}

func TestEachBenchmarkRunsOnce(t *testing.T) {
	ran := 0
	all, err := figures(three, "", func(b *bench) (map[string]float64, error) {
		ran++
		return answered(map[string]float64{"ms": 2, "ms-low": 1, "ms-high": 3, "x": 1.5})(b)
	})
	if err != nil || ran != 2 || all[0] != (figure{2, 1, 3, ""}) || all[2].lacks != "there is no display" {
		t.Errorf("%d ran: %v, %v", ran, all, err)
	}
	if _, err := figures(three[:1], "", func(*bench) (map[string]float64, error) { return nil, errors.New("broken") }); err == nil {
		t.Error("a benchmark fails, and nothing is said")
	}
}

func TestFigureThatGrewAsksWhy(t *testing.T) {
	text, before := "", ""
	for _, x := range []struct {
		machine string
		ms, x   float64
		lacks   int
	}{{"Machine: one.", 100, 1.5, 0}, {"Machine: one.", 105, 1.6, 0}, {"Machine: one.", 140, 1.6, 1}, {"Machine: two.", 300, 1.9, 1}} {
		all := must.Get(figures(three, "", answered(map[string]float64{"ms": x.ms, "ms-low": x.ms - 2, "ms-high": x.ms + 2, "x": x.x, "x-low": x.x, "x-high": x.x})))
		var lacks int
		text, lacks = page{x.machine, "abc", three, all}.text(before)
		if lacks != x.lacks || strings.Count(text, unsaid) != lacks {
			t.Errorf("%v on %s: %d sentences lack, want %d\n%s", x.ms, x.machine, lacks, x.lacks, text)
		}
		before = text
	}
	expect.Contains(t, "the page", text, "| drawn | 300 ms | 298 to 302 | 140 ms |", "| elsewhere | not measured: there is no display |")
}

func TestFigureThatWasNotMeasuredIsRemembered(t *testing.T) {
	all := []figure{{value: 7, low: 7, high: 7}}
	text, _ := page{"Machine: one.", "abc", three[:1], all}.text("")
	for range 2 {
		text, _ = page{"Machine: one.", "abd", three[:1], []figure{{lacks: "there is no display"}}}.text(text)
	}
	if got := read(text)["drawn"].value; got != 7 {
		t.Errorf("it was 7, and is remembered as %v\n%s", got, text)
	}
}

func TestOnlySomeFiguresAreMeasured(t *testing.T) {
	measured := answered(map[string]float64{"ms": 7, "ms-low": 7, "ms-high": 7, "x": 1.5, "x-low": 1.5, "x-high": 1.5})
	all, _ := figures(three[:2], "", measured)
	before, _ := page{"Machine: one.", "abc", three[:2], all}.text("")
	again, err := figures(three[:2], "hello", measured)
	text, _ := page{"Machine: one.", "abd", three[:2], again}.text(before)
	if err != nil || !strings.Contains(text, "| drawn | 7.00 ms | 7.00 to 7.00 |  |  |\n| against hello | 1.50 × | 1.50 to 1.50 | 1.50 × |") {
		t.Errorf("%v\n%s", err, text)
	}
}

func TestPageSaysWhyEachFigureGrew(t *testing.T) {
	text, err := os.ReadFile("../../../" + place)
	if err != nil || strings.Contains(string(text), unsaid) {
		t.Errorf("%s: %v, or a figure grew, and nothing says why", place, err)
	}
	known := read(string(text))
	for _, r := range rows {
		if known[r.what].text == "" {
			t.Errorf("%s has no figure of %q", place, r.what)
		}
	}
}
