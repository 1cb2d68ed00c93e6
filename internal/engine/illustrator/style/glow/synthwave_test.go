package glow

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func shown(paint uint32, person bool) *picture.Picture {
	n := scene.NewPath().Rect(60, 30, 200, 260).Fill(color.Hex(paint).Paint()).Node()
	eye := scene.NewPath().Rect(100, 60, 120, 80).Fill(color.Hex(0x101018).Paint()).Node() // tones are measured from the darkest on
	return &picture.Picture{Size: 320, Seed: 7, Pieces: []picture.Piece{{Nodes: []scene.Node{n, eye}, Matrix: scene.Identity, Person: person}}}
}

func TestARedThingIsNotBrownInTheSynthwaveSky(t *testing.T) {
	l := Synthwave(context.Background(), shown(0xd0283c, false))
	brown := sample.Share(l, func(c color.RGB, _, _ int) bool {
		v := color.ToLCH(c)
		return v.H > 0.8 && v.H < 1.7 && v.L < 0.62 && v.C > 0.03
	})
	if brown > 0.05 {
		t.Errorf("%.2f of it are brown", brown)
	}
}

func TestStripesDoNotCutSomebodyToPieces(t *testing.T) {
	dark := func(person bool) float64 {
		return sample.Share(Synthwave(context.Background(), shown(0x9fd0ff, person)), func(c color.RGB, _, y int) bool { return y > 220 && color.ToLab(c).L < 0.32 })
	}
	if somebody, thing := dark(true), dark(false); somebody > 0.6*thing {
		t.Errorf("%.2f of somebody are dark stripes, %.2f of a thing", somebody, thing)
	}
}

func TestOutlinesFollowTheArtInVaporwave(t *testing.T) {
	l := Vaporwave(context.Background(), shown(0xd0283c, false))
	most := float32(0)
	for x := 266; x < 275; x++ {
		most = max(most, plane.Pixel(l, 200*l.W+x)[3])
	}
	if most < 0.5 {
		t.Errorf("no outline to the right: alpha %.2f", most)
	}
}

func TestWhiteIsLighterThanBlackByNight(t *testing.T) {
	white, black := nightTone(color.LCH{L: 0.95, C: 0.01}), nightTone(color.LCH{L: 0.2, C: 0.01})
	if white.L-black.L < 0.3 {
		t.Errorf("white has the lightness %.2f, black %.2f", white.L, black.L)
	}
}
