// Package words is what Tabby says to people, whatever the language.
//
// A [Language] is a value, which is handed to all code that writes text. It has a field for each room: a generated
// struct of plain texts, and of functions that say one of the facts they are given. Its methods are the sentences
// that need a decision. Their arguments are facts, never words; a method chooses the text for them. The texts come
// from the file of a language, which [Load] reads.
package words

// A Language is everything that Tabby says, in one language. It never changes, and there is
// one of each, so that two are the same if their pointers are.
type Language struct {
	Tag       string `text:"-"` // of BCP 47, such as "en"
	Name      string // in itself: "English"
	Direction string // in which it is written: "ltr", from left to right, or "rtl"

	// Book is the texts of the rule book by their keys, of a language of a translator. It is
	// nil where the book has its own file.
	Book map[string]string `text:"-"`

	*Grammar
	Bring       Bring
	Calling     Calling
	Camera      Camera
	Cards       Cards
	Charts      ChartsTexts
	Common      CommonTexts
	Computer    Computer
	Deck        Deck
	Demo        DemoTexts
	Devices     Devices
	Games       Games
	Guests      Guests
	Handover    Handover
	PlayLog     PlayLogTexts
	Home        Home
	Kit         Kit
	OwnGames    OwnGames
	Package     PackageTexts
	Pages       Pages
	Paper       Paper
	People      People
	Play        Play
	Progress    Progress
	Refusals    Refusals
	Review      Review
	Rulebook    RulebookTexts
	Rules       Rules
	Scores      Scores
	Server      Server
	Settings    Settings
	Setup       SetupTexts
	Sheet       Sheet
	Shell       Shell
	Start       StartTexts
	StartScript StartScriptTexts
	Statistics  Statistics
	Storage     Storage
	Story       Story
	Table       Table
	Trophies    Trophies
	Joining     JoiningTexts
}
