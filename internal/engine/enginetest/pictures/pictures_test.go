package pictures_test

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/engine/enginetest/pictures"
)

func opaque(img *image.NRGBA) bool {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] != 255 {
			return false
		}
	}
	return true
}

func TestEachPictureHasTheFaultThatItIsNamedAfter(t *testing.T) {
	for seed := range int64(8) {
		fine := alpha.Measure(pictures.Transparent(512, 512, seed), alpha.Intent{})
		if fine.Verdict == alpha.Fail || fine.Transparent < 0.1 || fine.Opaque < 0.05 {
			t.Errorf("seed %d: the transparent picture is a %s with %.2f transparent and %.2f opaque", seed, fine.Verdict, fine.Transparent, fine.Opaque)
		}
		if halo := alpha.Measure(pictures.Halo(512, 512, seed), alpha.Intent{}); halo.Verdict == alpha.Pass {
			t.Errorf("seed %d: nothing is wrong with the picture with a halo", seed)
		}
		if !opaque(pictures.OnPhoto(256, 256, seed)) || !opaque(pictures.Checkerboard(256, 256, seed)) {
			t.Errorf("seed %d: a picture on a ground is not opaque", seed)
		}
	}
}

func TestTheSameArgumentsGiveTheSamePixelsOfAnySize(t *testing.T) {
	for name, make := range map[string]func(w, h int, seed int64) *image.NRGBA{
		"transparent": pictures.Transparent, "photo": pictures.OnPhoto, "checkerboard": pictures.Checkerboard, "halo": pictures.Halo,
	} {
		a, b, other := make(192, 96, 3), make(192, 96, 3), make(192, 96, 4)
		if a.Rect != image.Rect(0, 0, 192, 96) || !bytes.Equal(a.Pix, b.Pix) || bytes.Equal(a.Pix, other.Pix) {
			t.Errorf("%s: size %v, the same again %v, like another seed %v", name, a.Rect, bytes.Equal(a.Pix, b.Pix), bytes.Equal(a.Pix, other.Pix))
		}
		a.Pix[0]++
		if !bytes.Equal(b.Pix, make(192, 96, 3).Pix) {
			t.Errorf("%s: who changes a picture changes everybody's", name)
		}
	}
}

func TestAFileOfAnOpaquePictureHasNoAlphaChannel(t *testing.T) {
	for want, img := range map[byte]*image.NRGBA{2: pictures.OnPhoto(64, 64, 1), 6: pictures.Transparent(64, 64, 1)} {
		file := pictures.PNG(img)
		if got := file[25]; got != want {
			t.Errorf("color type %d, want %d", got, want)
		}
		if _, err := png.Decode(bytes.NewReader(file)); err != nil {
			t.Error(err)
		}
	}
}
