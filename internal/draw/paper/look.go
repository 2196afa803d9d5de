package paper

import (
	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/history"
	"tabby/internal/draw/chart"
	"tabby/internal/words"
)

// A Style is how pictures are made: in which language, and in which look. A look that
// there is not is that of paper.
type Style struct {
	Words *words.Language
	Look  history.Look

	// Between is called between two steps of what takes long, where all has to be done on one
	// goroutine, as in a browser. It may be nil.
	Between func()

	format chart.Format // PNG, unless a test reads what is written
}

// A look is the colours of a picture.
type look struct {
	ground, card, head inks
	rule               drawing.Color // lines on cards, and around them
	accent             drawing.Color // what is marked on a card
	crown              drawing.Color
}

// inks are the colours of a ground and of what is written on it.
type inks struct{ fill, ink, soft drawing.Color }

// looks are the looks there are. Those of paper and night are the light and the dark
// theme of the window.
var looks = map[history.Look]look{
	history.LookPaper: {
		ground: inksOf("FAF7F0", "1F2430", "575D6B"), card: inksOf("FFFFFF", "1F2430", "575D6B"), head: inksOf("1E6F5C", "FFFFFF", "DCEBE5"),
		rule: hex("DCD6C8"), accent: hex("1E6F5C"), crown: hex("E0A030"),
	},
	history.LookNight: {
		ground: inksOf("14181B", "ECE7DD", "A9B0B6"), card: inksOf("1A2024", "ECE7DD", "A9B0B6"), head: inksOf("0B0E10", "F2C46D", "A9B0B6"),
		rule: hex("3A4248"), accent: hex("4FB39A"), crown: hex("F2C46D"),
	},
}

func hex(rgb string) drawing.Color { return drawing.ColorFromHex(rgb) }

func inksOf(fill, ink, soft string) inks { return inks{hex(fill), hex(ink), hex(soft)} }

// look returns the colours of the style.
func (s Style) look() look {
	if l, ok := looks[s.Look]; ok {
		return l
	}
	return looks[history.LookPaper]
}

// style returns how a pen draws on a ground of the look.
func (l look) style(on inks) chart.Style {
	return chart.Style{Paper: on.fill, Ink: on.ink, Soft: l.rule}
}
