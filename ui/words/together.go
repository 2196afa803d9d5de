package words

import "strconv"

// Moved returns how many games came from another device and went there: "3 games came
// and 1 went".
func Moved(came, went int) string {
	switch {
	case came+went == 0:
		return "nothing new"
	case came == 0:
		return Count(went, Game) + " went there"
	case went == 0:
		return Count(came, Game) + " came"
	}
	return Count(came, Game) + " came and " + strconv.Itoa(went) + " went there"
}
