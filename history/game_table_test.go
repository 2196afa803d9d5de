package history

import (
	"encoding/binary"
	"slices"
	"testing"

	"github.com/google/uuid"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// numbered is an id that Tabby could give to a game.
func numbered(n int) string {
	u := uuid.UUID{6: 0x70, 8: 0x80}
	binary.BigEndian.PutUint32(u[:], uint32(n))
	return u.String()
}

// TestPlacesOfManyGamesTakeLittleMemory keeps the places of more games than a table may have, two
// entries each, of which those of a game stand far apart.
func TestPlacesOfManyGamesTakeLittleMemory(t *testing.T) {
	const games, entries, each = 150_000, 2, 2*16 + 80
	before := held()
	in := newImport(nil, Work{})
	for n := range games * entries {
		s := Span{At: int64(n) * 300, Length: 299, Number: int32(n + 2)}
		must.Do(t, in.entry(s, Entry{Game: numbered(n % games), Seq: n/games + 1}))
	}
	if is := int64(held()) - int64(before); is > games*each {
		t.Errorf("%d bytes a game, want %d", is/games, each)
	}
	expect.Same(t, "games", in.Len(), games)
	for i, g := range in.Games() {
		want := []Span{{At: int64(i) * 300, Length: 299, Number: int32(i + 2)}, {At: int64(games+i) * 300, Length: 299, Number: int32(games + i + 2)}}
		if !slices.Equal(g.Lines, want) || g.ID != numbered(i) {
			t.Fatalf("game %d, %s: %+v", i, g.ID, g.Lines)
		}
		if second := in.games.line(i, 2); second != want[1] {
			t.Fatalf("%+v", second)
		}
	}
}

func TestAPackedLineKeepsWhatItIs(t *testing.T) {
	for _, s := range []Span{{}, {At: 1<<42 - 1, Length: MaxLine, Number: 1<<31 - 1, more: true}, {At: 1, Length: 2, Number: 3}} {
		if is := packLine(s, 7).span(); is != s {
			t.Errorf("%+v became %+v", s, is)
		}
	}
}
