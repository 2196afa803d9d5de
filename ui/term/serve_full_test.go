//go:build unix

package term

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
)

// room is set to the size in bytes that no file of the program may grow beyond, which is how a
// full disk is made without rights.
const room = "TABBY_TEST_FILE_SIZE"

func init() { limitFiles() }

// limitFiles has the program meet a full disk, if it is to.
func limitFiles() {
	size, err := strconv.ParseUint(os.Getenv(room), 10, 64)
	if err != nil {
		return
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: size, Max: size}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(failure)
	}
}

// largest returns the size of the largest file of a server.
func (s *tableServer) largest() (size int64) {
	s.Helper()
	err := filepath.WalkDir(s.dir, func(_ string, file fs.DirEntry, err error) error {
		if err == nil && !file.IsDir() {
			info, gone := file.Info()
			if gone == nil {
				size = max(size, info.Size())
			}
		}
		return err
	})
	must.Do(s, err)
	return size
}

// TestFullDiskLosesNothingThatWasAnswered fills the disk under a server while two play: what
// does not fit is refused in words, again and again, what was answered is there after a kill,
// and with room the game goes on.
func TestFullDiskLosesNothingThatWasAnswered(t *testing.T) {
	s := serveTable(t, `"Ann","Ben"`)
	writer := hosttest.Join(t, s.link.Score)
	watcher := hosttest.Join(t, s.link.Watch)
	rounds, refused, times := 0, 0, assault.Times(1, 2, 12)
	for n := range times {
		_ = s.process.Process.Signal(os.Interrupt) // which leaves no long WAL
		_ = s.process.Wait()
		s.room = s.largest() + int64(300+n%5*37)<<10
		s.start("--game", s.link.Game)
		for tries := 0; tries < 10; {
			a := enterRound(writer, rounds)
			switch {
			case a.OK:
				rounds++
			case !strings.Contains(a.Why, "make room"):
				t.Fatalf("a full disk is answered %+v", a)
			default:
				tries++
				refused++
			}
			if rounds > 5000 {
				t.Fatal("the disk is not full")
			}
		}
		watcher.Until("what was answered", func(t hosttest.Table) bool { return t.Round == rounds })
		s.kill()
		s.room = 0
		s.start("--game", s.link.Game)
		watcher.Until("what was answered", func(t hosttest.Table) bool { return t.Round == rounds })
		if a := enterRound(writer, rounds); !a.OK {
			t.Fatalf("with room, a round is answered %+v", a)
		}
		rounds++
	}
	s.kill()
	s.check(rounds)
	t.Logf("%d rounds were answered, and %d refused", rounds, refused)
	assault.Tried(t, times, assault.Kills)
}

// enterRound enters a round and has it written down. It returns the first refusal, or the last
// answer.
func enterRound(g *hosttest.Guest, n int) (a hosttest.Answer) {
	first, second := scores(n)
	for player, points := range []int{first, second} {
		if a = g.Do("slip", hosttest.Args{"round": n, "player": player, "score": points}); !a.OK {
			return a
		}
	}
	return g.Do("write", hosttest.Args{"round": n})
}
