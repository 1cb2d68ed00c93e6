package wear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// tankShape is what a sleeveless top covers, in the trunk's frame.
func tankShape(f *figure.Figure) string {
	k, t, sw := f.Body.Thick, f.Body.Trunk, f.Bones.Shoulder
	s := max(sw-22*k, 11*k)
	return figure.Text("M%.1f 60L%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f 60Z",
		-80.0, -sw-20, -t*.56, -s-3*k, -t*.7, -s-4*k, -t-6*k, -s+9*k, -t-8*k, s-7*k+f.Pose.Turn*8, -t-8*k, s+6*k+f.Pose.Turn*6, -t-6*k, s+5*k+f.Pose.Turn*6, -t*.7, sw+24, -t*.56, 80.0)
}

func cropShape(f *figure.Figure) string {
	k, t, sw := f.Body.Thick, f.Body.Trunk, f.Bones.Shoulder
	s := max(sw-22*k, 11*k)
	return figure.Text("M-80 %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fL80 %.1fZ",
		-t*.4, -sw-20, -t*.56, -s-3*k, -t*.7, -s-4*k, -t-6*k, -s+9*k, -t-8*k, s-7*k+f.Pose.Turn*8, -t-8*k, s+6*k+f.Pose.Turn*6, -t-6*k, s+5*k+f.Pose.Turn*6, -t*.7, sw+24, -t*.56, -t*.4)
}

func strapless(f *figure.Figure) string {
	t, x := f.Body.Trunk, f.Front()
	return figure.Text("M-80 60V%.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f 80 %.1fV60Z", -t*.66, x-20, -t*.82, x, -t*.7, x+20, -t*.82, -t*.66)
}

func ShellShape(f *figure.Figure) string {
	t, x, k := f.Body.Trunk, f.Front(), f.Body.Thick
	one := func(cx float64) string {
		return figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", cx-15*k, -t*.66, cx-13*k, -t*.82, cx+13*k, -t*.82, cx+15*k, -t*.66, cx+12*k, -t*.52, cx-12*k, -t*.52, cx-15*k, -t*.66)
	}
	return one(x-14*k) + one(x+15*k)
}

// gownTrim is the border and the scallops of a gown.
func gownTrim(f *figure.Figure, _ string) []kit.Node {
	if !Hanging(f) {
		return nil
	}
	_, l, r := skirtOutline(f, f.Look.Skirt.Length, f.Look.Skirt.Flare, 0)
	k, p := f.Body.Thick, f.Bones.Trunk
	y := max(l.Y, r.Y)
	mid := (l.X + r.X) / 2
	front := f.Path(figure.Text("M%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", p.X+f.Front()*.5, p.Y-20*k, mid-(r.X-l.X)*.2, y+20, mid, y+24, mid+(r.X-l.X)*.22, y+20), f.Trim.M).Opacity(.9)
	n := []kit.Node{front, f.Line(figure.Text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", p.X+f.Front()*.5, p.Y-20*k, mid-(r.X-l.X)*.2, y+20, p.X+f.Front()*.5, p.Y-20*k, mid+(r.X-l.X)*.22, y+20), f.Top.D, 2.5*k)}
	return append(n, hemBand(f, l.X, r.X, y, f.Trim, 7*k))
}

// hemBand is a band along a hanging skirt's hem.
func hemBand(f *figure.Figure, x1, x2, y float64, t kit.Tones, w float64) kit.Node {
	k := f.Body.Thick
	return f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x1-6, y+1*k, (x1+x2)/2, y+21*k, x2+6, y+1*k), t.M, w)
}

func borderHem(f *figure.Figure, _ string) []kit.Node {
	if !Hanging(f) {
		return nil
	}
	_, l, r := skirtOutline(f, f.Look.Skirt.Length, f.Look.Skirt.Flare, 0)
	y := max(l.Y, r.Y)
	k, p := f.Body.Thick, f.Bones.Trunk
	n := []kit.Node{hemBand(f, l.X, r.X, y, f.Trim, 14*k), hemBand(f, l.X, r.X, y-14*k, f.Trim, 2.5*k)}
	for i := range 5 {
		x := p.X + (float64(i)-1)*6*k
		n = append(n, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, p.Y-16*k, x+3*k, (p.Y+y)/2, x+(float64(i)-2)*9*k, y+10), f.Top.DD, 2*k).Opacity(.4))
	}
	return n
}

func laceHem(f *figure.Figure, _ string) []kit.Node {
	if !Hanging(f) {
		return nil
	}
	_, l, r := skirtOutline(f, f.Look.Skirt.Length, f.Look.Skirt.Flare, 0)
	y := max(l.Y, r.Y)
	k := f.Body.Thick
	var n []kit.Node
	for i := range 15 {
		u := float64(i) / 14
		x := l.X + (r.X-l.X)*u
		n = append(n, f.Circle(x, y+(4+11*(1-(2*u-1)*(2*u-1)))*k-6*k, 7*k, kit.None).Stroke(f.Trim.D, 1.3), f.Circle(x, y+(4+11*(1-(2*u-1)*(2*u-1)))*k-6*k, 2.5*k, f.Trim.D).Opacity(.6))
	}
	return n
}

// noShape covers nothing.
func noShape(*figure.Figure) string { return "M0 0h.01v.01Z" }
