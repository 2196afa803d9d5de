package sentence

import (
	"tabby/history"
	"tabby/internal/words/grammar"
)

// Words are what a language says in sentences, room by room.
type Words struct {
	Calling    *CallingWords
	Computer   *ComputerWords
	Deck       *DeckWords
	Devices    *DevicesWords
	Games      *GamesWords
	Guests     *GuestsWords
	Handover   *HandoverWords
	Home       *HomeWords
	OwnGames   *OwnGamesWords
	Pages      *PagesWords
	Paper      *PaperWords
	People     *PeopleWords
	Play       *PlayWords
	Refusals   *RefusalsWords
	Review     *ReviewWords
	Rulebook   *RulebookWords
	Rules      *RulesWords
	Scores     *ScoresWords
	Server     *ServerWords
	Settings   *SettingsWords
	Setup      *SetupWords
	Sheet      *SheetWords
	Shell      *ShellWords
	Statistics *StatisticsWords
	Storage    *StorageWords
	Story      *StoryWords
	Table      *TableWords
	Trophies   *TrophiesWords
	Visit      *VisitWords

	Cards              *CardWords
	Turning, Headlines *TurningWords            // what turned a game, in a story and as a headline
	Doings             map[history.Doing]string // what takes a while
	Done               grammar.Pattern          // how far it is: {done} of {all}
	Shapes             []string                 // of badges
}

// Speak gives the language its sentences, which are put together from its words.
func (l Speaker) Speak(w Words) {
	s := l.Language
	s.Calling.CallingSentences = Calling{l, w.Calling, &w.Deck.Often}
	s.Computer.ComputerSentences = Computer{l, w.Computer}
	s.Deck.DeckSentences = Deck{l, w.Deck, w.Cards}
	s.Devices.DevicesSentences = Devices{l, w.Devices}
	s.Games.GamesSentences = Games{l, w.Table, w.Games}
	s.Guests.GuestsSentences = Guests{l, w.Guests}
	s.Handover.HandoverSentences = Handover{l, w.Handover}
	s.Home.HomeSentences = Home{l, w.Home}
	s.Kit.KitSentences = Kit{l, w.Shapes}
	s.OwnGames.OwnGamesSentences = OwnGames{l, w.OwnGames}
	s.Pages.PagesSentences = Pages{l, w.Pages}
	s.Paper.PaperSentences = Paper{l, w.Paper}
	s.People.PeopleSentences = People{w.People}
	s.Play.PlaySentences = Play{l, w.Play, w.Cards}
	s.Progress.ProgressSentences = Progress{l, w.Doings, w.Done}
	s.Refusals.RefusalsSentences = Refusals{l, w.Refusals}
	s.Review.ReviewSentences = Review{l, w.Review, w.Cards}
	s.Rulebook.RulebookSentences = Rulebook{l, w.Rulebook}
	s.Rules.RulesSentences = Rules{l, w.Rules, w.Cards}
	s.Scores.ScoresSentences = Scores{l, w.Scores}
	s.Server.ServerSentences = Server{l, w.Server}
	s.Settings.SettingsSentences = Settings{l, w.Settings}
	s.Setup.SetupSentences = Setup{l, w.Setup}
	s.Sheet.SheetSentences = Sheet{l, w.Sheet}
	s.Shell.ShellSentences = Shell{l, w.Shell}
	s.Statistics.StatisticsSentences = Statistics{l, w.Statistics}
	s.Storage.StorageSentences = Storage{l, w.Storage}
	s.Story.Headlines = Turning{l, w.Headlines}
	s.Story.StorySentences = Story{Turning{l, w.Turning}, w.Story}
	s.Table.TableSentences = Table{l, w.Table}
	s.Trophies.TrophySentences = Trophies{l, w.Trophies}
	s.Visit.VisitSentences = Visit{l, w.Visit}
}
