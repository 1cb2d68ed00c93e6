package scene

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func decoded(t *testing.T) []Node {
	t.Helper()
	nodes, err := Decode(everything())
	if err != nil {
		t.Fatal(err)
	}
	return nodes
}

func TestACopyThatIsNotMovedIsEqualAndSharesNothing(t *testing.T) {
	original := decoded(t)
	clone := Transform(original, Identity)
	if diff := cmp.Diff(original, clone); diff != "" {
		t.Fatalf("clone differs (-want +got)\n%s", diff)
	}
	Walk(clone, func(p *Path) {
		p.Segments[0].Points[0].X = 999
		p.Fill.Color.G = 0.5
		for i := range p.Fill.Stops {
			p.Fill.Stops[i].Offset = 0.5
		}
		if p.Stroke != nil {
			p.Stroke.Dash[0] = 999
			p.Stroke.Paint.Stops[0].Offset = 0.5
		}
	})
	clone[1].Group.Effects[0].Sigma = 999
	clone[1].Group.Clip[0].Path.EvenOdd = true
	if diff := cmp.Diff(decoded(t), original); diff != "" {
		t.Errorf("changing the clone changed the original (-want +got)\n%s", diff)
	}
}

func TestWalkVisitsClipsMasksAndChildren(t *testing.T) {
	visited := 0
	Walk(decoded(t), func(*Path) { visited++ })
	if visited != 4 {
		t.Errorf("visited %d paths, want 4", visited)
	}
}

func TestTransformMovesPointsAndLengths(t *testing.T) {
	m := Translate(100, 0).Mul(Rotate(math.Pi / 2)).Mul(ScaleBy(2, 2))
	moved := Transform(decoded(t), m)
	corner := moved[0].Path.Segments[0].Points[0] // 10, 20 → 20, 40 → −40, 20 → 60, 20
	if !near(corner.X, 60) || !near(corner.Y, 20) {
		t.Errorf("corner at %v, want 60, 20", corner)
	}
	group := moved[1].Group
	effect := group.Effects[0] // 3, −4 → 6, −8 → 8, 6
	if !near(effect.DX, 8) || !near(effect.DY, 6) || !near(effect.Sigma, 10) {
		t.Errorf("effect %+v, want 8, 6 with sigma 10", effect)
	}
	stroke := group.Children[0].Path.Stroke
	if !near(stroke.Width, 5) || !near(stroke.Dash[1], 4) {
		t.Errorf("stroke %v wide with dashes %v, want 5 and 2, 4", stroke.Width, stroke.Dash)
	}
}

func TestTransformTakesGradientsAlong(t *testing.T) {
	m := Translate(30, -7).Mul(Rotate(0.4)).Mul(ScaleBy(3, 0.5))
	before := decoded(t)[1].Group.Children[0].Path.Fill
	after := Transform(decoded(t), m)[1].Group.Children[0].Path.Fill
	p := Point{12, 34}
	want, got := before.ToUnit.Apply(p), after.ToUnit.Apply(m.Apply(p))
	if !near(want.X, got.X) || !near(want.Y, got.Y) {
		t.Errorf("a point at %v of the gradient went to %v", want, got)
	}
}

func TestTransformOfNothingIsNothing(t *testing.T) {
	if Transform(nil, Identity) != nil {
		t.Error("want nil")
	}
}

func TestInverseUndoesAMap(t *testing.T) {
	m := Translate(5, 6).Mul(Rotate(1)).Mul(ScaleBy(2, 3))
	p := m.Inverse().Apply(m.Apply(Point{7, 8}))
	if !near(p.X, 7) || !near(p.Y, 8) {
		t.Errorf("got %v", p)
	}
	if (Matrix{}).Inverse() != Identity {
		t.Error("a singular matrix has no inverse; want the identity")
	}
}

func near(a, b float32) bool { return math.Abs(float64(a-b)) < 1e-3 }
