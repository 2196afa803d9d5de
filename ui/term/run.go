// Package term is the command line: it replays cases, records games for scripts, reads
// the history and serves the browser build, all without a window.
//
// It decides nothing about games: package replay reads and writes them, and package
// history keeps them. Begin with [Run].
package term

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"os/signal"
	"reflect"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"github.com/alecthomas/kong"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/serve"
	"tabby/internal/system/version"
	"tabby/internal/system/web"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// The exit codes of a command.
const (
	fine    = 0
	failure = 1
	wrong   = 2 // a wrong call
)

// Streams are the input and outputs of a command.
type Streams struct {
	In  io.Reader
	Out io.Writer
	Err io.Writer
}

// ErrNoWindow means that there is no display, or that this program has no window.
var ErrNoWindow = errors.New("no window can open")

// A Window opens the window on the games kept in dir and, unless it is "", what a link
// leads to. The error is [ErrNoWindow] if it cannot.
type Window func(o Opening) error

// An Opening is what the window opens on.
type Opening struct {
	Dir   string          // where games are kept
	Link  string          // what leads there, or ""
	Demo  bool            // play the year of a made-up family there first
	Words *words.Language // which it speaks, unless another one was chosen in its settings
}

// Run runs a command and returns its exit code: 0, 1 for a failure, 2 for a wrong
// call. Without a command it opens the window on the games kept in dir; if that
// returns [ErrNoWindow], it serves the pages for browsers.
func Run(args []string, std Streams, window Window) int {
	return call{Streams: std, window: window, now: time.Now, pages: web.Files(), words: languages.English(), system: languages.All().System(os.Getenv)}.run(args)
}

// A call is the surroundings of a command.
type call struct {
	Streams
	Shared
	window Window
	now    func() time.Time
	pages  fs.FS           // for browsers
	words  *words.Language // of messages
	system *words.Language // of what is about the game, or nil for words
	tried  *words.Language // of a translator, or nil
	folder bool            // the folder with the games was given by a flag
}

// command returns a command of the history so that it runs as it stands: "`tabby history merge --names`".
func (c call) command(words string) string {
	if c.folder {
		words += " --data " + oneWord(c.Data)
	}
	return "`tabby history " + words + "`"
}

func (c call) run(args []string) int {
	bar := &progress{to: c.Err, now: c.now, words: c.words}
	c.Out, c.Err = printer{c.Out, bar}, printer{c.Err, bar}
	var grammar grammar
	opened, helped := &resources{progress: bar}, false
	parser, err := c.parser(&grammar, opened, func(int) { helped = true })
	if err != nil {
		return c.fail(err, failure)
	}
	if len(args) > 0 && args[0] == "help" {
		args = append(args[1:len(args):len(args)], "--help")
	}
	if len(args) > 0 && isLink(args[0]) {
		args = append([]string{"window"}, args...)
	}
	chosen, err := parser.Parse(c.asWords(args))
	switch {
	case helped:
		return fine
	case err != nil:
		return c.fail(mistake("%s (`tabby help` lists all commands)", c.words.Refusals.Reason(err)), wrong)
	}
	c.Shared = grammar.Shared
	c.folder = c.Data != os.Getenv("TABBY_DATA")
	c.Data = cmp.Or(c.Data, sqlite.DefaultDir())
	if err := c.preview(); err != nil {
		return c.fail(err, wrong)
	}
	opened.call = c
	if grammar.ShowVersion {
		chosen, _ = parser.Parse([]string{"version"})
	}
	if err := errors.Join(chosen.Run(c, opened), opened.close()); err != nil {
		return c.fail(err, failure)
	}
	return fine
}

// parser returns what reads arguments into the grammar; exit is called after help.
func (c call) parser(grammar *grammar, opened *resources, exit func(int)) (*kong.Kong, error) {
	k, err := kong.New(grammar,
		kong.Name("tabby"),
		kong.Description("Tabby keeps score at a card table. Without a command it opens its window or, if there is no display, serves itself to browsers."),
		kong.Vars{"languages": c.words.Alternatives(tags()), "devices": strconv.Itoa(serve.Connections), "port": strconv.Itoa(defaultPort), "games": c.words.Alternatives(variantIDs())},
		kong.Writers(c.Out, c.Err),
		mapped(variantID(""), variantOf), mapped(date(""), dayOf), mapped(ending(""), endingOf), kong.TypeMapper(reflect.TypeFor[uint16](), kong.MapperFunc(portOf)), kong.Exit(exit),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, NoExpandSubcommands: true}),
		kong.BindSingletonProvider(opened.reader),
		kong.BindSingletonProvider(opened.store),
		kong.BindSingletonProvider(opened.work),
	)
	if err == nil {
		explain(k.Model.Node)
		k.Model.Detail = surroundings()
	}
	return k, err
}

// mistake returns an error that is said alone, whatever it comes wrapped in.
func mistake(format string, args ...any) error { return because(nil, format, args...) }

// because returns a mistake behind which lies an error.
func because(err error, format string, args ...any) error {
	text := fmt.Sprintf(format, args...)
	return words.Said{In: func(*words.Language) string { return text }, Err: err}
}

// errReported is a failure that the output has reported already.
var errReported = errors.New("reported")

// fail reports what went wrong.
func (c call) fail(err error, code int) int {
	if !errors.Is(err, errReported) {
		c.complain(err)
		if errors.Is(err, history.ErrDamaged) && !errors.Is(err, history.ErrCopy) {
			fmt.Fprintln(c.Err, c.command("repair")+" says what can be recovered.")
		}
	}
	return code
}

// ask asks a question and returns the answer, which is "" at the end of the input.
func (c call) ask(question string) (string, error) {
	fmt.Fprint(c.Err, question)
	answer, err := bufio.NewReader(io.LimitReader(c.In, 64)).ReadString('\n')
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return strings.TrimSpace(answer), err
}

// say answers with a value to programs, and with a text to people.
func (c call) say(v any, text string) error {
	if c.JSON {
		return c.answer(v)
	}
	_, err := fmt.Fprintln(c.Out, text)
	return err
}

// resources opens what a command asks for by the type of an argument of its Run
// method.
type resources struct {
	call
	progress *progress
	opened   []func() error // close it
}

// reader opens the games for reading, which another writer does not prevent.
func (r *resources) reader() (*sqlite.Reader, error) {
	kept, err := sqlite.OpenReadOnly(r.Data, sqlite.Options{Now: r.now})
	if err == nil {
		r.opened = append(r.opened, kept.Close)
	}
	return kept, err
}

// store opens the games for writing, which no other program may do meanwhile.
func (r *resources) store() (*sqlite.Store, error) {
	kept, err := sqlite.Open(r.Data, sqlite.Options{Now: r.now})
	if err == nil {
		r.opened = append(r.opened, kept.Close)
	}
	return kept, err
}

// work returns long work: it shows its progress in a terminal, and stops on Ctrl-C.
func (r *resources) work() history.Work {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	r.opened = append(r.opened, func() error {
		stop()
		r.progress.clear()
		return nil
	})
	work := history.Work{Context: ctx}
	if isTerminal(r.Err) {
		r.progress.began = r.now()
		work.Report = r.progress.show
	}
	return work
}

// close closes what was opened.
func (r *resources) close() error {
	var errs []error
	for _, closed := range r.opened {
		errs = append(errs, closed())
	}
	return errors.Join(errs...)
}

// Run writes which version this is, and what it was built from.
func (versionCmd) Run(c call) error {
	v := struct {
		Version string `json:"version"`
		Commit  string `json:"commit,omitempty"`
		Changed bool   `json:"changed,omitempty"` // since that commit
		Go      string `json:"go"`
		System  string `json:"system"`
	}{Version: version.String(), Go: runtime.Version(), System: runtime.GOOS + "/" + runtime.GOARCH}
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, b := range info.Settings {
			switch b.Key {
			case "vcs.revision":
				v.Commit = b.Value
			case "vcs.modified":
				v.Changed = b.Value == "true"
			}
		}
	}
	return c.say(v, "Tabby "+v.Version)
}

// healthCmd asks a server, as a container does that has no other program.
type healthCmd struct {
	Port uint16 `default:"${port}" help:"The port of the server."`
}

// healthTime is how long a server may take to answer.
const healthTime = 3 * time.Second

// Run fails unless a server on this computer answers.
func (h healthCmd) Run(c call) error {
	at := serve.BaseOf(loopback(), int(h.Port))
	r, err := (&http.Client{Timeout: healthTime}).Get(at + "/healthz")
	if err == nil {
		err = r.Body.Close()
	}
	if err == nil && r.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s", r.Status)
	}
	if err != nil {
		return because(err, "no Tabby answers at %s; `tabby serve` starts one", at)
	}
	return c.say(struct {
		OK bool `json:"ok"`
	}{true}, "Tabby answers at "+at+".")
}
