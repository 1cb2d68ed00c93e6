package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// bearded reports whether a beard is around the mouth.
func bearded(f *figure.Figure) bool {
	switch f.Spec.Beard {
	case "short", "full", "long", "wide", "goatee":
		return true
	}
	return false
}

// BeardPart is the beard beneath the mouth, in the head's frame.
func BeardPart(f *figure.Figure) kit.Node {
	x, t := f.Face(1), f.Hair
	fill := f.Fade(f.Bones.Head, 0, 22, 34, t.L, kit.At(.45, t.M), t.D)
	jaw := figure.Text("M-33 -4C-31 8 -29 18 %.1f 18.500Q%.1f 13 %.1f 14.500Q%.1f 13 %.1f 18.500C29 18 31 8 33 -4", -19+x*.7, -9+x, x*1.2, 11+x, 21+x*.7)
	var n kit.Node
	switch f.Spec.Beard {
	case "stubble":
		n = f.Clip(Skull(f), f.Blur(2, f.Path(jaw+"C36 40 20 44 0 44C-20 44 -36 40 -33 -4Z", t.D)).Opacity(.34))
	case "short":
		n = f.Clip(Skull(f)+figure.Text("M-30 8h62v34q-30 12 -62 0Z"), f.Form(jaw+figure.Text("C36 24 28 40 %.1f 44C%.1f 47 %.1f 47 %.1f 44C-28 40 -36 24 -33 -4Z", 12+x*.5, 4+x*.5, -6+x*.5, -14+x*.5), fill, beardHairs(f, x)))
	case "full":
		n = f.Form(jaw+figure.Text("C38 26 34 46 %.1f 58C%.1f 62 %.1f 62 %.1f 58C-34 46 -38 26 -33 -4Z", 16+x*.4, 6+x*.4, -8+x*.4, -18+x*.4), fill, beardHairs(f, x))
	case "long":
		n = f.Form(jaw+figure.Text("C40 30 38 62 %.1f 96C%.1f 112 %.1f 112 %.1f 96C-38 62 -40 30 -33 -4Z", 16+x*.4, 6+x*.4, -4+x*.4, -14+x*.4), fill, beardHairs(f, x), strands(f, figure.Text("M-20 30Q-18 70 %.1f 96M22 30Q20 70 %.1f 96M0 40V96M-10 36Q-8 70 -4 90M11 36Q10 70 6 90", -6+x*.4, 6+x*.4)), gloss(f, "M-24 30Q-24 54 -14 78", 3))
	case "wide":
		n = f.Form("M-37 0C-54 34 -50 76 -20 106C-8 117 8 117 20 106C50 76 54 34 37 0Q0 10 -37 0Z", f.Fade(f.Bones.Head, 0, 50, 62, t.L, kit.At(.5, t.M), t.D),
			strands(f, "M-30 20Q-34 64 -12 100M30 20Q34 64 12 100M0 40Q-2 76 0 108M-16 30Q-20 70 -7 100M16 30Q20 70 7 100"), gloss(f, "M-36 34Q-36 60 -24 80", 3.400))
	case "goatee":
		n = f.Form(figure.Text("M%.1f 22Q%.1f 28 %.1f 22C%.1f 34 %.1f 46 %.1f 46C%.1f 46 %.1f 34 %.1f 22Z", -10+x*1.2, x*1.2, 10+x*1.2, 12+x, 8+x, x, -8+x, -12+x, -10+x*1.2), fill)
	default:
		return kit.Node{}
	}
	if f.Wears("big beard") {
		n = n.Scale(1.2, 1.5, 0, 4)
	}
	return f.Named("beard", n)
}

func beardHairs(f *figure.Figure, x float64) kit.Node {
	return strands(f, figure.Text("M-26 18Q-22 34 %.1f 42M26 18Q24 34 %.1f 42M-14 34Q-8 44 -4 46M14 34Q10 44 6 46", -10+x*.4, 12+x*.4))
}

// beardFront is the mustache, over the mouth's upper edge.
func beardFront(f *figure.Figure) kit.Node {
	switch f.Spec.Beard {
	case "full", "long", "wide", "mustache", "goatee", "short":
	default:
		return kit.Node{}
	}
	x, y, t := f.Face(1.25), 15.0, f.Hair
	if f.Young() {
		y = 18
	}
	w := 13.0
	if f.Spec.Beard == "wide" && f.Spec.Expression == "" {
		w, y = 20, 24
	}
	if f.Spec.Beard == "goatee" || f.Spec.Beard == "short" {
		w = 10.5
	}
	d := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ",
		x, y-2.5, x-w*.4, y-6, x-w*.85, y-2, x-w*1.15, y+4.5, x-w*.7, y+4.5, x-w*.35, y+4, x, y+2, x+w*.35, y+4, x+w*.7, y+4.5, x+w*1.15, y+4.5, x+w*.85, y-2, x+w*.4, y-6, x, y-2.5)
	shadow := f.Blur(1, f.Path(d, t.DDD).Move(0, 1.4)).Opacity(.4)
	n := kit.Of(shadow, f.Form(d, f.Fade(f.Bones.Head, x, y, 12, t.L, t.M, t.D), strands(f, figure.Text("M%.1f %.1fq-4 1 -8 4M%.1f %.1fq4 1 8 4", x-2, y-1, x+2, y-1))))
	if f.Wears("big beard") {
		n = n.Scale(2.3, 2, x, y-2)
	}
	return f.Named("beard", n)
}
