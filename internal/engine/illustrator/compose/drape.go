package compose

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// leashUp is a leash from the neck of k's root up to a hand that is not seen.
func (c *composer) leashUp(k cluster, i int) cluster {
	canvas, err := kit.NewCanvas("leash", nil, kit.Options{})
	if err != nil {
		return k
	}
	col, ok := colorOf(c.subject(i).Color)
	if !ok {
		col = clothColor("leash")
	}
	t, b, neck := kit.TonesOf(col), k.root.box(), k.root.anchor("neck")
	side := facingSide(k.root)
	x, y := neck.X+side*.52*b.W(), b.Y0-.22*b.H()
	w := .02 * b.H()
	line := fmt.Sprintf("M%g %gQ%g %g %g %g", neck.X, neck.Y, neck.X+side*.3*b.W(), neck.Y+.1*b.H(), x, y)
	loop := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %g", x, y, x-side*5*w, y-2*w, x-side*2*w, y-9*w, x+side*2*w, y-8*w, x+side*6*w, y-7*w, x+side*3*w, y-2*w, x, y)
	canvas.Part("strap", canvas.Line(line, t.DDD, w*1.35), canvas.Line(loop, t.DDD, w*1.35), canvas.Line(line, t.M, w), canvas.Line(loop, t.M, w), canvas.Line(line, t.LL, w*.3).Opacity(.7))
	canvas.Part("clasp", canvas.Circle(neck.X, neck.Y, w*1.1, kit.Hex("#d9b04a")))
	return k.within(k.root.serial, kit.Body, c.place(i, canvas.Drawing(), scene.Identity))
}

// draped lays a cloth over the back of k's root, as horses and camels wear it.
func (c *composer) draped(k cluster, i int) cluster {
	s := c.subject(i)
	col, ok := colorOf(s.Color)
	if !ok {
		col = clothColor(s.ID)
	}
	canvas, err := kit.NewCanvas("drape", nil, kit.Options{})
	if err != nil {
		return k
	}
	t, back := kit.TonesOf(col), k.root.anchor("back")
	x0, x1 := back.X-.46*back.W, back.X+.3*back.W
	if facingSide(k.root) < 0 {
		x0, x1 = back.X-.3*back.W, back.X+.46*back.W
	}
	w := x1 - x0
	y0, y1 := back.Y-.02*w, back.Y+.52*(k.ground-back.Y)
	d := fmt.Sprintf("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x0, y0+.1*w, (x0+x1)/2, y0-.02*w, x1, y0+.02*w, x1+.03*w, y1, (x0+x1)/2, y1+.06*w, x0-.03*w, y1)
	inside := []kit.Node{canvas.Blur(.05*w, canvas.Line(fmt.Sprintf("M%g %gV%gM%g %gV%g", x0+.3*w, y0, y1, x0+.66*w, y0, y1), t.DD, .06*w)).Opacity(.35)}
	if f, ok := fillOf(s.Fill); ok {
		inside = append(inside, f(canvas, canvas.Path(d, kit.Black).Bounds(), t))
	}
	edge := fmt.Sprintf("M%g %gQ%g %g %g %g", x0-.03*w, y1-.05*w, (x0+x1)/2, y1+.01*w, x1+.03*w, y1-.05*w)
	inside = append(inside, canvas.Line(edge, t.LL, .05*w), canvas.Line(edge, t.DD, .012*w))
	canvas.Part("cloth", canvas.Path(d, t.DDD).Move(0, .015*w).Opacity(.5), canvas.Form(d, kit.Lin(x0, y0, x1, y1, t.L, t.M, t.D), inside...))
	for j := range 9 {
		x := x0 + w*float64(j)/8
		canvas.Part("fringe", canvas.Line(fmt.Sprintf("M%g %gv%g", x, y1+.02*w, .06*w), t.LL, .022*w))
	}
	return k.within(k.root.serial, kit.Fore, c.place(i, canvas.Drawing(), scene.Identity))
}
