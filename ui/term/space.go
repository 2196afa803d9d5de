package term

import (
	"errors"
	"fmt"
	"strings"

	"tabby/history"
	"tabby/internal/server/spaces"
	"tabby/internal/words"
)

// spaceCmd manages the spaces of a server, also while it runs.
type spaceCmd struct {
	Spaces string `required:"" help:"The folder with all spaces." placeholder:"DIR" env:"TABBY_SPACES" type:"path"`

	Add    addSpaceCmd    `cmd:"" help:"Make a space for a family, and print its key once." eg:"tabby space --spaces /srv/tabby add millers"`
	List   listSpacesCmd  `cmd:"" help:"List the spaces with their limits." eg:"tabby space --spaces /srv/tabby list"`
	Key    keySpaceCmd    `cmd:"" help:"Issue a new key and revoke the old one." eg:"tabby space --spaces /srv/tabby key millers"`
	Limit  limitSpaceCmd  `cmd:"" help:"Set how much a space may use." eg:"tabby space --spaces /srv/tabby limit millers --tables 20 --mb 500"`
	Backup backupSpaceCmd `cmd:"" help:"Write all games of a space, packed with gzip." eg:"tabby space --spaces /srv/tabby backup millers > millers.jsonl.gz"`
	Remove removeSpaceCmd `cmd:"" help:"Remove a space from the server; its games are set aside." eg:"tabby space --spaces /srv/tabby remove millers"`
}

func (spaceCmd) Help() string {
	return `A space is the folder of one family below --spaces, with a key of its own; ` +
		`"tabby serve --spaces DIR" serves them all. Changes take effect immediately, even while it runs.`
}

type addSpaceCmd struct {
	Name string `arg:"" help:"Its name in addresses: small letters, digits and hyphens."`
}

type listSpacesCmd struct{}

type keySpaceCmd struct {
	Name string `arg:""`
}

type limitSpaceCmd struct {
	Name    string `arg:""`
	Tables  *int   `help:"Tables that are open at once." placeholder:"N"`
	Devices *int   `help:"Devices that are connected at once." placeholder:"N"`
	MB      *int64 `name:"mb" help:"Megabytes on disk, with backups." placeholder:"N"`
	Rate    *int   `help:"Requests a second." placeholder:"N"`
}

// Validate refuses limits that let nothing through.
func (cmd limitSpaceCmd) Validate() error {
	for _, n := range []*int{cmd.Tables, cmd.Devices, cmd.Rate} {
		if n != nil && *n < 1 {
			return mistake("a limit is 1 or more")
		}
	}
	if cmd.MB != nil && *cmd.MB < 1 {
		return mistake("a limit is 1 or more")
	}
	return nil
}

type backupSpaceCmd struct {
	Name string `arg:""`
}

type removeSpaceCmd struct {
	Name string `arg:""`
}

// A spaceKey is the key of a space, for programs.
type spaceKey struct {
	Name string `json:"name"`
	Key  string `json:"key"`
}

func (cmd addSpaceCmd) Run(c call, at *spaceCmd) error {
	key, err := spaces.Add(at.Spaces, cmd.Name, c.now())
	if err != nil {
		return err
	}
	return c.sayKey(cmd.Name, key)
}

func (cmd keySpaceCmd) Run(c call, at *spaceCmd) error {
	key, err := spaces.NewKey(at.Spaces, cmd.Name)
	if err != nil {
		return known(err, cmd.Name)
	}
	return c.sayKey(cmd.Name, key)
}

func (c call) sayKey(name, key string) error {
	return c.say(spaceKey{name, key},
		fmt.Sprintf("The key of %s is %s\nIt is kept nowhere, so give it to the family now. They enter it at /s/%[1]s/.", name, key))
}

func (listSpacesCmd) Run(c call, at *spaceCmd) error {
	all, err := spaces.List(at.Spaces)
	if err != nil {
		return err
	}
	t := table{align: "llrrrrr"}
	t.add("space", "in logs", "MB", "of", "tables", "devices", "requests/s")
	for _, s := range all {
		l := s.Limits
		t.add(s.Name, s.ID, fmt.Sprintf("%.1f", float64(s.Bytes)/(1<<20)), fmt.Sprint(l.Bytes>>20), fmt.Sprint(l.Tables), fmt.Sprint(l.Devices), fmt.Sprint(l.Rate))
	}
	return c.say(all, strings.TrimSuffix(t.String(), "\n"))
}

func (cmd limitSpaceCmd) Run(c call, at *spaceCmd) error {
	var now spaces.Limits
	err := spaces.Limit(at.Spaces, cmd.Name, func(l *spaces.Limits) {
		set(&l.Tables, cmd.Tables)
		set(&l.Devices, cmd.Devices)
		set(&l.Rate, cmd.Rate)
		if cmd.MB != nil {
			l.Bytes = *cmd.MB << 20
		}
		now = *l
	})
	if err != nil {
		return known(err, cmd.Name)
	}
	return c.say(now, fmt.Sprintf("%s may have %d tables open, %d devices connected and %d MB on disk, and ask %d times a second.", cmd.Name, now.Tables, now.Devices, now.Bytes>>20, now.Rate))
}

// set sets a value that was given.
func set(to, given *int) {
	if given != nil {
		*to = *given
	}
}

// Run writes to the output itself, whatever asks for it.
func (cmd backupSpaceCmd) Run(c call, at *spaceCmd, work history.Work) error {
	if isTerminal(c.Out) {
		return mistake("a backup is for a file: tabby space backup %s > %[1]s.jsonl.gz", cmd.Name)
	}
	return known(spaces.Backup(at.Spaces, cmd.Name, c.data(), work), cmd.Name)
}

func (cmd removeSpaceCmd) Run(c call, at *spaceCmd) error {
	aside, err := spaces.Remove(at.Spaces, cmd.Name, c.now())
	if err != nil {
		return known(err, cmd.Name)
	}
	return c.say(map[string]string{"aside": aside}, "Its games are in "+aside+". Delete that folder when they are not wanted any more.")
}

// known adds the name to the error that there is no such space.
func known(err error, name string) error {
	if errors.Is(err, spaces.ErrUnknown) {
		return words.At{Where: name, Err: err}
	}
	return err
}
