package network_test

import (
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// year keeps three hundred games of twelve rounds, each round an entry.
func (d *device) year() {
	d.tb.Helper()
	source := newDevice(d.tb, "Source")
	people := []scoring.Person{source.person("Ann"), source.person("Ben"), source.person("Cy"), source.person("Di")}
	var text strings.Builder
	counts := history.Counts{Games: 300, Entries: 300 * 13}
	for i := range counts.Games {
		at := time.Unix(int64(1_700_000_000+i*80_000), 0).UTC()
		l := history.Ledger{ID: idAt(at, i)}
		events := []scoring.Event{scoring.Started{At: at, Variant: "rat-a-tat-cat", People: people}}
		for n := range 12 {
			events = append(events, scored(4, i+n))
		}
		for _, event := range events {
			e, next, err := l.Write([]scoring.Event{event}, at)
			must.Do(d.tb, err)
			l = next
			text.Write(e.Line())
		}
	}
	must.Get(d.Import(strings.NewReader(string(counts.Line())+text.String()), history.Work{}))
}

// BenchmarkYear measures how long a new device takes to get the games of a year, and to
// import them from a file.
func BenchmarkYear(b *testing.B) {
	laptop := newDevice(b, "Laptop")
	laptop.year()
	text := laptop.export()
	b.Run("import", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			d := newDevice(b, "Phone")
			b.StartTimer()
			must.Get(d.Import(strings.NewReader(text), history.Work{}))
		}
	})
	b.Run("meet", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			d := newDevice(b, "Phone")
			id := d.pair(laptop)
			b.StartTimer()
			if m := d.meet(id); m.Received != 300 {
				b.Fatalf("%+v", m)
			}
		}
	})
}

// BenchmarkNextDay measures how long one more game takes to another device that has all
// before it.
func BenchmarkNextDay(b *testing.B) {
	laptop, phone := newDevice(b, "Laptop"), newDevice(b, "Phone")
	laptop.year()
	id := phone.pair(laptop)
	phone.meet(id)
	for b.Loop() {
		b.StopTimer()
		laptop.play(12, "Ann", "Ben", "Cy", "Di")
		b.StartTimer()
		if m := phone.meet(id); m.Received != 1 {
			b.Fatalf("%+v", m)
		}
	}
}
