// Package limit runs the C program that plays the common workload of benchmarks
// as fast as can be: what the engine is measured against.
package limit

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"
)

//go:embed testdata/limit.c
var source []byte

// A Program is the C program, compiled.
type Program string

// Compile compiles the program into a folder that goes with the benchmark, and
// ends the benchmark where there is no C compiler.
func Compile(b *testing.B) Program {
	b.Helper()
	program := filepath.Join(b.TempDir(), "limit")
	if err := os.WriteFile(program+".c", source, 0o600); err != nil {
		b.Fatal(err)
	}
	if out, err := exec.Command("cc", "-O3", "-march=native", "-o", program, program+".c").CombinedOutput(); err != nil {
		b.Fatalf("no C compiler: %v\n%s", err, out)
	}
	return Program(program)
}

// Slice plays this many rounds and returns the time of one.
func (p Program) Slice(b *testing.B, rounds int) time.Duration {
	b.Helper()
	out, err := exec.Command(string(p), strconv.Itoa(rounds), "1").Output()
	var n int
	var moves, speed float64
	if err == nil {
		_, err = fmt.Sscanf(string(out), "c-limit rounds=%d moves/round=%f rounds/s=%f", &n, &moves, &speed)
	}
	if err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	return time.Duration(float64(time.Second) / speed)
}
