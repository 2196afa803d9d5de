package words

import (
	"tabby/history"
	"tabby/internal/words/message"
)

// number is a number of things of a kind.
type number struct {
	n  int
	of message.Message
}

// numbers returns what there is some of, each as it is said.
func (l speaker) numbers(all ...number) []string {
	var said []string
	for _, one := range all {
		if one.n > 0 {
			said = append(said, one.of.With("n", one.n))
		}
	}
	return said
}

// Imported returns what an import brought: "300 new games. 2 games already here." Of one
// that brought something, but no game, it says what: "1 note came in."
func (g Games) Imported(i history.Imported) string {
	w := g.Words
	first := g.numbers(number{i.People, w.People}, number{i.Marks, w.Notes})
	if i.Games+i.Known > 0 || first == nil {
		first = []string{w.NewGames.With("n", i.Games)}
	}
	all := append(first, g.numbers(
		number{i.Grown, w.Grown}, number{i.Known, w.Known}, number{i.Back, w.Back}, number{i.Gone, w.Gone},
		number{i.Left, w.Left}, number{len(i.Parted), w.Parted}, number{len(i.Differ), w.Differ},
	)...)
	if n := len(i.Beyond); n > 0 {
		var games []string
		for _, s := range i.Beyond {
			games = append(games, g.Row(g.GameTitle(s), g.language.Table.Began(s.Created)))
		}
		all = append(all, w.Beyond.With("n", n, "games", g.list(games)))
	}
	return g.Text(all...)
}

// ShownLines returns what a newer Tabby showed of a game: a line for each player, with what
// the rounds counted, "Ann: 3, – and 7. 10 in all, 1st.", and whether there is more.
func (g Games) ShownLines(of history.Summary, s history.Shown) []string {
	lines := []string{g.Words.Shown}
	for p, seat := range of.Seats {
		var rounds []string
		for _, counted := range s.Rounds {
			rounds = append(rounds, shownOf(counted, p, g.Figure))
		}
		line := g.Words.ShownTotal
		if len(rounds) > 0 {
			line = g.Words.ShownLine
		}
		lines = append(lines, line.With(
			"name", g.Joined([]string{seat.Name}), "rounds", g.list(rounds),
			"total", shownOf(s.Totals, p, g.Figure), "place", shownOf(s.Places, p, g.Grammar.Place),
		))
	}
	if s.Over {
		lines = append(lines, g.Words.ShownOver)
	}
	if of.Entries > s.Entries {
		lines = append(lines, g.Words.ShownMore)
	}
	return lines
}

// shownOf says the number of a player, or a dash for none.
func shownOf(list []*int, player int, say func(int) string) string {
	if player >= len(list) || list[player] == nil {
		return "–"
	}
	return say(*list[player])
}
