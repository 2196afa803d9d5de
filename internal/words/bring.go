package words

import (
	"strings"

	"tabby/engine"
	"tabby/history"
	"tabby/history/bring"
	"tabby/internal/words/message"
)

// Bring is what is said about a file of games from elsewhere, before it comes in.
type Bring struct {
	speaker
	Words BringWords

	BringIn   string // brings the games in
	First3    string // heads the first games of the file
	Asked     string // heads what the file does not say
	AllHere   string // all games are known
	OnePerson string // the answers to whether two are one
	TwoPeople string
	Another   string // a game that Tabby does not know
	ItsName   string // of such a game
	TakeBack  string // takes all of it back
	TakenBack string // it is in the trash
	NoAnswer  string // something is still asked
}

// BringWords say what was understood of a file.
type BringWords struct {
	Span      message.Message // {n} games, {first} and {last} day
	OnDay     message.Message // {n} games of one {day}
	New       message.Message // {n}
	Played    message.Message // {game}, {n}
	Known     message.Message // {names}
	NewPeople message.Message // {names}
	Unread    message.Message // {list}
	Left      message.Message // {n}, {reason}
	Encoding  message.Message // {name}
	Twice     string
	Days      map[string]message.Message // {example}, by the order of days
	Asks      map[string]message.Message // {about}, {example}, by what is asked
	NoName    string                     // asks which game it was that the file does not name
}

// Lines returns what was understood of a file, a sentence a line.
func (v Bring) Lines(b history.Brought) []string {
	w := v.Words
	var all []string
	if b.Games > 0 {
		first, last := v.ShortDay(b.First), v.ShortDay(b.Last)
		span := w.Span.With("n", b.Games, "first", first, "last", last)
		if first == last {
			span = w.OnDay.With("n", b.Games, "day", first)
		}
		all = append(all, span)
		all = append(all, v.played(b.Played))
		if b.New == 0 {
			all = append(all, v.AllHere)
		} else if b.New < b.Games {
			all = append(all, w.New.With("n", b.New))
		}
	}
	if len(b.Known) > 0 {
		all = append(all, w.Known.With("names", v.Joined(b.Known)))
	}
	if len(b.NewPeople) > 0 {
		all = append(all, w.NewPeople.With("names", v.Joined(b.NewPeople)))
	}
	if b.Order != "" {
		all = append(all, lookUp(w.Days, string(b.Order)).With())
	}
	switch b.Encoding {
	case "":
	case bring.TwiceUTF8:
		all = append(all, w.Twice)
	default:
		all = append(all, w.Encoding.With("name", b.Encoding))
	}
	for _, l := range b.Left {
		all = append(all, w.Left.With("n", l.Count, "reason", v.language.Refusals.Reason(l.Reason)))
	}
	if len(b.Unread) > 0 {
		all = append(all, w.Unread.With("list", v.Joined(b.Unread)))
	}
	return all
}

// Question returns what a file asks.
func (v Bring) Question(q bring.Question) string {
	if q.Ask == bring.AskGame && q.Example == "" {
		return v.Words.NoName
	}
	example := q.Example
	if q.Ask == bring.AskWins {
		example = v.Alternatives(strings.Split(example, bring.Between))
	}
	return lookUp(v.Words.Asks, string(q.Ask)).With("about", q.About, "example", example)
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
		games = append(games, v.Words.Played.With("game", name, "n", count[name]))
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
