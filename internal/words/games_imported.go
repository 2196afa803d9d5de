package words

import (
	"tabby/history"
)

// A count is so many of what a text counts.
type count struct {
	n   int
	say func(n int) string
}

// some says of what there is some.
func some(all ...count) (said []string) {
	for _, one := range all {
		if one.n > 0 {
			said = append(said, one.say(one.n))
		}
	}
	return said
}

// Imported says what an import brought: "300 new games. 2 games already here." If it brought
// something else but no game, it names that: "1 note came in."
func (g Games) Imported(i history.Imported) string {
	first := some(count{i.People, g.People}, count{i.Marks, g.Notes})
	if i.Games+i.Known > 0 || first == nil {
		first = []string{g.NewGames(i.Games)}
	}
	all := append(first, some(
		count{i.Grown, g.Grown}, count{i.Known, g.Known}, count{i.Back, g.Back}, count{i.Gone, g.Gone},
		count{i.Left, g.Left}, count{len(i.Parted), g.Parted}, count{len(i.Differ), g.Differ},
	)...)
	if n := len(i.Beyond); n > 0 {
		var games []string
		for _, s := range i.Beyond {
			games = append(games, g.Row(g.GameTitle(s), g.language.Table.Began(s.Created)))
		}
		all = append(all, g.Beyond(n, g.list(games)))
	}
	return g.Text(all...)
}

// ShownLines returns what a newer Tabby showed of a game: a line for each player, with what
// the rounds counted, "Ann: 3, – and 7. 10 in all, 1st.", and whether there is more.
func (g Games) ShownLines(of history.Summary, s history.Shown) []string {
	lines := []string{g.Shown}
	for p, seat := range of.Seats {
		var rounds []string
		for _, counted := range s.Rounds {
			rounds = append(rounds, shownOf(counted, p, g.Figure))
		}
		facts := GamesShownTotalFacts{
			Name: seat.Name, Total: shownOf(s.Totals, p, g.Figure), Place: shownOf(s.Places, p, g.Grammar.Place),
		}
		if len(rounds) == 0 {
			lines = append(lines, g.ShownTotal(facts))
			continue
		}
		lines = append(lines, g.ShownLine(GamesShownLineFacts{Name: facts.Name, Rounds: g.list(rounds), Total: facts.Total, Place: facts.Place}))
	}
	if s.Over {
		lines = append(lines, g.ShownOver)
	}
	if of.Entries > s.Entries {
		lines = append(lines, g.ShownMore)
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
