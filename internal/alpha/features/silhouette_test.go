package features

import (
	"image"
	"image/color"
	"testing"
)

// Of a thin frame no cell is half full; its silhouette used to be empty, as if there were nothing to see, and the search
// for older pictures' colors stopped at it.
func TestThinArtHasASilhouetteToo(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 256, 256))
	for i := range 256 {
		for _, p := range [][2]int{{i, 2}, {i, 253}, {2, i}, {253, i}} {
			img.SetNRGBA(p[0], p[1], color.NRGBA{R: 200, A: 255})
		}
	}
	bits := Silhouette(img)
	if bits == 0 || bits>>27&1 != 0 {
		t.Errorf("the silhouette of a frame is %064b; want its rim and not its middle", bits)
	}
}
