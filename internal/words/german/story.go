package german

import (
	"fmt"
	"strings"

	"tabby/internal/words"
)

func theStory() words.Story {
	return words.Story{StorySentences: story{}, Provisional: "Das kann sich noch ändern: Es fehlen Punkte.", Headlines: headlines{}}
}

type story struct{}

// after says after how many rounds, if they are known.
func after(rounds int) string {
	if rounds == 0 {
		return ""
	}
	return " nach " + de.Count(rounds, words.Round)
}

// GoesOn implements [words.StorySentences].
func (story) GoesOn(rounds int) string { return "Das Spiel geht weiter" + after(rounds) + "." }

// NobodyWon implements [words.StorySentences].
func (story) NobodyWon(rounds int) string { return "Niemand hat gewonnen" + after(rounds) + "." }

// Shared implements [words.StorySentences].
func (story) Shared(names []string, total, rounds int) string {
	return fmt.Sprintf("%s gewinnen gemeinsam mit %s%s.", de.Joined(names), de.Figure(total), after(rounds))
}

// WonExtra implements [words.StorySentences].
func (story) WonExtra(name string, rounds int) string {
	return name + " hat" + after(rounds) + " und einer Extrarunde gewonnen."
}

// Won implements [words.StorySentences].
func (story) Won(name string, total, rounds int) string {
	return fmt.Sprintf("%s hat mit %s%s gewonnen.", name, de.Figure(total), after(rounds))
}

// WonAhead implements [words.StorySentences].
func (story) WonAhead(name string, total, rounds int, next words.Lag) string {
	return fmt.Sprintf("%s hat mit %s%s gewonnen, %s vor %s.", name, de.Figure(total), after(rounds), de.Count(next.Points, words.Point), next.Name)
}

// CameBack implements [words.StorySentences].
func (story) CameBack(name string, total int, behind words.Lag) string {
	return fmt.Sprintf("%s war bei %s und hat aufgeholt: Nach Runde %d fehlten noch %s.", name, de.Figure(total), behind.Round, de.Count(behind.Points, words.Point))
}

// WonFromBehind implements [words.StorySentences].
func (story) WonFromBehind(name string, behind words.Lag) string {
	return fmt.Sprintf("%s lag nach Runde %d %s zurück und hat trotzdem gewonnen.", name, behind.Round, de.Count(behind.Points, words.Point))
}

// StayedUnder implements [words.StorySentences].
func (story) StayedUnder(name string, round, spare int) string {
	left := "genau darauf"
	if spare > 0 {
		left = "nur " + de.Count(spare, words.Point) + " darunter"
	}
	return fmt.Sprintf("In Runde %d blieb %s gerade noch drin: %s.", round, name, left)
}

// FellBack implements [words.StorySentences].
func (story) FellBack(falls []words.Fall) string {
	var all []string
	for _, f := range falls {
		all = append(all, fmt.Sprintf("%s hatte in Runde %d genau %s und fiel zurück auf %s", f.Name, f.Round, de.Figure(f.From), de.Figure(f.To)))
	}
	return strings.Join(all, "; ") + "."
}

// WentOut implements [words.StorySentences].
func (story) WentOut(exits []words.Exit) string {
	var all []string
	for _, e := range exits {
		all = append(all, fmt.Sprintf("%s in Runde %d", de.Joined(e.Names), e.Round))
	}
	return "Raus: " + strings.Join(all, ", ") + "."
}

// Calls implements [words.StorySentences].
func (story) Calls(calls []words.Calls) string {
	var all []string
	for _, c := range calls {
		all = append(all, fmt.Sprintf("%s hat %s angesagt, %s", c.Name, times(c.Called), rightly(c.Called, c.Right)))
	}
	return strings.Join(all, "; ") + "."
}

// rightly returns how often calls were right.
func rightly(called, right int) string {
	switch right {
	case 0:
		return "falsch"
	case called:
		return "richtig"
	}
	return "davon " + times(right) + " richtig"
}

// times returns a number of times; n is at least 1.
func times(n int) string {
	switch n {
	case 1:
		return "einmal"
	case 2:
		return "zweimal"
	}
	return de.Number(n) + "mal"
}

// Extremes implements [words.StorySentences].
func (story) Extremes(lowest, highest words.Scored) string {
	return fmt.Sprintf("Die niedrigste Runde: %s von %s, die höchste: %s von %s.", de.Figure(lowest.Points), de.Joined(lowest.Names), de.Figure(highest.Points), de.Joined(highest.Names))
}

// LeftEarly implements [words.StorySentences].
func (story) LeftEarly(names []string) string {
	return "Vor dem Ende gegangen: " + de.Joined(names) + "."
}

// AlwaysAhead implements [words.StorySentences].
func (story) AlwaysAhead(name string) string {
	return name + " lag von der ersten bis zur letzten Runde vorn."
}

// AheadAtLast implements [words.StorySentences].
func (story) AheadAtLast(name string) string {
	return name + " ging erst in der allerletzten Runde in Führung."
}

// AheadSince implements [words.StorySentences].
func (story) AheadSince(name string, round int) string {
	return fmt.Sprintf("%s ging in Runde %d in Führung und blieb vorn.", name, round)
}
