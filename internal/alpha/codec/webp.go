package codec

import (
	"fmt"
	"image"
	"io"

	"github.com/chai2010/webp"

	"pellucid/internal/alpha/pixels"
)

const (
	maxWebPSide = 16383 // px, the format's limit

	webpHasXMP   = 1 << 2 // flags of the VP8X chunk
	webpHasAlpha = 1 << 4
)

// EncodeWebP writes a WebP file with the metadata as XMP. Quality 100 is lossless
// and exact, hidden color included; below, in 0–99, color is lossy, opacity stays
// lossless and hidden color is given up. Errors: ErrEmpty, ErrTooLarge above 16383
// px a side, and those of the codec and the writer.
func EncodeWebP(w io.Writer, img *image.NRGBA, quality int, m Metadata) error {
	img = pixels.Compact(img)
	if len(img.Pix) == 0 {
		return ErrEmpty
	}
	if max(img.Rect.Dx(), img.Rect.Dy()) > maxWebPSide {
		return ErrTooLarge
	}
	// The codec takes straight bytes whatever the type says; an NRGBA it would
	// premultiply first.
	straight := &image.RGBA{Pix: img.Pix, Stride: img.Stride, Rect: img.Rect}
	var bare []byte
	var err error
	if quality >= 100 {
		bare, err = webp.EncodeExactLosslessRGBA(straight)
	} else {
		bare, err = webp.EncodeRGBA(straight, float32(max(0, quality)))
	}
	if err != nil {
		return fmt.Errorf("alpha: encode WebP: %w", err)
	}
	return wrapWebP(w, bare, img, m)
}

// wrapWebP puts the coded picture into an extended container with metadata.
func wrapWebP(w io.Writer, bare []byte, img *image.NRGBA, m Metadata) error {
	coded, err := webpChunks(bare)
	if err != nil {
		return err
	}
	flags := byte(webpHasXMP)
	if !isOpaque(img) {
		flags |= webpHasAlpha
	}
	chunks := []riffChunk{{"VP8X", webpHeader(flags, img.Rect.Dx(), img.Rect.Dy())}}
	for _, c := range coded {
		if c.kind == "ALPH" || c.kind == "VP8 " || c.kind == "VP8L" {
			chunks = append(chunks, c)
		}
	}
	chunks = append(chunks, riffChunk{"XMP ", encodeXMP(m)})
	return writeWebP(w, chunks)
}

// webpHeader is the payload of VP8X: flags and both sides less one, in 24 bits.
func webpHeader(flags byte, width, height int) []byte {
	w, h := width-1, height-1
	return []byte{
		flags, 0, 0, 0,
		byte(w), byte(w >> 8), byte(w >> 16),
		byte(h), byte(h >> 8), byte(h >> 16),
	}
}

func isOpaque(img *image.NRGBA) bool {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] != 255 {
			return false
		}
	}
	return true
}
