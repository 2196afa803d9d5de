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
	"strings"
)

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
