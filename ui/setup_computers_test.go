package ui

import (
	"testing"

	"tabby/ui/uitest"
)

func TestComputersAreNotAmongThePeople(t *testing.T) {
	known := []Person{{ID: "1", Name: "Ann"}, {ID: "2", Name: computerNames[0]}}
	uitest.Want(t, "offered", setup{}.offered(known), known[:1])
	uitest.Want(t, "offered with the virtual deck", setup{Virtual: true, Seats: known}.offered(known), known[:1])
	uitest.Want(t, "offered to get up", setup{Seats: known}.offered(known), known)
}
