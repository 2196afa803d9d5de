package handover

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io"

	"tabby/history"
	"tabby/internal/devices/link"
	"tabby/internal/devices/reason"
)

const (
	version = '1'

	maxLink = 1 << 18 // bytes of a link
	maxText = 1 << 20 // bytes of the text in it
)

// Address returns the link of a fragment: base is the address of Tabby in a browser, or
// "" for a link that only the import reads.
func Address(base, fragment string) string {
	return link.Link{Kind: link.Game, Base: base, What: fragment}.String()
}

// Fragment returns the fragment of a link in a text, and whether there is one: of those that
// [link.All] finds, the first that is complete.
func Fragment(text string) (fragment string, ok bool) {
	all := fragments(text, link.Game)
	for _, fragment := range all {
		if _, _, err := Decode(fragment); err == nil {
			return fragment, true
		}
	}
	if len(all) == 0 {
		return "", false
	}
	return all[0], true
}

// Encode returns the fragment for one game. from is an export of it with the people who
// play and all annotations; the error says what else it is.
func Encode(from io.Reader) (fragment string, err error) {
	g, err := readGame(from)
	if err != nil {
		return "", err
	}
	text := g.text()
	if len(text) > maxText {
		return "", fmt.Errorf("%w for a link; export the game as a file", history.ErrTooMuch)
	}
	packed := binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(text))
	packed = append(packed, deflate(text)...)
	return string(version) + base64.RawURLEncoding.EncodeToString(packed), nil
}

// An Exporter writes games as an export.
type Exporter interface {
	ExportGames(to io.Writer, want history.Filter, w history.Work) error
}

// Fetch returns the fragment for a game of a store. The error is that of the store or of
// [Encode].
func Fetch(from Exporter, game string) (fragment string, err error) {
	var export bytes.Buffer
	if err := from.ExportGames(&export, history.Filter{Game: game, State: history.Any}, history.Work{}); err != nil {
		return "", err
	}
	return Encode(&export)
}

// Decode returns the game of a fragment, and an export of it to be imported, which
// checks it like any other. The error wraps [reason.ForeignLink], [reason.NewerLink], [reason.DamagedLink] or
// [history.ErrTooMuch].
func Decode(fragment string) (game string, export io.Reader, err error) {
	switch {
	case fragment == "" || fragment[0] < '0' || fragment[0] > 'z':
		return "", nil, reason.ForeignLink
	case fragment[0] != version:
		return "", nil, reason.NewerLink
	case len(fragment) > maxLink:
		return "", nil, fmt.Errorf("%w: a link may have %d KiB", history.ErrTooMuch, maxLink>>10)
	}
	packed, err := unpack(fragment[1:])
	if err != nil || len(packed) < 4 {
		return "", nil, reason.DamagedLink
	}
	text, err := inflate(packed[4:])
	if err != nil {
		return "", nil, err
	}
	if crc32.ChecksumIEEE(text) != binary.BigEndian.Uint32(packed) {
		return "", nil, reason.DamagedLink
	}
	g, err := parseText(text)
	if err != nil {
		return "", nil, err
	}
	return g.id, bytes.NewReader(g.export()), nil
}

// Input returns the input for an import: the game of a link if the input has nothing else, or
// otherwise the same input. The error is that of [Decode].
func Input(in io.Reader) (io.Reader, error) {
	begins := make([]byte, maxLink)
	n, err := io.ReadFull(in, begins)
	begins = begins[:n]
	if fragment, ok := Fragment(string(begins)); ok && err != nil { // it ends there
		_, export, err := Decode(fragment)
		return export, err
	}
	if s, ok := in.(io.Seeker); ok {
		if _, err := s.Seek(-int64(n), io.SeekCurrent); err == nil {
			return in, nil
		}
	}
	return io.MultiReader(bytes.NewReader(begins), in), nil
}
