package enginetest

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"slices"
	"testing"

	"pellucid/internal/engine"
)

// corner is a reference: a block of one color in the lower left quarter of its frame.
func corner(fill color.NRGBA) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, 200, 200))
	for y := 110; y < 190; y++ {
		for x := 10; x < 90; x++ {
			img.SetNRGBA(x, y, fill)
		}
	}
	return img
}

func (s suite) follows(t *testing.T) {
	plain := s.draw(t, engine.Request{Prompt: "an owl", Width: size, Height: size, Seed: 42})
	ref := corner(color.NRGBA{R: 30, G: 90, B: 220, A: 255})
	before := slices.Clone(ref.Pix)
	req := engine.Request{Prompt: "an owl", Width: size, Height: size, Seed: 42, References: []engine.Reference{{Image: ref}}}
	a, b := s.draw(t, req), s.draw(t, req)
	if !bytes.Equal(a.Image.Pix, b.Image.Pix) || !bytes.Equal(a.Recipe, b.Recipe) || !slices.Equal(a.Notes, b.Notes) {
		t.Error("two runs with the same reference differ")
	}
	if bytes.Equal(a.Image.Pix, plain.Image.Pix) {
		t.Error("the reference changes nothing")
	}
	if len(a.Notes) <= len(plain.Notes) {
		t.Errorf("what was taken is not said: %q", a.Notes)
	}
	if !bytes.Equal(before, ref.Pix) {
		t.Error("the reference was altered")
	}
	other := req
	other.Variation = 1
	if bytes.Equal(a.Image.Pix, s.draw(t, other).Image.Pix) {
		t.Error("with a reference, variation 1 is the picture of variation 0")
	}
}

// bears draws with references that no user would send and some that they do.
func (s suite) bears(t *testing.T) {
	solid := image.NewNRGBA(image.Rect(0, 0, 30, 10))
	for i := range solid.Pix {
		solid.Pix[i] = 255
	}
	dot := image.NewNRGBA(image.Rect(0, 0, 64, 64))
	dot.SetNRGBA(63, 0, color.NRGBA{R: 255, A: 255})
	for name, img := range map[string]*image.NRGBA{
		"nothing": image.NewNRGBA(image.Rect(0, 0, 40, 40)), "one pixel": image.NewNRGBA(image.Rect(0, 0, 1, 1)),
		"all white, and flat": solid, "one dot in a corner": dot, "a strip": image.NewNRGBA(image.Rect(0, 0, 500, 1)),
	} {
		for _, prompt := range []string{"an owl", "five balloons", "seamless pattern of lemons"} {
			req := engine.Request{Prompt: prompt, Width: 96, Height: 96, Seed: 7, References: []engine.Reference{{Image: img}, {Image: img, Clone: true}}}
			p, err := engine.Draw(context.Background(), s.newEngine(), req, nil)
			if err != nil || p.Image.Bounds().Dx() != 96 {
				t.Errorf("%s for %q: %v", name, prompt, err)
			}
		}
	}
}
