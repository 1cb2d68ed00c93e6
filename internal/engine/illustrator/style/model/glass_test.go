package model_test

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/model"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// disc is a round body in a picture of some size.
func disc(size int, q picture.Piece, c uint32) *picture.Picture {
	q.Nodes = []scene.Node{scene.NewPath().Ellipse(50, 50, 35, 35).Fill(color.Hex(c).Paint()).Node()}
	q.Matrix = scene.ScaleBy(float32(size)/100, float32(size)/100)
	return &picture.Picture{Size: size, Seed: 7, Pieces: []picture.Piece{q}}
}

func TestGlassIsSeenThroughInTheMiddleAndDenseAtItsEdge(t *testing.T) {
	l := model.Glass(context.Background(), disc(200, picture.Piece{}, 0x3060d0))
	middle, edge := plane.Pixel(l, 100*l.W+104)[3], plane.Pixel(l, 100*l.W+33)[3]
	if middle < 0.2 || middle > 0.85 || edge <= middle {
		t.Errorf("the middle covers %.2f, the edge %.2f", middle, edge)
	}
}

func TestLightIsTheSameFromHalfTheSize(t *testing.T) {
	small, large := model.Lit(context.Background(), disc(500, picture.Piece{}, 0x3060d0)), model.Lit(context.Background(), disc(1000, picture.Piece{}, 0x3060d0))
	for _, at := range [][2]int{{250, 250}, {150, 150}, {340, 330}} {
		a, b := plane.Straight(plane.Pixel(small, at[1]*500+at[0])), plane.Straight(plane.Pixel(large, 2*at[1]*1000+2*at[0]))
		if d := plane.Luma(a) - plane.Luma(b); max(d, -d) > 0.05 {
			t.Errorf("at %v: %.2f and %.2f", at, plane.Luma(a), plane.Luma(b))
		}
	}
}

func TestFurGrowsBeyondTheOutlineOfAnimalsOnly(t *testing.T) {
	beyond := func(q picture.Piece) (n int) {
		l := model.Realistic(context.Background(), disc(400, q, 0x9a6a3c))
		for i := range l.W * l.H {
			x, y := float32(i%l.W)-200, float32(i/l.W)-200
			if d := plane.Root(x*x + y*y); d > 141.5 && plane.Pixel(l, i)[3] > 0.05 {
				n++
			}
		}
		return n
	}
	if fur, thing := beyond(picture.Piece{Furry: true}), beyond(picture.Piece{}); fur < 20 || thing > 0 {
		t.Errorf("fur covers %d pixels beyond the outline, a thing %d", fur, thing)
	}
}

func TestClayIsHandledAndItsEyesAreBeads(t *testing.T) {
	white, iris, pupil, glint := scene.NewPath().Ellipse(50, 50, 12, 12).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node(), scene.NewPath().Ellipse(50, 50, 9, 9).Fill(color.Hex(0x40a040).Paint()).Node(),
		scene.NewPath().Ellipse(50, 50, 5, 5).Fill(color.RGB{}.Paint()).Node(), scene.NewPath().Ellipse(48, 47, 2, 2).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node()
	p := disc(200, picture.Piece{}, 0xb08040)
	p.Pieces[0].Nodes = append(p.Pieces[0].Nodes, scene.Node{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: []scene.Node{white, iris, pupil, glint}}})
	l := model.Clay(context.Background(), p)
	if c := plane.Straight(plane.Pixel(l, 112*l.W+110)); plane.Luma(c) > 0.3 {
		t.Errorf("beside its middle the eye is %v", c)
	}
	again := model.Clay(context.Background(), disc(200, picture.Piece{}, 0xb08040))
	least, most := float32(1), float32(0)
	for x := 92; x < 108; x++ {
		v := plane.Luma(plane.Straight(plane.Pixel(again, 92*again.W+x)))
		least, most = min(least, v), max(most, v)
	}
	if most-least < 0.002 {
		t.Errorf("the surface is as even as plastic: %.4f–%.4f", least, most)
	}
}

func TestTheOpeningsOfPuffyLettersStayOpen(t *testing.T) {
	ring := scene.NewPath().Ellipse(50, 50, 6, 6).Ellipse(50, 50, 2.2, 2.2).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node()
	ring.Path.EvenOdd = true
	p := disc(400, picture.Piece{}, 0x207040)
	p.Pieces[0].Nodes = append(p.Pieces[0].Nodes, scene.Node{Group: &scene.Group{Opacity: 1, Part: "text", Children: []scene.Node{ring}}})
	l := model.Puffy(context.Background(), p)
	if c := plane.Straight(plane.Pixel(l, 200*l.W+200)); c.G < c.R+0.05 {
		t.Errorf("the middle of the letter is %v", c)
	}
}

func TestColoredGlassKeepsItsColorOnBlackAndHasADarkEdgeOnWhite(t *testing.T) {
	l := model.Glass(context.Background(), disc(200, picture.Piece{}, 0xf0b020))
	middle := plane.Pixel(l, 110*l.W+104) // over black
	if middle[0] < 0.5 || middle[0]-middle[2] < 0.25 {
		t.Errorf("on black the middle is %v", middle)
	}
	dark := float32(1)
	for x := 28; x < 48; x++ {
		d := plane.Pixel(l, 100*l.W+x)
		dark = min(dark, plane.Luma(color.RGB{R: d[0] + 1 - d[3], G: d[1] + 1 - d[3], B: d[2] + 1 - d[3]}))
	}
	if dark > 0.55 {
		t.Errorf("on white the darkest part of the edge is %.2f bright", dark)
	}
}

func TestWordsOnGlassAreWhiteOnADarkGround(t *testing.T) {
	p := disc(200, picture.Piece{}, 0x209080)
	word := scene.NewPath().Rect(40, 46, 20, 8).Fill(color.Hex(0xffffff).Paint()).Node()
	p.Pieces[0].Nodes = append(p.Pieces[0].Nodes, scene.Node{Group: &scene.Group{Opacity: 1, Part: "text", Children: []scene.Node{word}}})
	l := model.Glass(context.Background(), p)
	if d := plane.Pixel(l, 100*l.W+100); min(d[0], d[1], d[2]) < 0.8 {
		t.Errorf("on black a word is %.2f", d)
	}
}
