package pixel

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

// lettered is a stem of so many pixels on nothing.
func lettered(width float32) *picture.Picture {
	stem := scene.NewPath().Rect(128-width/2, 40, width, 170).Fill(color.Hex(0xd42a55).Paint()).Node()
	rim := scene.NewPath().Rect(122-width/2, 34, width+12, 182).Fill(color.Hex(0xffffff).Paint()).Node()
	part := func(name string, n scene.Node) scene.Node {
		return scene.Node{Group: &scene.Group{Opacity: 1, Part: name, Children: []scene.Node{n}}}
	}
	return &picture.Picture{Size: 256, Pieces: []picture.Piece{{Nodes: []scene.Node{part("outline", rim), part("letters", stem)}, Matrix: scene.Identity}}}
}

func TestLargeLettersAreBuiltOfBricksOnAPlateAndThinOnesArePrinted(t *testing.T) {
	g := blocks(lettered(40), 32)
	mid, beside, away := 16*g.n+16, 16*g.n+13, 16*g.n+8
	if g.prints != nil || g.letters == nil || g.letters[mid] != 2 || g.letters[beside] != 1 || !g.solid[beside] || g.solid[away] {
		t.Errorf("letters %v, plate %v", g.letters[mid], g.solid[16*g.n:17*g.n])
	}
	if thin := blocks(lettered(10), 32); thin.letters != nil || thin.prints == nil {
		t.Error("a stem thinner than two squares is not printed")
	}
}

func TestLettersOfCubesStandOutFromTheirPlate(t *testing.T) {
	p := lettered(40)
	v := newVolume(blocks(p, 32), p)
	if !v.has(16, 16, letterHalf) || v.has(13, 16, letterHalf) || !v.has(13, 16, plateHalf) {
		t.Error("letters are as deep as their plate")
	}
}

// cubes is the volume of one thing.
func cubes(group string, person bool, nodes ...scene.Node) *volume {
	p := &picture.Picture{Size: 256, Pieces: []picture.Piece{{Title: "thing", Group: group, Person: person, Nodes: nodes, Matrix: scene.Identity}}}
	return newVolume(voxels(p, 32), p)
}

func TestABoxOfCubesIsAsDeepAtItsEdgeAndABodyIsNot(t *testing.T) {
	wall := scene.NewPath().Rect(64, 64, 128, 128).Fill(color.Hex(0xe0d0b0).Paint()).Node()
	house, body := cubes("buildings", false, wall), cubes("", true, wall)
	if !house.has(8, 16, house.deep) || body.has(8, 16, body.deep) || !body.has(16, 16, body.deep) {
		t.Errorf("at the edge a house goes %v, a body %v", house.has(8, 16, house.deep), body.has(8, 16, body.deep))
	}
}

func TestTheMouthOfAVesselOfCubesLiesOnTop(t *testing.T) {
	wall := scene.NewPath().Rect(64, 80, 128, 130).Fill(color.Hex(0x2040d0).Paint()).Node()
	mouth := scene.NewPath().Ellipse(128, 80, 64, 16).Fill(color.Hex(0xd02020).Paint()).Node()
	v := cubes("kitchen", false, wall, mouth)
	n := 0
	for z := -v.deep; z <= v.deep; z++ {
		for y := range v.g.n {
			if v.has(16, y, z) {
				if c := v.cubes[v.at(16, y, z)]; c.R > c.B {
					n++
				}
				break
			}
		}
	}
	if n < 8 {
		t.Errorf("%d cubes of the mouth are on top", n)
	}
}

func TestPeopleAreDrawnOnAFinerGrid(t *testing.T) {
	p := lettered(40)
	if n := finer(p, 64); n != 64 {
		t.Errorf("%d squares for a thing", n)
	}
	p.Pieces[0].Person = true
	if n := finer(p, 64); n != 85 {
		t.Errorf("%d squares for somebody", n)
	}
}

func TestAClosedEyeIsOneLineWithoutLashes(t *testing.T) {
	stroke := scene.Stroke{Paint: color.RGB{}.Paint(), Width: 3}
	lid := scene.NewPath().Move(80, 100).Quad(100, 116, 120, 100).Stroke(stroke).Node()
	lash := scene.NewPath().Move(84, 106).Line(76, 124).Stroke(stroke).Node()
	skin := scene.NewPath().Rect(40, 40, 176, 176).Fill(color.Hex(0xf2c9a8).Paint()).Node()
	eyes := scene.Node{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: []scene.Node{lid, lash}}}
	p := &picture.Picture{Size: 256, Pieces: []picture.Piece{{Nodes: []scene.Node{skin, eyes}, Matrix: scene.Identity}}}
	g := setOn(p, 32, 8, nil)
	rows := map[int]bool{}
	for i, c := range g.color {
		if g.solid[i] && color.ToLab(c).L < .5 {
			rows[i/g.n] = true
		}
	}
	if len(rows) != 2 {
		t.Errorf("the eye is %d rows high", len(rows))
	}
}

func TestASmileIsOneBentLineThatIsNotBlackOnDarkSkin(t *testing.T) {
	lip := scene.NewPath().Move(96, 140).Quad(128, 164, 160, 140).Stroke(scene.Stroke{Paint: color.Hex(0x200f0c).Paint(), Width: 4}).Node()
	skin := scene.NewPath().Rect(40, 40, 176, 176).Fill(color.Hex(0x54301f).Paint()).Node()
	mouth := scene.Node{Group: &scene.Group{Opacity: 1, Part: "mouth", Children: []scene.Node{lip}}}
	g := setOn(&picture.Picture{Size: 256, Pieces: []picture.Piece{{Nodes: []scene.Node{skin, mouth}, Matrix: scene.Identity}}}, 32, 8, nil)
	n := 0
	for _, c := range g.color {
		if c == darkLips {
			n++
		}
	}
	if n < 5 || n > 10 {
		t.Errorf("%d squares of lips", n)
	}
}
