package figure

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// liquidOf is the color of what is in a vessel: that of the slot of its drink, else water.
func liquidOf(s brief.Subject) kit.Color {
	if hex := holds[s.ID]; hex != "" {
		return kit.Hex(hex)
	}
	if p, ok := library.Find(s.ID); ok {
		slots, _ := kit.ParsePalette(p.Palette)
		for _, slot := range slots {
			if slices.Contains(liquidSlots, slot.Name) {
				return slot.Color
			}
		}
	}
	return kit.Hex(Water)
}

// overflowing fills a vessel to above its brim: its drink runs down the front and makes a puddle around the foot.
func overflowing(d kit.Drawing, s brief.Subject) kit.Drawing {
	in, ok := d.Anchors["inside"]
	if !slices.Contains(s.States, "overflowing") || slices.Contains(library.States(s.ID), "overflowing") || !ok || d.Box.W() <= 0 {
		return d
	}
	canvas, err := kit.NewCanvas("overflow", nil, kit.Options{})
	if err != nil {
		return d
	}
	t, b := kit.TonesOf(liquidOf(s)), d.Box
	x, y, r := in.X, in.Y-in.H/2, in.W/2
	if in.H < .2*b.H() {
		y = in.Y
	}
	foot := b.Y1 - .01*b.H()
	puddle := fmt.Sprintf("%g,%g %g,%g %g,%g %g,%g %g,%g %g,%g %g,%g", x-1.25*r, foot, x-.7*r, foot-.09*r, x+.5*r, foot-.1*r, x+1.35*r, foot-.02*r, x+1.1*r, foot+.1*r, x+.1*r, foot+.15*r, x-.95*r, foot+.09*r)
	pool := canvas.Form(puddle, kit.Lin(x-r, foot-.1*r, x+r, foot+.15*r, t.L, t.M, t.D), canvas.Path(puddle, kit.None).Stroke(t.LL, .03*r).Opacity(.8), canvas.Ellipse(x+.6*r, foot, .3*r, .025*r, kit.White).Opacity(.6))
	// one sheet runs to the ground, the drops beside it are shorter
	h := foot - y
	top := fmt.Sprintf("M%g %gC%g %g %g %g %g %g", x-.96*r, y, x-.8*r, y-.3*r, x+.8*r, y-.3*r, x+.96*r, y)
	sheet := top + fmt.Sprintf("C%g %g %g %g %g %gV%gQ%g %g %g %gV%gQ%g %g %g %gV%gQ%g %g %g %gV%gQ%g %g %g %gV%gQ%g %g %g %gV%gQ%g %g %g %gV%gQ%g %g %g %gZ",
		x+.9*r, y+.16*r, x+.8*r, y+.2*r, x+.74*r, y+.22*r, y+.42*h, x+.66*r, y+.5*h, x+.58*r, y+.42*h,
		y+.34*r, x+.5*r, y+.26*r, x+.4*r, y+.34*r, foot, x+.24*r, foot+.06*r, x+.06*r, foot,
		y+.4*r, x-.04*r, y+.3*r, x-.16*r, y+.4*r, y+.68*h, x-.26*r, y+.78*h, x-.36*r, y+.68*h,
		y+.36*r, x-.44*r, y+.28*r, x-.54*r, y+.34*r, y+.34*h, x-.64*r, y+.42*h, x-.74*r, y+.24*h)
	run := canvas.Form(sheet, kit.Lin(x-r, y-.2*r, x+r, foot, t.LL, t.L, t.M, t.D), canvas.Ellipse(x-.2*r, y-.04*r, .6*r, .07*r, t.LL).Opacity(.8))
	shine := kit.Of(canvas.Line(fmt.Sprintf("M%g %gV%g", x+.14*r, y+.5*r, y+.8*h), kit.White, .035*r), canvas.Line(fmt.Sprintf("M%g %gV%g", x-.3*r, y+.5*r, y+.6*h), kit.White, .03*r)).Opacity(.6)
	d.Layers[kit.Back] = append(pool.Scene(), d.Layers[kit.Back]...)
	d.Layers[kit.Fore] = append(slices.Clone(d.Layers[kit.Fore]), kit.Of(run, shine).Scene()...)
	d.Box = kit.FromScene(d.Nodes()).Bounds()
	return d
}
