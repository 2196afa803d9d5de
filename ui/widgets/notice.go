package widgets

import "fyne.io/fyne/v2"

// Tone is how serious a notice is.
type Tone int

// The tones of notices; each has a sign and a colour.
const (
	Info    Tone = iota // good to know
	Success             // it worked
	Warning             // please look again
)

func (t Tone) look() (icon Icon, ink, ground fyne.ThemeColorName) {
	switch t {
	case Success:
		return IconCheck, ColorFelt, ColorFeltSoft
	case Warning:
		return IconWarning, ColorWarning, ColorWarningSoft
	}
	return IconInfo, ColorAccent, ColorAccentSoft
}

// NewNotice is a banner of that tone that says something, with buttons to
// answer it below the text.
func NewNotice(tone Tone, text string, actions ...fyne.CanvasObject) *Card {
	return NewNoticeOf(tone, NewBody(text), actions...)
}

// NewNoticeOf is a notice of a text that changes.
func NewNoticeOf(tone Tone, text *Text, actions ...fyne.CanvasObject) *Card {
	icon, ink, ground := tone.look()
	content := Column(SpaceSmall, Row(SpaceMedium, 1, NewGlyph(icon, ink), text))
	if len(actions) > 0 {
		content.Add(Flow(SpaceSmall, actions...))
	}
	return newCard(ground, ColorTileEdge, content)
}
