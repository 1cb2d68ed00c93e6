package model

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// horse is an animal on its legs: the far ones, the body, the near ones.
func horse() *picture.Picture {
	coat := color.Hex(0xc07030)
	legs := func(x float32) scene.Node {
		return scene.Node{Group: &scene.Group{Opacity: 1, Part: "legs", Children: []scene.Node{
			scene.NewPath().Rect(x, 140, 14, 60).Fill(coat.Paint()).Node(), scene.NewPath().Rect(x+90, 140, 14, 60).Fill(coat.Paint()).Node(),
		}}}
	}
	p := pictured("", legs(70), scene.NewPath().Ellipse(128, 120, 70, 34).Fill(coat.Paint()).Node(), legs(66))
	p.Pieces[0].Furry = true
	return p
}

func TestTheFarLegsOfAnAnimalStandBehindTheNearOnes(t *testing.T) {
	top := func(p *picture.Picture) float32 {
		out := float32(1e6)
		scene.Walk(picture.Named(astride(p, slopeOfAxis).Pieces[0].Nodes, "legs")[:1], func(path *scene.Path) { out = min(out, path.Segments[0].Points[0].Y) })
		return out
	}
	if y := top(horse()); y > 132 {
		t.Errorf("the far legs begin at %.0f", y)
	}
	p := horse()
	p.Pieces[0].Person = true
	if y := top(p); y != 140 {
		t.Errorf("the legs of somebody begin at %.0f", y)
	}
}

func TestAnAnimalAndItsSlabAreWithinTheFrame(t *testing.T) {
	l := Isometric(context.Background(), horse())
	ink := plane.InkBounds(l)
	if ink.Min.X < 4 || ink.Min.Y < 4 || ink.Max.X > 252 || ink.Max.Y > 252 {
		t.Errorf("the ink is in %v of 256", ink)
	}
	if ink.Dx() < 200 {
		t.Errorf("it is %d wide of 256", ink.Dx())
	}
}

func TestASlabHasAnotherHueThanWhatStandsOnIt(t *testing.T) {
	p := horse()
	p.Accent = color.Hex(0xd08040)
	if c := p.GroundColor(); c.B < c.R {
		t.Errorf("a brown horse stands on %v", c)
	}
	if p.Told = true; p.GroundColor() != p.Accent {
		t.Error("the color that was told is not used")
	}
}

// bearded is head and shoulders of somebody, cut by a line below the chest.
func bearded() *picture.Picture {
	cut := scene.NewPath().Rect(0, 0, 256, 200).Fill(color.RGB{}.Paint()).Node()
	p := pictured("", scene.Node{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{cut}, Children: []scene.Node{
		scene.NewPath().Rect(64, 120, 128, 120).Fill(color.Hex(0xe05070).Paint()).Node(),
		scene.NewPath().Ellipse(128, 80, 50, 50).Fill(color.Hex(0xf0c8a0).Paint()).Node(),
	}}})
	p.Pieces[0].Person = true
	return p
}

func TestHeadAndShouldersEndRoundOnTheirSlab(t *testing.T) {
	p := bearded()
	low := func(p *picture.Picture, x int) int {
		l := p.Drawn()
		for y := 255; y >= 0; y-- {
			if l.Pix[4*(y*256+x)+3] > 0.5 {
				return y
			}
		}
		return 0
	}
	q := roundedBust(p, 0)
	if side, mid := low(q, 70), low(q, 128); side > mid-10 || mid < 170 {
		t.Errorf("the shoulders end at %d at the side and %d in the middle", side, mid)
	}
	p.Pieces[0].Nodes = p.Pieces[0].Nodes[0].Group.Children
	if q := roundedBust(p, 0); q != p {
		t.Error("somebody who is seen as a whole was cut")
	}
}

func TestWhatIsThinStaysThinFromTheSide(t *testing.T) {
	coat := color.Hex(0xc07030).Paint()
	p := pictured("", scene.NewPath().Ellipse(90, 150, 60, 60).Fill(coat).Node(), scene.NewPath().Rect(180, 60, 12, 140).Fill(coat).Node())
	front := p.Drawn()
	b := newRoundedBody(p, front, slopeOfAxis)
	r := p.Around(front, roundedReach)
	body, tail := b.back.At(90-r.Min.X, 150-r.Min.Y), b.back.At(186-r.Min.X, 130-r.Min.Y)
	if tail > body/2 || body < 12 {
		t.Errorf("a tail is %.1f deep, its body %.1f", tail, body)
	}
}

func TestWhatIsRoundIsUprightAndWhatHasASideFollowsAnAxis(t *testing.T) {
	tone := color.Hex(0xc0a030).Paint()
	cup := pictured("sport", scene.NewPath().Ellipse(128, 128, 60, 90).Fill(tone).Node())
	if s := slopeOf(cup); s != 0 {
		t.Errorf("what is its own mirror image goes down by %.2f", s)
	}
	shoe := pictured("footwear", scene.NewPath().Move(40, 80).Line(110, 80).Line(220, 170).Line(40, 170).Close().Fill(tone).Node())
	if s := slopeOf(shoe); s != leanOfFace {
		t.Errorf("a shoe goes down by %.2f", s)
	}
}

func TestASliceThatLiesFollowsAnAxisAndADiscDoesNot(t *testing.T) {
	tone := color.Hex(0xc0a030).Paint()
	if !disc(pictured("food", scene.NewPath().Ellipse(128, 128, 80, 80).Fill(tone).Node())) {
		t.Error("a pizza has a side")
	}
	if disc(pictured("food", scene.NewPath().Move(60, 60).Line(200, 60).Line(128, 220).Close().Fill(tone).Node())) {
		t.Error("a slice of pizza has none")
	}
}

func TestTheShadeOfWhiteIsPale(t *testing.T) {
	if c := clearShade(color.LCH{L: 0.97}); c.L < 0.5 || c.C < 0.05 {
		t.Errorf("the shade of white is %v", c)
	}
	if c := clearShade(color.LCH{L: 0.5, C: 0.15, H: 0.5}); c.L > 0.3 {
		t.Errorf("the shade of red is %v", c)
	}
}
