// Package texts reads the word lists and pages that ship with the program: as they are in the source tree, or, with the build tag
// "packed", which the Makefile sets, from an archive that takes a quarter of their room. Archives are build outputs, so that they
// are never older than the texts: a plain "go test" reads the texts themselves.
package texts

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"strconv"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
)

// Folder is the texts of a folder by the names of their files, read at first use.
type Folder func() map[string]string

// Text returns a text that is part of the program.
func (f Folder) Text(name string) string {
	text, ok := f()[name]
	if !ok {
		panic("texts: there is no " + name)
	}
	return text
}

// Plain is the files of a folder that match a pattern.
func Plain(files fs.FS, pattern string) Folder {
	return sync.OnceValue(func() map[string]string {
		names, err := fs.Glob(files, pattern)
		if err != nil {
			panic(err) // the pattern is part of the program
		}
		all := map[string]string{}
		for _, name := range names {
			text, err := fs.ReadFile(files, name)
			if err != nil {
				panic(err) // so are the files
			}
			all[name[strings.LastIndexByte(name, '/')+1:]] = string(text)
		}
		return all
	})
}

// Packed is the texts of an archive that build.mjs made.
func Packed(archive []byte) Folder {
	return sync.OnceValue(func() map[string]string {
		all, err := unpack(archive)
		if err != nil {
			panic(err) // the archive is part of the program
		}
		return all
	})
}

// Unpack returns what a compressed file that is part of the program was made of: tables, weights and fonts, which are compressed in the
// source tree too.
func Unpack(file []byte) []byte {
	unpacked, err := decompress(file)
	if err != nil {
		panic(err) // the file is part of the program
	}
	return unpacked
}

func decompress(file []byte) ([]byte, error) {
	unpacked, err := io.ReadAll(brotli.NewReader(bytes.NewReader(file)))
	if err != nil {
		return nil, fmt.Errorf("texts: %w", err)
	}
	return unpacked, nil
}

// unpack reads an archive: a line for each text with its name and its size in bytes, an empty line, and the texts, all of it
// compressed as one, because word lists are much alike.
func unpack(archive []byte) (map[string]string, error) {
	unpacked, err := decompress(archive)
	if err != nil {
		return nil, err
	}
	index, rest, _ := strings.Cut(string(unpacked), "\n\n")
	all := map[string]string{}
	for line := range strings.SplitSeq(index, "\n") {
		name, length, _ := strings.Cut(line, "\t")
		size, err := strconv.Atoi(length)
		if err != nil || size < 0 || size > len(rest) {
			return nil, fmt.Errorf("texts: %q in the index of %d bytes", line, len(rest))
		}
		all[name], rest = rest[:size], rest[size:]
	}
	return all, nil
}
