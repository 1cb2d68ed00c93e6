package style

import (
	"testing"

	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/pixel"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestAnEyeIsDrawnAgainOnlyWhereNothingHidesIt(t *testing.T) {
	l := sample.HalfHidden().SeenFeatures(picture.Own)
	if l == nil {
		t.Fatal("no eye is seen")
	}
	at := func(x, y int) float32 { return plane.Pixel(l, (y-l.Y0)*l.W+x-l.X0)[3] }
	if a := at(92, 95); a < 0.99 {
		t.Errorf("the white of the eye has alpha %v", a)
	}
	if a := at(105, 95); a > 0.01 {
		t.Errorf("the eye shows through the hair with alpha %v", a)
	}
}

func TestAPictureWithoutAFaceHasNoFeaturesToDrawAgain(t *testing.T) {
	p := sample.HalfHidden()
	p.Pieces[0].Nodes = p.Pieces[0].Nodes[:1]
	if p.SeenFeatures(picture.Own) != nil {
		t.Error("features were found where there are none")
	}
}

func TestPixelsAreFinerWhereEyesAreSmall(t *testing.T) {
	p := sample.HalfHidden()
	if !pixel.Fine(p, 64) {
		t.Error("an eye of three cells is drawn on the coarse grid")
	}
	p.Pieces[0].Nodes = p.Pieces[0].Nodes[:1]
	if pixel.Fine(p, 64) {
		t.Error("a picture without eyes is drawn on the fine grid")
	}
}

func TestNoBorderOfAPaneRunsThroughAFace(t *testing.T) {
	p := sample.HalfHidden()
	c := plane.NewCells(p.Frame(), 25, false, 3, nil)
	picture.ClearOf(c, p.Faces())
	left, _, _ := c.Nearest(91, 91)
	right, _, _ := c.Nearest(109, 99)
	if left != right {
		t.Error("the corners of the eye are in two panes")
	}
}
