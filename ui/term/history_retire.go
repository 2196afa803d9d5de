package term

import (
	"tabby/history"
	"tabby/history/sqlite"
)

// Run says that somebody does not play any more, or plays again.
func (cmd retireCmd) Run(c call, s Shared) error {
	return s.write(c, func(kept *sqlite.Store) error {
		p, err := named(kept.Reader, cmd.Name)
		if err == nil {
			_, err = kept.Do(history.Retire{Person: p.ID, Retired: !cmd.Undo})
		}
		if err != nil {
			return err
		}
		sentence := p.Name + " is not offered for new games any more, and stays in the statistics. " +
			"`tabby history retire " + p.Name + " --undo` takes it back."
		if cmd.Undo {
			sentence = p.Name + " is offered for new games again."
		}
		return c.say(s, map[string]any{"person": p.ID, "retired": !cmd.Undo}, sentence)
	})
}
