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
