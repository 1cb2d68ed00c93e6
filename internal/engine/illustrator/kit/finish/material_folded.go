package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
)

func paper(d *kit.Drawing, p *pen) {
	for l := range d.Layers {
		d.Layers[l] = withoutShade(d.Layers[l])
	}
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.8 + .16, C: v.C * .8, H: v.H})
	})
	var all []kit.Node
	for range 200 {
		x, y := p.at()
		all = append(all, p.Line(fmt.Sprintf("M%g %gl%g %g", x, y, p.size*p.between(-.02, .02), p.size*p.between(-.02, .02)), kit.White, p.size*.0018).Opacity(.35))
	}
	cover(d, kit.Of(all...))
}

// foil is the tight, mirroring skin of a foil balloon.
func foil(d *kit.Drawing, p *pen) {
	source := *d
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		t := tone(c)
		wave := float32(math.Sin(float64(t)*9)) * .12
		return color.FromLCH(color.LCH{L: max(.18, min(.97, .3+.62*t+wave)), C: v.C * 1.1, H: v.H})
	})
	p.sheen(d, .55)
	cover(d, kit.Of(p.Blur(p.size*.02, edgesOf(&source, kit.Black, p.size*.05, .3, .2)).Opacity(.26), p.Blur(p.size*.004, edgesOf(&source, kit.White, p.size*.014, .4, .25)).Opacity(.6)))
	p.horizon(d, .28)
	p.glints(d, 4)
}

func clay(d *kit.Drawing, p *pen) {
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.84 + .1, C: v.C * .92, H: v.H})
	})
	var all []kit.Node
	for range 26 {
		x, y := p.at()
		all = append(all, p.Blur(p.size*.006, p.Ellipse(x, y, p.size*p.between(.01, .03), p.size*p.between(.006, .014), kit.Black)).Opacity(.16),
			p.Blur(p.size*.004, p.Ellipse(x-p.size*.006, y-p.size*.008, p.size*.014, p.size*.006, kit.White)).Opacity(.3))
	}
	cover(d, kit.Of(all...))
}

// bricks covers everything with studs of building bricks.
func bricks(d *kit.Drawing, p *pen) {
	s := p.size * .062
	var all []kit.Node
	for y := p.box.Y0; y < p.box.Y1; y += s {
		for x := p.box.X0; x < p.box.X1; x += s {
			all = append(all, p.Rect(x, y, s, s, 0, kit.None).Stroke(kit.Black, s*.05).Opacity(.22),
				p.Circle(x+s*.54, y+s*.56, s*.27, kit.Black).Opacity(.22), p.Circle(x+s*.48, y+s*.47, s*.27, kit.White).Opacity(.3))
		}
	}
	cover(d, kit.Of(all...))
}
