package handover

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"io"

	"tabby/internal/devices/reason"

	"tabby/internal/devices/link"
)

const (
	maxOwnLink = 1 << 13 // bytes of the link of a custom game
	maxOwnText = 1 << 12 // bytes of what it says
)

// CustomGameLink returns the link of the definition of a custom game. base is as for
// [Address].
func CustomGameLink(base string, definition []byte) string {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		panic(err) // the level is one
	}
	_, _ = w.Write(definition) // memory takes all
	_ = w.Close()
	return link.Link{Kind: link.CustomGame, Base: base, What: base64.RawURLEncoding.EncodeToString(ended(b.Bytes()))}.String()
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
