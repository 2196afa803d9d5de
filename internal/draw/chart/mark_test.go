package chart_test

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/testing/must"
)

func TestMarksDiffer(t *testing.T) {
	seen := map[string]int{}
	for shape := range 8 {
		pen := must.Get(chart.NewPen(chart.PNG, chart.Size{W: 100, H: 100}, chart.Light()))
		pen.Mark(badges.Badge{Colour: 2, Shape: shape}, image.Pt(50, 50), 90)
		var b bytes.Buffer
		must.Do(t, pen.Save(&b))
		if dir := os.Getenv("SHOW"); dir != "" {
			must.Do(t, os.WriteFile(filepath.Join(dir, "mark-"+string(rune('0'+shape))+".png"), b.Bytes(), 0o600))
		}
		if other, twice := seen[b.String()]; twice {
			t.Errorf("shapes %d and %d look alike", other, shape)
		}
		seen[b.String()] = shape
		if img, err := png.Decode(&b); err != nil || img.At(50, 50) == img.At(1, 1) {
			t.Errorf("shape %d is not there: %v", shape, err)
		}
	}
}
