package walks_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/system/desktop"
	"tabby/internal/table/game"
	"tabby/internal/testing/must"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
)

func TestGameThatWasHandedOverIsNotWrittenByMistake(t *testing.T) {
	w := playing3(t)
	w.more("Move to another device")
	w.Shows("Scan this with the other device’s camera.", "http://192.168.1.20:8229/#game=1")
	want(t, "codes", codes(w.User), 1)
	w.Tap("Copy the link")
	if copied := w.App.Clipboard().Content(); !strings.HasPrefix(copied, "http://192.168.1.20:8229/#game=1") {
		t.Errorf("%q is on the clipboard", copied)
	}
	w.Tap("The other device has it")
	handed := func() {
		t.Helper()
		w.Shows("Moved at 19:30. It continues on the other device.", "Take it back")
		w.ShowsNot("Enter round 2", "Call")
	}
	handed()
	for _, keys := range []string{"n", "7", "k", "u", "v"} {
		w.Type(keys)
		handed()
		want(t, "rounds after "+keys, len(w.sheet().Rounds), 1)
		want(t, "message after "+keys, w.Message(), "This game continues on the other device.")
	}
	w.TapCell("1", "Ann")
	handed()
	w.start(uitest.Desktop())
	handed()
	w.start(uitest.Phone())
	w.Tap("Games")
	w.Shows("On the table", "Moved at 19:30.")
	w.Tap("Go on")
	w.Tap("Take it back")
	w.Shows("Enter round 2")
	w.round(7, 8, 9)
	w.ShowsNot("Moved at")
}

// codes returns how many QR codes are in front.
func codes(u *uitest.User) int { return len(uitest.All[*pictures.Code](u.Front(), nil)) }

func TestHandingOverIsUndone(t *testing.T) {
	w := playing3(t)
	w.more("Move to another device")
	w.Tap("The other device has it")
	w.TapMessage("Undo")
	w.Shows("Enter round 2")
	w.ShowsNot("Moved at")
	w.more("Move to another device")
	w.Press(fyne.KeyEscape)
	w.Shows("Enter round 2")
	w.more("Move to another device")
	w.store.broken = errFull
	w.Tap("The other device has it")
	w.Shows("Scan this with the other device’s camera")
	want(t, "message", w.Message(), "The disk is full.")
}

// A device is Tabby on a store of its own.
type device struct {
	*uitest.User
	app   *ui.App
	store ui.Store
}

func newDevice(t *testing.T) *device {
	store := must.Get(desktop.Open(uitest.Words(), t.TempDir()))
	t.Cleanup(func() { _ = store.Close() })
	d := &device{User: uitest.New(t), store: store}
	d.app = ui.New(d.App, d.Window, store, frame.World{Words: uitest.Words(), Now: d.Now, After: d.After, Post: d.Post, Away: d.Away})
	return d
}

// begin begins a game of Ann and Ben, and returns its ID.
func (d *device) begin() string {
	d.Helper()
	in := scoring.Start{At: d.Now(), Variant: "rat-a-tat-cat", House: to100}
	for _, name := range []string{"Ann", "Ben"} {
		p := must.Get(d.store.Meet(name))
		in.People = append(in.People, scoring.Person{ID: p.ID, Name: p.Name})
	}
	id := must.Get(game.Begin(d.store, in, d.Now))
	d.app.Go(frame.SheetRoom.Route(id))
	return id
}

// round enters a round by keyboard.
func (d *device) round(keys string) {
	d.Type("n")
	d.Type(keys)
	d.Press(fyne.KeyReturn, fyne.KeyReturn)
}

// handOver hands the game on the table over, and returns its link.
func (d *device) handOver() string {
	d.Helper()
	d.Tap("More")
	d.Tap("Let others in")
	d.Tap("More")
	d.Tap("Move to another device")
	link := d.Field("link").Text()
	d.Tap("The other device has it")
	d.Shows("Moved at")
	return link
}

// rounds returns how many rounds a game has.
func (d *device) rounds(id string) int {
	d.Helper()
	return len(must.Get(game.Open(d.store, id, d.Now)).Sheet().Rounds)
}

// open opens a link.
func (d *device) open(link string) { d.app.Go(frame.TakeoverRoom.Route(link)) }

func TestGameGoesFromDeviceToDeviceAndBack(t *testing.T) {
	laptop, phone := newDevice(t), newDevice(t)
	id := laptop.begin()
	laptop.round("56")
	link := laptop.handOver()
	phone.open(link)
	phone.Shows("Enter round 2")
	want(t, "message", phone.Message(), "The game is here. Go on with it.")
	phone.round("78")
	want(t, "rounds on the phone", phone.rounds(id), 2)
	phone.open(link)
	phone.Shows("Enter round 3")
	want(t, "message", phone.Message(), "This game is here already.")
	back := phone.handOver()
	laptop.open(back)
	laptop.Shows("Enter round 3")
	want(t, "message", laptop.Message(), "The game is here, with the rounds played there. Go on with it.")
	laptop.ShowsNot("Moved at")
	want(t, "rounds on the laptop", laptop.rounds(id), 2)
}

func TestGameThatWentOnOnBothDevicesKeepsBothEndings(t *testing.T) {
	laptop, phone := newDevice(t), newDevice(t)
	id := laptop.begin()
	laptop.round("56")
	phone.open(laptop.handOver())
	phone.round("78")
	laptop.Tap("Take it back")
	laptop.round("67")
	laptop.round("45")
	phone.open(laptop.handOver())
	phone.Shows("Enter round 3")
	want(t, "message", phone.Message(), "This game was also continued here, differently. Both endings are kept: look back at the game to choose one.")
	want(t, "rounds on the phone", phone.rounds(id), 2)
	want(t, "rounds on the laptop", laptop.rounds(id), 3)
}

func TestInvalidLinkOpensNothing(t *testing.T) {
	d := newDevice(t)
	d.begin()
	link := d.handOver()
	other := newDevice(t)
	for text, why := range map[string]string{
		link[:len(link)-20]: "No game arrived. This link is damaged or incomplete; scan or copy it again.",
		"http://a.b/":       "No game arrived. This isn’t a game that Tabby handed over.",
		"tabby:#game=2abc":  "No game arrived. A newer Tabby has handed this game over; update Tabby here.",
	} {
		other.open(text)
		other.Shows(why)
		other.Tap("Got it")
	}
	other.Tap("Settings")
	other.Tap("Your data, devices and more")
	other.Tap("Import")
	other.Fill(other.Field("File, or the link of a game"), "https://a.b/c")
	other.Press(fyne.KeyReturn)
	other.Shows("This isn’t a game that Tabby handed over.")
	other.Fill(other.Field("File, or the link of a game"), link)
	other.Press(fyne.KeyReturn)
	other.Shows("1 new game.")
}
