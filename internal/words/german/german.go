// Package german is what Tabby says in German, to people who say "du" to one another. The command
// line speaks English alone.
package german

import (
	"sync"

	"tabby/internal/words"
	"tabby/internal/words/english"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

// Words returns the language, the same at each call.
func Words() *words.Language { return once() }

var once = sync.OnceValue(func() *words.Language {
	l := sentence.Speaker{Grammar: theGrammar, Language: &words.Language{}}
	*l.Language = words.Language{
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
		Terminal:   english.Words().Terminal, // the command line speaks English
		Trophies:   theTrophies(),
		Visit:      theVisit(),
	}
	speak(l)
	return l.Language
})

// speak gives the language the sentences that are put together from its words.
func speak(l sentence.Speaker) {
	l.Language.Deck.DeckSentences = deck{sentence.Deck{Speaker: l}}
	l.Language.Devices.DevicesSentences = devices{sentence.Devices{Speaker: l, Words: &devicesWords}}
	l.Language.Games.GamesSentences = sentence.Games{Speaker: l, Table: &tableWords, Words: &gamesWords}
	l.Language.Play.PlaySentences = play{sentence.Play{Speaker: l, Words: &playWords}}
	l.Language.Progress.ProgressSentences = sentence.Progress{Speaker: l, Doings: doings, Of: "{done} von {all}"}
	l.Language.Refusals.RefusalsSentences = sentence.Refusals{Speaker: l, Words: &refusalsWords}
	l.Language.Rules.RulesSentences = rules{sentence.Rules{Speaker: l, Words: &rulesWords}}
	l.Language.Scores.ScoresSentences = sentence.Scores{Speaker: l, Words: &scoresWords}
	l.Language.Sheet.SheetSentences = sentence.Sheet{Speaker: l, Words: &sheetWords}
	l.Language.Statistics.StatisticsSentences = statistics{sentence.Statistics{Speaker: l, Words: &statisticsWords}}
	l.Language.Storage.StorageSentences = storage{sentence.Storage{Speaker: l, Words: &storageWords}}
	l.Language.Table.TableSentences = sentence.Table{Speaker: l, Words: &tableWords}
}

// german is everything that is said in German, for sentences that have others within.
type german struct {
	*grammar.Grammar
	handovers
}

type handovers struct{}

var de = german{Grammar: theGrammar}
