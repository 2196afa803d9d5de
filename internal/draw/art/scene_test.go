package art

import (
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// drawings returns the files of internal/draw/art, by name.
func drawings(t *testing.T) []string {
	t.Helper()
	names, err := fs.Glob(os.DirFS("."), "*.svg")
	if err != nil || len(names) == 0 {
		t.Fatalf("found %d drawings: %v", len(names), err)
	}
	for i, name := range names {
		names[i] = strings.TrimSuffix(path.Base(name), ".svg")
	}
	return names
}

func TestDrawingsUseSupportedSVGOnly(t *testing.T) {
	known := map[string][]string{
		"svg":     {"xmlns", "width", "height", "viewBox"},
		"path":    {"fill", "d"},
		"circle":  {"fill", "cx", "cy", "r"},
		"ellipse": {"fill", "cx", "cy", "rx", "ry"},
		"rect":    {"fill", "x", "y", "width", "height", "rx", "ry"},
	}
	for _, name := range drawings(t) {
		for _, e := range elements(t, name) {
			attrs, ok := known[e.Name.Local]
			if !ok {
				t.Errorf("%s.svg: <%s>", name, e.Name.Local)
			}
			for _, a := range e.Attr {
				if !slices.Contains(attrs, a.Name.Local) {
					t.Errorf("%s.svg: <%s %s>", name, e.Name.Local, a.Name.Local)
				}
			}
		}
	}
}

func elements(t *testing.T, name string) []xml.StartElement {
	t.Helper()
	f := must.Get(os.Open(name + ".svg"))
	defer f.Close()
	var all []xml.StartElement
	d := xml.NewDecoder(f)
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatalf("%s.svg: %v", name, err)
		}
		if e, ok := token.(xml.StartElement); ok {
			all = append(all, e.Copy())
		}
	}
}

func TestDrawingColoursArePaints(t *testing.T) {
	known := map[string]bool{"#000000": true} // inked where it is used
	for _, p := range paints {
		known[p.hex(Day)] = true
	}
	for _, name := range drawings(t) {
		for _, hex := range hexes.FindAllString(content(name), -1) {
			if !known[hex] {
				t.Errorf("%s.svg: %s stays as it is at night", name, hex)
			}
		}
	}
}

func TestEveryDrawingIsUsed(t *testing.T) {
	used := []string{"back", "paw", "joker", "tally", string(five)}
	for _, p := range poses {
		used = append(used, p.parts...)
	}
	for _, files := range tempers {
		used = append(used, files...)
	}
	for _, s := range scenes {
		used = append(append(used, s.behind...), s.before...)
	}
	for _, s := range signs {
		used = append(used, string(s))
	}
	for _, file := range suitFiles {
		used = append(used, file)
	}
	for _, name := range drawings(t) {
		if !slices.Contains(used, name) {
			t.Errorf("nothing shows %s.svg", name)
		}
	}
}

func TestEveryPowerHasASign(t *testing.T) {
	for _, f := range all() {
		if f.Power != engine.NoPower && signs[f.Power] == "" {
			t.Errorf("%s: power %d has none", f.Code, f.Power)
		}
	}
}

// all returns every face of every deck.
func all() []engine.Face {
	var faces []engine.Face
	for _, v := range engine.Variants() {
		for _, d := range v.Decks {
			faces = append(faces, d.Deck...)
		}
		for _, x := range v.Extras {
			faces = append(faces, x.Faces...)
		}
	}
	return faces
}

// face returns the first face with that code.
func face(code string) engine.Face {
	return must.Get(engine.Deck(all()).Face(code))
}
