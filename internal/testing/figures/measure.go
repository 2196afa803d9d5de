package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"

	"tabby/internal/testing/turns"
)

// A figure is what was measured: the middle of all turns, and where the middle half of them
// begins and ends. What could not be measured says why.
type figure struct {
	value, low, high float64
	lacks            string
}

// run runs a benchmark, and returns what it reported by its units.
func (b *bench) run(tags string, notes io.Writer) (map[string]float64, error) {
	if b.needs != "" {
		if _, err := exec.LookPath(b.needs); err != nil {
			return nil, lacking("there is no " + b.calls)
		}
	}
	if b.tags != "" {
		tags += "," + b.tags
	}
	fmt.Fprintln(notes, b.pack, b.name)
	out, err := exec.Command("go", "test", "-tags", tags, "-run", "^$", "-bench", b.name, "-benchtime", fmt.Sprint(b.turns, "x"), "-timeout", "20m", b.pack).Output()
	if err != nil {
		return nil, fmt.Errorf("%s %s: %w\n%s", b.pack, b.name, err, out)
	}
	return parse(out)
}

// A lacking is something that a machine does not have.
type lacking string

// Error implements error.
func (l lacking) Error() string { return string(l) }

// parse reads what one benchmark printed.
func parse(out []byte) (map[string]float64, error) {
	for lines := bufio.NewScanner(bytes.NewReader(out)); lines.Scan(); {
		fields := strings.Fields(lines.Text())
		if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
			continue
		}
		found := map[string]float64{}
		for i := 2; i+1 < len(fields); i += 2 {
			v, err := strconv.ParseFloat(fields[i], 64)
			if err != nil {
				return nil, fmt.Errorf("the line %q: %w", lines.Text(), err)
			}
			found[fields[i+1]] = v
		}
		return found, nil
	}
	return nil, fmt.Errorf("no line of a benchmark in %q", out)
}

// figures runs each benchmark once, and returns the figure of each row that has some words in its
// name. It goes on where one fails, and returns why.
func figures(rows []row, only string, run func(*bench) (map[string]float64, error)) ([]figure, error) {
	type answer struct {
		found map[string]float64
		err   error
	}
	answers := map[*bench]answer{}
	var all []figure
	var errs []error
	for _, r := range rows {
		if !strings.Contains(r.what, only) {
			all = append(all, figure{})
			continue
		}
		a, asked := answers[r.from]
		if !asked {
			a.found, a.err = run(r.from)
			answers[r.from] = a
			if lacks := lacking(""); a.err != nil && !errors.As(a.err, &lacks) {
				errs = append(errs, a.err)
			}
		}
		f := figure{value: a.found[r.unit], low: a.found[r.unit+turns.Low], high: a.found[r.unit+turns.High]}
		if lacks := lacking(""); errors.As(a.err, &lacks) {
			f.lacks = string(lacks)
		} else if _, is := a.found[r.unit]; !is {
			f.lacks = "it failed"
		}
		all = append(all, f)
	}
	return all, errors.Join(errs...)
}
