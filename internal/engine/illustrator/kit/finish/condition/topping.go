package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// opening is where something is put into a drawing from above: the middle of what is open, and how wide it is. Without one it is the top.
func opening(d *kit.Drawing) (x, y, wide float64) {
	if a, ok := d.Anchors["inside"]; ok && a.W > 0 {
		return a.X, a.Y - a.H/2, a.W
	}
	top := surface.Peak(d)
	return top.X, top.Y + .04*d.Box.H(), .4 * d.Box.W()
}

// strawed puts a striped straw into a drink or a fruit.
func strawed(d *kit.Drawing, p *surface.Pen) {
	x, y, wide := opening(d)
	k := p.Size
	foot, head := surface.Point{X: x - wide*.02, Y: y + .3*(p.Box.Y1-y)}, surface.Point{X: x + wide*.3, Y: y - .3*k}
	w := max(.036*k, min(.07*k, wide*.13))
	turn := math.Atan2(head.Y-foot.Y, head.X-foot.X) * 180 / math.Pi
	long := math.Hypot(head.X-foot.X, head.Y-foot.Y)
	stripes := make([]kit.Node, 0, 12)
	for at := w * .4; at < long; at += w * 1.7 {
		stripes = append(stripes, p.Line(fmt.Sprintf("M%.2f %.2fl%.2f %.2f", at, -w, w*.9, w*2), kit.Hex("#e8414f"), w*.62).Butt())
	}
	tube := kit.Of(p.Rect(-w*.06, -w*.56, long+w*.06, w*1.12, w*.3, kit.Hex("#a83240")),
		p.Form(kit.RoundRect(0, -w/2, long, w, w*.24), kit.Lin(0, -w/2, 0, w/2, kit.White, kit.Hex("#fff6f0"), kit.Hex("#d9c3c3")), kit.Of(stripes...), p.Rect(0, -w*.34, long, w*.16, 0, kit.White).Opacity(.7)),
		p.Ellipse(long, 0, w*.16, w*.42, kit.Hex("#7d2430")))
	surface.Behind(d, tube.Rotate(turn, 0, 0).Move(foot.X, foot.Y))
}

// creamed puts whipped cream on top of a drawing, in three rounds that get smaller.
func creamed(d *kit.Drawing, p *surface.Pen) {
	x, y, wide := opening(d)
	if _, ok := d.Anchors["inside"]; ok {
		wide *= .96
	} else {
		wide = .52 * d.Box.W()
	}
	y += wide * .06
	if discShaped(d) {
		wide, y = .46*d.Box.W(), (d.Box.Y0+d.Box.Y1)/2+.12*d.Box.H()
	}
	light, own, dark := kit.White, kit.Hex("#fff4e4"), kit.Hex("#dcc3a4")
	var all []kit.Node
	for k, share := range []float64{1, .7, .4} {
		w, h := wide*share, wide*.3*(.6+.4*share)
		at := y - wide*.2*float64(k)
		lobes := ""
		for n := range 6 {
			lobes += fmt.Sprintf("%.2f,%.2f ", x-w/2+w*float64(n)/5, at+h*.16*float64(n%2))
		}
		tip := fmt.Sprintf("%s%.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f", lobes, x+w*.47, at-h*.5, x+w*.16, at-h*.82, x-w*.2, at-h*.8, x-w*.48, at-h*.45)
		if k == 2 {
			tip = fmt.Sprintf("%s%.2f,%.2f %.2f,%.2f! %.2f,%.2f", lobes, x+w*.44, at-h*.5, x+w*.1, at-h*1.7, x-w*.4, at-h*.55)
		}
		folds := p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2fM%.2f %.2fq%.2f %.2f %.2f %.2f", x-w*.34, at-h*.1, w*.06, -h*.44, w*.24, -h*.58, x+w*.02, at-h*.04, w*.08, -h*.46, w*.26, -h*.56), dark, wide*.016).Opacity(.7)
		all = append(all, p.Path(tip, dark).Move(0, wide*.014).Opacity(.5), p.Form(tip, kit.Lin(x-w/2, at-h, x+w/2, at+h*.2, light, own, own, dark), p.Blur(wide*.03, p.Ellipse(x+w*.2, at+h*.16, w*.36, h*.14, dark)).Opacity(.8), folds))
	}
	surface.Before(d, kit.Of(all...))
}

// tasseled hangs a tassel from each corner of what has four, else from the middle of its lower edge.
func tasseled(d *kit.Drawing, p *surface.Pen) {
	t, k := kit.TonesOf(kit.Hex("#e9bf5a")), p.Size
	tassel := func(at surface.Point, turn float64) kit.Node {
		long, w := k*.17, k*.07
		var threads []kit.Node
		for n := range 7 {
			s := float64(n-3) / 3
			threads = append(threads, p.Line(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", s*w*.4, k*.03, s*w*.9, long*.5, s*w, long), []kit.Color{t.D, t.M, t.L}[n%3], w*.34))
		}
		knot := p.Circle(0, k*.012, k*.03, kit.Rad(-k*.008, k*.002, k*.036, t.LL, t.M, t.D))
		band := p.Form(kit.RoundRect(-w*.5, k*.03, w, k*.018, k*.006), kit.Lin(-w*.5, 0, w*.5, 0, t.L, t.D))
		return kit.Of(kit.Of(threads...), knot, band).Rotate(turn, 0, 0).Move(at.X, at.Y)
	}
	b := p.Box
	corner := surface.SilhouetteOf(d)
	var all []kit.Node
	for _, c := range []struct{ x, y, turn float64 }{{b.X0, b.Y0, 140}, {b.X1, b.Y0, -140}, {b.X0, b.Y1, 35}, {b.X1, b.Y1, -35}} {
		mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
		for _, in := range []float64{.03, .06, .09, .12, .16, .2, .24} {
			q := surface.Point{X: c.x + (mid.X-c.x)*in, Y: c.y + (mid.Y-c.y)*in}
			if corner.Painted(q) {
				all = append(all, tassel(q, c.turn))
				break
			}
		}
	}
	if len(all) < 4 {
		foot, ok := surface.Underside(d)(.5)
		if !ok {
			foot = b.Y1
		}
		all = []kit.Node{tassel(surface.Point{X: (b.X0 + b.X1) / 2, Y: foot - k*.01}, 0)}
	}
	surface.Before(d, kit.Of(all...))
}

// discShaped reports whether a drawing is round, as what lies flat is when it is seen from above.
func discShaped(d *kit.Drawing) bool {
	b, top, under := d.Box, surface.Topside(d), surface.Underside(d)
	for _, t := range []float64{.25, .75} {
		high, ok := top(t)
		low, _ := under(t)
		if !ok || high-b.Y0 > .14*b.H() || b.Y1-low > .14*b.H() {
			return false
		}
	}
	return math.Abs(b.W()-b.H()) < .16*b.H()
}

// bits are what is strewn over food: its colors, how long and how wide one is in hundredths of the size, and how many there are.
var bits = map[string]struct {
	colors     [3]string
	long, wide float64
	many       int
}{
	"strewn-nuts":    {[3]string{"#c98d4e", "#e0b37a", "#9c6330"}, 5.2, 4, 80},
	"strewn-chips":   {[3]string{"#4a2a17", "#5f3820", "#3a1f10"}, 5.2, 4.4, 50},
	"strewn-coconut": {[3]string{"#ffffff", "#fbf5ea", "#efe6d6"}, 6.4, 1.6, 110},
	"strewn-crumbs":  {[3]string{"#3a2a26", "#54403a", "#241a18"}, 3, 2.6, 130},
	"strewn-herbs":   {[3]string{"#4f9a3a", "#6fbf58", "#2f6f2a"}, 5, 2.6, 66},
	"strewn-cheese":  {[3]string{"#fff0b8", "#f9d86a", "#f2c445"}, 8, 1.7, 80},
	"strewn-seeds":   {[3]string{"#fff2cf", "#f3dca6", "#e3c183"}, 3.4, 2, 80},
	"strewn-salt":    {[3]string{"#ffffff", "#f4f7fb", "#dfe6ee"}, 2.4, 2.2, 90},
	"strewn-bread":   {[3]string{"#e3b56a", "#f0cf92", "#c98f45"}, 7, 6.4, 34},
	"strewn-pearls":  {[3]string{"#f4f1f6", "#d7d9e2", "#fbfafc"}, 3.6, 3.6, 50},
	"strewn-berries": {[3]string{"#4a5fc0", "#d8344a", "#35479c"}, 8, 7.6, 20},
}

// strewnWith returns the change that strews bits over the upper side of food.
func strewnWith(name string) surface.Change {
	return func(d *kit.Drawing, p *surface.Pen) {
		b, of := p.Box, bits[name]
		var all []kit.Node
		for k := range of.many {
			x, y := p.At()
			if !discShaped(d) && y > b.Y0+b.H()*p.Between(.5, .75) {
				continue
			}
			t := kit.TonesOf(kit.Hex(of.colors[k%3]))
			l, w := p.Size*of.long/100*p.Between(.8, 1.2), p.Size*of.wide/100
			one := fmt.Sprintf("%.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f", x-l/2, y+w*p.Between(-.2, .2), x+l*p.Between(-.1, .1), y-w/2, x+l/2, y+w*p.Between(-.2, .2), x+l*p.Between(-.1, .1), y+w/2)
			all = append(all, kit.Of(p.Path(one, t.DDD).Move(0, w*.2).Opacity(.6), p.Path(one, kit.Lin(x-l/2, y-w/2, x+l/2, y+w/2, t.LL, t.M, t.D)), p.Ellipse(x-l*.14, y-w*.16, l*.12, w*.1, kit.White).Opacity(.5)).Rotate(p.Between(-60, 60), x, y))
		}
		surface.Wear(d, kit.Of(all...), surface.NeverWorn)
	}
}
