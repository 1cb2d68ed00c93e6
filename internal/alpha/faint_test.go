package alpha

import (
	"image"
	"image/color"
	"testing"

	"pellucid/internal/alpha/alphatest"
	"pellucid/internal/alpha/pixels"
)

// square is a square of one color in the middle of a transparent image.
func square(c color.NRGBA) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, 400, 400))
	for y := 100; y < 300; y++ {
		for x := 100; x < 300; x++ {
			img.SetNRGBA(x, y, c)
		}
	}
	return img
}

func TestAnImageIsFaintOnTheBackgroundThatSwallowsIt(t *testing.T) {
	t.Parallel()
	ring := square(color.NRGBA{250, 250, 250, 255}) // white with a dark outline: it can be seen on both
	for y := 90; y < 310; y++ {
		for x := 90; x < 310; x++ {
			if x < 100 || x >= 300 || y < 100 || y >= 300 {
				ring.SetNRGBA(x, y, color.NRGBA{60, 60, 200, 255})
			}
		}
	}
	for name, c := range map[string]struct {
		img        *image.NRGBA
		paper, ink bool
	}{
		"white":                        {square(color.NRGBA{255, 255, 255, 255}), true, false},
		"a pale glow":                  {square(color.NRGBA{255, 244, 200, 60}), true, false},
		"black":                        {square(color.NRGBA{12, 12, 14, 255}), false, true},
		"red":                          {square(color.NRGBA{200, 40, 40, 255}), false, false},
		"middle gray":                  {square(color.NRGBA{128, 128, 128, 255}), false, false},
		"nothing at all":               {image.NewNRGBA(image.Rect(0, 0, 8, 8)), false, false},
		"a colored thing with a white": {ring, true, false},
	} {
		if paper, ink := Faint(c.img); paper != c.paper || ink != c.ink {
			t.Errorf("%s: faint on paper %v, on ink %v; want %v, %v", name, paper, ink, c.paper, c.ink)
		}
	}
}

func TestTheBestBackgroundContrastsWithTheSubject(t *testing.T) {
	cases := map[string]struct {
		subject pixels.RGB
		light   bool
	}{
		"a white subject": {alphatest.White(), false},
		"a black subject": {pixels.RGB{}, true},
		"a dark blue one": {pixels.RGB{.1, .1, .4}, true},
		"a yellow one":    {pixels.RGB{1, .9, .2}, false},
	}
	for name, c := range cases {
		ground := BestBackground(alphatest.Cutout(64, c.subject))
		if (ground.R > 0x80) != c.light {
			t.Errorf("%s gets %v", name, ground)
		}
	}
	if ground := BestBackground(image.NewNRGBA(image.Rect(0, 0, 4, 4))); ground.R != 0xfa {
		t.Errorf("nothing visible gets %v, want paper", ground)
	}
}
