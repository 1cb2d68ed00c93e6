package person

import "testing"

func TestPeopleInRealisticPicturesHaveTheProportionsOfLife(t *testing.T) {
	for _, c := range []struct {
		spec        Spec
		least, most float64
	}{
		{Spec{Natural: true}, 6.4, 7.6}, {Spec{Natural: true, Age: "child"}, 4.8, 6}, {Spec{Natural: true, Age: "toddler"}, 3.8, 4.8}, {Spec{}, 3.5, 5}, {Spec{Natural: true, Build: "chibi"}, 1, 3.2}, {Spec{Build: "toy"}, 2.6, 3.4},
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
		for _, e := range Expressions() {
			d := Draw(Spec{Natural: true, Age: age, Expression: e})
			if d.Box.H() < 100 {
				t.Errorf("%s, %s: %.0f", age, e, d.Box)
			}
			faces[print(d)] = true
		}
	}
	if len(faces) < len(Expressions()) {
		t.Errorf("only %d faces", len(faces))
	}
}

func TestGlassesSitOnNaturalEyes(t *testing.T) {
	f := newFigure(complete(Spec{Natural: true}))
	if _, _, y, _ := f.eyesAt(); y != f.facePlan().eyes {
		t.Errorf("glasses at %.1f, eyes at %.1f", y, f.facePlan().eyes)
	}
}
