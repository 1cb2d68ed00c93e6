package finish

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// lamps are the parts that throw light when they are switched on.
var lamps = map[string]bool{"light bar": true}

func init() {
	for name := range surface.Parts("headlights headlight lights light lamp lantern taillights bulb") {
		lamps[name] = true
	}
}

// The colors of light behind glass and around a lamp.
var (
	windowLight = kit.Hex("#ffd257")
	haloLight   = kit.Hex("#ffd968")
	lampLight   = kit.Hex("#fff6d2")
)

// switchedOn lights a part of a drawing: windows are warm from inside, lamps have a halo, and one at the end of a vehicle a beam. It reports
// false for other parts.
func switchedOn(d kit.Drawing, part string) (kit.Drawing, bool) {
	window := strings.HasSuffix(part, "window") || strings.HasSuffix(part, "windows")
	if part = lampPart(d, part); part == "" || !window && !lamps[part] {
		return d, false
	}
	if window {
		d = Tint(d, part, windowLight)
	}
	alone := Only(d, part, false)
	return surface.Apply(d, func(d *kit.Drawing, p *surface.Pen) {
		if window {
			shape := surface.Flatten(&alone, windowLight)
			surface.Before(d, kit.Of(p.Glow(p.Size*.022, shape).Opacity(.45)))
			return
		}
		b := alone.Box
		r := .5 * max(min(b.W(), b.H()), .06*p.Size)
		places := [][2]float64{{(b.X0 + b.X1) / 2, (b.Y0 + b.Y1) / 2}}
		if b.W() > 2.2*b.H() && b.W() > .3*p.Box.W() { // one at each side of a front
			places = [][2]float64{{b.X0 + b.H()/2, (b.Y0 + b.Y1) / 2}, {b.X1 - b.H()/2, (b.Y0 + b.Y1) / 2}}
		}
		var all []kit.Node
		for _, at := range places {
			x, y := at[0], at[1]
			if strings.HasPrefix(part, "headlight") && len(places) == 1 && x > p.Box.X0+.75*p.Box.W() {
				all = append(all, beam(p, x+.3*r, y, r))
			}
			all = append(all, p.Glow(r*.7, p.Circle(x, y, r*2.1, haloLight)).Opacity(.6), p.Glow(r*.22, p.Circle(x, y, r*.9, lampLight)))
		}
		surface.Before(d, kit.Of(all...))
	}, 1), true
}

// lampPart is the name that a part has in a drawing, or that of the one of its kind.
func lampPart(d kit.Drawing, part string) string {
	names := []string{part, part + "s", strings.TrimSuffix(part, "s")}
	if strings.HasPrefix(part, "light") {
		names = append(names, "light bar", "lights", "lantern", "lamp", "headlights")
	}
	for _, name := range names {
		if surface.HasPart(d, name) {
			return name
		}
	}
	return ""
}

// beam is the light that a lamp throws to the right, wider and fainter with the distance.
func beam(p *surface.Pen, x, y, r float64) kit.Node {
	far := x + .34*p.Size
	cone := p.Path(fmt.Sprintf("M%.1f %.1fL%.1f %.1fV%.1fL%.1f %.1fZ", x, y-.6*r, far, y-1.6*r, y+2.6*r, x, y+.6*r), kit.Lin(x, y, far, y, haloLight.Alpha(.85), haloLight.Alpha(.4), haloLight.Alpha(0)))
	return p.Glow(p.Size*.006, cone)
}
