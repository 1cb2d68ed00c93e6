package codec

import "errors"

// The errors of decoding and encoding; test with errors.Is.
var (
	// ErrFormat: not a PNG, JPEG or WebP file, or a damaged one.
	ErrFormat = errors.New("alpha: not a readable PNG, JPEG or WebP picture")
	// ErrTooLarge: more pixels or bytes than allowed, or than the format can hold.
	ErrTooLarge = errors.New("alpha: picture or chunk too large")
	// ErrEmpty: a picture without pixels cannot be encoded.
	ErrEmpty = errors.New("alpha: picture has no pixels")
)
