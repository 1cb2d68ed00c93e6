package animal

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// raiseHead lifts the head of an animal with several of them, so that there is room for those at its sides.
func (r *rig) raiseHead() {
	if r.spec.Heads > 1 {
		r.head = r.head.Add(-12*r.b.Head, -26*r.b.Head)
	}
}

// moreHeads draws further heads on necks of their own, in a fan around the shoulders and behind the first one, a third of them to the front. Those at
// both ends are seen from the side where the species has such a head, so that they look around.
func (r *rig) moreHeads() {
	n := min(r.spec.Heads, 9)
	if n < 2 {
		return
	}
	k, at, turned := r.b.Head, r.head, r.inSide
	w := 84 * k
	c := limb.Point{X: r.chest.X + r.chest.R*.16, Y: r.chest.Y - r.chest.R*.08}
	first := math.Atan2(at.X-c.X, c.Y-at.Y)
	far := max(math.Hypot(at.X-c.X, at.Y-c.Y)*1.06, .33*w*float64(n))
	step := 2 * math.Asin(min(.9, .47*w/far))
	front := max(1, n/3) // how many are before the first one
	for i := n - 2; i >= 0; i-- {
		turn := first - step*float64(i-front+1)
		if i < front {
			turn = first + step*(float64(i)+.94)
		}
		r.head = limb.Point{X: c.X + far*math.Sin(turn), Y: c.Y - far*math.Cos(turn)}
		neck := r.neckLine()
		r.put(kit.Body, "neck", r.Path(pen.Tube(neck...), r.fill), r.Clip(pen.Tube(neck...), r.Under(neck, r.fur.DDD, .3)))
		r.inSide = i == front-1 || i == n-2
		h := r.newHead(4)
		face := kit.Of(h.nodes...)
		if h.Profile && i >= front {
			face = face.Mirror(0)
		}
		r.put(kit.Body, "head", face.Scale(k*.94, k*.94, 0, 0).Rotate((turn-first)*14, 0, 0).Move(r.head.X, r.head.Y))
	}
	r.head, r.inSide, r.Profile = at, turned, false
}
