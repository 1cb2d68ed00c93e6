package prints

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func TestAStencilHasItsOwnColorBlackForWhatIsDarkAndAPaleSheetBeyondBoth(t *testing.T) {
	box := func(x float32, fill uint32) scene.Node {
		return scene.NewPath().Rect(x, 64, 64, 128).Fill(color.Hex(fill).Paint()).Node()
	}
	accent := color.Hex(0xe07020)
	l := Stencil(context.Background(), &picture.Picture{Size: 256, Accent: accent, Pieces: []picture.Piece{{Nodes: []scene.Node{box(64, 0xe07020), box(128, 0x202020)}, Matrix: scene.Identity}}})
	at := func(x, y int) color.LCH { return color.ToLCH(plane.Straight(plane.Pixel(l, y*256+x))) }
	if c := at(90, 90); c.C < 0.08 {
		t.Errorf("what is orange is sprayed in a color of chroma %.2f", c.C)
	}
	if c := at(150, 120); c.L > 0.3 {
		t.Errorf("what is dark has the lightness %.2f", c.L)
	}
	pale := 0
	for y := 70; y < 186; y++ {
		if c := at(193, y); c.L > 0.8 {
			pale++
		}
	}
	if pale < 80 {
		t.Errorf("beside what is dark only %d of 116 pixels are pale: it is lost on a dark page", pale)
	}
}

func TestAStencilHasASheetForASecondHue(t *testing.T) {
	box := func(x float32, fill uint32) scene.Node {
		return scene.NewPath().Rect(x, 64, 64, 128).Fill(color.Hex(fill).Paint()).Node()
	}
	l := Stencil(context.Background(), &picture.Picture{Size: 256, Accent: color.Hex(0xe04020), Pieces: []picture.Piece{{Nodes: []scene.Node{box(64, 0xe04020), box(128, 0x30a040)}, Matrix: scene.Identity}}})
	red, green := 0, 0
	for y := 70; y < 180; y++ {
		if c := plane.Straight(plane.Pixel(l, y*256+85)); c.R > c.G+0.2 {
			red++
		}
		if c := plane.Straight(plane.Pixel(l, y*256+150)); c.G > c.R+0.2 {
			green++
		}
	}
	if red < 70 || green < 70 {
		t.Errorf("%d of 110 pixels are red, %d green", red, green)
	}
}

func TestAStencilLeavesFineLinesOutAndThePaintOnABodyHasNoShadeOfItsOwn(t *testing.T) {
	tower := scene.NewPath().Rect(64, 24, 128, 208).Fill(color.Hex(0x3070d0).Paint()).Path()
	band := scene.NewPath().Rect(40, 90, 176, 60).Fill(color.Hex(0xe04020).Paint()).Node()
	seam := scene.NewPath().Move(70, 60).Line(186, 60).Stroke(scene.Stroke{Paint: color.Hex(0x101010).Paint(), Width: 1.5}).Node()
	nodes := []scene.Node{{Path: tower}, {Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: tower}}, Children: []scene.Node{band, seam}}}}
	l := Stencil(context.Background(), &picture.Picture{Size: 256, Accent: color.Hex(0x3070d0), Pieces: []picture.Piece{{Nodes: nodes, Matrix: scene.Identity, Group: "buildings"}}})
	at := func(x, y int) color.RGB { return plane.Straight(plane.Pixel(l, y*256+x)) }
	if c := at(100, 60); c.B < c.R+0.2 {
		t.Errorf("a seam is %v on the tower", c)
	}
	if c := at(100, 143); c.R < c.B+0.2 {
		t.Errorf("the foot of the band is %v", c)
	}
}

func TestTheSecondSheetOfAStencilIsOfTheHueOfWhichThereIsMost(t *testing.T) {
	box := func(x, y, w, h float32, fill uint32) scene.Node {
		return scene.NewPath().Rect(x, y, w, h).Fill(color.Hex(fill).Paint()).Node()
	}
	nodes := []scene.Node{box(20, 20, 216, 216, 0x4fa53c), box(40, 40, 60, 24, 0x2f7fd0)}
	for i := range 4 { // each is smaller than what is blue
		nodes = append(nodes, box(40+50*float32(i), 120, 34, 34, [2]uint32{0xd8302c, 0xe8543c}[i%2]))
	}
	l := Stencil(context.Background(), &picture.Picture{Size: 256, Accent: color.Hex(0x4fa53c), Pieces: []picture.Piece{{Nodes: nodes, Matrix: scene.Identity}}})
	if c := plane.Straight(plane.Pixel(l, 133*256+52)); c.R < c.B+0.3 {
		t.Errorf("what is red is sprayed in %v", c)
	}
}
