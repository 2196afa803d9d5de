//go:build long

package walks_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/cards"
)

func TestNoCardToTapIsAloneOrTooSmall(t *testing.T) {
	for _, tt := range []struct {
		variant string
		size    fyne.Size
		scale   float32
		lines   []int
		least   float32
	}{
		{"rat-a-tat-cat", uitest.Phone(), 1, []int{5, 5, 3}, 56},
		{"rat-a-tat-cat", uitest.Phone(), 2, []int{5, 5, 3}, 56},
		{"rat-a-tat-cat", fyne.NewSize(320, 480), 1, []int{5, 5, 3}, 52},
		{"rat-a-tat-cat", fyne.NewSize(844, 390), 1, []int{7, 6}, 44},
		{"rat-a-tat-cat", fyne.NewSize(600, 960), 1, []int{5, 5, 3}, 56},
		{"rat-a-tat-tat", uitest.Phone(), 1, []int{5, 5, 3}, 56},
		{"golf-6", uitest.Phone(), 1, []int{5, 5, 4}, 56},
		{"skyjo", uitest.Phone(), 1, []int{5, 5, 5}, 56},
		{"skyjo", fyne.NewSize(844, 390), 1, []int{5, 5, 5}, 44},
	} {
		t.Run(fmt.Sprint(tt.variant, tt.size, tt.scale), func(t *testing.T) {
			w := walk(t)
			w.textScale(tt.scale)
			w.beginGame(tt.variant, nil, "Ann", "Ben", "Cy")
			w.start(tt.size)
			w.Type("nc")
			var lines []int
			top := float32(-1)
			for _, key := range uitest.All[*cards.Key](w.Front(), nil) {
				at := boxOf(key)
				if at.Top != top {
					top, lines = at.Top, append(lines, 0)
				}
				lines[len(lines)-1]++
				if at.Right-at.Left < tt.least || at.Bottom-at.Top < tt.least {
					t.Errorf("%s is at %v", key.Face().Name, at)
				}
			}
			want(t, "lines", lines, tt.lines)
		})
	}
}
