package term

import (
	"io"

	"tabby/history"
	"tabby/history/jetstream"
)

// streamCmd moves games between one machine and many.
type streamCmd struct {
	Export streamExportCmd `cmd:"" help:"Write everything in a stream as JSON Lines, for tabby history import." eg:"tabby stream export --nats nats://10.0.0.1 > tabby.jsonl"`
	Import streamImportCmd `cmd:"" help:"Add the games of an export to a stream." eg:"tabby stream import --nats nats://10.0.0.1 tabby.jsonl"`
}

// A streamPlace is where games are in NATS JetStream.
type streamPlace struct {
	NATS  string `name:"nats" help:"The NATS servers." placeholder:"URL,URL" required:""`
	Space string `name:"nats-space" default:"home" help:"The namespace on them." placeholder:"NAME"`
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

// Run adds what the stream lacks.
func (cmd streamImportCmd) Run(c call, work history.Work) error {
	return cmd.File.take(c, func(from io.Reader) (got history.Imported, err error) {
		store, err := cmd.open(c)
		if err != nil {
			return got, err
		}
		defer store.Close()
		return store.Import(from, work)
	}, func() (string, error) { return "", nil })
}
