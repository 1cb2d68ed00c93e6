package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// The marks of long use: chips along the outline, scratches, faded colors, tarnish and peeling paint.

// chipped breaks a few flakes off the outline, most of them near the top; what is under the glaze shows around them.
func chipped(d *kit.Drawing, p *pen) {
	b := p.box
	mid := point{(b.X0 + b.X1) / 2, (b.Y0 + b.Y1) / 2}
	pale := paleEdge(d)
	var holes, rims, shades []kit.Node
	all := p.marks(d, p.size*.05, false)
	const chips = 7
	for k := range min(chips, len(all)) {
		m := all[(k*k*3+k*len(all)/chips)%len(all)]
		r := p.size * p.between(.026, .04) * math.Pow(.92, float64(k))
		holes = append(holes, p.Path(blob(p.Canvas, m.x, m.y, r), kit.Black))
		x, y := m.x+(mid.x-m.x)*.02, m.y+(mid.y-m.y)*.02
		rims = append(rims, p.Path(blob(p.Canvas, x, y, r*1.5), pale))
		shades = append(shades, p.Path(blob(p.Canvas, x, y, r*1.62), pale.Toward(kit.Hex("#5b4a3c"), .55)))
	}
	cover(d, kit.Of(kit.Of(shades...), kit.Of(rims...)))
	sheet := p.Rect(b.X0-2, b.Y0-2, b.W()+4, b.H()+4, 0, kit.White)
	for l, nodes := range d.Layers {
		if len(nodes) > 0 {
			d.Layers[l] = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: frame(b), Mask: kit.Of(sheet, kit.Of(holes...)).Scene(), Children: nodes}}}
		}
	}
}

// scratched draws groups of fine scratches that run one way, each with a dark and a light side.
func scratched(d *kit.Drawing, p *pen) {
	var all []kit.Node
	for range 9 {
		x, y := p.at()
		turn, n := p.between(-.9, -.4), 2+int(p.between(0, 3))
		for k := range n {
			long := p.size * p.between(.05, .13)
			x0, y0 := x+p.size*.016*float64(k)+p.size*p.between(-.02, .02), y+p.size*.012*float64(k)
			line := fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x0, y0, x0+math.Cos(turn)*long*.5, y0+math.Sin(turn)*long*.5+p.size*.004, x0+math.Cos(turn)*long, y0+math.Sin(turn)*long)
			all = append(all, p.Line(line, kit.Hex("#2e2622"), p.size*.0038).Move(0, p.size*.003).Opacity(.5), p.Line(line, kit.White, p.size*.0034).Opacity(.8))
		}
	}
	wear(d, kit.Of(all...), neverWorn)
}

// faded bleaches a drawing, in uneven patches more than elsewhere.
func faded(d *kit.Drawing, p *pen) {
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.72 + .25, C: v.C * .5, H: v.H})
	})
	var all []kit.Node
	for range 16 {
		x, y := p.at()
		all = append(all, p.Path(blob(p.Canvas, x, y, p.size*p.between(.04, .11)), kit.Hex("#fbf4e6")))
	}
	wear(d, p.Blur(p.size*.02, all...).Opacity(.38), neverWorn)
}

// gray is how much color metal has at most that tarnishes dark: silver and steel. Copper, brass and bronze turn green.
const gray = .045

// tarnished spreads the stains of old metal from its lower side and its edges: dark on silver, green on copper and brass.
func tarnished(d *kit.Drawing, p *pen) {
	stains, veil := []string{"#3f8f7c", "#6fb7a0", "#2f7267"}, kit.Hex("#4a3320")
	if rulingColor(d).Lch().C < gray {
		stains, veil = []string{"#4b4540", "#6a5a45", "#38383f"}, kit.Hex("#4d3f30")
	}
	b := p.box
	s := silhouetteOf(d)
	var soft, fine []kit.Node
	for _, m := range p.marks(d, p.size*.035, false) {
		if p.between(0, 1) < .62 {
			soft = append(soft, p.Circle(m.x-m.out.x*p.size*.012, m.y-m.out.y*p.size*.012, p.size*p.between(.014, .034), veil))
		}
	}
	for k := range 46 {
		x, y := p.at()
		if k%2 == 0 {
			y = b.Y1 - (b.Y1-y)*.5
		}
		if !s.painted(point{x, y}) {
			continue
		}
		r := p.size * p.between(.008, .03)
		fine = append(fine, p.Path(blob(p.Canvas, x, y, r), kit.Hex(stains[k%3])).Opacity(p.between(.35, .7)))
		for range 4 {
			fine = append(fine, p.Circle(x+p.between(-2, 2)*r, y+p.between(-2, 2)*r, r*p.between(.1, .24), kit.Hex(stains[(k+1)%3])).Opacity(.6))
		}
	}
	wear(d, kit.Of(p.Blur(p.size*.012, soft...).Opacity(.55), p.Blur(p.size*.002, fine...)), neverRusted)
}

// peeling lets paint come off in flakes: bare wood shows, and the edge of the paint above it curls.
func peeling(d *kit.Drawing, p *pen) {
	wood := []kit.Color{kit.Hex("#b99468"), kit.Hex("#a9845a"), kit.Hex("#c5a47c")}
	if v := rulingColor(d).Lch(); v.C > .04 && v.H > 40 && v.H < 90 { // paint that is as brown as wood has lime under it
		wood = []kit.Color{kit.Hex("#e9e2d4"), kit.Hex("#dcd3c2"), kit.Hex("#f2ede2")}
	}
	s := silhouetteOf(d)
	var all []kit.Node
	for k := range 26 {
		x, y := p.at()
		if !s.painted(point{x, y}) {
			continue
		}
		r := p.size * p.between(.012, .045)
		flake := blob(p.Canvas, x, y, r)
		all = append(all, p.Path(flake, kit.White).Move(-r*.09, -r*.11).Opacity(.7), p.Path(flake, kit.Hex("#2b2320")).Move(r*.05, r*.04).Opacity(.6), p.Path(flake, wood[k%3]).Move(r*.05, r*.1))
	}
	wear(d, kit.Of(all...), neverWorn)
}
