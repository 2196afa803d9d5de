package store

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
)

// cousins returns an export of other people: that of a store, of which one game is another of
// the same course. It is written here again, so that an import has to agree with what the
// format says. It is nil if there are no games.
func cousins(export []byte, number int) []byte {
	var people, games bytes.Buffer
	var of, other, before string
	entries, known := 0, 0
	for line := range bytes.Lines(export) {
		var l struct {
			Person *struct{ ID string }
			Game   string
			Seq    int
			At     string
			Events json.RawMessage
			Sum    string
		}
		if json.Unmarshal(line, &l) != nil {
			return nil
		}
		switch {
		case l.Person != nil:
			known++
			people.Write(line)
		case l.Game != "" && (of == "" || of == l.Game):
			if of == "" {
				of, other = l.Game, fmt.Sprintf("%s%04d", l.Game[:len(l.Game)-4], number)
			}
			entries++
			sum := checksum(before, other, fmt.Sprint(l.Seq), l.At, string(l.Events))
			fmt.Fprintf(&games, `{"game":%q,"seq":%d,"at":%q,"events":%s,"sum":%q}`+"\n", other, l.Seq, l.At, l.Events, sum)
			before = sum
		}
	}
	if of == "" {
		return nil
	}
	head := fmt.Sprintf(`{"tabby":"history","version":1,"people":%d,"games":1,"entries":%d}`+"\n", known, entries)
	return []byte(head + people.String() + games.String())
}

func checksum(parts ...string) string {
	h := sha256.New()
	for _, p := range parts {
		fmt.Fprintf(h, "%d:%s", len(p), p)
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}
