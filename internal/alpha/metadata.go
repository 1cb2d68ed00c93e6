package alpha

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"image"
)

// Metadata travels in every file as XMP. Empty fields are left out.
type Metadata struct {
	Title   string
	Prompt  string // empty for private pictures
	Creator string
	License string // URL
	Engine  string // name and version
	// DigitalSourceType is the last part of the IPTC URI, such as
	// compositeSynthetic, algorithmicMedia or trainedAlgorithmicMedia.
	DigitalSourceType string
	Recipe            string // JSON text: engine, version, seed, parameters
	Receipt           string // of the original picture, see PixelHash
	Credits           []string
	// PixelsPerInch is for print. A PNG says it in its pHYs chunk, other formats not; 0 says nothing.
	PixelsPerInch int
}

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
