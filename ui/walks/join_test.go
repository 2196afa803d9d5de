package walks_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

// theLink and theDigits lead to a table.
const (
	theLink   = "http://192.168.1.20:8229/table#qZ3kV1xA.sit.5hJ0-_x"
	theDigits = "192.168.1.20:8229 427 119"
)

// join types where a table is.
func (w *walker) join(text string) {
	w.Helper()
	w.Fill(w.Field("Address and code, or the link"), text)
	w.Tap("Join the table")
}

func TestTablesOfOthersOpenInTheBrowser(t *testing.T) {
	w := walk(t)
	w.Type("j")
	w.join(theDigits)
	w.Shows("The table opens in your browser.", "http://192.168.1.20:8229/join#427119")
	w.join(theLink)
	w.Shows(theLink)
	want(t, "opened", w.Opened, []string{
		"http://192.168.1.20:8229/join#427119&lang=en", theLink + "&lang=en",
	})
	w.Tap("Copy the address")
	want(t, "copied", w.App.Clipboard().Content(), theLink)
	w.Unopened = errors.New("no browser")
	w.join(theDigits)
	w.Shows("No browser opened here.", "http://192.168.1.20:8229/join#427119")
	w.ShowsNot("The table opens in your browser.")
}

// A neighbourhood is a store whose network has tables.
type neighbourhood struct {
	*memoryStore

	tables []wire.Neighbour
}

func (n neighbourhood) Nearby() []wire.Neighbour { return n.tables }

// joining opens the page where one joins a table, in a network with those tables.
func joining(t *testing.T, tables ...wire.Neighbour) (*walker, *neighbourhood) {
	w := walk(t)
	near := &neighbourhood{w.store, tables}
	w.opens = near
	w.start(uitest.Phone())
	w.Type("j")
	return w, near
}

// annsTable is a table in the network.
var annsTable = wire.Neighbour{Name: "Ann’s table", Address: "http://192.168.1.20:8229"}

func TestTablesOfTheNetworkAreOneTapAway(t *testing.T) {
	w, _ := joining(t, annsTable, wire.Neighbour{Name: "Grandma’s garden", Address: "http://192.168.1.21:8230"})
	w.Tap("Grandma’s garden")
	w.Shows("The table opens in your browser.", "http://192.168.1.21:8230/join", "Ann’s table")
	want(t, "opened", w.Opened, []string{"http://192.168.1.21:8230/join#&lang=en"})
}

func TestTablesAreLookedForUntilOneIsThere(t *testing.T) {
	w, near := joining(t)
	w.Shows("Looking for tables on this Wi-Fi.")
	near.tables = []wire.Neighbour{annsTable}
	w.Pass(5 * time.Second)
	w.Shows("Tables on this Wi-Fi", "Ann’s table")
}

func TestFieldThatIsUnfoldedIsTypedIntoAtOnce(t *testing.T) {
	w, _ := joining(t)
	w.Tap("Type the address instead")
	w.Type(theDigits)
	w.Tap("Join the table")
	w.Shows("The table opens in your browser.")
}

func TestFieldUnfoldsIfNoTableIsFoundForAWhile(t *testing.T) {
	w, _ := joining(t)
	w.Shows("Type the address instead")
	w.ShowsNot("Address and code, or the link")
	for range 2 {
		w.Pass(3 * time.Second)
	}
	w.Shows("Address and code, or the link")
	w.ShowsNot("192.168")
	w.join(theDigits)
	w.Shows("The table opens in your browser.")
}

func TestTimeLimitGoesAlongToAnotherTable(t *testing.T) {
	w := walk(t)
	w.settings()
	w.Tap("No limit")
	w.Press(fyne.KeyEscape)
	w.Type("j")
	w.join(theLink)
	want(t, "opened", w.Opened, []string{theLink + "&lang=en&time=none"})
}

func TestNoLinkOfATableIsRefusedInWords(t *testing.T) {
	w := walk(t)
	w.Type("j")
	for text, says := range map[string]string{
		"garbage 💥":                         "There is no table at this address.",
		"http://192.168.1.20/":              "There is no table at this address.",
		"http://192.168.1.20/table#a.b":     "There is no table at this address.",
		"tabby:#game=1abc":                  "This link brings a game here.",
		"http://192.168.1.20:8229/#pair=ab": "This link pairs two devices.",
	} {
		w.join(text)
		w.Shows(says)
	}
	w.Fill(w.Field("Address and code, or the link"), " ")
	want(t, "disabled without a text", w.Find("Join the table").(*widgets.Button).Disabled(), true)
	want(t, "opened", len(w.Opened), 0)
}

func TestLinkInTheImportLeadsToTheTable(t *testing.T) {
	w := walk(t)
	w.settings()
	w.Tap("Import")
	w.Fill(w.Field("File, or the link of a game"), theLink)
	w.Tap("Import")
	w.Shows("Join a table", "The table opens in your browser.")
	want(t, "opened", slices.Contains(w.Opened, theLink+"&lang=en"), true)
}
