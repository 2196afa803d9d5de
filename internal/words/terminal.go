package words

// Terminal is what commands answer people.
type Terminal struct {
	TerminalSentences

	// NoWindow is why Tabby serves browsers instead.
	NoWindow string
	// NoDisplay is why no window opens, and what else works.
	NoDisplay string
	// HowToRepair says which command brings back what is damaged.
	HowToRepair string

	// On the sheet of a game.
	DealtBy                                 string
	NoGames, NoGamesLikeThat                string // in the place of a list
	GameNoted, NightNoted                   string
	NothingToRepair, WhichWay, WayNotChosen string
	NoBackupToPutBack, TrashStays           string
	BothOutOfNotes, PlaceNeedsNight         string
	MergeWhom, TrashWhat, CompareWhat       string
	NightFormats                            string

	// Of a device that is kept together with this one.
	NotAnyMore, ComesHere, NoOtherDevice string

	// Heads of columns.
	EndingHead   string
	GamesHead    [3]string // game, begun, players
	NightsHead   [4]string // evening, games, place, note
	BackupsHead  [2]string // backup, bytes
	DevicesHead  [4]string // device, last met, then, where
	PeopleHead   [10]string
	CallsHead    [6]string
	AheadOf      string
	SpacesHead   [7]string
	SeatHead     string // of players who keep their seats
	PlayerHead   string // of those who change them
	PointsHead   [4]string
	PairedHead   [2]string
	WorstHead    [5]string // responder, won and ahead against steady, the same against sharp
	TinyHead     [3]string // player; what a best response wins in points and in rounds
	Solution     string    // of a tiny round
	GamesWonHead string

	// What `serve` says.
	NoPages, TabbyIsAt                         string
	ForThisComputer, OnNoNetwork, ForNetwork   string
	GamesInBrowser, AddressIsKey, ForOneDevice string
	NoGameRuns                                 string
	WhichOfNATS, TogetherOrNATS                string
	TogetherOrSpaces, SpacesAlone              string
	AskNATS                                    string

	LimitTooLow string // of a space
}

// TerminalSentences is what commands answer people.
type TerminalSentences interface {
	TerminalMistakes
	TerminalAnswers
	TerminalFigures
}

// TerminalMistakes is why a command does nothing.
type TerminalMistakes interface {
	// WrongCall adds to a reason where help is.
	WrongCall(reason string) string
	// Failed begins what goes to the output for errors.
	Failed(reason string) string
	NoVariant(name string, ids []string) string
	// NoLanguage says that Tabby does not speak a language, and which it does, by their tags.
	NoLanguage(tag string, tags []string) string
	NoDay(text string) string
	NoEnding(text string) string
	NoGame(prefix string) string
	ManyGames(n int, prefix string) string
	NobodyCalled(name string) string
	SamePerson(entry, person string) string
	NoEntry(name string) string
	NoEndingOf(game, sum string) string
	BeforeFrom(to, from string) string
	NoBackup(folder string) string
	OwnFile(path string) string
	FileThere(path string) string
	// NotWritten has the reason in its middle.
	NotWritten(path, reason string) string
	NoGameOn(day string) string
	NoFormat(path string) string
	NoDevice(name string) string
	// LongLine returns how long a line may be.
	LongLine(mebibytes int) string
	AtLine(n int, reason string) string
	NotBegun(reason string) string
	RulesSayNothing(query string) string
	NoCase(reason string) string
	NoPort(port uint16, reason, open string, free uint16) string
	NoOperator(reason string) string
	NotServed(address string) string
	SetAside(game, reason string) string
	RoundsRange(most, got int) string
	LimitRange(most, got int) string
	LengthRange(most, got int) string
	WorldsRange(most, got int) string
	TuneRange(most, got int) string
	TinyRange(most, got int) string
	LevelCount(got, want int) string
	NoLevel(name string, levels []string) string
	BackupIsForFile(space string) string
}

// TerminalAnswers is what commands did, or ask.
type TerminalAnswers interface {
	// Version returns which Tabby this is: "Tabby 1.2.3".
	Version(number string) string
	// SeveralEndings says so of a game, and which command chooses one.
	SeveralEndings(n int, game string) string
	GoesBy(ending string) string
	Merged(entry, person string) string
	Parted(entry, person string) string
	Retired(name string) string
	Unretired(name string) string
	Trashed(games int) string
	Restored(games int) string
	DeleteForGood(games int) string
	// CodeWidth says how wide a terminal has to be for a code, before its link.
	CodeWidth(columns int) string
	AllWell(games int) string
	// Way is a way to repair, by its number, and what comes of it.
	Way(n int, repair, way, consequence string) string
	// Met returns what came of a meeting of devices.
	Met(device string, came, went, refused int) string
	NotMet(device, reason string) string
	// Moved returns how many games came and went.
	Moved(came, went int) string
	Forgotten(device string) string
	// TimeLeft returns how much time is left in a timed game, in minutes.
	TimeLeft(minutes int, paused bool) string
	TakePart(players string) string
	// Addresses are those of a table, one a line.
	Addresses(sit, score, watch, screen string) string
	// OrByCode says where the code of a table can be typed, for ten minutes.
	OrByCode(base, code string) string
	KeepTogether(link string) string
	KeptTogether(device string) string
	CameFrom(games int, device string) string
	SpaceKey(space, key string) string
	SpaceLimits(space string, l SpaceLimits) string
	SetAsideIn(folder string) string
	SpacesAt(folder, address, operator string) string
	IsServed(address string) string
	RetiredName(name string) string
}

// TerminalFigures is what a simulation and statistics say in numbers.
type TerminalFigures interface {
	// OutOf returns a part of a number: "3 of 7".
	OutOf(n, all int) string
	// Progress returns how much of a simulation is done.
	Progress(done, all int, of Thing) string
	TuneProgress(done, all int) string
	// Tenths returns a share in tenths of a percent.
	Tenths(share float64) string
	Simulated(s Simulated) string
	Tuned(variant string, climbs, steps int, seed uint64) string
	TunedAgainst(players int, won, ahead string) string
	Worst(w Worst) string
	Tiny(t Tiny) string
	// Solving returns how much more a best response wins from a solution than it may.
	Solving(iterations int, times float64) string
}

// Worst is what responders win who know whom they respond to.
type Worst struct {
	Variant        string
	Deals          int
	Seed           uint64
	Table          string // of the responders
	Fair, FairWins string // the one by the rules who wins most against sharp, and what
	Seer, SeerWins string // who sees more, and wins least of these
}

// Tiny is a round that was made tiny and solved.
type Tiny struct {
	Variant            string
	Cards              string // their codes
	Turns, Deals, Sets int
	Seed               uint64
	Table              string // of the players
}

// SpaceLimits is how much a space may use.
type SpaceLimits struct {
	Tables, Devices, Rate int
	MB                    int64
}

// Simulated is what rounds come to that were played by the thousand. Shares are from 0 to 1.
type Simulated struct {
	Variant, Level string
	Players        int
	Limit, Length  int  // points or rounds at which a game ends, or 0; both are 0 for single rounds
	Near           bool // games begin with their last round
	Games, Rounds  int
	Seed           uint64
	Table          string // of the players

	Turns, Moves, Called, DeckOut, NoCards float64
	Points, Power                          float64
	Upcards                                *float64 // nil where no card is turned up first
	Speed                                  float64
	Cores                                  int
}
