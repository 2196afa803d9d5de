// Package english is what Tabby says in English.
//
// It turns facts of the engine and the sheet into sentences and decides nothing. Plurals
// stand in a table by number, refusals and failures in tables by reason.
package english

import (
	"sync"

	"tabby/internal/words"
)

// Words returns the language, the same at each call.
func Words() *words.Language { return once() }

var once = sync.OnceValue(func() *words.Language {
	return &words.Language{
		Tag:        "en",
		Name:       "English",
		Direction:  "ltr",
		Grammar:    grammar{},
		Calling:    theCalling(),
		Cards:      theCards(),
		Charts:     theCharts(),
		Common:     theCommon(),
		Computer:   theComputer(),
		Deck:       theDeck(),
		Devices:    theDevices(),
		Games:      theGames(),
		Guests:     theGuests(),
		Handover:   theHandover(),
		PlayLog:    thePlayLog(),
		Home:       theHome(),
		Kit:        theKit(),
		OwnGames:   theOwnGames(),
		Pages:      thePages(),
		Paper:      thePaper(),
		People:     thePeople(),
		Play:       thePlay(),
		Progress:   theProgress(),
		Refusals:   theRefusals(),
		Replay:     theReplay(),
		Review:     theReview(),
		Rulebook:   theRulebook(),
		Rules:      theRules(),
		Scores:     theScores(),
		Server:     theServer(),
		Settings:   theSettings(),
		Setup:      theSetup(),
		Sheet:      theSheet(),
		Shell:      theShell(),
		Start:      theStart(),
		Statistics: theStatistics(),
		Storage:    theStorage(),
		Story:      theStory(),
		Table:      theTable(),
		Terminal:   theTerminal(),
		Trophies:   theTrophies(),
		Visit:      theVisit(),
	}
})

// english is everything that is said in English, for sentences that have others within.
type english struct {
	grammar
	table
	refusals
	rules
	games
	statistics
	storage
	handovers
	devices
}

type (
	grammar    struct{}
	table      struct{}
	refusals   struct{}
	rules      struct{}
	games      struct{}
	statistics struct{}
	storage    struct{}
	handovers  struct{}
	devices    struct{}
)

var en english
