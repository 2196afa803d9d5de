package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// An answer is what came of asking a layer about a fault.
type answer struct {
	Commit string        `json:"commit"`
	Fault  string        `json:"fault"`
	Layer  string        `json:"layer"`
	Found  string        `json:"found,omitempty"` // the package and the test that failed
	Said   string        `json:"said,omitempty"`  // what it said was wrong
	Took   time.Duration `json:"took"`
	Late   bool          `json:"late,omitempty"` // the time was up before all was asked
}

// The answers are those of one commit, in a file that has those of others as well.
type answers struct {
	file, commit string
	all          map[[2]string]answer // by fault and layer
}

// open reads the answers of a commit. Those of "", which is none, are kept in memory alone.
func open(file, commit string) (answers, error) {
	a := answers{file, commit, map[[2]string]answer{}}
	f, err := os.Open(file)
	if commit == "" || errors.Is(err, fs.ErrNotExist) {
		return a, nil
	} else if err != nil {
		return a, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		var one answer // half a line, where the last run was ended, is no answer
		if json.Unmarshal(lines.Bytes(), &one) == nil && one.Commit == commit {
			a.all[[2]string{one.Fault, one.Layer}] = one
		}
	}
	return a, lines.Err()
}

// get returns the answer of a layer about a fault.
func (a answers) get(fault, layer string) (answer, bool) {
	one, ok := a.all[[2]string{fault, layer}]
	return one, ok
}

// keep keeps an answer.
func (a answers) keep(one answer) error {
	one.Commit = a.commit
	a.all[[2]string{one.Fault, one.Layer}] = one
	if a.commit == "" {
		return nil
	}
	line, err := json.Marshal(one)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(a.file), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(a.file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(append(line, '\n'))
	return errors.Join(err, f.Close())
}
