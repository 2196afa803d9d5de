package uitest

import (
	"slices"
	"testing"

	"tabby/internal/system/a11y"
)

func TestFaultsInWhatScreenReadersAreToldAreFound(t *testing.T) {
	page := a11y.Node{ID: 1, Role: a11y.Page, Label: "Home"}
	title := a11y.Node{ID: 2, In: 1, Role: a11y.Heading, Level: 1, Label: "Home", Focused: true}
	ann := a11y.Node{ID: 3, In: 1, Role: a11y.Button, Label: "Ann"}
	group := a11y.Node{ID: 4, In: 1, Role: a11y.Group, Label: "Seats"}
	seat, chip := a11y.Node{ID: 5, In: 4, Role: a11y.Toggle, Label: "Ann"}, a11y.Node{ID: 6, In: 1, Role: a11y.Toggle, Label: "Ann"}
	blank := a11y.Node{ID: 7, In: 1, Role: a11y.Text, Label: "\u00a0"}
	for _, c := range []struct {
		name string
		all  []a11y.Node
		want []string
	}{
		{"nothing", []a11y.Node{page, title, ann, group, seat}, nil},
		{"two of one name", []a11y.Node{page, title, ann, chip}, []string{`a button and a toggle are called "Ann"`}},
		{"a blank", []a11y.Node{page, title, blank}, []string{"a text is blank"}},
		{"no heading first", []a11y.Node{page, ann, title}, []string{`the page "Home" does not begin with its heading`, `the heading "Home" is not the first of its page`}},
		{"no focus", []a11y.Node{ann}, []string{"the keyboard is on 0 things"}},
	} {
		if got := Faults(c.all); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
