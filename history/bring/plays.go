package bring

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// A loose is a text or a number in JSON, as a text; null is "".
type loose string

// UnmarshalJSON reads a text, a number, true or false, or null.
func (l *loose) UnmarshalJSON(data []byte) error {
	text := ""
	switch {
	case string(data) == "null":
	case data[0] == '"':
		if err := json.Unmarshal(data, &text); err != nil {
			return err
		}
	case data[0] == '{' || data[0] == '[':
		return ErrForeign
	default:
		text = string(data)
	}
	*l = loose(text)
	return nil
}

func (l loose) is() bool { return l == "true" || l == "1" }

// An export is what BG Stats exports: plays, with people, games and places by number.
type export struct {
	Players   []exportedPlayer
	Locations []struct{ ID, Name loose }
	Games     []boxed
	Plays     []play
}

type exportedPlayer struct{ ID, Name, IsAnonymous loose }

// A boxed is a game that was played.
type boxed struct{ ID, Name, BggID, BggName, HighestWins, NoPoints, Cooperative, UsesTeams loose }

// A play is a game of an export.
type play struct {
	UUID, PlayDate, PlayDateYmd, GameRefID, LocationRefID, Ignored, UsesTeams, Comments loose

	PlayerScores []playScore
}

// A playScore is what came of one player.
type playScore struct {
	PlayerRefID, Score, Winner, Rank, SeatOrder, AnonymousName loose
}

// plays reads the plays of an export.
type plays struct {
	Options
	export
	file   *File
	names  map[loose]string // of the players
	nobody map[loose]bool   // the anonymous
	games  map[loose]boxed
	where  map[loose]string
	left   map[error]int // places in file.Left
}

// readPlays reads what BG Stats exports.
func readPlays(text []byte, o Options) (*File, error) {
	p := plays{
		Options: o, file: &File{Kind: BGStats}, names: map[loose]string{}, nobody: map[loose]bool{}, games: map[loose]boxed{},
		where: map[loose]string{}, left: map[error]int{},
	}
	if json.Unmarshal(text, &p.export) != nil {
		return nil, ErrForeign
	}
	for _, g := range slices.Backward(p.Games) { // the first of a number is meant
		p.games[g.ID] = g
	}
	for _, l := range slices.Backward(p.Locations) {
		p.where[l.ID] = string(l.Name)
	}
	p.name()
	var games []Game
	for i, one := range p.Plays {
		if err := o.step(i+1, len(p.Plays)); err != nil {
			return nil, err
		}
		g, err := p.game(i+1, one)
		if err != nil {
			p.leave(one, err)
			continue
		}
		games = append(games, g)
	}
	p.file.games = func(yield func(Game, error) bool) {
		for _, g := range games {
			if !yield(g, nil) {
				return
			}
		}
	}
	return p.file, nil
}

// name gives each player a name of their own: if several have one name, the second is called "Mia
// 2". Tabby asks whether players who never met in a game are one person.
func (p *plays) name() {
	first, taken := map[string]loose{}, map[string]bool{}
	playing, together := p.together()
	for _, q := range p.Players {
		taken[scoring.Fold(string(q.Name))] = true
	}
	for _, q := range p.Players {
		name, err := scoring.CleanName(string(q.Name))
		if _, twice := p.names[q.ID]; twice || err != nil {
			continue
		}
		p.nobody[q.ID] = q.IsAnonymous.is()
		key := scoring.Fold(name)
		one, is := first[key]
		if !is || !playing[q.ID] || p.nobody[q.ID] {
			if !is && playing[q.ID] {
				first[key] = q.ID
			}
			p.names[q.ID] = name
			continue
		}
		name = another(name, func(n string) bool { return taken[scoring.Fold(n)] })
		taken[scoring.Fold(name)] = true
		if !together[[2]loose{one, q.ID}] {
			p.file.Questions = append(p.file.Questions, Question{Ask: AskSame, About: name, Example: p.names[one], Choices: []string{p.names[one], name}, Usual: name})
		}
		p.names[q.ID] = name
	}
	for id, name := range p.names {
		if as, err := scoring.CleanName(p.Answers.Same[name]); err == nil {
			p.names[id] = as
		}
	}
}

// another returns a name with a number that nobody has.
func another(name string, taken func(string) bool) string {
	letters := []rune(name)
	for n := 2; ; n++ {
		number := fmt.Sprint(" ", n)
		if with := string(letters[:min(len(letters), 40-len(number))]) + number; !taken(with) {
			return with
		}
	}
}

// together returns who plays at all, and which two play together.
func (p *plays) together() (playing map[loose]bool, pairs map[[2]loose]bool) {
	playing, pairs = map[loose]bool{}, map[[2]loose]bool{}
	for _, one := range p.Plays {
		for _, a := range one.PlayerScores {
			playing[a.PlayerRefID] = true
			for _, b := range one.PlayerScores[:min(len(one.PlayerScores), engine.MostSeats)] {
				pairs[[2]loose{a.PlayerRefID, b.PlayerRefID}] = true
			}
		}
	}
	return playing, pairs
}

// leave counts a play that is left out.
func (p *plays) leave(one play, err error) {
	reason := err
	if line, refused := new(LineError), (Refusal{}); errors.As(err, &line) || errors.As(err, &refused) {
		reason = ErrCell
	}
	at, is := p.left[reason]
	if !is {
		at = len(p.file.Left)
		p.left[reason] = at
		p.file.Left = append(p.file.Left, Left{Reason: reason, First: strings.TrimSpace(string(p.games[one.GameRefID].Name) + " " + string(one.PlayDate))})
	}
	p.file.Left[at].Count++
}

// game returns a play as a game. The error says why it is left out.
func (p *plays) game(number int, one play) (Game, error) {
	box := p.games[one.GameRefID]
	switch n := len(one.PlayerScores); {
	case box.Cooperative.is():
		return Game{}, ErrCooperative
	case one.UsesTeams.is() || box.UsesTeams.is():
		return Game{}, ErrTeams
	case n < 2 || n > engine.MostSeats:
		return Game{}, ErrFewOrMany
	}
	at, err := p.at(one)
	if err != nil {
		return Game{}, err
	}
	g := &draft{line: number, at: at, known: map[string]int{}, won: map[string]bool{}, id: string(one.UUID), note: string(one.Comments), where: p.where[one.LocationRefID]}
	if err := p.seat(g, one, box); err != nil {
		return Game{}, err
	}
	game, err := p.made(g, box)
	if err != nil {
		return Game{}, err
	}
	game.LeftOut, game.Apart = one.Ignored.is(), string(one.UUID)+" "+string(one.PlayDate)
	return game, nil
}

// at returns when a play was.
func (p *plays) at(one play) (time.Time, error) {
	s, ok := speak(string(one.PlayDate))
	if !ok || !s.clear {
		s, ok = speak(string(one.PlayDateYmd))
	}
	at, is := s.in(DayFirst, 0, p.latest())
	switch {
	case !ok || !is || at.Year() < 1900:
		return at, ErrDate
	case at.After(p.latest()):
		return at, ErrFuture
	}
	return at, nil
}

// seat seats the players of a play, with what they have.
func (p *plays) seat(g *draft, one play, box boxed) error {
	scores := slices.SortedStableFunc(slices.Values(one.PlayerScores), func(a, b playScore) int { return atoi(string(a.SeatOrder)) - atoi(string(b.SeatOrder)) })
	pointless, played := box.NoPoints.is(), false
	var some []string
	for _, s := range scores {
		name := p.nameOf(g, s)
		if name == "" {
			return ErrCell
		}
		n, ok := number(string(s.Score))
		switch {
		case strings.TrimSpace(string(s.Score)) == "":
			pointless = true
		case !ok:
			return ErrNumber
		default:
			some = append(some, name+" "+engineFigure(n))
		}
		if err := g.addTotal(name, n); err != nil {
			return ErrTwice
		}
		played = played || n != 0 || s.Winner.is()
		if s.Winner.is() {
			g.won[scoring.Fold(name)] = true
		}
	}
	switch {
	case pointless && len(g.won) == 0:
		return ErrNoPoints
	case pointless:
		if !box.NoPoints.is() && len(some) > 0 {
			g.note = strings.TrimSpace(g.note + "\n" + strings.Join(some, ", "))
		}
		return g.pointless()
	case !played:
		return ErrUnplayed
	}
	return nil
}

// pointless makes one round of a game in which nobody has points. The winners of the game have won
// it.
func (g *draft) pointless() error {
	g.totals = nil
	one := 1
	for _, name := range g.players {
		s := scored{name: name, spared: true}
		if g.won[scoring.Fold(name)] {
			s.points = &one
		}
		if err := g.addRound(1, g.line, s); err != nil {
			return err
		}
	}
	return nil
}

// nameOf returns the name of a player of a play. An anonymous player has a name that nobody else has there.
func (p *plays) nameOf(g *draft, s playScore) string {
	name := p.names[s.PlayerRefID]
	if !p.nobody[s.PlayerRefID] {
		return name
	}
	if own, err := scoring.CleanName(string(s.AnonymousName)); err == nil {
		name = own
	}
	taken := func(n string) bool { _, is := g.known[scoring.Fold(n)]; return is }
	if name == "" || !taken(name) {
		return name
	}
	return another(name, taken)
}

// made returns a game as what it is called or, if its rules do not allow that, as any other game.
func (p *plays) made(g *draft, box boxed) (Game, error) {
	name := strings.TrimSpace(string(box.Name))
	if name == "" {
		name = "?"
	}
	if g.totals == nil {
		g.played = other(name, whoWon)
		return g.made()
	}
	id, known := gameOf(string(box.Name))
	for _, r := range engine.Games() {
		if !known && r.BoardGameGeek != 0 && string(box.BggID) == fmt.Sprint(r.BoardGameGeek) {
			id, known = r.ID, true
		}
	}
	if !known {
		id, known = gameOf(string(box.BggName))
	}
	if known {
		g.played = played{variant: id}
		if game, err := g.made(); err == nil {
			return game, nil
		}
	}
	wins := Lowest
	if box.HighestWins.is() {
		wins = Highest
	}
	g.played = other(name, wins)
	return g.made()
}
