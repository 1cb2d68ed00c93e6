package raster

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/scene"
)

var (
	red   = scene.SolidPaint(scene.RGBA{R: 1, A: 1})
	blue  = scene.SolidPaint(scene.RGBA{B: 1, A: 1})
	white = scene.SolidPaint(scene.RGBA{R: 1, G: 1, B: 1, A: 1})
)

// drawn draws nodes, given in pixels, on a square of 100 pixels.
func drawn(nodes ...scene.Node) *Layer {
	l := Square(100)
	Draw(l, nodes, scene.Identity)
	return l
}

// ink is the sum of alpha: the covered area in pixels.
func ink(l *Layer) float64 {
	sum := 0.0
	for _, a := range l.Alpha() {
		sum += float64(a)
	}
	return sum
}

// at returns the pixel at x, y.
func at(l *Layer, x, y int) [4]float32 {
	return [4]float32(l.Pix[4*((y-l.Y0)*l.W+x-l.X0):])
}

func near32(a, b, tolerance float32) bool { return abs(a-b) <= tolerance }

func TestFilledShapesCoverTheirArea(t *testing.T) {
	tests := []struct {
		name string
		path *scene.Builder
		want float64
	}{
		{"a rectangle on pixel borders", scene.NewPath().Rect(10, 20, 30, 40), 1200},
		{"a rectangle between pixels", scene.NewPath().Rect(10.25, 20.5, 30.5, 40.25), 30.5 * 40.25},
		{"a triangle", scene.NewPath().Move(10, 10).Line(90, 10).Line(10, 70).Close(), 2400},
		{"a triangle that was not closed", scene.NewPath().Move(10, 10).Line(90, 10).Line(10, 70), 2400},
		{"a circle", scene.NewPath().Ellipse(50, 50, 40, 40), math.Pi * 1600},
		{"a thin ellipse", scene.NewPath().Ellipse(50, 50, 40, 0.5), math.Pi * 20},
		{"a parabola's segment", scene.NewPath().Move(10, 10).Quad(50, 90, 90, 10).Close(), 2.0 / 3 * 80 * 40},
		{"a shape that sticks out on all sides", scene.NewPath().Rect(-50, -50, 300, 300), 10000},
		{"a shape that sticks out to the left", scene.NewPath().Ellipse(0, 50, 40, 40), math.Pi * 800},
		{"a shape that sticks out to the right", scene.NewPath().Ellipse(100, 50, 40, 40), math.Pi * 800},
		{"a shape that sticks out at the top", scene.NewPath().Ellipse(50, 0, 40, 40), math.Pi * 800},
		{"a shape that is elsewhere", scene.NewPath().Rect(200, 200, 50, 50), 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := ink(drawn(test.path.Fill(red).Node()))
			if math.Abs(got-test.want) > 0.004*test.want+0.01 {
				t.Errorf("area %.2f, want %.2f", got, test.want)
			}
		})
	}
}

func TestFillRulesDifferWhereOutlinesOverlap(t *testing.T) {
	rings := func() *scene.Builder { return scene.NewPath().Rect(10, 10, 80, 80).Rect(30, 30, 40, 40).Fill(red) }
	if got := ink(drawn(rings().Node())); math.Abs(got-6400) > 0.1 {
		t.Errorf("nonzero area %.1f, want 6400", got)
	}
	if got := ink(drawn(rings().EvenOdd().Node())); math.Abs(got-4800) > 0.1 {
		t.Errorf("even-odd area %.1f, want 4800", got)
	}
	hole := scene.NewPath().Rect(10, 10, 80, 80).Move(30, 30).Line(30, 70).Line(70, 70).Line(70, 30).Close()
	if got := ink(drawn(hole.Fill(red).Node())); math.Abs(got-4800) > 0.1 {
		t.Errorf("nonzero area with an opposite inner outline %.1f, want 4800", got)
	}
}

func TestStrokeAloneCoversItsArea(t *testing.T) {
	line := func() *scene.Builder { return scene.NewPath().Move(20, 50).Line(80, 50) }
	corner := func() *scene.Builder { return scene.NewPath().Move(20, 80).Line(20, 20).Line(80, 20) }
	tests := []struct {
		name   string
		path   *scene.Builder
		stroke scene.Stroke
		want   float64
	}{
		{"butt ends", line(), scene.Stroke{Width: 10}, 600},
		{"square ends", line(), scene.Stroke{Width: 10, Cap: scene.SquareCap}, 700},
		{"round ends", line(), scene.Stroke{Width: 10, Cap: scene.RoundCap}, 600 + math.Pi*25},
		{"a miter corner", corner(), scene.Stroke{Width: 10, MiterLimit: 4}, 1200},
		{"a bevel corner", corner(), scene.Stroke{Width: 10, Join: scene.BevelJoin}, 1200 - 12.5},
		{"a miter corner over its limit", corner(), scene.Stroke{Width: 10, MiterLimit: 1}, 1200 - 12.5},
		{"a round corner", corner(), scene.Stroke{Width: 10, Join: scene.RoundJoin}, 1200 - 25 + math.Pi*25/4},
		{"a closed square", scene.NewPath().Rect(20, 20, 60, 60), scene.Stroke{Width: 10, MiterLimit: 4}, 70*70 - 50*50},
		{"a circle", scene.NewPath().Ellipse(50, 50, 30, 30), scene.Stroke{Width: 6}, math.Pi * (33*33 - 27*27)},
		{"a circle thicker than itself", scene.NewPath().Ellipse(50, 50, 10, 10), scene.Stroke{Width: 60}, math.Pi * 1600},
		{"a dot with a round end", scene.NewPath().Move(50, 50).Close(), scene.Stroke{Width: 20, Cap: scene.RoundCap}, math.Pi * 100},
		{"a dot with a square end", scene.NewPath().Move(50, 50).Close(), scene.Stroke{Width: 20, Cap: scene.SquareCap}, 400},
		{"a dot with a butt end", scene.NewPath().Move(50, 50).Close(), scene.Stroke{Width: 20}, 0},
		{"dashes", line(), scene.Stroke{Width: 10, Dash: []float32{10, 5}}, 400},
		{"an odd dash pattern, which goes round twice", line(), scene.Stroke{Width: 10, Dash: []float32{10}}, 300},
		{"dashes too fine to see", line(), scene.Stroke{Width: 10, Dash: []float32{0.01, 0.01}}, 600},
		{"a way back over itself", scene.NewPath().Move(20, 50).Line(80, 50).Line(20, 50), scene.Stroke{Width: 10, MiterLimit: 4}, 600},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			test.stroke.Paint = red
			got := ink(drawn(test.path.Stroke(test.stroke).Node()))
			if math.Abs(got-test.want) > 0.006*test.want+0.01 {
				t.Errorf("area %.2f, want %.2f", got, test.want)
			}
		})
	}
}
