package model

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// surface gives every color a little unevenness, warm and cool, and everything the texture of what it is made of: threads, grain, pores.
func surface(p *picture.Picture, l *raster.Layer, r plane.Rectangle, s lays) {
	hue := plane.Cloud{Size: p.Size, Waves: 9, Octaves: 3, Seed: p.Seed + 12}.Plane(r)
	t := texture{grain: plane.Cloud{Size: p.Size, Waves: 170, Octaves: 2, Seed: p.Seed + 13}.Plane(r), thread: max(2.2, p.Length(0.0028)), ring: 1 / p.Length(0.011), step: max(1, int(p.Length(0.0012)+0.5))}
	calm := p.Calm(r)
	strength := float32(1)
	if p.Detailed {
		strength = 1.5
	}
	plane.EachIn(l, hue, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		made := s.of(x, y)
		bump := t.at(made, x-r.Min.X, y-r.Min.Y, v)
		if made == mottled {
			bump /= strength * strength // it has marks already: more of them are moss
		} else if made != moist && made != leather { // whose eyes and mouths are of other matter
			bump *= 1 - 0.9*calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8)
		}
		mid := plane.Luma(plane.Straight(d))
		k := 1 + strength*bump*(0.35+2.6*mid*(1-mid))
		w := (v - 0.5) * 0.05 * strength
		d[0] = min(d[0]*k*(1+w), d[3])
		d[1] = min(d[1]*k*(1+0.25*w), d[3])
		d[2] = min(d[2]*k*(1-w), d[3])
	})
}

// texture is the relief of what bodies are made of.
type texture struct {
	grain  *plane.Plane // fine noise
	thread float32      // how wide a thread is, in pixels
	ring   float32      // how many rings of wood are in a pixel
	step   int          // between the lit and the shaded side of a pore
}

// at is how much lighter or darker a pixel is; slow is noise of wide waves there.
func (t texture) at(made matter, x, y int, slow float32) float32 {
	g := t.grain
	switch made {
	case smooth, lettering:
		return 0
	case cloth:
		return 0.065 * t.weave(float32(x)+30*slow, float32(y)+24*slow)
	case woodAcross:
		return t.wood(x, y, slow)
	case woodDown:
		return t.wood(y, x, slow)
	case moist:
		return 0.7 * (t.ridge(x, y) - t.ridge(x-t.step, y-t.step))
	case mottled:
		return 0.55*(t.ridge(x, y)-t.ridge(x-t.step, y-t.step)) + t.warts(x, y, slow)
	case leather:
		return 0.9*(t.ridge(x, y)-t.ridge(x-t.step, y-t.step)) + 0.45*t.warts(x, y, slow)
	}
	i := y*g.W + x
	bump := g.V[i] - g.V[max(0, i-t.step-t.step*g.W)]
	if made == skin {
		return 0.035 * bump
	}
	return 0.05 * bump
}

// weave is the light on plain woven threads, −1–1: those across lie over those down at every other crossing.
func (t texture) weave(x, y float32) float32 {
	u, v := x/t.thread, y/t.thread
	i, j := plane.Floor(u), plane.Floor(v)
	a := v - float32(j)
	if (i+j)&1 == 0 {
		a = u - float32(i)
	}
	return 0.66 - 2.6*(a-0.42)*(a-0.42)*2
}

// wood is the grain of a plank that runs along x: long fibers, and rings that swing.
func (t texture) wood(x, y int, slow float32) float32 {
	g := t.grain
	fiber := g.V[(2*y%g.H)*g.W+(x/9)%g.W] - 0.5
	return 0.09*fiber + 0.03*plane.Tri(float32(y)*t.ring+5*slow+float32(x)*t.ring*0.03)
}

// ridge is the height of hide between its creases.
func (t texture) ridge(x, y int) float32 {
	g := t.grain
	v := g.V[max(0, y/2)%g.H*g.W+max(0, x/2)%g.W] - 0.5
	return min(0.12, max(v, -v))
}

// warts are low bumps of skin, lit from the upper left, and small blotches of darker pigment.
func (t texture) warts(x, y int, slow float32) float32 {
	bump := t.wide(x, y, 3) - t.wide(x-2*t.step, y-2*t.step, 3)
	blotch := t.wide(x+3000, y+1700, 6) + 0.5*(slow-0.5)
	steep := min(1.3, 0.128/(t.ring*float32(t.step))) // bumps of few pixels would be those of hammered metal
	return steep*bump - 0.12*plane.Smooth(0.53, 0.64, blotch) + 0.07*plane.Smooth(0.46, 0.38, blotch)
}

// wide is the noise so many times as wide, without steps.
func (t texture) wide(x, y, times int) float32 {
	g := t.grain
	u, v := float32(max(0, x))/float32(times), float32(max(0, y))/float32(times)
	i, j := int(u), int(v)
	u, v = u-float32(i), v-float32(j)
	at := func(i, j int) float32 { return g.V[j%g.H*g.W+i%g.W] }
	top, low := at(i, j)+u*(at(i+1, j)-at(i, j)), at(i, j+1)+u*(at(i+1, j+1)-at(i, j+1))
	return top + v*(low-top)
}
