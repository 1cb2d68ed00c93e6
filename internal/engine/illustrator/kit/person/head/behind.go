package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// backOfHead draws a head from behind: ears, nape, and the hair over all of the skull.
func backOfHead(f *figure.Figure) kit.Node {
	s, h := f.Skin, f.Bones.Head
	n := []kit.Node{
		ear(f, -31, 1, true), ear(f, 31, 1, true),
		f.Form(Skull(f), f.Fade(h, 0, 4, 44, s.L, kit.At(.4, s.M), s.D), f.Blur(4, f.Ellipse(0, 36, 20, 8, s.DD)).Opacity(.3)),
	}
	style := HairStyle(f)
	if style.front == nil || Covered(f) {
		return figure.Place(kit.Of(n...), h)
	}
	cap := "M0 -54C40 -54 44 -24 36 4C34 16 28 22 22 27Q12 22 0 28Q-12 22 -22 27C-28 22 -34 16 -36 4C-44 -24 -40 -54 0 -54Z"
	lines := "M0 -50Q-3 -12 0 24M-16 -48Q-26 -14 -18 22M16 -48Q26 -14 18 22M-28 -38Q-36 -10 -30 14M28 -38Q36 -10 30 14"
	above := f.Clip("M-90 -160H90V-34Q0 -46 -90 -34Z", style.front(f, 0))
	n = append(n, f.Form(cap, hairFill(f), strands(f, lines)), gloss(f, "M-24 -30Q-14 -42 2 -43", 4))
	if style.back != nil {
		n = append(n, style.back(f, 0), f.Form(cap, hairFill(f), strands(f, lines)), gloss(f, "M-24 -30Q-14 -42 2 -43", 4))
	}
	n = append(n, above)
	return figure.Place(f.Named("hair", n...), h)
}
