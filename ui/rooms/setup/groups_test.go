package setup

import (
	"testing"

	"tabby/history"
	"tabby/internal/testing/uitest"
)

func TestGroupIsCalledByWhatCanBeRead(t *testing.T) {
	long := "Grandmother Wilhelmina, the yellow house"
	for _, tt := range []struct {
		group string
		names []string
		want  string
	}{
		{"", []string{"Ann", "Ben", "Cy"}, "Ann, Ben, Cy"},
		{"", []string{"Ann", "Élodie the younger", long}, "A, É, G"},
		{"Saturdays", []string{"Ann", long, long}, "Saturdays"},
	} {
		g := history.Group{Name: tt.group}
		for _, n := range tt.names {
			g.Latest.Seats = append(g.Latest.Seats, history.Seat{Name: n})
		}
		uitest.Want(t, "title", titleOf(g), tt.want)
	}
}
