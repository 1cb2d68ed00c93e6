package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/fittings"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// The marks of long use: chips along the outline, scratches, faded colors, tarnish and peeling paint.

// chipped breaks a few flakes off the outline, most of them near the top; what is under the glaze shows around them.
func chipped(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
	pale := surface.PaleEdge(d)
	var holes, rims, shades []kit.Node
	all := fittings.Marks(p, d, p.Size*.05, false)
	const chips = 7
	for k := range min(chips, len(all)) {
		m := all[(k*k*3+k*len(all)/chips)%len(all)]
		r := p.Size * p.Between(.026, .04) * math.Pow(.92, float64(k))
		holes = append(holes, p.Path(patterns.Blob(p.Canvas, m.X, m.Y, r), kit.Black))
		x, y := m.X+(mid.X-m.X)*.02, m.Y+(mid.Y-m.Y)*.02
		rims = append(rims, p.Path(patterns.Blob(p.Canvas, x, y, r*1.5), pale))
		shades = append(shades, p.Path(patterns.Blob(p.Canvas, x, y, r*1.62), pale.Toward(kit.Hex("#5b4a3c"), .55)))
	}
	surface.Cover(d, kit.Of(kit.Of(shades...), kit.Of(rims...)))
	sheet := p.Rect(b.X0-2, b.Y0-2, b.W()+4, b.H()+4, 0, kit.White)
	for l, nodes := range d.Layers {
		if len(nodes) > 0 {
			d.Layers[l] = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: surface.Frame(b), Mask: kit.Of(sheet, kit.Of(holes...)).Scene(), Children: nodes}}}
		}
	}
}

// scratched draws groups of fine scratches that run one way, each with a dark and a light side.
func scratched(d *kit.Drawing, p *surface.Pen) {
	var all []kit.Node
	for range 9 {
		x, y := p.At()
		turn, n := p.Between(-.9, -.4), 2+int(p.Between(0, 3))
		for k := range n {
			long := p.Size * p.Between(.05, .13)
			x0, y0 := x+p.Size*.016*float64(k)+p.Size*p.Between(-.02, .02), y+p.Size*.012*float64(k)
			line := fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x0, y0, x0+math.Cos(turn)*long*.5, y0+math.Sin(turn)*long*.5+p.Size*.004, x0+math.Cos(turn)*long, y0+math.Sin(turn)*long)
			all = append(all, p.Line(line, kit.Hex("#2e2622"), p.Size*.0038).Move(0, p.Size*.003).Opacity(.5), p.Line(line, kit.White, p.Size*.0034).Opacity(.8))
		}
	}
	surface.Wear(d, kit.Of(all...), surface.NeverWorn)
}

// dented shows hollows in a surface: each dark toward the light and bright on its other side.
func dented(d *kit.Drawing, p *surface.Pen) {
	var all []kit.Node
	for range 9 {
		x, y := p.At()
		r, turn := p.Size*p.Between(.032, .066), p.Between(-40, 40)
		hollow := patterns.Blob(p.Canvas, x, y, r)
		all = append(all, kit.Of(p.Blur(r*.2, p.Path(hollow, kit.White).Move(r*.2, r*.24)).Opacity(.6), p.Path(hollow, kit.Lin(x-r, y-r, x+r, y+r, kit.At(0, kit.Hex("#1d1a24").Alpha(.8)), kit.At(.5, kit.Hex("#1d1a24").Alpha(.42)), kit.At(1, kit.White.Alpha(.25)))),
			p.Line(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-r*.9, y+r*.2, x-r*.6, y-r*.8, x+r*.3, y-r*.95), kit.Hex("#1d1a24"), r*.12).Opacity(.6)).Rotate(turn, x, y))
	}
	surface.Wear(d, kit.Of(all...), surface.NeverWorn)
}

// faded bleaches a drawing, in uneven patches more than elsewhere.
func faded(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.72 + .25, C: v.C * .5, H: v.H})
	})
	var all []kit.Node
	for range 16 {
		x, y := p.At()
		all = append(all, p.Path(patterns.Blob(p.Canvas, x, y, p.Size*p.Between(.04, .11)), kit.Hex("#fbf4e6")))
	}
	surface.Wear(d, p.Blur(p.Size*.02, all...).Opacity(.38), surface.NeverWorn)
}

// gray is how much color metal has at most that tarnishes dark: silver and steel. Copper, brass and bronze turn green.
const gray = .045

// tarnished spreads the stains of old metal from its lower side and its edges: dark on silver, green on copper and brass.
func tarnished(d *kit.Drawing, p *surface.Pen) {
	stains, veil := []string{"#3f8f7c", "#6fb7a0", "#2f7267"}, kit.Hex("#4a3320")
	if surface.Ruling(d).Lch().C < gray {
		stains, veil = []string{"#4b4540", "#6a5a45", "#38383f"}, kit.Hex("#4d3f30")
	}
	b := p.Box
	s := surface.SilhouetteOf(d)
	var soft, fine []kit.Node
	for _, m := range fittings.Marks(p, d, p.Size*.035, false) {
		if p.Between(0, 1) < .62 {
			soft = append(soft, p.Circle(m.X-m.Out.X*p.Size*.012, m.Y-m.Out.Y*p.Size*.012, p.Size*p.Between(.014, .034), veil))
		}
	}
	for k := range 46 {
		x, y := p.At()
		if k%2 == 0 {
			y = b.Y1 - (b.Y1-y)*.5
		}
		if !s.Painted(surface.Point{X: x, Y: y}) {
			continue
		}
		r := p.Size * p.Between(.008, .03)
		fine = append(fine, p.Path(patterns.Blob(p.Canvas, x, y, r), kit.Hex(stains[k%3])).Opacity(p.Between(.35, .7)))
		for range 4 {
			fine = append(fine, p.Circle(x+p.Between(-2, 2)*r, y+p.Between(-2, 2)*r, r*p.Between(.1, .24), kit.Hex(stains[(k+1)%3])).Opacity(.6))
		}
	}
	surface.Wear(d, kit.Of(p.Blur(p.Size*.012, soft...).Opacity(.55), p.Blur(p.Size*.002, fine...)), surface.NeverRusted)
}

// peeling lets paint come off in flakes: bare wood shows, and the edge of the paint above it curls.
func peeling(d *kit.Drawing, p *surface.Pen) {
	wood := []kit.Color{kit.Hex("#b99468"), kit.Hex("#a9845a"), kit.Hex("#c5a47c")}
	if v := surface.Ruling(d).Lch(); v.C > .04 && v.H > 40 && v.H < 90 { // paint that is as brown as wood has lime under it
		wood = []kit.Color{kit.Hex("#e9e2d4"), kit.Hex("#dcd3c2"), kit.Hex("#f2ede2")}
	}
	s := surface.SilhouetteOf(d)
	var all []kit.Node
	for k := range 26 {
		x, y := p.At()
		if !s.Painted(surface.Point{X: x, Y: y}) {
			continue
		}
		r := p.Size * p.Between(.012, .045)
		flake := patterns.Blob(p.Canvas, x, y, r)
		all = append(all, p.Path(flake, kit.White).Move(-r*.09, -r*.11).Opacity(.7), p.Path(flake, kit.Hex("#2b2320")).Move(r*.05, r*.04).Opacity(.6), p.Path(flake, wood[k%3]).Move(r*.05, r*.1))
	}
	surface.Wear(d, kit.Of(all...), surface.NeverWorn)
}
