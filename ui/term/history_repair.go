package term

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tabby/history"
	"tabby/history/sqlite"
)

// Run says what is damaged and what can be done, and repairs the history in the way that is chosen.
func (cmd repairCmd) Run(c call, work history.Work) error {
	found, err := sqlite.Diagnose(c.Data, sqlite.Options{Now: c.now}, work)
	if err != nil {
		return err
	}
	if found.Wrong == nil {
		return c.say(map[string]bool{"ok": true}, "All is well; there is nothing to repair.")
	}
	if cmd.Way == "" || !c.JSON {
		err := c.say(struct {
			Wrong string `json:"wrong"`
			history.Diagnosis
		}{c.words.Refusals.Explain(found.Wrong), found}, c.diagnosis(found))
		if err != nil || c.JSON {
			return err
		}
	}
	way, err := cmd.choose(c, found.Ways)
	if err != nil {
		return err
	}
	got, err := sqlite.Repair(c.Data, way, sqlite.Options{Now: c.now}, work)
	if err != nil {
		return err
	}
	return c.say(got, c.words.Storage.Restored(got))
}

// diagnosis returns what is there and what can be done.
func (c call) diagnosis(d history.Diagnosis) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n", c.words.Refusals.Explain(d.Wrong))
	for _, f := range d.Files {
		fmt.Fprintln(&b, c.words.Storage.Found(f, c.now()))
	}
	for i, w := range d.Ways {
		fmt.Fprintf(&b, "\n%d  %s (--way %s).\n   %s", i+1, c.words.Storage.Repair(w, c.now()), w.Way, c.words.Storage.Consequence(w))
	}
	return b.String()
}

// choose returns the way that was given, or asks for one.
func (cmd repairCmd) choose(c call, ways []history.Repair) (history.Repair, error) {
	if cmd.Way != "" {
		at := slices.IndexFunc(ways, func(w history.Repair) bool { return w.Way == cmd.Way })
		if at < 0 {
			return history.Repair{}, mistake("there is no backup to put back; nothing was changed")
		}
		return ways[at], nil
	}
	answer, err := c.ask("\nType the number of a way; anything else changes nothing: ")
	if err != nil {
		return history.Repair{}, err
	}
	number, err := strconv.Atoi(answer)
	if err != nil || number < 1 || number > len(ways) {
		return history.Repair{}, mistake("nothing was changed")
	}
	return ways[number-1], nil
}
