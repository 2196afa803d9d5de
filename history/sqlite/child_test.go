package sqlite_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// children are what this test binary does as another process, by name.
var children = map[string]func(dir string) error{
	"hold":         hold,
	"write":        write,
	"write many":   writeMany,
	"read":         read,
	"full":         full,
	"guest":        guest,
	"stranger":     stranger,
	"attack":       attack,
	"full restore": fullRestore,
}

func TestMain(m *testing.M) {
	role, dir := os.Getenv("HISTORY_TEST_ROLE"), os.Getenv("HISTORY_TEST_DIR")
	if role == "" {
		os.Exit(m.Run())
	}
	if err := children[role](dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// A child is this test binary in another process.
type child struct {
	*exec.Cmd
	in  io.WriteCloser
	out *bufio.Scanner
	err *strings.Builder
}

func command(t testing.TB, role, dir string) child {
	t.Helper()
	exe := must.Get(os.Executable())
	c := child{Cmd: exec.Command(exe), err: new(strings.Builder)}
	c.Env = append(os.Environ(), "HISTORY_TEST_ROLE="+role, "HISTORY_TEST_DIR="+dir)
	c.Stderr = c.err
	return c
}

func (c child) start(t testing.TB) child {
	t.Helper()
	in := must.Get(c.StdinPipe())
	out := must.Get(c.StdoutPipe())
	must.Do(t, c.Start())
	c.in, c.out = in, bufio.NewScanner(out)
	t.Cleanup(func() { c.kill() })
	return c
}

// line returns the next line the child says, or "" at its end.
func (c child) line() string {
	c.out.Scan()
	return c.out.Text()
}

// kill ends the child at once and returns all it had said and nobody read.
func (c child) kill() (rest []string) {
	if c.ProcessState != nil {
		return nil
	}
	_ = c.Process.Kill() // it may have ended by itself
	for c.out.Scan() {
		rest = append(rest, c.out.Text())
	}
	_ = c.Wait() // it was killed
	return rest
}

// hold keeps the store open until its input ends.
func hold(dir string) error {
	s, err := sqlite.Open(dir, sqlite.Options{})
	if err != nil {
		return err
	}
	fmt.Println("open")
	if _, err := io.Copy(io.Discard, os.Stdin); err != nil {
		return err
	}
	return s.Close()
}

// write keeps one game for ever and says each thing once it is durable.
func write(dir string) error { return writeGames(dir, 1) }

// writeMany does so with many at once.
func writeMany(dir string) error { return writeGames(dir, 8) }

func writeGames(dir string, count int) error {
	fmt.Println("begin")
	s, err := sqlite.Open(dir, sqlite.Options{})
	if err != nil {
		return err
	}
	failed := make(chan error)
	for range count {
		go func() { failed <- writeGame(s) }()
	}
	select {
	case err := <-failed:
		return err
	case <-time.After(time.Minute):
		return errors.New("no game is written in a minute")
	}
}

func writeGame(s *sqlite.Store) error {
	log := s.NewGame()
	for n := 0; ; n++ {
		e := round(n, 2*n)
		if n == 0 {
			e = started(ann, ben)
		}
		if err := log.Append(n, []scoring.Event{e}, nameOf(n+1)); err != nil {
			return err
		}
		fmt.Println("entry", log.ID(), n+1)
		if err := s.SaveDraft(log.ID(), fmt.Append(nil, n+1)); err != nil {
			return err
		}
		fmt.Println("draft", log.ID(), n+1)
	}
}

// nameOf returns the name under which a game gets its nth entry.
func nameOf(n int) string { return fmt.Sprint("phone/", n) }

// read says how many entries the newest game has, whenever it is asked.
func read(dir string) error {
	r, err := sqlite.OpenReadOnly(dir, sqlite.Options{})
	if err != nil {
		return err
	}
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		games, err := r.Games(history.Page{Limit: 1})
		if err != nil {
			return err
		}
		fmt.Println(games[0].Entries)
	}
	return r.Close()
}
