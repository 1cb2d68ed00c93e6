package features

import (
	"image"
	"math"
	"testing"

	"pellucid/internal/alpha/alphatest"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/alpha/transform"
)

// cutBy is a picture's visible part without some shares of its width and height.
func cutBy(img *image.NRGBA, left, top, right, bottom float64) *image.NRGBA {
	img = transform.Trim(img, 0)
	w, h := float64(img.Rect.Dx()), float64(img.Rect.Dy())
	return pixels.Compact(img.SubImage(image.Rect(int(left*w), int(top*h), int(w-right*w), int(h-bottom*h))).(*image.NRGBA))
}

// recolored turns a picture's hues by an angle in degrees and changes its lightness by a factor.
func recolored(img *image.NRGBA, degrees, light float64) *image.NRGBA {
	out := image.NewNRGBA(img.Rect)
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	level := func(v float64) uint8 { return uint8(max(0, min(255, v*light+.5))) }
	for i := 0; i < len(img.Pix); i += 4 {
		r, g, b := float64(img.Pix[i]), float64(img.Pix[i+1]), float64(img.Pix[i+2])
		y, u, v := .299*r+.587*g+.114*b, .596*r-.274*g-.322*b, .211*r-.523*g+.312*b
		u, v = u*cos-v*sin, u*sin+v*cos
		out.Pix[i], out.Pix[i+1], out.Pix[i+2] = level(y+.956*u+.621*v), level(y-.272*u-.647*v), level(y-1.106*u+1.703*v)
		out.Pix[i+3] = img.Pix[i+3]
	}
	return out
}

func TestAPictureIsKnownAgainWhenItWasChangedALittle(t *testing.T) {
	for seed := range uint64(12) {
		img := alphatest.Blobs(seed, 256).Draw()
		known := Fingerprint(img)
		moved := image.NewNRGBA(image.Rect(0, 0, 400, 500))
		for y := range 256 {
			copy(moved.Pix[(y+200)*moved.Stride+4*100:], img.Pix[y*img.Stride:y*img.Stride+4*256])
		}
		hidden := pixels.Compact(img)
		hidden = &image.NRGBA{Pix: append([]byte(nil), hidden.Pix...), Stride: hidden.Stride, Rect: hidden.Rect}
		for i := 0; i < len(hidden.Pix); i += 4 {
			if hidden.Pix[i+3] == 0 {
				hidden.Pix[i], hidden.Pix[i+1], hidden.Pix[i+2] = 255, 0, 255
			}
		}
		for name, changed := range map[string]*image.NRGBA{
			"as it is":                    img,
			"at half the size":            transform.Resize(img, 128, 128),
			"at twice the size":           transform.Resize(img, 512, 512),
			"elsewhere on a larger sheet": moved,
			"with color under nothing":    hidden,
			"cut by 5% at the left":       cutBy(img, .05, 0, 0, 0),
			"cut by 5% all around":        cutBy(img, .05, .05, .05, .05),
			"cut unevenly":                cutBy(img, .03, .01, .04, .02),
			"turned in hue":               recolored(img, 12, 1),
			"lighter":                     recolored(img, 0, 1.08),
			"darker":                      recolored(img, 0, .92),
			"cut, scaled and recolored":   transform.Resize(recolored(cutBy(img, .03, .02, .02, .05), 8, 1.05), 200, 190),
		} {
			if d := printDistance(known, Fingerprint(changed)); d > matchLimit {
				t.Errorf("picture %d %s is %.3f away", seed, name, d)
			}
		}
	}
}

func TestDifferentPicturesAreNotTakenForEachOther(t *testing.T) {
	prints := make([][]byte, 40)
	for seed := range prints {
		prints[seed] = Fingerprint(alphatest.Blobs(uint64(seed), 96).Draw())
	}
	for i, a := range prints {
		for j, b := range prints[:i] {
			if SamePicture(a, b) {
				t.Errorf("pictures %d and %d are %.3f apart", i, j, printDistance(a, b))
			}
		}
	}
}

func TestNothingIsNoPicture(t *testing.T) {
	empty := Fingerprint(image.NewNRGBA(image.Rect(0, 0, 64, 64)))
	if empty != nil || SamePicture(empty, empty) || SamePicture(nil, Fingerprint(alphatest.Blobs(1, 64).Draw())) {
		t.Errorf("a picture of nothing has the fingerprint %v", empty)
	}
	dot := image.NewNRGBA(image.Rect(0, 0, 3, 3))
	copy(dot.Pix[4:], []byte{200, 10, 10, 255})
	if !SamePicture(Fingerprint(dot), Fingerprint(dot)) {
		t.Error("one pixel is not itself")
	}
}
