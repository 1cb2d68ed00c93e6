package codec

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/jpeg"
	"io"
)

// mostScans is how many scans of a JPEG file are read. Cameras and editors write a dozen at most; each costs a pass over
// all pixels and may take 80 bytes, so that a small file could keep a reader busy for hours.
const mostScans = 64

// decodeJPEG is jpeg.Decode for files whose scans are not too many.
func decodeJPEG(r io.Reader) (image.Image, error) {
	file, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	if jpegScans(file) > mostScans {
		return nil, fmt.Errorf("jpeg: more than %d scans", mostScans)
	}
	return jpeg.Decode(bytes.NewReader(file))
}

// jpegScans counts the scans of a JPEG file up to its end, or to where it is damaged. What only looks like a scan, inside
// a thumbnail or a profile, does not count.
func jpegScans(file []byte) (scans int) {
	const endOfImage, startOfScan = 0xd9, 0xda
	for at := 2; ; {
		at = nextMarker(file, at)
		if at+4 > len(file) || file[at+1] == endOfImage {
			return scans
		}
		if file[at+1] == startOfScan {
			scans++
		}
		at += 2 + max(2, int(binary.BigEndian.Uint16(file[at+2:])))
	}
}

// nextMarker finds the next marker from a place on; pixels, filling and restarts are passed over. It returns the file's
// length when there is none.
func nextMarker(file []byte, at int) int {
	const stuffing, fill, firstRestart, lastRestart = 0x00, 0xff, 0xd0, 0xd7
	for ; at+1 < len(file); at++ {
		mark := file[at+1]
		if file[at] == 0xff && mark != stuffing && mark != fill && (mark < firstRestart || mark > lastRestart) {
			return at
		}
	}
	return len(file)
}
