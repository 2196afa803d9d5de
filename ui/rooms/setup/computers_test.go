package setup

import (
	"testing"

	"tabby/engine/bot"
	"tabby/history"
	"tabby/internal/testing/uitest"
)

func TestComputersAreNotAmongThePeople(t *testing.T) {
	known := []history.Person{{ID: "1", Name: "Ann"}, {ID: "2", Name: bot.Names()[0]}}
	uitest.Want(t, "offered", setup{}.offered(known), known[:1])
	uitest.Want(t, "offered with the virtual deck", setup{Virtual: true, Seats: known}.offered(known), known[:1])
	uitest.Want(t, "offered to get up", setup{Seats: known}.offered(known), known)
}
