package english

import (
	"fmt"
	"strings"

	"tabby/internal/words"
)

// Version implements [words.TerminalAnswers].
func (terminal) Version(number string) string { return "Tabby " + number }

// SeveralEndings implements [words.TerminalAnswers].
func (terminal) SeveralEndings(n int, game string) string {
	title, _ := Words().Games.TwoEndings(n)
	return title + "; `tabby history choose " + game + " ENDING` chooses which one counts."
}

// GoesBy implements [words.TerminalAnswers].
func (terminal) GoesBy(ending string) string { return "This ending counts now: " + ending }

// Merged implements [words.TerminalAnswers].
func (terminal) Merged(entry, person string) string {
	return entry + " is " + person + " from now on. `tabby history merge " + entry + " --undo` parts them again."
}

// Parted implements [words.TerminalAnswers].
func (terminal) Parted(entry, person string) string {
	return entry + " and " + person + " are two again."
}

// Retired implements [words.TerminalAnswers].
func (terminal) Retired(name string) string {
	return name + " is not offered for new games any more, and stays in the statistics. `tabby history retire " + name + " --undo` takes it back."
}

// Unretired implements [words.TerminalAnswers].
func (terminal) Unretired(name string) string { return name + " is offered for new games again." }

// RetiredName implements [words.TerminalAnswers].
func (terminal) RetiredName(name string) string { return name + " (retired)" }

// Trashed implements [words.TerminalAnswers].
func (terminal) Trashed(games int) string { return en.Count(games, words.Game) + " in the trash." }

// Restored implements [words.TerminalAnswers].
func (terminal) Restored(games int) string { return en.Count(games, words.Game) + " back." }

// DeleteForGood implements [words.TerminalAnswers].
func (terminal) DeleteForGood(games int) string {
	return "Delete " + en.Count(games, words.Game) + " for good? Type yes: "
}

// CodeWidth implements [words.TerminalAnswers].
func (terminal) CodeWidth(columns int) string {
	return fmt.Sprintf("The code is whole if the window is %d columns wide. Or use this link:", columns)
}

// AllWell implements [words.TerminalAnswers].
func (terminal) AllWell(games int) string { return "All is well: " + en.Count(games, words.Game) + "." }

// Way implements [words.TerminalAnswers].
func (terminal) Way(n int, repair, way, consequence string) string {
	return fmt.Sprintf("%d  %s (--way %s).\n   %s", n, repair, way, consequence)
}

// Met implements [words.TerminalAnswers].
func (t terminal) Met(device string, came, went, refused int) string {
	text := device + ": " + t.moved(came, went) + "."
	if refused > 0 {
		text += fmt.Sprintf(" %d could not be read by one of the two; update Tabby on both.", refused)
	}
	return text
}

// Moved implements [words.TerminalAnswers].
func (t terminal) Moved(came, went int) string { return t.moved(came, went) }

// NotMet implements [words.TerminalAnswers].
func (terminal) NotMet(device, reason string) string { return device + ": " + reason }

// Forgotten implements [words.TerminalAnswers].
func (terminal) Forgotten(device string) string {
	return device + " no longer syncs with this device. The games stay on both."
}

// TimeLeft implements [words.TerminalAnswers].
func (terminal) TimeLeft(minutes int, paused bool) string {
	left := en.Count(minutes, words.Minute) + " left."
	if paused {
		return "The clock stands still with " + left
	}
	return left
}

// TakePart implements [words.TerminalAnswers].
func (terminal) TakePart(players string) string {
	return "Other devices take part in the game of " + players + ":"
}

// Addresses implements [words.TerminalAnswers].
func (terminal) Addresses(sit, score, watch, screen string) string {
	return fmt.Sprintf("  take a seat   %s\n  enter scores  %s\n  watch         %s\n  big screen    %s", sit, score, watch, screen)
}

// OrByCode implements [words.TerminalAnswers].
func (terminal) OrByCode(base, code string) string {
	return "  or open " + base + " and type " + code + ", within ten minutes; the big screen can make a new code"
}

// KeepTogether implements [words.TerminalAnswers].
func (terminal) KeepTogether(link string) string {
	return "To sync another device with this computer, open this on it:\n  " + link
}

// KeptTogether implements [words.TerminalAnswers].
func (terminal) KeptTogether(device string) string {
	return device + " syncs with this computer now."
}

// CameFrom implements [words.TerminalAnswers].
func (terminal) CameFrom(games int, device string) string {
	return en.Count(games, words.Game) + " received from " + device + "."
}

// SpaceKey implements [words.TerminalAnswers].
func (terminal) SpaceKey(space, key string) string {
	return fmt.Sprintf("The key of %s is %s\nIt is kept nowhere, so give it to the family now. They enter it at /s/%s/.", space, key, space)
}

// SpaceLimits implements [words.TerminalAnswers].
func (terminal) SpaceLimits(space string, l words.SpaceLimits) string {
	return fmt.Sprintf("%s may have %d tables open, %d devices connected and %d MB on disk, and ask %d times a second.", space, l.Tables, l.Devices, l.MB, l.Rate)
}

// SetAsideIn implements [words.TerminalAnswers].
func (terminal) SetAsideIn(folder string) string {
	return "Its games are in " + folder + ". Delete that folder when they are not wanted any more."
}

// IsServed implements [words.TerminalAnswers].
func (terminal) IsServed(address string) string { return "Tabby answers at " + address + "." }

// SpacesAt implements [words.TerminalAnswers].
func (terminal) SpacesAt(folder, address, operator string) string {
	text := "The spaces in " + folder + " are at " + address + "/s/NAME/"
	if operator != "" {
		text += "\nHealth and figures are at " + operator + "/"
	}
	return text
}

// OutOf implements [words.TerminalFigures].
func (terminal) OutOf(n, all int) string { return fmt.Sprintf("%d of %d", n, all) }

// Progress implements [words.TerminalFigures].
func (terminal) Progress(done, all int, of words.Thing) string {
	return fmt.Sprintf("%3d %%, %d of %s", 100*done/all, done, en.Count(all, of))
}

// TuneProgress implements [words.TerminalFigures].
func (terminal) TuneProgress(done, all int) string {
	return fmt.Sprintf("%3d %%, %d of %d steps", 100*done/all, done, all)
}

// Tenths implements [words.TerminalFigures].
func (terminal) Tenths(share float64) string { return fmt.Sprintf("%.1f %%", 100*share) }

// Simulated implements [words.TerminalFigures].
func (t terminal) Simulated(s words.Simulated) string {
	what := en.Count(s.Rounds, words.Round)
	if s.Games > 0 {
		what = en.Count(s.Games, words.Game) + gameLength(s) + " in " + what
	}
	discards := ""
	if s.Upcards != nil {
		discards = ", " + t.Tenths(*s.Upcards) + " of first discards"
	}
	return strings.Join([]string{
		fmt.Sprintf("%s for %d, %s players, %s, seed %d\n\n%s\n", s.Variant, s.Players, s.Level, what, s.Seed, s.Table),
		fmt.Sprintf("A round has %.1f turns and %.1f moves. It ends by a call %s, by the deck %s, without cards %s.",
			s.Turns, s.Moves, t.Tenths(s.Called), t.Tenths(s.DeckOut), t.Tenths(s.NoCards)),
		fmt.Sprintf("Dealt: %s points a card without a power, %s of hands with a power%s.", en.Decimal(s.Points, 2), t.Tenths(s.Power), discards),
		fmt.Sprintf("%.0f rounds a second on %s.", s.Speed, en.Count(s.Cores, words.Core)),
	}, "\n")
}

// gameLength says how long games are.
func gameLength(s words.Simulated) string {
	var text string
	if s.Limit > 0 {
		text += fmt.Sprintf(" to %d", s.Limit)
	}
	if s.Length > 0 {
		text += " of " + en.Count(s.Length, words.Round)
	}
	if s.Near {
		text += " from near their end"
	}
	return text
}

// Tuned implements [words.TerminalFigures].
func (terminal) Tuned(variant string, climbs, steps int, seed uint64) string {
	return fmt.Sprintf("Weights for %s, in sixteenths of a point, after %d climbs of %d steps, seed %d:", variant, climbs, steps, seed)
}

// TunedAgainst implements [words.TerminalFigures].
func (terminal) TunedAgainst(players int, won, ahead string) string {
	return fmt.Sprintf("%d players: %s of rounds against steady, %s points ahead", players, won, ahead)
}

// Worst implements [words.TerminalFigures].
func (terminal) Worst(w words.Worst) string {
	return fmt.Sprintf("%s for 2, %d deals from both seats, seed %d: what they win who know how the other plays\n\n%s\n\n"+
		"By the rules, %s wins most against sharp: %s of rounds.\nWho sees more wins at least %s: %s.",
		w.Variant, w.Deals, w.Seed, w.Table, w.Fair, w.FairWins, w.SeerWins, w.Seer)
}

// Tiny implements [words.TerminalFigures].
func (terminal) Tiny(t words.Tiny) string {
	return fmt.Sprintf("%s made tiny: two players with two cards each, the cards %s, at most %s, seed %d\n"+
		"%d deals, %d information sets. What a best response wins from a player in a round:\n\n%s\n\n"+
		"Points have 4 more for a round won and 4 less for one lost.",
		t.Variant, t.Cards, en.Count(t.Turns, words.Turn), t.Seed, t.Deals, t.Sets, t.Table)
}

// Solving implements [words.TerminalFigures].
func (terminal) Solving(iterations int, times float64) string {
	return fmt.Sprintf("%d iterations: a best response wins %s times as much as it may", iterations, en.Decimal(times, 1))
}
