package handover_test

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"strings"
	"testing"

	"tabby/internal/devices/reason"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/handover"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// packed returns the fragment of a text, with its checksum.
func packed(text string) string {
	var b bytes.Buffer
	b.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE([]byte(text))))
	w, _ := flate.NewWriter(&b, flate.BestCompression)
	_, _ = w.Write([]byte(text))
	_ = w.Close()
	return "1" + base64.RawURLEncoding.EncodeToString(b.Bytes())
}

func TestHostileLinksAreRefused(t *testing.T) {
	good := must.Get(handover.Encode(strings.NewReader(evening(12, false).export())))
	flipped := []byte(good)
	flipped[200] ^= 1
	for name, c := range map[string]struct {
		fragment string
		want     error
	}{
		"nothing":        {"", reason.ForeignLink},
		"another's":      {"%7B%22", reason.ForeignLink},
		"a newer one":    {"2" + good[1:], reason.NewerLink},
		"a part":         {good[:len(good)/2], reason.DamagedLink},
		"without an end": {good[:len(good)-4], reason.DamagedLink},
		"with more":      {good + "AAAA", reason.DamagedLink},
		"changed":        {string(flipped), reason.DamagedLink},
		"no letters":     {"1Ä*", reason.DamagedLink},
		"too short":      {"1AA", reason.DamagedLink},
		"a bomb":         {packed(strings.Repeat("0", 40<<20)), history.ErrTooMuch},
		"a long one":     {"1" + strings.Repeat("A", 1<<20), history.ErrTooMuch},
		"no lines":       {packed("id\nhello"), reason.DamagedLink},
		"no events":      {packed("id\n[{]2026-11-20T19:30:00Z"), reason.DamagedLink},
		"no first time":  {packed("id\n[{\"dealt\":{\"at\":\"\x0110\"}}]\x011"), reason.DamagedLink},
		"no such time":   {packed("id\n[{\"dealt\":{\"at\":\"2026-11-20T19:30:00Z\"}}]\x01fffffffffffffffff"), reason.DamagedLink},
	} {
		if _, _, err := handover.Decode(c.fragment); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}

// TestALinkIsImportedLikeAnyExport takes links whose checksum is right, and whose
// games are not.
func TestALinkIsImportedLikeAnyExport(t *testing.T) {
	s := must.Get(sqlite.Open(t.TempDir(), sqlite.Options{}))
	t.Cleanup(func() { _ = s.Close() })
	const id = "01a1fb64-5b75-789e-975f-420665034a3c\n"
	for name, text := range map[string]string{
		"an id that is none": "../../etc\n[{\"ended\":{}}]2026-11-20T19:30:00Z",
		"no beginning":       id + `[{"ended":{}}]2026-11-20T19:30:00Z`,
		"no such event":      id + `[{"won":{}}]2026-11-20T19:30:00Z`,
		"no such time":       id + `[{"started":{}}]yesterday`,
		"a bad badge":        id + `{"person":{"id":"a","name":"Ann","colour":99,"mark":0},"rev":1`,
		"no such mark":       id + `{"mark":"secret","of":"a","says":{},"rev":1`,
	} {
		_, export, err := handover.Decode(packed(text))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got, err := s.Import(export, history.Work{}); err == nil {
			t.Errorf("%s: %+v came in", name, got)
		}
	}
}

// FuzzDecode reads any fragment. What can be imported is written as it was.
func FuzzDecode(f *testing.F) {
	f.Add(must.Get(handover.Encode(strings.NewReader(evening(3, true).export()))))
	f.Add(packed("id\n[{\"dealt\":{\"at\":\"2026-11-20T19:30:00Z\"}}]\x0110"))
	f.Fuzz(func(t *testing.T, fragment string) { try(t, fragment) })
}

// FuzzText reads any text in a link.
func FuzzText(f *testing.F) {
	f.Add("id\n[{\"dealt\":{\"at\":\"2026-11-20T19:30:00Z\"}}]\x0110")
	f.Add(`id` + "\n" + `{"person":{"id":"a","name":"Ann","colour":0,"mark":0},"rev":1`)
	f.Fuzz(func(t *testing.T, text string) { try(t, packed(text)) })
}

// try imports a fragment. If it can be, it can be handed on.
func try(t *testing.T, fragment string) {
	_, export, err := handover.Decode(fragment)
	if err != nil {
		return
	}
	text := must.Get(io.ReadAll(export))
	if _, _, err := history.Hold(bytes.NewReader(text), empty{}, history.Work{}); err != nil {
		return
	}
	again, err := handover.Encode(bytes.NewReader(text))
	if err != nil {
		return // of no game
	}
	expect.Same(t, "the export", decoded(t, again), string(text))
}
