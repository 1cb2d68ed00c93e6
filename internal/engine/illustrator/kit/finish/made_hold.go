package finish

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// stick lets a drawing sit on a stick of a color and width, as a share of its size.
func (p *pen) stick(d *kit.Drawing, hex string, wide, long float64) {
	t, k := kit.TonesOf(kit.Hex(hex)), p.size
	x, y := (p.box.X0+p.box.X1)/2, p.box.Y1
	if low, ok := underside(d)(.5); ok {
		y = low
	}
	w := k * wide
	behind(d, p.Form(kit.RoundRect(x-w/2, y-k*.3, w, k*(.3+long), w*.5), kit.Lin(x-w/2, y, x+w/2, y, t.LL, t.M, t.D), p.Blur(k*.012, p.Ellipse(x, y+k*.01, w, k*.03, t.DDD)).Opacity(.5)))
}

func paperStick(d *kit.Drawing, p *pen)  { p.stick(d, "#f4efe6", .042, .5) }
func woodenStick(d *kit.Drawing, p *pen) { p.stick(d, "#e0b878", .12, .26) }

// balloonString ties a balloon below and lets its string hang.
func balloonString(d *kit.Drawing, p *pen) {
	t, k := kit.TonesOf(rulingColor(d)), p.size
	x, y := (p.box.X0+p.box.X1)/2, p.box.Y1
	for _, at := range []float64{.5, .45, .55, .4, .6, .3, .7, .2, .8} {
		if low, ok := underside(d)(at); ok {
			x, y = p.box.X0+at*p.box.W(), low
			break
		}
	}
	knot := fmt.Sprintf("M%.2f %.2fL%.2f %.2fQ%.2f %.2f %.2f %.2fZ", x, y-k*.01, x-k*.03, y+k*.04, x, y+k*.03, x+k*.03, y+k*.04)
	behind(d, kit.Of(p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f 0 %.2fq%.2f %.2f 0 %.2f", x, y+k*.03, k*.05, k*.08, k*.16, -k*.05, k*.08, k*.16), kit.Hex("#8d93a3"), k*.008), p.Form(knot, kit.Lin(x-k*.03, y, x+k*.03, y, t.L, t.D))))
}

// kiteTail ties a tail with bows to the foot of a kite.
func kiteTail(d *kit.Drawing, p *pen) {
	k, x, y := p.size, (p.box.X0+p.box.X1)/2, p.box.Y1
	if low, ok := underside(d)(.5); ok {
		y = low
	}
	var all []kit.Node
	all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fc%.2f %.2f %.2f %.2f 0 %.2fs%.2f %.2f 0 %.2f", x, y, k*.12, k*.08, -k*.1, k*.16, k*.24, k*.1, k*.14, k*.22), kit.Hex("#7a5a3a"), k*.01))
	for n, hex := range []string{"#f2545b", "#ffc23d", "#3fa7e0"} {
		bx, by, r := x+k*.03*float64(1-n%2*2), y+k*(.1+.14*float64(n)), k*.04
		all = append(all, p.Path(fmt.Sprintf("M%.2f %.2fl%.2f %.2fv%.2fZl%.2f %.2fv%.2fZ", bx, by, -r, -r*.6, r*1.2, r, -r*.6, r*1.2), kit.Hex(hex)))
	}
	behind(d, kit.Of(all...))
}

// neckChain hangs a drawing between the two ends of a chain of its own metal.
func neckChain(d *kit.Drawing, p *pen) {
	t, k, at := kit.TonesOf(rulingColor(d)), p.size, peak(d)
	size, r := k*.05, k*.045
	ring := point{at.x, at.y - r*.6}
	behind(d, kit.Of(p.links(point{ring.x - k*.62, ring.y - k*.6}, point{ring.x - r*.4, ring.y - r*.6}, t, size), p.links(point{ring.x + k*.62, ring.y - k*.6}, point{ring.x + r*.4, ring.y - r*.6}, t, size)))
	before(d, p.hoop(ring, r, t))
}

// hoop is a ring of wire seen from the front.
func (p *pen) hoop(at point, r float64, t kit.Tones) kit.Node {
	return kit.Of(p.Circle(at.x, at.y, r, kit.None).Stroke(t.DD, r*.5), p.Circle(at.x, at.y, r, kit.None).Stroke(t.LL, r*.26))
}

// earWire hangs a drawing on the hook of an earring.
func earWire(d *kit.Drawing, p *pen) {
	t, k, at := kit.TonesOf(kit.Hex("#d9a93c")), p.size, peak(d)
	hook := fmt.Sprintf("M%.2f %.2fv%.2fc0 %.2f %.2f %.2f %.2f 0v%.2f", at.x, at.y-k*.06, -k*.14, -k*.16, k*.17, -k*.16, k*.17, k*.2)
	behind(d, kit.Of(p.Line(hook, t.DD, k*.026), p.Line(hook, t.L, k*.014), p.hoop(point{at.x, at.y - k*.03}, k*.034, t)))
}

// ornamentCap hangs a drawing on a golden cap with a ring.
func ornamentCap(d *kit.Drawing, p *pen) {
	t, k, at := kit.TonesOf(kit.Hex("#d9a93c")), p.size, peak(d)
	cord := fmt.Sprintf("M%.2f %.2fc%.2f %.2f %.2f %.2f 0 0", at.x, at.y-k*.1, -k*.14, -k*.3, k*.14, -k*.3)
	before(d, kit.Of(p.Line(cord, kit.Hex("#c23b46"), k*.014), p.hoop(point{at.x, at.y - k*.09}, k*.03, t),
		p.Form(kit.RoundRect(at.x-k*.06, at.y-k*.065, k*.12, k*.085, k*.014), kit.Lin(at.x-k*.06, at.y, at.x+k*.06, at.y, t.L, t.LL, t.M, t.DD), p.Line(fmt.Sprintf("M%.2f %.2fh%.2f", at.x-k*.06, at.y-k*.02, k*.12), t.DD, k*.008))))
}

// fingerRing sets a drawing on a ring for a finger.
func fingerRing(d *kit.Drawing, p *pen) {
	t, k := kit.TonesOf(kit.Hex("#e0aa35")), p.size
	x, y, r := (p.box.X0+p.box.X1)/2, p.box.Y1+k*.36, k*.42
	behind(d, kit.Of(p.Ellipse(x, y, r, r*.98, kit.None).Stroke(t.DDD, k*.1), p.Ellipse(x, y, r, r*.98, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.L, t.DD), k*.085), p.Ellipse(x-k*.008, y-k*.008, r, r*.98, kit.None).Stroke(kit.White.Alpha(.6), k*.012)))
}
