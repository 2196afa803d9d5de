package sim

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"testing/cryptotest"
	"testing/synctest"
	"time"

	"github.com/google/uuid"
)

// A World is what one seed makes. Fatal and its like may be called only once what the world
// has opened is closed by Cleanup; Error may be called at any time.
type World struct {
	*testing.T
	Seed uint64
	Dice *rand.Rand // of the world's own goroutine; others get theirs from Split

	// Scratch is a folder of the machine that is empty at first.
	Scratch string

	mu    sync.Mutex
	began time.Time
	ids   uint64
	story *story
}

// simulate makes the world of a seed and lets f happen in it. seen is its story, also where
// f gives up.
func simulate(t *testing.T, seed uint64, f func(*World), seen *story) {
	t.Helper()
	cryptotest.SetGlobalRandom(t, seed) // keys, tokens, salts of SQLite
	scratch := t.TempDir()
	seen.begin(scratch)
	synctest.Test(t, func(t *testing.T) {
		w := &World{T: t, Seed: seed, Dice: rand.New(rand.NewPCG(seed, 1)), Scratch: scratch, began: time.Now(), story: seen}
		defer func() { seen.lasted = time.Since(w.began) }()
		f(w)
	})
}

// Split returns dice of their own for someone in the world, so that what one does never
// depends on which of two goroutines is first. The same name has the same dice.
func (w *World) Split(name string) *rand.Rand {
	stream := uint64(14695981039346656037) // FNV-1a
	for i := range len(name) {
		stream = (stream ^ uint64(name[i])) * 1099511628211
	}
	return rand.New(rand.NewPCG(w.Seed, stream))
}

// OneIn reports, once in n times on average, that it happens.
func (w *World) OneIn(n int) bool { return w.Dice.IntN(n) == 0 }

// Wait lets time pass: at least a, less than b.
func (w *World) Wait(a, b time.Duration) { time.Sleep(a + time.Duration(w.Dice.Int64N(int64(b-a)))) }

// NewID returns an ID of the form of a UUID 7 that depends on nothing but the clock of the
// world and how many it has made.
func (w *World) NewID() (string, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.ids++
	var id uuid.UUID
	ms := uint64(time.Now().UnixMilli())
	for i := range 6 {
		id[i] = byte(ms >> (40 - 8*i))
	}
	n := w.Seed<<32 ^ w.ids
	for i := range 8 {
		id[8+i] = byte(n >> (56 - 8*i))
	}
	id[6] = 0x70 | byte(w.ids>>8)&0x0f
	id[7] = byte(w.ids)
	id[8] = 0x80 | id[8]&0x3f
	return id.String(), nil
}

// Narrate adds a sentence to the story: "the phone of Ben loses the network".
func (w *World) Narrate(format string, args ...any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.story.add(time.Now(), fmt.Sprintf(format, args...))
}

// Saw adds what could be seen in the world to what two worlds of one seed have in common,
// without a place in the story.
func (w *World) Saw(what ...any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.story.saw(time.Since(w.began), what...)
}

// Count adds to how often something happened, in all worlds of a test together: "power
// cuts".
func (w *World) Count(what string, n int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.story.counts[what] += n
}
