package animal

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// collarBand is a pale band across the chest: Tasmanian devils.
func (r *rig) collarBand(slot string) kit.Node {
	t := r.Tones(slot)
	if r.facing() {
		return r.Ellipse(0, r.chest.Y+r.chest.R*.3, r.chest.R*.7, r.chest.R*.16, t.M)
	}
	a, b, c := r.on(1.5, -.1), r.on(1.16, .5), r.on(1.02, 1.1)
	return r.Line(fmtCurve(a.X, a.Y, b.X, b.Y, c.X, c.Y), t.M, r.mid.R*.24)
}

// scales overlap along the back of a pangolin, row behind row.
func (r *rig) scales() {
	t := r.Tones("shell")
	var nodes []kit.Node
	const rows, each = 5, 9
	for i := range each + 1 {
		for row := rows - 1; row >= 0; row-- {
			at := -.6 + 2.0*(float64(i)+.5*float64(row%2))/each
			end := math.Abs(at-.42) / 1.04
			p := r.on(at, -.98+float64(row)*.27*(1-.35*end*end)+.42*end*end*end)
			k := r.mid.R / 44 * (1.1 - .06*float64(row))
			turn := -14 + 30*(at-.5)
			d := offsets2(p.X, p.Y, k, [3]float64{10, -8}, [3]float64{-2, -11}, [3]float64{-14, -4}, [3]float64{-19, 5, 1}, [3]float64{-10, 12}, [3]float64{8, 9})
			nodes = append(nodes, r.Form(d, r.Lin(p.X-16*k, p.Y-10*k, p.X+10*k, p.Y+12*k, t.LL, t.M, t.DD), r.Path(d, kit.None).Stroke(t.DDD.Alpha(.55), 1.6)).Rotate(turn, p.X, p.Y))
		}
	}
	r.tailScales(t)
	r.put(kit.Body, "scales", nodes...)
}

// tailScales go on along the tail.
func (r *rig) tailScales(t kit.Tones) {
	var nodes []kit.Node
	for i := len(r.tailLine) - 1; i > 0; i-- {
		for f := .75; f >= 0; f -= .25 {
			a, b := r.tailLine[i-1], r.tailLine[i]
			x, y, w := a.X+(b.X-a.X)*f, a.Y+(b.Y-a.Y)*f, a.R+(b.R-a.R)*f
			k := max(w, 6) / 12
			turn := math.Atan2(b.Y-a.Y, b.X-a.X)*180/math.Pi + 180
			for _, side := range []float64{.5, -.5} {
				cy := y + side*w
				d := offsets2(x, cy, k, [3]float64{9, -7}, [3]float64{-2, -9}, [3]float64{-15, 0, 1}, [3]float64{-2, 9}, [3]float64{9, 7})
				nodes = append(nodes, r.Form(d, r.Lin(x-14*k, cy-8*k, x+8*k, cy+10*k, t.LL, t.M, t.DD), r.Path(d, kit.None).Stroke(t.DDD.Alpha(.5), 1.4)).Rotate(turn, x, cy))
			}
		}
	}
	r.put(kit.Body, "scales", nodes...)
}

// nineTails fan out behind a kitsune.
func (r *rig) nineTails() {
	x, y := r.root()
	f, tip := r.fur, r.marks
	var nodes []kit.Node
	for i := range 9 {
		turn := -96 + 19*float64(i)
		k := r.hip.R / 42 * (1 - .05*math.Abs(float64(i)-4))
		d := offsets2(x+8, y+8, k, [3]float64{6, 8}, [3]float64{-12, -22}, [3]float64{-27, -70}, [3]float64{-22, -104}, [3]float64{6, -134, 1}, [3]float64{22, -100}, [3]float64{25, -66}, [3]float64{12, -20})
		end := offsets2(x+8, y+8, k, [3]float64{-40, -112}, [3]float64{-14, -106, 1}, [3]float64{-6, -114, 1}, [3]float64{2, -104, 1}, [3]float64{9, -113, 1}, [3]float64{30, -106}, [3]float64{20, -150}, [3]float64{-30, -150})
		nodes = append(nodes, r.Form(d, r.Lin(x-20, y-110, x+24, y, f.LL, f.M, f.DD), r.Shadow(d, f.DDD, 10*k, .4), r.Path(end, r.Lin(x-10, y-130, x+10, y-80, tip.L, tip.M, tip.D))).Rotate(turn, x+8, y+8))
	}
	r.out = append([]placed{{kit.Back, r.Named("tail", nodes...)}}, r.out...)
}
