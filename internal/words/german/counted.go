package german

import (
	"strings"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/words"
)

// Counted returns how much was counted: "283 Spiele, 2311 Runden."
func (statistics) Counted(r stats.Report) string {
	return de.Count(r.Games, words.Game) + ", " + de.Count(r.Rounds, words.Round) + "."
}

// Uncounted returns which games that were asked for do not count: "Nicht gezählt: 2
// Spiele noch nicht zu Ende und 1 Spiel ausgelassen." It is "" if all do.
func (statistics) Uncounted(r stats.Report, asked stats.Query) string {
	if asked.Coached == stats.Along {
		r.Coached = 0 // they count
	}
	not := gamesOf(counted{r.Provisional, "mit fehlenden Punkten"}, counted{r.LeftOut, "ausgelassen"}, counted{r.Coached, "mit Coach gespielt"})
	if r.Unfinished > 0 {
		not = append([]string{de.Count(r.Unfinished, words.Game) + " noch nicht zu Ende"}, not...)
	}
	if not == nil {
		return ""
	}
	return "Nicht gezählt: " + de.Joined(not) + "."
}

// Imported returns what an import brought: "300 neue Spiele. 2 Spiele schon hier." Of one
// that brought something, but no game, it says what: "1 Notiz importiert."
func (games) Imported(i history.Imported) string {
	var others []string
	if i.People > 0 {
		others = append(others, de.Count(i.People, words.Player)+" importiert")
	}
	if i.Marks > 0 {
		others = append(others, de.Count(i.Marks, words.Note)+" importiert")
	}
	if i.Games+i.Known > 0 || len(others) == 0 {
		others = []string{de.Count(i.Games, words.NewGame)}
	}
	return strings.Join(append(others, gamesOf(
		counted{i.Grown, "weitergespielt"},
		counted{i.Known, "schon hier"},
		counted{i.Back, "hier gelöscht, jetzt im Papierkorb"},
		counted{i.Gone, "ausgelassen, hier gelöscht"},
		counted{i.Left, "ausgelassen: Tabby führt so ein Spiel nicht, oder es hat nicht für alle Punkte"},
		counted{len(i.Parted), "dort anders weitergespielt; jedes Ende bleibt"},
		counted{len(i.Differ), "dort anders weitergespielt, hier unverändert"},
	)...), ". ") + "."
}

// counted is a number of games of a kind.
type counted struct {
	n    int
	kind string
}

// gamesOf returns the games of each kind in words, without kinds of no game.
func gamesOf(all ...counted) []string {
	var texts []string
	for _, g := range all {
		if g.n > 0 {
			texts = append(texts, de.Count(g.n, words.Game)+" "+g.kind)
		}
	}
	return texts
}
