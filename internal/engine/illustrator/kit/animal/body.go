package animal

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// skeleton places the circles of a body on four legs, and the head.
func (r *rig) skeleton() {
	b, st := r.b, stances[r.pose]
	switch {
	case r.pose == "running" && b.Foot == hoof:
		st = gallop
	case r.pose == "looking down" && b.Foot == hoof && b.HeadY < -80 && b.HeadY > -130: // on a neck that is long, but no giraffe's
		st.Down = .44
	}
	r.st = st
	hip := limb.Point{X: -b.Length / 2, Y: -(b.Leg + b.Rump*.62)}
	chest := limb.Point{X: b.Length / 2, Y: -(b.Leg + b.Chest*.62 + b.Rise)}
	mid := hip.Mix(chest, .5)
	turn := -st.Pitch * math.Pi / 180
	if r.pose == "rearing" && b.Foot == paw {
		turn = -standUp * math.Pi / 180
	}
	if b.Biped {
		turn = -46*math.Pi/180 + turn*.2
	}
	place := func(p limb.Point, radius float64) pen.Joint {
		s, c := math.Sincos(turn)
		dx, dy := p.X-mid.X, p.Y-mid.Y
		return pen.Joint{X: mid.X + dx*c - dy*s, Y: mid.Y + dx*s + dy*c - st.Lift*b.Leg, R: radius}
	}
	r.hip, r.chest = place(hip, b.Rump), place(chest, b.Chest)
	if b.Biped {
		down := -(b.Leg*.62 + b.Rump*.62 + st.Lift*b.Leg) - r.hip.Y
		r.hip.Y += down
		r.chest.Y += down
	}
	if r.pose == "rearing" && !b.Biped { // it stands on its hind legs
		up := hip.Y - r.hip.Y
		r.hip.Y += up
		r.chest.Y += up
	}
	r.mid = pen.Joint{X: (r.hip.X + r.chest.X) / 2, Y: (r.hip.Y+r.chest.Y)/2 + 3, R: b.Belly}
	r.mid.Y -= st.Arch * b.Belly
	if r.pose == "rearing" && b.Foot == paw {
		b.HeadX *= .45
	}
	r.placeHead(b.HeadX+st.HeadX*b.Head, b.HeadY+st.HeadY*b.Head)
	r.headTurn = st.HeadTurn
	r.raiseHead()
	if low := -36 * b.Head; st.Down > 0 && r.head.Y < low {
		r.head.Y += st.Down * (low - r.head.Y)
	}
}

// standUp is by how many degrees the chest of an animal with paws is raised that stands on its hind legs.
const standUp = 72

func (r *rig) placeHead(dx, dy float64) {
	if r.b.Biped && (r.pose == "standing" || r.pose == "walking" || r.pose == "running" || r.pose == "jumping") {
		dx, dy = dx*.62, dy-r.b.Chest*.35
	}
	if r.st.Back { // over the shoulder
		dx = dx*.1 - 10*r.b.Head
	}
	r.head = limb.Point{X: r.chest.X + dx, Y: r.chest.Y + dy}
}

// torso returns the outline of a body on four legs.
func (r *rig) torso() string {
	s, c := math.Sincos(math.Atan2(r.chest.Y-r.hip.Y, r.chest.X-r.hip.X))
	at := func(j pen.Joint, x, y float64) kit.Point {
		x, y = x*j.R, y*j.R
		return kit.Point{X: j.X + x*c - y*s, Y: min(j.Y+x*s+y*c, -3)}
	}
	sag := r.b.Sag / max(r.mid.R, 1)
	return pen.Text(
		at(r.hip, -.96, .05), at(r.hip, -.64, -.71), at(r.hip, .1, -.97), at(r.mid, 0, -.92), at(r.chest, -.25, -.97), at(r.chest, .62, -.64),
		at(r.chest, .98, .12), at(r.chest, .55, .84), at(r.chest, -.3, .98), at(r.mid, 0, .96+sag), at(r.hip, .55, .74), at(r.hip, -.4, .85),
		at(r.hip, -.86, .52))
}

// neckLine returns the middle line of the neck, from the chest to the head.
func (r *rig) neckLine() []pen.Joint {
	b := r.b
	if r.viewed {
		return []pen.Joint{{X: r.chest.X, Y: r.chest.Y, R: min(b.Neck[0]*1.1, r.chest.R*.9)}, {X: r.head.X, Y: r.head.Y + 8*b.Head, R: b.Neck[1]}}
	}
	base := pen.Joint{X: r.chest.X + r.chest.R*.16, Y: r.chest.Y - r.chest.R*.08, R: min(b.Neck[0]*1.16, r.chest.R*.9)}
	top := pen.Joint{X: r.head.X - 6*b.Head, Y: r.head.Y + 8*b.Head, R: b.Neck[1]}
	mid := pen.Joint{X: (base.X+top.X)/2 - b.Bow, Y: (base.Y+top.Y)/2 - b.Bow*.2, R: b.Neck[0]*.45 + b.Neck[1]*.45}
	return []pen.Joint{base, mid, top}
}

// neck returns the outline of the neck.
func (r *rig) neck() string { return pen.Tube(r.neckLine()...) }

// drawBody draws the body and the neck, with a light along the back and a shadow at the belly.
func (r *rig) drawBody(outline string, inside ...kit.Node) {
	neck := r.neck()
	r.solids = append(r.solids, outline, neck)
	if r.s.marks != nil {
		r.early = true
		r.s.marks(r)
		r.early = false
	}
	if len(r.below) == 0 && r.told("belly", "tummy", "underside", "stomach") {
		r.early = true
		r.underside("belly", .28)
		r.early = false
	}
	form := kit.Of(r.Path(neck, r.fill), r.Form(outline, r.fill))
	if r.fused() {
		form = r.Path(pen.Join(append([]string{neck, outline}, r.limbs...)...), r.fill)
	}
	r.put(kit.Body, "body", form, r.Named("belly", r.Clip(outline, r.below...)),
		r.Clip(outline, append(inside, r.volume(outline))...), r.Clip(outline, r.above...), r.neckLight(neck))
}

// told reports whether a color of one of some parts was told.
func (r *rig) told(parts ...string) bool {
	for part := range r.spec.Colors {
		if slices.Contains(parts, strings.ToLower(part)) {
			return true
		}
	}
	return false
}

// volume shades a body's form: light along its upper left, shadow along its lower right.
func (r *rig) volume(outline string) kit.Node {
	d := min(r.b.Chest, r.b.Rump)
	deep := -2.3
	if r.fur.M.Lch().L > .9 {
		deep = -1.7
	}
	return kit.Of(r.Light(outline, r.fur.LL, d*.34, .4), r.Shadow(outline, r.fur.M.Shade(deep), d*.5, .42))
}

func (r *rig) neckLight(neck string) kit.Node {
	h := r.head
	k := r.b.Head
	shadow := r.Blur(7*k, r.Ellipse(h.X-8*k, h.Y+28*k, 38*k, 24*k, r.fur.DDD)).Opacity(.42)
	return kit.Of(r.Clip(neck, shadow), r.Clip(r.solids[0], shadow))
}

// bib draws a lighter, jagged chest under the head.
func (r *rig) bib(color kit.Tones, size float64) {
	h, k, c := r.head, r.b.Head, r.chest
	low := c.Y + c.R*(.35+.45*size)
	x, y := c.X+c.R*.5, h.Y+(low-h.Y)*.55
	w := c.R * .62 * (.6 + .4*size)
	p := func(x, y float64) kit.Point { return kit.Point{X: x, Y: y, Corner: true} }
	d := pen.Text(kit.Point{X: h.X - 26*k, Y: h.Y + 12*k}, p(h.X-30*k, h.Y+(low-h.Y)*.34), p(x-w*.72, h.Y+(low-h.Y)*.4), p(x-w*.84, y+4),
		p(x-w*.42, y+2),
		p(x-w*.3, low-c.R*.2), p(x, low-c.R*.26), p(x+w*.14, low), p(x+w*.42, low-c.R*.34), p(x+w*.72, y), kit.Point{X: c.X + c.R*.98,
			Y: h.Y + (low-h.Y)*.35},
		kit.Point{X: h.X + 22*k, Y: h.Y + 18*k})
	r.put(kit.Body, "chest", r.Form(d, r.Lin(x-w, h.Y, x+w, low, color.LL, color.M, color.D),
		r.Blur(6*k, r.Ellipse(h.X, h.Y+26*k, 38*k, 20*k, color.DDD)).Opacity(.5)),
		r.Hairs(color.DD, 1.8, .5, [4]float64{x - w*.3, y, 3, 12}, [4]float64{x + w*.05, y + 4, 2, 13}, [4]float64{x + w*.4, y - 2, -2, 11}))
}

// pattern draws the species' own markings and those asked for within the coat.
func (r *rig) pattern() {
	var nodes []kit.Node
	asked := r.patternAsked()
	fallback, own := strings.CutPrefix(asked, "own or ")
	switch {
	case asked == "" || own:
		if r.s.marks != nil {
			nodes = append(nodes, r.s.marks(r))
		}
		if own && kit.Of(nodes...).Empty() {
			nodes = append(nodes, r.markings(fallback))
		}
	case asked != "plain":
		nodes = append(nodes, r.markings(asked))
	}
	if r.spec.Fill != nil {
		nodes = append(nodes, r.spec.Fill(r.Canvas, r.box(), r.fur))
	}
	all := kit.Of(nodes...)
	if all.Empty() {
		return
	}
	if r.supine() { // what lies along the back is below
		all = r.upended(all)
	}
	r.print = all
	r.put(kit.Body, "pattern", r.within(all))
	r.out = append(r.out, placed{kit.Body, r.Clip(pen.Join(r.solids[0]), r.Shadow(r.solids[0], r.fur.DDD, min(r.b.Chest, r.b.Rump)*.42, .22))})
}

// box is the box around the coat's outlines.
func (r *rig) box() kit.Box {
	var all []kit.Node
	for _, d := range r.solids {
		all = append(all, r.Path(d, kit.Black))
	}
	if r.spottedTail != "" {
		all = append(all, r.Path(r.spottedTail, kit.Black))
	}
	return kit.Of(all...).Bounds()
}

// within keeps what lies in the coat.
func (r *rig) within(n kit.Node) kit.Node {
	coat := pen.Join(r.solids...)
	if r.Has("tail") {
		coat += r.spottedTail
	}
	return r.Clip(coat, n)
}
