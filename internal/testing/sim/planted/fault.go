package planted

import (
	"embed"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"
)

//go:embed faults
var files embed.FS

// worlds is where the worlds are, from the top of the module.
const worlds = "internal/testing/sim/"

// A Fault is one that is put in.
type Fault struct {
	Name, Loses string
	Tests       Tests // who finds it; their package is "" where the matrix alone asks
	Unit        Tests // a test of its package that finds it within a second, so that make test-long does not look
	places      []place
}

// A place is some lines of a file, as they are and as the fault has them.
type place struct{ path, old, new string }

// kinds are the files that faults are put into, by their extension.
var kinds = map[string]bool{".go": true, ".js": true, ".html": true, ".css": true, ".sql": true, ".arb": true, ".tmpl": true, ".txt": true}

// All returns all there are, by name.
func All() ([]Fault, error) {
	entries, err := files.ReadDir("faults")
	if err != nil {
		return nil, err
	}
	var all []Fault
	for _, e := range entries {
		text, err := files.ReadFile("faults/" + e.Name())
		if err != nil {
			return nil, err
		}
		f, err := parse(string(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", e.Name(), err)
		}
		f.Name = strings.TrimSuffix(e.Name(), ".txt")
		all = append(all, f)
	}
	return all, nil
}

// parse reads a fault.
func parse(text string) (Fault, error) {
	var f Fault
	for line := range strings.Lines(text) {
		text := strings.TrimSpace(line)
		sign, rest, last := line[:1], line[1:], len(f.places)-1
		switch name := strings.TrimPrefix(text, "in "); {
		case text == "":
		case sign == "i" && name != text && kinds[path.Ext(name)]:
			f.places = append(f.places, place{path: name})
		case last < 0:
			f.head(text)
		case sign == "-":
			f.places[last].old += rest
		case sign == "+":
			f.places[last].new += rest
		case sign == " ":
			f.places[last].old += rest
			f.places[last].new += rest
		default:
			return f, fmt.Errorf("what is %q?", line)
		}
	}
	if f.Loses == "" || len(f.places) == 0 {
		return f, fmt.Errorf("it needs Loses and a place")
	}
	return f, nil
}

// head reads a line before the first place.
func (f *Fault) head(line string) {
	key, value, _ := strings.Cut(line, ": ")
	switch key {
	case "Loses":
		f.Loses = value
	case "World":
		f.Tests.Package, f.Tests.Run = worlds+value, "^TestWorld$"
	case "Package":
		f.Tests.Package = value
	case "Test":
		f.Tests.Run = "^" + value + "$"
	case "Tags":
		f.Tests.Tags = value
	case "Unit":
		pkg, test, _ := strings.Cut(value, " ")
		f.Unit = Tests{Package: pkg, Run: "^" + test + "$"}
	default:
		f.Loses += " " + line
	}
}

// Paths returns the files that the fault changes, from the top of the module.
func (f Fault) Paths() []string {
	var all []string
	for _, p := range f.places {
		all = append(all, p.path)
	}
	return all
}

// changed returns the files that the fault changes in the module at root, as they then are, by path.
func (f Fault) changed(root string) (map[string]string, error) {
	all := map[string]string{}
	for _, p := range f.places {
		text, before := all[p.path]
		if !before {
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

// plant writes the files that the fault changes into a folder, and returns the environment in which
// the go command builds them instead of those of the module at root, also where a test calls it.
func (f Fault) plant(root, dir string) ([]string, error) {
	all, err := f.changed(root)
	if err != nil {
		return nil, err
	}
	replaced := map[string]string{}
	for name, text := range all {
		real, err := filepath.Abs(filepath.Join(root, name))
		if err != nil {
			return nil, err
		}
		replaced[real] = filepath.Join(dir, strings.ReplaceAll(name, "/", "_"))
		if err := os.WriteFile(replaced[real], []byte(text), 0o600); err != nil {
			return nil, err
		}
	}
	list := filepath.Join(dir, "overlay.json")
	text, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		return nil, err
	}
	flags := strings.TrimSpace(os.Getenv("GOFLAGS") + " -overlay=" + list)
	return append(os.Environ(), "GOFLAGS="+flags), os.WriteFile(list, text, 0o600)
}
