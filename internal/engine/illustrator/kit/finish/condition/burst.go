package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// exploding bursts behind a drawing: a star of flames, smoke, and bits in its own color that fly off.
func exploding(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	x, y, r := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, p.Size*.5
	star := func(k float64, jag int, turn float64) string {
		line := ""
		for i := range 2 * jag {
			far := r * k * p.Between(1.28, 1.62)
			if i%2 == 1 {
				far = r * k * p.Between(.86, 1.0)
			}
			sin, cos := math.Sincos(turn + math.Pi*float64(i)/float64(jag))
			line += fmt.Sprintf("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[i == 0], x+far*cos, y+far*sin)
		}
		return line + "Z"
	}
	var puffs []kit.Node
	for k := range 9 {
		sin, cos := math.Sincos(float64(k)*2*math.Pi/9 + .3)
		puffs = append(puffs, p.Circle(x+r*1.2*cos, y+r*1.2*sin, r*p.Between(.26, .4), kit.Rad(x+r*1.1*cos, y+r*1.1*sin, r*.4, kit.Hex("#8b8f99"), kit.Hex("#5d626d"))))
	}
	all := []kit.Node{kit.Of(puffs...).Opacity(.85), p.Path(star(1, 13, .1), kit.Rad(x, y, r*1.6, kit.Hex("#ffb52e"), kit.Hex("#f2562a"), kit.Hex("#d9301f"))), p.Path(star(.8, 12, .4), kit.Hex("#ffc93d")), p.Path(star(.64, 11, .2), kit.Hex("#fff1b0"))}
	own := surface.Ruling(d)
	for k := range 14 {
		sin, cos := math.Sincos(float64(k)*2*math.Pi/14 + p.Between(-.15, .15))
		far, s := r*p.Between(1.3, 1.75), p.Size*p.Between(.02, .045)
		bx, by := x+far*cos, y+far*sin
		all = append(all, p.Path(fmt.Sprintf("M%.2f %.2fl%.2f %.2fl%.2f %.2fl%.2f %.2fZ", bx-s, by, s*.9, -s, s, s*.6, -s*.5, s), kit.Lin(bx-s, by-s, bx+s, by+s, own.Toward(kit.White, .2), own.Toward(kit.Black, .25))))
	}
	surface.Behind(d, kit.Of(all...))
}

// sparkling sets sparkles around the outline of a drawing and glints on it.
func sparkling(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
	p.Glints(d, 4)
	var all []kit.Node
	for k, turn := range []float64{-2.7, -2.05, -.95, -.25, .6, 2.4} {
		at, ok := surface.EdgeAt(d, mid, turn)
		if !ok {
			continue
		}
		sin, cos := math.Sincos(turn)
		r, gap := p.Size*[]float64{.06, .035, .075, .04, .05, .045}[k], p.Size*.07
		x, y := at.X+gap*cos, at.Y+gap*sin
		all = append(all, p.Path(star4(x, y, r*1.18), kit.Hex("#e79a12")), p.Path(star4(x, y, r), kit.Hex("#ffcf3f")), p.Path(star4(x, y, r*.5), kit.Hex("#fff6cf")))
	}
	surface.Before(d, kit.Of(all...))
}

// star4 is a star of four slim points.
func star4(x, y, r float64) string {
	k := r * .16
	return fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fZ", x, y-r, x+k, y-k, x+r*.72, y, x+k, y+k, x, y+r, x-k, y+k, x-r*.72, y, x-k, y-k, x, y-r)
}

// ruined is old, cracked all over and overgrown by moss.
func ruined(d *kit.Drawing, p *surface.Pen) {
	old(d, p)
	cracked(d, p)
	mossy(d, p)
}

// patched sews patches of cloth on a drawing.
func patched(d *kit.Drawing, p *surface.Pen) {
	colors := []string{"#c8463f", "#3f76c2", "#e0a53a", "#4f9a62", "#8a5fb0"}
	var all []kit.Node
	for k, q := range p.Solid(d, 6, .1, .3) {
		s := p.Size * p.Between(.12, .17)
		c := kit.TonesOf(kit.Hex(colors[k%len(colors)]))
		patch := []kit.Node{p.Rect(q.X-s/2, q.Y-s/2, s, s, s*.14, kit.Lin(q.X-s/2, q.Y-s/2, q.X+s/2, q.Y+s/2, c.L, c.M, c.D))}
		for n := range 9 {
			if k%2 == 0 {
				patch = append(patch, p.Circle(q.X+s*.28*float64(n%3-1), q.Y+s*.28*float64(n/3-1), s*.06, c.LL))
			} else if n < 3 {
				patch = append(patch, p.Rect(q.X-s/2, q.Y+s*.28*float64(n-1)-s*.05, s, s*.1, 0, c.LL).Opacity(.7))
			}
		}
		patch = append(patch, p.Path(kit.RoundRect(q.X-s/2, q.Y-s/2, s, s, s*.14), kit.None).Stroke(c.DDD, s*.06).Dash(s*.1, s*.08))
		all = append(all, kit.Of(patch...).Rotate(p.Between(-14, 14), q.X, q.Y))
	}
	surface.Wear(d, kit.Of(all...), surface.NeverWorn)
}
