package sim

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// A story is what happened in a world.
type story struct {
	lines  []string
	sum    hash.Hash
	counts map[string]int
	lasted time.Duration
	dump   *os.File // or nil

	scratch string // the folder of the machine, which has another name each time
}

// begin begins an empty story. SIM_DUMP names a file for all that is seen: where two runs
// of a seed differ, the first difference of two such files is the cause.
func (s *story) begin(scratch string) {
	s.scratch = filepath.Dir(scratch)
	s.sum, s.counts = sha256.New(), map[string]int{}
	if name := os.Getenv("SIM_DUMP"); name != "" {
		s.dump, _ = os.Create(name)
	}
}

// add adds a sentence.
func (s *story) add(at time.Time, sentence string) {
	line := at.Format("Monday, 2 January, 15:04:05: ") + sentence
	s.lines = append(s.lines, line)
	s.write(line)
}

// saw adds what was seen.
func (s *story) saw(after time.Duration, what ...any) {
	s.write(fmt.Sprintln(append([]any{after}, what...)...))
}

func (s *story) write(line string) {
	line = strings.ReplaceAll(line, s.scratch, "")
	fmt.Fprintln(s.sum, line)
	if s.dump != nil {
		fmt.Fprintln(s.dump, line)
	}
}

// hash returns the same for two worlds in which the same could be seen.
func (s *story) hash() string { return hex.EncodeToString(s.sum.Sum(nil))[:16] }

// String returns the story, a line for each sentence.
func (s *story) String() string { return strings.Join(s.lines, "\n") }

// totals is what happened in many worlds.
type totals struct {
	worlds int
	hours  float64 // that passed in them: more than a Duration can count
	counts map[string]int
}

func (t *totals) add(s *story) {
	t.worlds++
	t.hours += s.lasted.Hours()
	for what, n := range s.counts {
		t.counts[what] += n
	}
}

// in returns the totals of a test that took so long: "300 worlds (31 a second), 58 h: 90
// cuts, 12 deaths".
func (t *totals) in(took time.Duration) string {
	var each []string
	for _, what := range slices.Sorted(maps.Keys(t.counts)) {
		each = append(each, fmt.Sprintf("%d %s", t.counts[what], what))
	}
	return fmt.Sprintf("%d worlds (%.1f a second), %.0f h: %s",
		t.worlds, float64(t.worlds)/took.Seconds(), t.hours, strings.Join(each, ", "))
}
