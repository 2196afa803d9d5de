// Package german is what Tabby says in German, to people who say "du" to one another. The command
// line speaks English alone.
package german

import (
	"sync"

	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

// Words returns the language, the same at each call.
func Words() *words.Language { return once() }

var once = sync.OnceValue(func() *words.Language {
	l := sentence.Speaker{Grammar: de, Language: &words.Language{}}
	*l.Language = words.Language{
		Tag:        "de",
		Name:       "Deutsch",
		Direction:  "ltr",
		Grammar:    de,
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
	l.Speak(says())
	return l.Language
})

// says is what German says in sentences.
func says() sentence.Words {
	return sentence.Words{
		Calling:    &callingWords,
		Computer:   &computerWords,
		Deck:       &deckWords,
		Devices:    &devicesWords,
		Games:      &gamesWords,
		Guests:     &guestsWords,
		Handover:   &handoverWords,
		Home:       &homeWords,
		OwnGames:   &ownGamesWords,
		Pages:      &pagesWords,
		Paper:      &paperWords,
		People:     &peopleWords,
		Play:       &playWords,
		Refusals:   &refusalsWords,
		Review:     &reviewWords,
		Rulebook:   &rulebookWords,
		Rules:      &rulesWords,
		Scores:     &scoresWords,
		Server:     &serverWords,
		Settings:   &settingsWords,
		Setup:      &setupWords,
		Sheet:      &sheetWords,
		Shell:      &shellWords,
		Statistics: &statisticsWords,
		Storage:    &storageWords,
		Story:      &storyWords,
		Table:      &tableWords,
		Trophies:   &trophiesWords,
		Visit:      &visitWords,

		Cards:   &cardWords,
		Turning: &turningWords, Headlines: &headlinesWords,
		Doings: doings, Done: "{done} von {all}",
		Shapes: shapes,
	}
}
