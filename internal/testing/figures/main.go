// Command figures measures what a person would feel of Tabby's speed, and writes it into
// docs/figures.md beside the previous figures. `make figures` starts it, with the tags of the
// window, and may choose some of the figures: ONLY=browser measures those with this word in their
// name, and leaves the others as they are.
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// place is the page, from the top of the project.
const place = "docs/figures.md"

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: make figures [ONLY=WORDS]")
		os.Exit(2)
	}
	if err := renew(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// renew measures the figures that have some words in their names, with some tags of the window, and
// writes the page again.
func renew(tags, only string) error {
	before, err := os.ReadFile(place)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	all, failed := figures(rows, only, func(b *bench) (map[string]float64, error) { return b.run(tags, os.Stderr) })
	text, lacks := page{machine(), said("git", "describe", "--always", "--dirty"), rows, all}.text(string(before))
	if err := os.WriteFile(place, []byte(text), 0o644); err != nil {
		return errors.Join(err, failed)
	}
	if lacks > 0 {
		failed = errors.Join(failed, fmt.Errorf("%d figures grew: say why in %s", lacks, place))
	}
	return failed
}

// machine returns what kind of machine this is, as the page has it.
func machine() string {
	kind := fmt.Sprintf("Machine: %s/%s, %d processors, %s", runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), runtime.Version())
	if version := said("chromium", "--version"); version != "" {
		kind += ", " + strings.Join(strings.Fields(version)[:2], " ")
	}
	return kind + "."
}

// said returns what a program prints, or "" where it cannot be run.
func said(program string, args ...string) string {
	out, err := exec.Command(program, args...).Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
