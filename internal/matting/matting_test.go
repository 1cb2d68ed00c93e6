package matting_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/jpeg"
	"strings"
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/matting"
	"pellucid/internal/matting/scene"
)

const side = 160

func photo(subject, background int) (truth, on *image.NRGBA) {
	truth = scene.Subjects()[subject].Draw(side)
	return truth, scene.Photo(truth, scene.Backgrounds()[background].Draw(side))
}

func TestAnOpaquePhotoIsCutOutByContrast(t *testing.T) {
	for name, of := range map[string]struct {
		subject, background int
		psnr                float64
	}{
		"a ball in a studio":      {0, 0, 40},
		"a ball before foliage":   {0, 7, 36},
		"a ring over water":       {1, 5, 36},
		"a person, cut off below": {2, 0, 38},
		"a sawn leaf on fabric":   {3, 4, 31},
	} {
		truth, on := photo(of.subject, of.background)
		got, err := matting.Default(nil).Cut(t.Context(), matting.Input{Image: on})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		e := scene.Compare(got.Image, truth)
		if got.Method != matting.NameContrast || e.WorstPSNR < of.psnr {
			t.Errorf("%s: %s, worst-background PSNR %.1f dB, SAD %.2f", name, got.Method, e.WorstPSNR, e.SAD)
		}
		if halo, _ := got.Report.Check("halo"); halo.Verdict != alpha.Pass {
			t.Errorf("%s: halo %.1f", name, halo.Value)
		}
	}
}

func TestWhatIsTransparentAlreadyIsTakenAsItIs(t *testing.T) {
	truth, _ := photo(1, 0)
	got, err := matting.Default(nil).Cut(t.Context(), matting.Input{Image: truth})
	if err != nil {
		t.Fatal(err)
	}
	if psnr := scene.WorstPSNR(got.Image, truth); got.Method != matting.NameNative || psnr < 99 {
		t.Errorf("%s, PSNR %.1f", got.Method, psnr)
	}
}

func TestAPairIsExactEvenForFur(t *testing.T) {
	truth, on := photo(5, 7)
	in := matting.Input{Image: on, OnWhite: scene.On(truth, [3]uint8{255, 255, 255}), OnBlack: scene.On(truth, [3]uint8{})}
	got, err := matting.Default(nil).Cut(t.Context(), in)
	if err != nil {
		t.Fatal(err)
	}
	if e := scene.Compare(got.Image, truth); got.Method != matting.NamePair || e.WorstPSNR < 45 || e.SAD > .1 {
		t.Errorf("%s, %+v", got.Method, e)
	}
}

func TestAPairOfTwoPicturesIsPassedOver(t *testing.T) {
	truth, on := photo(0, 0)
	other, _ := photo(3, 0)
	in := matting.Input{Image: on, OnWhite: scene.On(truth, [3]uint8{255, 255, 255}), OnBlack: scene.On(other, [3]uint8{})}
	got, err := matting.Default(nil).Cut(t.Context(), in)
	if err != nil {
		t.Fatal(err)
	}
	if got.Method != matting.NameContrast || !strings.Contains(reasons(got.Before), "disagree") {
		t.Errorf("%s after %v", got.Method, got.Before)
	}
}

func reasons(before []matting.Attempt) string {
	var all []string
	for _, a := range before {
		all = append(all, a.Method+": "+a.Reason)
	}
	return strings.Join(all, "; ")
}

func TestAFlatBackgroundIsKeyed(t *testing.T) {
	truth, _ := photo(3, 0)
	got, err := matting.Default(nil).Cut(t.Context(), matting.Input{Image: scene.On(truth, [3]uint8{0, 204, 51})})
	if err != nil {
		t.Fatal(err)
	}
	if psnr := scene.WorstPSNR(got.Image, truth); got.Method != matting.NameKeyed || psnr < 34 {
		t.Errorf("%s, PSNR %.1f", got.Method, psnr)
	}
}

func TestAPictureWithoutASubjectIsRefusedWithEveryReason(t *testing.T) {
	_, err := matting.Default(nil).Cut(t.Context(), matting.Input{Image: scene.Backgrounds()[7].Draw(side)})
	if !errors.Is(err, matting.ErrNoMethod) {
		t.Fatalf("foliage alone: %v", err)
	}
	for _, name := range []string{matting.NameNative, matting.NamePair, matting.NameKeyed, matting.NameContrast} {
		if !strings.Contains(err.Error(), name+": ") {
			t.Errorf("%q does not say why not %s", err, name)
		}
	}
}

func TestEverySizeIsCutOutOrRefused(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {3, 200}, {16, 16}, {17, 90}, {300, 40}} {
		img := transform.Resize(scene.Photo(scene.Subjects()[0].Draw(64), scene.Backgrounds()[1].Draw(64)), size.X, size.Y)
		got, err := matting.Default(nil).Cut(t.Context(), matting.Input{Image: img})
		if err == nil && got.Image.Rect.Size() != size {
			t.Errorf("%v became %v", size, got.Image.Rect.Size())
		}
		if err != nil && !errors.Is(err, matting.ErrNoMethod) {
			t.Errorf("%v: %v", size, err)
		}
	}
}

func TestALargePhotoTakesItsEdgeFromItsOwnPixels(t *testing.T) {
	const large = 1400 // larger than what opacity is solved at
	truth := scene.Subjects()[0].Draw(large)
	on := scene.Photo(truth, scene.Backgrounds()[0].Draw(large))
	got, err := matting.Default(nil).Cut(t.Context(), matting.Input{Image: on})
	if err != nil {
		t.Fatal(err)
	}
	if e := scene.Compare(got.Image, truth); e.WorstPSNR < 40 {
		t.Errorf("worst-background PSNR %.1f dB, SAD %.2f", e.WorstPSNR, e.SAD)
	}
}

func TestACanceledCutOutEnds(t *testing.T) {
	_, on := photo(0, 7)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := matting.Default(nil).Cut(ctx, matting.Input{Image: on}); !errors.Is(err, context.Canceled) {
		t.Errorf("canceled: %v", err)
	}
}

func jpegOf(t *testing.T, img image.Image) []byte {
	t.Helper()
	var file bytes.Buffer
	if err := jpeg.Encode(&file, img, &jpeg.Options{Quality: 92}); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}
