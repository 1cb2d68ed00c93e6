package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// lips is how a closed mouth is held: half its width, and how far its corners are above its middle.
type lips struct{ wide, up float64 }

var closedLips = map[string]lips{
	"smile": {8.6, 1.5}, "": {8.6, 1.5}, "side smile": {8.8, 1.4}, "wide smile": {10.2, 2.4}, "flat": {8, 0}, "firm": {8, -.6}, "small": {6.4, .2}, "side": {7.4, .3}, "frown": {8, -1.7}, "wavy": {8, -1},
}

// opening is an open mouth in half its width, the height of the gap, and how far down the teeth reach.
type opening struct{ wide, high, teeth float64 }

var openLips = map[string]opening{
	"grin": {9.6, 4.2, 3.6}, "laugh": {9.8, 6.6, 3.8}, "wail": {8.5, 8.5, 2}, "gritted": {8.5, 4.4, 4.4}, "round": {4.4, 6.2, 0}, "singing": {6, 8.4, 1.6}, "tongue": {8, 5, 2}, "kiss": {3.6, .8, 0},
}

// lipTones are the tones of lips: those of the skin, redder.
func lipTones(f *figure.Figure) kit.Tones {
	if c, painted := f.Spec.ExtraColors["lipstick"]; painted {
		return kit.TonesOf(c)
	}
	red, share := kit.Hex("#c4525a"), .5
	if f.Dark() {
		red, share = kit.Hex("#8a3a44"), .55
	}
	if f.Spec.Body == "man" {
		share *= .6
	}
	return kit.TonesOf(f.Skin.M.Toward(red, share))
}

// naturalMouth draws lips around x, y.
func naturalMouth(f *figure.Figure, e figure.Expression, x, y float64) kit.Node {
	k := 1.0
	if f.Young() {
		k = .86
	}
	n := kit.Node{}
	if o, ok := openLips[e.Mouth]; ok {
		n = parted(f, o, e.Mouth, x, y)
	} else if l, ok := closedLips[e.Mouth]; ok {
		n = shutLips(f, l, x, y)
	} else {
		return Mouth(f, e, x, y-2).Scale(.8, .8, x, y)
	}
	return n.Scale(k, k, x, y)
}

func shutLips(f *figure.Figure, l lips, x, y float64) kit.Node {
	t, w, c := lipTones(f), l.wide, y-l.up
	upper := figure.Text("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fZ", x-w, c, x-w*.6, y-1.6, x-3.4, y-3.1, x-1.7, y-2.9, x, y-2.1, x+1.7, y-2.9,
		x+3.4, y-3.1, x+w*.6, y-1.6, x+w, c, x, y+1.2+l.up*.5, x-w, c)
	lower := figure.Text("M%.2f %.2fQ%.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x-w*.94, c+.2, x, y+1.2+l.up*.5, x+w*.94, c+.2, x+w*.6, y+3.6, x+w*.34, y+4.6, x, y+4.6, x-w*.34, y+4.6, x-w*.6, y+3.6, x-w*.94, c+.2)
	shine := f.Blur(.8, f.Ellipse(x-1.5*f.Light, y+2.5, w*.34, .9, t.LL)).Opacity(.6)
	seam := f.Line(figure.Text("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-w, c, x, y+1.2+l.up*.5, x+w, c), t.DDD, 1.05)
	corner := f.Blur(.8, f.Circle(x-w, c, 1.2, f.Skin.DDD), f.Circle(x+w, c, 1.2, f.Skin.DDD)).Opacity(.4)
	return kit.Of(corner, f.Path(upper, kit.Lin(x, y-3, x, y+1, t.M, t.D)), f.Path(lower, kit.Lin(x, y, x, y+4.6, t.M, t.M)), shine, seam)
}

func parted(f *figure.Figure, o opening, kind string, x, y float64) kit.Node {
	t, w, h := lipTones(f), o.wide, o.high
	sag := 1.2
	switch kind {
	case "grin", "laugh": // the corners of a mouth that laughs are high
		sag = 2.3
	case "wail":
		sag = -2.5
	}
	gap := figure.Text("M%.2f %.2fQ%.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x-w, y-1-sag, x, y-1+sag, x+w, y-1-sag, x+w*.86, y+h*.62, x+w*.52, y+h, x, y+h, x-w*.52, y+h, x-w*.86, y+h*.62, x-w, y-1-sag)
	if kind == "round" || kind == "singing" || kind == "kiss" {
		gap = kit.Oval(x, y+h*.35, w, h*.62+.2)
	}
	inside := []kit.Node{}
	if h > 5 {
		inside = append(inside, f.Blur(.8, f.Ellipse(x, y+h*.98, w*.6, h*.36, tongue.Shade(-.6))))
	}
	if o.teeth > 0 {
		inside = append(inside, f.Path(figure.Text("M%.2f %.2fh%.2fv%.2fQ%.2f %.2f %.2f %.2fZ", x-w*.9, y-5, 1.8*w, 4.6+o.teeth*.6, x, y+o.teeth+1.6, x-w*.9, y-.4+o.teeth*.6), kit.Lin(x-w, y, x+w, y, kit.Hex("#d9cfc6"), kit.At(.4, kit.Hex("#f3ede6")), kit.Hex("#dfd6cf"))))
	}
	rim := f.Path(gap, kit.None).Stroke(t.M, 3.2)
	low := f.Line(figure.Text("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-w*.5, y+h*.96, x, y+h*1.06+.6, x+w*.5, y+h*.96), t.L, 1.4).Opacity(.7)
	return kit.Of(rim, low, f.Form(gap, kit.Hex("#47131c"), inside...), f.Path(gap, kit.None).Stroke(t.DDD, .7).Opacity(.7))
}
