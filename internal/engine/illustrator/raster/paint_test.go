package raster

import (
	"testing"

	"pellucid/internal/engine/illustrator/scene"
)

// ramp goes from black at offset 0 to white at offset 1.
var ramp = []scene.Stop{{Offset: 0, Color: scene.RGBA{A: 1}}, {Offset: 1, Color: scene.RGBA{R: 1, G: 1, B: 1, A: 1}}}

// across is a linear gradient whose offset is 0 at x = 20 and 1 at x = 80.
func across(spread scene.Spread, stops []scene.Stop) scene.Paint {
	return scene.Paint{
		Kind: scene.Linear, ToUnit: scene.ScaleBy(1.0/60, 1).Mul(scene.Translate(-20, 0)),
		Spread: spread, Opacity: 1, Stops: stops,
	}
}

// around is a radial gradient around 50, 50 with a radius of 40.
func around(fx, fy float32) scene.Paint {
	return scene.Paint{
		Kind: scene.Radial, ToUnit: scene.ScaleBy(1.0/40, 1.0/40).Mul(scene.Translate(-50, -50)),
		FocalX: fx, FocalY: fy, Opacity: 1, Stops: ramp,
	}
}

func everywhere(p scene.Paint) scene.Node { return scene.NewPath().Rect(0, 0, 100, 100).Fill(p).Node() }

func TestGradientsHaveTheirColourAtKnownPoints(t *testing.T) {
	hard := []scene.Stop{ramp[0], {Offset: 0.5, Color: ramp[0].Color}, {Offset: 0.5, Color: ramp[1].Color}, ramp[1]}
	tests := []struct {
		name  string
		paint scene.Paint
		x, y  int
		want  float32
	}{
		{"linear in the middle", across(scene.Pad, ramp), 49, 10, 29.5 / 60},
		{"linear before its start is padded", across(scene.Pad, ramp), 3, 90, 0},
		{"linear after its end is padded", across(scene.Pad, ramp), 95, 90, 1},
		{"linear reflected before its start", across(scene.Reflect, ramp), 5, 0, 14.5 / 60},
		{"linear reflected after its end", across(scene.Reflect, ramp), 94, 0, 1 - 14.5/60},
		{"linear repeated before its start", across(scene.Repeat, ramp), 5, 0, 1 - 14.5/60},
		{"linear repeated after its end", across(scene.Repeat, ramp), 94, 0, 14.5 / 60},
		{"a hard stop, before", across(scene.Pad, hard), 48, 0, 0},
		{"a hard stop, after", across(scene.Pad, hard), 51, 0, 1},
		{"radial at its centre", around(0, 0), 50, 50, 0.5 * 1.414 / 40},
		{"radial half way", around(0, 0), 70, 50, 20.5 / 40},
		{"radial outside", around(0, 0), 99, 99, 1},
		{"focal at the focal point", around(0.5, 0), 70, 50, 0.02},
		{"focal between focal point and rim", around(0.5, 0), 79, 50, 0.475},
		{"focal on the far side", around(0.5, 0), 39, 50, 30.5 / 60},
		{"focal outside", around(0.5, 0), 2, 50, 1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := at(drawn(everywhere(test.paint)), test.x, test.y); !near32(got[0], test.want, 0.012) || got[3] != 1 {
				t.Errorf("got %v, want %.3f", got, test.want)
			}
		})
	}
}

func TestGradientsFadeWithTheirOpacity(t *testing.T) {
	faded := across(scene.Pad, []scene.Stop{{Offset: 0, Color: scene.RGBA{R: 1, A: 0.5}}})
	faded.Opacity = 0.5
	if got := at(drawn(everywhere(faded)), 50, 50); !near32(got[3], 0.25, 1e-3) || !near32(got[0], 0.25, 1e-3) {
		t.Errorf("got %v, want red with alpha 0.25", got)
	}
}

func TestGradientsMoveWithTheMatrix(t *testing.T) {
	l := Square(100)
	Draw(l, []scene.Node{everywhere(across(scene.Pad, ramp))}, scene.ScaleBy(0.5, 1))
	if got := at(l, 24, 50)[0]; !near32(got, 29.0/60, 0.012) {
		t.Errorf("got %.3f at half the way, want %.3f", got, 29.0/60)
	}
}

func TestPaintThatShowsNothingDrawsNothing(t *testing.T) {
	for name, paint := range map[string]scene.Paint{
		"none":                     {},
		"transparent":              scene.SolidPaint(scene.RGBA{R: 1}),
		"a gradient without stops": {Kind: scene.Linear, Opacity: 1},
	} {
		if got := ink(drawn(everywhere(paint))); got != 0 {
			t.Errorf("%s: ink %v", name, got)
		}
	}
}

func TestStrokeFirstPutsTheFillOnTop(t *testing.T) {
	box := scene.NewPath().Rect(20, 20, 60, 60).Fill(red).Stroke(scene.Stroke{Paint: blue, Width: 20})
	if got := at(drawn(box.Node()), 25, 50); got != [4]float32{0, 0, 1, 1} {
		t.Errorf("inner half of the stroke is %v, want blue", got)
	}
	box.Path().StrokeFirst = true
	if got := at(drawn(box.Node()), 25, 50); got != [4]float32{1, 0, 0, 1} {
		t.Errorf("inner half of the stroke is %v, want red", got)
	}
}
