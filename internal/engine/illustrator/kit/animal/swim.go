package animal

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// afloat hides what is below the surface of the water, and lays rings of water around the animal: on one that swims the surface is above the
// legs, on one that floats on its back the belly is out of it.
func (r *rig) afloat(surface float64) {
	for i, p := range r.out {
		if p.layer != kit.Fore {
			r.out[i].node = r.Clip(fmt.Sprintf("M-900 -1200H900V%.1fH-900Z", surface+6), p.node)
		}
	}
	w := kit.TonesOf(kit.Hex("#6fc3ea"))
	x0, x1 := r.hip.X-r.hip.R, max(r.chest.X+r.chest.R, r.head.X)
	x, a := (x0+x1)/2, (x1-x0)/2
	h := max(8, a*.085)
	ring := func(rx, ry, y, width, opacity float64) kit.Node {
		return r.Ellipse(x, surface+y, rx, ry, kit.None).Stroke(w.L.Alpha(opacity), width)
	}
	r.put(kit.Fore, "water", r.Ellipse(x, surface+2+h*.3, a*1.16, h, r.Lin(x-a, surface, x+a, surface, w.L.Alpha(.95), w.M.Alpha(.95), w.D.Alpha(.9))),
		r.Ellipse(x-a*.3, surface+h*.1, a*.5, h*.26, w.LL.Alpha(.8)), ring(a*1.34, h*1.5, 4+h*.3, 3, .6))
	r.anchorBox("ground", x, surface+h, a*2, 0, 0)
}

// swim draws an animal that swims: its back and its head are above the water.
func (r *rig) swim() {
	r.b.HeadY *= .82
	r.b.Bow *= .8
	r.stand()
	r.afloat(r.mid.Y + r.b.Belly*.1)
}

// float draws an animal on its back in the water, as otters rest.
func (r *rig) float() {
	r.lieSupine()
	r.afloat(r.mid.Y + r.b.Belly*.36)
}
