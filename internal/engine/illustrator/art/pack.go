package art

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"

	"github.com/klauspost/compress/flate"
)

// magic begins every pack: its format and version.
const magic = "PLPACK1\n"

// packSuffix ends the name of a pack file, after its set's name.
const packSuffix = ".pack"

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

// openPack reads a pack's index and leaves its blocks alone.
func openPack(file string) (*pack, error) {
	f, err := files.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	head := bufio.NewReader(f)
	start := make([]byte, len(magic))
	if _, err := io.ReadFull(head, start); err != nil || string(start) != magic {
		return nil, fmt.Errorf("%s: not a pack", file)
	}
	size, err := binary.ReadUvarint(head)
	if err != nil {
		return nil, fmt.Errorf("%s: length of the index: %w", file, err)
	}
	index, err := io.ReadAll(flate.NewReader(io.LimitReader(head, int64(size))))
	if err != nil {
		return nil, fmt.Errorf("%s: index: %w", file, err)
	}
	blocks := len(magic) + len(binary.AppendUvarint(nil, size)) + int(size)
	r := indexReader{rest: index, file: file, next: int64(blocks)}
	p := r.pack()
	if r.err != nil || len(r.rest) > 0 {
		return nil, fmt.Errorf("%s: index: %w", file, errIndex)
	}
	return p, nil
}
