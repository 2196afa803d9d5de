//go:build chromium && long

package webtest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestGameGoesToAnotherStoreByItsLink hands a game over to the same pages at another address, which
// keep what is theirs, and back into the tab that has Tabby open.
func TestGameGoesToAnotherStoreByItsLink(t *testing.T) {
	at, there := address(neighbour), address(garden)
	one, other := forgotten(t, phone), forgotten(t, phone)
	one.load(at)
	one.begin()
	one.enter(1)
	other.load(strings.Replace(one.handOver(at), at, there, 1))
	other.find("Enter round 2")
	other.withoutLink()
	other.reload()
	other.enter(2)
	back := strings.Replace(other.handOver(there), there, at, 1)
	one.find("Take it back")
	one.run("location.href = '" + back + "'")
	one.find("Enter round 3")
	one.withoutLink()
	one.find("Ann, 14")
}

// handOver hands the game on the sheet over, and returns its link.
func (x *tab) handOver(at string) string {
	x.Helper()
	x.tapFor("More", "Move to another device")
	x.tapFor("Move to another device", "The other device has it")
	const label = "Or use this link, "
	link := strings.TrimPrefix(x.find(label+at+"/#game=1").Label, label)
	x.tapFor("The other device has it", "Take it back")
	return link
}

// withoutLink fails if the link is still in the address.
func (x *tab) withoutLink() {
	x.Helper()
	if address := ask(x, chromedp.Evaluate[string]("location.href")); strings.Contains(address, "#") {
		x.Errorf("the address is still %s", address)
	}
}

// TestBadLinkSaysSoAndOpensNothing opens links that are damaged or not Tabby's.
func TestBadLinkSaysSoAndOpensNothing(t *testing.T) {
	x := forgotten(t, phone)
	x.load(address(here) + "/#game=1abc")
	x.find("No game arrived. This link is damaged")
	x.withoutLink()
	x.tapFor("Got it", "New game")
}

// TestACustomGameIsTakenOverByItsLink opens the link of a game from another device.
func TestACustomGameIsTakenOverByItsLink(t *testing.T) {
	x := forgotten(t, phone)
	x.load(address(here) + "/" + upwards)
	x.find("A game for 2 to 8. The highest total wins. Until we stop.")
	x.withoutLink()
	x.tapFor("Save this game", "Start")
	x.find("Upwards")
}

// upwards is {"tabby_game":1,"name":"Upwards","players":[2,8],"wins":"highest","house":{"end":"open"}}
const upwards = "#own=q1YqSUxKqoxPT8xNVbIy1FHKAzOUQgvKE4tSipV0lApyEitTi4qVrKKNdCxidZTKM_OAHKWMzPSM1OISoIKM_NJioJZqpdS8FKBEfkFqnlJtLQA"
