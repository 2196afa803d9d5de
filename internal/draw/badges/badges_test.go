package badges

import "testing"

func TestOutlinesAreThoseOfTheDrawings(t *testing.T) {
	for name, corner := range map[string]Point{
		"square": {79, 9}, "triangle": {52.6, 8.5}, "diamond": {97.12, 47.88}, "star": {65.05, 33.18}, "hexagon": {72, 8}, "plus": {93, 32},
	} {
		points := Shape{Name: name}.Outline()
		found := false
		for _, p := range points {
			found = found || p == corner
			if min(p.X, p.Y) < 0 || max(p.X, p.Y) > 100 {
				t.Errorf("%s has a corner at %v", name, p)
			}
		}
		if !found {
			t.Errorf("%s has no corner at %v: %v", name, corner, points)
		}
	}
}

func TestEveryShapeHasADrawing(t *testing.T) {
	for _, s := range Shapes() {
		if _, err := drawings.ReadFile(s.Name + ".svg"); err != nil {
			t.Error(err)
		}
		if n := len(s.Outline()); !s.Round && n < 3 {
			t.Errorf("%s has %d corners", s.Name, n)
		}
	}
}

func TestColoursDiffer(t *testing.T) {
	seen := map[uint32]bool{}
	for i, c := range Colors() {
		if seen[c] {
			t.Errorf("colour %d is another %06x", i, c)
		}
		seen[c] = true
	}
}
