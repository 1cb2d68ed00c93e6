package bird

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/eyemark"
)

// drawHead draws the head from the side, with its bill, crest and eye.
func (r *rig) drawHead() {
	h, k := r.head, r.b.Head
	t := r.feathers
	if r.s.face == "hood" || r.s.face == "mallard" || r.s.face == "bare" || r.s.face == "neck" {
		t = r.Tones("face")
	}
	var nodes []kit.Node
	nodes = append(nodes, r.crest(h.X, h.Y, k/30, true))
	nodes = append(nodes, r.bill(h.X+k*.82, h.Y+k*.12, k/30))
	d := outline(h.X, h.Y, k, [3]float64{-.05, -1}, [3]float64{.62, -.78}, [3]float64{.98, -.1}, [3]float64{.86, .5}, [3]float64{.3, .94},
		[3]float64{-.4, .9}, [3]float64{-.94, .35}, [3]float64{-.9, -.4}, [3]float64{-.55, -.84})
	fill := r.Lin(h.X-k, h.Y-k, h.X+k*.7, h.Y+k, kit.At(0, t.LL), kit.At(.3, t.L), kit.At(.6, t.M), kit.At(1, t.D))
	if r.s.face == "hood" {
		nodes = append(nodes, r.hood(t))
	}
	nodes = append(nodes, r.Form(d, fill, r.faceMarks(h.X, h.Y, k), r.Shadow(d, t.DD, k*.34, .35)))
	nodes = append(nodes, r.crest(h.X, h.Y, k/30, false))
	eye := max(k*.26, 5.2)
	if r.spec.Young {
		eye *= 1.12
	}
	r.Profile = true
	ex, ey := h.X+k*.3, h.Y-k*.16
	iris, look := r.Tones("eyes"), pen.Glossy
	ring := kit.Node{}
	if t.M.Lch().L < .42 && !r.Sleep {
		ring = r.Circle(ex, ey, eye*1.32, t.LL.Alpha(.55))
	}
	nodes = append(nodes, r.Named("eyes", ring, r.Eye(ex, ey, eye, iris, look, r.Flip), r.Tears(ex+1, ey+eye*2, eye*.7)))
	nodes = append(nodes, r.brow(ex, ey, eye, t), r.blush(h.X+k*.42, h.Y+k*.36, k, d, t))
	head := r.Named("head", nodes...)
	r.anchor("headTop", h.X, h.Y-k*.92, k*1.2, 0)
	r.anchor("eyes", ex, ey, k*1.9, 0)
	r.anchor("mouth", h.X+k*1.2, h.Y+k*.3, 0, 0)
	if r.pose == "courting" {
		head = head.Rotate(courtingBow, h.X, h.Y)
		r.anchor("mouth", h.X+k*.7, h.Y+k, 0, 0)
	}
	r.out = append(r.out, placed{kit.Body, head})
	r.anchor("head", h.X, h.Y, k*2, 0)
}

// courtingBow is by how many degrees the head is lowered in courtship.
const courtingBow = 42

func (r *rig) blush(x, y, k float64, clip string, t kit.Tones) kit.Node {
	if r.Natural || t.M.Lch().L < .45 || r.b.Bill == "hook" || r.b.Bill == "strong" {
		return kit.Node{}
	}
	return r.Clip(clip, r.Blur(k*.09, r.Ellipse(x, y, k*.24, k*.16, kit.Hex("#f08a80"))).Opacity(.5))
}

// brow is the ridge over the eyes of birds of prey, which makes them look stern; an open, friendly face has none.
func (r *rig) brow(x, y, eye float64, t kit.Tones) kit.Node {
	if r.b.Bill != "hook" || r.spec.Young || r.Sleep || r.Mood != "" && r.Mood != "angry" {
		return kit.Node{}
	}
	d := outline(x, y, eye, [3]float64{1.7, .1, 1}, [3]float64{.7, -.5}, [3]float64{-.4, -.86}, [3]float64{-1.7, -.9, 1}, [3]float64{-.7, -1.5}, [3]float64{.5, -1.3}, [3]float64{1.5, -.6})
	return r.Named("eyes", r.Path(d, r.Lin(x-eye, y-eye*1.5, x+eye, y, t.L, t.M, t.D)), r.Line(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x+eye*1.6, y+eye*.05, x+eye*.4, y-eye*.62, x-eye*1.5, y-eye*.9), t.DDD, eye*.2))
}

// hood colors the head and the upper neck with a jagged lower edge: eagles.
func (r *rig) hood(t kit.Tones) kit.Node {
	h, k := r.head, r.b.Head
	d := outline(h.X, h.Y, k, [3]float64{-.9, -.2}, [3]float64{-1.15, .7}, [3]float64{-1.3, 1.25, 1}, [3]float64{-.85, 1.02, 1},
		[3]float64{-.62, 1.5, 1}, [3]float64{-.25, 1.15, 1}, [3]float64{0, 1.62, 1}, [3]float64{.32, 1.15, 1}, [3]float64{.62, 1.45, 1},
		[3]float64{.8, .95, 1}, [3]float64{1.02, 1.05, 1}, [3]float64{.95, .3})
	return r.Form(d, r.Lin(h.X-k, h.Y, h.X+k, h.Y+k*1.4, t.L, t.M, t.D), r.Hairs(t.DD, 1.8, .5, [4]float64{h.X - k*.5, h.Y + k*.9, -2, 9},
		[4]float64{h.X, h.Y + k*1.05, 0, 10}, [4]float64{h.X + k*.4, h.Y + k*.95, 1, 9}))
}

// faceMarks are the markings of the head.
func (r *rig) faceMarks(x, y, k float64) kit.Node {
	m, f := r.Tones("marks"), r.Tones("face")
	switch r.s.face {
	case "mask":
		return r.Path(outline(x, y, k, [3]float64{1.2, -.5}, [3]float64{.62, -.42}, [3]float64{.42, 0}, [3]float64{.5, .5}, [3]float64{.9, .9},
			[3]float64{1.4, .5}), m.M)
	case "robin":
		return r.Path(outline(x, y, k, [3]float64{1.3, -.7}, [3]float64{.7, -.62}, [3]float64{.2, -.42}, [3]float64{-.08, .1}, [3]float64{.1, .6},
			[3]float64{.2, 1.2}, [3]float64{1.4, 1.2}), r.Lin(x, y-k, x+k, y+k, f.L, f.M, f.D))
	case "throat":
		return r.Path(outline(x, y, k, [3]float64{1.2, .1}, [3]float64{.6, .2}, [3]float64{.02, .3}, [3]float64{.1, .7}, [3]float64{-.1, 1.2},
			[3]float64{1.4, 1.2}), r.Lin(x, y, x+k, y+k, f.L, f.M, f.D))
	case "cheek":
		return kit.Of(r.Path(outline(x, y, k, [3]float64{1.1, -.5}, [3]float64{.5, -.5}, [3]float64{.06, -.12}, [3]float64{.12, .36},
			[3]float64{.56, .56}, [3]float64{1.1, .5}), f.M),
			r.Line(fmt.Sprintf("M%g %gq%g 4 %g 2M%g %gq%g 4 %g 2", x+k*.22, y+k*.26, k*.2, k*.42, x+k*.3, y+k*.42, k*.16, k*.34), m.D,
				1.4).Opacity(.6))
	case "mallard":
		w := kit.Hex("#fdfaf4")
		return r.Path(outline(x, y, k, [3]float64{-1.3, .62}, [3]float64{0, .92}, [3]float64{1.2, .72}, [3]float64{1.2, 1.3},
			[3]float64{-1.3, 1.3}), w)
	case "cap", "forehead":
		cap := [][3]float64{{1.3, -.16}, {.6, -.3}, {-.2, -.24}, {-.9, .2}, {-1.3, .1}, {-1.2, -1.3}, {1.3, -1.3}}
		if r.s.face == "forehead" {
			return r.Path(outline(x, y, k, [3]float64{1.3, -.3}, [3]float64{.6, -.44}, [3]float64{.1, -.6}, [3]float64{-.2, -1.3}, [3]float64{1.3, -1.3}), m.M)
		}
		return kit.Of(r.Path(outline(x, y, k, [3]float64{1.3, -.2}, [3]float64{-.2, -.3}, [3]float64{-.9, .2}, [3]float64{-.5, .6}, [3]float64{.5, .56}, [3]float64{1.3, .3}), f.M),
			r.Path(outline(x, y, k, cap...), m.M), r.Path(outline(x, y, k, [3]float64{1.3, .42}, [3]float64{.6, .5}, [3]float64{.3, 1.3}, [3]float64{1.3, 1.3}), m.M))
	case "eyestripe":
		return r.Path(outline(x, y, k, [3]float64{1.2, .02}, [3]float64{.7, -.2}, [3]float64{.2, -.34}, [3]float64{-.9, -.1}, [3]float64{-1.2, .3}, [3]float64{-.3, .2}, [3]float64{.4, .16},
			[3]float64{1.2, .3}), m.M)
	case "spot":
		return r.Circle(x-k*.02, y+k*.34, k*.26, f.M)
	case "swan":
		return r.Path(outline(x, y, k, [3]float64{1.3, -.6}, [3]float64{.72, -.34}, [3]float64{.56, .02}, [3]float64{.7, .34},
			[3]float64{1.3, .6}), m.M)
	case "breast":
		return r.Blur(1.4, r.Path(outline(x, y, k, [3]float64{1.2, .2}, [3]float64{.6, .3}, [3]float64{.12, .5}, [3]float64{-.1, 1.2},
			[3]float64{1.4, 1.2}), r.belly.L))
	case "bare":
		return r.Blur(2, r.Ellipse(x+k*.2, y-k*.5, k*.7, k*.4, f.LL)).Opacity(.5)
	}
	return kit.Node{}
}

// bill draws a bill whose root is at x, y.
func (r *rig) bill(x, y, k float64) kit.Node {
	t := r.Tones("beak")
	shape, ok := bills[r.b.Bill]
	if !ok {
		shape = bills["cone"]
	}
	k0 := k
	k *= shape.size
	d := outline(x, y, k, shape.form...)
	b := r.Path(d, t.M).Bounds()
	var nodes, over []kit.Node
	if r.Mood == "happy" || r.Mood == "surprised" || eyemark.Has(r.Mood) {
		nodes = append(nodes, r.Path(outline(x, y, k0, [3]float64{-6, 4, 1}, [3]float64{14, 8}, [3]float64{18, 15, 1}, [3]float64{6, 18},
			[3]float64{-6, 14}), t.D),
			r.Path(outline(x, y, k0, [3]float64{-4, 6, 1}, [3]float64{12, 9}, [3]float64{6, 14}, [3]float64{-4, 12}), kit.Hex("#e06a78")))
	}
	if shape.tip != nil {
		over = append(over, r.Path(outline(x, y, k, shape.tip...), r.Tones("marks").M))
	}
	if r.b.Bill == "toucan" {
		over = append(over, r.Blur(2, r.Path(outline(x, y, k, [3]float64{-8, -14}, [3]float64{20, -20}, [3]float64{44, -12}, [3]float64{20, -14}),
			t.LL)).Opacity(.8))
	}
	nodes = append(nodes, r.Form(d, kit.Lin(0, b.Y0, 0, b.Y1, t.LL, t.M, t.D), over...))
	if l := shape.line; l != [6]float64{} {
		nodes = append(nodes, r.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x+l[0]*k, y+l[1]*k, x+l[2]*k, y+l[3]*k, x+l[4]*k, y+l[5]*k),
			t.DDD.Alpha(.6), 1.9))
	}
	nodes = append(nodes, r.Ellipse(x+8*k0, y-3*k0, 1.8*k0, 1.1*k0, t.DDD.Alpha(.6)))
	if r.pose == "calling" {
		nodes = r.parted(nodes, x, y+2.5*k, b)
	}
	return r.Named("bill", nodes...)
}

// parted opens a bill: its upper half is raised, its lower half lowered, around its root at x, y.
func (r *rig) parted(bill []kit.Node, x, y float64, b kit.Box) []kit.Node {
	half := func(y0, y1, turn float64) kit.Node {
		return r.Clip(fmt.Sprintf("M%g %gH%gV%gH%gZ", b.X0-9, y0, b.X1+9, y1, b.X0-9), bill...).Rotate(turn, x, y)
	}
	l := .62 * (b.X1 - x)
	mouth := r.Path(fmt.Sprintf("M%g %gL%g %gL%g %gZ", x-4, y, x+l, y-.3*l, x+l, y+.34*l), kit.Hex("#a83a48"))
	return []kit.Node{mouth, half(y, b.Y1+9, 19), half(b.Y0-9, y, -15)}
}
