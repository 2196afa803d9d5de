package replay

import (
	"testing"

	"tabby/internal/testing/expect"
)

func TestWorkedCasesOfTheDeck(t *testing.T) {
	for _, s := range scenarios(t, "D") {
		t.Run(s.ID, func(t *testing.T) {
			got := s.replayed(t)
			within(t, "state", s.Expected, got.State)
			expect.Same(t, "steps", len(got.Steps), len(s.Actions))
		})
	}
}

// within compares what want names, objects field by field.
func within(t *testing.T, path string, want, got any) {
	t.Helper()
	fields, object := want.(map[string]any)
	if !object {
		expect.Same(t, path, got, want)
		return
	}
	has, _ := got.(map[string]any)
	for name, value := range fields {
		is, there := has[name]
		if !there {
			t.Errorf("%s has no %s", path, name)
			continue
		}
		within(t, path+"."+name, value, is)
	}
}
