package handover

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
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
	packed = append(packed, deflate(text, dictionary1)...)
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
	begins, in := Begins(in, maxLink)
	if fragment, ok := Fragment(string(begins)); ok && len(begins) < maxLink { // it ends there
		_, export, err := Decode(fragment)
		return export, err
	}
	return in, nil
}

// Begins returns the first bytes of an input, at most that many, and the same input: a file stays one,
// which can be read twice.
func Begins(in io.Reader, most int) ([]byte, io.Reader) {
	begins := make([]byte, most)
	n, _ := io.ReadFull(in, begins) // the import says what is wrong with the rest
	if s, ok := in.(io.Seeker); ok {
		if _, err := s.Seek(-int64(n), io.SeekCurrent); err == nil {
			return begins[:n], in
		}
	}
	return begins[:n], io.MultiReader(bytes.NewReader(begins[:n]), in)
}

const (
	maxOwnLink = 1 << 13 // bytes of the link of a custom game
	maxOwnText = 1 << 12 // bytes of what it says
)

// CustomGameLink returns the link of the definition of a custom game. base is as for
// [Address].
func CustomGameLink(base string, definition []byte) string {
	return link.Link{Kind: link.CustomGame, Base: base, What: base64.RawURLEncoding.EncodeToString(deflate(definition, nil))}.String()
}

// CustomGame returns the definition in a link to a custom game, which stands in a text. The error is
// [reason.ForeignLink] or [reason.DamagedLink]. The caller has to check the definition.
func CustomGame(text string) (definition []byte, err error) {
	err = reason.ForeignLink
	for _, fragment := range fragments(text, link.CustomGame) {
		if definition, err = ownGame(fragment); err == nil {
			break
		}
	}
	return definition, err
}

func ownGame(fragment string) (definition []byte, err error) {
	if len(fragment) > maxOwnLink {
		return nil, reason.DamagedLink
	}
	packed, err := unpack(fragment)
	if err != nil {
		return nil, err
	}
	from := bytes.NewReader(packed)
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(from), maxOwnText+1))
	if len(text) > maxOwnText || from.Len() > 0 || err != nil && !json.Valid(text) {
		return nil, reason.DamagedLink
	}
	return text, nil
}

// fragments returns the parts of a text that may be a packed link of a kind, the likeliest first.
func fragments(text string, kind link.Kind) (all []string) {
	for _, l := range link.All(text) {
		if l.Kind == kind {
			all = append(all, l.What)
		}
	}
	return all
}

// unpack returns the bytes of a fragment whose last signs may be missing.
func unpack(fragment string) ([]byte, error) {
	packed, err := base64.RawURLEncoding.Strict().DecodeString(fragment)
	if err == nil {
		return packed, nil
	}
	if len(fragment)%4 == 1 {
		fragment = fragment[:len(fragment)-1]
	}
	if packed, err = base64.RawURLEncoding.DecodeString(fragment); err != nil {
		return nil, reason.DamagedLink
	}
	return packed, nil
}
