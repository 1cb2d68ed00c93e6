package prints

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// stacked is boxes of some colors over each other, and the color of the middle of each as a stencil sprays it.
func stacked(colors ...uint32) (sprayed []color.LCH) {
	var nodes []scene.Node
	high := float32(200 / len(colors))
	for i, c := range colors {
		nodes = append(nodes, scene.NewPath().Rect(48, 28+high*float32(i), 160, high).Fill(color.Hex(c).Paint()).Node())
	}
	l := Stencil(context.Background(), &picture.Picture{Size: 256, Accent: color.Hex(0xe0a050), Pieces: []picture.Piece{{Nodes: nodes, Matrix: scene.Identity}}})
	for i := range colors {
		sprayed = append(sprayed, color.ToLCH(plane.Straight(plane.Pixel(l, (28+int(high)*i+int(high)/2)*256+90))))
	}
	return sprayed
}

func TestAPattyIsNoShadeOfItsBun(t *testing.T) {
	got := stacked(0xe0a050, 0x825a46, 0xe0a050)
	if got[0].L < 0.55 || got[0].C < 0.08 {
		t.Errorf("the bun is %v", got[0])
	}
	if got[1].L > 0.3 {
		t.Errorf("the patty is %v", got[1])
	}
}

func TestWhatIsGrayHasASheetOfItsOwnBetweenBlackAndWhite(t *testing.T) {
	got := stacked(0x202020, 0x9aa0a6, 0xfafafa)
	if c := got[1]; c.L < 0.5 || c.L > 0.8 {
		t.Errorf("gray is %v", c)
	}
	if got[0].L > 0.3 || got[2].L < 0.9 {
		t.Errorf("black is %v, white %v", got[0], got[2])
	}
}

func TestAThirdHueOfWhichThereIsMuchHasASheetToo(t *testing.T) {
	got := stacked(0x3fae4a, 0x2f6fd0, 0xd8302c)
	for i, name := range []string{"green", "blue", "red"} {
		if got[i].C < 0.08 || got[i].L < 0.4 {
			t.Errorf("%s is %v", name, got[i])
		}
	}
}
