package history_test

import (
	"testing"

	"tabby/history"
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
		if got := history.Sheet(tt.region, tt.large); got != tt.want {
			t.Errorf("%q, large %v: %s, want %s", tt.region, tt.large, got, tt.want)
		}
	}
}
