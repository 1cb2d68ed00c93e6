package extra

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
)

func init() {
	maps.Copy(All, map[string]extra{
		"scar": {Head: scar}, "nose ring": {Head: noseRing}, "black eye": {Head: blackEye}, "band-aid": {Head: bandAid}, "knee band-aid": {front: kneeBandAid}, "acne": {Head: acne}, "dimples": {Head: dimples},
		"suspenders": {trunk: suspenders}, "neck headphones": {trunk: neckHeadphones}, "raised sunglasses": {front: raisedSunglasses}, "hat feather": {front: hatFeather},
		"socks": {}, "knee socks": {}, "rolled sleeves": {}, // they change the cut of what is worn
		"soot": {Head: smudged("#2c2624")}, "flour": {Head: smudged("#fffdf6")}, "chocolate": {Head: smudged("#5a3018")}, "paint": {Head: smudged("#3f8fe0")}, "jam": {Head: smudged("#c8283a")},
	})
}

// scar is a healed cut from a brow over the eye to the cheek, with the marks of its stitches.
func scar(f *figure.Figure) kit.Node {
	_, r, y, _ := head.EyesAt(f)
	line, edge := kit.Hex("#b8414a"), f.Skin.LL
	if f.Dark() {
		line = kit.Hex("#e0a08c")
	}
	cut := figure.Text("M%.1f %.1fl2 9M%.1f %.1fl5 18", r-1, y-19, r+3, y+9)
	marks := figure.Text("M%.1f %.1fl8 -2M%.1f %.1fl8 -2M%.1f %.1fl8 -2", r, y+14, r+1.5, y+19, r+2.5, y+24)
	return kit.Of(f.Line(cut, edge, 4.4).Opacity(.5), f.Line(cut, line, 2.6), f.Line(marks, line, 1.7))
}

func noseRing(f *figure.Figure) kit.Node {
	x, y, t := f.Face(1.6)+4, 13.0, kit.TonesOf(kit.Hex("#e8b83a"))
	if f.Young() {
		y = 15
	}
	return kit.Of(f.Circle(x, y, 3.2, kit.None).Stroke(t.DD, 2.2), f.Circle(x, y, 3.2, kit.None).Stroke(t.L, 1.3))
}

// blackEye is a bruise around an eye; it is under the brow, so that the eye itself stays clear.
func blackEye(f *figure.Figure) kit.Node {
	_, r, y, k := head.EyesAt(f)
	ring := kit.Oval(r, y+1, 13*k, 13) + kit.Oval(r, y, 7*k, 7.4)
	return f.Clip(head.Skull(f), f.Blur(1, f.Path(ring, kit.Hex("#5a2a6e")).EvenOdd()).Opacity(.7))
}

// plaster is a band-aid with its pad, around the origin.
func plaster(f *figure.Figure, size float64) kit.Node {
	t := kit.TonesOf(kit.Hex("#efb98a"))
	return kit.Of(f.Form("M-12 -5H12A5 5 0 0 1 12 5H-12A5 5 0 0 1 -12 -5Z", kit.Lin(0, -5, 0, 5, t.LL, t.M, t.D)), f.Rect(-5, -4.4, 10, 8.8, 1.5, kit.Hex("#fff3df")),
		f.Path(kit.Oval(-10, -1.6, .9, .9)+kit.Oval(-10, 1.6, .9, .9)+kit.Oval(10, -1.6, .9, .9)+kit.Oval(10, 1.6, .9, .9), t.DD)).Scale(size, size, 0, 0)
}

func bandAid(f *figure.Figure) kit.Node {
	l, _, y, _ := head.EyesAt(f)
	return plaster(f, .8).Rotate(-24, 0, 0).Move(l-5, y+16)
}

func kneeBandAid(f *figure.Figure) kit.Node {
	knee := f.Bones.LegNear[1]
	return plaster(f, f.Body.Thick).Rotate(-14, 0, 0).Move(knee.X, knee.Y)
}

func acne(f *figure.Figure) kit.Node {
	x, red := f.Face(1.15), kit.Hex("#d8404a")
	var n []kit.Node
	for _, p := range [][2]float64{{-22, 14}, {-16, 19}, {-13, 13}, {14, 16}, {20, 13}, {18, 21}, {-6, -17}, {6, -20}, {3, 35}} {
		n = append(n, f.Circle(p[0]+x, p[1], 1.9, red), f.Circle(p[0]+x-.4, p[1]-.4, .7, kit.Hex("#fbd0c0")))
	}
	return kit.Of(n...).Opacity(.85)
}

func dimples(f *figure.Figure) kit.Node {
	x := f.Face(1.2)
	return f.Line(figure.Text("M%.1f 19q-3 3 -1 7M%.1f 19q3 3 1 7", -15+x, 15+x), f.Skin.DDD, 1.9).Opacity(.75)
}

// smudged puts smears of a color on both cheeks, the nose and the chin.
func smudged(hex string) func(*figure.Figure) kit.Node {
	return func(f *figure.Figure) kit.Node {
		x, c := f.Face(1.15), kit.Hex(hex)
		smear := figure.Text("M%.1f 12q8 -6 15 -1q2 5 -4 6q-9 4 -11 -5ZM%.1f 18q7 -7 13 -2q3 4 -3 6q-8 3 -10 -4ZM%.1f 9q5 -3 9 0q1 4 -4 4t-5 -4ZM%.1f 33q5 -3 9 0q0 5 -5 4t-4 -4ZM%.1f -22q6 -4 12 0q0 5 -6 4t-6 -4Z", -26+x, 10+x, -3+x, 4+x, 4+x)
		return f.Clip(head.Skull(f), f.Blur(.5, f.Path(smear, c)).Opacity(.85))
	}
}

func suspenders(f *figure.Figure) kit.Node {
	k, sw, hw := f.Body.Thick, f.Bones.Shoulder, f.Bones.Hip
	t := f.ExtraTones("suspenders", "#b8323a")
	x := f.Front()
	d := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", -sw*.5, f.Up(1.02), -sw*.44, f.Up(.5), -hw*.55, 0.0, sw*.5+x*.3, f.Up(1.02), sw*.5+x*.5, f.Up(.5), hw*.6+x*.4, 0.0)
	clip := func(at float64) kit.Node { return f.Rect(at-4*k, -7*k, 8*k, 8*k, 2, kit.Hex("#e3c55f")) }
	return kit.Of(f.Clip(body.TrunkOutline(f, 6*k, 10), f.Line(d, f.Top.DDD, 9*k).Opacity(.3).Move(f.Light*1.5, 2), f.Line(d, t.D, 8*k), f.Line(d, t.M, 6*k)), clip(-hw*.55), clip(hw*.6+x*.4))
}

// neckHeadphones hang around the neck.
func neckHeadphones(f *figure.Figure) kit.Node {
	k, x, y := f.Body.Thick, f.Front()*.5, f.Up(1)
	t, d := f.ExtraTones("neck headphones", "#e8504a"), kit.TonesOf(kit.Hex("#3a3f4a"))
	band := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -21*k, y+4*k, x, y-4*k, 22*k+x*.4, y+4*k)
	cup := func(at, turn float64) kit.Node {
		return f.Form(kit.RoundRect(-8*k, -3*k, 16*k, 26*k, 8*k), kit.Lin(-8*k, 0, 8*k, 20*k, t.L, t.M, t.DD)).Rotate(turn, 0, 0).Move(at, y+2*k)
	}
	return kit.Of(f.Line(band, d.DD, 8*k), f.Line(band, d.L, 3.4*k), cup(-19*k, 14), cup(20*k+x*.4, -14))
}

// raisedSunglasses are pushed up on the hair.
func raisedSunglasses(f *figure.Figure) kit.Node {
	return figure.Place(head.Sunglasses(f).Move(0, -36), f.Bones.Head)
}

// hatFeather is stuck in the band of a hat.
func hatFeather(f *figure.Figure) kit.Node {
	t := f.ExtraTones("hat feather", "#d8433f")
	vane := "M0 0C-16 -14 -26 -40 -16 -66C2 -54 10 -26 4 0Z"
	n := kit.Of(f.Form(vane, kit.Lin(-22, -40, 8, -30, t.LL, t.M, t.D), f.Line("M-10 -16l-7 -5M-10 -28l-9 -5M-10 -40l-9 -6M-4 -22l9 -5M-6 -34l10 -6", t.DD, 1.2).Opacity(.5)), f.Line("M2 4Q-4 -30 -16 -64", t.LL, 2))
	return figure.Place(n.Rotate(-20, 0, 0).Move(-27, -28), head.HatFrame(f))
}
