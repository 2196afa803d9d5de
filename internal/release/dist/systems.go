package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

const (
	id         = "io.github.tabby.scorekeeper"
	homepage   = "https://github.com/tabby/scorekeeper"
	maintainer = "The Tabby authors <tabby@users.noreply.github.com>"
)

// packServers packs the programs without C: each as an archive, as packages, and as an image. One
// more image is for all their machines.
func (r release) packServers() error {
	var images []image
	for _, p := range servers {
		b, err := r.build(p)
		if err != nil {
			return err
		}
		files, err := r.common(b, "tabby-server")
		if err != nil {
			return err
		}
		image, err := r.image(p, b)
		err = errors.Join(err,
			r.writeImage("image-"+p.machine(), image),
			r.archive(p, files),
			r.packages(p, "tabby-server", files, "deb", "apk", "rpm"))
		if err != nil {
			return err
		}
		images = append(images, image)
	}
	return r.writeImage("image", images...)
}

// packWindow packs the program with a window, which is whole as well.
func (r release) packWindow() error {
	b, err := r.build(window)
	if err != nil {
		return err
	}
	files, err := r.common(b, "tabby")
	if err != nil {
		return err
	}
	for _, f := range []struct{ name, from string }{
		{"share/applications/" + id + ".desktop", "tools/package/" + id + ".desktop"},
		{"share/icons/hicolor/512x512/apps/" + id + ".png", "Icon.png"},
		{"share/icons/hicolor/scalable/apps/" + id + ".svg", "ui/kit/look/icon.svg"},
		{"share/metainfo/" + id + ".metainfo.xml", "tools/package/" + id + ".metainfo.xml"},
	} {
		if files, err = r.with(files, f.name, f.from); err != nil {
			return err
		}
	}
	return errors.Join(r.archive(window, files), r.packages(window, "tabby", files, "deb", "rpm", "archlinux"))
}

// common returns what every program for Linux has with it, in the package of this name.
func (r release) common(b built, name string) ([]file, error) {
	licence, err := copyright(b)
	if err != nil {
		return nil, err
	}
	doc := "share/doc/" + name + "/"
	files := []file{
		{name: "bin/tabby", mode: 0o755, content: b.code},
		{name: doc + "copyright", mode: 0o644, content: licence},
		{name: doc + "changelog.gz", mode: 0o644, content: gzipped(r.changelog(name))},
	}
	for _, f := range []struct{ name, from string }{
		{"lib/systemd/system/tabby@.service", "tools/package/tabby@.service"},
		{doc + "README.md", "README.md"},
		{doc + "CHANGELOG.md", "CHANGELOG.md"},
		{doc + "using.md", "docs/using.md"},
		{doc + "command-line.md", "docs/command-line.md"},
		{doc + "record.md", "docs/record.md"},
		{doc + "operating.md", "docs/operating.md"},
		{"share/man/man1/tabby.1.gz", "tools/package/tabby.1"},
		{"share/bash-completion/completions/tabby", "ui/term/completion/bash"},
		{"share/zsh/site-functions/_tabby", "ui/term/completion/zsh"},
		{"share/fish/vendor_completions.d/tabby.fish", "ui/term/completion/fish"},
	} {
		if files, err = r.with(files, f.name, f.from); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// changelog returns what Debian asks of a package: one entry, that leads to the real one.
func (r release) changelog(name string) []byte {
	return fmt.Appendf(nil, "%s (%s) stable; urgency=medium\n\n  * CHANGELOG.md beside this file says what is new.\n\n -- %s  %s\n",
		name, strings.Replace(r.version, "-", "~", 1), maintainer, r.at.Format(time.RFC1123Z))
}

// with returns files with one more, which says the version and the date if it leaves room.
func (r release) with(files []file, name, from string) ([]file, error) {
	content, err := os.ReadFile(from)
	if err != nil {
		return nil, err
	}
	if strings.HasSuffix(name, ".xml") {
		content = []byte(strings.NewReplacer("@VERSION@", r.version, "@DATE@", r.at.Format(time.DateOnly), "@HOMEPAGE@", homepage).Replace(string(content)))
	}
	if strings.HasSuffix(name, ".gz") {
		content = gzipped(content)
	}
	return append(files, file{name: name, mode: 0o644, content: content}), nil
}

// archive writes files as an archive in a folder of its own.
func (r release) archive(p program, files []file) error {
	folder := "tabby-" + r.version + "-" + p.name
	content, err := tarred(within(folder, files), r.at)
	return errors.Join(err, r.write(folder+".tar.gz", gzipped(content)))
}

// packages writes files, below /usr, as packages of these kinds.
func (r release) packages(p program, name string, files []file, kinds ...string) error {
	folder := filepath.Join(r.work, p.name)
	if err := tree(folder, files, r.at); err != nil {
		return err
	}
	about, err := os.ReadFile("tools/package/" + name + ".yaml")
	if err != nil {
		return err
	}
	arch := strings.Replace(p.machine(), "armv7", "arm7", 1) // as nfpm calls it
	config := filepath.Join(r.work, p.name+".yaml")
	for _, kind := range kinds {
		version, schema := r.version, "semver"
		if kind == "apk" {
			version, schema = apkVersion(r.version, r.at), "none"
		}
		text := strings.NewReplacer("@ARCH@", arch, "@VERSION@", version, "@SCHEMA@", schema, "@TREE@", folder,
			"@DATE@", r.at.Format(time.RFC3339), "@HOMEPAGE@", homepage, "@MAINTAINER@", maintainer).Replace(string(about))
		if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
			return err
		}
		if said, err := run("go", "tool", "-modfile=tools/go.mod", "nfpm", "package", "-f", config, "-p", kind, "-t", r.out); err != nil {
			return fmt.Errorf("%s: %w\n%s", kind, err, said)
		}
	}
	return nil
}

var (
	apkAfter  = regexp.MustCompile(`^(\d[\d.]*)\+(\d+)`)
	apkBefore = regexp.MustCompile(`^(\d[\d.]*)-(alpha|beta|rc)\.?(\d+)$`)
)

// apkVersion returns a version as apk-tools knows versions, whose suffixes are of a fixed list: five
// commits after a tag _p5, before the first tag _pre and the day.
func apkVersion(version string, at time.Time) string {
	if m := apkBefore.FindStringSubmatch(version); m != nil {
		return m[1] + "_" + m[2] + m[3]
	}
	if m := apkAfter.FindStringSubmatch(version); m != nil {
		return m[1] + "_p" + m[2]
	}
	number, rest, _ := strings.Cut(version, "-")
	number, _, _ = strings.Cut(number, "+")
	if rest == "" {
		return number
	}
	return number + "_pre" + at.Format("20060102")
}

// tree writes files below a folder.
func tree(folder string, files []file, at time.Time) error {
	for _, f := range files {
		path := filepath.Join(folder, f.name)
		err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, f.content, 0o600), os.Chmod(path, os.FileMode(f.mode)))
		if err != nil {
			return err
		}
	}
	return setTimes(folder, at)
}

// setTimes gives all files below a folder one time, and lets everybody into the folders.
func setTimes(folder string, at time.Time) error {
	return filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if err == nil && d.IsDir() {
			err = os.Chmod(path, 0o755)
		}
		return errors.Join(err, os.Chtimes(path, at, at))
	})
}

// machine returns the kind of machine that a program for Linux is for.
func (p program) machine() string {
	return strings.TrimSuffix(strings.TrimPrefix(p.name, "linux-"), "-server")
}

// packWindows packs two programs: tabby.exe opens the window, tabby-cli.exe is the command line
// and serves.
func (r release) packWindows() error {
	const resources = "rsrc_windows_amd64.syso"
	defer os.Remove(resources)
	number, _, _ := strings.Cut(r.version, "-")
	number, _, _ = strings.Cut(number, "+")
	if _, err := run("go", "tool", "-modfile=tools/go.mod", "go-winres", "simply", "--arch", "amd64", "--manifest", "gui",
		"--icon", "Icon.png", "--product-name", "Tabby", "--file-description", "Tabby, a score sheet", "--original-filename", "tabby.exe",
		"--copyright", "The Tabby authors", "--product-version", r.version, "--file-version", number); err != nil {
		return err
	}
	opens, err := r.build(windowsWindow)
	if err != nil {
		return err
	}
	types, err := r.build(windowsConsole)
	if err != nil {
		return err
	}
	files := []file{{name: "tabby.exe", content: opens.code}, {name: "tabby-cli.exe", content: types.code}}
	return r.zip("tabby-"+r.version+"-windows-amd64", opens, files)
}

// packWeb packs the pages for a static host.
func (r release) packWeb() error {
	tree := filepath.Join(r.work, "web")
	if _, err := run("go", "run", "./internal/system/web/unpack", tree); err != nil {
		return err
	}
	entries, err := os.ReadDir(tree)
	if err != nil {
		return err
	}
	var files []file
	var b built
	for _, e := range entries {
		content, err := os.ReadFile(filepath.Join(tree, e.Name()))
		if err == nil && strings.HasSuffix(e.Name(), ".wasm") {
			b, err = r.list("web", content)
		}
		if err != nil {
			return err
		}
		files = append(files, file{name: e.Name(), content: content})
	}
	return r.zip("tabby-"+r.version+"-web", b, files)
}

// zip writes files and the licences of a program as an archive.
func (r release) zip(folder string, b built, files []file) error {
	licence, err := copyright(b)
	if err != nil {
		return err
	}
	files = append(files, file{name: "LICENSE.txt", content: licence})
	for _, name := range []string{"README.md", "CHANGELOG.md"} {
		if files, err = r.with(files, name, name); err != nil {
			return err
		}
	}
	content, err := zipped(within(folder, files), r.at)
	return errors.Join(err, r.write(folder+".zip", content))
}

const sums = "SHA256SUMS"

// seal writes the checksums of all files, and signs them if there is a key.
func (r release) seal() error {
	entries, err := os.ReadDir(r.out)
	if err != nil {
		return err
	}
	var list strings.Builder
	for _, e := range entries {
		content, err := os.ReadFile(filepath.Join(r.out, e.Name()))
		if err != nil {
			return err
		}
		sum := sha256.Sum256(content)
		fmt.Fprintf(&list, "%s  %s\n", hex.EncodeToString(sum[:]), e.Name())
	}
	if err := r.write(sums, []byte(list.String())); err != nil {
		return err
	}
	if r.key == "" {
		const said = "This release is not signed: " + sums + " says that a file is whole, and not who made it.\n"
		log.Print(said)
		return r.write("UNSIGNED.txt", []byte(said))
	}
	cmd := exec.Command("go", "tool", "-modfile=tools/go.mod", "minisign", "-S", "-s", r.key, "-t", "Tabby "+r.version, "-m", filepath.Join(r.out, sums))
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stderr, os.Stderr // it asks for the password
	return cmd.Run()
}
