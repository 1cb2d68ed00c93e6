package finish

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Off is the state of a lid or a cap that lies beside its vessel.
const Off = "off"

// Uncover takes the lid or the cap off a vessel: its mouth is seen where the lid was, and the lid lies beside its foot.
func Uncover(d kit.Drawing, part string) kit.Drawing {
	lid := kit.FromScene(surface.PartOf(d.Nodes(), part))
	if lid.Empty() {
		return d
	}
	cover, whole := lid.Bounds(), d.Box
	for l := range d.Layers {
		if d.Layers[l] != nil {
			d.Layers[l] = surface.ChangePart(d.Layers[l], part, func([]scene.Node) []scene.Node { return nil })
		}
	}
	d.Box = kit.FromScene(d.Nodes()).Bounds()
	canvas, err := kit.NewCanvas("mouth", nil, kit.Options{})
	if err != nil || d.Box.W() <= 0 {
		return d
	}
	top := []kit.Node{laidBeside(lid, cover, d.Box, whole)}
	if x, y, r := openingUnder(&d, cover); r > 0 && !hollow(d, x) && len(surface.PartOf(d.Nodes(), "straw")) == 0 {
		top = append([]kit.Node{mouth(canvas, x, y, r)}, top...)
	}
	d.Layers[kit.Fore] = append(slices.Clone(d.Layers[kit.Fore]), kit.Of(top...).Scene()...)
	d.Box = kit.FromScene(d.Nodes()).Bounds()
	return d
}

// laidBeside is a lid on the ground at the right of what it covered; one that is taller than wide lies on its side.
func laidBeside(lid kit.Node, cover, body, whole kit.Box) kit.Node {
	cx, cy := (cover.X0+cover.X1)/2, (cover.Y0+cover.Y1)/2
	turn := 0.0
	switch {
	case cover.H() > 1.15*cover.W():
		turn = 84
	case cover.W() > .62*whole.W(): // a large one leans on the vessel
		turn = -64
	}
	lid = lid.Rotate(turn, cx, cy)
	b := lid.Bounds()
	gap := .06 * whole.W()
	if turn < 0 {
		gap = -.08 * whole.W()
	}
	return lid.Move(body.X1+gap-b.X0, whole.Y1-b.Y1)
}

// openingUnder finds the opening under a lid: its middle and half its width, from the silhouette of what is left.
func openingUnder(d *kit.Drawing, cover kit.Box) (x, y, r float64) {
	l, m := surface.Small(d)
	alpha := l.Alpha()
	at := func(x, y float64) bool {
		i, k := int(float64(m[0])*x+float64(m[4])), int(float64(m[3])*y+float64(m[5]))
		return i >= 0 && k >= 0 && i < surface.SampleSide && k < surface.SampleSide && alpha[k*surface.SampleSide+i] > .04
	}
	step := max(d.Box.W(), d.Box.H()) / surface.SampleSide
	x = (cover.X0 + cover.X1) / 2
	for y = cover.Y0 + .2*cover.H(); !at(x, y); y += step {
		if y > cover.Y1+.1*d.Box.H() {
			return 0, 0, 0
		}
	}
	edge := func(y, dx float64) float64 {
		to := x
		for at(to+dx, y) {
			to += dx
		}
		return to
	}
	left, right := edge(y+2*step, -step), edge(y+2*step, step)
	if most := cover.W(); right-left > .7*most && right-left < 1.25*most {
		return (left + right) / 2, y, (right-left)/2 - .3*step
	}
	switch middle := (left + right) / 2; {
	case max(middle-x, x-middle) > .2*cover.W(): // what lies aslant shows no mouth
		return 0, 0, 0
	case right-left < cover.W(): // a neck that is narrower than its cap
		return middle, y, (right - left) / 2
	}
	return x, cover.Y1 - .1*cover.W(), .44 * cover.W() // in a dome
}

// hollow reports whether a vessel shows its far inner wall above the rim of its front at x.
func hollow(d kit.Drawing, x float64) bool {
	top := func(layers ...kit.Layer) float64 {
		var nodes []scene.Node
		for _, l := range layers {
			nodes = append(nodes, d.Layers[l]...)
		}
		m := raster.Square(surface.SampleSide)
		k := float32(surface.SampleSide / max(d.Box.W(), d.Box.H(), 1e-6))
		raster.Draw(m, nodes, scene.ScaleBy(k, k).Mul(scene.Translate(-float32(d.Box.X0), -float32(d.Box.Y0))))
		i := int((x - d.Box.X0) * float64(k))
		for y := range surface.SampleSide {
			if i >= 0 && i < surface.SampleSide && m.Pix[4*(y*surface.SampleSide+i)+3] > .04 {
				return float64(y)
			}
		}
		return surface.SampleSide
	}
	return top(kit.Back)+2 < top(kit.Body, kit.Fore)
}

// mouth is a round opening seen a little from above: the far inner wall, the depth under it and the lit rim.
func mouth(c *kit.Canvas, x, y, r float64) kit.Node {
	h := .2 * r
	oval := func(k float64) string { return kit.Oval(x, y, k*r, k*h) }
	dark, light := kit.Hex("#2a2233"), kit.White
	shade := c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %gA%g %g 0 0 1 %g %gZ", x-r, y, r, h, x+r, y, r, h*.3, x-r, y), dark.Alpha(.45))
	return kit.Of(c.Form(oval(1), kit.Lin(x-r, y-h, x+r, y+h, dark.Alpha(.5), dark.Alpha(.28)), shade), c.Path(oval(.97), kit.None).Stroke(light.Alpha(.75), .045*r), c.Path(oval(1.03), kit.None).Stroke(dark.Alpha(.25), .03*r))
}
