package network_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestTwoDevicesGetTheirMissingParts(t *testing.T) {
	laptop, phone := newDevice(t, "Laptop"), newDevice(t, "Phone")
	laptop.play(3, "Ann", "Ben")
	old := laptop.play(2, "Ann", "Ben")
	new := phone.play(4, "Cy", "Di")
	laptop.do(history.NoteGame{Game: old, Note: "at the lake"})
	phone.do(history.NoteNight{Day: "2026-11-20", Place: "home"})
	id := phone.pair(laptop)
	m := phone.meet(id)
	if m.Received != 2 || m.Sent != 1 || m.Others == 0 || len(m.Refused) > 0 {
		t.Errorf("%+v", m)
	}
	equal(t, laptop, phone)
	expect.Same(t, "what moved the second time", phone.meet(id).Moved(), 0)
	laptop.goOn(new, 7)
	phone.do(history.Trash{Game: old, At: time.Now()})
	if m := phone.meet(id); m.Received != 1 || m.Sent != 0 || m.Others != 1 {
		t.Errorf("the next day: %+v", m)
	}
	equal(t, laptop, phone)
}

// TestAdditionsOfANewerTabbyArePassedOn meets a device that has kinds of marks and lines that nobody here knows.
func TestAdditionsOfANewerTabbyArePassedOn(t *testing.T) {
	laptop, phone := newDevice(t, "Laptop"), newDevice(t, "Phone")
	text := string(must.Get(os.ReadFile("../../../../testdata/hostile/ok-newer-kinds.jsonl")))
	must.Get(laptop.Import(strings.NewReader(text), history.Work{}))
	id := phone.pair(laptop)
	if m := phone.meet(id); m.Received != 1 || m.Others != 8 || len(m.Refused) > 0 {
		t.Errorf("%+v", m)
	}
	equal(t, laptop, phone)
	expect.Same(t, "what the phone has", phone.export(), text)
	expect.Same(t, "what moved the second time", phone.meet(id).Moved(), 0)
}

func TestBothDevicesListEachOtherAndWhatTheyExchanged(t *testing.T) {
	laptop, phone := newDevice(t, "Laptop"), newDevice(t, "Phone")
	laptop.play(1, "Ann", "Ben")
	phone.play(1, "Ann", "Ben")
	phone.play(1, "Ann", "Ben")
	phone.meet(phone.pair(laptop))
	for _, tc := range []struct {
		of         *device
		name       string
		came, went int
	}{{laptop, "Phone", 2, 1}, {phone, "Laptop", 1, 2}} {
		all := tc.of.client.Devices()
		if len(all) != 1 || all[0].Name != tc.name || all[0].Received != tc.came || all[0].Sent != tc.went || all[0].Met.IsZero() || all[0].Moved.IsZero() {
			t.Errorf("%s: %+v", tc.name, all)
		}
	}
}

func TestBackupIsMadeOnceForEachDevice(t *testing.T) {
	laptop, phone := newDevice(t, "Laptop"), newDevice(t, "Phone")
	laptop.play(1, "Ann", "Ben")
	phone.play(1, "Ann", "Ben")
	id := phone.pair(laptop)
	for range 3 {
		phone.play(1, "Cy", "Di")
		laptop.play(1, "Cy", "Di")
		phone.meet(id)
	}
	for _, d := range []*device{laptop, phone} {
		if all, err := d.Backups(); err != nil || len(all) != 1 {
			t.Errorf("%s: %d backups, %v", d.client.Name, len(all), err)
		}
	}
	empty := newDevice(t, "Tablet")
	empty.meet(empty.pair(laptop))
	if all, err := empty.Backups(); err != nil || len(all) != 0 {
		t.Errorf("an empty device: %d backups, %v", len(all), err)
	}
}

func TestGameDeletedOnOneDeviceIsInTheTrashOfTheOther(t *testing.T) {
	laptop, phone := newDevice(t, "Laptop"), newDevice(t, "Phone")
	game := laptop.play(1, "Ann", "Ben")
	id := phone.pair(laptop)
	phone.meet(id)
	phone.do(history.Trash{Game: game, At: time.Now()})
	must.Get(phone.EmptyTrash())
	phone.meet(id)
	if all, err := laptop.Trashed(); len(all) != 1 || err != nil {
		t.Errorf("in the trash of the laptop: %v, %v", all, err)
	}
	laptop.do(history.Untrash{Game: game})
	laptop.goOn(game, 7)
	phone.meet(id)
	if m := phone.meet(id); m.Moved() != 0 || len(m.Refused) > 0 {
		t.Errorf("twice: %+v", m)
	}
	if n, err := phone.Count(history.Filter{State: history.Any}); n != 0 || err != nil {
		t.Errorf("%d games came back, %v", n, err)
	}
	if n, err := laptop.Count(history.Filter{State: history.Any}); n != 1 || err != nil {
		t.Errorf("%d games are left, %v", n, err)
	}
}
