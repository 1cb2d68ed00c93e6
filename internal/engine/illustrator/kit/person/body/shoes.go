package body

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/scene"
)

var Shoes = map[string]figure.Shoe{
	"sneakers":     {Color: "#e2574c", Second: "#f6f1e8", Draw: drawSneaker},
	"high tops":    {Color: "#d8433f", Second: "#ffffff", Draw: drawHighTop},
	"shoes":        {Color: "#5a3a2c", Second: "#2b2224", Draw: drawDressShoe},
	"boots":        {Color: "#7a4a2c", Second: "#3a2a26", Draw: drawBoot},
	"tall boots":   {Color: "#4a3a3a", Second: "#2b2224", Over: true, Draw: drawTallBoot},
	"rubber boots": {Color: "#e8b13a", Second: "#f7f0e0", Over: true, Draw: drawTallBoot},
	"flats":        {Color: "#a83246", Second: "#2b2224", Draw: drawFlat},
	"heels":        {Color: "#c8323f", Second: "#2b2224", Draw: drawHeel},
	"sandals":      {Color: "#8a5a34", Second: "#5a3a24", Draw: drawSandal},
	"slippers":     {Color: "#e88aa6", Second: "#ffffff", Draw: drawSlipper},
	"ballet shoes": {Color: "#f2a9b8", Second: "#f2a9b8", Draw: drawBallet},
	"cleats":       {Color: "#2f3038", Second: "#f2f0ec", Draw: drawCleat},
	"clown shoes":  {Color: "#e23b3b", Second: "#f7c83a", Draw: drawClownShoe},
	"curled shoes": {Color: "#3f8f4a", Second: "#f2c23f", Draw: drawCurledShoe},
	"paws":         {Color: "#9a6a40", Draw: drawPaws},
	"hooves":       {Color: "#4a3b3a", Draw: drawHooves},
	"bird feet":    {Color: "#f2a33a", Draw: drawBirdFeet},
	"barefoot":     {Color: "#000000", Draw: drawBareFoot},
}

// Shoe draws the foot of a leg.
func Shoe(f *figure.Figure, c figure.Chain, l pose.Leg, far bool) kit.Node {
	cut := f.Look.Shoes
	t, trim := f.Shoes, kit.TonesOf(f.Look.ShoesSecond).OfCloth()
	if far {
		t, trim = figure.Dim(t, Depth(f)*.7), figure.Dim(trim, Depth(f)*.5)
	}
	k := f.Body.Thick * 1.08
	kx := 1.0
	if f.Pose.Turn < .4 && l.Foot == 0 {
		kx = .8
	}
	if l.Flip {
		kx = -kx
	}
	skin := f.Skin
	if far { // as the leg above it
		f.Skin = figure.Dim(skin, Depth(f)*.7)
	}
	n := cut.Draw(f, t, trim).Scale(kx, 1, 0, 0)
	f.Skin = skin
	if f.Pose.Ease != 0 && c[2].Y > c[1].Y { // the shaft leans with the shin, the sole is flat
		n = n.Transform(scene.Matrix{1, 0, float32((c[2].X - c[1].X) / (c[2].Y - c[1].Y)), 1, 0, 0})
	}
	n = figure.Place(n, figure.Frame{Point: c[2], Angle: l.Foot, Scale: k})
	return f.Named("shoes", n)
}

func shoeFill(f *figure.Figure, t kit.Tones) kit.Gradient {
	return kit.Lin(-12, -18, 24, 18, t.L, kit.At(.45, t.M), t.D)
}

func sole(f *figure.Figure, c kit.Color, y float64) kit.Node {
	return f.Path(figure.Text("M-15 %gH33Q36 16 31 16H-12Q-16.500 16 -15 %gZ", y, y), c)
}

func drawSneaker(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return kit.Of(
		f.Form("M-12 -10C-15 -1 -15 8 -14 12.500H33C35 4 28 .5 20 -1.500C13 -4.500 11 -8 9.500 -11.500Z", shoeFill(f, t),
			f.Blur(2.5, f.Ellipse(24, 13, 15, 5, t.DD)).Opacity(.35),
			f.Path("M24 -2Q36 4 35 13H22Q20 4 24 -2Z", trim.M).Opacity(.85), f.Path("M-16 -4Q-8 2 -9 14H-18Z", t.DD).Opacity(.28)),
		f.Path("M-15 10H34Q36.500 16 32 16H-12Q-16.500 16 -15 10Z", trim.M), f.Line("M-13.500 10.500H33", t.DD, 1).Opacity(.4), f.Line("M-13 15.500H31", trim.DD, 1).Opacity(.5),
		f.Line("M8 -5l7 3.500M12 -8l6 3.500M16 -1l5 2", trim.M, 2.1), f.Line("M8 -4l7 3.500", t.DD, .8).Opacity(.4))
}

func drawHighTop(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return kit.Of(
		f.Form("M-12 -25C-15 -10 -15 8 -14 12.500H33C35 4 27 0 18 -2.500C13 -8 12 -16 12 -25Z", shoeFill(f, t),
			f.Path("M24 -2Q36 4 35 13H22Q20 4 24 -2Z", trim.M)),
		sole(f, trim.M, 10), f.Line("M-14 11H34", t.DD, 1).Opacity(.4), f.Line("M4 -21h8M4 -15h8.500M5 -9h9M8 -4l8 2", trim.M, 2), f.Circle(-4, -14, 4, trim.M))
}

func drawDressShoe(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return kit.Of(
		f.Form("M-12 -8C-15 0 -15 8 -14 12.500H32C36 6 30 1 20 -1C13 -3 10 -6 9 -10Z", shoeFill(f, t),
			f.Line("M7 -6Q12 2 22 3", t.DD, 1.300).Opacity(.6), f.Blur(1, f.Ellipse(24, 4, 6, 2.200, kit.White)).Opacity(.45)),
		f.Path("M-15 11.500H33Q35 15 31 15H4L2 16H-12Q-16 16 -15 11.500Z", trim.DD), f.Line("M9 -5l6 2.500M8 -1.500l6 2.500", t.DDD, 1.300))
}

func drawBoot(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return kit.Of(
		f.Form("M-13 -27C-15 -10 -15.500 6 -14.500 12.500H32C35 4 27 -1 18 -4C13 -9 12.500 -18 12.500 -27Z", shoeFill(f, t),
			f.Blur(2.5, f.Line("M8 -24Q8 -8 20 -1", t.DD, 6)).Opacity(.35), f.Line("M20 -2Q17 6 19 13", t.DD, 1.300).Opacity(.5)),
		sole(f, trim.DD, 11), f.Line("M-14 11H32", t.L, 1).Opacity(.5), f.Rect(-14, -29, 27.5, 6, 3, t.D),
		f.Line("M3 -18h9M4 -12h9.500M7 -6.500l9 1", t.LL, 1.800))
}

func drawTallBoot(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return kit.Of(
		f.Form("M-16 -62C-15 -40 -14 -20 -13.500 -8C-15 2 -15.500 8 -14.500 12.500H32C35 4 27 -1 18 -4C12 -9 13 -30 16 -62Z", shoeFill(f, t),
			f.Blur(3, f.Line("M10 -60Q7 -20 20 0", t.DD, 8)).Opacity(.4), f.Line("M-8 -54Q-9 -30 -7 -12", kit.White, 2.200).Opacity(.35),
			f.Line("M-14 -8Q0 -4 14 -9", t.DD, 1.500).Opacity(.4)),
		sole(f, trim.DD, 11), f.Rect(-17, -65, 34, 8, 3, f.Fade(figure.World, 0, -61, 16, t.L, t.D)))
}

func drawFlat(f *figure.Figure, t, trim kit.Tones) kit.Node {
	s := f.Skin
	return kit.Of(
		f.Path("M-9.500 -8L-11 9H22Q14 1 9 -3Z", s.D),
		f.Form("M-12.500 1C-14.500 8 -14.500 11 -13.500 13.500H32C33 7 25 4.500 17 3.500C9 3 3 8 -4 6.500C-8 5.500 -10 3 -12.500 1Z", shoeFill(f, t),
			f.Blur(1, f.Ellipse(23, 7, 5, 1.500, kit.White)).Opacity(.5)),
		f.Path("M-14 12H32.500Q33 16 30 16H-12Q-15 16 -14 12Z", trim.DD))
}

func drawHeel(f *figure.Figure, t, trim kit.Tones) kit.Node {
	s := f.Skin
	return kit.Of(
		f.Path("M-9.500 -8L-11 2L20 11Q14 2 9 -3Z", s.D),
		f.Form("M-12.500 -5C-15 0 -15 4 -13 7L-9 16H-12.500L-9 16L-7 9Q6 14 14 15.500H32C33 9 25 7 18 6C9 5 0 6 -6 1C-9 -2 -10 -4 -12.500 -5Z", shoeFill(f, t)),
		f.Path("M-14 4L-11.500 16H-8L-6 6Z", t.D), f.Blur(.8, f.Ellipse(24, 10, 5, 1.500, kit.White)).Opacity(.5))
}

func drawSandal(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return kit.Of(drawBareFoot(f, t, trim), sole(f, t.D, 11), f.Line("M-11 -5Q2 -1 10 -6M13 0Q19 3 18 11M20 1Q12 5 9 12", t.M, 4.200))
}

func drawSlipper(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return kit.Of(f.Path("M-9.500 -8L-11 9H12V-4Z", f.Skin.D),
		f.Form("M-2 0C8 -6 33 -4 34 12.500H-4Z", shoeFill(f, t)), sole(f, trim.M, 11), f.Circle(18, -1, 5, trim.M))
}

func drawBallet(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return kit.Of(drawFlat(f, t, t), f.Line("M-9 0L9 -10M9 -3L-9 -12M-10 -16L10 -20M10 -13L-10 -22", t.L, 2.400))
}

func drawCleat(f *figure.Figure, t, trim kit.Tones) kit.Node {
	studs := kit.Of(f.Rect(-11, 13, 5, 5, 1, trim.DD), f.Rect(-2, 13, 5, 5, 1, trim.DD), f.Rect(14, 13, 5, 5, 1, trim.DD), f.Rect(24, 13, 5, 5, 1, trim.DD))
	return kit.Of(studs, f.Form("M-12 -10C-15 -1 -15 8 -14 13.500H33C35 4 28 .5 20 -1.500C13 -4.500 11 -8 9.500 -11.500Z", shoeFill(f, t),
		f.Line("M-4 10L4 -4M2 11L10 -2", trim.M, 3)), f.Line("M8 -5l7 3.500M12 -8l6 3.500", trim.M, 2))
}

func drawClownShoe(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return kit.Of(f.Form("M-12 -9C-15 0 -15 8 -14 12.500H50C58 -8 36 -14 24 -3C14 -1 11 -6 9 -10Z", shoeFill(f, t), f.Blur(1.5, f.Ellipse(40, -2, 6, 3.500, kit.White)).Opacity(.6)),
		f.Path("M-15 11H52Q54 16 49 16H-12Q-16.500 16 -15 11Z", trim.M), f.Line("M7 -5l9 3M11 -8l7 4", kit.White, 2.400))
}

func drawCurledShoe(f *figure.Figure, t, trim kit.Tones) kit.Node {
	return kit.Of(f.Form("M-12 -9C-15 0 -15 8 -14 15H26C42 13 45 -4 37 -10C31 -13 28 -6 33 -5C35 2 28 4 20 1C13 -3 10 -6 9 -10Z", shoeFill(f, t)),
		f.Circle(34, -9, 5, shoeBell(f, trim)), f.Path("M-15 -10L-9 -2L-4 -9L1 -2L6 -9L11 -3V-14H-13Z", trim.M))
}

func shoeBell(f *figure.Figure, t kit.Tones) kit.Gradient {
	return kit.Rad(32, -11, 7, t.LL, t.M, t.DD)
}

// drawBareFoot goes on in the tone of the shin; of the toes the little one is nearest.
func drawBareFoot(f *figure.Figure, t, trim kit.Tones) kit.Node {
	s := f.Skin
	fill := kit.Lin(-12, -14, 20, 18, s.M, kit.At(.3, s.D), s.D.Shade(-.3))
	var toes []kit.Node
	for i := range 5 {
		u := float64(i)
		x, y, r := 28.6-3.6*u, 12+.75*u, 4.1-.42*u
		toes = append(toes, f.Ellipse(x+.3, y+.3, r+.5, r*.82+.5, s.DD), f.Ellipse(x, y, r, r*.82, s.D), f.Ellipse(x+r*.2, y-r*.3, r*.5, r*.34, s.L).Opacity(.55))
	}
	return kit.Of(f.Form("M-10 -9C-14 0 -14 10 -11 14.500Q-4 17 6 14Q16 16 24 15.500C30 13 29 7 22 4C14 1 10 -4 9 -10Z", fill), kit.Of(toes...))
}
