package matting

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"io"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/transform"
)

// The errors of a service beside those of codec.Decode and ErrNoMethod; test with errors.Is.
var (
	// ErrHEIC: a photo in Apple's format, or in AVIF, which cannot be read.
	ErrHEIC = errors.New("matting: HEIC and AVIF photos can't be read. Export the photo as JPEG or PNG and try again")
	// ErrBusy: too many are waiting.
	ErrBusy = errors.New("matting: too many images are waiting. Try again in a minute")
)

// readFile reads a file and the number of its pixels, and refuses what is too large or cannot be read.
func readFile(r io.Reader) (file []byte, pixels int64, err error) {
	file, err = io.ReadAll(io.LimitReader(r, MaxBytes+1))
	switch {
	case err != nil:
		return nil, 0, err
	case len(file) > MaxBytes:
		return nil, 0, codec.ErrTooLarge
	case isHEIC(file):
		return nil, 0, ErrHEIC
	}
	config, _, err := image.DecodeConfig(bytes.NewReader(file))
	if err != nil || config.Width <= 0 || config.Height <= 0 {
		return nil, 0, codec.ErrFormat
	}
	if config.Width > MaxPixels/config.Height {
		return nil, 0, fmt.Errorf("%w: %d by %d pixels; at most %d megapixels can be cut out", codec.ErrTooLarge, config.Width, config.Height, MaxPixels>>20)
	}
	return file, int64(config.Width) * int64(config.Height), nil
}

// Decode reads a picture file upright. Errors: ErrHEIC and those of codec.Decode.
func Decode(file []byte) (*image.NRGBA, error) {
	if isHEIC(file) {
		return nil, ErrHEIC
	}
	img, err := codec.Decode(bytes.NewReader(file), MaxPixels)
	if err != nil {
		return nil, err
	}
	return codec.Upright(img, codec.OrientationOf(file)), nil
}

// isHEIC recognizes the container of HEIC and AVIF photos by its first box.
func isHEIC(file []byte) bool {
	if len(file) < 12 || string(file[4:8]) != "ftyp" {
		return false
	}
	switch string(file[8:12]) {
	case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis":
		return true
	}
	return false
}

func shrunk(img *image.NRGBA, side int) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	scale := float64(side) / float64(max(w, h))
	if scale >= 1 {
		return img
	}
	return transform.Resize(img, int(float64(w)*scale+.5), int(float64(h)*scale+.5))
}
