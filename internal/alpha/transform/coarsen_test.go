package transform

import (
	"bytes"
	"image"
	"math/rand/v2"
	"testing"

	"pellucid/internal/alpha/codec"
)

func TestCoarseOpacityIsNeverFarFromTheTrueOne(t *testing.T) {
	steps := map[uint8]bool{}
	for a := range 256 {
		got := int(coarse[a])
		steps[coarse[a]] = true
		most := strongStep / 2
		if a < faint {
			most = faintStep / 2
		}
		if got-a > most || a-got > most {
			t.Errorf("opacity %d becomes %d", a, got)
		}
		if a > 0 && coarse[a] < coarse[a-1] {
			t.Errorf("opacity %d becomes less than a smaller one", a)
		}
	}
	if coarse[0] != 0 || coarse[255] != 255 || len(steps) != 41 {
		t.Errorf("nothing becomes %d, opaque %d, in %d steps", coarse[0], coarse[255], len(steps))
	}
}

func TestACoarsenedPictureKeepsItsColorAndWeighsLess(t *testing.T) {
	soft := image.NewNRGBA(image.Rect(0, 0, 128, 128))
	r := rand.New(rand.NewPCG(1, 2))
	for i := 0; i < len(soft.Pix); i += 4 {
		copy(soft.Pix[i:], []uint8{200, 80, 40, uint8(120 + r.IntN(100))})
	}
	before := bytes.Clone(soft.Pix)
	thin := Coarsen(soft)
	if !bytes.Equal(soft.Pix, before) {
		t.Error("the picture itself was changed")
	}
	for i := 0; i < len(thin.Pix); i += 4 {
		if !bytes.Equal(thin.Pix[i:i+3], soft.Pix[i:i+3]) {
			t.Fatalf("color %v became %v", soft.Pix[i:i+3], thin.Pix[i:i+3])
		}
	}
	if full, less := webpSize(t, soft), webpSize(t, thin); less*10 > full*8 {
		t.Errorf("%d bytes became %d", full, less)
	}
}

func webpSize(t *testing.T, img *image.NRGBA) int {
	t.Helper()
	var file bytes.Buffer
	if err := codec.EncodeWebP(&file, img, 80, codec.Metadata{}); err != nil {
		t.Fatal(err)
	}
	return file.Len()
}
