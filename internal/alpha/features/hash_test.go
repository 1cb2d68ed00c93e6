package features

import (
	"image"
	"testing"

	"pellucid/internal/alpha/alphatest"
	"pellucid/internal/alpha/pixels"
)

func TestReceiptsIdentifyPixelsAndSize(t *testing.T) {
	img := alphatest.Busy(40)
	want := PixelHash(img)
	if len(want) != 64 || want != PixelHash(pixels.Clone(img)) {
		t.Errorf("receipt %q is not one of the pixels", want)
	}
	other := pixels.Clone(img)
	other.Pix[0]++
	wide := image.NewNRGBA(image.Rect(0, 0, 8, 2))
	tall := image.NewNRGBA(image.Rect(0, 0, 2, 8))
	if PixelHash(other) == want || PixelHash(wide) == PixelHash(tall) {
		t.Error("different pictures share a receipt")
	}
}
