package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// mossy grows moss on everything that faces up and in patches on the sides.
func mossy(d *kit.Drawing, p *pen) {
	s := silhouetteOf(d)
	greens := []kit.Color{kit.Hex("#4f7d2c"), kit.Hex("#6d9c38"), kit.Hex("#8fbd4c")}
	var on, caps []kit.Node
	for _, q := range p.solid(d, 9, .03, .16) {
		r := p.size * p.between(.03, .075)
		on = append(on, p.Path(blob(p.Canvas, q.x, q.y, r*1.12), kit.Hex("#36591f")).Opacity(.3), p.Path(blob(p.Canvas, q.x, q.y, r), kit.Rad(q.x-r*.3, q.y-r*.4, r*1.6, greens[2], greens[1], greens[0])))
		on = append(on, p.tuft(q, r, 16, greens)...)
	}
	cover(d, kit.Of(on...))
	for _, ledge := range s.ledges() {
		wide := ledge[len(ledge)-1].x - ledge[0].x
		k := min(1, .4+wide/(p.size*.5))
		outline := p.cap(ledge, p.size*.022*k, p.size*.02*k, p.size*.085*k)
		y := ledge[len(ledge)/2].y
		caps = append(caps, p.Path(outline, kit.Hex("#36591f")).Move(0, p.size*.007).Opacity(.6), p.Form(outline, kit.Lin(0, y-p.size*.04, 0, y+p.size*.09, greens[2], greens[1], greens[0])))
		for i := 0; i < len(ledge); i += 3 {
			caps = append(caps, p.tuft(point{ledge[i].x, ledge[i].y + p.size*.012}, p.size*.02, 3, greens)...)
		}
	}
	before(d, kit.Of(caps...))
}

// tuft is short upright blades scattered around a place.
func (p *pen) tuft(q point, r float64, n int, shades []kit.Color) []kit.Node {
	var all []kit.Node
	for k := range n {
		x, y, l := q.x+p.between(-.9, .9)*r, q.y+p.between(-.7, .8)*r, p.size*p.between(.01, .02)
		all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", x, y, p.between(-.3, .3)*l, -l*.6, p.between(-.5, .5)*l, -l), shades[k%len(shades)].Toward(kit.White, .12), p.size*.004))
	}
	return all
}

// overgrown lets ivy climb over a drawing from its foot.
func overgrown(d *kit.Drawing, p *pen) {
	s := silhouetteOf(d)
	b := p.box
	under := underside(d)
	var stems, leaves []kit.Node
	for k := range 5 {
		t := .1 + .2*float64(k)
		y, ok := under(t)
		if !ok {
			continue
		}
		at, turn := point{b.X0 + b.W()*t, y - p.size*.01}, -math.Pi/2+p.between(-.3, .3)
		line := fmt.Sprintf("M%.2f %.2f", at.x, at.y)
		step := p.size * .042
		long := int(p.between(.55, 1) * b.H() / step)
		for n := range max(long, 3) {
			for try := 0; try < 9; try++ { // turns back to where there is something to climb on
				to := point{at.x + math.Cos(turn)*step, at.y + math.Sin(turn)*step}
				if s.painted(to) {
					break
				}
				turn = -math.Pi/2 + p.between(-1.5, 1.5)
			}
			turn = turn*.8 - math.Pi/2*.2 + p.between(-.45, .45)
			at = point{at.x + math.Cos(turn)*step, at.y + math.Sin(turn)*step}
			line += fmt.Sprintf("L%.2f %.2f", at.x, at.y)
			if !s.painted(at) {
				break
			}
			side := float64(1 - 2*(n%2))
			leaves = append(leaves, p.ivyLeaf(at, turn+side*p.between(.7, 1.5), p.size*p.between(.034, .052)))
			if n%3 == 0 {
				leaves = append(leaves, p.ivyLeaf(at, turn-side*p.between(.7, 1.5), p.size*p.between(.026, .04)))
			}
		}
		stems = append(stems, p.Line(line, kit.Hex("#4d6b2b"), p.size*.008))
	}
	before(d, kit.Of(kit.Of(stems...), kit.Of(leaves...)))
}

// ivyLeaf is a leaf of five lobes whose stalk is at a place.
func (p *pen) ivyLeaf(at point, turn, r float64) kit.Node {
	outline := ""
	for _, lobe := range [][3]float64{{-2.6, .55, 0}, {-1.75, .5, 0}, {-1.15, .95, 1}, {-.5, .62, 0}, {0, 1.35, 1}, {.5, .62, 0}, {1.15, .95, 1}, {1.75, .5, 0}, {2.6, .55, 0}} {
		sin, cos := math.Sincos(lobe[0])
		outline += fmt.Sprintf("%.2f,%.2f%s ", at.x+r*.55+cos*lobe[1]*r, at.y+sin*lobe[1]*r, map[float64]string{1: "!", 0: ""}[lobe[2]])
	}
	shade := [][2]string{{"#7fb648", "#3f7a2a"}, {"#5f9a3a", "#2f6324"}, {"#97c95a", "#52902f"}}[p.rng.IntN(3)]
	leaf := kit.Of(p.Path(outline, kit.Hex("#1f4218")).Move(r*.06, r*.1).Opacity(.45),
		p.Path(outline, kit.Lin(at.x, at.y-r, at.x+r, at.y+r, kit.Hex(shade[0]), kit.Hex(shade[1]))),
		p.Line(fmt.Sprintf("M%.2f %.2fH%.2f", at.x, at.y, at.x+r*1.6), kit.Hex("#d5eab0"), r*.07).Opacity(.7))
	return leaf.Rotate(turn*180/math.Pi, at.x, at.y)
}
