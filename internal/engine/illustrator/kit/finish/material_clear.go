package finish

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// see makes every color see-through but the brightest and darkest, which stay as reflections and edges.
func see(d *kit.Drawing, alpha float32, tint func(color.LCH) color.LCH) {
	eachPath(d, func(path *scene.Path) {
		clear := func(q scene.RGBA) scene.RGBA {
			v := color.ToLCH(color.RGB{R: q.R, G: q.G, B: q.B})
			keep := alpha
			switch {
			case v.L > .93:
				keep = .8
			case v.L < .32:
				keep = alpha * 1.5
			}
			o := color.FromLCH(tint(v))
			return scene.RGBA{R: o.R, G: o.G, B: o.B, A: q.A * min(keep, 1)}
		}
		recolorPaint(&path.Fill, clear)
		if path.Stroke != nil {
			s := *path.Stroke
			recolorPaint(&s.Paint, clear)
			path.Stroke = &s
		}
	})
}

func recolorPaint(p *scene.Paint, f func(scene.RGBA) scene.RGBA) {
	p.Color = f(p.Color)
	stops := make([]scene.Stop, len(p.Stops))
	for i, s := range p.Stops {
		stops[i] = scene.Stop{Offset: s.Offset, Color: f(s.Color)}
	}
	p.Stops = stops
}

// lineOf strokes every large path of a drawing.
func lineOf(d *kit.Drawing, c kit.Color, width float64) kit.Node { return edgesOf(d, c, width, .16, 0) }

// edgesOf strokes the paths of a drawing whose sides are at least so long, as shares of the drawing's longer side.
func edgesOf(d *kit.Drawing, c kit.Color, width, long, short float64) kit.Node {
	size := max(d.Box.W(), d.Box.H())
	var all []scene.Node
	for _, path := range forms(d.Nodes()) {
		q := scene.Node{Path: &scene.Path{Segments: path.Segments}}
		if b := kit.FromScene([]scene.Node{{Path: path}}).Bounds(); max(b.W(), b.H()) > long*size && min(b.W(), b.H()) >= short*size {
			all = append(all, q)
		}
	}
	return kit.FromScene(all).Stroke(c, width)
}

// forms are the filled shapes that make up a drawing: neither the details within them, nor shading, nor what only cuts.
func forms(nodes []scene.Node) []*scene.Path {
	var all []*scene.Path
	for _, n := range nodes {
		switch {
		case n.Path != nil:
			if _, opaque := formOf(n.Path); opaque && n.Path.Fill.Kind != scene.NoPaint {
				all = append(all, n.Path)
			}
		case n.Group != nil:
			if g := n.Group; !g.Shade && g.Opacity > .85 && len(g.Clip) == 0 && len(g.Mask) == 0 && !blurred(g) {
				all = append(all, forms(g.Children)...)
			}
		}
	}
	return all
}

func glass(d *kit.Drawing, p *pen) {
	p.glazed(d, func(v color.LCH) color.LCH { return color.LCH{L: min(.97, v.L*.72+.26), C: v.C*1.1 + .012, H: v.H} })
}

// clearGlass is glass of no color: everything in it is a pale blue.
func clearGlass(d *kit.Drawing, p *pen) {
	p.glazed(d, func(v color.LCH) color.LCH { return color.LCH{L: min(.97, v.L*.55+.42), C: .045 + v.C*.06, H: 3.9} })
}

// clearTint gives everything the color of clear glass, and leaves how it can be seen through to the style.
func clearTint(d *kit.Drawing, _ *pen) {
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: min(.97, v.L*.5+.45), C: .03 + .05*(1-v.L), H: 3.9})
	})
}

// glazed makes a drawing of glass: the whole can be seen through, its rims, edges and reflections less so.
func (p *pen) glazed(d *kit.Drawing, tint func(color.LCH) color.LCH) {
	source := *d
	see(d, .62, tint)
	edge := kit.TonesOf(rulingColor(d))
	for l := range d.Layers {
		if d.Layers[l] != nil {
			d.Layers[l] = kit.FromScene(d.Layers[l]).Opacity(.66).Scene()
		}
	}
	cover(d, kit.Of(p.Blur(p.size*.016, lineOf(&source, edge.D, p.size*.04)).Opacity(.5), lineOf(&source, kit.White, p.size*.008).Opacity(.6)))
	p.sheen(d, .5)
	p.glints(d, 3)
}

// ice is pale blue and clear at its edges, with cracks inside and a wet shine.
func ice(d *kit.Drawing, p *pen) {
	rampOf(0x1f5f8f, 0x4f9ccb, 0x8cc8ea, 0xbfe4f7, 0xe3f5fd, 0xffffff).through(d)
	see(d, .86, func(v color.LCH) color.LCH { return v })
	source := *d
	var all []kit.Node
	for range 11 {
		all = append(all, p.crack(p.between(.12, .3), .004, "#ffffff").Opacity(.75))
	}
	cover(d, kit.Of(p.Blur(p.size*.02, lineOf(&source, kit.White, p.size*.03)).Opacity(.3), kit.Of(all...)))
	p.sheen(d, .5)
	p.glints(d, 4)
}

func candy(d *kit.Drawing, p *pen) {
	see(d, .74, func(v color.LCH) color.LCH {
		return color.LCH{L: min(.95, v.L*.7+.24), C: min(.24, v.C*1.5+.04), H: v.H}
	})
	p.sheen(d, .6)
	p.glints(d, 3)
}

// neon turns the drawing into glowing tubes along its outlines.
func neon(d *kit.Drawing, p *pen) {
	tubes := lineOf(d, kit.Hex("#ff4fd8"), p.size*.016)
	core := lineOf(d, kit.White, p.size*.006)
	for l := range d.Layers {
		d.Layers[l] = nil
	}
	d.Layers[kit.Body] = kit.Of(p.Glow(p.size*.03, tubes).Opacity(.8), tubes, core).Scene()
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}
