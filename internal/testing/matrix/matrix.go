package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"tabby/internal/testing/sim/planted"
)

// limit is how long a layer may look for a fault. What it takes to build the first of its packages is
// not counted.
const limit = 3 * time.Minute

// A matrix is which layer finds which fault.
type matrix struct {
	faults  []planted.Fault
	layers  []layer
	answers answers
	asks    map[[2]string][]string // the packages of a layer that are asked about a fault, the likeliest first
}

// plan says which packages are asked.
func (m *matrix) plan() error {
	m.asks = map[[2]string][]string{}
	lists := map[string][]tested{} // by tags
	for _, l := range m.layers {
		tags := l.asks.Tags
		if lists[tags] == nil {
			all, err := list(tags)
			if err != nil {
				return fmt.Errorf("the packages with %s: %w", tags, err)
			}
			lists[tags] = all
		}
		for _, f := range m.faults {
			m.asks[[2]string{f.Name, l.name}] = l.nearest(l.of(lists[tags]), homes(f), f.Tests.Package)
		}
	}
	return nil
}

// nearest returns the packages within the reach of the layer that import one of some homes, the homes
// first. If one of them is named as the one that finds the fault, it is alone.
func (l layer) nearest(all []tested, homes []string, named string) []string {
	var near, far []string
	for _, p := range all {
		isHome := slices.Contains(homes, p.path)
		switch imports := func(home string) bool { return p.imports[home] }; {
		case l.reach == home && !isHome, l.reach == above && isHome, !slices.ContainsFunc(homes, imports):
		case p.path == named:
			return []string{named}
		case isHome:
			near = append(near, p.path)
		default:
			far = append(far, p.path)
		}
	}
	return append(near, far...)
}

// ask asks the layers about all faults of which they have said nothing yet.
func (m *matrix) ask(notes io.Writer) error {
	for _, l := range m.layers {
		if !l.isHere() {
			fmt.Fprintf(notes, "%s: there is no %s, so it is not asked\n", l.name, l.by)
			continue
		}
		for _, f := range m.faults {
			pkgs := m.asks[[2]string{f.Name, l.name}]
			if _, known := m.answers.get(f.Name, l.name); known || len(pkgs) == 0 {
				continue
			}
			a, err := l.seek(f, pkgs)
			if err != nil {
				return fmt.Errorf("%s: %w", f.Name, err)
			}
			fmt.Fprintf(notes, "%s, %s: %s %s %s\n", f.Name, l.name, a, a.Found, a.Said)
			if err := m.answers.keep(a); err != nil {
				return err
			}
		}
	}
	return nil
}

// seek asks packages about a fault until one finds it, or the time is up.
func (l layer) seek(f planted.Fault, pkgs []string) (answer, error) {
	a := answer{Fault: f.Name, Layer: l.name}
	for i, pkg := range pkgs {
		left := limit - a.Took
		if l.shares {
			left /= time.Duration(len(pkgs) - i)
		}
		tests, began := l.asks, time.Now()
		tests.Package = pkg
		found, err := f.Seek(".", tests, left)
		if err != nil {
			return a, err
		}
		if a.Took += time.Since(began); i == 0 {
			a.Took = found.After
		}
		if found.Test != "" {
			a.Found, a.Said = pkg+" "+found.Test, found.Said
			return a, nil
		}
		if a.Late = found.Late || a.Took > limit; a.Late && !l.shares {
			return a, nil
		}
	}
	return a, nil
}

// String is an answer as the matrix has it: the seconds until the fault was found.
func (a answer) String() string {
	switch {
	case a.Found != "":
		return fmt.Sprintf("%.1f", a.Took.Seconds())
	case a.Late:
		return "late"
	}
	return "no"
}

// print prints a row for each fault, then what no layer finds and what one finds alone, then where
// each was found.
func (m *matrix) print(out io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "| fault | %s |\n|%s\n", strings.Join(names(m.layers), " | "), strings.Repeat(" --- |", len(m.layers)+1))
	alone := map[string][]string{} // by the layer, "" for those that none finds
	for _, f := range m.faults {
		row := m.row(f.Name)
		fmt.Fprintf(&b, "| %s | %s |\n", f.Name, strings.Join(row.cells, " | "))
		if row.isWhole && len(row.finders) < 2 {
			by := strings.Join(row.finders, "")
			alone[by] = append(alone[by], f.Name)
		}
	}
	fmt.Fprintf(&b, "\nfound by none: %s\n", strings.Join(alone[""], ", "))
	for _, l := range m.layers {
		fmt.Fprintf(&b, "found by %s alone: %s\n", l.name, strings.Join(alone[l.name], ", "))
	}
	b.WriteString("\n")
	for _, f := range m.faults {
		for _, l := range m.layers {
			if a, _ := m.answers.get(f.Name, l.name); a.Found != "" {
				fmt.Fprintf(&b, "%s, %s: %s: %s\n", f.Name, l.name, a.Found, a.Said)
			}
		}
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// A row is what the layers say of a fault.
type row struct {
	cells   []string // empty where a layer does not import it, a question mark where it was not asked yet
	finders []string // the layers that find it
	isWhole bool     // all that import it have answered
}

// row returns what the layers say of a fault.
func (m *matrix) row(fault string) row {
	r := row{isWhole: true}
	for _, l := range m.layers {
		cell := ""
		a, known := m.answers.get(fault, l.name)
		if known {
			cell = a.String()
		} else if len(m.asks[[2]string{fault, l.name}]) > 0 {
			cell, r.isWhole = "?", false
		}
		if a.Found != "" {
			r.finders = append(r.finders, l.name)
		}
		r.cells = append(r.cells, cell)
	}
	return r
}
