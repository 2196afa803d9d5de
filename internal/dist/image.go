package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strings"
	"time"
)

// nobody is who runs the program in a container. The user has no name there.
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

const oci = "application/vnd.oci.image."

// image returns a container image with one program and nothing else, as an archive that
// podman, Docker and skopeo load.
func (r release) image(p program, b built) ([]byte, error) {
	layer, err := tarred([]file{
		{name: "data/", mode: 0o700, owner: nobody},
		{name: "tabby", mode: 0o755, content: b.code},
	}, r.at)
	if err != nil {
		return nil, err
	}
	packed := newBlob(oci+"layer.v1.tar+gzip", gzipped(layer))
	name := "tabby:" + tag(r.version)
	config := newBlob(oci+"config.v1+json", encoded(r.imageConfig(p, digest(layer))))
	manifest := newBlob(oci+"manifest.v1+json", encoded(values{
		"schemaVersion": 2, "mediaType": oci + "manifest.v1+json", "config": config, "layers": []blob{packed},
	}))
	files := []file{
		config.file(), manifest.file(), packed.file(),
		{name: "index.json", mode: 0o644, content: encoded(values{"schemaVersion": 2, "manifests": []values{{
			"mediaType": manifest.Media, "digest": manifest.Digest, "size": manifest.Size,
			"annotations": values{"org.opencontainers.image.ref.name": name},
		}}})},
		{name: "oci-layout", mode: 0o644, content: encoded(values{"imageLayoutVersion": "1.0.0"})},
		// How Docker finds the same.
		{name: "manifest.json", mode: 0o644, content: encoded([]values{{
			"Config": config.file().name, "RepoTags": []string{name}, "Layers": []string{packed.file().name},
		}})},
	}
	return tarred(files, r.at)
}

// imageConfig says how an image is run: as [nobody], with one volume.
func (r release) imageConfig(p program, layer string) values {
	platform := values{
		"os": p.goos, "architecture": p.goarch, "created": r.at.Format(time.RFC3339),
		"rootfs": values{"type": "layers", "diff_ids": []string{layer}},
		"config": values{
			"User": "65532:65532", "Entrypoint": []string{"/tabby"}, "Cmd": []string{"serve", "--spaces", "/data", "--lan"},
			"Volumes": values{"/data": values{}}, "ExposedPorts": values{"8229/tcp": values{}}, "WorkingDir": "/",
			"Env":         []string{"HOME=/data"},
			"Healthcheck": values{"Test": []string{"CMD", "/tabby", "health"}, "Interval": 30 * time.Second, "Timeout": 5 * time.Second},
			"Labels": values{
				"org.opencontainers.image.title": "Tabby", "org.opencontainers.image.version": r.version, "org.opencontainers.image.licenses": "MIT",
			},
		},
	}
	if p.goarch == "arm" {
		platform["variant"] = "v7"
	}
	return platform
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
