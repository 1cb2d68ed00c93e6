package rendering

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"math/rand/v2"
	"testing"
)

// speckled is the picture that compresses worst: every pixel of its own color.
func speckled(size int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	random := rand.New(rand.NewPCG(1, 2))
	for i := range img.Pix {
		img.Pix[i] = uint8(random.UintN(256))
		if i%4 == 3 {
			img.Pix[i] = 255
		}
	}
	return img
}

// blot is a square of one color in the middle of nothing.
func blot(size int, fill color.NRGBA) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := size / 4; y < 3*size/4; y++ {
		for x := size / 4; x < 3*size/4; x++ {
			img.SetNRGBA(x, y, fill)
		}
	}
	return img
}

func TestACardIsSmallAndOpaqueAndShowsThePicture(t *testing.T) {
	for name, test := range map[string]struct {
		picture *image.NRGBA
		light   bool // the ground that suits it
	}{
		"a dark picture":                  {blot(64, color.NRGBA{20, 20, 40, 255}), true},
		"a light picture":                 {blot(64, color.NRGBA{250, 250, 240, 255}), false},
		"a picture that compresses badly": {speckled(1024), true},
		"nothing at all":                  {image.NewNRGBA(image.Rect(0, 0, 64, 64)), true},
	} {
		file, err := encodeCard(test.picture)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if len(file) > cardBytes {
			t.Errorf("%s: the card has %d bytes", name, len(file))
		}
		card, err := jpeg.Decode(bytes.NewReader(file))
		if err != nil || card.Bounds() != image.Rect(0, 0, cardWidth, cardHeight) {
			t.Fatalf("%s: %v, %v", name, card.Bounds(), err)
		}
		if name == "a dark picture" || name == "a light picture" {
			ground, _, _, _ := card.At(4, 4).RGBA()
			middle, _, _, _ := card.At(cardWidth/2, cardHeight/2).RGBA()
			if (ground > middle) != test.light {
				t.Errorf("%s lies on ground %d, itself %d", name, ground>>8, middle>>8)
			}
		}
	}
}
