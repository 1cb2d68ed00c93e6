package static

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
)

const prefix = "/static/"

// manifestName is the file in which a build script writes which name became which file; each folder may have one.
const manifestName = "manifest.json"

// Assets is a set of built files with the names they are asked for by.
type Assets struct {
	files map[string]*file  // by path below /static/
	names map[string]string // plain name to that path
}

// New reads the files of a build, those that end in .br as the files that they are the compressed form of, and the manifests.
func New(files fs.FS) (*Assets, error) {
	a := &Assets{files: map[string]*file{}, names: map[string]string{}}
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		if path.Base(name) == manifestName {
			return a.readManifest(path.Dir(name), content)
		}
		return a.add(name, content)
	})
	if err != nil {
		return nil, fmt.Errorf("static: %w", err)
	}
	return a, nil
}

// readManifest takes over the names of one folder; they and the files they stand for are relative to it.
func (a *Assets) readManifest(folder string, content []byte) error {
	var entries map[string]string
	if err := json.Unmarshal(content, &entries); err != nil {
		return fmt.Errorf("%s/%s: %w", folder, manifestName, err)
	}
	for name, built := range entries {
		a.names[path.Join(folder, name)] = path.Join(folder, built)
	}
	return nil
}

// add keeps a file, unpacked if it is compressed.
func (a *Assets) add(name string, content []byte) error {
	plain, compressed := strings.CutSuffix(name, ".br")
	f := &file{name: plain, variants: map[string]func() []byte{}}
	if compressed {
		packed := content
		var err error
		if content, err = io.ReadAll(brotli.NewReader(bytes.NewReader(packed))); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		f.variants["br"] = func() []byte { return packed }
		f.variants["gzip"] = sync.OnceValue(func() []byte { return gzipped(content) })
	}
	f.variants[""] = func() []byte { return content }
	a.files[plain] = f
	return nil
}

// gzipped compresses what browsers without Brotli ask for, as those do on plain HTTP.
func gzipped(content []byte) []byte {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		panic(err) // the level is a constant
	}
	if _, err := w.Write(content); err != nil {
		panic(err) // memory takes everything
	}
	if err := w.Close(); err != nil {
		panic(err)
	}
	return out.Bytes()
}

// URL returns the address of the named asset. A name that was not built gets an address that answers 404, so that one
// missing picture never takes a page down; the tests of the pages follow every address.
func (a *Assets) URL(name string) string {
	if built, ok := a.names[name]; ok {
		return prefix + built
	}
	return prefix + name
}

// Read returns the content of the named asset, or nil when it was not built.
func (a *Assets) Read(name string) []byte {
	if f := a.files[a.names[name]]; f != nil {
		return f.variants[""]()
	}
	return nil
}

// Has reports whether an asset of that name was built.
func (a *Assets) Has(name string) bool {
	_, ok := a.names[name]
	return ok
}
