package history_test

import (
	"fmt"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
)

func TestPaperIsThatOfTheRegion(t *testing.T) {
	for _, tt := range []struct {
		region string
		large  bool
		want   history.Format
	}{
		{"US", false, history.Letter},
		{"CA", true, history.LetterLarge},
		{"DE", false, history.A4},
		{"", true, history.A4Large},
	} {
		expect.Same(t, fmt.Sprintf("%q, large %v", tt.region, tt.large), history.Sheet(history.OnLetter(tt.region), tt.large), tt.want)
	}
}
