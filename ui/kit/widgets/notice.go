package widgets

import "fyne.io/fyne/v2"

// Tone is the severity of a notice.
type Tone int

// The tones of notices; each has a sign and a colour.
const (
	Info Tone = iota
	Success
	Warning
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

// NewNotice returns a banner with a text, and with buttons to
// answer it below the text.
func NewNotice(tone Tone, text string, actions ...fyne.CanvasObject) *fyne.Container {
	return NewNoticeOf(tone, NewBody(text), actions...)
}

// NewNoticeOf returns a notice with a text that may change.
func NewNoticeOf(tone Tone, text *Text, actions ...fyne.CanvasObject) *fyne.Container {
	text.SetLive()
	icon, ink, ground := tone.look()
	content := Column(SpaceSmall, Row(SpaceMedium, 1, NewGlyph(icon, ink), text))
	if len(actions) > 0 {
		content.Add(Flow(SpaceSmall, actions...))
	}
	return newCard(ground, content)
}
