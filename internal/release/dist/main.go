// Dist packs a release: programs, packages and images for each kind of machine, what they are
// made of, and their checksums. The same commit and compilers give the same bytes.
package main

import (
	"cmp"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A release is what is packed, and where.
type release struct {
	version string
	at      time.Time // of the commit
	commit  string
	out     string // the folder that it lies in
	work    string // a folder for what is in between
	key     string // the file of the key that signs it, or ""
}

// parts are what a release consists of.
var parts = []struct {
	name string
	pack func(release) error
}{
	{"server", release.packServers},
	{"window", release.packWindow},
	{"windows", release.packWindows},
	{"web", release.packWeb},
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("dist: ")
	var r release
	flag.StringVar(&r.version, "version", "", "the `version`, or that of the tag")
	flag.StringVar(&r.out, "out", "dist", "the `folder` to write")
	flag.StringVar(&r.key, "key", "", "sign with the key in this `file` of minisign")
	flag.Parse()
	if err := r.pack(flag.Args()); err != nil {
		log.Fatal(err)
	}
}

// pack packs the parts of these names, or all.
func (r release) pack(names []string) error {
	described, err := run("tools/version")
	if err != nil {
		return err
	}
	r.version = cmp.Or(r.version, described)
	last, err := run("git", "log", "-1", "--format=%ct %H")
	if err != nil {
		return err
	}
	seconds, commit, _ := strings.Cut(last, " ")
	at, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return err
	}
	r.at, r.commit = time.Unix(at, 0).UTC(), commit
	if r.work, err = os.MkdirTemp("", "dist"); err != nil {
		return err
	}
	defer os.RemoveAll(r.work)
	if err := os.RemoveAll(r.out); err != nil {
		return err
	}
	if err := os.Mkdir(r.out, 0o755); err != nil {
		return err
	}
	for _, p := range parts {
		if len(names) > 0 && !slices.Contains(names, p.name) {
			continue
		}
		if err := p.pack(r); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
	}
	return r.seal()
}

// run runs a program and returns what it says.
func run(program string, args ...string) (string, error) {
	cmd := exec.Command(program, args...)
	cmd.Stderr = os.Stderr
	said, err := cmd.Output()
	return strings.TrimSpace(string(said)), err
}
