package codec

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"io"
)

// pngXMP finds the XMP chunk of a PNG stream.
func pngXMP(r *bufio.Reader) ([]byte, error) {
	if _, err := r.Discard(len(pngSignature)); err != nil {
		return nil, damaged(err)
	}
	for {
		var head [8]byte
		if _, err := io.ReadFull(r, head[:]); err != nil {
			return nil, damaged(err)
		}
		size, kind := binary.BigEndian.Uint32(head[:4]), string(head[4:])
		const checksum = 4
		if kind == "IEND" {
			return nil, nil
		}
		if kind != "iTXt" {
			if err := skip(r, int64(size)+checksum); err != nil {
				return nil, err
			}
			continue
		}
		data, err := readChunk(r, size)
		if err != nil {
			return nil, err
		}
		if xmp, ok := xmpOfText(data); ok {
			return xmp, nil
		}
		if err := skip(r, checksum); err != nil {
			return nil, err
		}
	}
}

// xmpOfText is the text of an uncompressed iTXt chunk if it holds XMP.
func xmpOfText(data []byte) ([]byte, bool) {
	rest, found := bytes.CutPrefix(data, []byte(xmpKeyword+"\x00\x00\x00"))
	if !found {
		return nil, false
	}
	for range 2 { // language and translated keyword
		_, after, ok := bytes.Cut(rest, []byte{0})
		if !ok {
			return nil, false
		}
		rest = after
	}
	return rest, true
}

// webpXMP finds the XMP chunk of a WebP stream.
func webpXMP(r *bufio.Reader) ([]byte, error) {
	if _, err := r.Discard(riffHeaderBytes); err != nil {
		return nil, damaged(err)
	}
	for {
		var head [8]byte
		if _, err := io.ReadFull(r, head[:]); err == io.EOF {
			return nil, nil
		} else if err != nil {
			return nil, damaged(err)
		}
		size := binary.LittleEndian.Uint32(head[4:])
		if string(head[:4]) == "XMP " {
			return readChunk(r, size)
		}
		if err := skip(r, int64(size)+int64(size&1)); err != nil {
			return nil, err
		}
	}
}

func readChunk(r io.Reader, size uint32) ([]byte, error) {
	if size > maxMetadata {
		return nil, ErrTooLarge
	}
	data := make([]byte, size)
	_, err := io.ReadFull(r, data)
	return data, damaged(err)
}

func skip(r io.Reader, n int64) error {
	_, err := io.CopyN(io.Discard, r, n)
	return damaged(err)
}
