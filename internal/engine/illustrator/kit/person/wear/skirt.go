package wear

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// along returns the point on a leg at a share: 1 is the knee, 2 the ankle.
func along(c figure.Chain, u float64) limb.Point {
	if u <= 1 {
		return c[0].Mix(c[1], u)
	}
	return c[1].Mix(c[2], u-1)
}

// Hanging reports whether both thighs hang down, so that a skirt falls freely.
func Hanging(f *figure.Figure) bool {
	down := func(c figure.Chain) bool { return c[1].Y-c[0].Y > .5*math.Abs(c[1].X-c[0].X) }
	return down(f.Bones.LegNear) && down(f.Bones.LegFar) && !f.Pose.Lying && !f.Pose.LegsFront
}

// skirtOutline returns the outline of a skirt in figure units, and its hem's ends.
func skirtOutline(f *figure.Figure, length, flare, wide float64) (outline string, left, right limb.Point) {
	b, k := f.Bones, f.Body.Thick
	flare *= k
	n, r := along(b.LegNear, length), along(b.LegFar, length)
	if !Hanging(f) {
		return draped(f, length, flare), n, r
	}
	top := b.Trunk
	hw := b.Hip + wide
	l, g := n, r
	if l.X > g.X {
		l, g = g, l
	}
	for _, u := range []float64{length * .6, length * .8} {
		for _, c := range []figure.Chain{b.LegNear, b.LegFar} {
			q := along(c, u)
			l.X, g.X = min(l.X, q.X), max(g.X, q.X)
		}
	}
	low := max(l.Y, g.Y)
	if length > 1.5 {
		l.Y, g.Y = low-3, low-3
	}
	lx, gx := l.X-flare*.95, g.X+flare*.95
	w1, w2 := top.Out(-hw-2*k, -18*k), top.Out(hw+2*k, -18*k)
	h1, h2 := top.Out(-hw-9*k, 10*k), top.Out(hw+9*k, 10*k)
	left, right = limb.Point{X: lx, Y: l.Y + 6*k}, limb.Point{X: gx, Y: g.Y + 6*k}
	return f.Smooth([3]float64{w1.X, w1.Y, 1}, [3]float64{h1.X, h1.Y, 0}, [3]float64{(h1.X*.4 + lx*.6), (h1.Y*.4 + left.Y*.6), 0}, [3]float64{lx, left.Y, 1},
		[3]float64{lx*.75 + gx*.25, low + 13*k, 0}, [3]float64{(lx + gx) / 2, low + 15*k, 0}, [3]float64{lx*.25 + gx*.75, low + 13*k, 0},
		[3]float64{gx, right.Y, 1}, [3]float64{(h2.X*.4 + gx*.6), (h2.Y*.4 + right.Y*.6), 0}, [3]float64{h2.X, h2.Y, 0}, [3]float64{w2.X, w2.Y, 1}), left, right
}

// overKnees covers the legs down to where a skirt that hangs ends: none of them is bare beside it.
func overKnees(f *figure.Figure, length float64) string {
	k, out := f.Body.Thick, ""
	for _, c := range []figure.Chain{f.Bones.LegNear, f.Bones.LegFar} {
		out += limb.Capsule(c[0], 20*k, along(c, .92*min(length, 1)), 19*k)
		if length > 1.2 {
			out += limb.Capsule(c[1], 19*k, along(c, length-.16), 15*k)
		}
	}
	return out
}

// draped returns the outline of a skirt over bent legs.
func draped(f *figure.Figure, length, flare float64) string {
	b, k := f.Bones, f.Body.Thick
	c := func(p limb.Point, r float64) limb.Circle { return limb.Circle{Point: p, R: r} }
	u := min(length, 1)
	base := []limb.Circle{c(b.Trunk.Out(-b.Hip*.5, -12*k), 20*k), c(b.Trunk.Out(b.Hip*.5, -12*k), 20*k), c(b.LegNear[0], 22*k), c(b.LegFar[0], 22*k)}
	out := limb.Hull(append(base, c(along(b.LegNear, u), 21*k), c(along(b.LegFar, u), 20*k))...)
	if length > 1 {
		out += limb.Hull(c(b.LegNear[1], 20*k), c(b.LegFar[1], 20*k), c(along(b.LegNear, length), min(flare, 24*k)), c(along(b.LegFar, length), min(flare, 24*k)))
	}
	return out
}

// SkirtPart draws the skirt.
func SkirtPart(f *figure.Figure) kit.Node {
	cut, t, slot := f.Look.Skirt, f.Bottom, "bottom"
	if f.Look.OnePiece {
		t, slot = f.Top, "top"
	}
	switch cut.Style {
	case "tail":
		return f.Named(slot, fishTail(f, t))
	case "smoke":
		return f.Named(slot, smokeTail(f, t))
	case "horse":
		return f.Named(slot, horseBody(f, t))
	case "tutu":
		return f.Named(slot, tutu(f, t))
	}
	out, l, r := skirtOutline(f, cut.Length, cut.Flare, 0)
	k := f.Body.Thick
	fill := skirtFill(f, t)
	inside := pleats(f, cut, t, l, r)
	if cut.Details != nil {
		inside = append(inside, cut.Details(f, out)...)
	}
	inside = append(inside, f.Blur(8*k, f.Line(figure.Polyline(f.Light*4, 0, r.Add(f.Light*-2, 0), f.Bones.Trunk.Out(f.Light*(f.Bones.Hip+8), 0)), t.DD, 20*k)).Opacity(.42))
	if !f.Look.OnePiece {
		inside = append(inside, body.HemShadow(f))
	} else {
		inside = append(inside, f.Blur(3*k, f.Line(figure.Polyline(0, 0, f.Bones.Trunk.Out(-f.Bones.Hip, -12*k), f.Bones.Trunk.Out(f.Bones.Hip, -12*k)), t.DD, 3*k)).Opacity(.5))
	}
	if !Hanging(f) {
		inside = append(inside, f.Cast(t, 14*k, .35, f.Bones.LegNear[0].Add(0, 14*k), f.Bones.LegNear[1].Add(-6*k, 16*k)))
	}
	if Hanging(f) {
		return f.Named(slot, kit.Of(f.Form(overKnees(f, cut.Length), fill), f.Form(out, fill, inside...)))
	}
	return f.Named(slot, f.Form(out, fill, inside...))
}

// skirtFill is the gradient of a skirt, which continues that of a dress.
func skirtFill(f *figure.Figure, t kit.Tones) kit.Gradient {
	c := f.Bones.Trunk.Out(0, f.Body.Thigh*.45)
	return f.Fade(figure.World, c.X, c.Y, f.Body.Thigh*.9, t.L, kit.At(.42, t.M), kit.At(1, t.D))
}

// pleats are folds from the waist to the hem.
func pleats(f *figure.Figure, cut figure.SkirtCut, t kit.Tones, l, r limb.Point) []kit.Node {
	if !Hanging(f) || cut.Style == "straight" {
		return nil
	}
	k, hw := f.Body.Thick, f.Bones.Hip
	steps := []float64{-.62, -.2, .26, .68}
	if cut.Style == "pleated" {
		steps = []float64{-.85, -.6, -.35, -.1, .15, .4, .65, .88}
	}
	var out []kit.Node
	y := max(l.Y, r.Y)
	for i, u := range steps {
		a := f.Bones.Trunk.Out(u*hw*.9, -6*k)
		hx := (l.X+r.X)/2 + u*(r.X-l.X)/2
		if cut.Style == "pleated" {
			out = append(out, f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", a.X, a.Y, hx, y+14*k), t.DD, 1.6*k).Opacity(.5), f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", a.X+2*k, a.Y, hx+2.5*k, y+14*k), t.LL, 1.4*k).Opacity(.3))
			continue
		}
		start := .45 + .1*float64(i%2)
		sx, sy := a.X+(hx-a.X)*start, a.Y+(y-a.Y)*start
		w := (r.X - l.X) * .055
		out = append(out, f.Blur(1.5*k, f.Path(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", sx, sy, hx-w*.2, (sy+y)/2, hx-w*.6, y+18*k, hx+w, y+18*k, hx+w*.3, (sy+y)/2, sx, sy), t.DD)).Opacity(.36))
	}
	return out
}

// tutu is a ballet skirt that stands out from the hips.
func tutu(f *figure.Figure, t kit.Tones) kit.Node {
	k := f.Body.Thick
	fr := f.Bones.Trunk
	fr.Angle *= .6
	var n []kit.Node
	for i, layer := range []struct{ w, y, h float64 }{{74, 16, 15}, {68, 8, 14}, {58, 0, 12}} {
		tone := []kit.Color{t.D, t.M, t.L}[i]
		var b [][3]float64
		for j := range 15 {
			u := float64(j)/7 - 1
			b = append(b, [3]float64{u * layer.w * k, (layer.y + layer.h*math.Sqrt(max(0, 1-u*u*.8)) + 3*float64(j%2)) * k, 0})
		}
		b = append(b, [3]float64{30 * k, -14 * k, 0}, [3]float64{-30 * k, -14 * k, 0})
		n = append(n, f.Form(f.Smooth(b...), f.Fade(figure.World, 0, 0, 60*k, tone.Shade(.5), tone, tone.Shade(-.6)), tulle(f, t, layer.w*k, layer.y*k)).Opacity(.95))
	}
	return figure.Place(kit.Of(n...), fr)
}

func tulle(f *figure.Figure, t kit.Tones, w, y float64) kit.Node {
	var n []kit.Node
	for j := range 13 {
		u := float64(j)/6 - 1
		n = append(n, f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", u*w*.4, y-20, u*w, y+24), t.LL, 1).Opacity(.5))
	}
	return kit.Of(n...)
}

// fishTail takes the place of the legs.
func fishTail(f *figure.Figure, t kit.Tones) kit.Node {
	k, b := f.Body.Thick, f.Bones
	h := b.Trunk
	a := b.LegNear[1].Mix(b.LegFar[1], .5).Add(0, 0)
	e := b.LegNear[2].Mix(b.LegFar[2], .5).Add(0, -12*k)
	w1, w2 := h.Out(-b.Hip-3*k, -16*k), h.Out(b.Hip+3*k, -16*k)
	tail := f.Smooth([3]float64{w1.X, w1.Y, 1}, [3]float64{h.Out(-b.Hip-8*k, 14*k).X, h.Out(0, 14*k).Y, 0}, [3]float64{a.X - 26*k, a.Y, 0}, [3]float64{e.X - 9*k, e.Y - 12*k, 0}, [3]float64{e.X, e.Y + 4, 0},
		[3]float64{e.X + 9*k, e.Y - 12*k, 0}, [3]float64{a.X + 26*k, a.Y, 0}, [3]float64{h.Out(b.Hip+8*k, 14*k).X, h.Out(0, 14*k).Y, 0}, [3]float64{w2.X, w2.Y, 1})
	fin := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ",
		e.X, e.Y-16*k, e.X-20*k, e.Y-20*k, e.X-48*k, e.Y-4*k, e.X-56*k, e.Y+24*k, e.X-38*k, e.Y+22*k, e.X-14*k, e.Y+24*k, e.X, e.Y+10*k,
		e.X+14*k, e.Y+24*k, e.X+38*k, e.Y+22*k, e.X+56*k, e.Y+24*k, e.X+48*k, e.Y-4*k, e.X+20*k, e.Y-20*k, e.X, e.Y-16*k)
	var scales []kit.Node
	for row := range 14 {
		for i := range 7 {
			x, y := a.X+(float64(i)-3+float64(row%2)*.5)*12*k, h.Y-10*k+float64(row)*13*k
			scales = append(scales, f.Line(figure.Text("M%.1f %.1fa%.1f %.1f 0 0 0 %.1f 0", x-6*k, y, 6*k, 7*k, 12*k), t.DD, 1.4*k).Opacity(.45))
		}
	}
	rays := kit.Of(f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", e.X-4, e.Y-8*k, e.X-26*k, e.Y-2*k, e.X-44*k, e.Y+20*k, e.X+4, e.Y-8*k, e.X+26*k, e.Y-2*k, e.X+44*k, e.Y+20*k), t.DD, 1.6*k).Opacity(.5))
	return kit.Of(f.Form(fin, f.Fade(figure.World, e.X, e.Y, 50*k, t.LL, t.M, t.D), rays),
		f.Form(tail, f.Fade(figure.World, a.X, a.Y-30*k, 110*k, t.L, kit.At(.4, t.M), t.DD), append(scales,
			f.Blur(8*k, f.Line(figure.Polyline(f.Light*20*k, 0, h.Out(b.Hip*.6, 0), a, e), t.DD, 14*k)).Opacity(.4), body.HemShadow(f))...))
}
