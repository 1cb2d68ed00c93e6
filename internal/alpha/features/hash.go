package features

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"image"
)

// PixelHash is the SHA-256, in hexadecimal, of width and height (32-bit big-endian)
// followed by the straight RGBA bytes row by row: it identifies the pixels,
// whatever file they are stored in.
func PixelHash(img *image.NRGBA) string {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	hash := sha256.New()
	var size [8]byte
	binary.BigEndian.PutUint32(size[:4], uint32(w))
	binary.BigEndian.PutUint32(size[4:], uint32(h))
	hash.Write(size[:])
	for y := range h {
		hash.Write(img.Pix[y*img.Stride : y*img.Stride+w*4])
	}
	return hex.EncodeToString(hash.Sum(nil))
}
