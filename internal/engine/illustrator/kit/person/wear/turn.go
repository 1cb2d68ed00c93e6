package wear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// plainBehind are the tops whose pattern goes around the body.
var plainBehind = map[string]bool{"striped shirt": true, "checked shirt": true, "sweater": true, "armor": true}

// TurnAround takes away what clothes have only in front: buttons, pockets, lapels, an apron's bib, a round belly.
func TurnAround(f *figure.Figure) {
	l := &f.Look
	if !plainBehind[l.TopName] {
		l.Top.Details = nil
	}
	l.Pregnant, l.Bib = false, false
	if l.Over == nil {
		return
	}
	if l.Over.Kind == "apron" {
		l.Over = nil
		return
	}
	back := *l.Over
	back.Detail, back.Lapel = nil, ""
	if back.Kind == "open" {
		back.Kind = "closed"
	}
	l.Over = &back
}

// backCollar is the band of a collar around the nape.
func backCollar(f *figure.Figure) kit.Node {
	k, t := f.Body.Thick, f.Top
	y := func(v float64) float64 { return -f.Body.Trunk + v*k }
	switch f.Look.Top.Collar {
	case "":
		return kit.Node{}
	case "hood":
		d := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f 0 %.1fC%.1f %.1f %.1f %.1f %.1f %.1fQ0 %.1f %.1f %.1fZ", -22*k, y(-7), -34*k, y(14), -16*k, y(34), y(37), 16*k, y(34), 34*k, y(14), 22*k, y(-7), y(2), -22*k, y(-7))
		return kit.Of(f.Blur(3*k, f.Path(d, t.DDD).Move(2, 4)).Opacity(.4), f.Form(d, f.Fade(f.Bones.Trunk, -8*k, y(4), 36*k, t.L, t.M, t.D), f.Line(figure.Text("M%.1f %.1fQ0 %.1f %.1f %.1f", -18*k, y(6), y(26), 18*k, y(6)), t.DD, 2*k).Opacity(.5)))
	case "shirt", "polo", "wide", "rib", "v rib":
		if f.Look.Top.Collar == "polo" || f.Look.Top.Collar == "wide" {
			t = f.Trim
		}
		low := y(3)
		if f.Look.Top.Collar == "wide" {
			low = y(40)
		}
		d := figure.Text("M%.1f %.1fQ0 %.1f %.1f %.1fL%.1f %.1fQ0 %.1f %.1f %.1fZ", -15*k, y(-12), y(-7), 15*k, y(-12), 20*k, low, low+6*k, -20*k, low)
		return kit.Of(f.Blur(1.6*k, f.Path(d, f.Top.DDD).Move(1, 2.5*k)).Opacity(.35), f.Path(d, f.Fade(f.Bones.Trunk, -6*k, y(-4), 24*k, t.L, t.M, t.D)))
	}
	d := figure.Text("M%.1f %.1fQ0 %.1f %.1f %.1fL%.1f %.1fQ0 %.1f %.1f %.1fZ", -15*k, y(-13), y(-8), 15*k, y(-13), 17*k, y(2), y(8), -17*k, y(2))
	return f.Form(d, f.Fade(f.Bones.Trunk, -6*k, y(-4), 24*k, t.L, t.M, t.D))
}
