package uitest

import (
	"slices"
	"testing"

	"tabby/internal/system/spots"
)

func TestFaultsOfWhatIsToldAreFound(t *testing.T) {
	page := spots.Spot{ID: 1, Role: spots.Page, Label: "Home"}
	title := spots.Spot{ID: 2, In: 1, Role: spots.Heading, Level: 1, Label: "Home", Focused: true}
	ann := spots.Spot{ID: 3, In: 1, Role: spots.Button, Label: "Ann"}
	group := spots.Spot{ID: 4, In: 1, Role: spots.Group, Label: "Seats"}
	seat, chip := spots.Spot{ID: 5, In: 4, Role: spots.Toggle, Label: "Ann"}, spots.Spot{ID: 6, In: 1, Role: spots.Toggle, Label: "Ann"}
	blank := spots.Spot{ID: 7, In: 1, Role: spots.Text, Label: "\u00a0"}
	for _, c := range []struct {
		name string
		all  []spots.Spot
		want []string
	}{
		{"nothing", []spots.Spot{page, title, ann, group, seat}, nil},
		{"two of one name", []spots.Spot{page, title, ann, chip}, []string{`a button and a toggle are called "Ann"`}},
		{"a blank", []spots.Spot{page, title, blank}, []string{"a text is blank"}},
		{"no heading first", []spots.Spot{page, ann, title}, []string{`the page "Home" does not begin with its heading`, `the heading "Home" is not the first of its page`}},
		{"no focus", []spots.Spot{ann}, []string{"the keyboard is on 0 things"}},
	} {
		if got := Faults(c.all); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
