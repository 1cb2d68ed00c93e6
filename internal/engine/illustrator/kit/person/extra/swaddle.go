package extra

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// swaddle is the blanket that a baby is wrapped in, from the chin to the feet.
func swaddle(f *figure.Figure) kit.Node {
	t, b, k := f.ExtraTones("swaddle", "#f7d98a"), f.Bones, f.Body.Thick
	at := func(p limb.Point, r float64) limb.Circle { return limb.Circle{Point: p, R: r * k} }
	top := -f.Body.Trunk * .74
	d := limb.Hull(at(b.Trunk.Out(-b.Shoulder*.72, top), 18), at(b.Trunk.Out(b.Shoulder*.72, top), 18), at(b.Trunk.Out(-b.Hip, -4*k), 24), at(b.Trunk.Out(b.Hip, -4*k), 24), at(b.LegNear[1], 23), at(b.LegFar[1], 23), at(b.LegNear[2], 24), at(b.LegFar[2], 24))
	l, r, m := b.Trunk.Out(-b.Shoulder-16*k, top), b.Trunk.Out(b.Shoulder+16*k, top), b.Trunk.Out(b.Hip*.3, f.Body.Trunk*.1)
	fold := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", l.X, l.Y, b.Trunk.X, b.Trunk.Y-10*k, r.X, m.Y+34*k)
	var dots []kit.Node
	for i := range 20 {
		p := b.Trunk.Out(float64((i*47)%110-55)*k, top+float64((i*29)%130)*k)
		dots = append(dots, f.Circle(p.X, p.Y, 4*k, t.LL))
	}
	return f.Form(d, f.Fade(b.Trunk, 0, top*.4, 80*k, t.L, kit.At(.45, t.M), t.D), append(dots, f.Blur(3*k, f.Line(fold, t.DD, 8*k).Move(0, 4*k)).Opacity(.5), f.Line(fold, t.LL, 3*k), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", r.X, r.Y, b.Trunk.X, b.Trunk.Y-24*k, l.X+10*k, m.Y+10*k), t.DD, 2*k).Opacity(.6))...)
}

// swaddleHood is the part of the blanket behind the head.
func swaddleHood(f *figure.Figure) kit.Node {
	t, h := f.ExtraTones("swaddle", "#f7d98a"), f.Bones.Head
	return figure.Place(f.Form(kit.Oval(0, 2, 47, 52), f.Fade(h, 0, 0, 54, t.M, t.D, t.DD)), h)
}
