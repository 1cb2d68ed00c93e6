package guise

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// cakeBoard stands a drawing on a round board with a border of piped cream.
func cakeBoard(d *kit.Drawing, p *surface.Pen) {
	k, b := p.Size, p.Box
	s := surface.SilhouetteOf(d)
	x0, x1 := b.X1, b.X0
	for i, a := range s.Alpha { // how wide the foot is
		if y := float64(i/surface.SampleSide) / s.Scale; a > .6 && y > .84*b.H() {
			x := b.X0 + float64(i%surface.SampleSide)/s.Scale
			x0, x1 = min(x0, x), max(x1, x)
		}
	}
	x, half := (x0+x1)/2, max((x1-x0)/2, .3*b.W())
	half += k * .09
	board := kit.TonesOf(kit.Hex("#dba637"))
	surface.Behind(d, kit.Of(p.Ellipse(x, b.Y1+k*.012, half, k*.062, board.DD), p.Ellipse(x, b.Y1, half, k*.06, kit.Lin(x-half, b.Y1, x+half, b.Y1, board.M, board.LL, board.L, board.D)), p.Ellipse(x, b.Y1-k*.004, half*.93, k*.05, kit.Hex("#fff7ea"))))
	var cream []kit.Node
	n := max(5, int(2*half/(k*.062)))
	for i := range n {
		a := math.Pi * (float64(i) + .5) / float64(n)
		cx, cy, r := x-math.Cos(a)*half*.84, b.Y1+math.Sin(a)*k*.03-k*.008, k*.032
		cream = append(cream, p.Circle(cx, cy, r, kit.Rad(cx-r*.4, cy-r*.5, r*1.7, kit.White, kit.Hex("#fff3e4"), kit.Hex("#dcc3a6"))), p.Path(fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2fZ", cx-r*.5, cy-r*.6, r*.5, -r*1.1, r, r*.1), kit.White))
	}
	surface.Before(d, kit.Of(cream...))
}

// lampFoot stands what glows on a wooden foot.
func lampFoot(d *kit.Drawing, p *surface.Pen) {
	k, b := p.Size, p.Box
	t := kit.TonesOf(kit.Hex("#b07840"))
	x, y, w := (b.X0+b.X1)/2, b.Y0, max(.2*b.W(), .14*k)
	for i := range 19 { // the box has the light around it as well
		if low, ok := surface.Underside(d)(.05 + .05*float64(i)); ok {
			y = max(y, low-k*.015)
		}
	}
	surface.Behind(d, kit.Of(p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", x+w*.8, y+k*.07, k*.12, k*.05, k*.2, -k*.01), kit.Hex("#5a4a44"), k*.014),
		p.Form(kit.RoundRect(x-w, y, 2*w, k*.09, k*.03), kit.Lin(x-w, y, x+w, y+k*.09, t.LL, t.M, t.DD), p.Line(fmt.Sprintf("M%.2f %.2fh%.2f", x-w, y+k*.03, 2*w), t.D, k*.006).Opacity(.6)), p.Ellipse(x, y+k*.004, w*.9, k*.02, kit.Hex("#fff0c2")).Opacity(.8)))
}

// shortLegs stands a drawing on short turned legs.
func shortLegs(d *kit.Drawing, p *surface.Pen) {
	k, b := p.Size, p.Box
	t := kit.TonesOf(kit.Hex("#9a6233"))
	under := surface.Underside(d)
	first, last := 1.0, 0.0
	for i := range 37 { // where the drawing comes down far enough
		at := .05 + .025*float64(i)
		if low, ok := under(at); ok && low > b.Y1-.2*b.H() {
			first, last = min(first, at), max(last, at)
		}
	}
	var all []kit.Node
	for n, share := range []float64{.32, .68, .08, .92} {
		at := first + share*(last-first)
		x, y := b.X0+at*b.W(), b.Y1
		if low, ok := under(at); ok {
			y = low
		}
		foot := b.Y1 + k*.1 - k*.03*float64(1-n/2)
		w := k * .026
		leg := fmt.Sprintf("M%.2f %.2fh%.2fL%.2f %.2fh%.2fZ", x-w, y-k*.05, 2*w, x+w*.5, foot, -w)
		fill := kit.Lin(x-w, y, x+w, y, t.L, t.M, t.DD)
		if n < 2 {
			fill = kit.Lin(x-w, y, x+w, y, t.D, t.DD, t.DDD)
		}
		all = append(all, p.Form(leg, fill))
	}
	surface.Behind(d, kit.Of(all...))
}

// bagHandle puts an arched handle on a bag.
func bagHandle(d *kit.Drawing, p *surface.Pen) {
	at, half := mouthAt(d)
	t, k := kit.TonesOf(kit.Hex("#8a5630")), p.Size
	gold := kit.TonesOf(kit.Hex("#dba637"))
	half = min(half*.72, .3*k)
	line := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", at.X-half, at.Y+k*.05, at.X-half, at.Y-k*.42, at.X+half, at.Y-k*.42, at.X+half, at.Y+k*.05)
	surface.Behind(d, kit.Of(p.Line(line, t.DD, k*.05), p.Line(line, t.M, k*.038), p.Line(line, t.LL, k*.008).Dash(k*.02, k*.018).Butt()))
	zip := fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", at.X-half, at.Y+k*.045, at.X, at.Y+k*.09, at.X+half, at.Y+k*.045)
	surface.Before(d, kit.Of(p.Line(zip, gold.DD, k*.024), p.Line(zip, gold.L, k*.016).Dash(k*.008, k*.01).Butt(), p.Circle(at.X+half, at.Y+k*.045, k*.022, gold.M), p.Rect(at.X+half-k*.012, at.Y+k*.05, k*.024, k*.07, k*.012, kit.Lin(at.X+half, at.Y, at.X+half+k*.02, at.Y, gold.LL, gold.D))))
}

// bagLoop puts the loop and the straps of a backpack on a drawing.
func bagLoop(d *kit.Drawing, p *surface.Pen) {
	at, k, b := surface.Peak(d), p.Size, p.Box
	t := kit.TonesOf(kit.Hex("#3f5f94"))
	loop := fmt.Sprintf("M%.2f %.2fc0 %.2f %.2f %.2f %.2f 0", at.X-k*.07, at.Y+k*.03, -k*.14, k*.14, -k*.14, k*.14)
	var straps []kit.Node
	for _, right := range []bool{false, true} {
		out := 1.0
		if !right {
			out = -1
		}
		mid, half := column(d, .62)
		upper, above := column(d, .34)
		x := mid + out*half
		line := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", upper+out*above*.7, b.Y0+.3*b.H(), x+out*k*.2, b.Y0+.32*b.H(), x+out*k*.2, b.Y0+.84*b.H(), x-out*k*.08, b.Y0+.86*b.H())
		straps = append(straps, p.Line(line, t.DD, k*.07), p.Line(line, t.M, k*.056), p.Line(line, t.LL, k*.006).Dash(k*.02, k*.02).Butt())
	}
	surface.Behind(d, kit.Of(append(straps, p.Line(loop, t.DD, k*.042), p.Line(loop, t.M, k*.03))...))
}

// dial sets the face of a clock into a drawing.
func dial(d *kit.Drawing, p *surface.Pen) {
	x, y, width := surface.FaceAt(d)
	r := max(.17*p.Size, min(.3*width, .26*p.Size))
	rim := kit.TonesOf(kit.Hex("#dba637"))
	all := []kit.Node{p.Blur(r*.1, p.Circle(x+r*.06, y+r*.1, r*1.1, kit.Black)).Opacity(.35), p.Circle(x, y, r*1.12, kit.Lin(x-r, y-r, x+r, y+r, rim.LL, rim.M, rim.DD)), p.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.3, r*1.6, kit.White, kit.Hex("#fbf6ea"), kit.Hex("#e2d8c4")))}
	for n := range 12 {
		sin, cos := math.Sincos(math.Pi / 6 * float64(n))
		long := .1
		if n%3 == 0 {
			long = .18
		}
		all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fL%.2f %.2f", x+sin*r*.88, y-cos*r*.88, x+sin*r*(.88-long), y-cos*r*(.88-long)), kit.Hex("#3b3038"), r*.06))
	}
	all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fL%.2f %.2f", x, y, x-r*.38, y-r*.24), kit.Hex("#2b2430"), r*.09), p.Line(fmt.Sprintf("M%.2f %.2fL%.2f %.2f", x, y, x+r*.3, y-r*.6), kit.Hex("#2b2430"), r*.06), p.Circle(x, y, r*.09, kit.Hex("#c8473f")))
	surface.Before(d, kit.Of(all...))
}

// balloonBasket hangs a wicker basket on four ropes below a drawing.
func balloonBasket(d *kit.Drawing, p *surface.Pen) {
	k, b := p.Size, p.Box
	x, y := (b.X0+b.X1)/2, b.Y1
	under := surface.Underside(d)
	wide, high, drop := k*.22, k*.16, k*.2
	rope, w := kit.Hex("#6b4a2e"), kit.TonesOf(kit.Hex("#b57a3c"))
	top := y + drop
	var ropes []kit.Node
	for n, share := range []float64{.32, .44, .56, .68} {
		from := y
		if low, ok := under(share); ok {
			from = low
		}
		ropes = append(ropes, p.Line(fmt.Sprintf("M%.2f %.2fL%.2f %.2f", b.X0+share*b.W(), from-k*.03, x+wide*(float64(n)/3-.5), top), rope, k*.011))
	}
	box := fmt.Sprintf("M%.2f %.2fH%.2fL%.2f %.2fQ%.2f %.2f %.2f %.2fZ", x-wide/2, top, x+wide/2, x+wide*.42, top+high, x, top+high*1.14, x-wide*.42, top+high)
	var weave []kit.Node
	for n := range 5 {
		v := top + high*(float64(n)+.6)/5.4
		weave = append(weave, p.Line(fmt.Sprintf("M%.2f %.2fH%.2f", x-wide/2, v, x+wide/2), w.DD, k*.012).Dash(k*.03, k*.012).Butt(), p.Line(fmt.Sprintf("M%.2f %.2fH%.2f", x-wide/2+float64(n%2)*k*.02, v-k*.012, x+wide/2), w.LL, k*.006).Dash(k*.03, k*.012).Butt())
	}
	basket := kit.Of(p.Form(box, kit.Lin(x-wide/2, top, x+wide/2, top, w.L, w.M, w.DD), p.Clip(box, weave...)), p.Form(kit.RoundRect(x-wide*.54, top-k*.012, wide*1.08, k*.03, k*.014), kit.Lin(x-wide/2, top, x+wide/2, top, w.LL, w.M, w.DD)))
	surface.Behind(d, kit.Of(append(ropes, basket)...))
}

// floatRing lays the front of an inflated ring around the foot of what floats.
func floatRing(d *kit.Drawing, p *surface.Pen) {
	k, b := p.Size, p.Box
	t, pale := kit.TonesOf(surface.Ruling(d)), kit.TonesOf(kit.Hex("#fdf6f8"))
	x, y, rx, ry, thick := (b.X0+b.X1)/2, b.Y1-k*.1, .46*max(b.W(), .8*k), k*.1, k*.15
	ring := func(c any, wide float64) kit.Node {
		return p.Ellipse(x, y, rx, ry, kit.None).Stroke(c.(kit.Paint), wide)
	}
	front := fmt.Sprintf("M%.2f %.2fh%.2fv%.2fh%.2fZ", x-rx-k, y, 2*(rx+k), k, -2*(rx+k))
	whole := kit.Of(ring(t.DD, thick), ring(t.M, thick*.92), p.Ellipse(x, y, rx, ry, kit.None).Stroke(pale.M, thick*.92).Dash(k*.16, k*.16).Butt(), p.Blur(k*.012, p.Ellipse(x, y+thick*.3, rx, ry, kit.None).Stroke(t.DDD, thick*.2)).Opacity(.4), p.Blur(k*.006, p.Ellipse(x, y-thick*.2, rx, ry, kit.None).Stroke(kit.White, thick*.12)).Opacity(.8))
	surface.Behind(d, whole)
	surface.Before(d, p.Clip(front, whole))
}
