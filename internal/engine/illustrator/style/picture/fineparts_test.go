package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

func partNamed(name string, nodes ...scene.Node) scene.Node {
	return scene.Node{Group: &scene.Group{Part: name, Opacity: 1, Children: nodes}}
}

func TestAMinimalistKeepsWhatAThingIsKnownBy(t *testing.T) {
	var small []scene.Node
	for i := range 9 {
		small = append(small, rect(30+16*float32(i), 90, 8, 10, 0x202030))
	}
	for _, name := range []string{"keys", "laces", "black-keys", "rivets"} {
		p := &Picture{Size: 200, Pieces: []Piece{{Nodes: []scene.Node{rect(10, 20, 180, 160, 0xd84030), partNamed(name, small...)}, Matrix: scene.Identity, Group: "music"}}}
		c := plane.Straight(plane.Pixel(p.Simplified().Drawn(), 95*200+34))
		if kept := c.R < c.B+0.2; kept != (name != "rivets") {
			t.Errorf("where %s are it is %v", name, c)
		}
	}
}

func TestABeeKeepsItsStripesAndACupLosesThem(t *testing.T) {
	body := rect(20, 40, 160, 120, 0xf2b632)
	inside := &scene.Group{Opacity: 1, Clip: []scene.Node{body}}
	for i := range 6 {
		inside.Children = append(inside.Children, rect(30+26*float32(i), 40, 10, 120, 0x202030))
	}
	for group, want := range map[string]bool{"sea": true, "kitchen": false} {
		p := &Picture{Size: 200, Pieces: []Piece{{Nodes: []scene.Node{body, {Group: inside}}, Matrix: scene.Identity, Group: group}}}
		c := plane.Straight(plane.Pixel(p.Simplified().Drawn(), 100*200+35))
		if dark := plane.Luma(c) < 0.5; dark != want {
			t.Errorf("a stripe of what is of the group %s is %v", group, c)
		}
	}
}

func TestTheEyesOnADarkScreenAreLightInAMinimalistPicture(t *testing.T) {
	eye := func(x float32) scene.Node {
		return partNamed("", scene.NewPath().Ellipse(x, 90, 12, 12).Fill(color.Hex(0xffffff).Paint()).Node(), scene.NewPath().Ellipse(x, 90, 8, 8).Fill(color.Hex(0x40c0e0).Paint()).Node())
	}
	for screen, light := range map[uint32]bool{0x20242c: true, 0xf0e8d8: false} {
		p := &Picture{Size: 200, Pieces: []Piece{{Nodes: []scene.Node{rect(20, 40, 160, 120, 0x30a0a8), rect(40, 60, 120, 60, screen), partNamed("eyes", eye(70), eye(130))}, Matrix: scene.Identity, Group: "fantasy"}}}
		if c := plane.Straight(plane.Pixel(p.Simplified().Drawn(), 90*200+70)); plane.Luma(c) > 0.5 != light {
			t.Errorf("on %x an eye is %v", screen, c)
		}
	}
}

func TestYellowDarkensToOrangeNotToOlive(t *testing.T) {
	main := []poster{{from: color.LCH{L: 0.9, C: 0.15, H: 1.8}, to: chosen(color.LCH{L: 0.9, C: 0.15, H: 1.8}, false)}}
	light, dark := main[0].to, limitedTo(main, color.LCH{L: 0.76, C: 0.15, H: 1.8})
	if dark.H >= light.H || dark.L < 0.70 {
		t.Errorf("%v darkens to %v", light, dark)
	}
	if light.L < 0.8 || light.C < 0.14 {
		t.Errorf("lemon is %v", light)
	}
}

func TestABallIsSeenBeforeAShirtOfItsColor(t *testing.T) {
	p := &Picture{Size: 200, Pieces: []Piece{{Person: true, Matrix: scene.Identity, Nodes: []scene.Node{partNamed("top", rect(40, 40, 120, 120, 0xe8802c)), partNamed("prop", scene.NewPath().Ellipse(100, 100, 30, 30).Fill(color.Hex(0xe6822e).Paint()).Node())}}}}
	shirt, ball := MeanPaint(Named(fewerColorsOf(p), "top")[0].Group.Children[0].Path.Fill), MeanPaint(Named(fewerColorsOf(p), "prop")[0].Group.Children[0].Path.Fill)
	if a, b := color.ToLab(shirt).L, color.ToLab(ball).L; max(a-b, b-a) < 0.1 {
		t.Errorf("a shirt is %.2f light, a ball before it %.2f", a, b)
	}
}

func fewerColorsOf(p *Picture) []scene.Node { return fewerColors(p.Pieces[0]) }

func TestABalloonKeepsItsBasketAndABicycleDoesNot(t *testing.T) {
	for title, want := range map[string]bool{"hot air balloon": true, "bicycle": false} {
		q := Piece{Title: title, Group: "vehicles", Nodes: []scene.Node{rect(0, 0, 100, 100, 0xd04030), partNamed("basket", rect(40, 110, 20, 20, 0x9a6a3a))}}
		if got := len(Named((&Picture{Size: 200}).unspared(q), "basket")) > 0; got != want {
			t.Errorf("%s: %v", title, got)
		}
	}
}

func TestAMoonAboveAMeadowIsNotGreen(t *testing.T) {
	green := color.LCH{L: 0.7, C: 0.15, H: 2.3}
	main := []poster{{from: green, to: green}}
	if c := limitedTo(main, color.LCH{L: 0.88, C: 0.09, H: 1.7}); c.C > 0.06 {
		t.Errorf("it is %v", c)
	}
}
