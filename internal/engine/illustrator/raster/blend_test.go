package raster

import (
	"testing"

	"pellucid/internal/engine/illustrator/scene"
)

func TestBlendModesMixOpaqueColours(t *testing.T) {
	backdrop, source := float32(0.6), float32(0.3)
	tests := map[uint8]float32{
		normal: 0.3, multiply: 0.18, screen: 0.72, overlay: 0.44, darken: 0.3, lighten: 0.6,
		colorDodge: 0.6 / 0.7, colorBurn: 0, hardLight: 0.36, softLight: 0.6 - 0.4*0.6*0.4, difference: 0.3,
		exclusion: 0.54, 14: 0.3,
	}
	for mode, want := range tests {
		d := NewLayer(0, 0, 1, 1)
		copy(d.Pix, []float32{backdrop, backdrop, backdrop, 1})
		s := NewLayer(0, 0, 1, 1)
		copy(s.Pix, []float32{source, source, source, 1})
		compose(d, s, 1, mode)
		if mode == colorBurn {
			want = 1 - min(1, (1-backdrop)/source)
		}
		if !near32(d.Pix[0], want, 1e-5) || !near32(d.Pix[3], 1, 1e-6) {
			t.Errorf("mode %d gives %v, want %v", mode, d.Pix[0], want)
		}
	}
}

func TestBlendModesOnNothingAreNormal(t *testing.T) {
	for mode := range uint8(16) {
		d, s := NewLayer(0, 0, 1, 1), NewLayer(0, 0, 1, 1)
		copy(s.Pix, []float32{0.2, 0.1, 0, 0.5})
		compose(d, s, 1, mode)
		if d.Pix[0] != 0.2 || d.Pix[3] != 0.5 {
			t.Errorf("mode %d gives %v", mode, d.Pix)
		}
	}
}

func TestOverPutsLayersTogetherWhereTheyOverlap(t *testing.T) {
	dst := NewLayer(0, 0, 4, 4)
	src := NewLayer(2, 2, 4, 4)
	Draw(src, []scene.Node{everywhere(red)}, scene.Identity)
	Over(dst, src, 0.5)
	Over(dst, src, 0.5)
	if got := at(dst, 3, 3); !near32(got[3], 0.75, 1e-6) || !near32(got[0], 0.75, 1e-6) {
		t.Errorf("got %v, want red with alpha 0.75", got)
	}
	if got := at(dst, 1, 3); got[3] != 0 {
		t.Errorf("got %v outside the overlap", got)
	}
	Over(dst, NewLayer(10, 10, 4, 4), 1) // no overlap, no panic
}

func TestModesGoThroughGroups(t *testing.T) {
	l := drawn(everywhere(scene.SolidPaint(scene.RGBA{R: 0.5, G: 0.5, B: 0.5, A: 1})), group(scene.Group{
		Opacity: 1, Blend: multiply, Children: []scene.Node{rect(0, 0, 50, 100, red)},
	}))
	if got := at(l, 25, 50); !near32(got[0], 0.5, 1e-5) || got[1] > 1e-5 {
		t.Errorf("multiplied %v, want dark red", got)
	}
}
