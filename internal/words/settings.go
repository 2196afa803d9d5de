package words

import "tabby/internal/words/message"

// Settings is what the settings say, and what is said when one changed.
type Settings struct {
	speaker
	Words SettingsWords

	Title string

	Theme        string
	AsTheSystem  string
	Light        string
	Dark         string
	HighContrast string
	SizeOfText   string
	Language     string
	LanguageOn   string // what is said when it was chosen, in itself
	TryLanguage  string // chooses the file of a translator

	Advanced   string // unfolds what few families ever set
	InGame     string // a heading above what holds during a game
	Digits     string
	DigitsHint string
	Aloud      string
	AloudHint  string
	SoundsHint string
	Still      string
	StillHint  string
	Awake      string
	AwakeHint  string

	TimeLimit     string // how long one may look at cards and match one, where seconds are counted
	TimeLimitHint string
	TimeWhenRead  string // what holds while a screen reader listens
	UsualTime     string
	ExtendedTime  string
	NoTimeLimit   string
	// NotAwake says why the screen cannot be kept on in this browser.
	NotAwake  string
	Coach     string
	CoachHint string

	About   string
	Licence string
	MadeOf  string // heads the parts of the program

	// What is said when a setting changed.
	ThemeFollows, LightOn, DarkOn, HighContrastOn string
	DigitsOn, DigitsOff                           string
	AloudOn, AloudOff                             string
	SoundsOn, SoundsOff                           string
	StillOn, StillOff                             string
	CoachOn, CoachOff                             string
	AwakeOn, AwakeOff                             string
	UsualTimeOn, ExtendedTimeOn, NoTimeLimitOn    string
	Version                                       Filled   // which version this is: "Version 1.0.0"
	NoTexts                                       Named    // why a file that was chosen is none of texts
	NotDone                                       Numbered // how many texts lack in one
}

// SettingsWords say how large text is, and which version this is.
type SettingsWords struct {
	TextSize message.Message // {percent}
}

// Scale returns a scale of the text: "150 %".
func (v Settings) Scale(scale float32) string {
	return v.percent(100 * float64(scale))
}

// TextSize says how large text is now, as a scale: "Text size: 150 %."
func (v Settings) TextSize(scale float32) string {
	return v.Words.TextSize.With("percent", v.Scale(scale))
}
