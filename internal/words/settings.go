package words

// Settings is what the settings say, and what is said when one changed.
type Settings struct {
	speaker
	SettingsTexts
}

// Scale returns a scale of the text: "150 %".
func (v Settings) Scale(scale float32) string {
	return v.percent(100 * float64(scale))
}

// TextSize says how large text is now, as a scale: "Text size: 150 %."
func (v Settings) TextSize(scale float32) string {
	return v.SettingsTexts.TextSize(v.Scale(scale))
}
