// Package english is what Tabby says in English.
//
// It is words alone. How they are put together is the same in every language, and stands in
// packages grammar and sentence.
package english

import (
	"sync"

	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

// Words returns the language, the same at each call.
func Words() *words.Language { return once() }

var once = sync.OnceValue(func() *words.Language {
	l := sentence.Speaker{Grammar: en, Language: &words.Language{}}
	*l.Language = words.Language{
		Tag:        "en",
		Grammar:    en,
		Calling:    theCalling(),
		Cards:      theCards(),
		Charts:     theCharts(),
		Common:     theCommon(),
		Computer:   theComputer(),
		Deck:       theDeck(),
		Devices:    theDevices(l),
		Games:      theGames(l),
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
		Refusals:   theRefusals(l),
		Replay:     theReplay(),
		Review:     theReview(),
		Rulebook:   theRulebook(),
		Rules:      theRules(l),
		Scores:     theScores(l),
		Server:     theServer(),
		Settings:   theSettings(),
		Setup:      theSetup(),
		Sheet:      theSheet(l),
		Shell:      theShell(),
		Start:      theStart(),
		Statistics: theStatistics(),
		Storage:    theStorage(),
		Story:      theStory(),
		Table:      theTable(l),
		Terminal:   theTerminal(l),
		Trophies:   theTrophies(),
		Visit:      theVisit(),
	}
	return l.Language
})

type (
	statistics struct{}
	storage    struct{}
	handovers  struct{}
)
