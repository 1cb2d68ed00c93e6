package prints

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestAWoodcutIsBlackOnPaper(t *testing.T) {
	l := Woodcut(context.Background(), sample.Portrait(256))
	black := sample.Share(l, func(c color.RGB, _, _ int) bool { return sample.Close3(c, picture.WoodInk, .12) })
	paper := sample.Share(l, func(c color.RGB, _, _ int) bool { return sample.Close3(c, picture.WoodPaper, .12) })
	if black+paper < .6 || black < .15 || paper < .15 {
		t.Errorf("%.2f black, %.2f paper", black, paper)
	}
}

func TestAnEyeOnDarkSkinKeepsItsWhiteInAWoodcut(t *testing.T) {
	out := Woodcut(t.Context(), sample.HalfHidden())
	white, pupil := plane.Straight(plane.Pixel(out, 95*out.W+92)), plane.Straight(plane.Pixel(out, 95*out.W+96))
	if plane.Luma(white) < 0.8 || plane.Luma(pupil) > 0.3 {
		t.Errorf("the white has luma %v, the pupil %v", plane.Luma(white), plane.Luma(pupil))
	}
}
