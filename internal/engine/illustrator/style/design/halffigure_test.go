package design

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

// player is somebody with raised arms who holds something that reaches down to a height.
func player(down float32) *picture.Picture {
	part := func(name string, x, y, w, h float32, fill uint32) scene.Node {
		return scene.Node{Group: &scene.Group{Opacity: 1, Part: name, Children: []scene.Node{scene.NewPath().Rect(x, y, w, h).Fill(color.Hex(fill).Paint()).Node()}}}
	}
	return &picture.Picture{Size: 128, Accent: color.Hex(0x2255aa), Pieces: []picture.Piece{{Matrix: scene.ScaleBy(0.5, 0.5), Person: true, Nodes: []scene.Node{
		part("bottom", 44, 140, 32, 100, 0x404860), part("top", 40, 60, 40, 80, 0x2255aa), part("head", 40, 10, 40, 50, 0x7a4a30),
		part("arm-near", 80, 20, 10, 60, 0x7a4a30), part("prop", 90, 60, 20, down-60, 0xd0a020),
	}}}}
}

func headHeight(p *picture.Picture) float32 {
	for _, q := range LogoDrawing(p).Pieces {
		for _, n := range picture.Named(q.Nodes, "head") {
			_, y0, _, y1 := raster.Bounds([]scene.Node{n}, q.Matrix)
			return y1 - y0
		}
	}
	return 0
}

func TestWhoPlaysAnInstrumentIsAHalfFigureInALogoAndWhoRidesIsWhole(t *testing.T) {
	half, whole := headHeight(player(130)), headHeight(player(235))
	if half < 1.3*whole {
		t.Errorf("the head is %.0f high with an instrument and %.0f on a ride", half, whole)
	}
}

func TestAllThatIsHeldInALogoHasOneToneAndSkinKeepsItsOwn(t *testing.T) {
	q := figures(player(130)).Pieces[0]
	fill := func(part string) color.LCH {
		var out color.LCH
		scene.Walk(picture.Named(q.Nodes, part)[0].Group.Children, func(path *scene.Path) { out = color.ToLCH(picture.MeanPaint(path.Fill)) })
		return out
	}
	if c := fill("prop"); c.H < 1.2 || c.H > 1.7 || c.L < 0.7 {
		t.Errorf("what is held is %v", c)
	}
	if a, b := fill("head"), color.ToLCH(color.Hex(0x7a4a30)); a.L > b.L+0.08 || a.L < b.L-0.08 {
		t.Errorf("dark skin became %v", a)
	}
}
