package planted

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// root is the top of the module, and worlds where the worlds are.
const (
	root   = "../../../.."
	worlds = "internal/testing/sim/"
)

// A fault is one that is put in.
type fault struct {
	name, loses string
	pkg, test   string // where it is found
	tags        string // with which that is built, or ""
	places      []place
}

// planted are the files that faults are put into, by their extension.
var planted = map[string]bool{".go": true, ".js": true, ".html": true, ".css": true, ".sql": true, ".arb": true}

// A place is some lines of a file, as they are and as the fault has them.
type place struct{ path, old, new string }

// faults reads all there are.
func faults(t *testing.T) []fault {
	t.Helper()
	paths, err := filepath.Glob("faults/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatal("there are no faults: ", err)
	}
	var all []fault
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		f, err := parse(string(text))
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		f.name = strings.TrimSuffix(filepath.Base(path), ".txt")
		all = append(all, f)
	}
	return all
}

// parse reads a fault.
func parse(text string) (fault, error) {
	f := fault{test: "TestWorld"}
	for line := range strings.Lines(text) {
		at := len(f.places) - 1
		path, opens := strings.CutPrefix(line, "in ")
		opens = opens && planted[filepath.Ext(strings.TrimSpace(path))]
		switch loses, world := strings.CutPrefix(line, "Loses: "); {
		case opens:
			f.places = append(f.places, place{path: strings.TrimSpace(path)})
		case at < 0 && world:
			f.loses = strings.TrimSpace(loses)
		case at < 0 && strings.HasPrefix(line, "World: "):
			f.pkg = worlds + strings.TrimSpace(strings.TrimPrefix(line, "World: "))
		case at < 0 && strings.HasPrefix(line, "Package: "):
			f.pkg = strings.TrimSpace(strings.TrimPrefix(line, "Package: "))
		case at < 0 && strings.HasPrefix(line, "Tags: "):
			f.tags = strings.TrimSpace(strings.TrimPrefix(line, "Tags: "))
		case at < 0 && strings.HasPrefix(line, "Test: "):
			f.test = strings.TrimSpace(strings.TrimPrefix(line, "Test: "))
		case strings.TrimSpace(line) == "":
		case at < 0:
			f.loses += " " + strings.TrimSpace(line)
		case line[0] == '-':
			f.places[at].old += line[1:]
		case line[0] == '+':
			f.places[at].new += line[1:]
		case line[0] == ' ':
			f.places[at].old += line[1:]
			f.places[at].new += line[1:]
		default:
			return f, fmt.Errorf("what is %q?", line)
		}
	}
	if f.loses == "" || f.pkg == "" || len(f.places) == 0 {
		return f, fmt.Errorf("it needs Loses, World or Package, and a place")
	}
	return f, nil
}

// files returns the files that the fault changes, as they then are, by path.
func (f fault) files() (map[string]string, error) {
	all := map[string]string{}
	for _, p := range f.places {
		text, changed := all[p.path]
		if !changed {
			b, err := os.ReadFile(filepath.Join(root, p.path))
			if err != nil {
				return nil, fmt.Errorf("it no longer fits: %w", err)
			}
			text = string(b)
		}
		if n := strings.Count(text, p.old); n != 1 || p.old == p.new {
			return nil, fmt.Errorf("it no longer fits: %s has this %d times:\n%s", p.path, n, p.old)
		}
		all[p.path] = strings.Replace(text, p.old, p.new, 1)
	}
	return all, nil
}

func TestEveryFaultFits(t *testing.T) {
	for _, f := range faults(t) {
		t.Run(f.name, func(t *testing.T) {
			if _, err := f.files(); err != nil {
				t.Error(err)
			}
			if _, err := os.Stat(filepath.Join(root, f.pkg)); err != nil {
				t.Errorf("there is no package %s: %v", f.pkg, err)
			}
		})
	}
}

func TestFaultThatDoesNotFitIsRefused(t *testing.T) {
	head := "Loses: nothing.\nWorld: store\n\nin internal/testing/sim/planted/doc.go\n"
	for what, text := range map[string]string{
		"nothing but a head":      "Loses: nothing.\nWorld: store\n",
		"no world":                "Loses: nothing.\n\nin internal/testing/sim/planted/doc.go\n-package planted\n+package other\n",
		"a line without a sign":   head + "package planted\n",
		"a line that is not here": head + "-package elsewhere\n+package other\n",
		"a line that is twice":    head + "-//\n+\n",
		"no change":               head + " package planted\n",
		"a file that is not here": "Loses: nothing.\nWorld: store\n\nin nowhere.go\n-package planted\n+package other\n",
	} {
		f, err := parse(text)
		if err == nil {
			_, err = f.files()
		}
		if err == nil {
			t.Errorf("%s: it fits", what)
		}
	}
	if f, err := parse(head + "-package planted\n+package other\n"); err != nil {
		t.Error(err)
	} else if all, err := f.files(); err != nil || !strings.Contains(all["internal/testing/sim/planted/doc.go"], "package other") {
		t.Error("what fits: ", err)
	}
}
