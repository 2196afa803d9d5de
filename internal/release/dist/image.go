package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"maps"
	"strings"
	"time"
)

// nobody is the user that runs the program in a container. The user has no name there.
const nobody = 65532

// A blob is a file of an image, by its content.
type blob struct {
	Media  string `json:"mediaType"`
	Digest string `json:"digest"`
	Size   int    `json:"size"`
	of     []byte
}

func newBlob(media string, content []byte) blob {
	return blob{media, digest(content), len(content), content}
}

// file returns a blob as the file that it is in the archive.
func (b blob) file() file {
	return file{name: "blobs/sha256/" + b.Digest[len("sha256:"):], mode: 0o644, content: b.of}
}

func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return "sha256:" + hex.EncodeToString(sum[:])
}

// values are what JSON is made of.
type values = map[string]any

const (
	oci   = "application/vnd.oci.image."
	label = "org.opencontainers.image."
)

// An image is one of a container, for one kind of machine, by its files.
type image struct {
	config, manifest, layer blob
	machine                 values // as an index calls it
}

// image returns a container image with one program and nothing else.
func (r release) image(p program, b built) (image, error) {
	layer, err := tarred([]file{
		{name: "data/", mode: 0o700, owner: nobody},
		{name: "tabby", mode: 0o755, content: b.code},
	}, r.at)
	if err != nil {
		return image{}, err
	}
	machine := values{"os": p.goos, "architecture": p.goarch}
	if p.goarch == "arm" {
		machine["variant"] = "v7"
	}
	packed := newBlob(oci+"layer.v1.tar+gzip", gzipped(layer))
	config := newBlob(oci+"config.v1+json", encoded(r.imageConfig(machine, digest(layer))))
	manifest := newBlob(oci+"manifest.v1+json", encoded(values{
		"schemaVersion": 2, "mediaType": oci + "manifest.v1+json", "config": config, "layers": []blob{packed},
	}))
	return image{config, manifest, packed, machine}, nil
}

// writeImage writes images as one archive: a single image in the form that podman, Docker and
// skopeo load, several below one index.
func (r release) writeImage(name string, images ...image) error {
	archive, err := r.bundled(images)
	return errors.Join(err, r.write("tabby-"+r.version+"-"+name+".tar", archive))
}

func (r release) bundled(images []image) ([]byte, error) {
	name := "tabby:" + tag(r.version)
	files := []file{{name: "oci-layout", mode: 0o644, content: encoded(values{"imageLayoutVersion": "1.0.0"})}}
	var all []values
	for _, i := range images {
		files = append(files, i.config.file(), i.manifest.file(), i.layer.file())
		all = append(all, i.manifest.described("platform", i.machine))
	}
	top := images[0].manifest
	if len(images) > 1 {
		top = newBlob(oci+"index.v1+json", encoded(values{"schemaVersion": 2, "mediaType": oci + "index.v1+json", "manifests": all}))
		files = append(files, top.file())
	} else {
		// How Docker finds the same.
		files = append(files, file{name: "manifest.json", mode: 0o644, content: encoded([]values{{
			"Config": images[0].config.file().name, "RepoTags": []string{name}, "Layers": []string{images[0].layer.file().name},
		}})})
	}
	index := values{"schemaVersion": 2, "manifests": []values{top.described("annotations", values{label + "ref.name": name})}}
	return tarred(append(files, file{name: "index.json", mode: 0o644, content: encoded(index)}), r.at)
}

// described returns how an index names a blob, with one thing more about it.
func (b blob) described(about string, what values) values {
	return values{"mediaType": b.Media, "digest": b.Digest, "size": b.Size, about: what}
}

// imageConfig says how an image is run on a machine: as [nobody], with one volume.
func (r release) imageConfig(machine values, layer string) values {
	config := values{
		"created": r.at.Format(time.RFC3339),
		"rootfs":  values{"type": "layers", "diff_ids": []string{layer}},
		"config": values{
			"User": "65532:65532", "Entrypoint": []string{"/tabby"}, "Cmd": []string{"serve", "--spaces", "/data", "--lan"},
			"Volumes": values{"/data": values{}}, "ExposedPorts": values{"8229/tcp": values{}}, "WorkingDir": "/",
			"Env":         []string{"HOME=/data"},
			"Healthcheck": values{"Test": []string{"CMD", "/tabby", "health"}, "Interval": 30 * time.Second, "Timeout": 5 * time.Second},
			"Labels": values{
				label + "title": "Tabby", label + "description": "Keeps the tab at a card table, for browsers of many families",
				label + "version": r.version, label + "revision": r.commit, label + "created": r.at.Format(time.RFC3339),
				label + "source": homepage, label + "url": homepage, label + "licenses": "MIT",
			},
		},
	}
	maps.Copy(config, machine)
	return config
}

// tag returns a version as the tag of an image, which has no plus sign.
func tag(version string) string { return strings.ReplaceAll(version, "+", "-") }

// encoded returns a value that can be, as JSON.
func encoded(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}

// A file of an archive. One whose name ends in a slash is a folder.
type file struct {
	name    string
	mode    int64
	content []byte
	owner   int
}

// tarred returns an archive with these files, in their order, all of one time.
func tarred(files []file, at time.Time) ([]byte, error) {
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	var errs []error
	for _, f := range files {
		kind := byte(tar.TypeReg)
		if strings.HasSuffix(f.name, "/") {
			kind = tar.TypeDir
		}
		errs = append(errs, w.WriteHeader(&tar.Header{
			Typeflag: kind, Name: f.name, Mode: f.mode, Size: int64(len(f.content)), ModTime: at, Uid: f.owner, Gid: f.owner, Format: tar.FormatUSTAR,
		}))
		_, err := w.Write(f.content)
		errs = append(errs, err)
	}
	err := errors.Join(append(errs, w.Close())...)
	return out.Bytes(), err
}

// zipped is tarred for Windows.
func zipped(files []file, at time.Time) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	var errs []error
	for _, f := range files {
		in, err := w.CreateHeader(&zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: at})
		if err == nil {
			_, err = in.Write(f.content)
		}
		errs = append(errs, err)
	}
	err := errors.Join(append(errs, w.Close())...)
	return out.Bytes(), err
}

// gzipped returns bytes, packed, without a name or a time.
func gzipped(content []byte) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	_, _ = w.Write(content) // a buffer takes everything
	_ = w.Close()
	return out.Bytes()
}

func within(folder string, files []file) []file {
	var all []file
	for _, f := range files {
		f.name = folder + "/" + f.name
		all = append(all, f)
	}
	return all
}
