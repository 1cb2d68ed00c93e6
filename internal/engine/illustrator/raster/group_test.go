package raster

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/scene"
)

func rect(x, y, w, h float32, p scene.Paint) scene.Node {
	return scene.NewPath().Rect(x, y, w, h).Fill(p).Node()
}

func group(g scene.Group) scene.Node { return scene.Node{Group: &g} }

func TestOpacityFadesAGroupAsOne(t *testing.T) {
	overlapping := []scene.Node{rect(10, 10, 50, 50, red), rect(30, 30, 50, 50, red)}
	l := drawn(group(scene.Group{Opacity: 0.5, Children: overlapping}))
	for _, p := range [][2]int{{20, 20}, {40, 40}, {70, 70}} {
		if got := at(l, p[0], p[1]); !near32(got[3], 0.5, 1e-6) {
			t.Errorf("alpha %v at %v, want 0.5", got[3], p)
		}
	}
}

func TestOpacityOfASinglePathIsTheSame(t *testing.T) {
	one := drawn(group(scene.Group{Opacity: 0.5, Children: []scene.Node{rect(10.5, 10, 50, 50, red)}}))
	two := drawn(group(scene.Group{Opacity: 0.5, Children: []scene.Node{
		rect(10.5, 10, 50, 50, red), rect(0, 0, 1, 1, scene.Paint{}),
	}}))
	for i := range one.Pix {
		if !near32(one.Pix[i], two.Pix[i], 1e-6) {
			t.Fatalf("value %d is %v and %v", i, one.Pix[i], two.Pix[i])
		}
	}
}

func TestClipKeepsWhatIsInside(t *testing.T) {
	circle := scene.NewPath().Ellipse(50, 50, 20, 20).Node()
	tests := []struct {
		name string
		clip []scene.Node
		want float64
	}{
		{"a circle", []scene.Node{circle}, math.Pi * 400},
		{"two overlapping boxes", []scene.Node{rect(10, 10, 20, 20, red), rect(20, 10, 20, 20, red)}, 600},
		{"a box elsewhere", []scene.Node{rect(200, 200, 10, 10, red)}, 0},
		{"a group of shapes", []scene.Node{group(scene.Group{Opacity: 1, Children: []scene.Node{circle}})}, math.Pi * 400},
		{"a clipped group of shapes", []scene.Node{group(scene.Group{
			Opacity: 1, Children: []scene.Node{circle}, Clip: []scene.Node{rect(0, 0, 50, 100, red)},
		})}, math.Pi * 200},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			l := drawn(group(scene.Group{Opacity: 1, Clip: test.clip, Children: []scene.Node{everywhere(blue)}}))
			if got := ink(l); math.Abs(got-test.want) > 0.004*test.want+0.01 {
				t.Errorf("ink %.1f, want %.1f", got, test.want)
			}
		})
	}
}

func TestMaskFadesByLuminanceOrAlpha(t *testing.T) {
	grey := scene.SolidPaint(scene.RGBA{R: 0.5, G: 0.5, B: 0.5, A: 1})
	tests := []struct {
		name  string
		mask  scene.Paint
		alpha bool
		want  float32
	}{
		{"white", white, false, 1},
		{"grey", grey, false, 0.5},
		{"red", red, false, 0.2125},
		{"red by its alpha", red, true, 1},
		{"half transparent white", scene.SolidPaint(scene.RGBA{R: 1, G: 1, B: 1, A: 0.5}), false, 0.5},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			l := drawn(group(scene.Group{
				Opacity: 1, Mask: []scene.Node{rect(0, 0, 50, 100, test.mask)}, MaskAlpha: test.alpha,
				Children: []scene.Node{everywhere(blue)},
			}))
			if got := at(l, 25, 50)[3]; !near32(got, test.want, 1e-4) {
				t.Errorf("alpha %v, want %v", got, test.want)
			}
			if got := at(l, 75, 50)[3]; got != 0 {
				t.Errorf("alpha %v outside the mask", got)
			}
		})
	}
}

func TestShadowsLieWhereTheyBelong(t *testing.T) {
	box := rect(30, 30, 40, 40, red)
	shadow := scene.Effect{DX: 10, DY: 10, Sigma: 2, Color: scene.RGBA{B: 1, A: 1}}
	shadow.Kind = scene.OuterShadow
	l := drawn(group(scene.Group{Opacity: 1, Effects: []scene.Effect{shadow}, Children: []scene.Node{box}}))
	if got := at(l, 50, 50); got != [4]float32{1, 0, 0, 1} {
		t.Errorf("the box is %v, want red", got)
	}
	if got := at(l, 75, 60); got[2] < 0.95 || got[0] > 0.05 {
		t.Errorf("right of the box is %v, want blue", got)
	}
	if got := at(l, 20, 50); got[3] > 0.01 {
		t.Errorf("left of the box is %v, want nothing", got)
	}
	shadow.Kind = scene.InnerShadow
	l = drawn(group(scene.Group{Opacity: 1, Effects: []scene.Effect{shadow}, Children: []scene.Node{box}}))
	if got := at(l, 34, 50); got[2] < 0.9 || !near32(got[3], 1, 1e-5) {
		t.Errorf("the inner left edge is %v, want blue", got)
	}
	if got := at(l, 60, 60); got[0] < 0.95 {
		t.Errorf("the middle is %v, want red", got)
	}
	if got := ink(l); math.Abs(got-1600) > 0.1 {
		t.Errorf("ink %v, an inner shadow must not change the outline", got)
	}
}

func TestAtopPaintsOnlyWhereSomethingIs(t *testing.T) {
	blurred := scene.Group{
		Opacity: 1, Blend: scene.Atop, Effects: []scene.Effect{{Kind: scene.Blur, Sigma: 5}},
		Children: []scene.Node{rect(50, 30, 40, 40, blue)},
	}
	l := drawn(rect(30, 30, 40, 40, red), group(blurred))
	if got := ink(l); math.Abs(got-1600) > 0.1 {
		t.Errorf("ink %v, want 1600", got)
	}
	if got := at(l, 66, 50); got[2] < 0.9 || !near32(got[3], 1, 1e-5) {
		t.Errorf("where both are: %v, want blue", got)
	}
}
