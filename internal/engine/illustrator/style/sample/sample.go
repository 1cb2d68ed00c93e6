// Package sample has toy pictures for the tests of the styles.
package sample

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Share is how much of a layer's opaque pixels a condition holds for.
func Share(l *raster.Layer, is func(c color.RGB, x, y int) bool) float64 {
	n, all := 0, 0
	for i := range l.W * l.H {
		if d := plane.Pixel(l, i); d[3] > .99 {
			all++
			if is(plane.Straight(d), i%l.W, i/l.W) {
				n++
			}
		}
	}
	return float64(n) / float64(max(all, 1))
}

func Close3(a, b color.RGB, by float32) bool {
	return max(a.R-b.R, b.R-a.R) < by && max(a.G-b.G, b.G-a.G) < by && max(a.B-b.B, b.B-a.B) < by
}

// Variation is the mean difference of a pixel from the next one.
func Variation(l *raster.Layer) float64 {
	sum, n := 0.0, 0
	for y := range l.H {
		for x := range l.W - 1 {
			a, b := plane.Pixel(l, y*l.W+x), plane.Pixel(l, y*l.W+x+1)
			if a[3] > .99 && b[3] > .99 {
				d := plane.Luma(plane.Straight(a)) - plane.Luma(plane.Straight(b))
				sum += float64(max(d, -d))
				n++
			}
		}
	}
	return sum / float64(max(n, 1))
}

// HalfHidden is a dark head with one eye, of which hair hides the right half.
func HalfHidden() *picture.Picture {
	eye := scene.Node{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: []scene.Node{
		scene.NewPath().Rect(90, 90, 20, 10).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node(),
		scene.NewPath().Rect(94, 92, 4, 6).Fill(color.RGB{}.Paint()).Node(),
	}}}
	head := scene.NewPath().Rect(50, 50, 100, 100).Fill(color.Hex(0x5a3a28).Paint()).Node()
	hair := scene.NewPath().Rect(100, 40, 60, 120).Fill(color.Hex(0x20140f).Paint()).Node()
	return &picture.Picture{Size: 200, Pieces: []picture.Piece{{Nodes: []scene.Node{head, eye, hair}, Matrix: scene.Identity}}}
}

// Units draws in a scene of 100 × 100.
func Units(b *scene.Builder) scene.Node {
	k := float32(scene.Units) / 100
	return scene.Transform([]scene.Node{b.Node()}, scene.ScaleBy(k, k))[0]
}

// Face is a toy picture: a shaded head, two eyes, a thin mouth and a glint.
func Face() []scene.Node {
	shade := scene.Paint{Kind: scene.Linear, Opacity: 1, ToUnit: scene.Matrix{0, 0, 0.01, 0, 0, 0}, Stops: []scene.Stop{
		{Offset: 0, Color: color.Hex(0xff9a3c).Opaque()}, {Offset: 1, Color: color.Hex(0xc85a12).Opaque()},
	}}
	glint := scene.Paint{Kind: scene.Solid, Color: scene.RGBA{R: 1, G: 1, B: 1, A: 0.4}}
	mouth := scene.Stroke{Paint: color.Hex(0x402010).Paint(), Width: 2, Cap: scene.RoundCap, Join: scene.RoundJoin}
	return []scene.Node{
		Units(scene.NewPath().Ellipse(50, 50, 45, 42).Fill(shade)),
		Units(scene.NewPath().Ellipse(35, 42, 7, 9).Fill(color.Hex(0x1b1b22).Paint())),
		Units(scene.NewPath().Ellipse(65, 42, 7, 9).Fill(color.Hex(0x1b1b22).Paint())),
		Units(scene.NewPath().Move(38, 68).Quad(50, 78, 62, 68).Stroke(mouth)),
		Units(scene.NewPath().Ellipse(35, 25, 12, 5).Fill(glint)),
	}
}

// Portrait is the face on a canvas, with room for every style.
func Portrait(size int) *picture.Picture {
	k := float32(size) * 0.62 / scene.Units
	m := scene.Translate(float32(size)*0.19, float32(size)*0.19).Mul(scene.ScaleBy(k, k))
	return &picture.Picture{
		Size: size, Seed: 7, Ground: true, Accent: color.Hex(0xe87a28),
		Pieces: []picture.Piece{{Nodes: Face(), Matrix: m}},
	}
}

// Difference is the mean absolute difference of all components.
func Difference(a, b *raster.Layer) float64 {
	sum := 0.0
	for i, v := range a.Pix {
		sum += math.Abs(float64(v - b.Pix[i]))
	}
	return sum / float64(len(a.Pix))
}
