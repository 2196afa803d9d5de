package arch

import (
	"strings"
	"testing"
	"testing/fstest"
)

func TestWhatIsTooLongIsNamed(t *testing.T) {
	tests := []struct {
		name, file, text string
		want             string
	}{
		{
			name: "a function of forty lines will do",
			text: "func deal() {" + strings.Repeat("\n", 39) + "}",
		},
		{
			name: "one more is too many",
			text: "func deal() {" + strings.Repeat("\n", 40) + "}",
			want: "scoring/deal.go: deal has 41 lines",
		},
		{
			name: "its comment does not count",
			text: strings.Repeat("// Why.\n", 40) + "func deal() {}",
		},
		{
			name: "four parameters will do",
			text: "func deal(a, b int, c, d string) {}",
		},
		{
			name: "five want a struct",
			text: "func deal(a, b int, c, d, e string) {}",
			want: "scoring/deal.go: deal has 5 parameters",
		},
		{
			name: "a file is no novel",
			text: strings.Repeat("// Once upon a time.\n", 300),
			want: "scoring/deal.go has 301 lines",
		},
		{
			name: "a table may be long",
			text: "var t = []int{" + strings.Repeat("1,\n", 300) + "}",
		},
		{
			name: "a test may be long",
			file: "scoring/deal_test.go",
			text: "func deal() {" + strings.Repeat("\n", 400) + "}",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.file == "" {
				tt.file = "scoring/deal.go"
			}
			files, err := read(fstest.MapFS{tt.file: {Data: []byte("package p\n" + tt.text)}})
			if err != nil {
				t.Fatal(err)
			}
			got := strings.Join(oversized(files), "\n")
			if tt.want == "" && got != "" || !strings.HasPrefix(got, tt.want) {
				t.Errorf("said %q, want %q", got, tt.want)
			}
		})
	}
}
