package art

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"github.com/klauspost/compress/flate"
)

// magic begins every pack: its format and version.
const magic = "PLPACK1\n"

// pack is one set's index. A pack file is the magic, the length of the compressed index, the index, and then blocks
// that are compressed each on its own, so that opening a piece inflates about 64 KB.
type pack struct {
	set    Set
	pieces []Piece // sorted by name
}

// block is where a compressed run of scenes lies in a pack file.
type block struct {
	file     string
	at, size int64
}

// read inflates the block as far as needed and returns size bytes from at on.
func (b block) read(at, size int) ([]byte, error) {
	f, err := files.Open(b.file)
	if err != nil {
		return nil, fmt.Errorf("art: %w", err)
	}
	defer f.Close()
	packed := io.NewSectionReader(f.(io.ReaderAt), b.at, b.size)
	inflated := flate.NewReader(packed)
	defer inflated.Close()
	if _, err := io.CopyN(io.Discard, inflated, int64(at)); err != nil {
		return nil, fmt.Errorf("art: block of %s: %w", b.file, err)
	}
	out := make([]byte, size)
	if _, err := io.ReadFull(inflated, out); err != nil {
		return nil, fmt.Errorf("art: block of %s: %w", b.file, err)
	}
	return out, nil
}

// openPack reads a pack's index.
func openPack(file string) (*pack, error) {
	content, err := files.ReadFile(file)
	if err != nil {
		return nil, err
	}
	rest, ok := bytes.CutPrefix(content, []byte(magic))
	size, n := binary.Uvarint(rest)
	if !ok || n <= 0 || size > uint64(len(rest)-n) {
		return nil, fmt.Errorf("%s: not a pack", file)
	}
	index, err := io.ReadAll(flate.NewReader(bytes.NewReader(rest[n : n+int(size)])))
	if err != nil {
		return nil, fmt.Errorf("%s: index: %w", file, err)
	}
	r := indexReader{rest: index, file: file, next: int64(len(content) - len(rest) + n + int(size))}
	p := r.pack()
	if r.err != nil || len(r.rest) > 0 {
		return nil, fmt.Errorf("%s: index: %w", file, errors.Join(errIndex, r.err))
	}
	return p, nil
}
