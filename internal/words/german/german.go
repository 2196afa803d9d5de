// Package german is what Tabby says in German, to people who say "du" to one another. The command
// line speaks English alone.
package german

import (
	"sync"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Words returns the language, the same at each call.
func Words() *words.Language { return once() }

var once = sync.OnceValue(func() *words.Language {
	return &words.Language{
		Tag:        "de",
		Name:       "Deutsch",
		Direction:  "ltr",
		Grammar:    theGrammar,
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
		Trophies:   theTrophies(),
		Visit:      theVisit(),
	}
})

// german is everything that is said in German, for sentences that have others within.
type german struct {
	*grammar.Grammar
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
	table      struct{}
	refusals   struct{}
	rules      struct{}
	games      struct{}
	statistics struct{}
	storage    struct{}
	handovers  struct{}
	devices    struct{}
)

var de = german{Grammar: theGrammar}
