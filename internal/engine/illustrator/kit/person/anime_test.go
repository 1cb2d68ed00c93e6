package person

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

func TestSomebodyOfAnimeHasTallerEyesInASlimmerBodyAndAPointedChin(t *testing.T) {
	for _, s := range []Spec{{}, {Age: "child"}, {Body: "woman"}, {Body: "man"}} {
		usual := newFigure(complete(s))
		s.Anime = true
		f := newFigure(complete(s))
		e := expressions["calm smile"]
		_, _, y, _, w, h := f.animeEyes()
		if own, was := f.animeEye(e, 0, y, w, h, 1).Bounds(), usual.eye(e, 0, 2, 1, false).Bounds(); own.H() < 1.2*was.H() {
			t.Errorf("%+v: the eye is %.0f high, was %.0f", s, own.H(), was.H())
		}
		if f.body.thick >= usual.body.thick || f.body.thigh <= usual.body.thigh {
			t.Errorf("%+v: the body is not slimmer with longer legs", s)
		}
		if b := f.Path(f.skull(), kit.White).Bounds(); b.Y1 < f.chin()-1 {
			t.Errorf("%+v: the chin ends at %.0f", s, b.Y1)
		}
	}
}

func TestHairOfAnimeEndsInPointsBelowTheEyesOrAboveThem(t *testing.T) {
	for name := range animeHair {
		if _, ok := hairStyles[name]; !ok {
			t.Errorf("%s is no style of hair", name)
		}
		anime := Draw(Spec{Hair: Hair{Style: name}, Anime: true})
		if print(anime) == print(Draw(Spec{Hair: Hair{Style: name}})) {
			t.Errorf("%s is drawn as for everybody", name)
		}
	}
	f := newFigure(complete(Spec{Hair: Hair{Style: "long"}, Anime: true}))
	if b := f.Path(f.hairStyle().cut.outline(0), kit.White).Bounds(); b.Y1 < 60 {
		t.Errorf("the strands beside the face end at %.0f", b.Y1)
	}
}

func TestAMaskKeepsItsFaceInAnime(t *testing.T) {
	s := Spec{Mask: &Mask{Drawing: kit.Drawing{Box: kit.Box{X1: 100, Y1: 100}}}, Anime: true}
	if newFigure(complete(s)).animated() {
		t.Error("a mask is drawn as a face of anime")
	}
}
