package refine

import (
	"context"
	"errors"
	"image"
	"testing"

	"pellucid/internal/matting/plane"
	"pellucid/internal/matting/scene"
)

// A coarse opacity of 64 pixels is all that is known; the edge comes from the photo.
func TestTheEdgeIsSharperThanTheCoarseOpacity(t *testing.T) {
	const side = 256
	for _, k := range []int{0, 1, 3} {
		subject := scene.Subjects()[k]
		truth := subject.Draw(side)
		photo := scene.Photo(truth, scene.Backgrounds()[1].Draw(side))
		coarse := plane.Opacity(truth).Resize(64, 64)
		got, err := Cut(t.Context(), photo, coarse)
		if err != nil {
			t.Fatal(err)
		}
		enlarged := coarse.Resize(side, side)
		blurred := scene.Photo(truth, truth)
		for i, a := range enlarged.V {
			blurred.Pix[i*4+3] = uint8(a*255 + .5)
		}
		before, after := scene.Compare(blurred, truth), scene.Compare(got, truth)
		if after.SAD > before.SAD/4 || after.WorstPSNR < 33 {
			t.Errorf("%s: SAD %.2f from %.2f, worst-background PSNR %.1f dB", subject.Name, after.SAD, before.SAD, after.WorstPSNR)
		}
	}
}

func TestTheOldBackgroundIsTakenOutOfSoftPixels(t *testing.T) {
	const side = 200
	truth := scene.Subjects()[4].Draw(side) // out of focus
	photo := scene.Photo(truth, scene.Backgrounds()[0].Draw(side))
	whole := part{make([]uint8, side*side), side, side, photo.Rect}
	out := compose(photo, whole, plane.Opacity(truth), plane.Channels(photo, side, side, &plane.Levels),
		estimateOf(plane.Channels(photo, side, side, &plane.Levels), plane.Opacity(truth)))
	if psnr := scene.WorstPSNR(out, truth); psnr < 38 {
		t.Errorf("worst-background PSNR %.1f dB with the true opacity", psnr)
	}
}

// Only the box around what is unknown is computed. What lies farther away than any of its pixels look changes nothing.
func TestTheBoxAroundTheEdgeGivesWhatTheWholeImageGives(t *testing.T) {
	const side, small, radius = 480, 100, 20
	truth := scene.Subjects()[0].Draw(side)
	for i := range side * side { // the subject in a corner, small, so that the box is a quarter of the image
		if x, y := i%side, i/side; x > side/2 || y > side/2 {
			truth.Pix[i*4+3] = 0
		}
	}
	photo := scene.Photo(truth, scene.Backgrounds()[1].Draw(side))
	trimap := trimapOf(plane.Opacity(truth).Resize(small, small), side, side)
	box := boxOf(trimap, side, side, radius+1)
	if box.Dx()*box.Dy() > side*side/2 {
		t.Fatalf("the box %v is no smaller part", box)
	}
	for i, kind := range trimap {
		if kind == unknown && !image.Pt(i%side, i/side).In(box) {
			t.Fatalf("pixel %d is unknown and beyond the box %v", i, box)
		}
	}
	whole := edgeOpacity(plane.Channels(photo, side, side, &plane.Levels), trimap, radius)
	part := edgeOpacity(channelsIn(photo, side, side, box), cropped(trimap, side, box), radius)
	for i, want := range cropped(whole.V, side, box) {
		if d := want - part.V[i]; d > .004 || d < -.004 {
			t.Fatalf("pixel %d of the box has the opacity %g, of the whole image %g", i, part.V[i], want)
		}
	}
}

func TestTextureOfEitherSideIsNoPartOfTheOther(t *testing.T) {
	const w = 7
	trimap := []uint8{
		foreground, unknown, unknown, unknown, unknown, unknown, background,
	}
	opacity := plane.New(w, 1)
	copy(opacity.V, []float32{1, 1, .4, 0, .6, 0, 0})
	connect(opacity, trimap)
	if opacity.V[4] != 0 || opacity.V[2] != .4 {
		t.Errorf("the speck became %g, the edge %g", opacity.V[4], opacity.V[2])
	}
	copy(opacity.V, []float32{1, .5, 1, 1, .4, 0, 0})
	connect(opacity, trimap)
	if opacity.V[1] != 1 || opacity.V[4] != .4 {
		t.Errorf("the pinhole became %g, the edge %g", opacity.V[1], opacity.V[4])
	}
}

func TestACanceledCutEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	truth := scene.Subjects()[0].Draw(40)
	if _, err := Cut(ctx, scene.Photo(truth, scene.Backgrounds()[0].Draw(40)), plane.Opacity(truth)); !errors.Is(err, context.Canceled) {
		t.Errorf("canceled: %v", err)
	}
}
