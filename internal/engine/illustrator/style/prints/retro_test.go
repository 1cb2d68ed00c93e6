package prints

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func retroOf(person bool, nodes ...scene.Node) func(x, y int) (color.RGB, float32) {
	l := Retro(context.Background(), &picture.Picture{Size: 256, Seed: 3, Pieces: []picture.Piece{{Nodes: nodes, Matrix: scene.Identity, Person: person}}})
	return func(x, y int) (color.RGB, float32) {
		d := plane.Pixel(l, y*l.W+x)
		return plane.Straight(d), d[3]
	}
}

// Dots of the dark key made faces gray, and arms of one person had several tones.
func TestSkinInARetroPrintIsWarmAndEven(t *testing.T) {
	head := scene.NewPath().Ellipse(128, 90, 60, 60).Fill(color.Hex(0xc98a63).Paint()).Node()
	arm := scene.NewPath().Rect(90, 150, 70, 60).Fill(color.Hex(0xc98a63).Paint()).Node()
	at := retroOf(true, scene.Node{Group: &scene.Group{Part: "head", Opacity: 1, Children: []scene.Node{head}}}, arm)
	face, _ := at(118, 80)
	hand, _ := at(115, 170)
	if face.R < face.B+0.2 || hand.R < hand.B+0.2 {
		t.Errorf("the face is printed as %v and the arm as %v", face, hand)
	}
}

// The slip of paper around the key was all that was left of a fishing line: cream, which is not seen on white.
func TestAThinLineOfARetroPrintKeepsItsInk(t *testing.T) {
	ball := scene.NewPath().Ellipse(80, 128, 60, 60).Fill(color.Hex(0xe0492f).Paint()).Node()
	rod := scene.NewPath().Rect(200, 30, 2, 190).Fill(color.Hex(0xe0492f).Paint()).Node()
	at := retroOf(false, ball, rod)
	if c, a := at(200, 120); a < 0.5 || c.R < c.B+0.3 {
		t.Errorf("it is printed as %v, %.2f", c, a)
	}
}

// What is black as a whole was gray dots.
func TestBlackInARetroPrintIsEvenAwayFromTheLight(t *testing.T) {
	ball := scene.NewPath().Ellipse(128, 128, 100, 100).Fill(color.Hex(0x26262c).Paint()).Node()
	at := retroOf(false, ball)
	for x := 130; x < 190; x++ {
		if c, _ := at(x, 170); plane.Luma(c) > 0.3 {
			t.Fatalf("at %d it has a luma of %.2f", x, plane.Luma(c))
		}
	}
}

func TestWineIsPrintedRedAndALemonYellow(t *testing.T) {
	for name, c := range map[string]color.RGB{"wine": color.Hex(0x7a1434), "lemon": color.Hex(0xf6d84a)} {
		f := separate(c, nil)
		if f.ink < 0 {
			t.Fatalf("%s is printed without ink", name)
		}
		a, b := color.ToLCH(c), color.ToLCH(retroInks[f.ink])
		if d := max(a.H-b.H, b.H-a.H); d > 0.25 {
			t.Errorf("%s has an ink whose hue is %.2f away", name, d)
		}
	}
}
