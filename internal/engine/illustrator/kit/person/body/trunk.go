// Package body draws trunk, arms, legs, hands and feet, with the sleeves, legs and shoes that cover them, of people and of who acts like them.
package body

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// TrunkOutline returns the outline of a garment around the trunk, in the trunk's frame. It is wider by so many units, and
// its hem lies so many units below the hips.
func TrunkOutline(f *figure.Figure, wide, hem float64) string {
	b, k, turn := f.Body, f.Body.Thick, f.Pose.Turn
	t, sw, hw := b.Trunk, f.Bones.Shoulder+wide*.5, f.Bones.Hip
	w := b.Waist*(1-.24*turn) + wide
	front, belly := 3.5*turn*k, 0.0
	if f.Spec.Body == "woman" {
		front += 4 * turn * k
	}
	if b.Waist > b.Hip*1.02 {
		belly = (6 + 10*turn) * k
	}
	if f.Look.Pregnant {
		belly += (8 + 16*turn) * k
	}
	inner := 20 * k * (1 - .4*turn)
	if f.InFur() {
		return furOutline(f)
	}
	return f.Smooth(
		[3]float64{-hw - 7*k - wide, hem, 1}, [3]float64{-hw - 6*k - wide, hem*.3 - 12*k, 0}, [3]float64{-w - belly*.2, -t * .42, 0}, [3]float64{-sw - 1, -t * .73, 0},
		[3]float64{-sw + 3*k, -t + 10*k, 0}, [3]float64{-sw + inner, -t + 1*k, 0}, [3]float64{-12 * k, -t - 4*k, 1},
		[3]float64{12 * k, -t - 4*k, 1}, [3]float64{sw - inner, -t + 1*k, 0}, [3]float64{sw - 3*k, -t + 10*k, 0},
		[3]float64{sw + 1 + front, -t * .7, 0}, [3]float64{w + turn*3*k + belly, -t * .36, 0}, [3]float64{hw + 6*k + wide + belly*.5, hem*.3 - 12*k, 0},
		[3]float64{hw + 7*k + wide, hem, 1}, [3]float64{0, hem + 5*k, 0})
}

// TrunkShade is the light and shadow on a garment's trunk.
func TrunkShade(f *figure.Figure, t kit.Tones, hem float64) []kit.Node {
	b, k := f.Body, f.Body.Thick
	sw, hw, h := f.Bones.Shoulder, f.Bones.Hip, b.Trunk
	side := f.Light
	if f.Pose.Lying {
		side = 1
	}
	core := f.Blur(6.5*k, f.Path(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", sw-5, -h, sw+26, -h, hw+30, hem+14, hw-10, hem+14, b.Waist-9, -h*.42), t.DD).Scale(side, 1, 0, 0)).Opacity(.42)
	chin := f.Blur(5*k, f.Ellipse(f.Pose.Turn*8, -h-2*k, 26*k, 14*k, t.DDD)).Opacity(.34)
	folds := kit.Of(
		f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -hw+3, hem-20*k, -hw*.3, hem-14*k, hw*.1, hem-19*k), t.DD, 2*k),
		f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", hw-1, hem-31*k, hw*.4, hem-28*k, hw*.2, hem-35*k), t.DD, 2*k)).Opacity(.28)
	n := []kit.Node{core, chin, folds}
	if f.Spec.Behind {
		n = append(n, f.Blur(2.5*k, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fM%.1f %.1fQ%.1f %.1f %.1f %.1f", -sw*.5, -h*.8, -sw*.2, -h*.66, -sw*.3, -h*.5, sw*.5, -h*.8, sw*.2, -h*.66, sw*.3, -h*.5), t.DD, 3*k)).Opacity(.25))
		return n
	}
	if f.Spec.Body == "woman" && f.Spec.Age != "child" && f.Spec.Age != "toddler" && f.Spec.Age != "baby" {
		x := f.Pose.Turn * 10
		n = append(n, f.Blur(2.5*k, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", x-sw*.62, -h*.6, x-sw*.3, -h*.5, x, -h*.585, x+sw*.34, -h*.5, x+sw*.66, -h*.6), t.DD, 4*k)).Opacity(.32))
	}
	return n
}

// TrunkPart draws the top on the trunk.
func TrunkPart(f *figure.Figure, casts kit.Node) kit.Node {
	l, t := f.Look, f.Top
	fr := f.Bones.Trunk
	hem := l.Top.Hem * f.Body.Thick
	fill := f.Cloth(fr, t)
	var inside []kit.Node
	if l.Top.Details != nil {
		inside = append(inside, l.Top.Details(f)...)
	}
	if f.InFur() {
		inside = append(inside, furShade(f, t)...)
	} else {
		inside = append(inside, TrunkShade(f, t, hem)...)
	}
	inside = append(inside, figure.Place(casts, figure.Frame{Scale: 1}).Move(-fr.X, -fr.Y).Rotate(-fr.Angle, 0, 0))
	body := f.Form(TrunkOutline(f, l.Top.Wide, hem), fill, inside...)
	if l.Top.Bare {
		body = bareTrunk(f, body)
	}
	n := kit.Of(body, HemLine(f, hem, t))
	if l.Pregnant && !l.Top.Bare {
		n = kit.Of(body, roundBelly(f, fill, t, inside[len(inside)-1]))
	}
	return f.Named("top", figure.Place(n, fr))
}

// roundBelly is the belly of a pregnant woman, with the light on its upper side.
func roundBelly(f *figure.Figure, fill kit.Paint, t kit.Tones, casts kit.Node) kit.Node {
	k, h, side := f.Body.Thick, f.Body.Trunk, f.Light
	x, y, r := f.Pose.Turn*32*k, -.19*h, 40*k
	under := f.Blur(6*k, f.Path(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fL%.1f %.1fZ", x-r, y+.5*r, x+.3*r*side, y+1.15*r, x+r*side, y-.1*r, x+1.6*r*side, y+1.6*r, x-r, y+1.6*r), t.DD)).Opacity(.55)
	light := f.Blur(6*k, f.Ellipse(x-.3*r*side, y-.42*r, .42*r, .36*r, t.L)).Opacity(.7)
	fold := f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-.72*r, y-.82*r, x-.1*r, y-1.06*r, x+.5*r, y-.86*r), t.DD, 2*k).Opacity(.25)
	return kit.Of(f.Form(kit.Oval(x, y, r, 1.06*r), fill, under, light, casts), fold)
}

// bareTrunk draws skin beneath a garment that leaves the shoulders, the back or the belly free.
func bareTrunk(f *figure.Figure, cloth kit.Node) kit.Node {
	s := f.Skin
	inside := TrunkShade(f, s, 0)
	if f.Look.TopName == "bare chest" {
		inside = append(inside[:2:2], chestLines(f))
	}
	low := 6.0
	if f.Look.OnePiece { // no skin between a bodice and its skirt
		low = min(low, f.Look.Top.Hem-3)
	}
	skin := f.Form(TrunkOutline(f, -2, low*f.Body.Thick), f.Cloth(f.Bones.Trunk, s), inside...)
	return kit.Of(skin, f.Clip(f.Look.Top.Shape(f), cloth))
}

func HemLine(f *figure.Figure, hem float64, t kit.Tones) kit.Node {
	if f.Look.Skirt.Length > 0 || f.Look.OnePiece || f.Look.TopName == "bare chest" || f.InFur() {
		return kit.Node{}
	}
	k, hw := f.Body.Thick, f.Bones.Hip
	return f.Line(figure.Text("M%.1f %.1fQ0 %.1f %.1f %.1f", -hw-3*k, hem-3.5*k, hem+1.5*k, hw+3*k, hem-3.5*k), t.DD, 1.1*k).Opacity(.4)
}

// neck draws the neck and what the neckline leaves free.
func NeckPart(f *figure.Figure) kit.Node {
	s, k := f.Skin, f.Body.Thick
	turn, t := f.Pose.Turn, f.Body.Trunk
	head := f.Bones.Head
	base := f.Bones.Trunk.Out(2*turn, -t-7*k)
	top := head.Out(-3*turn, 20)
	if f.Spec.Headless() {
		top = base.Mix(top, .55)
	}
	neck := f.Form(neckOutline(f, base, top), f.Fade(figure.World, base.X, base.Y, 22*k, s.M, s.D),
		f.Blur(3*k, f.Ellipse(head.Out(2, 36).X, head.Out(2, 36).Y, 22*k, 11*k, s.DDD)).Opacity(.5))
	opening := kit.Node{}
	if shape := Neckline(f); shape != "" {
		opening = figure.Place(f.Form(shape, f.Cloth(f.Bones.Trunk, kit.Tones{Ramp: &kit.Ramp{L: s.M, M: s.M, D: s.D}}),
			f.Blur(3.5*k, f.Ellipse(turn*6, -t-6*k, 20*k, 11*k, s.DDD)).Opacity(.42)), f.Bones.Trunk)
	}
	if f.Spec.Headless() { // where it was cut off
		neck = kit.Of(neck, f.Ellipse(top.X, top.Y-8*k, 12*k, 4.5*k, s.DDD), f.Ellipse(top.X, top.Y-7.4*k, 9*k, 3*k, kit.Hex("#7c2430")))
	}
	return f.Named("neck", neck, opening)
}

// Neckline returns the outline of bare skin below the neck, in the trunk's frame; empty when the neck is covered.
func Neckline(f *figure.Figure) string {
	if f.Spec.Behind {
		return ""
	}
	k, t, x := f.Body.Thick, f.Body.Trunk, f.Pose.Turn*5
	y := func(v float64) float64 { return -t + v*k }
	switch f.Look.Top.Neck {
	case "high", "hood", "none":
		return ""
	case "v", "wrap":
		return figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", -14*k+x*.3, y(-5), x, y(24), 14*k+x*.5, y(-5), x, y(-10), -14*k+x*.3, y(-5))
	case "scoop":
		return figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -18*k, y(-4), -16*k, y(16), x, y(17), 17*k+x, y(16), 18*k+x*.4, y(-4), x, y(-10), -18*k, y(-4))
	case "square":
		return figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -19*k, y(-4), -17*k+x*.4, y(15), 17*k+x, y(15), 19*k+x*.5, y(-4))
	case "deep":
		return figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -16*k+x*.3, y(-5), x+2*k, y(42), 16*k+x*.5, y(-5))
	}
	return figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -14*k+x*.3, y(-4.5), x, y(21), 14*k+x*.5, y(-4.5), x, y(-10), -14*k+x*.3, y(-4.5))
}

// chestLines are the lines of a bare chest.
func chestLines(f *figure.Figure) kit.Node {
	k, x, w, s := f.Body.Thick, f.Front(), f.Bones.Shoulder, f.Skin
	d := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", x-w*.62, f.Up(.7), x-w*.34, f.Up(.58), x, f.Up(.65), x+w*.36, f.Up(.58), x+w*.62, f.Up(.7))
	return kit.Of(f.Blur(2*k, f.Line(d, s.DD, 3*k)).Opacity(.4), f.Line(d, s.DD, 1.5*k).Opacity(.45), f.Line(figure.Text("M%.1f %.1fV%.1f", x, f.Up(.56), f.Up(.26)), s.DD, 1.4*k).Opacity(.25), f.Ellipse(x, f.Up(.16), 1.8*k, 2.6*k, s.DD).Opacity(.6))
}
