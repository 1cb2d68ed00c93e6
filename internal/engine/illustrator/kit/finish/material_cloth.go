package finish

import (
	"fmt"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// grain is the pebbled surface of leather.
func grain(p *pen) kit.Node {
	var all []kit.Node
	for range 260 {
		x, y := p.at()
		all = append(all, p.Circle(x, y, p.size*p.between(.003, .006), kit.None).Stroke(kit.Hex("#2a1408"), p.size*.0016).Opacity(.35))
	}
	return kit.Of(all...)
}

// weave is the diagonal twill of denim.
func weave(p *pen) kit.Node {
	d := ""
	for x := p.box.X0 - p.box.H(); x < p.box.X1; x += p.size * .012 {
		d += fmt.Sprintf("M%g %gl%g %g", x, p.box.Y1, p.box.H(), -p.box.H())
	}
	return p.Line(d, kit.White, p.size*.0022).Opacity(.22)
}

// basketry is rows of woven splints.
func basketry(p *pen) kit.Node {
	var all []kit.Node
	s, row := p.size*.045, 0
	for y := p.box.Y0; y < p.box.Y1; y += s * .6 {
		for x := p.box.X0 + s*.5*float64(row%2); x < p.box.X1; x += s {
			all = append(all, p.Rect(x, y, s*.86, s*.44, s*.2, kit.Hex("#e9c48a")).Opacity(.55), p.Rect(x, y+s*.4, s*.86, s*.1, 0, kit.Hex("#4a2c12")).Opacity(.5))
		}
		row++
	}
	return kit.Of(all...)
}

// plush has fuzzy edges, soft colors and seams.
func plush(d *kit.Drawing, p *pen) {
	source := *d
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.82 + .13, C: v.C * .85, H: v.H})
	})
	eachPath(d, func(path *scene.Path) {
		b := kit.FromScene([]scene.Node{{Path: path}}).Bounds()
		if path.Stroke == nil && path.Fill.Kind != scene.NoPaint && max(b.W(), b.H()) > .14*p.size {
			k := float32(p.size)
			path.Stroke = &scene.Stroke{Paint: path.Fill, Width: k * .016, Cap: scene.ButtCap, Join: scene.RoundJoin, Dash: []float32{k * .005, k * .004}}
		}
	})
	d.Box = kit.FromScene(d.Nodes()).Bounds()
	var hairs []kit.Node
	for i := range 340 {
		x, y := p.at()
		ink := kit.White
		if i%2 == 0 {
			ink = kit.Hex("#3a2a30")
		}
		hairs = append(hairs, p.Line(fmt.Sprintf("M%g %gl%g %g", x, y, p.size*p.between(-.006, .006), p.size*p.between(.006, .014)), ink, p.size*.003).Opacity(.14))
	}
	cover(d, kit.Of(kit.Of(hairs...), lineOf(&source, kit.White, p.size*.005).Dash(p.size*.018, p.size*.014).Opacity(.55)))
}

// knit is rows of V-shaped stitches.
func knit(d *kit.Drawing, p *pen) {
	for l := range d.Layers {
		d.Layers[l] = withoutShade(d.Layers[l])
	}
	s := p.size * .034
	light, dark := "", ""
	for y := p.box.Y0 - s; y < p.box.Y1+s; y += s * .82 {
		for x := p.box.X0 - s; x < p.box.X1+s; x += s {
			light += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x+s*.1, y, x+s*.5, y+s*.62)
			dark += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x+s*.9, y, x+s*.5, y+s*.62)
		}
	}
	cover(d, kit.Of(p.Line(light, kit.White, s*.34).Opacity(.26), p.Line(dark, kit.Hex("#2a1a2a"), s*.34).Opacity(.2), p.Line(light, kit.Hex("#2a1a2a"), s*.06).Move(-s*.19, s*.03).Opacity(.3)))
}

func velvet(d *kit.Drawing, p *pen) {
	source := *d
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L * .82, C: v.C * 1.15, H: v.H})
	})
	cover(d, p.Blur(p.size*.02, lineOf(&source, kit.White, p.size*.03)).Opacity(.4))
}

func silk(d *kit.Drawing, p *pen) {
	var all []kit.Node
	for k := range 5 {
		x := p.box.X0 + p.box.W()*(.05+.22*float64(k))
		all = append(all, p.Blur(p.size*.02, p.Line(fmt.Sprintf("%g,%g %g,%g %g,%g %g,%g", x, p.box.Y0, x+p.size*.06, p.box.Y0+p.box.H()*.35, x-p.size*.04, p.box.Y0+p.box.H()*.7, x+p.size*.05, p.box.Y1), kit.White, p.size*.035)))
	}
	cover(d, kit.Of(all...).Opacity(.5))
}

// embroidery is dense satin stitches with a stitched border.
func embroidery(d *kit.Drawing, p *pen) {
	source := *d
	for l := range d.Layers {
		d.Layers[l] = withoutShade(d.Layers[l])
	}
	light, dark := "", ""
	s := p.size * .011
	for x := p.box.X0 - p.box.H()*.4; x < p.box.X1; x += s {
		light += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x, p.box.Y1, x+p.box.H()*.4, p.box.Y0)
		dark += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x+s*.5, p.box.Y1, x+s*.5+p.box.H()*.4, p.box.Y0)
	}
	cover(d, kit.Of(p.Line(light, kit.White, s*.35).Opacity(.3), p.Line(dark, kit.Black, s*.3).Opacity(.16),
		lineOf(&source, kit.Hex("#33252d"), p.size*.01).Dash(p.size*.014, p.size*.006).Butt().Opacity(.55)))
}
