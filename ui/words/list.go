package words

import (
	"strconv"
	"strings"

	"tabby/scoring"
)

// Joined returns names as a list: "Ann, Ben and Cy".
func Joined(names []string) string { return joined(names, " and ") }

// Alternatives returns a list of choices: "none, double or 1 to 100".
func Alternatives(all []string) string { return joined(all, " or ") }

func joined(all []string, last string) string {
	n := len(all)
	if n < 2 {
		return strings.Join(all, "")
	}
	return strings.Join(all[:n-1], ", ") + last + all[n-1]
}

// Place returns a place in words: "1st", "2nd", "11th".
func Place(n int) string {
	suffix := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return strconv.Itoa(n) + suffix
}

var small = []string{
	"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
	"eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
}

// Number returns a number in words, from 21 on in digits.
func Number(n int) string {
	if n < 0 || n >= len(small) {
		return strconv.Itoa(n)
	}
	return small[n]
}

// Name returns the name of a player, or "somebody" for a player who is not in the
// game.
func Name(s scoring.Sheet, p scoring.Player) string {
	if p < 0 || int(p) >= len(s.People) {
		return "somebody"
	}
	return s.People[p].Name
}

// Names returns the names of players.
func Names(s scoring.Sheet, players []scoring.Player) []string {
	names := make([]string, len(players))
	for i, p := range players {
		names[i] = Name(s, p)
	}
	return names
}
