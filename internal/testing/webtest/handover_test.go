//go:build chromium && long

package webtest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestGameGoesToAnotherBrowserByItsLink hands a game over from one browser to another,
// which is opened with the link in the code, and back into the tab that has Tabby open.
func TestGameGoesToAnotherBrowserByItsLink(t *testing.T) {
	at := strings.Replace(site(t), "127.0.0.1", neighbour, 1)
	one := launch(t, t.TempDir(), phone).open(at, phone)
	one.begin()
	one.enter(1)
	link := one.handOver(at)
	other := launch(t, t.TempDir(), phone).open(link, phone)
	other.find("Enter round 2")
	other.withoutLink()
	other.reload()
	other.enter(2)
	back := other.handOver(at)
	one.find("Take it back")
	one.do(chromedp.Evaluate[chromedp.Void]("location.href = '" + back + "'"))
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
	b := launch(t, t.TempDir(), phone)
	x := b.open(site(t)+"/#game=1abc", phone)
	x.find("No game arrived. This link is damaged")
	x.withoutLink()
	x.tapFor("Got it", "New game")
}

// TestAGameOfOnesOwnIsTakenOverByItsLink opens the link of a game from another device.
func TestAGameOfOnesOwnIsTakenOverByItsLink(t *testing.T) {
	x := launch(t, t.TempDir(), phone).open(site(t)+"/"+upwards, phone)
	x.find("A game for 2 to 8. The highest total wins. Until you stop.")
	x.withoutLink()
	x.tapFor("Save this game", "Start")
	x.find("Upwards")
}

// upwards is {"tabby_game":1,"name":"Upwards","players":[2,8],"wins":"highest","house":{"end":"open"}}
const upwards = "#own=q1YqSUxKqoxPT8xNVbIy1FHKAzOUQgvKE4tSipV0lApyEitTi4qVrKKNdCxidZTKM_OAHKWMzPSM1OISoIKM_NJioJZqpdS8FKBEfkFqnlJtLQA"
