package sums

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/internal/testing/expect"
)

func TestWhatIsTypedIsSummed(t *testing.T) {
	for _, tt := range []struct {
		text string
		want int
		ok   bool
	}{
		{"19", 19, true},
		{"12+7", 19, true},
		{" 12 + 7 ", 19, true},
		{"12+7+0+1", 20, true},
		{"-3+5", 2, true},
		{"−3", -3, true},
		{"", 0, false},
		{"+", 0, false},
		{"12+", 0, false},
		{"+7", 0, false},
		{"12++7", 0, false},
		{"12-7", 0, false},
		{"1 2", 0, false},
		{"twelve", 0, false},
		{"99999+1", 0, false},
		{"99999999999999999999", 0, false},
	} {
		if got, ok := Of(tt.text); got != tt.want || ok != tt.ok {
			t.Errorf("%q is %d, %v; want %d, %v", tt.text, got, ok, tt.want, tt.ok)
		}
	}
}

func TestSumIsThatOfItsNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		numbers := rapid.SliceOfN(rapid.IntRange(0, 999), 1, 9).Draw(t, "numbers")
		want, text := 0, []string{}
		for _, n := range numbers {
			want += n
			text = append(text, strconv.Itoa(n))
		}
		if got, ok := Of(strings.Join(text, "+")); got != want || !ok {
			t.Fatalf("%q is %d, %v", text, got, ok)
		}
	})
}

func FuzzSum(f *testing.F) {
	f.Add("12+7")
	f.Fuzz(func(t *testing.T, text string) {
		if n, ok := Of(text); ok {
			if again, ok := Of(strconv.Itoa(n)); !ok || again != n {
				t.Fatalf("%q is %d, which is %d", text, n, again)
			}
		}
	})
}

func TestWrittenNumberIsRead(t *testing.T) {
	for n, want := range map[int]string{-8: "−8", 0: "0", 36: "36"} {
		expect.Same(t, fmt.Sprint(n), Text(n), want)
	}
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(-mostTyped, mostTyped).Draw(t, "number")
		if got, ok := Of(Text(n)); got != n || !ok {
			t.Fatalf("%d is written %q, and read as %d, %v", n, Text(n), got, ok)
		}
	})
}

func TestDecimalsHaveTheSameSign(t *testing.T) {
	for got, want := range map[string]string{Decimal(-1.25, 2): "−1.25", Decimal(2.5, 0): "2", Decimal(-7, -1): "−7", Decimal(0.5, -1): "0.5"} {
		expect.Same(t, "the sum", got, want)
	}
}
