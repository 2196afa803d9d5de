package rulesref

import (
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/assault"
)

func TestCommonQuestionsAreAnswered(t *testing.T) {
	all := map[string]bool{}
	for _, b := range books(t) {
		for _, q := range b.Questions() {
			all[q.ID] = true
		}
		for _, id := range []string{"q-see-drawn", "q-first-look", "q-look-again", "q-empty-pile", "q-call-when", "q-call-wrong", "q-values", "q-range", "q-round-tie", "q-next-dealer", "q-players", "q-ways", "q-leave", "q-correct"} {
			if _, ok := b.Section(id); !ok {
				t.Errorf("%s does not answer %s, which people ask in any game", b.Ruleset.Rules.Name, id)
			}
		}
	}
	if len(all) < 60 {
		t.Errorf("%d questions are answered, want 60 or more", len(all))
	}
}

func TestEveryAnswerHasABasisAndItsHouseRule(t *testing.T) {
	n := 0
	eachTable(t, func(t *testing.T, name string, made engine.Ruleset) {
		if n++; n%assault.Times(6, 1, 1) != 0 && strings.Contains(name, "=") {
			return
		}
		seen := map[string]bool{}
		for _, q := range bookFor(made, en).Questions() {
			switch {
			case seen[q.ID]:
				t.Errorf("%s: %s is asked twice", name, q.ID)
			case q.Ruling == "" || q.Ask == "":
				t.Errorf("%s: %s is not answered", name, q.ID)
			case (q.Rule == "") != (q.Value == "") || (q.Rule == "") != (q.Title == ""):
				t.Errorf("%s: %s does not say what %q is set to", name, q.ID, q.Rule)
			case q.Basis == Agreed && q.Rule == "":
				t.Errorf("%s: %s was agreed on, but by which house rule?", name, q.ID)
			case q.Basis == Stated && made.Rules.Sources != nil && !slices.ContainsFunc(q.Sources, func(s Source) bool { return s.Lines != "" }):
				t.Errorf("%s: %s is stated nowhere", name, q.ID)
			}
			seen[q.ID] = true
		}
	})
}

func TestHouseRuleChangesAnswerAndBasis(t *testing.T) {
	for _, c := range []struct {
		variant string
		rule    engine.Key
		value   engine.Value
		id      string
		ground  Basis
		says    string
	}{
		{"rat-a-tat-cat", engine.TakeSpentPower, engine.Off, "q-take-power", Reading, "No."},
		{"rat-a-tat-cat", engine.TakeSpentPower, engine.On, "q-take-power", Agreed, "Yes, at this table."},
		{"rat-a-tat-tat", engine.TakeSpentPower, engine.Off, "q-take-power", Reading, "No."},
		{"rat-a-tat-cat", engine.End, engine.EndRounds, "q-exactly", Agreed, "Nothing. This game ends"},
		{"rat-a-tat-cat", engine.ThresholdCmp, engine.Exceed, "q-exactly", Agreed, "Nothing yet."},
		{"rat-a-tat-cat", engine.End, engine.EndRounds, "q-out", Agreed, "Never."},
		{"rat-a-tat-cat", engine.End, engine.EndElimination, "q-out", Stated, "With 100 points or more."},
		{"yaniv", engine.End, engine.EndElimination, "q-out", Played, "With more than 200 points."},
		{"skyjo", engine.ThresholdCmp, engine.Exceed, "q-exactly", Agreed, "Nothing yet."},
		{"skyjo", engine.ExactLimit, engine.FallHalf, "q-exactly", Agreed, "100 falls to 50, every time."},
		{"skyjo", engine.ExactLimit, engine.Number(70), "q-exactly", Agreed, "100 falls to 70, every time."},
		{"skyjo", engine.ExactLimit, engine.Number(170), "q-exactly", Played, "That ends the game."},
		{"rat-a-tat-cat", engine.NextDealer, engine.DealLeft, "q-next-dealer", Stated, "The player to the left"},
		{"rat-a-tat-cat", engine.NextDealer, engine.DealHighest, "q-next-dealer", Agreed, "Whoever had the most points"},
		{"rat-a-tat-cat", engine.FirstUpcard, "rebury", "q-first-upcard", Stated, "Put it back"},
		{"rat-a-tat-blat", engine.FirstUpcard, "leave", "q-first-upcard", Reading, "It stays"},
		{"recall", engine.SnapActive, engine.On, "q-snap-self", Agreed, "Yes, at this table."},
		{"recall", engine.CallTiming, "instead_of_turn", "q-call-when", Agreed, "On your turn, instead"},
		{"rat-a-tat-cat", engine.Draw2Nested, "inert", "q-draw2-nested", Agreed, "It does nothing"},
	} {
		for _, q := range bookFor(table(t, c.variant, engine.House{c.rule: c.value}), en).Questions() {
			if q.ID == c.id && (q.Basis != c.ground || !strings.HasPrefix(q.Ruling, c.says) || q.Rule != c.rule && c.ground == Agreed) {
				t.Errorf("%s %s=%s: %q is answered %q (%s)", c.variant, c.rule, c.value, q.Ask, q.Ruling, q.Basis.In(en))
			}
		}
	}
}

func TestEveryCardIsExplained(t *testing.T) {
	eachTable(t, func(t *testing.T, name string, made engine.Ruleset) {
		b, told, ids := bookFor(made, en), map[string]bool{}, map[string]bool{}
		for _, c := range b.Cards() {
			for _, f := range c.Faces {
				told[f.Code] = true
			}
			if ids[c.ID] || c.Name == "" || len(c.Worth) == 0 || c.Copies < 1 {
				t.Errorf("%s: %s is not explained: %+v", name, c.ID, c)
			}
			ids[c.ID] = true
			powerful := c.Power != engine.NoPower
			if powerful != (len(c.Steps) > 2) || powerful != (len(c.Does) > 0) || powerful != (len(c.Not) > 0) || powerful && len(c.Questions) < 5 {
				t.Errorf("%s: %s has power %d and %d steps, %d nots, %d questions", name, c.Name, c.Power, len(c.Steps), len(c.Not), len(c.Questions))
			}
			if powerful && !slices.ContainsFunc(c.Steps, func(l Line) bool { return l.Optional }) {
				t.Errorf("%s: no step of %s is optional", name, c.Name)
			}
			if powerful && !slices.ContainsFunc(c.Steps, func(l Line) bool { return len(l.Moves) > 0 && len(l.Seen) > 0 }) {
				t.Errorf("%s: %s does not say who sees what, and what moves", name, c.Name)
			}
		}
		for _, f := range made.Deck() {
			if !told[f.Code] {
				t.Errorf("%s: nothing explains %s", name, f.Name)
			}
		}
	})
}

func TestUnknownSectionIsNotFound(t *testing.T) {
	b := books(t)["recall"]
	if _, ok := b.Section("no-such-section"); ok {
		t.Error("there is a section that no page has")
	}
}
