package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, coveredProps) }

// coveredProps are blankets that people sit in, and what they find their way, start and light candles with.
var coveredProps = map[string]prop{
	"blanket inside":     {free: true, behind: true, draw: blanketInside},
	"blanket hood":       {free: true, front: true, draw: blanketHood},
	"flashlight":         {front: true, tilt: 56, draw: flashlight},
	"long cane":          {free: true, draw: longCane},
	"starting block":     {free: true, behind: true, draw: startingBlock},
	"lit match":          {far: true, tilt: 66, draw: litMatch},
	"ladder behind":      {free: true, behind: true, draw: ladderBehind},
	"lectern":            {free: true, front: true, draw: lectern},
	"painted tall strip": {free: true, behind: true, draw: paintedStrip},
}

// hoodBox is the middle of the head, its scale and the half width of a blanket over somebody who sits.
func hoodBox(f *figure.Figure) (h figure.Frame, half float64) {
	return f.Bones.Head, 132 * f.Body.Thick
}

// blanketInside is the dark inside of a blanket behind who sits in it.
func blanketInside(f *figure.Figure) kit.Node {
	t := gear(f, "#5a86c8")
	h, half := hoodBox(f)
	s := h.Scale
	return f.Form(figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fL%.1f %.1fH%.1fZ", h.X-50*s, h.Y+10*s, h.X-52*s, h.Y-72*s, h.X+52*s, h.Y-72*s, h.X+50*s, h.Y+10*s, h.X+half, figure.Ground-4, h.X-half), kit.Lin(0, h.Y-60*s, 0, figure.Ground, t.DD, t.DDD))
}

// blanketHood lies over the head and both shoulders, open before the face, the hands and the legs.
func blanketHood(f *figure.Figure) kit.Node {
	k, t := f.Body.Thick, gear(f, "#5a86c8")
	h, half := hoodBox(f)
	s, mid := h.Scale, h.Y+46*h.Scale
	out := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ",
		h.X, h.Y-66*s, h.X+62*s, h.Y-66*s, h.X+60*s, h.Y+10*s, h.X+66*s, mid, h.X+96*k, mid+50*k, h.X+half, figure.Ground-50*k, h.X+half, figure.Ground, // the right outer edge
		h.X+half*.8, figure.Ground+9*k, h.X+half*.56, figure.Ground, h.X+half*.66, figure.Ground-60*k, h.X+58*k, mid+44*k, h.X+36*s, mid-8*s, // up along the opening
		h.X+46*s, h.Y+4*s, h.X+40*s, h.Y-40*s, h.X, h.Y-40*s, h.X-40*s, h.Y-40*s, h.X-46*s, h.Y+4*s, h.X-36*s, mid-8*s, // around the face
		h.X-58*k, mid+44*k, h.X-half*.56, figure.Ground, h.X-half*.8, figure.Ground+9*k, h.X-half, figure.Ground, h.X-half, figure.Ground-50*k)
	out = out[:len(out)-1] + figure.Text("C%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", h.X-half, figure.Ground-50*k, h.X-96*k, mid+50*k, h.X-66*s, mid, h.X-60*s, h.Y+10*s, h.X-62*s, h.Y-66*s, h.X, h.Y-66*s)
	folds := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", h.X-60*k, mid+10*k, h.X-90*k, mid+70*k, h.X-half*.82, figure.Ground, h.X+60*k, mid+10*k, h.X+90*k, mid+70*k, h.X+half*.82, figure.Ground)
	var dots []kit.Node
	for i := range 26 {
		x, y := h.X+float64((i*83)%264-132)*k, h.Y-60*s+float64((i*61)%230)*k
		dots = append(dots, f.Circle(x, y, 5.5*k, t.LL))
	}
	return f.Form(out, kit.Lin(0, h.Y-60*s, 0, figure.Ground, t.L, kit.At(.4, t.M), t.D), append(dots, f.Blur(4*k, f.Line(folds, t.DD, 10*k)).Opacity(.5))...)
}

// flashlight shines away from the hand that holds it.
func flashlight(f *figure.Figure) kit.Node {
	t := gear(f, "#d8433f")
	beam := f.Blur(5, f.Path("M-15 -52L-46 -150Q0 -172 46 -150L15 -52Z", kit.Hex("#ffe9a0"))).Opacity(.6)
	return kit.Of(beam, f.Form(kit.RoundRect(-8, -26, 16, 52, 5), kit.Lin(-8, 0, 8, 0, figure.Black.LL, figure.Black.M, figure.Black.DD)), f.Form("M-9 -26L-17 -50H17L9 -26Z", kit.Lin(-16, 0, 16, 0, t.LL, t.M, t.DD)), f.Ellipse(0, -51, 17, 5, kit.Hex("#fff6d0")), f.Rect(-4, -14, 8, 10, 3, t.L))
}

// longCane is the white cane of who does not see: it feels the ground ahead, with a red tip.
func longCane(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	end := limb.Point{X: p.X + 96*k, Y: figure.Ground - 3*k}
	top := p.Mix(end, -.16)
	tip := p.Mix(end, .84)
	return kit.Of(pole(f, top, end, 8, figure.HexTones("#e9edf1")), pole(f, tip, end, 8, figure.HexTones("#d8332f")), pole(f, top, p.Mix(end, .08), 10, figure.Black), f.Circle(end.X, end.Y, 6*k, figure.HexTones("#d8332f").D))
}

// startingBlock is what swimmers start from, with the number of the lane.
func startingBlock(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, f.Bones.LegNear[2], f.Bones.LegFar[2]
	x, y := (a.X+b.X)/2, max(a.Y, b.Y)+f.Body.Foot
	t := gear(f, "#f3f6f9")
	blue, low := figure.HexTones("#2f7fd0"), max(y+60*k, figure.Ground)
	return kit.Of(f.Form(figure.Text("M%.1f %.1fH%.1fL%.1f %.1fH%.1fZ", x-52*k, y+10*k, x+56*k, x+66*k, low, x-62*k), kit.Lin(x-60*k, 0, x+64*k, 0, blue.L, blue.M, blue.DD)), f.Form(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x-70*k, y-2*k, x+78*k, y+3*k, x+78*k, y+19*k, x-70*k, y+13*k), kit.Lin(0, y, 0, y+16*k, t.LL, t.M, t.D)),
		f.Circle(x+2*k, (y+low)/2+8*k, 24*k, kit.White), f.Line(figure.Text("M%.1f %.1fL%.1f %.1fH%.1fM%.1f %.1fV%.1f", x+6*k, (y+low)/2-7*k, x-9*k, (y+low)/2+13*k, x+16*k, x+6*k, (y+low)/2-7*k, (y+low)/2+25*k), blue.DD, 6*k))
}

// litMatch is a long match with a flame at its end.
func litMatch(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 14, 0, -40, 4, figure.Wood), f.Glow(6, f.Circle(0, -50, 12, kit.Hex("#ffd24a"))).Opacity(.6), f.Form("M0 -68C10 -54 9 -42 0 -40C-9 -42 -10 -54 0 -68Z", kit.Lin(0, -68, 0, -40, kit.Hex("#f2742c"), kit.Hex("#ffd24a"))))
}

// ladderBehind leans behind who stands on one of its rungs.
func ladderBehind(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, f.Bones.LegNear[2], f.Bones.LegFar[2]
	x, y := (a.X+b.X)/2, max(a.Y, b.Y)+f.Body.Foot
	t := figure.HexTones("#c98a4a")
	top, low := max(y-250*k, figure.Ground-560), figure.Ground
	var n []kit.Node
	for i := range 9 {
		ry := y + 4*k + float64(i-4)*50*k
		if ry > low-14*k || ry < top+10*k {
			continue
		}
		n = append(n, pole(f, limb.Point{X: x - 42*k, Y: ry}, limb.Point{X: x + 42*k, Y: ry}, 9, t))
	}
	rail := func(dx float64) kit.Node {
		return pole(f, limb.Point{X: x + dx*.86*k, Y: top}, limb.Point{X: x + dx*1.1*k, Y: low}, 12, t)
	}
	return kit.Of(append(n, rail(-46), rail(46))...)
}

// paintedStrip is the wall that is painted from a ladder: it reaches down to the floor below.
func paintedStrip(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	t, wall := gear(f, "#f7c52f"), figure.HexTones("#efe6da")
	low := figure.Ground
	x, y, w := p.X-30*k, p.Y-120*k, 170*k
	drips := figure.Text("M%.1f %.1fH%.1fV%.1f", x+6*k, y, x+w, y+250*k)
	for _, d := range []float64{54, -40, 26, -30, 60, -46, 20} {
		drips += figure.Text("q%.1f %.1f %.1f %.1f", -11*k, d*k, -22*k, 0.0)
	}
	return f.Form(kit.RoundRect(x, y, w, low-y, 8*k), kit.Lin(x, y, x+w, low, wall.L, wall.M, wall.D), f.Path(drips+"Z", t.M), f.Line(figure.Text("M%.1f %.1fV%.1f", x+w-30*k, y+20*k, y+200*k), t.L, 10*k).Opacity(.6), f.Rect(x, low-20*k, w, 20*k, 0, wall.DD).Opacity(.5))
}

// lectern is a stand with a slanted top, an open book and a microphone before who speaks.
func lectern(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, f.Bones.Trunk
	w, x, y := gear(f, "#a8673a"), p.X+f.Pose.Turn*20, p.Out(0, -f.Body.Trunk*.3).Y
	t := w
	body := f.Form(figure.Text("M%.1f %.1fH%.1fL%.1f %.1fH%.1fZ", x-58*k, y, x+58*k, x+46*k, figure.Ground-10*k, x-46*k), kit.Lin(x-58*k, 0, x+58*k, 0, t.L, t.M, t.DD),
		f.Rect(x-30*k, y+40*k, 60*k, 120*k, 6*k, t.D).Opacity(.5), f.Rect(x-5*k, y+66*k, 10*k, 66*k, 2*k, figure.Gold.M), f.Rect(x-20*k, y+82*k, 40*k, 10*k, 2*k, figure.Gold.M))
	top := f.Form(figure.Text("M%.1f %.1fL%.1f %.1fH%.1fL%.1f %.1fZ", x-74*k, y+14*k, x-66*k, y-12*k, x+66*k, x+74*k, y+14*k), kit.Lin(0, y-12*k, 0, y+14*k, t.LL, t.M, t.D))
	foot := f.Form(kit.RoundRect(x-60*k, figure.Ground-14*k, 120*k, 14*k, 4*k), kit.Lin(0, figure.Ground-14*k, 0, figure.Ground, t.L, t.DD))
	mic := kit.Of(f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x+50*k, y-8*k, x+54*k, y-50*k, x+28*k, y-66*k), figure.Black.M, 4*k), f.Circle(x+26*k, y-68*k, 8*k, figure.Black.D))
	pages := f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-44*k, y+4*k, x-20*k, y-8*k, x, y+4*k, x+20*k, y-8*k, x+44*k, y+4*k, x+38*k, y-15*k, x+18*k, y-24*k, x, y-14*k, x-18*k, y-24*k, x-38*k, y-15*k), kit.Lin(x-44*k, 0, x+44*k, 0, kit.White, kit.Hex("#dfe5ee")))
	return kit.Of(mic, body, foot, top, pages)
}
