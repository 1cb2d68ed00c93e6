package coil

import (
	"fmt"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// Cloths are what an animal is wrapped in up to its chin.
var Cloths = figure.Words("blanket towel quilt")

// Wrapped draws k's root as a head that looks out of a bundle of cloth.
func (c *Winder) Wrapped(k layout.Cluster, i int) layout.Cluster {
	at := k.Root.Subject
	d := c.Head(c.Subject(at))
	head := c.Place(at, d, layout.Centered(d, 1, 0, 0, 0))
	root := head.Root
	b := head.Bounds()
	face := d.Anchors["head"].W
	if face == 0 {
		face = .9 * b.W()
	}
	hood, front := c.bundle(i, face)
	neck := head.Root.Anchor("neck")
	x, y := neck.X, neck.Y-.5*face
	out := hood.Moved(x, y).Over(head).Over(front.Moved(x, y))
	out.Root, out.Ground = root, out.Bounds().Y1
	return out
}

// bundle is the cloth around a head whose middle is at the origin: behind it, and before what is below its chin.
func (c *Winder) bundle(i int, w float64) (hood, front layout.Cluster) {
	s := c.Subject(i)
	col, ok := figure.ColorOf(s.Color)
	if !ok {
		col = ClothColor(s.ID)
	}
	t := kit.TonesOf(col)
	canvas, err := kit.NewCanvas("bundle", nil, kit.Options{})
	if err != nil {
		return
	}
	path := func(n ...float64) string { // a start, then curves of three points each
		out := fmt.Sprintf("M%g %g", n[0]*w, n[1]*w)
		for j := 2; j+5 < len(n); j += 6 {
			out += fmt.Sprintf("C%g %g %g %g %g %g", n[j]*w, n[j+1]*w, n[j+2]*w, n[j+3]*w, n[j+4]*w, n[j+5]*w)
		}
		return out
	}
	behind := kit.Oval(0, .06*w, .64*w, .6*w)
	canvas.Part("cloth", canvas.Form(behind, kit.Lin(-.6*w, -.5*w, .6*w, .6*w, t.M, t.D, t.DD), canvas.Blur(.05*w, canvas.Path(behind, kit.None).Stroke(t.LL, .09*w)).Opacity(.6)))
	hood = c.Place(i, canvas.Drawing(), scene.Identity)
	canvas, _ = kit.NewCanvas("bundle", nil, kit.Options{})
	body := path(-.6, .1, -.72, .5, -.82, .8, -.72, 1.16, -.64, 1.42, -.36, 1.5, 0.0, 1.5, .36, 1.5, .64, 1.42, .72, 1.16, .82, .8, .72, .5, .6, .1,
		.52, .42, .3, .56, .02, .58, -.26, .56, -.5, .42, -.6, .1)
	flap := path(.61, .12, .5, .5, .2, .62, -.12, .6, -.3, .9, -.44, 1.2, -.72, 1.2, -.2, 1.3, .72, 1.1, .76, .7)
	folds := path(-.5, .52, -.56, .8, -.6, 1.0, -.62, 1.2) + path(.3, .8, .2, 1.0, .1, 1.2, -.2, 1.34) + path(.6, .9, .5, 1.2, .3, 1.36, .1, 1.44)
	inside := []kit.Node{canvas.Blur(.06*w, canvas.Path(flap, t.DDD).Move(-.04*w, .05*w)).Opacity(.35), canvas.Form(flap, kit.Lin(-.4*w, .4*w, .6*w, 1.3*w, t.L, t.M, t.D), canvas.Path(flap, kit.None).Stroke(t.LL, .03*w).Opacity(.6)),
		canvas.Blur(.02*w, canvas.Line(folds, t.DD, .035*w)).Opacity(.5), canvas.Blur(.02*w, canvas.Line(folds, t.LL, .02*w).Move(.03*w, 0)).Opacity(.5)}
	if f, ok := figure.FillOf(s.Fill); ok {
		inside = append(inside, canvas.Clip(body, f(canvas, canvas.Path(body, kit.Black).Bounds(), t)))
	}
	canvas.Part("cloth", canvas.Form(body, kit.Lin(-.6*w, .2*w, .6*w, 1.4*w, t.L, t.M, t.DD), inside...), canvas.Line(path(-.6, .1, -.5, .42, -.26, .56, .02, .58, .3, .56, .52, .42, .6, .1), t.LL, .045*w))
	front = c.Place(i, canvas.Drawing(), scene.Identity)
	return hood, front
}

// ClothColor is the color of the main slot of a piece.
func ClothColor(id string) kit.Color {
	if p, ok := library.Find(id); ok {
		if slots, err := kit.ParsePalette(p.Palette); err == nil && len(slots) > 0 {
			return slots[0].Color
		}
	}
	return kit.Hex("#7fa8d6")
}

// LeashUp is a leash from the neck of k's root up to a hand that is not seen.
func (c *Winder) LeashUp(k layout.Cluster, i int) layout.Cluster {
	canvas, err := kit.NewCanvas("leash", nil, kit.Options{})
	if err != nil {
		return k
	}
	col, ok := figure.ColorOf(c.Subject(i).Color)
	if !ok {
		col = ClothColor("leash")
	}
	t, b, neck := kit.TonesOf(col), k.Root.Box(), k.Root.Anchor("neck")
	side := layout.FacingSide(k.Root)
	x, y := neck.X+side*.52*b.W(), b.Y0-.22*b.H()
	w := .02 * b.H()
	line := fmt.Sprintf("M%g %gQ%g %g %g %g", neck.X, neck.Y, neck.X+side*.3*b.W(), neck.Y+.1*b.H(), x, y)
	loop := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %g", x, y, x-side*5*w, y-2*w, x-side*2*w, y-9*w, x+side*2*w, y-8*w, x+side*6*w, y-7*w, x+side*3*w, y-2*w, x, y)
	canvas.Part("strap", canvas.Line(line, t.DDD, w*1.35), canvas.Line(loop, t.DDD, w*1.35), canvas.Line(line, t.M, w), canvas.Line(loop, t.M, w), canvas.Line(line, t.LL, w*.3).Opacity(.7))
	canvas.Part("clasp", canvas.Circle(neck.X, neck.Y, w*1.1, kit.Hex("#d9b04a")))
	return k.Within(k.Root.Serial, kit.Body, c.Place(i, canvas.Drawing(), scene.Identity))
}

// Draped lays a cloth over the back of k's root, as horses and camels wear it.
func (c *Winder) Draped(k layout.Cluster, i int) layout.Cluster {
	s := c.Subject(i)
	col, ok := figure.ColorOf(s.Color)
	if !ok {
		col = ClothColor(s.ID)
	}
	canvas, err := kit.NewCanvas("drape", nil, kit.Options{})
	if err != nil {
		return k
	}
	t, back := kit.TonesOf(col), k.Root.Anchor("back")
	x0, x1 := back.X-.46*back.W, back.X+.3*back.W
	if layout.FacingSide(k.Root) < 0 {
		x0, x1 = back.X-.3*back.W, back.X+.46*back.W
	}
	w := x1 - x0
	y0, y1 := back.Y-.02*w, back.Y+.52*(k.Ground-back.Y)
	d := fmt.Sprintf("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x0, y0+.1*w, (x0+x1)/2, y0-.02*w, x1, y0+.02*w, x1+.03*w, y1, (x0+x1)/2, y1+.06*w, x0-.03*w, y1)
	inside := []kit.Node{canvas.Blur(.05*w, canvas.Line(fmt.Sprintf("M%g %gV%gM%g %gV%g", x0+.3*w, y0, y1, x0+.66*w, y0, y1), t.DD, .06*w)).Opacity(.35)}
	if f, ok := figure.FillOf(s.Fill); ok {
		inside = append(inside, f(canvas, canvas.Path(d, kit.Black).Bounds(), t))
	}
	edge := fmt.Sprintf("M%g %gQ%g %g %g %g", x0-.03*w, y1-.05*w, (x0+x1)/2, y1+.01*w, x1+.03*w, y1-.05*w)
	inside = append(inside, canvas.Line(edge, t.LL, .05*w), canvas.Line(edge, t.DD, .012*w))
	canvas.Part("cloth", canvas.Path(d, t.DDD).Move(0, .015*w).Opacity(.5), canvas.Form(d, kit.Lin(x0, y0, x1, y1, t.L, t.M, t.D), inside...))
	for j := range 9 {
		x := x0 + w*float64(j)/8
		canvas.Part("fringe", canvas.Line(fmt.Sprintf("M%g %gv%g", x, y1+.02*w, .06*w), t.LL, .022*w))
	}
	return k.Within(k.Root.Serial, kit.Fore, c.Place(i, canvas.Drawing(), scene.Identity))
}
