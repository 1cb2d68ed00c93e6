package model

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// rows counts the rows of a column whose color is nearly one.
func rows(l *raster.Layer, x int, c color.RGB) int {
	n := 0
	for y := range l.H {
		d := plane.Pixel(l, y*l.W+x)
		if d[3] < 0.9 {
			continue
		}
		if g := plane.Straight(d); max(g.R-c.R, c.R-g.R, g.G-c.G, c.G-g.G, g.B-c.B, c.B-g.B) < 0.2 {
			n++
		}
	}
	return n
}

func pictured(group string, nodes ...scene.Node) *picture.Picture {
	return &picture.Picture{Size: 256, Accent: color.Hex(0x2255aa), Pieces: []picture.Piece{{Title: "thing", Group: group, Nodes: nodes, Matrix: scene.Identity}}}
}

func TestTheMouthOfAVesselIsRounderFromAbove(t *testing.T) {
	rim := color.Hex(0xd02020)
	wall := scene.NewPath().Rect(78, 90, 100, 110).Fill(color.Hex(0x2040d0).Paint()).Node()
	mouth := scene.NewPath().Ellipse(128, 90, 50, 9).Fill(rim.Paint()).Node()
	l := Isometric(context.Background(), pictured("kitchen", wall, mouth))
	if n := rows(l, 128, rim); n < 45 {
		t.Errorf("the mouth is %d rows high", n)
	}
}

func TestAHouseHasASideInTheShade(t *testing.T) {
	front := scene.NewPath().Rect(70, 90, 110, 110).Fill(color.Hex(0xe0d0b0).Paint()).Node()
	darker := func(group string) int {
		l, n := Isometric(context.Background(), pictured(group, front)), 0
		for i := range l.W * l.H {
			if d := plane.Pixel(l, i); d[3] > 0.9 && d[0] > d[2]+0.04 && color.ToLab(plane.Straight(d)).L < 0.68 {
				n++
			}
		}
		return n
	}
	if n := darker("buildings"); n < 1500 {
		t.Errorf("the side of a house covers %d pixels", n)
	}
}

func TestAFigureIsShadedOnItsRightAndStandsOnASlab(t *testing.T) {
	coat := color.Hex(0xf0c8a0)
	body := scene.NewPath().Ellipse(128, 128, 70, 70).Fill(coat.Paint()).Node()
	l := Isometric(context.Background(), pictured("", body))
	tone := func(x, y int) float32 { return plane.Luma(plane.Straight(plane.Pixel(l, y*l.W+x))) }
	if left, right := tone(52, 95), tone(206, 95); left < right+0.05 {
		t.Errorf("its left is %.2f, its right %.2f", left, right)
	}
	if d := plane.Pixel(l, 215*l.W+128); d[3] < 0.99 {
		t.Error("there is nothing below it")
	}
}

func TestATableIsBuiltOfSolidsAndTwoChairsAreTwo(t *testing.T) {
	part := func(x float32) picture.Piece {
		return picture.Piece{Title: "chairs", Group: "home", Matrix: scene.Identity, Nodes: []scene.Node{scene.NewPath().Rect(x, 90, 80, 110).Fill(color.Hex(0xa06030).Paint()).Node()}}
	}
	for want, pieces := range map[int][]picture.Piece{1: {part(40), part(44)}, 2: {part(40), part(90)}} {
		p := pictured("home")
		p.Pieces = pieces
		if things, ok := thingsOf(p); !ok || len(things) != want {
			t.Errorf("%d things, %v; want %d", len(things), ok, want)
		}
	}
	p := pictured("home")
	p.Pieces = append([]picture.Piece{part(40)}, picture.Piece{Title: "cat", Furry: true, Matrix: scene.Identity})
	if _, ok := thingsOf(p); ok {
		t.Error("a cat on a chair is left out")
	}
	p.Pieces = []picture.Piece{part(40)}
	p.Pieces[0].Altered = true
	if _, ok := thingsOf(p); ok {
		t.Error("the snow on a chair is left out")
	}
}

func TestTheSlopeBeforeTheWindowOfACarIsItsWindscreen(t *testing.T) {
	glass := color.Hex(0x60c0ff)
	car := scene.NewPath().Move(40, 190).Line(40, 110).Line(150, 110).Line(200, 150).Line(200, 190).Close().Fill(color.Hex(0xc02020).Paint()).Node()
	pane := scene.NewPath().Move(80, 145).Line(80, 118).Line(147, 118).Line(178, 145).Close().Fill(glass.Paint()).Node()
	wheels := scene.Node{Group: &scene.Group{Opacity: 1, Part: "wheels"}}
	p := pictured("vehicles", car, wheels, scene.Node{Group: &scene.Group{Opacity: 1, Part: "windows", Children: []scene.Node{pane}}})
	blue := func(p *picture.Picture) int {
		l, n := Isometric(context.Background(), p), 0
		for x := range l.W {
			n += rows(l, x, glass)
		}
		return n
	}
	if with, without := blue(p), blue(pictured("home", car, pane)); with < without+400 {
		t.Errorf("%d pixels of glass, %d without a windscreen", with, without)
	}
}

func TestACastleHasRoundTowersAndAHouseHasARidge(t *testing.T) {
	wall := scene.NewPath().Rect(60, 100, 130, 110).Fill(color.Hex(0xd8c8e8).Paint()).Node()
	for title, want := range map[string]int{"castle": bodySolid, "house": boxSolid} {
		p := pictured("buildings", wall)
		p.Pieces[0].Title = title
		if kind, _ := solidOf(p, p.Drawn()); kind != want {
			t.Errorf("a %s is solid %d", title, kind)
		}
	}
}

func TestAPizzaLiesOnItsSlab(t *testing.T) {
	p := pictured("food", scene.NewPath().Ellipse(128, 128, 90, 90).Fill(color.Hex(0xd02020).Paint()).Node())
	high := map[string]int{}
	for _, title := range []string{"pizza", "ball"} {
		p.Pieces[0].Title = title
		high[title] = rows(Isometric(context.Background(), p), 128, color.Hex(0xd02020))
	}
	if high["pizza"] > 3*high["ball"]/4 {
		t.Errorf("a pizza is %d rows high, a ball %d", high["pizza"], high["ball"])
	}
}

func TestATinyMugIsDrawn(t *testing.T) {
	wall := scene.NewPath().Rect(4, 5, 7, 8).Fill(color.Hex(0x2040d0).Paint()).Node()
	handle := scene.NewPath().Rect(11, 6, 2, 5).Fill(color.Hex(0x2040d0).Paint()).Node()
	for size := 8; size < 40; size += 3 {
		p := pictured("kitchen", wall, handle)
		p.Size = size
		p.Pieces[0].Matrix = scene.ScaleBy(float32(size)/16, float32(size)/16)
		if plane.InkBounds(Isometric(context.Background(), p)).Empty() {
			t.Errorf("nothing at %d pixels", size)
		}
	}
}

func TestATruckWithItsLoadAndAShopWithAnotherThingOnItsSignAreBoxes(t *testing.T) {
	box := scene.NewPath().Rect(60, 100, 130, 110).Fill(color.Hex(0xe0b020).Paint()).Node()
	part := func(name string) scene.Node {
		return scene.Node{Group: &scene.Group{Opacity: 1, Part: name, Children: []scene.Node{box}}}
	}
	truck, shop := pictured("vehicles", box, part("wheels"), part("windows")), pictured("buildings", box)
	for p, group := range map[*picture.Picture]string{truck: "vehicles", shop: "drinks"} {
		p.Pieces = append(p.Pieces, picture.Piece{Title: p.Pieces[0].Title, Group: group, Nodes: []scene.Node{box}, Matrix: scene.Identity})
		if kind, _ := solidOf(p, p.Drawn()); kind != boxSolid {
			t.Errorf("%s with more than one piece are solid %d", p.Pieces[0].Group, kind)
		}
	}
}

func TestAVendingMachineIsDeepAndATabletIsNot(t *testing.T) {
	deep := func(title string) float32 {
		return depthOf(&picture.Picture{Pieces: []picture.Piece{{Title: title, Group: "electronics"}}}, false)
	}
	if machine, tablet := deep("vending machine"), deep("tablet"); machine < 4*tablet {
		t.Errorf("a vending machine is %.2f deep, a tablet %.2f", machine, tablet)
	}
}
