package term

import (
	"fmt"
	"slices"
	"time"

	"tabby/engine"
	"tabby/ui/words"
)

// endings are how a game can end, as they are asked for.
var endings = map[string]engine.Value{
	"rounds": engine.EndRounds, "time": engine.EndTime, "elimination": engine.EndElimination, "threshold": engine.EndThreshold,
}

// ending is how the games end that are listed.
func (cmd listCmd) ending() string {
	if value, ok := endings[cmd.Ending]; ok {
		return string(value)
	}
	return cmd.Ending
}

// Validate refuses what no game can be like.
func (cmd listCmd) Validate() error {
	known := cmd.Ending == "" || endings[cmd.Ending] != ""
	for _, value := range endings {
		known = known || cmd.Ending == string(value)
	}
	switch {
	case !known:
		return fmt.Errorf("no game ends by %q; there are rounds, time, elimination and threshold", cmd.Ending)
	case cmd.Limit < 0:
		return fmt.Errorf("--limit is %d; give a number from 1 on", cmd.Limit)
	}
	if err := checkVariant(cmd.Variant); err != nil {
		return err
	}
	return checkDay("--night", cmd.Night)
}

// Validate refuses what no game can be like.
func (cmd statsCmd) Validate() error {
	if err := checkVariant(cmd.Variant); err != nil {
		return err
	}
	if err := checkDay("--from", cmd.From); err != nil {
		return err
	}
	if err := checkDay("--to", cmd.To); err != nil {
		return err
	}
	if cmd.To != "" && cmd.To < cmd.From {
		return fmt.Errorf("--to is %s, which is before --from, %s", cmd.To, cmd.From)
	}
	return nil
}

// checkVariant names the variants there are where one is asked for that is not.
func checkVariant(id string) error {
	ids := variantIDs()
	if id == "" || slices.Contains(ids, id) {
		return nil
	}
	return fmt.Errorf("there is no variant %q; there are %s", id, words.Joined(ids))
}

// checkDay says how a day is written.
func checkDay(flag, day string) error {
	if _, err := time.Parse(time.DateOnly, day); day != "" && err != nil {
		return fmt.Errorf("%s is %q; a day is written as 2006-01-02", flag, day)
	}
	return nil
}
