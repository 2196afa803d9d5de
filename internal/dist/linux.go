package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

const id = "io.github.tabby.scorekeeper"

// packServers packs the programs without C: each as an archive, as packages, and as an image.
func (r release) packServers() error {
	for _, p := range servers {
		b, err := r.build(p)
		if err != nil {
			return err
		}
		files, err := r.common(b)
		if err != nil {
			return err
		}
		image, err := r.image(p, b)
		err = errors.Join(err,
			r.write("tabby-"+r.version+"-image-"+p.machine()+".tar", image),
			r.archive(p, files),
			r.packages(p, "tabby-server", files, "deb", "apk"))
		if err != nil {
			return err
		}
	}
	return nil
}

// packWindow packs the program with a window, which is whole as well.
func (r release) packWindow() error {
	b, err := r.build(window)
	if err != nil {
		return err
	}
	files, err := r.common(b)
	if err != nil {
		return err
	}
	for _, f := range []struct{ name, from string }{
		{"share/applications/" + id + ".desktop", "tools/package/" + id + ".desktop"},
		{"share/icons/hicolor/512x512/apps/" + id + ".png", "Icon.png"},
		{"share/icons/hicolor/scalable/apps/" + id + ".svg", "ui/look/icon.svg"},
		{"share/metainfo/" + id + ".metainfo.xml", "tools/package/" + id + ".metainfo.xml"},
	} {
		if files, err = r.with(files, f.name, f.from); err != nil {
			return err
		}
	}
	return errors.Join(r.archive(window, files), r.packages(window, "tabby", files, "deb", "rpm", "archlinux"))
}

// common returns what every program for Linux has with it.
func (r release) common(b built) ([]file, error) {
	licence, err := copyright(b)
	if err != nil {
		return nil, err
	}
	files := []file{
		{name: "bin/tabby", mode: 0o755, content: b.code},
		{name: "share/doc/tabby/copyright", mode: 0o644, content: licence},
	}
	for _, f := range []struct{ name, from string }{
		{"lib/systemd/system/tabby@.service", "tools/package/tabby@.service"},
		{"share/doc/tabby/README.md", "README.md"},
		{"share/doc/tabby/CHANGELOG.md", "CHANGELOG.md"},
		{"share/doc/tabby/operating.md", "docs/operating.md"},
		{"share/man/man1/tabby.1.gz", "tools/package/tabby.1"},
	} {
		if files, err = r.with(files, f.name, f.from); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// with returns files with one more, which says the version and the date where it leaves room.
func (r release) with(files []file, name, from string) ([]file, error) {
	content, err := os.ReadFile(from)
	if err != nil {
		return nil, err
	}
	if strings.HasSuffix(name, ".xml") {
		content = []byte(strings.NewReplacer("@VERSION@", r.version, "@DATE@", r.at.Format(time.DateOnly)).Replace(string(content)))
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
	text := strings.NewReplacer("@ARCH@", arch, "@VERSION@", r.version, "@TREE@", folder, "@DATE@", r.at.Format(time.RFC3339)).Replace(string(about))
	if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
		return err
	}
	for _, kind := range kinds {
		if said, err := run("go", "tool", "-modfile=tools/go.mod", "nfpm", "package", "-f", config, "-p", kind, "-t", r.out); err != nil {
			return fmt.Errorf("%s: %w\n%s", kind, err, said)
		}
	}
	return nil
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
	return settle(folder, at)
}

// settle gives all files below a folder one time, and lets everybody into the folders.
func settle(folder string, at time.Time) error {
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
