package style

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func twoBars(size int) *picture.Picture {
	bar := func(y float32) scene.Node {
		return sample.Units(scene.NewPath().Rect(10, y, 80, 20).Fill(color.Hex(0xb02030).Paint()))
	}
	k := float32(size) / scene.Units
	return &picture.Picture{Size: size, Pieces: []picture.Piece{{Nodes: []scene.Node{bar(20), bar(40)}, Matrix: scene.ScaleBy(k, k)}}}
}

// Petals of one color were one field, so that strokes and cut lines ran across all of them.
func TestFormsOfOneColorThatTouchAreTwoForms(t *testing.T) {
	for _, size := range []int{256, 1400} {
		p := twoBars(size)
		f := p.Formed(p.Frame(), 0.1)
		upper, lower := f.At(size/2, size*3/10), f.At(size/2, size/2)
		if upper < 0 || upper == lower {
			t.Errorf("at %d pixels the upper bar is form %d, the lower one %d", size, upper, lower)
		}
		if c := f.Of(size/2, size*3/10).Cos; c*c < 0.98 {
			t.Errorf("at %d pixels the bar is long in a direction of cosine %.2f", size, c)
		}
	}
}

func TestPartsOfOneToneAreToldApartByTheirShading(t *testing.T) {
	p := &picture.Picture{Size: 128}
	tone, cover := plane.NewPlane(p.Frame()), plane.NewPlane(p.Frame())
	for i := range tone.V {
		cover.V[i], tone.V[i] = 1, 0.80
		if i%128 < 64 {
			tone.V[i] = 0.84
		}
	}
	out := p.Relieved(tone, cover, 0, 0.7, 1.5)
	left, right := out.At(63, 64), out.At(64, 64)
	if left-right < 0.055 || left > 0.75 {
		t.Errorf("the tones are %.3f and %.3f", left, right)
	}
}

func TestAnEyeOfAHandDrawingIsNoRingWithinARing(t *testing.T) {
	eye := []scene.Node{{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: []scene.Node{
		scene.NewPath().Ellipse(50, 50, 10, 12).Fill(color.Hex(0xffffff).Paint()).Node(), scene.NewPath().Ellipse(50, 50, 8, 8).Fill(color.Hex(0x33aa44).Paint()).Node(),
		scene.NewPath().Ellipse(50, 50, 4, 4).Fill(color.RGB{}.Paint()).Node(), scene.NewPath().Ellipse(47, 47, 2, 2).Fill(color.Hex(0xffffff).Paint()).Node(),
	}}}}
	p := &picture.Picture{Size: 100, Pieces: []picture.Piece{{Nodes: eye, Matrix: scene.Identity}}}
	l := p.HandEyed().Drawn()
	dark := float32(1)
	for y := 38; y < 44; y++ {
		if d := plane.Pixel(l, y*100+50); d[3] > 0.9 {
			dark = min(dark, plane.Luma(plane.Straight(d)))
		}
	}
	if dark > 0.3 {
		t.Errorf("the upper lid has luma %.2f", dark)
	}
	low := plane.Straight(plane.Pixel(l, 55*100+50))
	if low.G < low.R+0.1 {
		t.Errorf("the iris has lost its color: %v", low)
	}
}
