package words

import (
	"strings"

	"tabby/engine"
	"tabby/history"
	"tabby/history/bring"
)

// Bring is what is said about a file of games from elsewhere, before it comes in.
type Bring struct {
	speaker
	BringTexts
}

// Lines returns what was understood of a file, a sentence a line.
func (v Bring) Lines(b history.Brought) []string {
	var all []string
	if b.Games > 0 {
		first, last := v.ShortDay(b.First), v.ShortDay(b.Last)
		span := v.Span(b.Games, first, last)
		if first == last {
			span = v.OnDay(b.Games, first)
		}
		all = append(all, span)
		all = append(all, v.played(b.Played))
		if b.New == 0 {
			all = append(all, v.AllHere)
		} else if b.New < b.Games {
			all = append(all, v.New(b.New))
		}
	}
	if len(b.Known) > 0 {
		all = append(all, v.Known(b.Known))
	}
	if len(b.NewPeople) > 0 {
		all = append(all, v.NewPeople(b.NewPeople))
	}
	if b.Order != "" {
		all = append(all, v.Days(string(b.Order)))
	}
	switch b.Encoding {
	case "":
	case bring.TwiceUTF8:
		all = append(all, v.Twice)
	default:
		all = append(all, v.Encoding(b.Encoding))
	}
	for _, l := range b.Left {
		all = append(all, v.Left(l.Count, v.language.Refusals.Reason(l.Reason), l.First))
	}
	if len(b.Unread) > 0 {
		all = append(all, v.Unread(b.Unread))
	}
	return all
}

// Question returns what a file asks.
func (v Bring) Question(q bring.Question) string {
	if q.Ask == bring.AskGame && q.Example == "" {
		return v.NoName
	}
	example := q.Example
	if q.Ask == bring.AskWins {
		example = v.Alternatives(strings.Split(example, bring.Between))
	}
	return v.Asks(string(q.Ask), example, q.About)
}

// played says how often each game was played, each name once: a game is counted with points and without.
func (v Bring) played(times []history.Times) string {
	var names, games []string
	count := map[string]int{}
	for _, p := range times {
		name := v.language.Rules.GameName(p.Variant, p.Named)
		if count[name] == 0 {
			names = append(names, name)
		}
		count[name] += p.Games
	}
	for _, name := range names {
		games = append(games, v.Played(count[name], name))
	}
	return v.Sentence(v.Joined(games))
}

// Choice returns an answer to what a file asks, as people read it.
func (v Bring) Choice(q bring.Question, choice string) string {
	switch {
	case q.Ask == bring.AskDates:
		if at, ok := bring.ReadDay(q.Example, bring.Order(choice)); ok {
			return v.ShortDay(at)
		}
	case q.Ask == bring.AskWins && choice == bring.Lowest:
		return v.language.OwnGames.Lowest
	case q.Ask == bring.AskWins:
		return v.language.OwnGames.Highest
	case q.Ask == bring.AskSame && choice == q.About:
		return v.TwoPeople
	case q.Ask == bring.AskSame:
		return v.OnePerson
	case q.Ask == bring.AskGame:
		if r, err := engine.Variant(choice); err == nil {
			return v.language.Rules.In(r).Name
		}
	}
	return choice
}
