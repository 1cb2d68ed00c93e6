package guise

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/condition"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

func paperStick(d *kit.Drawing, p *surface.Pen) { condition.Stick(p, d, "#f4efe6", .042, .5) }

// balloonString ties a balloon below and lets its string hang.
func balloonString(d *kit.Drawing, p *surface.Pen) {
	t, k := kit.TonesOf(surface.Ruling(d)), p.Size
	x, y := (p.Box.X0+p.Box.X1)/2, p.Box.Y1
	for _, at := range []float64{.5, .45, .55, .4, .6, .3, .7, .2, .8} {
		if low, ok := surface.Underside(d)(at); ok {
			x, y = p.Box.X0+at*p.Box.W(), low
			break
		}
	}
	knot := fmt.Sprintf("M%.2f %.2fL%.2f %.2fQ%.2f %.2f %.2f %.2fZ", x, y-k*.01, x-k*.03, y+k*.04, x, y+k*.03, x+k*.03, y+k*.04)
	surface.Behind(d, kit.Of(p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f 0 %.2fq%.2f %.2f 0 %.2f", x, y+k*.03, k*.05, k*.08, k*.16, -k*.05, k*.08, k*.16), kit.Hex("#8d93a3"), k*.008), p.Form(knot, kit.Lin(x-k*.03, y, x+k*.03, y, t.L, t.D))))
}

// kiteTail ties a tail with bows to the foot of a kite.
func kiteTail(d *kit.Drawing, p *surface.Pen) {
	k, x, y := p.Size, (p.Box.X0+p.Box.X1)/2, p.Box.Y1
	if low, ok := surface.Underside(d)(.5); ok {
		y = low
	}
	var all []kit.Node
	all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fc%.2f %.2f %.2f %.2f 0 %.2fs%.2f %.2f 0 %.2f", x, y, k*.12, k*.08, -k*.1, k*.16, k*.24, k*.1, k*.14, k*.22), kit.Hex("#7a5a3a"), k*.01))
	for n, hex := range []string{"#f2545b", "#ffc23d", "#3fa7e0"} {
		bx, by, r := x+k*.03*float64(1-n%2*2), y+k*(.1+.14*float64(n)), k*.04
		all = append(all, p.Path(fmt.Sprintf("M%.2f %.2fl%.2f %.2fv%.2fZl%.2f %.2fv%.2fZ", bx, by, -r, -r*.6, r*1.2, r, -r*.6, r*1.2), kit.Hex(hex)))
	}
	surface.Behind(d, kit.Of(all...))
}

// neckChain hangs a drawing between the two ends of a chain of its own metal.
func neckChain(d *kit.Drawing, p *surface.Pen) {
	t, k, at := kit.TonesOf(surface.Ruling(d)), p.Size, surface.Peak(d)
	size, r := k*.05, k*.045
	ring := surface.Point{X: at.X, Y: at.Y - r*.6}
	surface.Behind(d, kit.Of(condition.Links(p, surface.Point{X: ring.X - k*.62, Y: ring.Y - k*.6}, surface.Point{X: ring.X - r*.4, Y: ring.Y - r*.6}, t, size), condition.Links(p, surface.Point{X: ring.X + k*.62, Y: ring.Y - k*.6}, surface.Point{X: ring.X + r*.4, Y: ring.Y - r*.6}, t, size)))
	surface.Before(d, hoop(p, ring, r, t))
}

// hoop is a ring of wire seen from the front.
func hoop(p *surface.Pen, at surface.Point, r float64, t kit.Tones) kit.Node {
	return kit.Of(p.Circle(at.X, at.Y, r, kit.None).Stroke(t.DD, r*.5), p.Circle(at.X, at.Y, r, kit.None).Stroke(t.LL, r*.26))
}

// earWire hangs a drawing on the hook of an earring.
func earWire(d *kit.Drawing, p *surface.Pen) {
	t, k, at := kit.TonesOf(kit.Hex("#d9a93c")), p.Size, surface.Peak(d)
	hook := fmt.Sprintf("M%.2f %.2fv%.2fc0 %.2f %.2f %.2f %.2f 0v%.2f", at.X, at.Y-k*.06, -k*.14, -k*.16, k*.17, -k*.16, k*.17, k*.2)
	surface.Behind(d, kit.Of(p.Line(hook, t.DD, k*.026), p.Line(hook, t.L, k*.014), hoop(p, surface.Point{X: at.X, Y: at.Y - k*.03}, k*.034, t)))
}

// ornamentCap hangs a drawing on a golden cap with a ring.
func ornamentCap(d *kit.Drawing, p *surface.Pen) {
	t, k, at := kit.TonesOf(kit.Hex("#d9a93c")), p.Size, surface.Peak(d)
	cord := fmt.Sprintf("M%.2f %.2fc%.2f %.2f %.2f %.2f 0 0", at.X, at.Y-k*.1, -k*.14, -k*.3, k*.14, -k*.3)
	surface.Before(d, kit.Of(p.Line(cord, kit.Hex("#c23b46"), k*.014), hoop(p, surface.Point{X: at.X, Y: at.Y - k*.09}, k*.03, t),
		p.Form(kit.RoundRect(at.X-k*.06, at.Y-k*.065, k*.12, k*.085, k*.014), kit.Lin(at.X-k*.06, at.Y, at.X+k*.06, at.Y, t.L, t.LL, t.M, t.DD), p.Line(fmt.Sprintf("M%.2f %.2fh%.2f", at.X-k*.06, at.Y-k*.02, k*.12), t.DD, k*.008))))
}

// fingerRing sets a drawing on a ring for a finger.
func fingerRing(d *kit.Drawing, p *surface.Pen) {
	t, k := kit.TonesOf(kit.Hex("#e0aa35")), p.Size
	x, y, r := (p.Box.X0+p.Box.X1)/2, p.Box.Y1+k*.36, k*.42
	surface.Behind(d, kit.Of(p.Ellipse(x, y, r, r*.98, kit.None).Stroke(t.DDD, k*.1), p.Ellipse(x, y, r, r*.98, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.L, t.DD), k*.085), p.Ellipse(x-k*.008, y-k*.008, r, r*.98, kit.None).Stroke(kit.White.Alpha(.6), k*.012)))
}
