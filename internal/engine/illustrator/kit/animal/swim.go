package animal

import (
	"fmt"
	"math"

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

// spatter are the drops that fly off an animal that shakes itself.
func (r *rig) spatter() {
	t := kit.TonesOf(kit.Hex("#6fc3ea"))
	x, y := (r.hip.X+r.chest.X)/2, (r.hip.Y+r.chest.Y)/2
	a, b := (r.chest.X-r.hip.X)/2+r.chest.R*1.25, r.mid.R*1.5
	drop := func(degrees, far, size float64) kit.Node {
		d := fmt.Sprintf("M0 %gC%g %g %g %g 0 %gC%g %g %g %g 0 %gZ", -size*1.7, size*.5, -size*.6, size, -size*.1, size, -size, -size*.1, -size*.5, -size*.6, -size*1.7)
		sin, cos := math.Sincos(degrees * math.Pi / 180)
		return r.Form(d, kit.Lin(-size, -size, size, size, t.LL, t.M, t.D), r.Ellipse(-size*.3, size*.1, size*.22, size*.36, kit.White.Alpha(.8))).Rotate(degrees+90, 0, 0).Move(x+cos*a*far, y+sin*b*far)
	}
	var drops []kit.Node
	for i, d := range [][2]float64{{-168, 1.2}, {-146, 1.3}, {-126, 1.34}, {-108, 1.5}, {-90, 1.3}, {-72, 1.52}, {-156, 1.56}, {-116, 1.84}, {-82, 1.76}, {-138, 1.7}, {168, 1.28}, {12, 1.36}, {-6, 1.5}} {
		drops = append(drops, drop(d[0], d[1], []float64{7, 5, 8, 5}[i%4]))
	}
	r.put(kit.Body, "drops", drops...)
}
