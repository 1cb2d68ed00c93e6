package features

import (
	"image"
	"image/color"
	"slices"
	"testing"
)

func TestColorsHaveTheNamesThatPeopleGiveThem(t *testing.T) {
	for hex, want := range map[[3]uint8]string{
		{0xff, 0, 0}: "red", {0xdc, 0x14, 0x3c}: "red", {0x8b, 0, 0}: "red", {0xff, 0x8c, 0}: "orange", {0xff, 0xd7, 0}: "yellow",
		{0, 0x80, 0}: "green", {0x9a, 0xcd, 0x32}: "green", {0, 0x80, 0x80}: "teal", {0x40, 0xe0, 0xd0}: "teal", {0, 0, 0xff}: "blue",
		{0x87, 0xce, 0xeb}: "blue", {0, 0, 0x80}: "blue", {0x80, 0, 0x80}: "purple", {0x8a, 0x2b, 0xe2}: "purple", {0xff, 0x69, 0xb4}: "pink",
		{0xff, 0xc0, 0xcb}: "pink", {0x8b, 0x45, 0x13}: "brown", {0xd2, 0xb4, 0x8c}: "brown", {0, 0, 0}: "black", {0x20, 0x20, 0x28}: "black",
		{0x80, 0x80, 0x80}: "gray", {0xff, 0xff, 0xff}: "white", {0xf5, 0xf5, 0xf5}: "white",
	} {
		if got := colorName(hex[0], hex[1], hex[2]); got != want {
			t.Errorf("%02x is called %s, not %s", hex, got, want)
		}
	}
}

func TestThePaletteIsOfVisiblePixelsAlone(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 100, 100))
	paint := func(from, to int, c color.NRGBA) {
		for y := from; y < to; y++ {
			for x := range 100 {
				img.SetNRGBA(x, y, c)
			}
		}
	}
	paint(0, 50, color.NRGBA{G: 255})                  // hidden
	paint(50, 90, color.NRGBA{B: 255, A: 255})         // most
	paint(90, 97, color.NRGBA{R: 255, A: 255})         // some
	paint(97, 98, color.NRGBA{R: 255, G: 230, A: 255}) // too little
	if got := Palette(img); !slices.Equal(got, []string{"blue", "red"}) {
		t.Errorf("the palette is %v", got)
	}
	if got := Palette(image.NewNRGBA(image.Rect(0, 0, 10, 10))); len(got) != 0 {
		t.Errorf("a picture without a visible pixel has %v", got)
	}
}

func TestASilhouetteIsTheShapeWhereverItStands(t *testing.T) {
	bar := func(frame int, box image.Rectangle) *image.NRGBA {
		img := image.NewNRGBA(image.Rect(0, 0, frame, frame))
		for y := box.Min.Y; y < box.Max.Y; y++ {
			for x := box.Min.X; x < box.Max.X; x++ {
				if x < box.Min.X+box.Dx()/2 || y < box.Min.Y+box.Dy()/2 { // an L upside down
					img.SetNRGBA(x, y, color.NRGBA{R: 9, A: 255})
				}
			}
		}
		return img
	}
	small, large := Silhouette(bar(64, image.Rect(4, 8, 20, 24))), Silhouette(bar(200, image.Rect(90, 10, 170, 90)))
	if want := uint64(0x0f0f0f0fffffffff); small != want || large != want {
		t.Errorf("the shape is %016x small and %016x large, want %016x", small, large, want)
	}
	if got := Silhouette(image.NewNRGBA(image.Rect(0, 0, 8, 8))); got != 0 {
		t.Errorf("nothing has the shape %x", got)
	}
	if got := Silhouette(bar(9, image.Rect(3, 3, 5, 5))); got == 0 {
		t.Error("a dot has no shape")
	}
}
