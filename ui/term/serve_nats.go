package term

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"tabby/history"
	"tabby/history/jetstream"
	"tabby/history/journal"
	"tabby/history/sqlite"
	"tabby/internal/server/spaces"
	"tabby/internal/table/decks"
)

// A streamSource has games in NATS JetStream, which other hosts serve too.
type streamSource struct {
	*jetstream.Store
	now    func() time.Time
	taught history.Settings // on this computer, or nil
}

// openStream opens the source at NATS servers, and says what an operator should know.
func (s serveCmd) openStream(c call) (source, error) {
	store, doubts, err := jetstream.Open(s.NATS, jetstream.Options{Space: s.NATSSpace, Monitors: s.NATSMonitor, Now: c.now})
	if err != nil {
		return nil, err
	}
	for _, doubt := range doubts {
		fmt.Fprintln(c.Err, "tabby: "+doubt)
	}
	if len(s.NATSMonitor) == 0 {
		fmt.Fprintln(c.Err, "tabby: give --nats-monitor http://HOST:8222 once for each NATS server, and Tabby asks them")
	}
	return streamSource{store, c.now, taughtHere(c)}, nil
}

// taughtHere returns the decks that were taught on this computer, or nil if nothing is kept here: photos of guests are
// read by them.
func taughtHere(c call) history.Settings {
	kept, err := sqlite.OpenReadOnly(c.Data, sqlite.Options{Now: c.now})
	if err != nil {
		return nil
	}
	defer kept.Close()
	return decks.Kept(kept)
}

func (s streamSource) find(prefix string) (string, error) {
	ids, err := s.Games()
	if err != nil {
		return "", err
	}
	found := slices.DeleteFunc(ids, func(id string) bool { return !strings.HasPrefix(id, prefix) })
	return only(found, prefix, history.Refusal{Reason: history.ErrNoGame, What: prefix})
}

func (s streamSource) running(aside func(string, error)) ([]string, error) {
	ids, err := s.Games()
	if err != nil {
		return nil, err
	}
	over := make([]bool, len(ids))
	failed := forEach(ids, func(i int, id string) (err error) {
		over[i], err = s.over(id)
		if isOfOne(err) {
			over[i] = true
			aside(id, err)
			return nil
		}
		return err
	})
	var running []string
	for i, id := range ids {
		if !over[i] {
			running = append(running, id)
		}
	}
	return running[max(0, len(running)-maxTables):], failed
}

// over reports whether a game is over.
func (s streamSource) over(id string) (bool, error) {
	log, err := s.Log(id)
	if err != nil {
		return false, err
	}
	desk, err := journal.Open(history.Domain(), log)
	if err != nil {
		return false, err
	}
	return desk.State().Sheet(s.now()).Over, nil
}

func (s streamSource) opener(o spaces.Opener) spaces.Opener {
	o.Share = func(id string, changed func()) (spaces.Shared, error) {
		g, err := s.Join(id, changed)
		if err != nil {
			return nil, err
		}
		return g, nil
	}
	o.Taught = s.taught
	return o
}

func (s streamSource) begun(f func(string)) { s.Begun(f) }

func (s streamSource) close() { s.Close() }

// streamCmd moves games between one machine and many.
type streamCmd struct {
	Export streamExportCmd `cmd:"" help:"Write everything in a stream as JSON Lines, for tabby history import." eg:"tabby stream export --nats nats://10.0.0.1 > tabby.jsonl"`
	Import streamImportCmd `cmd:"" help:"Add the games of an export to a stream." eg:"tabby stream import --nats nats://10.0.0.1 tabby.jsonl"`
}

// A streamPlace is where games are in NATS JetStream.
type streamPlace struct {
	NATS  string `name:"nats" help:"The NATS servers." placeholder:"URL,URL" required:""`
	Space string `name:"nats-space" default:"home" help:"The namespace on these servers." placeholder:"NAME"`
}

func (p streamPlace) open(c call) (*jetstream.Store, error) {
	store, _, err := jetstream.Open(p.NATS, jetstream.Options{Space: p.Space, Now: c.now})
	return store, err
}

type streamExportCmd struct{ streamPlace }

// Run writes an export to the output.
func (cmd streamExportCmd) Run(c call, work history.Work) error {
	store, err := cmd.open(c)
	if err != nil {
		return err
	}
	defer store.Close()
	return store.Export(c.data(), work)
}

type streamImportCmd struct {
	streamPlace
	File file `arg:"" optional:"" default:"-" help:"The file with the export; - reads it from standard input."`
}

// Run adds everything that the stream does not have yet.
func (cmd streamImportCmd) Run(c call, work history.Work) error {
	in, err := cmd.File.open(c)
	if err != nil {
		return err
	}
	defer in.Close()
	from, err := given(in)
	if err != nil {
		return err
	}
	store, err := cmd.open(c)
	if err != nil {
		return err
	}
	defer store.Close()
	got, err := store.Import(from, work)
	if err != nil {
		return err
	}
	return c.say(got, c.words.Games.Imported(got))
}
