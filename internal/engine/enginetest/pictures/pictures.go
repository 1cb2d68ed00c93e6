// Package pictures makes the pictures that stand-ins for image vendors answer with: drawn by the illustrator, and then given
// the faults that real models have. The same arguments give the same pixels.
package pictures

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/png"
	"sync"

	"pellucid/internal/alpha/pixels"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
)

// subjects are what there is to draw; a seed chooses one.
var subjects = []string{
	"a red fox", "a green cactus in a pot", "a blue sailboat", "a slice of cake", "an owl", "a yellow umbrella", "a robot", "a sunflower",
}

// loaded is the illustrator, which takes a moment to load its tables.
var loaded = sync.OnceValues(illustrator.New)

// drawn keeps what was drawn: the tests of an engine ask for the same few pictures over and over.
var drawn sync.Map // of key to *image.NRGBA, never changed

type key struct {
	side int
	seed int64
}

// Transparent returns a subject with a true alpha channel, centered on a canvas of w × h pixels (at least 16 each).
func Transparent(w, h int, seed int64) *image.NRGBA {
	subject := draw(min(w, h), seed)
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	side := subject.Rect.Dx()
	left, top := (w-side)/2, (h-side)/2
	for y := range side {
		copy(out.Pix[out.PixOffset(left, top+y):], subject.Pix[y*subject.Stride:][:4*side])
	}
	return out
}

func draw(side int, seed int64) *image.NRGBA {
	k := key{side, seed}
	if known, ok := drawn.Load(k); ok {
		return known.(*image.NRGBA)
	}
	artist, err := loaded()
	if err != nil {
		panic(err) // the tables are part of the program
	}
	prompt := subjects[uint64(seed)%uint64(len(subjects))]
	picture, err := artist.Draw(context.Background(), engine.Request{Prompt: prompt, Width: side, Height: side, Seed: int64(uint64(seed) >> 1)}, nil)
	if err != nil {
		panic(err) // every subject of the list is drawn
	}
	pixels.Bleed(picture.Image)
	drawn.Store(k, picture.Image)
	return picture.Image
}

// OnPhoto returns the subject on something like a photograph of a room, out of focus: the picture is opaque.
func OnPhoto(w, h int, seed int64) *image.NRGBA {
	return over(Transparent(w, h, seed), photo(w, h, seed))
}

// Checkerboard returns the subject on a painted checkerboard, as models do that were shown many screenshots of transparent
// pictures: the picture is opaque.
func Checkerboard(w, h int, seed int64) *image.NRGBA {
	tile := max(4, min(w, h)/32)
	return over(Transparent(w, h, seed), func(x, y int) color.NRGBA {
		if (x/tile+y/tile)%2 == 0 {
			return color.NRGBA{255, 255, 255, 255}
		}
		return color.NRGBA{204, 204, 204, 255}
	})
}

// over lays a picture on an opaque ground.
func over(subject *image.NRGBA, ground func(x, y int) color.NRGBA) *image.NRGBA {
	out := image.NewNRGBA(subject.Rect)
	for y := range subject.Rect.Dy() {
		for x := range subject.Rect.Dx() {
			top, below := subject.NRGBAAt(x, y), ground(x, y)
			out.SetNRGBA(x, y, color.NRGBA{mix(below.R, top.R, top.A), mix(below.G, top.G, top.A), mix(below.B, top.B, top.A), 255})
		}
	}
	return out
}

// mix returns the value at a share of 0–255 of the way from a to b.
func mix(a, b, share uint8) uint8 {
	return uint8((int(a)*(255-int(share)) + int(b)*int(share) + 127) / 255)
}

// Halo returns the subject as careless tools cut it out of a white ground: some pixels of that white stay around it, fading
// outwards.
func Halo(w, h int, seed int64) *image.NRGBA {
	subject := Transparent(w, h, seed)
	out := image.NewNRGBA(subject.Rect)
	reach := max(2, min(w, h)/128)
	wide := spread(subject, reach)
	for i := 0; i < len(out.Pix); i += 4 {
		own, ring := subject.Pix[i+3], wide[i/4]
		for c := range 3 {
			out.Pix[i+c] = mix(255, subject.Pix[i+c], own)
		}
		out.Pix[i+3] = max(own, ring)
	}
	return out
}

// spread returns the alpha channel, widened by some pixels and fading over as many.
func spread(img *image.NRGBA, reach int) []uint8 {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	out := make([]uint8, w*h)
	for i := range out {
		out[i] = img.Pix[4*i+3]
	}
	fade := uint8(96 / reach)
	for range reach {
		before := bytes.Clone(out)
		for y := range h {
			for x := range w {
				most := before[y*w+x]
				for _, d := range [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
					if nx, ny := x+d[0], y+d[1]; nx >= 0 && ny >= 0 && nx < w && ny < h && before[ny*w+nx] > most+fade {
						most = before[ny*w+nx] - fade
					}
				}
				out[y*w+x] = most
			}
		}
	}
	return out
}

// PNG returns the file of a picture: without an alpha channel where every pixel is opaque, as vendors write it.
func PNG(img *image.NRGBA) []byte {
	var file bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&file, img); err != nil {
		panic(err) // a buffer takes every picture
	}
	return file.Bytes()
}
