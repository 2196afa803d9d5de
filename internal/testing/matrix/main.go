// Command matrix finds out which layer of tests finds which planted fault, and how long it takes.
// tools/matrix starts it; docs/decisions/tests.md says how to read what it prints.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/adrg/xdg"

	"tabby/internal/testing/sim/planted"
)

func main() {
	err := run(os.Args[1:], os.Stdout, os.Stderr)
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run asks what has no answer yet, and prints the matrix.
func run(args []string, out, notes io.Writer) error {
	flags := flag.NewFlagSet("matrix", flag.ContinueOnError)
	flags.SetOutput(notes)
	named := flags.String("layers", "", "ask these alone: "+strings.Join(names(layers), ","))
	pattern := flags.String("faults", "", "ask about the faults alone whose names have this pattern")
	show := flags.Bool("show", false, "ask nothing")
	if err := flags.Parse(args); err != nil {
		return err
	}
	chosen, err := choose(*named)
	if err != nil {
		return err
	}
	faults, err := matching(*pattern)
	if err != nil {
		return err
	}
	kept, err := open(filepath.Join(xdg.CacheHome, "tabby", "matrix.jsonl"), commit())
	if err != nil {
		return err
	}
	m := matrix{faults: faults, layers: chosen, answers: kept}
	if err := m.plan(); err != nil {
		return err
	}
	if !*show {
		if err := m.ask(notes); err != nil {
			return err
		}
	}
	return m.print(out)
}

// choose returns the layers that are named, or all.
func choose(named string) ([]layer, error) {
	if named == "" {
		return layers, nil
	}
	var chosen []layer
	for name := range strings.SplitSeq(named, ",") {
		l, ok := find(name)
		if !ok {
			return nil, fmt.Errorf("there is no layer %q, only %s", name, strings.Join(names(layers), ", "))
		}
		chosen = append(chosen, l)
	}
	return chosen, nil
}

// matching returns the faults whose names have a pattern.
func matching(pattern string) ([]planted.Fault, error) {
	named, err := regexp.Compile(pattern)
	if err != nil {
		return nil, err
	}
	all, err := planted.All()
	if err != nil {
		return nil, err
	}
	var some []planted.Fault
	for _, f := range all {
		if named.MatchString(f.Name) {
			some = append(some, f)
		}
	}
	return some, nil
}

// commit returns the commit that is tried, or "" where a file is not as it was committed.
func commit() string {
	changed, err := exec.Command("git", "status", "--porcelain").Output()
	if err != nil || len(changed) > 0 {
		return ""
	}
	head, err := exec.Command("git", "rev-parse", "HEAD").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(head))
}
