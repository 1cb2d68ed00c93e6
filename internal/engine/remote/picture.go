package remote

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/png"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/engine"
)

const (
	maxPixels = 40 << 20
	solidFrom = 250 // alpha from which a pixel counts as opaque
)

// Decode reads a picture file of at most 40 megapixels.
func Decode(vendor string, file []byte) (*image.NRGBA, error) {
	img, err := codec.Decode(bytes.NewReader(file), maxPixels)
	if err != nil {
		return nil, &engine.Error{Class: engine.Transient, Sentence: vendor + " gave a picture that cannot be read", Err: err}
	}
	return img, nil
}

// Opaque reports whether a picture has hardly a pixel that lets something through: fewer than one in a hundred.
func Opaque(img *image.NRGBA) bool {
	b := img.Bounds()
	through := 0
	for y := range b.Dy() {
		row := img.Pix[y*img.Stride:][:4*b.Dx()]
		for x := 3; x < len(row); x += 4 {
			if row[x] < solidFrom {
				through++
			}
		}
	}
	return 100*through < b.Dx()*b.Dy()
}

// PNG writes a picture as a file to be sent.
func PNG(img *image.NRGBA) ([]byte, error) {
	var out bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&out, img)
	return out.Bytes(), err
}

// DataURL writes a picture as a data URL of PNG.
func DataURL(img *image.NRGBA) (string, error) {
	file, err := PNG(img)
	return "data:image/png;base64," + base64.StdEncoding.EncodeToString(file), err
}

// Within returns a picture scaled down so that neither side is longer than most, or the picture itself.
func Within(img *image.NRGBA, most int) *image.NRGBA {
	w, h := img.Bounds().Dx(), img.Bounds().Dy()
	if longer := max(w, h); longer > most {
		return transform.Resize(img, max(1, w*most/longer), max(1, h*most/longer))
	}
	return img
}
