package term

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"rsc.io/qr"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/handover"
	"tabby/internal/draw/paper"
)

// out writes a game, or the games of a day, to a file, whole or not at all.
func (cmd showCmd) out(c call, kept *sqlite.Reader) error {
	if sqlite.Owns(c.Data, cmd.Out) {
		return mistake("%s belongs to the history itself; choose another file", cmd.Out)
	}
	var b bytes.Buffer
	if err := cmd.draw(c, kept, &b); err != nil {
		return err
	}
	if _, err := os.Lstat(cmd.Out); err == nil && !cmd.Force {
		return mistake("%s is there already; choose another file, or give --force to replace it", cmd.Out)
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
		return notWritten(path, err)
	}
	_, err = file.Write(text)
	if err = errors.Join(err, file.Close()); err == nil {
		err = os.Rename(part, path)
	}
	if err != nil {
		return errors.Join(notWritten(path, err), os.RemoveAll(part))
	}
	return nil
}

// notWritten returns an error that names the file that was to be written, and what to
// do.
func notWritten(path string, err error) error {
	if file, ok := errors.AsType[*fs.PathError](err); ok {
		err = file.Err
	}
	return because(err, "%s cannot be written: %v; choose another place, or make room there", path, err)
}

// draw writes a game, or the games of a day if the day is given.
func (cmd showCmd) draw(c call, kept *sqlite.Reader, to io.Writer) error {
	printed := paper.Printer{From: kept, Style: paper.Style{Words: c.words}}
	as, err := cmd.format()
	if err != nil {
		return err
	}
	if !isDate(cmd.ID) {
		id, err := find(kept, cmd.ID)
		if err != nil {
			return err
		}
		return printed.Game(to, id, as)
	}
	night, err := kept.Night(cmd.ID)
	switch {
	case err != nil:
		return err
	case night.Games == 0:
		return mistake("there is no game on %s; %s lists the days with games", cmd.ID, c.command("list --nights"))
	case as == history.Curve, as == history.Moving:
		return mistake("the games of a day are written as .pdf, .png, .csv or .jsonl; choose one of these")
	}
	return printed.Night(to, cmd.ID, as)
}

// format returns the format that the ending of the file asks for.
func (cmd showCmd) format() (history.Format, error) {
	formats := []history.Format{history.A4, history.Picture, history.Moving, history.Curve, history.CSV, history.JSONLines}
	i := slices.IndexFunc(formats, func(f history.Format) bool { return f.Ending() == filepath.Ext(cmd.Out) })
	switch {
	case i < 0:
		return "", mistake("%s has to end in .pdf, .png, .gif, .svg, .csv or .jsonl", cmd.Out)
	case formats[i] == history.A4:
		return history.Sheet(cmd.Letter, cmd.Large), nil
	}
	return formats[i], nil
}

type handoverCmd struct {
	ID string `arg:"" help:"The ID of the game, or its first letters if no other game begins with them."`
	At string `help:"The address at which the other device opens Tabby in its browser, such as that of tabby serve --lan; the link then opens the game there." placeholder:"ADDRESS"`
}

func (handoverCmd) Help() string {
	return `Tabby prints a code for the camera of the other device, and a link that any Tabby can import. ` +
		`The game also stays on this device: continue it in one place only.`
}

// quiet is how wide the white around a code in a terminal is, on each side.
const quiet = 2

// Run prints the code and the link of a game.
func (cmd handoverCmd) Run(c call, kept *sqlite.Reader) error {
	id, err := find(kept, cmd.ID)
	if err != nil {
		return err
	}
	fragment, err := handover.Fetch(kept, id)
	if err != nil {
		return err
	}
	link := handover.Address(cmd.At, fragment)
	if code, err := qr.Encode(link, qr.L); err == nil && isTerminal(c.Out) {
		c.drawCode(link)
		fmt.Fprintf(c.Out, "The terminal has to be %d columns wide to show the whole code. Or use this link:\n", code.Size+2*quiet)
	}
	return c.say(map[string]string{"game": id, "link": link}, link)
}
