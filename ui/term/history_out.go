package term

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/history/stats"
	"tabby/internal/chart"
	"tabby/internal/paper"
	"tabby/internal/story"
)

// out writes a game or a night to a file, whole or not at all.
func (cmd showCmd) out(c call, s Shared, kept *sqlite.Reader) error {
	if sqlite.Owns(s.Data, cmd.Out) {
		return fmt.Errorf("%s belongs to the history itself; choose another file", cmd.Out)
	}
	var b bytes.Buffer
	if err := cmd.draw(kept, &b); err != nil {
		return err
	}
	if _, err := os.Lstat(cmd.Out); err == nil && !cmd.Force {
		return fmt.Errorf("%s is there already; choose another file, or give --force to replace it", cmd.Out)
	}
	if err := replaceFile(cmd.Out, b.Bytes()); err != nil {
		return err
	}
	_, err := fmt.Fprintln(c.Out, cmd.Out)
	return err
}

// replaceFile writes a new file beside path and gives it that name. It follows no
// link: neither one with the name of the new file nor one at path.
func replaceFile(path string, text []byte) error {
	part := fmt.Sprintf("%s.%s.part", path, rand.Text())
	file, err := os.OpenFile(part, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	if err = errors.Join(err, file.Close()); err == nil {
		err = os.Rename(part, path)
	}
	if err != nil {
		return errors.Join(err, os.RemoveAll(part))
	}
	return nil
}

func (cmd showCmd) draw(kept *sqlite.Reader, b *bytes.Buffer) error {
	kind := filepath.Ext(cmd.Out)
	if day, err := time.Parse(time.DateOnly, cmd.ID); err == nil {
		if rows := rowsOf(kind); rows != nil {
			return rows(kept, b, history.Filter{Day: cmd.ID}, history.Work{})
		}
		return cmd.night(kept, day, b)
	}
	id, err := find(kept, cmd.ID)
	if err != nil {
		return err
	}
	if rows := rowsOf(kind); rows != nil {
		return rows(kept, b, history.Filter{Game: id}, history.Work{})
	}
	t, err := kept.Detail(id)
	if err != nil {
		return err
	}
	switch kind {
	case ".pdf":
		return paper.Sheet(b, paper.GameOf(t), cmd.format())
	case ".png":
		g := paper.GameOf(t)
		night, err := kept.Night(stats.Evening(t.Began.At))
		if err != nil {
			return err
		}
		g.Place = night.Place
		return paper.Picture(b, g)
	case ".svg":
		return chart.Totals(story.CurveOf(t.Sheet, paper.GameOf(t).Badges)).Draw(b, chart.SVG, chart.Size{W: 960, H: 540}, chart.Light())
	}
	return fmt.Errorf("%s is neither .pdf nor .png nor .svg nor .csv nor .jsonl", cmd.Out)
}

// rowsOf returns what writes games to a file of that kind row by row, or nil.
func rowsOf(kind string) func(*sqlite.Reader, io.Writer, history.Filter, history.Work) error {
	switch kind {
	case ".csv":
		return (*sqlite.Reader).ExportTable
	case ".jsonl":
		return (*sqlite.Reader).ExportGames
	}
	return nil
}

func (cmd showCmd) format() paper.Format {
	if cmd.Letter {
		return paper.Letter
	}
	return paper.A4
}

func (cmd showCmd) night(kept *sqlite.Reader, day time.Time, b *bytes.Buffer) error {
	kind := filepath.Ext(cmd.Out)
	if kind != ".pdf" && kind != ".png" {
		return errors.New("a night is written as .pdf, .png, .csv or .jsonl")
	}
	n := paper.Night{Day: day}
	want := history.Filter{Day: cmd.ID}
	nights, err := kept.Nights(history.NightPage{Filter: want})
	if err != nil {
		return err
	}
	if len(nights) == 0 {
		return fmt.Errorf("there is no game on %s", cmd.ID)
	}
	n.Place, n.Note = nights[0].Place, nights[0].Note
	err = kept.EachDetail(want, history.Work{}, func(t history.Detail) error {
		n.Games = append(n.Games, paper.GameOf(t))
		return nil
	})
	slices.Reverse(n.Games)
	if err != nil {
		return err
	}
	if kind == ".png" {
		return paper.NightPicture(b, n)
	}
	return paper.Report(b, n, cmd.format())
}
