package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// mossy grows moss on everything that faces up and in patches on the sides.
func mossy(d *kit.Drawing, p *surface.Pen) {
	s := surface.SilhouetteOf(d)
	greens := []kit.Color{kit.Hex("#4f7d2c"), kit.Hex("#6d9c38"), kit.Hex("#8fbd4c")}
	var on, caps []kit.Node
	for _, q := range p.Solid(d, 9, .03, .16) {
		r := p.Size * p.Between(.03, .075)
		on = append(on, p.Path(patterns.Blob(p.Canvas, q.X, q.Y, r*1.12), kit.Hex("#36591f")).Opacity(.3), p.Path(patterns.Blob(p.Canvas, q.X, q.Y, r), kit.Rad(q.X-r*.3, q.Y-r*.4, r*1.6, greens[2], greens[1], greens[0])))
		on = append(on, Tuft(p, q, r, 16, greens)...)
	}
	surface.Cover(d, kit.Of(on...))
	for _, ledge := range s.Ledges() {
		wide := ledge[len(ledge)-1].X - ledge[0].X
		k := min(1, .4+wide/(p.Size*.5))
		outline := p.Cap(ledge, p.Size*.022*k, p.Size*.02*k, p.Size*.085*k)
		y := ledge[len(ledge)/2].Y
		caps = append(caps, p.Path(outline, kit.Hex("#36591f")).Move(0, p.Size*.007).Opacity(.6), p.Form(outline, kit.Lin(0, y-p.Size*.04, 0, y+p.Size*.09, greens[2], greens[1], greens[0])))
		for i := 0; i < len(ledge); i += 3 {
			caps = append(caps, Tuft(p, surface.Point{X: ledge[i].X, Y: ledge[i].Y + p.Size*.012}, p.Size*.02, 3, greens)...)
		}
	}
	surface.Before(d, kit.Of(caps...))
}

// Tuft is short upright blades scattered around a place.
func Tuft(p *surface.Pen, q surface.Point, r float64, n int, shades []kit.Color) []kit.Node {
	var all []kit.Node
	for k := range n {
		x, y, l := q.X+p.Between(-.9, .9)*r, q.Y+p.Between(-.7, .8)*r, p.Size*p.Between(.01, .02)
		all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", x, y, p.Between(-.3, .3)*l, -l*.6, p.Between(-.5, .5)*l, -l), shades[k%len(shades)].Toward(kit.White, .12), p.Size*.004))
	}
	return all
}

// overgrown lets ivy climb over a drawing from its foot.
func overgrown(d *kit.Drawing, p *surface.Pen) {
	s := surface.SilhouetteOf(d)
	b := p.Box
	under := surface.Underside(d)
	var stems, leaves []kit.Node
	for k := range 5 {
		t := .1 + .2*float64(k)
		y, ok := under(t)
		if !ok {
			continue
		}
		at, turn := surface.Point{X: b.X0 + b.W()*t, Y: y - p.Size*.01}, -math.Pi/2+p.Between(-.3, .3)
		line := fmt.Sprintf("M%.2f %.2f", at.X, at.Y)
		step := p.Size * .042
		long := int(p.Between(.55, 1) * b.H() / step)
		for n := range max(long, 3) {
			for try := 0; try < 9; try++ { // turns back to where there is something to climb on
				to := surface.Point{X: at.X + math.Cos(turn)*step, Y: at.Y + math.Sin(turn)*step}
				if s.Painted(to) {
					break
				}
				turn = -math.Pi/2 + p.Between(-1.5, 1.5)
			}
			turn = turn*.8 - math.Pi/2*.2 + p.Between(-.45, .45)
			at = surface.Point{X: at.X + math.Cos(turn)*step, Y: at.Y + math.Sin(turn)*step}
			line += fmt.Sprintf("L%.2f %.2f", at.X, at.Y)
			if !s.Painted(at) {
				break
			}
			side := float64(1 - 2*(n%2))
			leaves = append(leaves, ivyLeaf(p, at, turn+side*p.Between(.7, 1.5), p.Size*p.Between(.034, .052)))
			if n%3 == 0 {
				leaves = append(leaves, ivyLeaf(p, at, turn-side*p.Between(.7, 1.5), p.Size*p.Between(.026, .04)))
			}
		}
		stems = append(stems, p.Line(line, kit.Hex("#4d6b2b"), p.Size*.008))
	}
	surface.Before(d, kit.Of(kit.Of(stems...), kit.Of(leaves...)))
}

// ivyLeaf is a leaf of five lobes whose stalk is at a place.
func ivyLeaf(p *surface.Pen, at surface.Point, turn, r float64) kit.Node {
	outline := ""
	for _, lobe := range [][3]float64{{-2.6, .55, 0}, {-1.75, .5, 0}, {-1.15, .95, 1}, {-.5, .62, 0}, {0, 1.35, 1}, {.5, .62, 0}, {1.15, .95, 1}, {1.75, .5, 0}, {2.6, .55, 0}} {
		sin, cos := math.Sincos(lobe[0])
		outline += fmt.Sprintf("%.2f,%.2f%s ", at.X+r*.55+cos*lobe[1]*r, at.Y+sin*lobe[1]*r, map[float64]string{1: "!", 0: ""}[lobe[2]])
	}
	shade := [][2]string{{"#7fb648", "#3f7a2a"}, {"#5f9a3a", "#2f6324"}, {"#97c95a", "#52902f"}}[p.Rng.IntN(3)]
	leaf := kit.Of(p.Path(outline, kit.Hex("#1f4218")).Move(r*.06, r*.1).Opacity(.45),
		p.Path(outline, kit.Lin(at.X, at.Y-r, at.X+r, at.Y+r, kit.Hex(shade[0]), kit.Hex(shade[1]))),
		p.Line(fmt.Sprintf("M%.2f %.2fH%.2f", at.X, at.Y, at.X+r*1.6), kit.Hex("#d5eab0"), r*.07).Opacity(.7))
	return leaf.Rotate(turn*180/math.Pi, at.X, at.Y)
}
