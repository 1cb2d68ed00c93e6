package style

import (
	"image"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
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

// The outlines around the whites of a portrait filled them.
func TestTheEyesOfAPortraitAreDrawnAgain(t *testing.T) {
	p := sample.HalfHidden()
	p.Pieces[0].Matrix = scene.Translate(-200, -200).Mul(scene.ScaleBy(3, 3))
	if p.SeenFeatures(picture.Own) == nil {
		t.Error("eyes of a seventh of the height are left to the texture")
	}
}

func TestAPictureWithoutAFaceHasNoFeaturesToDrawAgain(t *testing.T) {
	p := sample.HalfHidden()
	p.Pieces[0].Nodes = p.Pieces[0].Nodes[:1]
	if p.SeenFeatures(picture.Own) != nil {
		t.Error("features were found where there are none")
	}
}

func TestTexturesAreHeldBackOnFacesAndWordsOnly(t *testing.T) {
	p := sample.HalfHidden()
	calm := p.Calm(p.Frame())
	if v := calm.At(100/8, 95/8); v < 0.9 {
		t.Errorf("%.2f on the eye", v)
	}
	if v := calm.At(60/8, 140/8); v > 0.1 {
		t.Errorf("%.2f on the chin", v)
	}
	p.Pieces[0].Nodes[1].Group.Part = "text"
	if v := p.Calm(p.Frame()).At(100/8, 95/8); v < 0.9 {
		t.Errorf("%.2f on a word", v)
	}
}

func TestAWordIsPaintedOverTilesOnlyWhereNothingHidesIt(t *testing.T) {
	p := sample.HalfHidden()
	p.Pieces[0].Nodes[1].Group.Part = "text"
	out := p.Drawn()
	for i := range out.W * out.H {
		plane.Set(plane.Pixel(out, i), picture.Coal, 1)
	}
	p.PaintFeatures(out)
	at := func(x, y int) float32 { return plane.Luma(plane.Straight(plane.Pixel(out, y*out.W+x))) }
	if at(91, 95) < 0.9 || at(105, 95) > 0.2 {
		t.Errorf("the word is %.2f where it is seen and %.2f behind the hair", at(91, 95), at(105, 95))
	}
}

func TestPixelsAreFinerWhereEyesAreSmall(t *testing.T) {
	p := sample.HalfHidden()
	if !pixel.Fine(p, 20) {
		t.Error("an eye of one cell is drawn on the coarse grid")
	}
	p.Pieces[0].Nodes = p.Pieces[0].Nodes[:1]
	if pixel.Fine(p, 20) {
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

func TestAPictureStandsUprightOnAnIsometricTile(t *testing.T) {
	p := sample.HalfHidden()
	s, _ := Find("isometric")
	l := s.Draw(t.Context(), p)
	ink := plane.InkBounds(l)
	corner := plane.InkBounds(plane.Crop(l, image.Rect(0, ink.Max.Y-6, l.W, ink.Max.Y)))
	if mid := (corner.Min.X + corner.Max.X) / 2; corner.Dx() > 40 || mid < l.W/3 || mid > 2*l.W/3 {
		t.Errorf("the front corner of the tile is %v", corner)
	}
}

func TestAWhiteThingHasAnOutlineOnTheWhiteOfASticker(t *testing.T) {
	for fill, want := range map[int]bool{0xffffff: true, 0x3060c0: false} {
		p := sample.Portrait(256)
		p.Pieces[0].Nodes = []scene.Node{scene.NewPath().Rect(60, 60, 150, 150).Fill(color.Hex(uint32(fill)).Paint()).Node()}
		p.Pieces[0].Matrix = scene.Identity
		s, _ := Find("sticker")
		edge := plane.Pixel(s.Draw(t.Context(), p), 100*256+58)
		if got := plane.Luma(plane.Straight(edge)) < 0.93; got != want {
			t.Errorf("the line around %06x: %v", fill, edge)
		}
	}
}
