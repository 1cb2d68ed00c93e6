package person

import "pellucid/internal/engine/illustrator/kit"

// backOfHead draws a head from behind: ears, nape, and the hair over all of the skull.
func (f *figure) backOfHead() kit.Node {
	s, h := f.skin, f.bones.head
	n := []kit.Node{
		f.ear(-31, 1, true), f.ear(31, 1, true),
		f.Form(f.skull(), f.fade(h, 0, 4, 44, s.L, kit.At(.4, s.M), s.D), f.Blur(4, f.Ellipse(0, 36, 20, 8, s.DD)).Opacity(.3)),
	}
	style := f.hairStyle()
	if style.front == nil || f.covered() {
		return place(kit.Of(n...), h)
	}
	cap := "M0 -54C40 -54 44 -24 36 4C34 16 28 22 22 27Q12 22 0 28Q-12 22 -22 27C-28 22 -34 16 -36 4C-44 -24 -40 -54 0 -54Z"
	lines := "M0 -50Q-3 -12 0 24M-16 -48Q-26 -14 -18 22M16 -48Q26 -14 18 22M-28 -38Q-36 -10 -30 14M28 -38Q36 -10 30 14"
	above := f.Clip("M-90 -160H90V-34Q0 -46 -90 -34Z", style.front(f, 0))
	n = append(n, f.Form(cap, f.hairFill(), f.strands(lines)), f.gloss("M-24 -30Q-14 -42 2 -43", 4))
	if style.back != nil {
		n = append(n, style.back(f, 0), f.Form(cap, f.hairFill(), f.strands(lines)), f.gloss("M-24 -30Q-14 -42 2 -43", 4))
	}
	n = append(n, above)
	return place(f.Named("hair", n...), h)
}
