package raster

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/scene"
)

// hostile are scenes that would take minutes, gigabytes or a panic without the bounds.
func hostile() map[string][]scene.Node {
	nan, inf := float32(math.NaN()), float32(math.Inf(1))
	nested := rect(0, 0, 100, 100, red)
	for range 400 {
		nested = group(scene.Group{Opacity: 0.99, Blend: multiply, Children: []scene.Node{nested, nested}})
	}
	blurs := make([]scene.Effect, 20_000)
	for i := range blurs {
		blurs[i] = scene.Effect{Kind: scene.Blur, Sigma: 1e9}
	}
	zigzag := scene.NewPath().Move(0, 0)
	for i := range 8_000 {
		zigzag.Cubic(scene.Point{X: float32(i), Y: 1e6}, scene.Point{X: -1e6, Y: -1e6}, scene.Point{X: 50, Y: float32(i % 100)})
	}
	dashed := scene.NewPath().Move(-1e6, 50).Line(1e6, 50)
	dashed.Stroke(scene.Stroke{Paint: red, Width: 90, Cap: scene.RoundCap, Dash: []float32{0.2, 0.2, 0, 0}})
	wrong := scene.NewPath().Move(nan, inf).Line(-inf, 5).Cubic(scene.Point{X: inf}, scene.Point{Y: nan}, scene.Point{X: 50, Y: 50})
	wrong.Line(60, 90).Stroke(scene.Stroke{Paint: blue, Width: nan, MiterLimit: inf, Dash: []float32{nan, -1}})
	gradient := across(scene.Repeat, ramp)
	gradient.ToUnit = scene.Matrix{nan, inf, 1e30, -1e30, inf, nan}
	many := make([]scene.Node, maxPaths+5000)
	for i := range many {
		many[i] = everywhere(red)
	}
	return map[string][]scene.Node{
		"groups in groups that double":  {nested},
		"blurs without end":             {group(scene.Group{Opacity: 1, Effects: blurs, Children: []scene.Node{everywhere(red)}})},
		"a path of huge curves":         {zigzag.Fill(red).Node()},
		"its stroke":                    {zigzag.Stroke(scene.Stroke{Paint: red, Width: 50, Join: scene.RoundJoin, Cap: scene.RoundCap}).Node()},
		"millions of dashes":            {dashed.Node()},
		"numbers that are not":          {wrong.Fill(red).Node()},
		"a gradient that is not finite": {everywhere(gradient)},
		"too many paths":                many,
		"shadows from far away": {group(scene.Group{Opacity: 1, Children: []scene.Node{everywhere(red)}, Effects: []scene.Effect{
			{Kind: scene.OuterShadow, DX: nan, DY: 1e30, Sigma: inf, Color: scene.RGBA{A: 1}},
			{Kind: scene.InnerShadow, DX: -1e30, Sigma: nan, Color: scene.RGBA{A: 1}},
		}})},
		"empty nodes and paths": {{}, {Path: &scene.Path{}}, {Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{}}}}},
	}
}

// Without the bounds this test would not end; a time limit of its own would only make it depend on the machine.
func TestHostileScenesEndAndLeaveSoundPixels(t *testing.T) {
	for name, nodes := range hostile() {
		t.Run(name, func(t *testing.T) {
			l := Square(64)
			Draw(l, nodes, scene.Identity)
			sound(t, l)
			Bounds(nodes, scene.Identity)
		})
	}
}

func TestMatricesThatAreNotSoundDrawWithoutPanic(t *testing.T) {
	nan := float32(math.NaN())
	for _, m := range []scene.Matrix{{}, {nan, nan, nan, nan, nan, nan}, {1e38, 0, 0, 1e38, 0, 0}, {1, 0, 0, 0, 0, 0}} {
		l := Square(50)
		Draw(l, []scene.Node{everywhere(around(0.2, 0)), strokedCircle()}, m)
		sound(t, l)
	}
}

func strokedCircle() scene.Node {
	return scene.NewPath().Ellipse(50, 50, 30, 20).Stroke(scene.Stroke{Paint: blue, Width: 7, Dash: []float32{9, 4}}).Node()
}

// sound checks what holds for every premultiplied pixel: components in 0–1, none above alpha.
func sound(t *testing.T, l *Layer) {
	t.Helper()
	const slack = 1e-4 // of rounding
	for i := 0; i < len(l.Pix); i += 4 {
		alpha := l.Pix[i+3]
		for k := range 4 {
			if v := l.Pix[i+k]; !(v >= -slack && v <= alpha+slack && v <= 1+slack) {
				t.Fatalf("pixel %d is %v", i/4, l.Pix[i:i+4])
			}
		}
	}
}

func TestDrawingAgainGivesTheSamePixels(t *testing.T) {
	nodes := []scene.Node{everywhere(across(scene.Pad, ramp)), strokedCircle(), group(scene.Group{
		Opacity: 0.7, Children: []scene.Node{strokedCircle(), everywhere(around(0.3, 0.1))},
		Clip:    []scene.Node{scene.NewPath().Ellipse(40, 60, 30, 30).Node()},
		Effects: []scene.Effect{{Kind: scene.InnerShadow, DX: 3, DY: 4, Sigma: 6, Color: scene.RGBA{R: 1, A: 0.8}}},
	})}
	want := drawn(nodes...)
	sound(t, want)
	drawn(hostile()["shadows from far away"]...) // leaves its scratch memory behind
	for range 3 {
		got := drawn(nodes...)
		for i, v := range got.Pix {
			if v != want.Pix[i] {
				t.Fatalf("value %d is %v, was %v", i, v, want.Pix[i])
			}
		}
	}
}

func TestALayerElsewhereShowsItsPart(t *testing.T) {
	nodes := []scene.Node{everywhere(across(scene.Pad, ramp)), strokedCircle()}
	whole := drawn(nodes...)
	part := NewLayer(30, 40, 25, 20)
	Draw(part, nodes, scene.Identity)
	for y := 40; y < 60; y++ {
		for x := 30; x < 55; x++ {
			a, b := at(whole, x, y), at(part, x, y)
			for k := range a {
				if !near32(a[k], b[k], 0.004) {
					t.Fatalf("pixel %d, %d is %v in the part, %v in the whole", x, y, b, a)
				}
			}
		}
	}
}
