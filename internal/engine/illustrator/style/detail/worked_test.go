package detail

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// block is a picture of one square that is a part of a piece.
func block(q picture.Piece, part string, c uint32) *picture.Picture {
	n := scene.NewPath().Rect(60, 60, 200, 200).Fill(color.Hex(c).Paint()).Node()
	q.Nodes, q.Matrix = []scene.Node{{Group: &scene.Group{Part: part, Opacity: 1, Children: []scene.Node{n}}}}, scene.ScaleBy(1.25, 1.25)
	return &picture.Picture{Size: 400, Seed: 7, Pieces: []picture.Piece{q}}
}

// edges counts the pixels whose right neighbor is clearly lighter or darker.
func edges(l *raster.Layer) (n int) {
	for i := range l.W*l.H - 1 {
		a, b := plane.Pixel(l, i), plane.Pixel(l, i+1)
		if a[3] > 0.99 && b[3] > 0.99 {
			if d := plane.Luma(plane.Straight(a)) - plane.Luma(plane.Straight(b)); max(d, -d) > 0.03 {
				n++
			}
		}
	}
	return n
}

func TestEveryMaterialGetsMarksOfItsOwn(t *testing.T) {
	seen := map[int]string{}
	for _, k := range []struct {
		name, part string
		q          picture.Piece
		c          uint32
	}{
		{"stone wall", "wall", picture.Piece{Group: "buildings"}, 0xb9b2c4}, {"roof", "roof", picture.Piece{Group: "buildings"}, 0xb0483c}, {"wood", "door", picture.Piece{Group: "home"}, 0x9a6238},
		{"upholstery", "cushion", picture.Piece{Group: "home"}, 0xb03a4c}, {"trousers", "jeans", picture.Piece{Person: true}, 0x3a5a9c}, {"sweater", "top", picture.Piece{Person: true}, 0x3c8a5c},
		{"porcelain", "body", picture.Piece{Group: "kitchen"}, 0x4a86d0}, {"bread", "bun", picture.Piece{Group: "food"}, 0xe19a45}, {"a peel", "skin", picture.Piece{Group: "food"}, 0xe19a45}, {"a cup of coffee", "cup", picture.Piece{Group: "food"}, 0xe19a45}, {"rock", "rock", picture.Piece{Group: "nature"}, 0x888890}, {"letters", "letters", picture.Piece{}, 0x4a86d0}, {"crown", "leaves", picture.Piece{Group: "plants"}, 0x3f8f4a},
	} {
		p := block(k.q, k.part, k.c)
		n, before := edges(Worked(p).Drawn()), edges(p.Drawn())
		if n < before+400 {
			t.Errorf("%s: %d marks, %d without them", k.name, n, before)
		}
		if other, ok := seen[n]; ok {
			t.Errorf("%s has the marks of %s", k.name, other)
		}
		seen[n] = k.name
	}
}

func TestSkinGlassAndEyesHaveNoMarks(t *testing.T) {
	for _, k := range []struct {
		part string
		q    picture.Piece
	}{{"eyes", picture.Piece{Group: "home"}}, {"windows", picture.Piece{Group: "buildings"}}, {"steam", picture.Piece{Group: "kitchen"}}} {
		if n := edges(Worked(block(k.q, k.part, 0x5aa0d8)).Drawn()); n > 0 {
			t.Errorf("%s: %d marks", k.part, n)
		}
	}
}

func TestMarksStayWithinTheOutline(t *testing.T) {
	p := block(picture.Piece{Group: "tools"}, "body", 0xd05a3a)
	plain, worked := p.Drawn(), Worked(p).Drawn()
	for i := range plain.W * plain.H {
		if a, b := plane.Pixel(plain, i)[3], plane.Pixel(worked, i)[3]; a < b-0.004 || a > b+0.004 {
			t.Fatalf("pixel %d has alpha %v, it had %v", i, b, a)
		}
	}
}

func TestSmallWordsAreLeftClear(t *testing.T) {
	p := block(picture.Piece{}, "letters", 0x4a86d0)
	p.Pieces[0].Matrix = scene.ScaleBy(0.09, 0.09)
	if n := edges(Worked(p).Drawn()); n > 0 {
		t.Errorf("%d marks", n)
	}
}

func TestAPhotographShowsHowWallsAreBuiltAndNoEngraving(t *testing.T) {
	wall := block(picture.Piece{Group: "buildings"}, "wall", 0xb9b2c4)
	if n, all := edges(OfLife(wall).Drawn()), edges(Worked(wall).Drawn()); n < 400 || n > all {
		t.Errorf("%d marks on a wall, %d in a highly detailed picture", n, all)
	}
	if n := edges(OfLife(block(picture.Piece{}, "letters", 0x4a86d0)).Drawn()); n > 0 {
		t.Errorf("%d marks on letters", n)
	}
}

func TestFrogsHaveNoVeinsOfLeavesAndFacesNoStreaksOfPeels(t *testing.T) {
	marks := func(group, part string, c uint32) int {
		return edges(Worked(block(picture.Piece{Group: group}, part, c)).Drawn())
	}
	if frog, leaf := marks("sea", "legs", 0x3f8f4a), marks("food", "leaf", 0x3f8f4a); frog == leaf {
		t.Errorf("a frog has the %d marks of a leaf", frog)
	}
	if face, peel := marks("body", "skin", 0xe0b090), marks("food", "skin", 0xe0b090); 2*face > peel {
		t.Errorf("a face has %d marks, a peel %d", face, peel)
	}
}

func TestMachinesHavePlatesAndGroundsAndPaperHaveNoLace(t *testing.T) {
	marks := func(q picture.Piece, part string, c uint32) int { return edges(Worked(block(q, part, c)).Drawn()) }
	robot, toy := marks(picture.Piece{Group: "fantasy", Title: "robot"}, "body", 0x30a0a8), marks(picture.Piece{Group: "fantasy", Title: "genie"}, "body", 0x30a0a8)
	if robot < 400 || robot == toy {
		t.Errorf("a robot has %d marks, a genie %d", robot, toy)
	}
	lace := marks(picture.Piece{Title: "decoration"}, "frame", 0xe8eef6)
	if snow := marks(picture.Piece{Title: "decoration", Prop: "ground", Far: true}, "ground", 0xe8eef6); 2*snow > lace {
		t.Errorf("snow has %d marks, a frame %d", snow, lace)
	}
	if page, cup := marks(picture.Piece{Group: "music"}, "music stand", 0xf4efe4), marks(picture.Piece{Group: "kitchen"}, "body", 0xf4efe4); 2*page > cup {
		t.Errorf("a page has %d marks, a cup %d", page, cup)
	}
}
