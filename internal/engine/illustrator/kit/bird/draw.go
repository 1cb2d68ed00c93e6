package bird

import (
	"math"
	"slices"
	"sync"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// Draw draws the whole bird. It never fails: an unknown species is drawn as a songbird.
func Draw(s Spec) kit.Drawing {
	r := newRig(s)
	switch {
	case r.pose == "sliding" && Slides(s.Species):
		r.drawSliding()
	case r.b.Front != "":
		r.drawFront()
	case r.pose == "spread":
		r.drawSpread()
	default:
		r.drawSide()
	}
	return r.drawing(r.tall())
}

// words are what people can name of a species.
type words struct{ slots, parts []string }

var vocabulary sync.Map // species by name to words

// vocabularyOf draws a species once and notes which slots and parts it has.
func vocabularyOf(name string) words {
	s := find(name)
	if w, ok := vocabulary.Load(s.name); ok {
		return w.(words)
	}
	r := newRig(Spec{Species: s.name})
	if r.b.Front != "" {
		r.drawFront()
	} else {
		r.drawSide()
	}
	d := r.drawing(r.tall())
	unused := r.Unused()
	w := words{parts: d.Parts, slots: pen.Vocabulary(s.slots(), func(slot string) bool { return !slices.Contains(unused, slot) })}
	for word, part := range partWords {
		if slices.Contains(d.Parts, part) {
			w.parts = append(w.parts, word)
		}
	}
	slices.Sort(w.parts)
	vocabulary.Store(s.name, w)
	return w
}

// Slots returns the color slots of a species with all words for them, the feathers first.
func Slots(species string) []string { return slices.Clone(vocabularyOf(species).slots) }

// Parts returns the parts of a species that can be left out, with all words for them.
func Parts(species string) []string { return slices.Clone(vocabularyOf(species).parts) }

// Head draws the head alone, turned to the side the bird faces.
func Head(s Spec) kit.Drawing {
	s.Pose = "perched"
	r := newRig(s)
	if r.b.Front != "" {
		r.head = limb.Point{}
		r.frontHead(0, 0)
	} else {
		r.fill = r.Lin(-r.b.Head, -r.b.Head, r.b.Head, r.b.Head, r.feathers.L, r.feathers.M, r.feathers.D)
		r.drawHead()
	}
	r.anchor("neck", -2, r.b.Head*.85, r.b.Head, 0)
	return r.drawing(r.tall())
}

// drawSide draws a bird from the side.
func (r *rig) drawSide() {
	r.skeleton()
	b := r.b
	r.body = r.shape([3]float64{-.98, -.1}, [3]float64{-.55, -.72}, [3]float64{0, -1}, [3]float64{.55, -.88}, [3]float64{.95, -.2},
		[3]float64{.84, .5}, [3]float64{.3, .96}, [3]float64{-.35, .86}, [3]float64{-.82, .4})
	r.fill = r.Lin(r.center.X-b.Body, r.center.Y-b.Body*.9, r.center.X+b.Body*.5, r.center.Y+b.Body*.8, kit.At(0, r.feathers.L),
		kit.At(.42, r.feathers.M), kit.At(1, r.feathers.D))
	if r.airborne() {
		r.put(kit.Back, "wing", r.spreadWing(true))
	}
	r.drawTail()
	r.legs(true)
	line := r.neck()
	neck := pen.Tube(line...)
	shade := kit.Node{}
	if r.feathers.M.Lch().L > .9 { // a white neck is seen on white
		shade = r.Clip(neck, r.Under(line, r.feathers.DD, .55))
	}
	r.put(kit.Body, "body", r.Path(neck, r.fill), shade, r.Form(r.body, r.fill), r.Clip(r.body, r.volume()), r.underside(neck))
	if r.s.face == "neck" {
		t := r.Tones("face")
		r.put(kit.Body, "neck", r.Path(neck, r.Lin(r.head.X-20, 0, r.head.X+20, 0, t.L, t.M, t.D)))
	}
	r.legs(false)
	if r.airborne() {
		r.put(kit.Body, "wing", r.spreadWing(false))
	} else {
		r.put(kit.Body, "wing", r.foldedWing())
	}
	if r.spec.Fill != nil {
		box := r.Path(r.body, kit.Black).Bounds()
		r.put(kit.Body, "pattern", r.Clip(r.body, r.spec.Fill(r.Canvas, box, r.feathers)))
	}
	r.hackle()
	r.drawHead()
	if r.pose == "swimming" {
		r.water()
	}
	r.bodyAnchors()
}

// skeleton places the body and the head.
func (r *rig) skeleton() {
	b := r.b
	r.tilt = b.Tilt
	nx, ny := b.NeckX, b.NeckY
	switch r.pose {
	case "flying", "landing", "diving":
		r.tilt = map[string]float64{"flying": 8, "landing": 46, "diving": -46}[r.pose]
		b.Plump *= .86
		r.b.Plump = b.Plump
		if -ny > 60 {
			nx, ny = nx+(-ny)*.72, ny*.34
		} else {
			nx, ny = nx+10-ny*.3, ny*.6
		}
	case "swimming":
		r.tilt = min(b.Tilt, 8)
	case "walking":
		r.tilt = b.Tilt * .8
	}
	s, c := math.Sincos(r.tilt * math.Pi / 180)
	a := b.Body
	low := math.Hypot(a*s, a*b.Plump*c) * .93
	switch r.pose {
	case "flying", "landing", "diving":
		r.center = limb.Point{Y: -b.Body * 1.6}
	case "swimming":
		r.center = limb.Point{Y: -low * .52}
	default:
		r.center = limb.Point{Y: -b.Leg - low}
	}
	switch r.pose {
	case "landing": // it looks down at what is before its feet
		ny *= .6
	case "diving":
		nx, ny = nx+8, -ny*.5
	case "courting": // the neck is half of a heart, and the bill points down
		nx, ny = -ny*.46, ny*.6
	}
	r.head = r.at(.58, -.5).Add(nx, ny)
}

// neck returns the middle line of the neck.
func (r *rig) neck() []pen.Joint {
	b := r.b
	base, low := r.at(.45, -.15), r.at(.72, -.4)
	top := pen.Joint{X: r.head.X - b.Head*.12, Y: r.head.Y + b.Head*.2, R: b.Neck[1]}
	first := pen.Joint{X: base.X, Y: base.Y, R: min(b.Neck[0]*1.15, b.Body*b.Plump*.82)}
	if b.Bow > 20 {
		first = pen.Joint{X: base.X + b.Body*.1, Y: base.Y + b.Body*.06, R: b.Neck[0] * 1.2}
	}
	second := pen.Joint{X: low.X, Y: low.Y, R: b.Neck[0]*.72 + b.Neck[1]*.1}
	if b.Bow == 0 || r.airborne() {
		return []pen.Joint{first, pen.Joint{X: (low.X + top.X) / 2, Y: (low.Y + top.Y) / 2, R: (b.Neck[0] + b.Neck[1]) / 2}, top}
	}
	dx, dy := top.X-low.X, top.Y-low.Y
	if r.pose == "courting" {
		top = pen.Joint{X: r.head.X - b.Head*.3, Y: r.head.Y - b.Head*.15, R: b.Neck[1]}
		return []pen.Joint{first, second, {X: low.X - dx*.2, Y: low.Y + dy*.42, R: b.Neck[0]*.3 + b.Neck[1]*.7}, {X: low.X - dx*.42, Y: low.Y + dy*.9, R: b.Neck[1] * 1.06},
			{X: low.X - dx*.18, Y: low.Y + dy*1.3, R: b.Neck[1] * 1.03}, {X: low.X + dx*.3, Y: low.Y + dy*1.36, R: b.Neck[1]}, top}
	}
	return []pen.Joint{first, second, pen.Joint{X: low.X + dx*.3 + b.Bow*.42, Y: low.Y + dy*.26, R: b.Neck[0]*.4 + b.Neck[1]*.5},
		pen.Joint{X: low.X + dx*.52 - b.Bow*.45, Y: low.Y + dy*.64, R: b.Neck[1] * 1.06}, pen.Joint{X: top.X - b.Bow*.5, Y: top.Y - b.Head*.1,
			R: b.Neck[1]}, top}
}

// underside is the lighter chest and belly.
func (r *rig) underside(neck string) kit.Node {
	t := r.belly
	d := r.shape([3]float64{1.2, -.75}, [3]float64{.62, -.1}, [3]float64{.2, .3}, [3]float64{-.5, .35}, [3]float64{-1.1, .2}, [3]float64{-1, 1.3},
		[3]float64{.6, 1.5}, [3]float64{1.5, .4})
	p := r.at(.4, .3)
	fill := r.Lin(p.X-r.b.Body*.6, p.Y-r.b.Body*.4, p.X+r.b.Body*.4, p.Y+r.b.Body*.5, t.LL, t.M, t.D)
	shape := kit.Of(r.Blur(2, r.Path(d, fill)))
	depth := r.b.Body * r.b.Plump * .4
	out := []kit.Node{r.Clip(pen.Join(r.body, neck), shape), r.Clip(r.body, r.Clip(d, r.Shadow(r.body, t.DD, depth, .4)))}
	if r.s.face == "robin" || r.s.face == "throat" {
		f := r.Tones("face")
		red := r.shape([3]float64{1.3, -1.4}, [3]float64{.5, -.7}, [3]float64{.36, .02}, [3]float64{.46, .5}, [3]float64{.9, .9}, [3]float64{1.4, .5})
		out = append(out, r.Clip(pen.Join(r.body, neck), r.Blur(1.6, r.Path(red, r.Lin(p.X, p.Y-50, p.X+50, p.Y, f.L, f.M, f.D)))))
	}
	return r.Named("belly", out...)
}

// volume shades the body.
func (r *rig) volume() kit.Node {
	d := r.b.Body * r.b.Plump
	deep := -2.2
	if r.feathers.M.Lch().L > .9 {
		deep = -1.6
	}
	return kit.Of(r.Light(r.body, r.feathers.LL, d*.3, .4), r.Shadow(r.body, r.feathers.M.Shade(deep), d*.42, .4))
}

// hackle is the collar of long feathers of a rooster.
func (r *rig) hackle() {
	if r.s.face != "hackle" {
		return
	}
	t := r.Tones("face")
	h, k := r.head, r.b.Head/27
	var ps []kit.Point
	top := []kit.Point{{X: h.X + 18*k, Y: h.Y + 4*k}, {X: h.X, Y: h.Y - 10*k}, {X: h.X - 22*k, Y: h.Y + 2*k}}
	low := r.at(.5, -.1)
	for i := range 9 {
		f := float64(i) / 8
		x, y := low.X-48*k+84*k*f, low.Y-16*k+26*k*math.Sin(f*2.6)
		ps = append(ps, kit.Point{X: x, Y: y + 8*k, Corner: true})
		if i < 8 {
			ps = append(ps, kit.Point{X: x + 6*k, Y: y - 8*k, Corner: true})
		}
	}
	d := pen.Text(append(ps, top...)...)
	r.put(kit.Body, "neck", r.Flat(d, t, r.Hairs(t.D, 2, .5, [4]float64{h.X - 10*k, h.Y + 16*k, -8, 30}, [4]float64{h.X + 2*k, h.Y + 18*k, -1,
		32}, [4]float64{h.X + 12*k, h.Y + 18*k, 4, 26})))
}

// water rings lie around a swimming bird, and hide what is under it.
func (r *rig) water() {
	w := kit.TonesOf(kit.Hex("#6fc3ea"))
	x, a := r.center.X, r.b.Body
	ring := func(rx, ry, y, width, opacity float64) kit.Node {
		return r.Ellipse(x, y, rx, ry, kit.None).Stroke(w.L.Alpha(opacity), width)
	}
	r.put(kit.Fore, "water", r.Ellipse(x, 2, a*1.12, 10, r.Lin(x-a, 0, x+a, 0, w.L.Alpha(.95), w.M.Alpha(.95), w.D.Alpha(.9))),
		r.Ellipse(x-a*.25, 0, a*.5, 3, w.LL.Alpha(.8)), ring(a*1.34, 15, 3, 3, .6))
}

func (r *rig) bodyAnchors() {
	h, b := r.head, r.b
	p := r.at(0, -.95)
	r.anchor("back", p.X, p.Y, b.Body, 0)
	r.anchor("seat", p.X, p.Y+3, b.Body, 0)
	t := r.at(-1, 0)
	r.anchor("tail", t.X, t.Y, 0, 0)
	n := r.at(.6, -.45)
	r.anchor("neck", (n.X+h.X)/2, (n.Y+h.Y)/2, b.Neck[1]*2, 0)
	if b.Front != "" { // below the face
		r.anchor("neck", h.X, h.Y+.86*b.Head, 2.3*b.Head, 0)
	}
	r.anchor("ground", r.at(-.05, .5).X, 0, b.Body, 0)
	r.anchor("handNear", n.X-6, n.Y-4, 0, 0)
	r.anchor("handFar", n.X+8, n.Y-6, 0, 0)
	f := r.at(0, .5)
	r.anchor("footNear", f.X, min(-2, f.Y), 0, 0)
	r.anchor("footFar", f.X+10, min(-2, f.Y-6), 0, 0)
	if _, ok := r.anchors["paw"]; !ok {
		r.anchor("paw", f.X, min(-2, f.Y), 0, 0)
	}
	r.anchor("head", h.X, h.Y, b.Head*2, 0)
}
