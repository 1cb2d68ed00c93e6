package alpha

import (
	"encoding/json"
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
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
	r := Measure(cutout(256, orange()), Intent{})
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
	r := Measure(cutout(256, orange()), Intent{})
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
		img := scene{256, 256, disc(128, 128, 80, width), plain(orange())}.draw()
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
		"odd with a disc": scene{133, 71, disc(60, 30, 20, 2), plain(orange())}.draw(),
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
	img := scene{64, 64, disc(32, 32, 500, 1), plain(orange())}.draw()
	r := Measure(img, Intent{})
	if verdict(t, r, "transparency") != Fail || verdict(t, r, "border") != Fail || r.Verdict != Fail {
		t.Errorf("an opaque picture gets %+v", r)
	}
	if r := Measure(img, Intent{FullBleed: true}); r.Verdict != Pass {
		t.Errorf("a background may fill its frame, got %+v", r)
	}
}

func TestASubImageMeasuresLikeACopyOfIt(t *testing.T) {
	whole := busy(200)
	part := whole.SubImage(image.Rect(31, 17, 180, 190)).(*image.NRGBA)
	a, _ := json.Marshal(Measure(part, Intent{}))
	b, _ := json.Marshal(Measure(clone(part), Intent{}))
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
	b, err := json.Marshal(Measure(cutout(32, orange()), Intent{}))
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"version", "verdict", "transparent", "opaque", "soft", "checks", "name", "value", "unit", "note"} {
		if !strings.Contains(string(b), `"`+key+`":`) {
			t.Errorf("no %q in %s", key, b)
		}
	}
}
