package term

import (
	"fmt"
	"time"

	"tabby/engine/bot"
	"tabby/engine/sim"
	"tabby/internal/words"
)

// A worstReport has what responders win, for programs.
type worstReport struct {
	Variant    string           `json:"variant"`
	Deals      int              `json:"deals"`
	Worlds     int              `json:"worlds,omitempty"`
	Steps      int              `json:"steps,omitempty"`
	Seed       uint64           `json:"seed"`
	Responders []responseReport `json:"responders"`
}

// A responseReport is what a responder wins of rounds.
type responseReport struct {
	Name   string        `json:"name"`
	Sees   bool          `json:"sees_more"` // than the rules allow
	Steady againstReport `json:"against_steady"`
	Sharp  againstReport `json:"against_sharp"`
}

type againstReport struct {
	Won   estimate `json:"won"`
	Ahead estimate `json:"ahead"`
}

func against(r sim.Response) againstReport {
	return againstReport{estimate{r.Won, r.WonError}, estimate{r.Ahead, r.AheadError}}
}

// worst plays the responders against steady and against sharp.
func (s simulateCmd) worst(c call, order sim.Order) error {
	if err := order.Pack.Ruleset.Rules.CheckPlayers(2); err != nil {
		return err
	}
	w := sim.Worst{
		Pack: order.Pack, Worlds: s.Worlds, Steps: s.Tune, Deals: s.Rounds, Seed: s.Seed, Workers: order.Workers,
	}
	reported, before, all := c.now(), 0, 2*w.Responders()*s.Rounds
	w.Done = func(done int) {
		if now := c.now(); now.Sub(reported) >= time.Second {
			reported = now
			fmt.Fprintln(c.Err, progressed(before+done, all, c.words.Count(all, words.Round)))
		}
		if done == s.Rounds {
			before += done
		}
	}
	w.Level = bot.Steady
	steady, err := w.Run()
	if err != nil {
		return err
	}
	w.Level = bot.Sharp
	sharp, err := w.Run()
	if err != nil {
		return err
	}
	r := worstReport{Variant: string(s.Variant), Deals: s.Rounds, Worlds: s.Worlds, Steps: s.Tune, Seed: s.Seed}
	for i := range sharp {
		r.Responders = append(r.Responders, responseReport{sharp[i].Name, sharp[i].Revealed != 0, against(steady[i]), against(sharp[i])})
	}
	return c.say(r, r.text(order.Pack.Ruleset.Rules.Name, c.words))
}

// bracket returns the responder by the rules who wins most against sharp, and the one who
// sees more and wins least.
func (r worstReport) bracket() (fair, seer responseReport) {
	for _, one := range r.Responders {
		switch {
		case !one.Sees && (fair.Name == "" || one.Sharp.Won.Mean > fair.Sharp.Won.Mean):
			fair = one
		case one.Sees && (seer.Name == "" || one.Sharp.Won.Mean < seer.Sharp.Won.Mean):
			seer = one
		}
	}
	return fair, seer
}

// text returns the report for people.
func (r worstReport) text(variant string, w *words.Language) string {
	t := &table{}
	t.add("who", "against steady", "ahead", "against sharp", "ahead")
	for _, one := range r.Responders {
		t.add(one.Name, one.Steady.Won.percent(), one.Steady.Ahead.points(w), one.Sharp.Won.percent(), one.Sharp.Ahead.points(w))
	}
	fair, seer := r.bracket()
	return fmt.Sprintf("%s for 2, %d deals from both seats, seed %d: what they win who know how the other plays\n\n%s\n\n"+
		"By the rules, %s wins most against sharp: %s of rounds.\nWho sees more wins at least %s: %s.",
		variant, r.Deals, r.Seed, t, fair.Name, fair.Sharp.Won.percent(), seer.Sharp.Won.percent(), seer.Name)
}
