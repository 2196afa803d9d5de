package art

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
)

func TestCatsAreCalmerForLowerValues(t *testing.T) {
	for _, c := range []struct{ code, scene string }{
		{"0", "curled"},
		{"1", "asleep"},
		{"2", "asleep"},
		{"3", "yawning"},
		{"4", "drowsy"},
		{"5", "awake"},
		{"6", "awake"},
		{"7", "peeping"},
		{"8", "grinning"},
		{"9", "stealing"},
	} {
		expect.Same(t, c.code, motifOf(face(c.code)).scene, c.scene)
	}
}

func TestEachCardHasOneKindOfMotif(t *testing.T) {
	for _, c := range []struct {
		name, code string
		want       motif
	}{
		{"a power card is its sign", "P", motif{ground: powerGround, sign: "peek"}},
		{"an ace is its suit", "AS", motif{ground: blackGround}},
		{"a red suit has another ground", "10H", motif{ground: redGround}},
		{"a king is a king whatever its suit", "KD", motif{scene: "king", ground: courtGround}},
		{"a jack says what it does", "JC", motif{scene: "jack", ground: courtGround, power: "peek"}},
		{"a joker has neither rank nor power", "Jk1", motif{scene: "joker", ground: courtGround, sign: "joker"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := motifOf(face(c.code)); got != c.want {
				t.Errorf("got %+v, want %+v", got, c.want)
			}
		})
	}
}

func TestAnEmptyFaceIsDrawnAsTheScoreSheet(t *testing.T) {
	expect.Same(t, "the sign", motifOf(engine.Face{}).sign, five)
}
