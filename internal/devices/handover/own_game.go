package handover

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"io"
	"strings"
)

const (
	ownMark = "#own="

	maxOwnLink = 1 << 13 // bytes of the link of a game of one's own
	maxOwnText = 1 << 12 // bytes of what it says
)

// OwnGameLink returns the link of the definition of a game of one's own. base is as for
// [Address].
func OwnGameLink(base string, definition []byte) string {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		panic(err) // the level is one
	}
	_, _ = w.Write(definition) // memory takes all
	_ = w.Close()
	return address(base, ownMark, base64.RawURLEncoding.EncodeToString(b.Bytes()))
}

// IsOwnGameLink reports whether a text is the link of a game of one's own, whole or not. It may
// have been broken into lines by what it was sent with.
func IsOwnGameLink(text string) bool {
	_, ok := cut(text, ownMark)
	return ok
}

// OwnGame returns the definition in the link of a game of one's own. The error is [ErrForeign]
// or [ErrDamaged]. Who takes it has to check the definition.
func OwnGame(link string) (definition []byte, err error) {
	fragment, ok := cut(link, ownMark)
	if !ok {
		return nil, ErrForeign
	}
	if len(fragment) > maxOwnLink {
		return nil, ErrDamaged
	}
	packed, err := base64.RawURLEncoding.Strict().DecodeString(fragment)
	if err != nil {
		return nil, ErrDamaged
	}
	from := bytes.NewReader(packed)
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(from), maxOwnText+1))
	if err != nil || len(text) > maxOwnText || from.Len() > 0 {
		return nil, ErrDamaged
	}
	return text, nil
}

// cut returns what stands after a mark in a link, and whether a text is one.
func cut(text, mark string) (fragment string, ok bool) {
	text = strings.Join(strings.Fields(text), "")
	before, fragment, ok := strings.Cut(text, mark)
	return fragment, ok && (before == "" || strings.Contains(before, ":")) && !strings.ContainsAny(before, `{"`)
}
