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

// canes are poles of bamboo side by side, each with its joints.
func canes(p *pen) kit.Node {
	var all []kit.Node
	s := p.size * .062
	for k, x := 0, p.box.X0; x < p.box.X1; k, x = k+1, x+s {
		all = append(all, p.Rect(x, p.box.Y0, s*.16, p.box.H(), 0, kit.Hex("#3f4a10")).Opacity(.5), p.Rect(x+s*.34, p.box.Y0, s*.16, p.box.H(), 0, kit.White).Opacity(.28))
		for y := p.box.Y0 + s*(.6+1.1*float64(k%3)); y < p.box.Y1; y += s * 3.3 {
			all = append(all, p.Rect(x, y, s, s*.14, s*.07, kit.Hex("#4a5212")).Opacity(.7), p.Rect(x, y-s*.1, s, s*.09, 0, kit.White).Opacity(.5))
		}
	}
	return kit.Of(all...)
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

// plush has fuzzy edges, soft colors and short hairs.
func plush(d *kit.Drawing, p *pen) {
	for l := range d.Layers {
		d.Layers[l] = withoutShade(d.Layers[l])
	}
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.84 + .11, C: v.C * .88, H: v.H})
	})
	source := *d
	p.fringe(d, &source)
	p.hairs(d, 1500, .022, .3)
	p.roundness(d, &source, .42)
	p.seam(d)
}

// seam sews a drawing together down its middle, as stuffed toys are, below its face.
func (p *pen) seam(d *kit.Drawing) {
	b := p.box
	x, bend := b.X0+.5*b.W(), .05*b.W()
	line := fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, b.Y0, x+bend, (b.Y0+b.Y1)/2, x, b.Y1)
	k := p.size
	wear(d, kit.Of(p.Line(line, kit.Hex("#2a1830"), k*.02).Opacity(.16), p.Line(line, kit.Hex("#2a1830"), k*.006).Opacity(.5),
		p.Line(line, kit.White, k*.03).Dash(k*.006, k*.03).Butt().Opacity(.55)), neverCracked)
}

// stitched sews along the edges of the large forms of a drawing with thread of a width, as a share of its size.
func (p *pen) stitched(d, source *kit.Drawing, width float64) {
	k := p.size
	var all []scene.Node
	for _, path := range forms(source.Nodes()) {
		if b := kit.FromScene([]scene.Node{{Path: path}}).Bounds(); max(b.W(), b.H()) > .4*k && min(b.W(), b.H()) >= .25*k && inOnePiece(path) {
			all = append(all, scene.Node{Path: &scene.Path{Segments: path.Segments}})
		}
	}
	edges := kit.FromScene(all)
	inner := p.Mask(flatten(source, kit.White), edges.Stroke(kit.Hex("#fff6e2"), k*width).Dash(k*.022, k*.02).Butt())
	cover(d, kit.Of(inner.Opacity(.7), edges.Stroke(kit.Hex("#2a1830"), k*width*.6).Opacity(.16)))
}

// inOnePiece reports whether a path is one form: the limbs of animals are many that are painted over each other, and have no edge to sew.
func inOnePiece(path *scene.Path) bool {
	starts := 0
	for _, s := range path.Segments {
		if s.Op == scene.Move {
			starts++
		}
	}
	return starts <= 3
}

// felt is even cloth with loose fibers and a thick, shaded edge.
func felt(d *kit.Drawing, p *pen) {
	for l := range d.Layers {
		d.Layers[l] = withoutShade(d.Layers[l])
	}
	eachPath(d, func(path *scene.Path) { evenFill(&path.Fill) })
	source := *d
	p.hairs(d, 1100, .034, .26)
	p.roundness(d, &source, .3)
	p.stitched(d, &source, .036)
}

// evenFill makes a gradient one color: that of its middle.
func evenFill(f *scene.Paint) {
	if len(f.Stops) > 0 && f.Kind != scene.Solid {
		*f = scene.Paint{Kind: scene.Solid, Color: f.Stops[len(f.Stops)/2].Color}
	}
}

// fringe lets short fibers stand out all around a drawing's outline.
func (p *pen) fringe(d, source *kit.Drawing) {
	var fuzz []scene.Node
	dark := tone(meanColor(rulingColor(source))) * .6 // shadows below forms are no fur
	k := float32(p.size)
	for _, path := range forms(source.Nodes()) {
		b := kit.FromScene([]scene.Node{{Path: path}}).Bounds()
		if max(b.W(), b.H()) < .2*p.size || tone(pathColor(path)) < dark {
			continue
		}
		q := *path
		q.Stroke = &scene.Stroke{Paint: path.Fill, Width: k * .045, Cap: scene.ButtCap, Join: scene.RoundJoin, Dash: []float32{k * .004, k * .005}}
		fuzz = append(fuzz, scene.Node{Path: &q})
	}
	behind(d, kit.FromScene(fuzz))
}

func meanColor(c kit.Color) color.RGB {
	r, g, b, _ := c.RGBA()
	return color.RGB{R: float32(r), G: float32(g), B: float32(b)}
}

// pathColor is a path's color, or the middle one of its gradient.
func pathColor(path *scene.Path) color.RGB { return paintColor(path.Fill) }

func paintColor(f scene.Paint) color.RGB {
	c := f.Color
	if n := len(f.Stops); n > 0 && f.Kind != scene.Solid {
		c = f.Stops[n/2].Color
	}
	return color.RGB{R: c.R, G: c.G, B: c.B}
}

// hairs scatters short light and dark hairs; length is a share of the size.
func (p *pen) hairs(d *kit.Drawing, n int, length, opacity float64) {
	light, dark := "", ""
	for i := range n {
		x, y := p.at()
		one := fmt.Sprintf("M%.2f %.2fl%.2f %.2f", x, y, p.size*p.between(-.5, .5)*length, p.size*p.between(.5, 1)*length)
		if i%2 == 0 {
			light += one
		} else {
			dark += one
		}
	}
	cover(d, kit.Of(p.Line(light, kit.White, p.size*.0032).Opacity(opacity), p.Line(dark, kit.Hex("#2a1c26"), p.size*.0032).Opacity(opacity*.7)))
}

// roundness shades a drawing as one soft body: dark along its lower right edge, light along its upper left.
func (p *pen) roundness(d, source *kit.Drawing, depth float64) {
	k := p.size * .03
	lay := flatten(source, kit.Hex("#2a1830"))
	bare := lay.Move(-k, -k*1.2)
	rim := p.Blur(k*.9, p.Mask(kit.Of(p.Rect(p.box.X0-p.size, p.box.Y0-p.size, p.box.W()+2*p.size, p.box.H()+2*p.size, 0, kit.White), recolored(bare, kit.Black)), lay))
	cover(d, rim.Opacity(depth))
}

// recolored is a node in one color.
func recolored(n kit.Node, c kit.Color) kit.Node {
	return kit.FromScene(color.Map(n.Scene(), func(color.RGB) color.RGB { return meanColor(c) }))
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
