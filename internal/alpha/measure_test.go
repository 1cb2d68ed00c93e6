package alpha

import (
	"encoding/json"
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"pellucid/internal/alpha/alphatest"
	"pellucid/internal/alpha/features"
	"pellucid/internal/alpha/pixels"
)

func value(t *testing.T, r Report, name string) float64 {
	t.Helper()
	return checkOf(t, r, name).Value
}

func verdict(t *testing.T, r Report, name string) Verdict {
	t.Helper()
	return checkOf(t, r, name).Verdict
}

func checkOf(t *testing.T, r Report, name string) Check {
	t.Helper()
	c, ok := r.Check(name)
	if !ok {
		t.Fatalf("the report has no check %q", name)
	}
	return c
}

func checkNames() []string {
	return strings.Fields(`transparency checkerboard halo rim border haze specks jaggies
		edge-width soft-share interior holes hidden-color resize visibility-light visibility-dark`)
}

func TestACleanCutOutPassesEveryCheck(t *testing.T) {
	r := Measure(alphatest.Cutout(256, alphatest.Orange()), Intent{})
	if len(r.Checks) != len(checkNames()) {
		t.Fatalf("%d checks, want %d", len(r.Checks), len(checkNames()))
	}
	for i, name := range checkNames() {
		c := r.Checks[i]
		if c.Name != name || c.Verdict != Pass || !strings.HasSuffix(c.Note, ".") {
			t.Errorf("check %d is %+v, want a passed %s with a sentence", i, c, name)
		}
	}
	if r.Verdict != Pass || r.Version != ReportVersion {
		t.Errorf("verdict %s, version %d", r.Verdict, r.Version)
	}
}

func TestSharesMatchTheAreaOfTheDrawnDisc(t *testing.T) {
	r := Measure(alphatest.Cutout(256, alphatest.Orange()), Intent{})
	solid := math.Pi * .35 * .35 // the disc's area as a share of the picture
	if math.Abs(r.Opaque+r.Soft/2-solid) > .003 {
		t.Errorf("opaque %.4f + soft/2 %.4f, want the disc's %.4f", r.Opaque, r.Soft/2, solid)
	}
	if math.Abs(r.Transparent+r.Opaque+r.Soft-1) > 1e-9 {
		t.Errorf("shares add up to %v", r.Transparent+r.Opaque+r.Soft)
	}
}

func TestEdgeWidthIsThatOfTheDrawnRamp(t *testing.T) {
	for _, width := range []float64{1.5, 3, 5} {
		img := alphatest.Scene{W: 256, H: 256, Shape: alphatest.Disc(128, 128, 80, width), Paint: alphatest.Plain(alphatest.Orange())}.Draw()
		got := value(t, Measure(img, Intent{}), "edge-width")
		if math.Abs(got-width) > .15*width {
			t.Errorf("a ramp of %g px measures %.3f", width, got)
		}
	}
}

func TestEveryValueIsFiniteWhateverThePicture(t *testing.T) {
	filled := func(w, h int, c color.NRGBA) *image.NRGBA {
		img := image.NewNRGBA(image.Rect(0, 0, w, h))
		for i := range w * h {
			img.SetNRGBA(i%w, i/w, c)
		}
		return img
	}
	pictures := map[string]*image.NRGBA{
		"no pixels":       filled(0, 0, color.NRGBA{}),
		"no height":       filled(5, 0, color.NRGBA{}),
		"1×1 clear":       filled(1, 1, color.NRGBA{}),
		"1×1 opaque":      filled(1, 1, color.NRGBA{9, 9, 9, 255}),
		"1×1 soft":        filled(1, 1, color.NRGBA{9, 9, 9, 99}),
		"clear":           filled(70, 50, color.NRGBA{}),
		"opaque":          filled(70, 50, color.NRGBA{200, 10, 10, 255}),
		"all half":        filled(129, 3, color.NRGBA{200, 10, 10, 128}),
		"one column":      filled(1, 99, color.NRGBA{200, 10, 10, 255}),
		"odd with a disc": alphatest.Scene{W: 133, H: 71, Shape: alphatest.Disc(60, 30, 20, 2), Paint: alphatest.Plain(alphatest.Orange())}.Draw(),
	}
	for name, img := range pictures {
		t.Run(name, func(t *testing.T) {
			r := Measure(img, Intent{})
			if len(r.Checks) != len(checkNames()) {
				t.Errorf("%d checks", len(r.Checks))
			}
			// JSON refuses what is not finite.
			if _, err := json.Marshal(r); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestAnOpaquePictureIsNotTransparent(t *testing.T) {
	img := alphatest.Scene{W: 64, H: 64, Shape: alphatest.Disc(32, 32, 500, 1), Paint: alphatest.Plain(alphatest.Orange())}.Draw()
	r := Measure(img, Intent{})
	if verdict(t, r, "transparency") != Fail || verdict(t, r, "border") != Fail || r.Verdict != Fail {
		t.Errorf("an opaque picture gets %+v", r)
	}
	if r := Measure(img, Intent{FullBleed: true}); r.Verdict != Pass {
		t.Errorf("a background may fill its frame, got %+v", r)
	}
}

func TestASubImageMeasuresLikeACopyOfIt(t *testing.T) {
	whole := alphatest.Busy(200)
	part := whole.SubImage(image.Rect(31, 17, 180, 190)).(*image.NRGBA)
	a, _ := json.Marshal(Measure(part, Intent{}))
	b, _ := json.Marshal(Measure(pixels.Clone(part), Intent{}))
	if string(a) != string(b) {
		t.Errorf("%s\n%s", a, b)
	}
}

func TestMeasuringNoiseAndMeasuringTwiceAgree(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 97, 61))
	r := rand.New(rand.NewPCG(3, 3))
	for i := range img.Pix {
		img.Pix[i] = uint8(r.Uint32())
	}
	a, _ := json.Marshal(Measure(img, Intent{}))
	b, _ := json.Marshal(Measure(img, Intent{}))
	if string(a) != string(b) {
		t.Errorf("%s\n%s", a, b)
	}
}

func TestTheReportSpeaksTheAgreedJSON(t *testing.T) {
	b, err := json.Marshal(Measure(alphatest.Cutout(32, alphatest.Orange()), Intent{}))
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"version", "verdict", "transparent", "opaque", "soft", "checks", "name", "value", "unit", "note"} {
		if !strings.Contains(string(b), `"`+key+`":`) {
			t.Errorf("no %q in %s", key, b)
		}
	}
}

func BenchmarkMeasure1024(b *testing.B) {
	img := alphatest.Busy(1024)
	for b.Loop() {
		Measure(img, Intent{})
	}
}

func TestRepairLeavesAGoodPictureAlone(t *testing.T) {
	img := alphatest.Cutout(128, alphatest.Orange())
	mended, r, names := Repair(img, Intent{})
	if len(names) != 0 || r.Verdict != Pass || features.PixelHash(mended) != features.PixelHash(img) {
		t.Errorf("%v was done to a clean picture (%s)", names, r.Verdict)
	}
}

func TestRepairSurvivesEverySize(t *testing.T) {
	for name, img := range alphatest.Pictures() {
		before := features.PixelHash(img)
		mended, r, _ := Repair(img, Intent{})
		if mended.Rect.Size() != img.Rect.Size() || len(r.Checks) == 0 {
			t.Errorf("%s becomes %v", name, mended.Rect)
		}
		if features.PixelHash(img) != before {
			t.Errorf("%s was changed in place", name)
		}
	}
	Repair(image.NewNRGBA(image.Rectangle{}), Intent{})
}
