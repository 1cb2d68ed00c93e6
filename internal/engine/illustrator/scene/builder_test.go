package scene

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestBuilderRecordsSegmentsInOrder(t *testing.T) {
	got := NewPath().Move(1, 2).Line(3, 4).Quad(5, 6, 7, 8).Cubic(Point{1, 1}, Point{2, 2}, Point{3, 3}).Close().Path()
	want := []Segment{
		{Op: Move, Points: [3]Point{{1, 2}}},
		{Op: Line, Points: [3]Point{{3, 4}}},
		{Op: Quad, Points: [3]Point{{5, 6}, {7, 8}}},
		{Op: Cubic, Points: [3]Point{{1, 1}, {2, 2}, {3, 3}}},
		{Op: Close},
	}
	if diff := cmp.Diff(want, got.Segments); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if got.Fill.Kind != NoPaint || got.Stroke != nil {
		t.Error("a new path has paint")
	}
}

func TestEllipseStaysCloseToTheCircle(t *testing.T) {
	segments := NewPath().Ellipse(0, 0, 100, 100).Path().Segments
	pen := segments[0].Points[0]
	for _, s := range segments[1:5] {
		c := s.Points
		middle := Point{(pen.X + 3*c[0].X + 3*c[1].X + c[2].X) / 8, (pen.Y + 3*c[0].Y + 3*c[1].Y + c[2].Y) / 8}
		if r := middle.X*middle.X + middle.Y*middle.Y; r < 9998 || r > 10002 {
			t.Errorf("middle of an arc at squared distance %v, want 10000", r)
		}
		pen = c[2]
	}
	if pen != segments[0].Points[0] {
		t.Error("the ellipse does not end where it began")
	}
}

func TestPointsOfOperations(t *testing.T) {
	want := map[Op]int{Move: 1, Line: 1, Quad: 2, Cubic: 3, Close: 0, Op(9): 0}
	for op, n := range want {
		if op.Points() != n {
			t.Errorf("operation %d uses %d points, want %d", op, op.Points(), n)
		}
	}
}
