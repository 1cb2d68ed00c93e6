package person

import (
	"fmt"
	"testing"

	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/role"
)

func TestPeopleInRealisticPicturesHaveTheProportionsOfLife(t *testing.T) {
	for _, c := range []struct {
		spec        figure.Spec
		least, most float64
	}{
		{figure.Spec{Natural: true}, 6.4, 7.6}, {figure.Spec{Natural: true, Age: "child"}, 4.8, 6}, {figure.Spec{Natural: true, Age: "toddler"}, 3.8, 4.8}, {figure.Spec{}, 3.5, 5}, {figure.Spec{Natural: true, Build: "chibi"}, 1, 3.2}, {figure.Spec{Build: "toy"}, 2.6, 3.4},
	} {
		d := Draw(c.spec)
		if heads := d.Box.H() / d.Anchors["head"].H; heads < c.least || heads > c.most {
			t.Errorf("%s %s, natural %v: %.1f heads tall", c.spec.Age, c.spec.Build, c.spec.Natural, heads)
		}
	}
}

func TestEveryExpressionHasANaturalFace(t *testing.T) {
	faces := map[uint64]bool{}
	for _, age := range []string{"adult", "child"} {
		for _, e := range expressions() {
			d := Draw(figure.Spec{Natural: true, Age: age, Expression: e})
			if d.Box.H() < 100 {
				t.Errorf("%s, %s: %.0f", age, e, d.Box)
			}
			faces[print(d)] = true
		}
	}
	if len(faces) < len(expressions()) {
		t.Errorf("only %d faces", len(faces))
	}
}

func TestGlassesSitOnNaturalEyes(t *testing.T) {
	f := newFigure(role.Complete(figure.Spec{Natural: true}))
	if _, _, y, _ := head.EyesAt(f); y != head.FacePlan(f).Eyes {
		t.Errorf("glasses at %.1f, eyes at %.1f", y, head.FacePlan(f).Eyes)
	}
}

func TestTheSeamOfANaturalSleeveStaysOffTheMiddleOfTheChest(t *testing.T) {
	f := newFigure(role.Complete(figure.Spec{Natural: true, Pose: "standing"}))
	at := f.Bones.ArmNear[0]
	d := armhole(f, at, 20)
	var x0, y0 float64
	if _, err := fmt.Sscanf(d, "M%f %fC", &x0, &y0); err != nil || x0 > at.X || y0 > at.Y {
		t.Errorf("the seam begins at %.0f, %.0f: %v", x0, y0, err)
	}
}
