package codec

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
)

// maxMetadata is the largest metadata chunk that is read, in bytes.
const maxMetadata = 1 << 20

// ReadMetadata reads the XMP of a PNG or WebP file; a file without any gives empty
// metadata. Pixels are skipped, not decoded or checked. Errors: ErrFormat for other
// or damaged files, ErrTooLarge for metadata over 1 MiB, and those of the reader.
func ReadMetadata(r io.Reader) (Metadata, error) {
	b := bufio.NewReader(r)
	head, err := b.Peek(riffHeaderBytes)
	if err != nil && err != io.EOF {
		return Metadata{}, err
	}
	var xmp []byte
	switch {
	case bytes.HasPrefix(head, []byte(pngSignature)):
		xmp, err = pngXMP(b)
	case isWebP(head):
		xmp, err = webpXMP(b)
	default:
		err = ErrFormat
	}
	if err != nil || xmp == nil {
		return Metadata{}, err
	}
	return decodeXMP(xmp)
}

func isWebP(head []byte) bool {
	return len(head) >= riffHeaderBytes && string(head[:4]) == "RIFF" && string(head[8:12]) == "WEBP"
}

// damaged turns the end of the file, where there should be more, into ErrFormat.
func damaged(err error) error {
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		return fmt.Errorf("%w: it ends early", ErrFormat)
	}
	return err
}
