package planted

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// Tests are some tests of a package.
type Tests struct {
	Package   string // from the top of the module
	Tags      string // with which it is built, or ""
	Run, Skip string // patterns of their names, or ""
}

// A Find is what came of looking for a fault.
type Find struct {
	Test  string // the one that failed, or ""
	Said  string // the first thing that it said was wrong
	After time.Duration
	Late  bool   // the time was up before all tests had run
	Out   string // all that they said
}

// Seek builds tests of the module at root with the fault, and runs them, until one fails or the time is up.
func (f Fault) Seek(root string, tests Tests, limit time.Duration) (Find, error) {
	dir, err := os.MkdirTemp("", "planted")
	if err != nil {
		return Find{}, err
	}
	defer os.RemoveAll(dir)
	env, err := f.plant(root, dir)
	if err != nil {
		return Find{}, err
	}
	binary := filepath.Join(dir, "planted.test")
	if err := compile(root, env, "test", "-c", "-vet=off", "-tags", tests.Tags, "-o", binary, "./"+tests.Package); err != nil {
		return Find{}, err
	}
	c := exec.Command(binary, "-test.short", "-test.failfast", "-test.run="+tests.Run, "-test.skip="+tests.Skip,
		"-test.timeout="+max(limit, time.Second).String())
	c.Dir, c.Env = filepath.Join(root, tests.Package), append(env, "SIM_FOR="+(limit*4/5).String())
	return find(c)
}

// compile calls the go command in the module at root.
func compile(root string, env []string, args ...string) error {
	c := exec.Command("go", args...)
	c.Dir, c.Env = root, env
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("it does not build: %w\n%s", err, out)
	}
	return nil
}

// find runs tests that are built.
func find(c *exec.Cmd) (Find, error) {
	began := time.Now()
	out, err := c.CombinedOutput()
	f := Find{After: time.Since(began), Out: string(out)}
	var exit *exec.ExitError
	if err == nil || !errors.As(err, &exit) {
		return f, err
	}
	if f.Late = strings.Contains(f.Out, "panic: test timed out after"); !f.Late {
		f.Test, f.Said = failed(f.Out)
	}
	return f, nil
}

// failed returns the test of an output that failed, and the first thing that it said was wrong.
func failed(out string) (test, said string) {
	test, said = "a crash", "it gave up"
	if line := regexp.MustCompile(`(?m)^--- FAIL: (\S+)`).FindStringSubmatch(out); line != nil {
		test = line[1]
	}
	if line := regexp.MustCompile(`(?m)^ +\w+\.go:\d+: (.+)$`).FindStringSubmatch(out); line != nil {
		said = line[1]
	}
	return test, said
}
