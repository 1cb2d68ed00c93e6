package codec

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"slices"

	"golang.org/x/image/webp"
)

// maxFile bounds the bytes of a picture file that are read.
const maxFile = 64 << 20

// format is a picture format that can be decoded.
type format struct {
	recognize func(head []byte) bool
	config    func(io.Reader) (image.Config, error)
	decode    func(io.Reader) (image.Image, error)
}

func formats() []format {
	return []format{
		{startsWith(pngSignature), png.DecodeConfig, png.Decode},
		{startsWith("\xff\xd8\xff"), jpeg.DecodeConfig, decodeJPEG},
		{isWebP, webp.DecodeConfig, decodeWebP},
	}
}

func startsWith(magic string) func([]byte) bool {
	return func(head []byte) bool { return bytes.HasPrefix(head, []byte(magic)) }
}

// Decode reads a PNG, JPEG or WebP picture as straight sRGB, opacity kept; deeper
// channels are rounded to 8 bits, animations refused, and orientation is left to Upright.
// The size is read from the header before any pixel is. Errors: ErrTooLarge above
// maxPixels or 64 MiB, ErrFormat for other or damaged files, and those of the reader.
func Decode(r io.Reader, maxPixels int) (*image.NRGBA, error) {
	file, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return nil, err
	}
	if len(file) > maxFile {
		return nil, ErrTooLarge
	}
	for _, f := range formats() {
		if f.recognize(file) {
			return f.read(file, maxPixels)
		}
	}
	return nil, ErrFormat
}

func (f format) read(file []byte, maxPixels int) (*image.NRGBA, error) {
	c, err := f.config(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFormat, err)
	}
	if c.Width <= 0 || c.Height <= 0 {
		return nil, ErrFormat
	}
	if c.Width > maxPixels/c.Height {
		return nil, ErrTooLarge
	}
	img, err := f.decode(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFormat, err)
	}
	return straight(img), nil
}

// Recognized reports whether a file begins as a PNG, JPEG or WebP picture does.
func Recognized(file []byte) bool {
	return slices.ContainsFunc(formats(), func(f format) bool { return f.recognize(file) })
}
