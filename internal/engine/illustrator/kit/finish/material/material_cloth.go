package material

import (
	"fmt"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// grain is the pebbled surface of leather.
func grain(p *surface.Pen) kit.Node {
	var all []kit.Node
	for range 260 {
		x, y := p.At()
		all = append(all, p.Circle(x, y, p.Size*p.Between(.003, .006), kit.None).Stroke(kit.Hex("#2a1408"), p.Size*.0016).Opacity(.35))
	}
	return kit.Of(all...)
}

// weave is the diagonal twill of denim.
func weave(p *surface.Pen) kit.Node {
	d := ""
	for x := p.Box.X0 - p.Box.H(); x < p.Box.X1; x += p.Size * .012 {
		d += fmt.Sprintf("M%g %gl%g %g", x, p.Box.Y1, p.Box.H(), -p.Box.H())
	}
	return p.Line(d, kit.White, p.Size*.0022).Opacity(.22)
}

// canes are poles of bamboo side by side, each with its joints.
func canes(p *surface.Pen) kit.Node {
	var all []kit.Node
	s := p.Size * .062
	for k, x := 0, p.Box.X0; x < p.Box.X1; k, x = k+1, x+s {
		all = append(all, p.Rect(x, p.Box.Y0, s*.16, p.Box.H(), 0, kit.Hex("#3f4a10")).Opacity(.5), p.Rect(x+s*.34, p.Box.Y0, s*.16, p.Box.H(), 0, kit.White).Opacity(.28))
		for y := p.Box.Y0 + s*(.6+1.1*float64(k%3)); y < p.Box.Y1; y += s * 3.3 {
			all = append(all, p.Rect(x, y, s, s*.14, s*.07, kit.Hex("#4a5212")).Opacity(.7), p.Rect(x, y-s*.1, s, s*.09, 0, kit.White).Opacity(.5))
		}
	}
	return kit.Of(all...)
}

// basketry is rows of woven splints.
func basketry(p *surface.Pen) kit.Node {
	var all []kit.Node
	s, row := p.Size*.045, 0
	for y := p.Box.Y0; y < p.Box.Y1; y += s * .6 {
		for x := p.Box.X0 + s*.5*float64(row%2); x < p.Box.X1; x += s {
			all = append(all, p.Rect(x, y, s*.86, s*.44, s*.2, kit.Hex("#e9c48a")).Opacity(.55), p.Rect(x, y+s*.4, s*.86, s*.1, 0, kit.Hex("#4a2c12")).Opacity(.5))
		}
		row++
	}
	return kit.Of(all...)
}

// Plush has fuzzy edges, soft colors and short hairs.
func Plush(d *kit.Drawing, p *surface.Pen) {
	for l := range d.Layers {
		d.Layers[l] = surface.WithoutShade(d.Layers[l])
	}
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.84 + .11, C: v.C * .88, H: v.H})
	})
	source := *d
	fringe(p, d, &source)
	hairs(p, d, 1500, .022, .3)
	Roundness(p, d, &source, .42)
	seam(p, d)
}

// seam sews a drawing together down its middle, as stuffed toys are, below its face.
func seam(p *surface.Pen, d *kit.Drawing) {
	b := p.Box
	x, bend := b.X0+.5*b.W(), .05*b.W()
	line := fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, b.Y0, x+bend, (b.Y0+b.Y1)/2, x, b.Y1)
	k := p.Size
	surface.Wear(d, kit.Of(p.Line(line, kit.Hex("#2a1830"), k*.02).Opacity(.16), p.Line(line, kit.Hex("#2a1830"), k*.006).Opacity(.5),
		p.Line(line, kit.White, k*.03).Dash(k*.006, k*.03).Butt().Opacity(.55)), surface.NeverCracked)
}

// stitched sews along the edges of the large forms of a drawing with thread of a width, as a share of its size.
func stitched(p *surface.Pen, d, source *kit.Drawing, width float64) {
	k := p.Size
	var all []scene.Node
	for _, path := range surface.Forms(source.Nodes()) {
		if b := kit.FromScene([]scene.Node{{Path: path}}).Bounds(); max(b.W(), b.H()) > .4*k && min(b.W(), b.H()) >= .25*k && inOnePiece(path) {
			all = append(all, scene.Node{Path: &scene.Path{Segments: path.Segments}})
		}
	}
	edges := kit.FromScene(all)
	inner := p.Mask(surface.Flatten(source, kit.White), edges.Stroke(kit.Hex("#fff6e2"), k*width).Dash(k*.022, k*.02).Butt())
	surface.Cover(d, kit.Of(inner.Opacity(.7), edges.Stroke(kit.Hex("#2a1830"), k*width*.6).Opacity(.16)))
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
func felt(d *kit.Drawing, p *surface.Pen) {
	for l := range d.Layers {
		d.Layers[l] = surface.WithoutShade(d.Layers[l])
	}
	surface.EachPath(d, func(path *scene.Path) { evenFill(&path.Fill) })
	source := *d
	hairs(p, d, 1100, .034, .26)
	Roundness(p, d, &source, .3)
	stitched(p, d, &source, .036)
}

// evenFill makes a gradient one color: that of its middle.
func evenFill(f *scene.Paint) {
	if len(f.Stops) > 0 && f.Kind != scene.Solid {
		*f = scene.Paint{Kind: scene.Solid, Color: f.Stops[len(f.Stops)/2].Color}
	}
}

// fringe lets short fibers stand out all around a drawing's outline.
func fringe(p *surface.Pen, d, source *kit.Drawing) {
	var fuzz []scene.Node
	dark := surface.Tone(surface.MeanColor(surface.Ruling(source))) * .6 // shadows below forms are no fur
	k := float32(p.Size)
	for _, path := range surface.Forms(source.Nodes()) {
		b := kit.FromScene([]scene.Node{{Path: path}}).Bounds()
		if max(b.W(), b.H()) < .2*p.Size || surface.Tone(surface.PathColor(path)) < dark {
			continue
		}
		q := *path
		q.Stroke = &scene.Stroke{Paint: path.Fill, Width: k * .045, Cap: scene.ButtCap, Join: scene.RoundJoin, Dash: []float32{k * .004, k * .005}}
		fuzz = append(fuzz, scene.Node{Path: &q})
	}
	surface.Behind(d, kit.FromScene(fuzz))
}

// hairs scatters short light and dark hairs; length is a share of the size.
func hairs(p *surface.Pen, d *kit.Drawing, n int, length, opacity float64) {
	light, dark := "", ""
	for i := range n {
		x, y := p.At()
		one := fmt.Sprintf("M%.2f %.2fl%.2f %.2f", x, y, p.Size*p.Between(-.5, .5)*length, p.Size*p.Between(.5, 1)*length)
		if i%2 == 0 {
			light += one
		} else {
			dark += one
		}
	}
	surface.Cover(d, kit.Of(p.Line(light, kit.White, p.Size*.0032).Opacity(opacity), p.Line(dark, kit.Hex("#2a1c26"), p.Size*.0032).Opacity(opacity*.7)))
}

// Roundness shades a drawing as one soft body: dark along its lower right edge, light along its upper left.
func Roundness(p *surface.Pen, d, source *kit.Drawing, depth float64) {
	k := p.Size * .03
	lay := surface.Flatten(source, kit.Hex("#2a1830"))
	bare := lay.Move(-k, -k*1.2)
	rim := p.Blur(k*.9, p.Mask(kit.Of(p.Rect(p.Box.X0-p.Size, p.Box.Y0-p.Size, p.Box.W()+2*p.Size, p.Box.H()+2*p.Size, 0, kit.White), recolored(bare, kit.Black)), lay))
	surface.Cover(d, rim.Opacity(depth))
}

// recolored is a node in one color.
func recolored(n kit.Node, c kit.Color) kit.Node {
	return kit.FromScene(color.Map(n.Scene(), func(color.RGB) color.RGB { return surface.MeanColor(c) }))
}

// knit is rows of V-shaped stitches.
func knit(d *kit.Drawing, p *surface.Pen) {
	for l := range d.Layers {
		d.Layers[l] = surface.WithoutShade(d.Layers[l])
	}
	s := p.Size * .034
	light, dark := "", ""
	for y := p.Box.Y0 - s; y < p.Box.Y1+s; y += s * .82 {
		for x := p.Box.X0 - s; x < p.Box.X1+s; x += s {
			light += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x+s*.1, y, x+s*.5, y+s*.62)
			dark += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x+s*.9, y, x+s*.5, y+s*.62)
		}
	}
	surface.Cover(d, kit.Of(p.Line(light, kit.White, s*.34).Opacity(.26), p.Line(dark, kit.Hex("#2a1a2a"), s*.34).Opacity(.2), p.Line(light, kit.Hex("#2a1a2a"), s*.06).Move(-s*.19, s*.03).Opacity(.3)))
}

func velvet(d *kit.Drawing, p *surface.Pen) {
	source := *d
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L * .82, C: v.C * 1.15, H: v.H})
	})
	surface.Cover(d, p.Blur(p.Size*.02, surface.LineOf(&source, kit.White, p.Size*.03)).Opacity(.4))
}

func silk(d *kit.Drawing, p *surface.Pen) {
	var all []kit.Node
	for k := range 5 {
		x := p.Box.X0 + p.Box.W()*(.05+.22*float64(k))
		all = append(all, p.Blur(p.Size*.02, p.Line(fmt.Sprintf("%g,%g %g,%g %g,%g %g,%g", x, p.Box.Y0, x+p.Size*.06, p.Box.Y0+p.Box.H()*.35, x-p.Size*.04, p.Box.Y0+p.Box.H()*.7, x+p.Size*.05, p.Box.Y1), kit.White, p.Size*.035)))
	}
	surface.Cover(d, kit.Of(all...).Opacity(.5))
}
