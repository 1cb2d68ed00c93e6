package compose

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// cloths are what an animal is wrapped in up to its chin.
var cloths = words("blanket towel quilt")

// wrapped draws k's root as a head that looks out of a bundle of cloth.
func (c *composer) wrapped(k cluster, i int) cluster {
	at := k.root.subject
	d := c.head(c.subject(at))
	head := c.place(at, d, centered(d, 1, 0, 0, 0))
	root := head.root
	b := head.bounds()
	face := d.Anchors["head"].W
	if face == 0 {
		face = .9 * b.W()
	}
	hood, front := c.bundle(i, face)
	neck := head.root.anchor("neck")
	x, y := neck.X, neck.Y-.5*face
	out := hood.moved(x, y).over(head).over(front.moved(x, y))
	out.root, out.ground = root, out.bounds().Y1
	return out
}

// bundle is the cloth around a head whose middle is at the origin: behind it, and before what is below its chin.
func (c *composer) bundle(i int, w float64) (hood, front cluster) {
	s := c.subject(i)
	col, ok := colorOf(s.Color)
	if !ok {
		col = clothColor(s.ID)
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
	hood = c.place(i, canvas.Drawing(), scene.Identity)
	canvas, _ = kit.NewCanvas("bundle", nil, kit.Options{})
	body := path(-.6, .1, -.72, .5, -.82, .8, -.72, 1.16, -.64, 1.42, -.36, 1.5, 0.0, 1.5, .36, 1.5, .64, 1.42, .72, 1.16, .82, .8, .72, .5, .6, .1,
		.52, .42, .3, .56, .02, .58, -.26, .56, -.5, .42, -.6, .1)
	flap := path(.61, .12, .5, .5, .2, .62, -.12, .6, -.3, .9, -.44, 1.2, -.72, 1.2, -.2, 1.3, .72, 1.1, .76, .7)
	folds := path(-.5, .52, -.56, .8, -.6, 1.0, -.62, 1.2) + path(.3, .8, .2, 1.0, .1, 1.2, -.2, 1.34) + path(.6, .9, .5, 1.2, .3, 1.36, .1, 1.44)
	inside := []kit.Node{canvas.Blur(.06*w, canvas.Path(flap, t.DDD).Move(-.04*w, .05*w)).Opacity(.35), canvas.Form(flap, kit.Lin(-.4*w, .4*w, .6*w, 1.3*w, t.L, t.M, t.D), canvas.Path(flap, kit.None).Stroke(t.LL, .03*w).Opacity(.6)),
		canvas.Blur(.02*w, canvas.Line(folds, t.DD, .035*w)).Opacity(.5), canvas.Blur(.02*w, canvas.Line(folds, t.LL, .02*w).Move(.03*w, 0)).Opacity(.5)}
	if f, ok := fillOf(s.Fill); ok {
		inside = append(inside, canvas.Clip(body, f(canvas, canvas.Path(body, kit.Black).Bounds(), t)))
	}
	canvas.Part("cloth", canvas.Form(body, kit.Lin(-.6*w, .2*w, .6*w, 1.4*w, t.L, t.M, t.DD), inside...), canvas.Line(path(-.6, .1, -.5, .42, -.26, .56, .02, .58, .3, .56, .52, .42, .6, .1), t.LL, .045*w))
	front = c.place(i, canvas.Drawing(), scene.Identity)
	return hood, front
}

// clothColor is the color of the main slot of a piece.
func clothColor(id string) kit.Color {
	if p, ok := library.Find(id); ok {
		if slots, err := kit.ParsePalette(p.Palette); err == nil && len(slots) > 0 {
			return slots[0].Color
		}
	}
	return kit.Hex("#7fa8d6")
}
