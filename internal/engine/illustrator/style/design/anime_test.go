package design

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestAThingInAnimeIsDarkerWhereItTurnsFromTheLight(t *testing.T) {
	disc := scene.NewPath().Ellipse(100, 100, 80, 80).Fill(color.Hex(0x3070d0).Paint()).Node()
	l := Anime(context.Background(), &picture.Picture{Size: 200, Seed: 7, Pieces: []picture.Piece{{Nodes: []scene.Node{disc}, Matrix: scene.Identity}}})
	at := func(x, y int) float32 { return plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x))) }
	if lit, shade := at(90, 100), at(150, 150); shade > lit-0.05 {
		t.Errorf("it is %.2f bright in the light and %.2f in the shade", lit, shade)
	}
}

func TestWhiteIsLavenderInTheShadeOfAnime(t *testing.T) {
	disc := scene.NewPath().Ellipse(100, 100, 80, 80).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node()
	l := Anime(context.Background(), &picture.Picture{Size: 200, Seed: 7, Pieces: []picture.Piece{{Nodes: []scene.Node{disc}, Matrix: scene.Identity, Furry: true}}})
	if c := plane.Straight(plane.Pixel(l, 150*l.W+150)); c.B < c.R+0.05 || c.R < c.G {
		t.Errorf("white is %v in the shade", c)
	}
}

func TestOneBodyCastsAShadowOnTheOtherInAnime(t *testing.T) {
	wall := scene.NewPath().Rect(20, 60, 160, 120).Fill(color.Hex(0xe0c8a0).Paint()).Node()
	roof := scene.NewPath().Rect(10, 20, 180, 60).Fill(color.Hex(0xc03020).Paint()).Node()
	l := Anime(context.Background(), &picture.Picture{Size: 200, Seed: 7, Pieces: []picture.Piece{{Nodes: []scene.Node{wall, roof}, Matrix: scene.Identity, Furry: true}}})
	at := func(y int) float32 { return plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+80))) }
	if below, free := at(82), at(120); below > free-0.05 {
		t.Errorf("the wall is %.2f bright below the roof and %.2f elsewhere", below, free)
	}
}

func TestAThingInAnimeGleamsAlongItsLitEdgeAndItsShadeIsCool(t *testing.T) {
	disc := scene.NewPath().Ellipse(100, 100, 80, 80).Fill(color.Hex(0xd03020).Paint()).Node()
	l := Anime(context.Background(), &picture.Picture{Size: 200, Seed: 7, Pieces: []picture.Piece{{Nodes: []scene.Node{disc}, Matrix: scene.Identity}}})
	white := 0
	for x := 30; x < 100; x++ {
		for y := 30; y < 60; y++ {
			if plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x))) > 0.75 {
				white++
			}
		}
	}
	if white < 30 {
		t.Errorf("%d pixels gleam", white)
	}
	lit, shade := color.ToLCH(plane.Straight(plane.Pixel(l, 100*l.W+90))), color.ToLCH(plane.Straight(plane.Pixel(l, 152*l.W+152)))
	if shade.H > lit.H-0.1 {
		t.Errorf("the hue is %.2f in the light and %.2f in the shade", lit.H, shade.H)
	}
}
