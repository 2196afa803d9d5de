package sentence

import "tabby/internal/words/grammar"

// Settings says how large text is, and which version this is. It implements
// [words.SettingsSentences].
type Settings struct {
	Speaker
	Words *SettingsWords
}

// SettingsWords say how large text is, and which version this is.
type SettingsWords struct {
	Version  grammar.Pattern // {number}
	TextSize grammar.Pattern // {percent}
}

// Scale implements [words.SettingsSentences].
func (v Settings) Scale(scale float32) string {
	return v.Percent(100 * float64(scale))
}

// Version implements [words.SettingsSentences].
func (v Settings) Version(number string) string { return v.Words.Version.With("number", number) }

// TextSize implements [words.SettingsSentences].
func (v Settings) TextSize(scale float32) string {
	return v.Words.TextSize.With("percent", v.Scale(scale))
}
