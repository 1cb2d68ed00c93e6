package codec

import (
	"encoding/binary"
	"io"
)

// riffChunk is one chunk of a RIFF container.
type riffChunk struct {
	kind string // four characters
	data []byte
}

const riffHeaderBytes = 12 // "RIFF", size, "WEBP"

// webpChunks splits a WebP file held in memory. Errors: ErrFormat.
func webpChunks(file []byte) ([]riffChunk, error) {
	if len(file) < riffHeaderBytes || string(file[:4]) != "RIFF" || string(file[8:12]) != "WEBP" {
		return nil, ErrFormat
	}
	var chunks []riffChunk
	for rest := file[riffHeaderBytes:]; len(rest) >= 8; {
		size := uint64(binary.LittleEndian.Uint32(rest[4:8]))
		if size > uint64(len(rest)-8) {
			return nil, ErrFormat
		}
		chunks = append(chunks, riffChunk{string(rest[:4]), rest[8 : 8+size]})
		rest = rest[min(uint64(len(rest)), 8+size+size&1):]
	}
	return chunks, nil
}

// writeWebP writes the chunks as one WebP file, padded to even lengths.
func writeWebP(w io.Writer, chunks []riffChunk) error {
	out := []byte("RIFF\x00\x00\x00\x00WEBP")
	for _, c := range chunks {
		out = append(out, c.kind...)
		out = binary.LittleEndian.AppendUint32(out, uint32(len(c.data)))
		out = append(out, c.data...)
		if len(c.data)%2 == 1 {
			out = append(out, 0)
		}
	}
	binary.LittleEndian.PutUint32(out[4:8], uint32(len(out)-8))
	_, err := w.Write(out)
	return err
}
