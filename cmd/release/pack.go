package main

import (
	"archive/tar"
	"compress/gzip"
	"crypto/sha256"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// entry is a file of the archive: its content, or the file that has it.
type entry struct {
	name    string
	from    string
	content []byte
	mode    int64
}

// pack writes an archive, sorted by name, with one time and owner for all, and returns its SHA-256.
func pack(archive string, entries []entry, at time.Time) (sum []byte, err error) {
	if err := os.MkdirAll(filepath.Dir(archive), 0o755); err != nil {
		return nil, err
	}
	file, err := os.Create(archive)
	if err != nil {
		return nil, err
	}
	defer func() {
		if closeErr := file.Close(); err == nil {
			err = closeErr
		}
	}()
	hash := sha256.New()
	compressed, err := gzip.NewWriterLevel(io.MultiWriter(file, hash), gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	out := tar.NewWriter(compressed)
	for _, e := range withFolders(entries) {
		if err := e.write(out, at); err != nil {
			return nil, err
		}
	}
	if err := out.Close(); err != nil {
		return nil, err
	}
	if err := compressed.Close(); err != nil {
		return nil, err
	}
	return hash.Sum(nil), nil
}

// withFolders sorts the entries, and adds the folders that they are in: without, they would have the modes of whoever unpacks them.
func withFolders(entries []entry) []entry {
	seen := map[string]bool{}
	for _, e := range slices.Clone(entries) {
		for folder := path.Dir(e.name); folder != "." && !seen[folder]; folder = path.Dir(folder) {
			seen[folder] = true
			entries = append(entries, entry{name: folder + "/", mode: 0o755})
		}
	}
	slices.SortFunc(entries, func(a, b entry) int { return strings.Compare(a.name, b.name) })
	return entries
}

func (e entry) write(out *tar.Writer, at time.Time) error {
	content := e.content
	if e.from != "" {
		var err error
		if content, err = os.ReadFile(e.from); err != nil {
			return err
		}
	}
	header := &tar.Header{Name: e.name, Mode: e.mode, Size: int64(len(content)), ModTime: at, Typeflag: tar.TypeReg, Uname: "root", Gname: "root", Format: tar.FormatUSTAR}
	if strings.HasSuffix(e.name, "/") {
		header.Typeflag = tar.TypeDir
	}
	if err := out.WriteHeader(header); err != nil {
		return err
	}
	_, err := out.Write(content)
	return err
}
