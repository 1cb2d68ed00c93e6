package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

func TestAStyleDrawsOpenEyesInItsOwnWayAndLeavesClosedOnes(t *testing.T) {
	oval := func(x, y, r float32, c uint32) scene.Node {
		return scene.NewPath().Ellipse(x, y, r, r).Fill(color.Hex(c).Paint()).Node()
	}
	open := func(x float32) []scene.Node {
		return []scene.Node{oval(x, 50, 10, 0xffffff), oval(x, 50, 7, 0x3060c0), oval(x, 50, 4, 0x101010), oval(x-3, 47, 2, 0xffffff)}
	}
	line := scene.NewPath().Move(20, 50).Quad(30, 40, 40, 50).Stroke(scene.Stroke{Paint: color.RGB{}.Paint(), Width: 2}).Node()
	for _, c := range []struct {
		name  string
		nodes []scene.Node
		eyes  int
		left  int // nodes that stay
	}{
		{"two open eyes", append(open(30), open(70)...), 2, 0},
		{"one that winks", append([]scene.Node{line}, open(70)...), 1, 1},
		{"a closed one", []scene.Node{line}, 0, 1},
		{"some of anime that are drawn so already", []scene.Node{{Group: &scene.Group{Opacity: 1, Part: celPart, Children: open(30)}}}, 1, 0},
		{"hearts", []scene.Node{oval(30, 50, 10, 0xea2f4f), oval(70, 50, 10, 0xea2f4f)}, 0, 2},
	} {
		var eyes []Eye
		p := &Picture{Size: 100, Pieces: []Piece{{Matrix: scene.Identity, Nodes: []scene.Node{{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: c.nodes}}}}}}
		q := p.Eyed(func(e Eye) []scene.Node { eyes = append(eyes, e); return nil })
		if left := len(q.Pieces[0].Nodes[0].Group.Children); len(eyes) != c.eyes || left != c.left {
			t.Errorf("%s: %d eyes were drawn and %d nodes stay, want %d and %d", c.name, len(eyes), left, c.eyes, c.left)
		}
		if c.eyes == 2 && (eyes[0].Side != -1 || eyes[1].Side != 1 || eyes[0].Iris != color.Hex(0x3060c0)) {
			t.Errorf("%s: %+v", c.name, eyes)
		}
	}
}

func TestEyesUnderAHeavyLidAreReplacedWhereAllEyesAre(t *testing.T) {
	ball := func(x float32) scene.Node {
		return scene.NewPath().Ellipse(x, 50, 8, 8).Fill(color.Hex(0xffffff).Paint()).Node()
	}
	for _, c := range []struct {
		balls []scene.Node
		want  int
	}{{[]scene.Node{ball(30), ball(70)}, 2}, {[]scene.Node{ball(30)}, 1}} {
		drawn := 0
		p := &Picture{Size: 128, Pieces: []Piece{{Nodes: []scene.Node{{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: c.balls}}}, Matrix: scene.Identity}}}
		draw := func(Eye) []scene.Node {
			drawn++
			return []scene.Node{ball(0)}
		}
		if p.Eyed(draw); drawn > 0 {
			t.Fatalf("%d eyes without a pupil are replaced", drawn)
		}
		if p.AllEyed(draw); drawn != c.want {
			t.Errorf("%d eyes are drawn for %d", drawn, c.want)
		}
	}
}

func TestAHandDrawsEyesOfLifeAsLowAsTheyAre(t *testing.T) {
	ink := func(e Eye) float32 {
		_, y0, _, y1 := raster.Bounds(handEye(e)[:1], scene.Identity)
		return y1 - y0
	}
	for _, c := range []struct {
		name string
		eye  Eye
		life bool
	}{{"of life", Eye{High: 0.48, Person: true}, true}, {"of a cartoon", Eye{High: 1, Person: true}, false}, {"of an animal", Eye{High: 0.48}, false}} {
		if low := ink(c.eye) < 1.2; low != c.life || c.eye.OfLife() != c.life {
			t.Errorf("eyes %s are %.2f of their half width high", c.name, ink(c.eye))
		}
	}
}
