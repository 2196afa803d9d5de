package words

// Settings is what the settings say, and what is said when one changed.
type Settings struct {
	SettingsSentences

	Title string

	Theme        string
	AsTheSystem  string
	Light        string
	Dark         string
	HighContrast string
	SizeOfText   string
	Language     string
	LanguageOn   string // what is said when it was chosen, in itself

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
}

// SettingsSentences is what the settings say of a number.
type SettingsSentences interface {
	// Scale returns a scale of the text: "150 %".
	Scale(scale float32) string
	// Version says which version this is: "Version 1.0.0".
	Version(number string) string
	// TextSize says how large text is now, as a scale: "Text size: 150 %."
	TextSize(scale float32) string
}
