package holding

import (
	"math"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// The small steps that all ways to hold a thing are made of.

func (h *hold) anchor(name string) kit.Anchor { return h.k.Root.Anchor(name) }
func (h *hold) has(name string) bool          { return h.k.Root.Has(name) }
func (h *hold) box() kit.Box                  { return h.k.Root.Box() }
func (h *hold) size() float64                 { return placing.BySize(h.k.Root) }
func (h *hold) bounds() kit.Box               { return h.thing.Bounds() }

func (h *hold) move(dx, dy float64) { h.thing = h.thing.Moved(dx, dy) }
func (h *hold) scale(f float64)     { h.thing = h.thing.Scaled(f) }
func (h *hold) grip(at kit.Anchor)  { h.thing = gripAt(h.thing, at.X, at.Y) }
func (h *hold) clear()              { h.thing = clearOfFace(h.k, h.thing, h.kind) }

// center moves the middle of the thing to x, y.
func (h *hold) center(x, y float64) {
	b := h.bounds()
	h.move(x-(b.X0+b.X1)/2, y-(b.Y0+b.Y1)/2)
}

// hang moves the thing so that a share of its height is above x, y.
func (h *hold) hang(x, y, share float64) {
	b := h.bounds()
	h.move(x-(b.X0+b.X1)/2, y-(b.Y0+share*b.H()))
}

// reach brings a hand of who has the thing to x, y.
func (h *hold) reach(hand string, x, y float64) { h.k = h.c.Reaching(h.k, hand, x, y) }

// over paints the thing over who has it, before only over their body, behind below the body.
func (h *hold) over()   { h.k = h.k.Over(h.thing) }
func (h *hold) before() { h.k = h.k.Within(h.k.Root.Serial, kit.Fore, h.thing) }
func (h *hold) behind() { h.k = h.k.Within(h.k.Root.Serial, kit.Body, h.thing) }

// clearOfFace moves what a person holds off their face, to the side or down, whichever is less; what they eat or drink may
// cover the mouth.
func clearOfFace(k, thing layout.Cluster, kind string) layout.Cluster {
	head := k.Root.Anchor("head")
	if !k.Root.Has("head") || thing.Root.Has("tie") {
		return thing
	}
	w, chin := .36*head.W, head.Y+.46*head.H
	if kind == "eating" || kind == "drinking" {
		chin = k.Root.Anchor("mouth").Y - .04*head.H
	}
	b := thing.Bounds()
	if b.X1 < head.X-w || b.X0 > head.X+w || b.Y0 > chin || b.Y1 < head.Y-.3*head.H {
		return thing
	}
	down, aside := chin-b.Y0, head.X-w-b.X1
	if right := head.X + w - b.X0; right < -aside {
		aside = right
	}
	if math.Abs(aside) < down {
		return thing.Moved(aside, 0)
	}
	return thing.Moved(0, down)
}
