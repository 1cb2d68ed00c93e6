package codec

import (
	"bytes"
	"encoding/binary"
)

const exifMark = "Exif\x00\x00"

// exifOf finds the EXIF block of a file, or nothing.
func exifOf(file []byte) []byte {
	switch {
	case bytes.HasPrefix(file, []byte(pngSignature)):
		return pngEXIF(file)
	case isWebP(file):
		chunks, _ := webpChunks(file) // a damaged file has no chunks
		for _, c := range chunks {
			if c.kind == "EXIF" {
				return c.data
			}
		}
		return nil
	default:
		return jpegEXIF(file)
	}
}

func pngEXIF(file []byte) []byte {
	for rest := file[len(pngSignature):]; len(rest) >= 12; {
		size := uint64(binary.BigEndian.Uint32(rest))
		if size > uint64(len(rest)-12) {
			return nil
		}
		if string(rest[4:8]) == "eXIf" {
			return rest[8 : 8+size]
		}
		rest = rest[12+size:]
	}
	return nil
}

// jpegEXIF walks the segments before the picture itself.
func jpegEXIF(file []byte) []byte {
	const app1, startOfScan = 0xe1, 0xda
	for at := 2; at+4 <= len(file) && file[at] == 0xff && file[at+1] != startOfScan; {
		size := int(binary.BigEndian.Uint16(file[at+2:]))
		if size < 2 || at+2+size > len(file) {
			return nil
		}
		if body := file[at+4 : at+2+size]; file[at+1] == app1 && bytes.HasPrefix(body, []byte(exifMark)) {
			return body
		}
		at += 2 + size
	}
	return nil
}

// orientationTag reads the tag from the first directory of a TIFF block of at least 8 bytes; 0 when it has none.
func orientationTag(tiff []byte, order binary.ByteOrder) Orientation {
	const tag, short, entryBytes = 0x0112, 3, 12
	at := uint64(order.Uint32(tiff[4:]))
	if at+2 > uint64(len(tiff)) {
		return 0
	}
	directory := tiff[at+2:]
	for range order.Uint16(tiff[at:]) {
		if len(directory) < entryBytes {
			return 0
		}
		if order.Uint16(directory) == tag && order.Uint16(directory[2:]) == short {
			return Orientation(order.Uint16(directory[8:]))
		}
		directory = directory[entryBytes:]
	}
	return 0
}
