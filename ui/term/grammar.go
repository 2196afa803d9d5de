package term

import (
	"embed"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/alecthomas/kong"

	"tabby/engine"
	"tabby/internal/devices/link"
	"tabby/internal/devices/serve"
	"tabby/internal/words/languages"
)

// Shared are the flags of every command.
type Shared struct {
	Data string `help:"Keep games in this folder." placeholder:"DIR" env:"TABBY_DATA"`
	JSON bool   `help:"Answer in JSON, for programs."`

	Words string `help:"Show the texts of this translation file, in the window and on served pages." placeholder:"FILE"`
}

// grammar is all commands and flags.
type grammar struct {
	Shared
	ShowVersion bool `name:"version" help:"Print the version, like tabby version."`

	Open       openCmd       `cmd:"" default:"1" hidden:""`
	Window     windowCmd     `cmd:"" help:"Open the window. This is what happens without a command." eg:"tabby window 'http://192.168.1.20:8229/table#KEY'"`
	Demo       demoCmd       `cmd:"" help:"Explore a made-up family's year of games." eg:"tabby demo"`
	Serve      serveCmd      `cmd:"" help:"Serve Tabby to browsers, here or on phones nearby." eg:"tabby serve --lan --running"`
	Health     healthCmd     `cmd:"" help:"Check whether a server on this computer answers." eg:"tabby health --port 8229"`
	Space      spaceCmd      `cmd:"" help:"Manage the spaces of families on a server."`
	Version    versionCmd    `cmd:"" help:"Print the version." eg:"tabby version --json"`
	Replay     replayCmd     `cmd:"" help:"Play games that are described in a file, and print the results." eg:"tabby replay --steps cases.jsonl"`
	Record     recordCmd     `cmd:"" help:"Keep score from a script: read actions, print answers." eg:"tabby record --new '{\"variant\":\"GAME\",\"players\":[\"Ann\",\"Ben\"]}' < actions.jsonl"`
	History    historyCmd    `cmd:"" help:"List, show and manage the saved games."`
	Stream     streamCmd     `cmd:"" help:"Move games to and from NATS servers."`
	Rules      rulesCmd      `cmd:"" help:"Answer a question about the rules, or print the rule book." eg:"tabby rules when may I call"`
	Cards      cardsCmd      `cmd:"" help:"Read cards from a photo, once Tabby has learned your deck."`
	Completion completionCmd `cmd:"" help:"Print a script that completes commands in your shell." eg:"tabby completion bash"`
	Complete   completeCmd   `cmd:"" hidden:""`
	Texts      textsCmd      `cmd:"" name:"words" help:"Print the texts of a language, or check a translation file." eg:"tabby words sv.arb"`
}

type openCmd struct{}

// Run opens the window, or serves if there is no display.
func (openCmd) Run(c call, opened *resources) error {
	err := c.window(Opening{Dir: c.Data, Words: c.in("").words})
	if !errors.Is(err, ErrNoWindow) {
		return err
	}
	if !c.JSON {
		fmt.Fprintln(c.Out, "No window can open here, so Tabby serves browsers instead.")
	}
	return serveCmd{Port: defaultPort, Devices: serve.Connections}.Run(c, opened)
}

type windowCmd struct {
	Link string `arg:"" optional:"" help:"A link to open: of a table on another device, of a game that was handed over, or of a custom game."`
}

// Run opens the window, with the page to which the link leads.
func (w windowCmd) Run(c call) error {
	err := c.window(Opening{Dir: c.Data, Link: w.Link, Words: c.in("").words})
	if errors.Is(err, ErrNoWindow) {
		return because(err, "no window can open here, because there is no display or this Tabby has no window; `tabby serve` opens it in a browser, and `tabby help` lists what else works")
	}
	return err
}

// isLink reports whether an argument is a link. A link without a command opens the window.
func isLink(arg string) bool {
	_, is := link.Parse(arg)
	return is
}

// asWords returns args with a minus sign instead of a hyphen before negative numbers, as
// in a question about a card, because a hyphen begins a flag. An argument after
// a flag may be its value, so it is not changed.
func (c call) asWords(args []string) []string {
	all := slices.Clone(args)
	for i, arg := range args {
		n, err := strconv.Atoi(arg)
		if err == nil && n < 0 && (i == 0 || !strings.HasPrefix(args[i-1], "-")) {
			all[i] = c.words.Figure(n)
		}
	}
	return all
}

type versionCmd struct{}

type replayCmd struct {
	File  file `arg:"" optional:"" default:"-" help:"The file with the cases, one JSON object per line; - reads standard input."`
	Steps bool `help:"Also print the state after every action."`
}

func (replayCmd) Help() string {
	return `Each line of the file is a case: a whole game with its players, house rules and actions. For each case Tabby prints one line, ` +
		`{"id":…,"errors":[…],"state":{…}}; "errors" has, for each action, null or the code of its error. For a case that cannot be read ` +
		`the line is {"id":…,"failed":"…"}; Tabby still plays the cases after it, and the exit code is 1.`
}

type recordCmd struct {
	Game    string `help:"Continue this game." placeholder:"ID" xor:"game"`
	New     string `help:"Start a game: {\"variant\":…,\"players\":[…],\"dealer\":…,\"day\":…,\"end\":{…},\"config\":{…}}. Fields that are left out have the same defaults as in the window." placeholder:"JSON" xor:"game"`
	Actions bool   `help:"Print a reference of all actions, fields, answers and errors, and stop." xor:"game"`

	Strict bool `help:"Refuse doubtful rounds, and stop with exit code 1 at the first action that is refused."`
}

// Validate refuses a call that names no game.
func (r recordCmd) Validate() error {
	if r.Game == "" && r.New == "" && !r.Actions {
		return mistake("say which game: --new=JSON starts one, --game=ID continues one; --actions lists all actions")
	}
	return nil
}

func (recordCmd) Help() string {
	return `Tabby reads actions from standard input, as JSON, one on each line, such as ` +
		`{"do":"enter_round","scores":{"Ann":12,"Ben":7}}; --actions lists them all. Tabby answers each action once it is saved ` +
		`on disk: {"ok":true,"seq":2}, or {"error":"ERR_…","message":"…"}. If a round looks doubtful, ` +
		`for example because the deck cannot make these scores together, the answer has a "warning". ` +
		`The first answer of a new game contains its ID: {"ok":true,"seq":1,"game":"…"}. ` +
		`"at" is the time since the beginning of the game. ` +
		`The exit code is 0 even if Tabby refused an action. It is 1 if the disk failed, or if --strict stopped at a refused action.`
}

// A variantID is a variant, given by its ID or its name.
type variantID string

// variantOf returns the ID of a variant, or an error that lists all variants.
func variantOf(text string) (string, error) {
	r, err := variantNamed(text)
	if err != nil {
		return "", fmt.Errorf("there is no variant %q; there are %s", text, languages.English().Joined(variantIDs()))
	}
	return r.ID, nil
}

// A date is a day, as 2006-01-02.
type date string

// dayOf returns text, or an error if it is not a day.
func dayOf(text string) (string, error) {
	if !isDate(text) {
		return "", fmt.Errorf("write a day like 2026-11-20, not %q", text)
	}
	return text, nil
}

func isDate(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}

// portOf reads the number of a port.
func portOf(ctx *kong.DecodeContext, to reflect.Value) error {
	var text string
	if err := ctx.Scan.PopValueInto("number", &text); err != nil {
		return err
	}
	port, err := strconv.ParseUint(text, 10, 16)
	if err != nil {
		return fmt.Errorf("a port is a number from 0 to 65535, not %q", text)
	}
	to.SetUint(port)
	return nil
}

// An ending is how a game can end, a value of its house rule.
type ending string

// endingOf returns the value of a way to end a game, or an error if there is no such way.
func endingOf(text string) (string, error) {
	value := engine.Value(text)
	if value == "threshold" {
		value = engine.EndThreshold
	}
	if !slices.Contains(engine.End.Rule().Words, value) {
		return "", fmt.Errorf("no game ends by %q; there are rounds, time, elimination and threshold", text)
	}
	return string(value), nil
}

// mapped returns an option that parses all flags of the type of a value with read.
func mapped(of any, read func(string) (string, error)) kong.Option {
	return kong.TypeMapper(reflect.TypeOf(of), kong.MapperFunc(func(ctx *kong.DecodeContext, to reflect.Value) error {
		var text string
		if err := ctx.Scan.PopValueInto("string", &text); err != nil {
			return err
		}
		value, err := read(text)
		to.SetString(value)
		return err
	}))
}

// A file is the path of a file to read; - is the input of the call.
type file string

func (f file) open(c call) (io.ReadCloser, error) {
	if f == "-" {
		return io.NopCloser(c.In), nil
	}
	return os.Open(string(f))
}

// A meaning is an exit code or an environment variable, and what it means.
type meaning struct{ name, means string }

// exits are the exit codes, and environment the variables that commands read.
var (
	exits = []meaning{
		{"0", "Success."},
		{"1", "Failure; standard error says why."},
		{"2", "Wrong usage; nothing was done."},
	}
	environment = []meaning{
		{"TABBY_DATA", "The folder with the games, like --data."},
		{"TABBY_SPACES", "The folder with all spaces, like --spaces of tabby space."},
		{"LC_ALL, LC_MESSAGES, LANG", "The language of the window, the rules and output about games."},
		{"DISPLAY, WAYLAND_DISPLAY", "The display for the window. Without one, Tabby serves browsers."},
	}
)

// example returns how a command can be typed, with the first game for GAME, or "".
func example(command *kong.Node) string {
	if command.Tag == nil {
		return ""
	}
	return strings.ReplaceAll(command.Tag.Get("eg"), "GAME", variantIDs()[0])
}

// explain adds examples to the help of all commands below node.
func explain(node *kong.Node) {
	for _, command := range node.Children {
		if eg := example(command); eg != "" {
			command.Detail = strings.TrimSpace(command.Detail + "\n\nFor example:\n\n    " + eg)
		}
		explain(command)
	}
}

// surroundings returns the part of the help about exit codes and the environment.
func surroundings() string {
	var text strings.Builder
	for _, part := range []struct {
		title string
		all   []meaning
	}{{"Exit codes:", exits}, {"Environment:", environment}} {
		text.WriteString(part.title + "\n\n")
		for _, m := range part.all {
			text.WriteString("    " + m.name + ": " + m.means + "\n")
		}
		text.WriteString("\n")
	}
	return strings.TrimSpace(text.String())
}

// scripts ask a hidden command of Tabby what may follow, one for each shell.
//
//go:embed completion
var scripts embed.FS

type completionCmd struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"The shell: bash, zsh or fish."`
}

func (completionCmd) Help() string {
	return `The packages and make install set up completion. Otherwise, add one of these lines to the startup file of your shell: ` +
		"`source <(tabby completion bash)`, `source <(tabby completion zsh)` or `tabby completion fish | source`."
}

// Run prints the script.
func (cmd completionCmd) Run(c call) error {
	script, err := scripts.ReadFile("completion/" + cmd.Shell)
	if err == nil {
		_, err = c.Out.Write(script)
	}
	return err
}

type completeCmd struct {
	Words []string `arg:"" optional:""`
}

// Run prints what may follow some words, one a line.
func (cmd completeCmd) Run(c call, k *kong.Kong) error {
	_, err := fmt.Fprint(c.Out, strings.Join(following(k.Model.Node, cmd.Words), "\n"))
	return err
}

// following returns the commands and options that may follow, or the values of an option that is typed.
func following(node *kong.Node, typed []string) (all []string) {
	flags := node.Flags
	for _, word := range typed {
		i := slices.IndexFunc(node.Children, func(n *kong.Node) bool { return n.Name == word })
		if i >= 0 {
			node = node.Children[i]
			flags = append(slices.Clone(flags), node.Flags...)
		}
	}
	if len(typed) > 0 {
		last := typed[len(typed)-1]
		i := slices.IndexFunc(flags, func(f *kong.Flag) bool { return "--"+f.Name == last && !f.IsBool() })
		if i >= 0 {
			return values(flags[i])
		}
	}
	for _, command := range node.Children {
		if !command.Hidden {
			all = append(all, command.Name)
		}
	}
	for _, word := range node.Positional {
		all = append(all, word.EnumSlice()...)
	}
	for _, f := range flags {
		all = append(all, "--"+f.Name)
	}
	return slices.DeleteFunc(all, func(word string) bool { return word == "" }) // of what has no list of values
}

// values returns what an option can be, or nothing if that is a file, a name or a number.
func values(f *kong.Flag) []string {
	switch f.Target.Interface().(type) {
	case variantID:
		return variantIDs()
	case language:
		return tags()
	}
	return slices.DeleteFunc(f.EnumSlice(), func(value string) bool { return value == "" })
}
