package person

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/role"
)

func TestSomebodyOfAnimeHasTallerEyesInASlimmerBodyAndAPointedChin(t *testing.T) {
	for _, s := range []figure.Spec{{}, {Age: "child"}, {Body: "woman"}, {Body: "man"}} {
		usual := newFigure(role.Complete(s))
		s.Anime = true
		f := newFigure(role.Complete(s))
		e := figure.Expressions["calm smile"]
		_, _, y, _, w, h := head.AnimeEyes(f)
		if own, was := head.AnimeEye(f, e, 0, y, w, h, 1).Bounds(), head.Eye(usual, e, 0, 2, 1, false).Bounds(); own.H() < 1.2*was.H() {
			t.Errorf("%+v: the eye is %.0f high, was %.0f", s, own.H(), was.H())
		}
		if f.Body.Thick >= usual.Body.Thick || f.Body.Thigh <= usual.Body.Thigh {
			t.Errorf("%+v: the body is not slimmer with longer legs", s)
		}
		if b := f.Path(head.Skull(f), kit.White).Bounds(); b.Y1 < head.Chin(f)-1 {
			t.Errorf("%+v: the chin ends at %.0f", s, b.Y1)
		}
	}
}

func TestHairOfAnimeEndsInPointsBelowTheEyesOrAboveThem(t *testing.T) {
	for name := range head.AnimeHair {
		if _, ok := head.HairStyles[name]; !ok {
			t.Errorf("%s is no style of hair", name)
		}
		anime := Draw(figure.Spec{Hair: figure.Hair{Style: name}, Anime: true})
		if print(anime) == print(Draw(figure.Spec{Hair: figure.Hair{Style: name}})) {
			t.Errorf("%s is drawn as for everybody", name)
		}
	}
	f := newFigure(role.Complete(figure.Spec{Hair: figure.Hair{Style: "long"}, Anime: true}))
	if b := f.Path(head.HairStyle(f).Cut.Outline(0), kit.White).Bounds(); b.Y1 < 60 {
		t.Errorf("the strands beside the face end at %.0f", b.Y1)
	}
}

func TestAMaskKeepsItsFaceInAnime(t *testing.T) {
	s := figure.Spec{Mask: &figure.Mask{Drawing: kit.Drawing{Box: kit.Box{X1: 100, Y1: 100}}}, Anime: true}
	if head.Animated(newFigure(role.Complete(s))) {
		t.Error("a mask is drawn as a face of anime")
	}
}
