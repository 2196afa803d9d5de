package english

import (
	"fmt"

	"tabby/internal/words"
)

func theTerminal() words.Terminal {
	return words.Terminal{
		NoWindow:    "No window can open here, so Tabby serves browsers instead.",
		NoDisplay:   "no window can open here, for lack of a display or because this Tabby has none; `tabby serve` opens it in a browser, and `tabby help` lists what else works",
		HowToRepair: "`tabby history repair` says what can be brought back.",

		DealtBy: "dealt by",
		NoGames: "No games yet.", NoGamesLikeThat: "No games like that.",
		GameNoted: "The note on the game is saved.", NightNoted: "The note on the day is saved.",
		NothingToRepair:   "All is well; there is nothing to repair.",
		WhichWay:          "\nType the number of a way; anything else changes nothing: ",
		WayNotChosen:      "nothing was changed",
		NoBackupToPutBack: "there is no backup to put back; nothing was changed",
		TrashStays:        "the trash stays as it is",
		BothOutOfNotes:    "give a note, or --place; an empty one takes it off",
		PlaceNeedsNight:   "a place is noted for a day: give the day, such as 2006-01-02",
		MergeWhom:         "name the entry and the person it is another entry of, or an entry and --undo",
		TrashWhat:         "name the games, or give --empty alone",
		CompareWhat:       "--compare wants the names of two games",
		NightFormats:      "a night is written as .pdf, .png, .csv or .jsonl",

		NotAnyMore: "no longer synced", ComesHere: "it comes here",
		NoOtherDevice: "this computer syncs with no other device; give the link that one shows: in its settings, or by `tabby serve --lan --together`",

		EndingHead:   "ending",
		GamesHead:    [3]string{"game", "begun", "players"},
		NightsHead:   [4]string{"day", "games", "place", "note"},
		BackupsHead:  [2]string{"backup", "bytes"},
		DevicesHead:  [4]string{"device", "last synced", "then", "where"},
		PeopleHead:   [10]string{"games", "won", "share", "place", "round", "total", "best", "worst", "streak", "rating"},
		CallsHead:    [6]string{"calls", "right", "hand", "escape", "came back", "left"},
		AheadOf:      "ahead of",
		SpacesHead:   [7]string{"space", "in logs", "MB", "of", "tables", "devices", "requests/s"},
		SeatHead:     "seat",
		PlayerHead:   "player",
		PointsHead:   [4]string{"points", "spread", "wins", "calls"},
		PairedHead:   [2]string{"won", "ahead"},
		WorstHead:    [5]string{"who", "against steady", "ahead", "against sharp", "ahead"},
		TinyHead:     [3]string{"player", "points", "rounds won"},
		Solution:     "solution",
		GamesWonHead: "games",

		NoPages:          "this Tabby was built without its pages for browsers; `make build` adds them",
		TabbyIsAt:        "Tabby is at",
		ForThisComputer:  "for browsers on this computer. `tabby serve --lan` lets phones on the same network in.",
		OnNoNetwork:      "for browsers on this computer only: it is on no network.",
		ForNetwork:       "for browsers on this network. This computer has to stay on while they play.",
		GamesInBrowser:   "Games are kept in the browser that plays them. Ctrl+C ends this.",
		AddressIsKey:     "Each address is a key: give it to the people at the table only. Ctrl+C ends this; the games go on when they are served again.",
		ForOneDevice:     "It is for one device, and for ten minutes. Enter shows another.",
		NoGameRuns:       "no game is running; begin one with --new, or in the window",
		WhichOfNATS:      "--nats says where games are; say with --game, --new or --running which of them are served",
		TogetherOrNATS:   "--together syncs the games of this computer, and with --nats there are none; use one of them",
		TogetherOrSpaces: "--together is about the games of this computer, and --spaces about those of others; serve them apart",
		SpacesAlone:      "--spaces serves games of families, and no others; leave --game, --new, --running, --together and --nats out",
		AskNATS:          "--nats-monitor http://HOST:8222, once for each NATS server, asks them",

		LimitTooLow: "a limit is 1 or more",
	}
}

type terminal struct{ moved func(came, went int) string }

// WrongCall implements [words.TerminalMistakes].
func (terminal) WrongCall(reason string) string {
	return reason + " (`tabby help` lists what there is)"
}

// Failed implements [words.TerminalMistakes].
func (terminal) Failed(reason string) string { return "tabby: " + reason }

// NoLanguage implements [words.TerminalMistakes].
func (terminal) NoLanguage(tag string, tags []string) string {
	return fmt.Sprintf("Tabby does not speak %q, but %s", tag, en.Joined(tags))
}

// NoVariant implements [words.TerminalMistakes].
func (terminal) NoVariant(name string, ids []string) string {
	return fmt.Sprintf("there is no variant %q; there are %s", name, en.Joined(ids))
}

// NoDay implements [words.TerminalMistakes].
func (terminal) NoDay(text string) string {
	return fmt.Sprintf("a day is written as 2006-01-02, not %q", text)
}

// NoEnding implements [words.TerminalMistakes].
func (terminal) NoEnding(text string) string {
	return fmt.Sprintf("no game ends by %q; there are rounds, time, elimination and threshold", text)
}

// NoGame implements [words.TerminalMistakes].
func (terminal) NoGame(prefix string) string {
	return fmt.Sprintf("there is no game %q; `tabby history list` lists them", prefix)
}

// ManyGames implements [words.TerminalMistakes].
func (terminal) ManyGames(n int, prefix string) string {
	return fmt.Sprintf("%d games begin with %q; give more of the id", n, prefix)
}

// NobodyCalled implements [words.TerminalMistakes].
func (terminal) NobodyCalled(name string) string { return fmt.Sprintf("nobody is called %q", name) }

// SamePerson implements [words.TerminalMistakes].
func (terminal) SamePerson(entry, person string) string { return entry + " is " + person + " already" }

// NoEntry implements [words.TerminalMistakes].
func (terminal) NoEntry(name string) string {
	return fmt.Sprintf("%q is no entry of another person", name)
}

// NoEndingOf implements [words.TerminalMistakes].
func (terminal) NoEndingOf(game, sum string) string {
	return fmt.Sprintf("the game has no ending %q; `tabby history show %s` names them", sum, game)
}

// BeforeFrom implements [words.TerminalMistakes].
func (terminal) BeforeFrom(to, from string) string {
	return fmt.Sprintf("--to is %s, which is before --from, %s", to, from)
}

// NoBackup implements [words.TerminalMistakes].
func (terminal) NoBackup(folder string) string { return "there is no backup in " + folder }

// OwnFile implements [words.TerminalMistakes].
func (terminal) OwnFile(path string) string {
	return path + " belongs to the history itself; choose another file"
}

// FileThere implements [words.TerminalMistakes].
func (terminal) FileThere(path string) string {
	return path + " is there already; choose another file, or give --force to replace it"
}

// NotWritten implements [words.TerminalMistakes].
func (terminal) NotWritten(path, reason string) string {
	return fmt.Sprintf("%s cannot be written: %s; choose another place, or make room there", path, reason)
}

// NoGameOn implements [words.TerminalMistakes].
func (terminal) NoGameOn(day string) string { return "there is no game on " + day }

// NoFormat implements [words.TerminalMistakes].
func (terminal) NoFormat(path string) string {
	return path + " is neither .pdf nor .png nor .svg nor .csv nor .jsonl"
}

// NoDevice implements [words.TerminalMistakes].
func (terminal) NoDevice(name string) string {
	return fmt.Sprintf("no device is called %q; `tabby history together --list` lists them", name)
}

// LongLine implements [words.TerminalMistakes].
func (terminal) LongLine(mebibytes int) string {
	return fmt.Sprintf("a line may have %d MiB", mebibytes)
}

// AtLine implements [words.TerminalMistakes].
func (terminal) AtLine(n int, reason string) string { return fmt.Sprintf("line %d: %s", n, reason) }

// NotBegun implements [words.TerminalMistakes].
func (terminal) NotBegun(reason string) string { return "no game has begun: " + reason }

// RulesSayNothing implements [words.TerminalMistakes].
func (terminal) RulesSayNothing(query string) string {
	return fmt.Sprintf("the rule book says nothing about %q; `tabby rules` without words is the whole book", words.Short(query))
}

// NoCase implements [words.TerminalMistakes].
func (terminal) NoCase(reason string) string { return "this is not a case: " + reason }

// NotServed implements [words.TerminalMistakes].
func (terminal) NotServed(address string) string { return "no Tabby answers at " + address }

// NoPort implements [words.TerminalMistakes].
func (terminal) NoPort(port uint16, reason, open string, free uint16) string {
	return fmt.Sprintf("port %d cannot be used (%s); if Tabby is served there already, open %s, or take another port: tabby serve --port %d", port, reason, open, free)
}

// NoOperator implements [words.TerminalMistakes].
func (terminal) NoOperator(reason string) string {
	return "the operator's address cannot be used: " + reason
}

// SetAside implements [words.TerminalMistakes].
func (terminal) SetAside(game, reason string) string {
	return fmt.Sprintf("game %s is set aside, and all others go on: %s", game, reason)
}

// RoundsRange implements [words.TerminalMistakes].
func (terminal) RoundsRange(most, got int) string {
	return fmt.Sprintf("--rounds is 1 to %d, not %d", most, got)
}

// LimitRange implements [words.TerminalMistakes].
func (terminal) LimitRange(most, got int) string {
	return fmt.Sprintf("--limit is 1 to %d, or 0 for single rounds, not %d", most, got)
}

// LengthRange implements [words.TerminalMistakes].
func (terminal) LengthRange(most, got int) string {
	return fmt.Sprintf("--length is 1 to %d, or 0 for no such end, not %d", most, got)
}

// WorldsRange implements [words.TerminalMistakes].
func (terminal) WorldsRange(most, got int) string {
	return fmt.Sprintf("--worlds is 1 to %d, or 0 for as many as at the table, not %d", most, got)
}

// TuneRange implements [words.TerminalMistakes].
func (terminal) TuneRange(most, got int) string {
	return fmt.Sprintf("--tune is 1 to %d, or 0 to play, not %d", most, got)
}

// TinyRange implements [words.TerminalMistakes].
func (terminal) TinyRange(most, got int) string {
	return fmt.Sprintf("--tiny is 1 to %d, or 0 to play, not %d", most, got)
}

// LevelCount implements [words.TerminalMistakes].
func (terminal) LevelCount(got, want int) string {
	return fmt.Sprintf("--level names %d players, want 1 or %d", got, want)
}

// NoLevel implements [words.TerminalMistakes].
func (terminal) NoLevel(name string, levels []string) string {
	return fmt.Sprintf("there is no level %q; there are %s", name, en.Joined(levels))
}

// BackupIsForFile implements [words.TerminalMistakes].
func (terminal) BackupIsForFile(space string) string {
	return "a backup is for a file: tabby space backup " + space + " > " + space + ".jsonl.gz"
}
