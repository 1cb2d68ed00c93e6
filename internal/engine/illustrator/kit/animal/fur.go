package animal

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// tufts are short strokes of fur on the body of those that have it.
func (r *rig) tufts() {
	if r.b.Foot != paw || r.s.extra != nil {
		return
	}
	k := r.mid.R / 40
	var dark, light [][4]float64
	for _, p := range [][2]float64{{.3, -.5}, {.52, -.2}, {.12, -.1}, {.42, .22}, {.7, -.6}, {-.1, -.62}} {
		q := r.on(p[0], p[1])
		if r.facing() {
			q.X, q.Y = r.mid.R*(p[0]*1.6-.4), r.chest.Y*(.5+p[1]*.3)
		}
		dark = append(dark, [4]float64{q.X, q.Y, -9 * k * r.Side(), 5 * k})
		light = append(light, [4]float64{q.X - 4*k, q.Y - 5*k, -7 * k * r.Side(), 4 * k})
	}
	if r.facing() {
		return
	}
	r.put(kit.Body, "fur", r.Clip(pen.Join(r.solids[0]), r.Hairs(r.fur.DD, 2, .32, dark...), r.Hairs(r.fur.LL, 1.7, .38, light[:4]...)))
}

// collar is worn by pets, with a tag.
func (r *rig) collar() {
	if !r.s.look.collar && !r.asked["collar"] {
		return
	}
	t, gold := r.Tones("collar"), kit.TonesOf(kit.Hex("#f2bd3b"))
	h, c, k := r.head, r.chest, r.b.Head
	dx, dy := h.X-c.X, h.Y-c.Y
	l := max(math.Hypot(dx, dy), 1)
	ux, uy := dx/l, dy/l
	at := 43 * k
	x, y := h.X-ux*at-6*k*.5, h.Y-uy*at
	w := r.b.Neck[1] + (r.b.Neck[0]-r.b.Neck[1])*.4
	nx, ny := -uy, ux
	band := pen.Tube(pen.Joint{X: x - nx*w*.94, Y: y - ny*w*.94, R: 5.4 * k}, pen.Joint{X: x - ux*9*k, Y: y - uy*9*k, R: 6 * k},
		pen.Joint{X: x + nx*w*.9, Y: y + ny*w*.9, R: 5.4 * k})
	tx, ty := x-ux*9*k+nx*w*.34, y-uy*9*k+ny*w*.34+9*k
	r.put(kit.Body, "collar", r.Blur(3, r.Path(band, r.fur.DDD).Move(0, 4)).Opacity(.3), r.Path(band, r.Lin(x-w, y-w, x+w, y+w, t.L, t.M, t.D)),
		r.Line(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-nx*w*.9, y-ny*w*.9-2, x-ux*12*k, y-uy*12*k-4, x+nx*w*.9, y+ny*w*.9-2),
			t.LL.Alpha(.5), 1.8),
		r.Circle(tx, ty+1.5, 6.6*k, gold.DD), r.Circle(tx, ty, 6.4*k, r.Ball(tx, ty, 6.4*k, gold.LL, gold.M, gold.D)))
}
