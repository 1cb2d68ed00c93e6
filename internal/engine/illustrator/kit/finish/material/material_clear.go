package material

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// See makes every color see-through but the brightest and darkest, which stay as reflections and edges.
func See(d *kit.Drawing, alpha float32, tint func(color.LCH) color.LCH) {
	surface.EachPath(d, func(path *scene.Path) {
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
		surface.RecolorPaint(&path.Fill, clear)
		if path.Stroke != nil {
			s := *path.Stroke
			surface.RecolorPaint(&s.Paint, clear)
			path.Stroke = &s
		}
	})
}

func glass(d *kit.Drawing, p *surface.Pen) {
	glazed(p, d, func(v color.LCH) color.LCH { return color.LCH{L: min(.97, v.L*.72+.26), C: v.C*1.1 + .012, H: v.H} })
}

// clearGlass is glass of no color: everything in it is a pale blue.
func clearGlass(d *kit.Drawing, p *surface.Pen) {
	glazed(p, d, func(v color.LCH) color.LCH { return color.LCH{L: min(.97, v.L*.55+.42), C: .045 + v.C*.06, H: 3.9} })
}

// clearTint gives everything the color of clear glass, and leaves how it can be seen through to the style.
func clearTint(d *kit.Drawing, _ *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: min(.97, v.L*.5+.45), C: .03 + .05*(1-v.L), H: 3.9})
	})
}

// glazed makes a drawing of glass: the whole can be seen through, its rims, edges and reflections less so.
func glazed(p *surface.Pen, d *kit.Drawing, tint func(color.LCH) color.LCH) {
	source := *d
	See(d, .62, tint)
	edge := kit.TonesOf(surface.Ruling(d))
	for l := range d.Layers {
		if d.Layers[l] != nil {
			d.Layers[l] = kit.FromScene(d.Layers[l]).Opacity(.66).Scene()
		}
	}
	surface.Cover(d, kit.Of(p.Blur(p.Size*.016, surface.LineOf(&source, edge.D, p.Size*.04)).Opacity(.5), surface.LineOf(&source, kit.White, p.Size*.008).Opacity(.6)))
	p.Sheen(d, .5)
	p.Glints(d, 3)
}

// ice is pale blue and clear at its edges, with cracks inside and a wet shine.
func ice(d *kit.Drawing, p *surface.Pen) {
	surface.RampOf(0x1f5f8f, 0x4f9ccb, 0x8cc8ea, 0xbfe4f7, 0xe3f5fd, 0xffffff).Through(d)
	See(d, .86, func(v color.LCH) color.LCH { return v })
	source := *d
	var all []kit.Node
	for range 11 {
		all = append(all, p.Crack(p.Between(.12, .3), .004, "#ffffff").Opacity(.75))
	}
	surface.Cover(d, kit.Of(p.Blur(p.Size*.02, surface.LineOf(&source, kit.White, p.Size*.03)).Opacity(.3), kit.Of(all...)))
	p.Sheen(d, .5)
	p.Glints(d, 4)
}

func Candy(d *kit.Drawing, p *surface.Pen) {
	See(d, .74, func(v color.LCH) color.LCH {
		return color.LCH{L: min(.95, v.L*.7+.24), C: min(.24, v.C*1.5+.04), H: v.H}
	})
	p.Sheen(d, .6)
	p.Glints(d, 3)
}

// neon turns the drawing into glowing tubes along its outlines.
func neon(d *kit.Drawing, p *surface.Pen) {
	tubes := surface.LineOf(d, kit.Hex("#ff4fd8"), p.Size*.016)
	core := surface.LineOf(d, kit.White, p.Size*.006)
	for l := range d.Layers {
		d.Layers[l] = nil
	}
	d.Layers[kit.Body] = kit.Of(p.Glow(p.Size*.03, tubes).Opacity(.8), tubes, core).Scene()
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}
