package spaces

import (
	"compress/gzip"
	"errors"
	"io"

	"tabby/history"
	"tabby/history/sqlite"
)

// Backup writes everything that is kept of people and games in a space, as an export
// packed with gzip, whether or not a server has it open. It is the state at one moment,
// and `tabby history import` takes it in; of a space that nobody has opened yet it has nothing. The error is [ErrUnknown] if there is no such
// space; if it is any other, part of the backup was written.
func Backup(dir, space string, w io.Writer, work history.Work) error {
	_, err := load(dir, space)
	if err != nil {
		return err
	}
	kept, err := sqlite.OpenReadOnly(folder(dir, space), sqlite.Options{})
	if errors.Is(err, history.ErrEmpty) {
		return stream(nothing{}, gzip.NewWriter(w), work)
	}
	if err != nil {
		return err
	}
	defer kept.Close()
	return stream(kept, gzip.NewWriter(w), work)
}

// An exporter writes everything that is kept.
type exporter interface {
	Export(w io.Writer, work history.Work) error
}

// nothing is what a space keeps that nobody has opened.
type nothing struct{}

// Export writes an export without people and games.
func (nothing) Export(w io.Writer, _ history.Work) error {
	_, err := w.Write(history.Counts{}.Line())
	return err
}

func stream(kept exporter, w *gzip.Writer, work history.Work) error {
	if err := kept.Export(w, work); err != nil {
		return err
	}
	return w.Close()
}
