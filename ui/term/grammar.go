package term

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"tabby/engine"
	"tabby/internal/handover"
	"tabby/internal/host/wire"
	"tabby/internal/serve"
	"tabby/ui/words"
)

// Shared are the flags of every command.
type Shared struct {
	Data string `help:"Keep games in this folder." placeholder:"DIR" env:"TABBY_DATA"`
	JSON bool   `help:"Answer in JSON, for programs."`
}

// grammar is all commands and flags.
type grammar struct {
	Shared

	Open     openCmd     `cmd:"" default:"1" hidden:""`
	Window   windowCmd   `cmd:"" help:"Open the window. This is what happens without a command."`
	Serve    serveCmd    `cmd:"" help:"Serve Tabby to browsers, here or on phones nearby."`
	Space    spaceCmd    `cmd:"" help:"Manage the spaces of a server for many families."`
	Version  versionCmd  `cmd:"" help:"Say which Tabby this is."`
	Replay   replayCmd   `cmd:"" help:"Play cases and say how they come out."`
	Simulate simulateCmd `cmd:"" help:"Play many rounds by itself and say what they come to."`
	Record   recordCmd   `cmd:"" help:"Keep a game for a script: actions in, answers out."`
	History  historyCmd  `cmd:"" help:"Read the games that are kept."`
	Stream   streamCmd   `cmd:"" help:"Move games between this computer and many."`
	Rules    rulesCmd    `cmd:"" help:"Look something up in the rule book."`
}

type openCmd struct{}

// Run opens the window, or serves where there is no display.
func (openCmd) Run(c call, opened *resources) error {
	err := c.window(c.Data, "")
	if !errors.Is(err, ErrNoWindow) {
		return err
	}
	if !c.JSON {
		fmt.Fprintln(c.Out, "No window can open here, so Tabby serves browsers instead.")
	}
	return serveCmd{Port: defaultPort, Devices: serve.Connections}.Run(c, opened)
}

type windowCmd struct {
	Link string `arg:"" optional:"" help:"The link of a table of another device to take part in, or of a game that was handed over."`
}

func (w windowCmd) Run(c call) error { return c.window(c.Data, w.Link) }

// isLink reports whether an argument is a link, which opens the window as well.
func isLink(arg string) bool {
	_, table := wire.ParseLink(arg)
	_, game := handover.Fragment(arg)
	return table || game
}

type versionCmd struct{}

type replayCmd struct {
	File  file `arg:"" optional:"" default:"-" help:"The file with the cases, one a line in JSON; - reads them from standard input."`
	Steps bool `help:"Answer with the state after every action as well."`
}

func (replayCmd) Help() string {
	return `Every case is answered with one line: {"id":…,"errors":[…],"state":{…}}, ` +
		`errors with null or a code for each action. A case that cannot be read is ` +
		`answered {"id":…,"failed":"…"}; the next one goes on, and the program ends with 1.`
}

type recordCmd struct {
	Game string `help:"Go on with this game." placeholder:"ID" xor:"game" required:""`
	New  string `help:"Begin a game: {\"variant\":…,\"players\":[…],\"dealer\":…,\"end\":{…},\"config\":{…}}." placeholder:"JSON" xor:"game" required:""`
}

func (recordCmd) Help() string {
	return `Reads actions from standard input, one a line in JSON, such as ` +
		`{"do":"enter_round","scores":{"Ann":12,"Ben":7}}. Each is answered once it is safe ` +
		`on disk: {"ok":true,"seq":2}, or {"error":"ERR_…","message":"…"}. ` +
		`A new game answers first, with its id: {"ok":true,"seq":1,"game":"…"}. ` +
		`A time in "at" counts from the beginning of the game.`
}

// A variantID is a variant, given by its ID or its name.
type variantID string

// UnmarshalText lists the variants there are if it is none of them.
func (v *variantID) UnmarshalText(text []byte) error {
	r, err := variantNamed(string(text))
	if err != nil {
		return fmt.Errorf("there is no variant %q; there are %s", text, words.Joined(variantIDs()))
	}
	*v = variantID(r.ID)
	return nil
}

// A date is a day, as 2006-01-02.
type date string

// UnmarshalText refuses what is no day.
func (d *date) UnmarshalText(text []byte) error {
	if !isDate(string(text)) {
		return fmt.Errorf("a day is written as 2006-01-02, not %q", text)
	}
	*d = date(text)
	return nil
}

func isDate(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}

// An ending is how a game can end, a value of its house rule.
type ending string

// UnmarshalText refuses what ends no game.
func (e *ending) UnmarshalText(text []byte) error {
	value := engine.Value(text)
	if value == "threshold" {
		value = engine.EndThreshold
	}
	if !slices.Contains(engine.End.Rule().Words, value) {
		return fmt.Errorf("no game ends by %q; there are rounds, time, elimination and threshold", text)
	}
	*e = ending(value)
	return nil
}

// A file is the path of a file to read; - is the input of the call.
type file string

func (f file) open(c call) (io.ReadCloser, error) {
	if f == "-" {
		return io.NopCloser(c.In), nil
	}
	return os.Open(string(f))
}
