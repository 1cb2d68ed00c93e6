package bird

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// Slides reports whether a bird can be drawn on its belly: penguins slide on it.
func Slides(species string) bool { return find(species).build.Front == "penguin" }

// drawSliding draws a penguin on its belly, head first, with its flippers back and its feet behind.
func (r *rig) drawSliding() {
	b := r.b
	l, h := b.Body*b.Plump*1.12, b.Body*.7
	r.center = limb.Point{Y: -h}
	r.head = limb.Point{X: l*.86 + b.Head*.18, Y: -h - b.Head*.62}
	f, y := r.feathers, r.center.Y
	r.fill = r.Lin(-l, y-h, l*.4, 0, kit.At(0, f.L), kit.At(.45, f.M), kit.At(1, f.D))
	r.body = outline(0, y, 1, [3]float64{-l * 1.08, h * .3}, [3]float64{-l * .86, -h * .42}, [3]float64{-l * .2, -h * .96}, [3]float64{l * .6, -h * .98},
		[3]float64{l * .98, -h * .5}, [3]float64{l * 1.02, h * .2}, [3]float64{l * .74, h * .86}, [3]float64{0, h}, [3]float64{-l * .76, h * .82})
	t := r.belly
	belly := outline(0, y, 1, [3]float64{-l * 1.2, h * .5}, [3]float64{-l * .5, h * .34}, [3]float64{l * .3, h * .2}, [3]float64{l * .8, -h * .2}, [3]float64{l * 1.3, -h * .3},
		[3]float64{l * 1.2, h * 1.2}, [3]float64{-l, h * 1.3})
	r.put(kit.Back, "wing", r.flipperBack(l*.42, y-h*.5, l*.62, -22, true))
	r.put(kit.Back, "legs", r.soleBack(-l*.98, y+h*.06), r.soleBack(-l*.9, y+h*.5))
	r.put(kit.Body, "body", r.Form(r.body, r.fill, r.Named("belly", r.Path(belly, r.Lin(0, y, 0, y+h, t.L, t.M, t.D))), r.Light(r.body, f.LL, h*.3, .4), r.Shadow(r.body, f.M.Shade(-2.1), h*.4, .36)))
	if r.spec.Fill != nil {
		r.put(kit.Body, "pattern", r.Clip(r.body, r.spec.Fill(r.Canvas, r.Path(r.body, kit.Black).Bounds(), f)))
	}
	r.put(kit.Body, "wing", r.flipperBack(l*.36, y-h*.22, l*.78, -24, false))
	r.frontHead(r.head.X, r.head.Y)
	r.bodyAnchors()
	r.anchor("back", -l*.1, y-h*.9, l, 0)
	r.anchor("seat", -l*.1, y-h*.86, l*.8, 0)
	r.anchor("tail", -l, y, 0, 0)
	r.anchor("neck", l*.8, y-h*.3, b.Head*1.4, 0)
	r.anchor("ground", 0, 0, l*1.6, 0)
	for name, x := range map[string]float64{"handNear": .2, "handFar": .4, "footNear": -.9, "footFar": -.8, "paw": .3} {
		r.anchor(name, l*x, y, 0, 0)
	}
}

// flipperBack is a flipper that points backward from the shoulder at x, y.
func (r *rig) flipperBack(x, y, l, turn float64, far bool) kit.Node {
	t := r.wing
	if far {
		t = kit.TonesOf(t.D)
	}
	d := outline(x, y, l, [3]float64{.14, -.08}, [3]float64{-.2, -.24}, [3]float64{-.72, -.2}, [3]float64{-1, -.02}, [3]float64{-.8, .1}, [3]float64{-.3, .14}, [3]float64{.1, .12})
	return kit.Of(r.Blur(3, r.Path(d, r.feathers.DDD).Move(-2, 5)).Opacity(.3), r.Flat(d, t, r.Shadow(d, t.DD, l*.1, .4))).Rotate(-turn, x, y)
}

// soleBack is a webbed foot that points backward from x, y.
func (r *rig) soleBack(x, y float64) kit.Node {
	t, s := r.Tones("feet"), r.b.Shin*1.15
	return r.Flat(outline(x, y, s, [3]float64{.8, -1}, [3]float64{-.6, -1.4}, [3]float64{-2.4, -2.6, 1}, [3]float64{-2.2, -.9, 1}, [3]float64{-3.2, 0, 1}, [3]float64{-2.2, .9, 1},
		[3]float64{-2.4, 2.4, 1}, [3]float64{-.6, 1.4}, [3]float64{.8, 1}), t)
}
