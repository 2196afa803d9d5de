//go:build long

package main

import (
	"archive/tar"
	"bytes"
	"debug/buildinfo"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/andybalholm/brotli"

	"tabby/internal/system/licences"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

var (
	morning   = time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC)
	something = release{version: "1.2.3+4.gabc", commit: "abcdef", at: morning}
)

// itself returns this test as a program.
func itself(t *testing.T) built {
	t.Helper()
	t.Chdir("../../..")
	code := must.Get(os.ReadFile(os.Args[0]))
	return built{code, []*debug.BuildInfo{must.Get(facts(code))}}
}

// untarred returns the files of an archive by their names.
func untarred(t *testing.T, content []byte) map[string]*tar.Header {
	t.Helper()
	all := map[string]*tar.Header{}
	for r := tar.NewReader(bytes.NewReader(content)); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return all
		}
		must.Do(t, err)
		all[h.Name] = h
		if strings.HasPrefix(h.Name, "blobs/") {
			if of, err := io.ReadAll(r); err != nil || h.Name != "blobs/sha256/"+digest(of)[len("sha256:"):] {
				t.Errorf("%s has other bytes, %v", h.Name, err)
			}
		}
	}
}

func TestAnImageIsNamedByItsBytesAndRunsAsNobody(t *testing.T) {
	one := must.Get(something.image(servers[2], built{code: []byte("a program")}))
	archive := must.Get(something.bundled([]image{one}))
	files := untarred(t, archive)
	if len(files) != 6 || files["oci-layout"] == nil || files["manifest.json"] == nil {
		t.Errorf("an image has %v", files)
	}
	for _, want := range []string{
		`"User":"65532:65532"`, `"variant":"v7"`, `"/data":{}`, `"/tabby","health"`, `image.version":"1.2.3+4.gabc"`,
		`image.revision":"abcdef"`, `image.created":"2026-11-22T09:00:00Z"`, `image.source":"https://`, `image.description":"`,
	} {
		if !bytes.Contains(one.config.of, []byte(want)) {
			t.Errorf("%s is not in %s", want, one.config.of)
		}
	}
	if again, _ := something.bundled([]image{one}); !bytes.Equal(again, archive) {
		t.Error("the same image has other bytes")
	}
}

func TestOneImageIsForAllMachines(t *testing.T) {
	var images []image
	for _, p := range servers {
		images = append(images, must.Get(something.image(p, built{code: []byte(p.name)})))
	}
	archive := must.Get(something.bundled(images))
	expect.Same(t, "files", len(untarred(t, archive)), 3*len(servers)+3)
	for _, want := range []string{`"architecture":"amd64"`, `"architecture":"arm64"`, `"variant":"v7"`, oci + "index.v1+json"} {
		if !bytes.Contains(archive, []byte(want)) {
			t.Errorf("its index lacks %s", want)
		}
	}
}

func TestVersionsAreThoseThatApkKnows(t *testing.T) {
	for version, want := range map[string]string{
		"1.0.0":               "1.0.0",
		"1.0.0-rc.1":          "1.0.0_rc1",
		"1.0.0+5.gb6b4bdd":    "1.0.0_p5",
		"1.0.0+dirty":         "1.0.0",
		"1.0.0-dev.g742c7d26": "1.0.0_pre20261122",
	} {
		expect.Same(t, fmt.Sprintf("%s is for apk", version), apkVersion(version, morning), want)
	}
}

func TestArchivesHaveOneTimeAndNoOwner(t *testing.T) {
	content := must.Get(tarred(within("tabby", []file{{name: "bin/tabby", mode: 0o755, content: []byte("a program")}}), morning))
	if !bytes.HasSuffix(content, make([]byte, 2*512)) {
		t.Error("it has no end")
	}
	h := untarred(t, content)["tabby/bin/tabby"]
	if h == nil || !h.ModTime.Equal(morning) || h.Uid != 0 || h.Mode != 0o755 {
		t.Errorf("it is %+v", h)
	}
}

func TestAProgramIsListedByItsOwnFacts(t *testing.T) {
	b := itself(t)
	text := must.Get(something.bom(b))
	var list bom
	must.Do(t, json.Unmarshal(text, &list))
	if list.Format != "CycloneDX" || list.Metadata.Component.Hashes[0].Content != digest(b.code)[len("sha256:"):] {
		t.Errorf("it begins with %+v", list.Metadata)
	}
	if len(list.Components) != len(list.Dependencies[0].On) || len(list.Components) < 3 {
		t.Errorf("%d parts, and %d that it depends on", len(list.Components), len(list.Dependencies[0].On))
	}
	for _, want := range []string{`"serialNumber": "urn:uuid:`, `"purl": "pkg:golang/stdlib@`} {
		if !bytes.Contains(text, []byte(want)) {
			t.Errorf("%s is not in it", want)
		}
	}
}

func TestEmbeddedModulesAreListedWithTheProgram(t *testing.T) {
	b := itself(t)
	within := &debug.BuildInfo{GoVersion: b.info[0].GoVersion, Deps: []*debug.Module{
		{Path: "fyne.io/fyne/v2", Version: "v2.8.1", Sum: "h1:abc="},
		{Path: "github.com/ncruces/go-sqlite3-wasm/v6", Version: "v6.3.35304", Sum: "h1:abc="},
	}}
	b.info = append(b.info, within)
	list, err := something.bom(b)
	for _, want := range []string{`"pkg:golang/fyne.io/fyne/v2@v2.8.1"`, `"pkg:generic/sqlite@3.53.4"`, `"cpe:2.3:a:sqlite:sqlite:3.53.4:`} {
		if !bytes.Contains(list, []byte(want)) {
			t.Errorf("%v: %s is not in %s", err, want, list)
		}
	}
	expect.Same(t, "how often Go is listed", bytes.Count(list, []byte(`"name": "Go"`)), 1)
	licences, err := copyright(b)
	for _, want := range []string{"==== fyne.io/fyne/v2 v2.8.1: BSD-3-Clause\n", "==== SQLite 3.53.4: blessing\n"} {
		if !bytes.Contains(licences, []byte(want)) {
			t.Errorf("%v: the licences lack %q", err, want)
		}
	}
}

func TestAReleaseNeedsThePagesThatItsProgramsEmbed(t *testing.T) {
	if _, err := embedded(fstest.MapFS{}); err == nil {
		t.Error("programs without pages are packed")
	}
	var packed bytes.Buffer
	w := brotli.NewWriterLevel(&packed, brotli.BestSpeed)
	if _, err := w.Write(itself(t).code); err != nil || w.Close() != nil {
		t.Fatal(err)
	}
	info, err := embedded(fstest.MapFS{"app.1.wasm.br": {Data: packed.Bytes()}})
	if err != nil || len(info) != 1 || info[0].GoVersion == "" {
		t.Errorf("they embed %v, %v", info, err)
	}
}

func TestFactsAreFoundInAProgramForBrowsers(t *testing.T) {
	b := itself(t)
	raw := "mod\ttabby\t(devel)\t\ndep\trsc.io/qr\tv0.2.0\th1:abc=\n"
	begin, end := "\x30\x77\xaf\x0c\x92\x74\x08\x02\x41\xe1\xc1\x07\xe6\xd6\x18\xe6", "\xf9\x32\x43\x31\x86\x18\x20\x72\x00\x82\x42\x10\x41\x16\xd8\xf2"
	info, err := facts([]byte("\x00asm" + begin + raw + end + "more"))
	if err != nil || len(info.Deps) != 1 || info.Deps[0].Path != "rsc.io/qr" {
		t.Errorf("they are %v, %v", info, err)
	}
	if _, err := facts([]byte("\x00asm")); err == nil {
		t.Error("a program without facts has some")
	}
	if _, err := buildinfo.Read(bytes.NewReader(b.code)); err != nil {
		t.Error(err)
	}
}

func TestTheLicencesOfAProgramAreThereInFull(t *testing.T) {
	text, err := copyright(itself(t))
	for _, want := range []string{"MIT License", "==== Noto Sans", "SIL OPEN FONT LICENSE", "==== idiomorph", "The Go Authors"} {
		if !bytes.Contains(text, []byte(want)) {
			t.Errorf("%v: they lack %q", err, want)
		}
	}
}

func TestAModuleWithoutALicenceIsRefused(t *testing.T) {
	b := itself(t)
	b.info[0].Deps = append(b.info[0].Deps, &debug.Module{Path: "example.org/unknown", Version: "v1.0.0"})
	if _, err := copyright(b); err == nil || !strings.Contains(err.Error(), "example.org/unknown") {
		t.Errorf("it is refused with %v", err)
	}
}

// sealed returns a release of one file, with its checksums.
func sealed(t *testing.T, key string) release {
	t.Helper()
	t.Chdir("../../..")
	r := something
	r.out, r.key = t.TempDir(), key
	must.Do(t, errors.Join(r.write("tabby", []byte("a program")), r.seal()))
	return r
}

func TestAReleaseSaysThatNobodySignedIt(t *testing.T) {
	r := sealed(t, "")
	said, err := os.ReadFile(filepath.Join(r.out, "UNSIGNED.txt"))
	if err != nil || !strings.Contains(string(said), "not signed") {
		t.Errorf("it says %q, %v", said, err)
	}
	list := must.Get(os.ReadFile(filepath.Join(r.out, sums)))
	expect.Same(t, "the checksums", string(list), digest([]byte("a program"))[len("sha256:"):]+"  tabby\n")
}

var knownModules = regexp.MustCompile(`(?m)^\t(\S+) v\S+`)

// forTests are modules that no program has in it.
var forTests = regexp.MustCompile(`chromedp|go-cmp|nats-server|rapid|antithesis|go-tpm|highwayhash|jwt|testify|yaml`)

func TestEveryModuleHasALicence(t *testing.T) {
	text := must.Get(os.ReadFile("../../../go.mod"))
	for _, m := range knownModules.FindAllStringSubmatch(string(text), -1) {
		if !forTests.MatchString(m[1]) && licences.Of(m[1]) == "" {
			t.Errorf("%s has no licence in internal/system/licences", m[1])
		}
	}
}

func TestTheManualShowsTheUnitOfThePackages(t *testing.T) {
	unit := must.Get(os.ReadFile("../../../tools/package/tabby@.service"))
	manual := must.Get(os.ReadFile("../../../docs/operating.md"))
	if !bytes.Contains(manual, append([]byte("```ini\n"), unit...)) {
		t.Error("docs/operating.md shows another unit than tools/package has")
	}
}
