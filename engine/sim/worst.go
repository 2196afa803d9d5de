package sim

import (
	"cmp"

	"tabby/engine"
	"tabby/engine/bot"
)

// A Worst is an order to look for what does best against one player, in rounds of two. Each
// responder knows who that is.
type Worst struct {
	Pack    *engine.Pack
	Level   bot.Level // whom they respond to: steady or sharp
	Worlds  int       // that each decision of all players is tried in at most, or 0
	Steps   int       // in which weights are tuned, or 0
	Deals   int       // each played from both seats
	Seed    uint64
	Workers int
	Done    func(done int) // called now and then with the deals of a responder played so far; may be nil
}

// A Response is what a responder wins.
type Response struct {
	Name              string
	Revealed          engine.Revealed // beyond the rules: nothing, if it is fair
	Won, WonError     float64         // share of rounds and its standard error
	Ahead, AheadError float64         // points in a round
}

// The climbs and deals by which weights are tuned against a player, who is hurried: such a
// player plays 128 rounds a step.
const (
	worstClimbs = 2
	worstDeals  = 32
	worstWorlds = 24
)

// A responder is a player who responds to another.
type responder struct {
	name string
	sees engine.Revealed             // beyond the rules
	mind func(m *bot.Mind) *bot.Mind // from the mind of a sharp player who knows whom to respond to
}

// responders are all but those with weights of their own.
var responders = []responder{
	{"known-rules", 0, same},
	{"local-best-response", 0, (*bot.Mind).LocalBestResponse},
	{"sees-own-line", engine.RevealOwnLine, (*bot.Mind).LocalBestResponse},
	{"sees-next-card", engine.RevealNextCard, (*bot.Mind).LocalBestResponse},
	{"sees-lines", engine.RevealLines, (*bot.Mind).LocalBestResponse},
	{"sees-all-cards", everything, seesAll},
}

// everything is all that can be revealed.
const everything = engine.RevealLines | engine.RevealDrawPile

func same(m *bot.Mind) *bot.Mind { return m }

// seesAll tries few worlds, as all of them are the same.
func seesAll(m *bot.Mind) *bot.Mind { return m.LocalBestResponse().Hurried(8) }

// Responders returns how many play.
func (w Worst) Responders() int {
	if w.Steps > 0 {
		return len(responders) + 1
	}
	return len(responders)
}

// Run plays every responder against the player, all in the same deals. The error joins those
// of rounds that could not be played.
func (w Worst) Run() ([]Response, error) {
	mind := bot.NewMind(w.Pack)
	if w.Worlds > 0 {
		mind = mind.Hurried(w.Worlds)
	}
	knows := mind
	if w.Level == bot.Sharp {
		knows = mind.Modelling(mind.Weights())
	}
	all := make([]responder, 0, w.Responders())
	if w.Steps > 0 {
		tuned, err := w.tune(mind)
		if err != nil {
			return nil, err
		}
		all = append(all, responder{"tuned-weights", 0, func(m *bot.Mind) *bot.Mind { return m.Weighted(tuned) }})
	}
	all = append(all, responders...)
	var responses []Response
	for _, r := range all {
		response, err := w.play(r, r.mind(knows), mind)
		if err != nil {
			return nil, err
		}
		responses = append(responses, response)
	}
	return responses, nil
}

// tune returns the weights that are furthest ahead of the player.
func (w Worst) tune(mind *bot.Mind) (bot.Weights, error) {
	hurried := mind.Hurried(min(worstWorlds, cmp.Or(w.Worlds, worstWorlds)))
	tuned, err := Tune(Tuning{
		Pack: w.Pack, Tables: []int{2}, Steps: w.Steps, Climbs: worstClimbs, Deals: worstDeals,
		Seed: ^w.Seed, Workers: w.Workers, From: mind.Weights(), Against: playerOf(hurried, w.Level, true),
	})
	return tuned.Weights, err
}

// play plays a responder against the player.
func (w Worst) play(r responder, knows, mind *bot.Mind) (Response, error) {
	o := Order{
		Pack: w.Pack, Players: []Player{playerOf(knows, bot.Sharp, true), playerOf(mind, w.Level, true)},
		Deals: w.Deals, Paired: true, Seed: w.Seed, Workers: w.Workers, Done: w.Done,
	}
	o.Revealed[0] = r.sees
	sum, err := Run(o)
	response := Response{Name: r.name, Revealed: r.sees}
	response.Won, response.WonError = sum.Won(0)
	response.Ahead, response.AheadError = sum.Ahead(0, 2)
	return response, err
}
