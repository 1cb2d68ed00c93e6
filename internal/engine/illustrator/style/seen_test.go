package style

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// halfHidden is a dark head with one eye, of which hair hides the right half.
func halfHidden() *Picture {
	eye := scene.Node{Group: &scene.Group{Opacity: 1, Part: "eyes", Children: []scene.Node{
		scene.NewPath().Rect(90, 90, 20, 10).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node(),
		scene.NewPath().Rect(94, 92, 4, 6).Fill(color.RGB{}.Paint()).Node(),
	}}}
	head := scene.NewPath().Rect(50, 50, 100, 100).Fill(color.Hex(0x5a3a28).Paint()).Node()
	hair := scene.NewPath().Rect(100, 40, 60, 120).Fill(color.Hex(0x20140f).Paint()).Node()
	return &Picture{Size: 200, Pieces: []Piece{{Nodes: []scene.Node{head, eye, hair}, Matrix: scene.Identity}}}
}

func TestAnEyeIsDrawnAgainOnlyWhereNothingHidesIt(t *testing.T) {
	l := halfHidden().seenFeatures(own)
	if l == nil {
		t.Fatal("no eye is seen")
	}
	at := func(x, y int) float32 { return pixel(l, (y-l.Y0)*l.W+x-l.X0)[3] }
	if a := at(92, 95); a < 0.99 {
		t.Errorf("the white of the eye has alpha %v", a)
	}
	if a := at(105, 95); a > 0.01 {
		t.Errorf("the eye shows through the hair with alpha %v", a)
	}
}

func TestAnEyeOnDarkSkinKeepsItsWhiteInAWoodcut(t *testing.T) {
	out := woodcut(t.Context(), halfHidden())
	white, pupil := straight(pixel(out, 95*out.W+92)), straight(pixel(out, 95*out.W+96))
	if luma(white) < 0.8 || luma(pupil) > 0.3 {
		t.Errorf("the white has luma %v, the pupil %v", luma(white), luma(pupil))
	}
}

func TestAPictureWithoutAFaceHasNoFeaturesToDrawAgain(t *testing.T) {
	p := halfHidden()
	p.Pieces[0].Nodes = p.Pieces[0].Nodes[:1]
	if p.seenFeatures(own) != nil {
		t.Error("features were found where there are none")
	}
}

func TestPixelsAreFinerWhereEyesAreSmall(t *testing.T) {
	p := halfHidden()
	if !p.fine(64) {
		t.Error("an eye of three cells is drawn on the coarse grid")
	}
	p.Pieces[0].Nodes = p.Pieces[0].Nodes[:1]
	if p.fine(64) {
		t.Error("a picture without eyes is drawn on the fine grid")
	}
}

func TestNoBorderOfAPaneRunsThroughAFace(t *testing.T) {
	p := halfHidden()
	c := newCells(p.frame(), 25, false, 3, nil)
	c.clearOf(p.faces())
	left, _, _ := c.nearest(91, 91)
	right, _, _ := c.nearest(109, 99)
	if left != right {
		t.Error("the corners of the eye are in two panes")
	}
}
