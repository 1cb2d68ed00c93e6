package style

import (
	"context"
	"image"
	"runtime"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

// farthest is how far the components of two layers of the same size are apart at most.
func farthest(a, b *raster.Layer) float32 {
	most := float32(0)
	for i, v := range a.Pix {
		most = max(most, v-b.Pix[i], b.Pix[i]-v)
	}
	return most
}

func TestALargePictureDrawnInBandsIsThePictureDrawnAtOnce(t *testing.T) {
	p := sample.Portrait(picture.BandedFrom + 64).SoftGlints()
	whole := raster.Square(p.Size)
	for _, q := range p.Pieces {
		raster.Draw(whole, q.Nodes, q.Matrix)
	}
	if v := farthest(whole, p.Drawn()); v > 1.0/255 {
		t.Errorf("a component differs by %.4f", v)
	}
}

func TestDabsLaidInBandsMakeThePaintingLaidAtOnce(t *testing.T) {
	p := sample.Portrait(256)
	drawn := p.Drawn()
	r := p.Around(drawn, 0.02)
	c := picture.NewCanvas(p, plane.Crop(drawn, r), 1)
	c.Cover(context.Background(), picture.Brush{Width: 0.034, Length: 0.105, Density: 2, Jitter: 0.1, Turn: 0.3, Opacity: 0.95, Keep: 0.16, Bristle: 0.8})
	once, banded := c.Art.Clone(), c.Art
	c.Onto(context.Background(), once, 0.7, once.H)
	c.Onto(context.Background(), banded, 0.7, 10) // over the art itself
	if v := farthest(once, banded); v != 0 {
		t.Errorf("a component differs by %.4f", v)
	}
}

func TestACroppedLayerReturnsToItsPlace(t *testing.T) {
	for _, r := range []image.Rectangle{image.Rect(3, 5, 17, 11), image.Rect(0, 0, 20, 20), image.Rect(0, 12, 20, 20), image.Rect(7, 0, 8, 20)} {
		l, want := raster.Square(20), raster.Square(20)
		for i := range l.Pix {
			l.Pix[i] = float32(i)
		}
		part := plane.Crop(l, r)
		for y := range part.H {
			copy(want.Pix[4*((r.Min.Y+y)*20+r.Min.X):], part.Pix[4*y*part.W:4*(y+1)*part.W])
		}
		small := plane.Cropped(l, r)
		if !slices.Equal(small.Pix, part.Pix) || plane.Bounds(small) != r {
			t.Errorf("%v is cropped to something else", r)
		}
		if !slices.Equal(plane.Framed(small, 20).Pix, want.Pix) {
			t.Errorf("%v came back elsewhere", r)
		}
		if !slices.Equal(plane.Framed(part, 20).Pix, want.Pix) {
			t.Errorf("%v is not framed in new memory", r)
		}
	}
}

// A T-shirt print in oil, pencil or watercolor is drawn at 3,072 pixels, where a layer takes 151 MB. Passes that held several layers and a
// dozen planes at once took the server to 720 MB.
func TestAPrintThatWorksOnPixelsTakesLittleMoreThanItsOwnPixels(t *testing.T) {
	const size = picture.BandedFrom + 64
	layer := uint64(16 * size * size)
	for _, c := range []struct {
		style string
		most  float64 // layers, all memory counted that was ever taken
	}{{"oil", 5}, {"pencil", 5}, {"watercolor", 5}} {
		s, _ := Find(c.style)
		var before, after runtime.MemStats
		p := sample.Portrait(size)
		runtime.ReadMemStats(&before)
		s.Draw(context.Background(), p)
		runtime.ReadMemStats(&after)
		if n := float64(after.TotalAlloc-before.TotalAlloc) / float64(layer); n > c.most {
			t.Errorf("%s takes the memory of %.1f layers, want at most %.0f", c.style, n, c.most)
		} else {
			t.Logf("%s: %.1f layers", c.style, n)
		}
	}
}
