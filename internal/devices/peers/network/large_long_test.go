//go:build long

package network_test

import (
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// playLong plays a game in one batch.
func (d *device) playLong(rounds int) {
	d.tb.Helper()
	events := []scoring.Event{scoring.Started{At: time.Now().UTC(), Variant: "rat-a-tat-cat", People: []scoring.Person{d.person("Ann"), d.person("Ben")}}}
	for n := range rounds {
		events = append(events, scored(2, n))
	}
	must.Do(d.tb, d.NewGame().Append(0, events))
}

func TestPiecesAreSmall(t *testing.T) {
	laptop, phone := newDevice(t, "Laptop"), newDevice(t, "Phone")
	for range 30 {
		laptop.playLong(1500)
	}
	id := phone.pair(laptop)
	reports := 0
	must.Get(phone.client.Sync(id, history.Work{Report: func(_ history.Doing, done, total int) {
		if reports++; done > total {
			t.Errorf("%d of %d are done", done, total)
		}
	}}))
	equal(t, laptop, phone)
	if size := len(laptop.export()); size < 3<<20 || reports < size>>21 {
		t.Errorf("%d pieces of %d bytes", reports, size)
	}
}
