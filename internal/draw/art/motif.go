package art

import "tabby/engine"

// A motif is the picture of a card beside its rank: a scene on a ground, and a
// sign that replaces it if there is room for one thing only.
type motif struct {
	scene  string // a name of scenes, or "" for the suit, as often as the rank says
	ground Ground
	sign   sign // "" where the rank is the sign
	power  sign // what it does besides, for cards that have a rank
}

// A sign is the name of a drawing with one meaning.
type sign string

// courts are the scenes of the court cards.
var courts = map[string]string{"J": "jack", "Q": "queen", "K": "king"}

// signs are the drawings of the powers.
var signs = map[engine.Power]sign{
	engine.PeekOwn:   "peek",
	engine.LookAny:   "super-peek",
	engine.SwapOther: "swap",
	engine.SwitchAny: "swap",
	engine.DrawTwo:   "draw-two",
}

// five is the sign of the score sheet, which a face without anything shows.
const five sign = "five"

// motifOf returns the motif for the facts of a card. Every face has a motif, even
// one that no deck has yet.
func motifOf(f engine.Face) motif {
	power := signs[f.Power]
	court, isCourt := courts[f.Rank]
	switch {
	case f == engine.Face{}:
		return motif{scene: "awake", ground: catGround, sign: five}
	case f.Rank == "" && power == "":
		return motif{scene: "joker", ground: courtGround, sign: "joker"}
	case f.Rank == "":
		return motif{ground: powerGround, sign: power}
	case isCourt:
		return motif{scene: court, ground: courtGround, power: power}
	case f.Suit.Red():
		return motif{ground: redGround, power: power}
	case f.Suit != engine.NoSuit:
		return motif{ground: blackGround, power: power}
	case f.Points > mostOfCats:
		return motif{scene: ratOf(f.Points), ground: ratGround, power: power}
	}
	return motif{scene: catOf(f.Points), ground: catGround, power: power}
}

// mostOfCats is the highest value with a cat; higher ones have rats.
const mostOfCats = 6

// catOf returns the cat for a value: the lower, the calmer.
func catOf(points int) string {
	switch {
	case points <= 0:
		return "curled"
	case points <= 2:
		return "asleep"
	case points == 3:
		return "yawning"
	case points == 4:
		return "drowsy"
	}
	return "awake"
}

// ratOf returns the rat for a value: the higher, the bolder.
func ratOf(points int) string {
	switch {
	case points <= 7:
		return "peeping"
	case points == 8:
		return "grinning"
	}
	return "stealing"
}
