package art

import (
	"encoding/binary"
	"errors"
)

// errIndex is the error of an index that is cut short or too long.
var errIndex = errors.New("malformed")

// indexReader reads an inflated index, as art/build/pack.mjs writes it: set, license, source, mono; number of blocks;
// for each its compressed size, its number of pieces, and for each piece name, size and box.
type indexReader struct {
	rest []byte
	file string
	next int64 // where the next block begins in the file
	err  error
}

func (r *indexReader) pack() *pack {
	p := &pack{set: Set{Name: r.string(), License: r.string(), Source: r.string(), Mono: r.number() == 1}}
	for range r.number() {
		if r.err != nil {
			break
		}
		p.pieces = r.block(p.pieces, p.set)
	}
	return p
}

// block appends the pieces of one block.
func (r *indexReader) block(pieces []Piece, set Set) []Piece {
	b := block{file: r.file, at: r.next, size: int64(r.number())}
	r.next += b.size
	at := 0
	for range r.number() {
		if r.err != nil {
			break
		}
		piece := Piece{Set: set.Name, Name: r.string(), License: set.License, Source: set.Source}
		piece.block, piece.at, piece.size = b, at, r.number()
		piece.Box = Box{r.signed(), r.signed(), r.signed(), r.signed()}
		at += piece.size
		pieces = append(pieces, piece)
	}
	return pieces
}

func (r *indexReader) number() int {
	v, n := binary.Uvarint(r.rest)
	if n <= 0 || v > 1<<30 {
		r.err = errIndex
		r.rest = nil
		return 0
	}
	r.rest = r.rest[n:]
	return int(v)
}

func (r *indexReader) signed() float32 {
	v := r.number()
	if v&1 == 1 {
		return float32(-(v + 1) / 2)
	}
	return float32(v / 2)
}

func (r *indexReader) string() string {
	n := r.number()
	if n > len(r.rest) {
		r.err = errIndex
		return ""
	}
	s := string(r.rest[:n])
	r.rest = r.rest[n:]
	return s
}
