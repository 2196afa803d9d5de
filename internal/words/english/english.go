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
		Name:       "English",
		Direction:  "ltr",
		Grammar:    en,
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
		Terminal:   theTerminal(),
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
	l.Language.Progress.ProgressSentences = sentence.Progress{Speaker: l, Doings: doings, Of: "{done} of {all}"}
	l.Language.Refusals.RefusalsSentences = sentence.Refusals{Speaker: l, Words: &refusalsWords}
	l.Language.Rules.RulesSentences = rules{sentence.Rules{Speaker: l, Words: &rulesWords}}
	l.Language.Scores.ScoresSentences = sentence.Scores{Speaker: l, Words: &scoresWords}
	l.Language.Sheet.SheetSentences = sentence.Sheet{Speaker: l, Words: &sheetWords}
	l.Language.Statistics.StatisticsSentences = statistics{sentence.Statistics{Speaker: l, Words: &statisticsWords}}
	l.Language.Storage.StorageSentences = storage{sentence.Storage{Speaker: l, Words: &storageWords}}
	l.Language.Table.TableSentences = sentence.Table{Speaker: l, Words: &tableWords}
	l.Language.Terminal.TerminalSentences = terminal{sentence.Devices{Speaker: l, Words: &devicesWords}.Moved}
}

type handovers struct{}
