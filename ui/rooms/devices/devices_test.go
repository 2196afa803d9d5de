package devices

import (
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/peers/network"
	"tabby/internal/devices/serve"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/frametest"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// A laptop is another device, which answers.
type laptop struct {
	*testing.T
	*sqlite.Store
	book    *peers.List
	handler *network.Handler
	server  *httptest.Server
}

func openStore(t *testing.T) *sqlite.Store {
	t.Helper()
	s, err := sqlite.Open(t.TempDir(), sqlite.Options{})
	must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func newLaptop(t *testing.T) *laptop {
	t.Helper()
	l := &laptop{T: t, Store: openStore(t)}
	l.book = peers.NewList(l.Store, time.Now)
	l.handler = network.New(l.book, serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), network.Options{Name: "Laptop"})
	l.server = httptest.NewServer(l.handler)
	t.Cleanup(l.server.Close)
	return l
}

// link returns a link for one device.
func (l *laptop) link() string { return peers.Link(l.server.URL, l.handler.Invite()) }

// play keeps a game.
func (l *laptop) play() {
	l.T.Helper()
	var people []scoring.Person
	for _, name := range []string{"Ann", "Ben"} {
		p, err := l.Store.Meet(name)
		must(l.T, err)
		people = append(people, scoring.Person{ID: p.ID, Name: p.Name})
	}
	start := scoring.Started{At: time.Now().UTC(), Variant: "recall", People: people}
	must(l.T, l.NewGame().Append(0, []scoring.Event{start}))
}

// A room is what is tried, with a user before it.
type room struct {
	*frametest.Shell
	*Room
	store   *sqlite.Store
	changes int
	over    string
}

func newRoom(t *testing.T) *room {
	t.Helper()
	r := &room{Shell: frametest.New(t), store: openStore(t)}
	client := &peers.Client{List: peers.NewList(r.store, r.Shell.Now), Line: network.Dial, Name: "Phone"}
	r.Room = New(r.Shell.Frame, client, inviting{}, Shell{func() { r.changes++ }, func() string { return r.over }})
	return r
}

// inviting is where other devices can come.
type inviting struct{}

func (inviting) Invite() (string, error)      { return "http://192.168.1.20:8229/#pair=key", nil }
func (inviting) OnReceived(func(string, int)) {}
func (inviting) Rest()                        {}

// games returns how many games are kept.
func (r *room) games() int {
	n, err := r.store.Count(history.Filter{State: history.Any})
	if err != nil {
		return -1
	}
	return n
}

func TestLinkIsAskedAboutOnce(t *testing.T) {
	l, r := newLaptop(t), newRoom(t)
	l.play()
	r.OpenPage(l.link())
	r.Shows("Sync with this device?", "the Tabby at 127.0.0.1")
	uitest.Want(t, "games before it is answered", r.games(), 0)
	r.Tap("Not now")
	r.Shows("No other devices yet.")
	r.Tap("Back")
	r.OpenPage(l.link())
	r.Tap("Sync")
	uitest.Want(t, "message", r.Message(), "Laptop: 1 game received.")
	uitest.Want(t, "games", r.games(), 1)
	r.Shows("Laptop", "Today at 19:30, 1 game received.")
	if all := l.book.Devices(); len(all) != 1 || all[0].Name != "Phone" {
		t.Errorf("the laptop lists %v", all)
	}
}

func TestDeviceIsMetAndRemoved(t *testing.T) {
	l, r := newLaptop(t), newRoom(t)
	r.OpenPage("")
	r.ShowsNot("The link that the other device shows")
	r.Tap("Enter a pairing link")
	r.Fill(r.Field("The link that the other device shows"), "http://192.168.1.20:8229")
	r.Tap("Enter the link")
	r.Shows("A pairing link begins with http:// and ends with #pair= and a key.")
	r.Fill(r.Field("The link that the other device shows"), " "+l.link())
	r.Tap("Enter the link")
	uitest.Want(t, "message", r.Message(), "Laptop: nothing new.")
	l.play()
	r.Tap("Laptop")
	r.Tap("Sync now")
	uitest.Want(t, "message", r.Message(), "Laptop: 1 game received.")
	_, err := l.Do(history.NoteNight{Day: "2026-11-20", Note: "Snow"})
	must(t, err)
	r.Tap("Laptop")
	r.Tap("Sync now")
	if got := r.Message(); !strings.HasPrefix(got, "Synced today at ") {
		t.Errorf("once a note has come, it says %q", got)
	}
	r.Tap("Laptop")
	r.Tap("Stop syncing")
	r.Tap("Stop syncing")
	r.Shows("No other devices yet.")
	if all := l.book.Devices(); len(all) > 0 {
		t.Errorf("the laptop still lists %v", all)
	}
	uitest.Want(t, "games", r.games(), 1)
}

func TestACodeIsShownAloneAndItsLinkIsFolded(t *testing.T) {
	r := newRoom(t)
	r.OpenPage("")
	r.Tap("Show a code")
	r.ShowsNot("192.168.1.20", "Copy the link")
	r.Tap("Or use this link")
	r.Shows("http://192.168.1.20:8229/#pair=key")
	r.Tap("Copy the link")
	uitest.Want(t, "message", r.Message(), "Copied. It opens all your games, so only use it on your own devices.")
}

func TestSyncsRunInTheBackground(t *testing.T) {
	l, r := newLaptop(t), newRoom(t)
	_, err := r.client.Pair(t.Context(), l.link())
	must(t, err)
	l.play()
	l.play()
	r.Begin()
	uitest.Want(t, "games at the start", r.games(), 0)
	r.Pass(firstMeeting)
	uitest.Want(t, "message", r.Message(), "2 games from Laptop.")
	uitest.Want(t, "changes", r.changes, 1)
	l.play()
	r.Pass(betweenLooks)
	uitest.Want(t, "games a little later", r.games(), 2)
	r.over = "a game"
	r.Pass(betweenLooks)
	uitest.Want(t, "games after one has ended here", r.games(), 3)
	l.play()
	r.Pass(betweenLooks)
	uitest.Want(t, "games a little later", r.games(), 3)
	r.Pass(between)
	uitest.Want(t, "games some minutes later", r.games(), 4)
	l.server.Close()
	r.Hush()
	r.Pass(between)
	uitest.Want(t, "message while the other device is away", r.Message(), "")
	r.End()
	r.Pass(between)
}

func TestTapDoesNotWaitForASync(t *testing.T) {
	l, r := newLaptop(t), newRoom(t)
	_, err := r.client.Pair(t.Context(), l.link())
	must(t, err)
	l.play()
	r.Held = true
	r.Soon()
	r.Soon() // while it goes on
	uitest.Want(t, "jobs", len(r.Jobs), 1)
	r.OpenPage("")
	r.Tap("Back")
	waiting := len(r.Jobs) // where one went is kept meanwhile
	r.Jobs[0].Do()
	uitest.Want(t, "games", r.games(), 1)
	uitest.Want(t, "jobs", len(r.Jobs), waiting+1)
}

func TestDeviceThatHasRemovedThisOneSaysSo(t *testing.T) {
	l, r := newLaptop(t), newRoom(t)
	_, err := r.client.Pair(t.Context(), l.link())
	must(t, err)
	must(t, l.book.Remove(l.book.Devices()[0].ID))
	r.Soon()
	r.OpenPage("")
	r.Shows("Laptop", "No longer synced. Show a new code there, or remove it here.")
	r.Tap("Laptop")
	if r.Offers("Sync now") {
		t.Error("it can be met")
	}
}

func TestListSaysWhenAndHowMuch(t *testing.T) {
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	for _, tc := range []struct {
		d    peers.Device
		want string
	}{
		{peers.Device{}, "Not synced yet"},
		{peers.Device{Met: now.Add(-time.Hour)}, "Synced today at 08:00"},
		{peers.Device{Met: now, Moved: now.Add(-10 * time.Hour), Received: 3}, "Yesterday, 3 games received."},
		{peers.Device{Met: now, Moved: now.AddDate(0, 0, -9), Received: 1, Sent: 2}, "On 12 November, 1 game received, 2 sent."},
		{peers.Device{Met: now, Unpaired: true}, "No longer synced. Show a new code there, or remove it here."},
	} {
		expect.Same(t, fmt.Sprintf("%+v", tc.d), says(languages.English().Devices, tc.d, now), tc.want)
	}
}
