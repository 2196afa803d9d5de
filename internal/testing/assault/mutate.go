package assault

import (
	"bytes"
	"math/rand/v2"
	"slices"
)

// words are put into texts: what readers of numbers, names and lists trip over.
var words = []string{
	"0", "-1", "256", "999999999999999999999", "1e999", "null", "true", "{}", "[]", `""`, "\x00", "\xff", "\ufeff", "\u202e",
	`"at":"99:99"`, `"rounds":999`, `,`, `:`, `"`, "\n", "[[[[[[[[[[[[[[[[[[", "ʼ", "🂡",
}

// Mutate returns a text with one to four changes: bytes changed, dropped or doubled,
// and words put in the place of others.
func Mutate(dice *rand.Rand, text []byte) []byte {
	text = bytes.Clone(text)
	for range 1 + dice.IntN(4) {
		if len(text) == 0 {
			return text
		}
		from := dice.IntN(len(text))
		to := min(len(text), from+1+dice.IntN(12))
		switch dice.IntN(6) {
		case 0:
			text[from] ^= 1 << dice.IntN(8)
		case 1:
			text = slices.Delete(text, from, to)
		case 2:
			text = slices.Insert(text, from, bytes.Clone(text[from:to])...)
		case 3: // a number
			if i := bytes.IndexAny(text[from:], "0123456789"); i >= 0 {
				text = slices.Replace(text, from+i, from+i+1, []byte(words[dice.IntN(5)])...)
			}
		case 4: // two words change places
			text = exchange(dice, text)
		default:
			text = slices.Replace(text, from, to, []byte(words[dice.IntN(len(words))])...)
		}
	}
	return text
}

// exchange lets two quoted words of a text change places.
func exchange(dice *rand.Rand, text []byte) []byte {
	parts := bytes.Split(text, []byte(`"`))
	if len(parts) < 5 {
		return text
	}
	i, j := 1+2*dice.IntN(len(parts)/2), 1+2*dice.IntN(len(parts)/2)
	parts[i], parts[j] = parts[j], parts[i]
	return bytes.Join(parts, []byte(`"`))
}
