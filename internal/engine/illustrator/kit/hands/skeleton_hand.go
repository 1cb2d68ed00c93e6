package hands

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// handBone is one bone with knobs at its ends.
func handBone(c *kit.Canvas, x0, y0, x1, y1, w float64, t kit.Tones) kit.Node {
	long := math.Hypot(x1-x0, y1-y0)
	nx, ny := (y1-y0)/long*w, -(x1-x0)/long*w
	d := p.NewTube(p.J{X: x0, Y: y0, R: w * .78}, p.J{X: (x0 + x1) / 2, Y: (y0 + y1) / 2, R: w * .5}, p.J{X: x1, Y: y1, R: w * .72}).Outline()
	for _, e := range [][2]float64{{x0, y0}, {x1, y1}} {
		d += kit.Oval(e[0]+nx*.5, e[1]+ny*.5, w*.62, w*.62) + kit.Oval(e[0]-nx*.5, e[1]-ny*.5, w*.62, w*.62)
	}
	return kit.Of(c.Path(d, t.DDD).Move(1, 1.8), c.Path(d, kit.Lin(math.Min(x0, x1)-w, math.Min(y0, y1), math.Max(x0, x1)+w, math.Max(y0, y1), t.LL, t.M, t.DD)), c.Line(p.D("M%g %gL%g %g", x0+.2*(x1-x0)-w*.25, y0+.2*(y1-y0), x0+.75*(x1-x0)-w*.25, y0+.75*(y1-y0)), kit.White, w*.24).Opacity(.7))
}

// bonesAlong are the bones of a finger through its joints.
func bonesAlong(c *kit.Canvas, w float64, t kit.Tones, joints ...[2]float64) kit.Node {
	var all []kit.Node
	for i := 0; i+1 < len(joints); i++ {
		a, b := joints[i], joints[i+1]
		all = append(all, handBone(c, a[0]+.09*(b[0]-a[0]), a[1]+.09*(b[1]-a[1]), b[0]-.09*(b[0]-a[0]), b[1]-.09*(b[1]-a[1]), w-float64(i)*w*.11, t))
	}
	return kit.Of(all...)
}

// wristBones are the forearm's two bones and the small ones of the wrist.
func wristBones(c *kit.Canvas, t kit.Tones) kit.Node {
	all := []kit.Node{handBone(c, 108, 254, 114, 214, 12, t), handBone(c, 148, 254, 144, 216, 10, t)}
	for _, o := range [][4]float64{{106, 200, 12, 9}, {126, 203, 11, 9}, {146, 202, 11, 9}, {112, 186, 11, 8}, {130, 187, 10, 8}, {148, 188, 10, 8}} {
		all = append(all, c.Path(kit.Oval(o[0], o[1], o[2], o[3]), t.DDD).Move(1, 1.8), c.Path(kit.Oval(o[0], o[1], o[2], o[3]), kit.Rad(o[0]-4, o[1]-4, o[2]*1.6, t.LL, t.M, t.D)))
	}
	return kit.Of(all...)
}

// skeletonHand is a hand of bones; it holds things between its fingers as the living one does.
var skeletonHand = kit.Piece{
	Name: "skeleton-hand", Cm: 19, States: "holding; peace; rock", Palette: "bone #f3ecdc white",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("bone")
		if c.State("holding") {
			c.On(kit.Back)
			c.Part("bone", wristBones(c, t), bonesAlong(c, 9, t, [2]float64{148, 184}, [2]float64{190, 176}), bonesAlong(c, 9, t, [2]float64{140, 180}, [2]float64{194, 154}), bonesAlong(c, 9, t, [2]float64{130, 180}, [2]float64{194, 130}), bonesAlong(c, 9, t, [2]float64{120, 180}, [2]float64{190, 106}))
			c.On(kit.Fore)
			for i, y := range []float64{184, 160, 136, 112} { // the little finger first
				k := float64(i) * 2.4
				c.Part("bone", bonesAlong(c, 10.5, t, [2]float64{196 + k*.4, y - 6}, [2]float64{166, y - 10}, [2]float64{134, y - 4}, [2]float64{108 - k, y + 4}))
			}
			c.Part("bone", bonesAlong(c, 11, t, [2]float64{104, 190}, [2]float64{78, 156}, [2]float64{94, 120}, [2]float64{132, 98}))
			c.Anchor("grip", 134, 146)
			c.AnchorBox("paw", 134, 146, 0, 0, 0)
			c.Anchor("ground", 128, 256)
			return
		}
		folded := c.State("peace") || c.State("rock")
		c.Part("bone", wristBones(c, t))
		fingers := [][][2]float64{{{112, 184}, {94, 126}, {84, 84}, {76, 52}, {70, 26}}, {{126, 182}, {122, 118}, {121, 68}, {121, 34}, {121, 6}}, {{138, 182}, {150, 122}, {159, 76}, {165, 44}, {170, 18}}, {{150, 184}, {176, 138}, {194, 104}, {205, 80}, {213, 58}}}
		for i, f := range fingers {
			bent := folded && (i == 2 || i == 3 && c.State("peace") || i == 1 && c.State("rock"))
			if bent {
				k := f[1]
				f = [][2]float64{f[0], k, {k[0] - 4, k[1] - 16}, {k[0] - 18, k[1] + 8}, {k[0] - 20, k[1] + 24}}
			}
			c.Part("bone", bonesAlong(c, 10, t, f...))
		}
		thumb := [][2]float64{{102, 196}, {66, 172}, {38, 142}, {20, 118}}
		if folded {
			thumb = [][2]float64{{102, 196}, {82, 164}, {112, 146}, {140, 148}}
		}
		c.Part("bone", bonesAlong(c, 11, t, thumb...))
		c.AnchorBox("paw", 128, 150, 0, 0, 0)
		c.Anchor("ground", 128, 256)
	},
}
