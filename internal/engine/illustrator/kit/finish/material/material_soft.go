package material

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// opaque are the materials that nobody sees through: of a wooden bottle the glass is of wood too.
var opaque = surface.Parts("gold silver brass bronze copper metal chrome wood stone marble leather denim chocolate plush felt knit wicker paper foil velvet silk rubber fabric clay masonry burlap bamboo gingerbread sand snow lava")

// walled makes the rear walls of a see-through vessel opaque, so that the vessel is a body rather than its edges.
func walled(d kit.Drawing) kit.Drawing {
	back := kit.Drawing{Box: d.Box}
	back.Layers[kit.Back] = withoutBlur(d.Layers[kit.Back])
	surface.EachPath(&back, func(path *scene.Path) {
		surface.RecolorPaint(&path.Fill, func(c scene.RGBA) scene.RGBA {
			if c.A > 0 {
				c.A = 1
			}
			return c
		})
	})
	d.Layers[kit.Back] = back.Layers[kit.Back]
	return d
}

// withoutBlur drops what is blurred: glows and shadows are no walls.
func withoutBlur(nodes []scene.Node) []scene.Node {
	return slices.DeleteFunc(slices.Clone(nodes), func(n scene.Node) bool { return n.Group != nil && (surface.Blurred(n.Group) || n.Group.Shade) })
}

// fabric is sewn of woven cloth: its colors are even, threads cross in it, and seams run along its edges.
func fabric(d *kit.Drawing, p *surface.Pen) {
	for l := range d.Layers {
		d.Layers[l] = surface.WithoutShade(d.Layers[l])
	}
	surface.EachPath(d, func(path *scene.Path) { evenFill(&path.Fill) })
	source := *d
	s := p.Size * .016
	across, down := "", ""
	for y := p.Box.Y0; y < p.Box.Y1; y += s {
		across += fmt.Sprintf("M%.1f %.1fH%.1f", p.Box.X0, y, p.Box.X1)
	}
	for x := p.Box.X0; x < p.Box.X1; x += s {
		down += fmt.Sprintf("M%.1f %.1fV%.1f", x, p.Box.Y0, p.Box.Y1)
	}
	surface.Wear(d, kit.Of(p.Line(across, kit.Hex("#2a1830"), s*.34).Dash(s*1.1, s*.9).Opacity(.24), p.Line(down, kit.White, s*.42).Dash(s*.9, s*1.1).Opacity(.36)), surface.NeverCracked)
	Roundness(p, d, &source, .34)
	stitched(p, d, &source, .018)
}

// leather is pebbled hide with stitched edges and a dull shine.
func leather(d *kit.Drawing, p *surface.Pen) {
	source := *d
	surface.RampOf(0x240d07, 0x55230f, 0x823f20, 0xa85d33, 0xd79a6c).Through(d)
	surface.Cover(d, grain(p))
	Roundness(p, d, &source, .3)
	stitched(p, d, &source, .009)
	softLight(p, d, .26)
}

// rubber is smooth and thick: its colors are full, its edges are rounded, and light is spread wide on it.
func rubber(d *kit.Drawing, p *surface.Pen) {
	for l := range d.Layers {
		d.Layers[l] = surface.WithoutShade(d.Layers[l])
	}
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: .04 + .94*v.L, C: min(.24, v.C*1.06), H: v.H})
	})
	source := *d
	Roundness(p, d, &source, .26)
	softLight(p, d, .5)
}

// softLight lays the wide light of a dull surface on the upper left of a drawing.
func softLight(p *surface.Pen, d *kit.Drawing, opacity float64) {
	b := p.Box
	light := p.Ellipse(b.X0+.34*b.W(), b.Y0+.26*b.H(), .24*b.W(), .13*b.H(), kit.White).Rotate(-28, b.X0+.34*b.W(), b.Y0+.26*b.H())
	surface.Cover(d, p.Blur(p.Size*.05, light).Opacity(opacity))
}
