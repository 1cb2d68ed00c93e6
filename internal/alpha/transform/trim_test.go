package transform_test

import (
	"image"
	"image/color"
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/alphatest"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/alpha/transform"
)

func TestTrimmingLeavesTheMarginAskedFor(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 60, 40))
	img.SetNRGBA(10, 5, color.NRGBA{1, 2, 3, 1})
	img.SetNRGBA(29, 24, color.NRGBA{4, 5, 6, 255})
	pixels.Bleed(img)
	for _, margin := range []int{0, 3, 20} {
		out := transform.Trim(img, margin)
		if out.Rect.Dx() != 20+2*margin || out.Rect.Dy() != 20+2*margin {
			t.Errorf("margin %d gives %v", margin, out.Rect)
		}
		if p := out.NRGBAAt(margin, margin); p != (color.NRGBA{1, 2, 3, 1}) {
			t.Errorf("margin %d: the first visible pixel is %v", margin, p)
		}
		if c, ok := alpha.Measure(out, alpha.Intent{}).Check("hidden-color"); !ok || c.Value != 0 {
			t.Errorf("margin %d hides colors: %g", margin, c.Value)
		}
	}
	if out := transform.Trim(image.NewNRGBA(image.Rect(0, 0, 9, 7)), 2); out.Rect.Dx() != 9 {
		t.Errorf("an empty picture becomes %v", out.Rect)
	}
}

func TestFlatteningFitsTheSubjectOnAnOpaqueCanvas(t *testing.T) {
	ground := color.NRGBA{0xfa, 0xfa, 0xf7, 255}
	out := transform.Flatten(alphatest.Cutout(200, alphatest.Orange()), 120, 63, ground)
	if out.Rect.Dx() != 120 || out.Rect.Dy() != 63 || !out.Opaque() {
		t.Fatalf("%v, opaque %v", out.Rect, out.Opaque())
	}
	if p := out.NRGBAAt(0, 0); p != ground {
		t.Errorf("the corner is %v", p)
	}
	if p := out.NRGBAAt(60, 31); p.R < 228 || p.B > 28 {
		t.Errorf("the middle is %v, want the subject", p)
	}
	if p := out.NRGBAAt(60, 3); p != ground {
		t.Errorf("%v where the margin should be", p)
	}
	if p := out.NRGBAAt(60, 7); p == ground {
		t.Error("the subject does not fill the height")
	}
}
