package widgets

import (
	"testing"

	"tabby/internal/testing/widgettest"
)

func BenchmarkGridRefresh(b *testing.B) {
	s := newSheet(b, 500, 6, widgettest.Phone())
	b.ReportAllocs()
	for b.Loop() {
		s.grid.Refresh()
	}
}

func BenchmarkGridScroll(b *testing.B) {
	s := newSheet(b, 10_000, 6, widgettest.Phone())
	row := 0
	b.ReportAllocs()
	for b.Loop() {
		row = (row + 3) % 10_000
		s.grid.ScrollToRow(row)
	}
}
