package material

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

func paper(d *kit.Drawing, p *surface.Pen) {
	for l := range d.Layers {
		d.Layers[l] = surface.WithoutShade(d.Layers[l])
	}
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.8 + .16, C: v.C * .8, H: v.H})
	})
	var all []kit.Node
	for range 200 {
		x, y := p.At()
		all = append(all, p.Line(fmt.Sprintf("M%g %gl%g %g", x, y, p.Size*p.Between(-.02, .02), p.Size*p.Between(-.02, .02)), kit.White, p.Size*.0018).Opacity(.35))
	}
	surface.Cover(d, kit.Of(all...))
}

// Foil is the tight, mirroring skin of a foil balloon.
func Foil(d *kit.Drawing, p *surface.Pen) {
	source := *d
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		t := surface.Tone(c)
		wave := float32(math.Sin(float64(t)*9)) * .12
		return color.FromLCH(color.LCH{L: max(.18, min(.97, .3+.62*t+wave)), C: v.C * 1.1, H: v.H})
	})
	p.Sheen(d, .55)
	surface.Cover(d, kit.Of(p.Blur(p.Size*.02, surface.EdgesOf(&source, kit.Black, p.Size*.05, .3, .2)).Opacity(.26), p.Blur(p.Size*.004, surface.EdgesOf(&source, kit.White, p.Size*.014, .4, .25)).Opacity(.6)))
	p.Horizon(d, .28)
	p.Glints(d, 4)
}

func Clay(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.84 + .1, C: v.C * .92, H: v.H})
	})
	var all []kit.Node
	for range 26 {
		x, y := p.At()
		all = append(all, p.Blur(p.Size*.006, p.Ellipse(x, y, p.Size*p.Between(.01, .03), p.Size*p.Between(.006, .014), kit.Black)).Opacity(.16),
			p.Blur(p.Size*.004, p.Ellipse(x-p.Size*.006, y-p.Size*.008, p.Size*.014, p.Size*.006, kit.White)).Opacity(.3))
	}
	surface.Cover(d, kit.Of(all...))
}

// bricks covers everything with studs of building bricks.
func bricks(d *kit.Drawing, p *surface.Pen) {
	s := p.Size * .062
	var all []kit.Node
	for y := p.Box.Y0; y < p.Box.Y1; y += s {
		for x := p.Box.X0; x < p.Box.X1; x += s {
			all = append(all, p.Rect(x, y, s, s, 0, kit.None).Stroke(kit.Black, s*.05).Opacity(.22),
				p.Circle(x+s*.54, y+s*.56, s*.27, kit.Black).Opacity(.22), p.Circle(x+s*.48, y+s*.47, s*.27, kit.White).Opacity(.3))
		}
	}
	surface.Cover(d, kit.Of(all...))
}
