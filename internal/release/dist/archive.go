package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"strings"
	"time"
)

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
