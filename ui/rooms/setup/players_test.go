package setup

import (
	"testing"

	"tabby/engine/bot"
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

func TestComputersAreNotAmongThePeople(t *testing.T) {
	known := []history.Person{{ID: "1", Name: "Ann"}, {ID: "2", Name: bot.Names()[0]}}
	uitest.Want(t, "offered", setup{}.offered(known), known[:1])
	uitest.Want(t, "offered with the virtual deck", setup{Virtual: true, Seats: known}.offered(known), known[:1])
	uitest.Want(t, "offered to get up", setup{Seats: known}.offered(known), known)
}
