package words

// The marks of a sheet that is printed as text.
const (
	MarkCaller  = "*" // before the score of the caller
	MarkMissing = "?"
	MarkSatOut  = "-"
	MarkFell    = "›" // between a score and the total that fell back
	MarkCounts  = "=" // between a score and what the round counts instead
	MarkSpecial = "!" // before the score of a special hand
)

// arrow is between an old total and a new one. The font of the theme has it: Fyne
// 2.8.1 draws an arrow of its symbol font, and then no space after it.
const arrow = " › "
