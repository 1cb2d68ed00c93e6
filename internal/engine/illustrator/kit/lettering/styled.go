package lettering

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// styled are the styles that prompts ask for by name, with the colors that they have when none is asked for.
var styled = map[string]struct {
	draw   func(look)
	colors string
}{
	"bold": {bold, ""}, "script": {script, ""}, "retro": {groovy, "#e8622c #6b2f1d #f2b33d"}, "bubble": {bubbly, ""}, "neon": {neon, ""}, "chalk": {slate, "#f4f2ea #8d8d86 #f4f2ea"},
	"elegant": {elegant, "#d9a93f #5a3d12 #d9a93f"}, "arc": {arched, ""}, "deep": {deep, ""},
	"cursive": {plain("elegant", 0), "#3a3440 #ffffff #d9a93f"}, "brush": {plain("brush", 0), "#33313b #ffffff #d9a93f"}, "serif": {plain("serif", 0), "#33313b #ffffff #d9a93f"},
	"typewriter": {plain("mono", 0), "#33313b #ffffff #d9a93f"}, "modern": {plain("sans", 0), "#33313b #ffffff #d9a93f"}, "block": {plain("sans", 9), "#2f6fd0 #14264d #ffc53d"},
	"varsity": {varsity, "#c8293a #1c2b52 #ffffff"}, "western": {western, "#a5522a #4a2413 #e8b04a"}, "drip": {drip, "#8ad12f #1f2a1a #b5f04f"},
	"stencil": {stencil, "#c9482c #ffffff #c9482c"}, "comic": {comic, "#ffd02e #1d1d2b #f0412f"}, "graffiti": {graffiti, "#ff4fa0 #23154d #37d0f0"},
	"balloon": {foiled, "#e8ae3a #9a93a8 #d9a93f"}, "gothic": {blackletter, "#2b2833 #ffffff #a8823c"}, "solid": {solid, "#a9713d #5a3a1c #e8b04a"}, "blocks": {blocks, "#3f8fd2 #14264d #ffc53d"}, "tiles": {tiles, "#4a3426 #14264d #ffc53d"}, "tubes": {plain("monoline", 0), "#ff3d9a #ff3d9a #ffc53d"},
}

// Styled returns a piece that letters a text in a style that was asked for; metal polishes the letters. With colored, the
// letters' color is the prompt's, and what surrounds them follows it.
func Styled(text, style string, metal, colored bool) kit.Piece {
	how, ok := styled[style]
	if !ok {
		how = styled["bold"]
	}
	if metal && (style == "script" || style == "brush") {
		how.draw = plain(style, 0) // a block behind polished letters would hide their thin strokes
	}
	palette := wordColors
	var a, o, b string
	if n, _ := fmt.Sscanf(how.colors, "%s %s %s", &a, &o, &b); n == 3 {
		palette = "letters " + a + " text; outline " + o + " shadow; accent " + b
	}
	return kit.Piece{Name: "lettering", Cm: 40, Palette: palette, Draw: func(c *kit.Canvas) {
		l := look{c: c, text: text, box: styledBox(c.Aspect(0)), t: c.Tones("letters"), o: c.Tones("outline"), a: c.Tones("accent"), metal: metal, colored: colored}
		how.draw(l)
	}}
}

// styledBox is the room for letters of which a width over height is wanted, or none where that is 0: what lies around the letters takes some of it.
func styledBox(aspect float64) kit.Box {
	high := 220.0
	if aspect > 1.2 {
		high = max(64, min(high, 252/aspect+24))
	}
	return kit.Box{X0: 2, Y0: 128 - high/2, X1: 254, Y1: 128 + high/2}
}

// slate is chalk on a board: on paper, white letters would not be seen.
func slate(l look) {
	board := kit.RoundRect(8, 46, 240, 164, 10)
	l.c.Part("shadow", l.c.Path(board, kit.Hex("#2b3a36")).Stroke(kit.Hex("#b98a56"), 7))
	l.box = shape.Inset(kit.Box{X0: 8, Y0: 46, X1: 248, Y1: 210}, 16)
	chalk(l)
}

// paint is the letters' color, or a polish of it with bands of light.
func (l look) paint(q kit.Box) kit.Paint {
	if l.metal {
		return kit.Lin(q.X0, q.Y0, q.X0+q.W()*.35, q.Y1, l.t.LL, l.t.M, l.t.D, l.t.L, l.t.LL, l.t.M, l.t.D, l.t.M)
	}
	return kit.Lin(0, q.Y0, 0, q.Y1, l.t.L, l.t.M, l.t.D)
}

// plain sets the text in a face as it is, with an edge when it is wanted.
func plain(face string, edge float64) func(look) {
	return func(l look) {
		d := kit.LettersPath(l.text, shape.Inset(l.box, 10), face)
		k := l.unit(d)
		q := l.c.Path(d, kit.Black).Bounds()
		if edge > 0 {
			l.c.Part("shadow", heavy(l.c, d, 9, .9*k, .9*k, l.o.M, edge*k), l.c.Path(d, l.o.M).Stroke(l.o.M, edge*k))
		} else if l.metal {
			l.c.Part("shadow", l.c.Path(d, l.t.DD).Move(.7*k, 1.2*k))
		}
		body := l.c.Form(d, l.paint(q))
		if l.metal {
			body = kit.Of(body, l.c.Clip(d, l.c.Path(d, kit.None).Stroke(l.t.LL, 1.1*k).Move(.4*k, .6*k).Opacity(.8)))
		}
		l.c.Part("letters", body)
	}
}

// groovy swells and sways a round face over stripes that follow it.
func groovy(l look) {
	c := l.c
	flat := kit.LettersPath(l.text, kit.Box{X0: l.box.X0 + 14, Y0: l.box.Y0 + 24, X1: l.box.X1 - 14, Y1: l.box.Y1 - 44}, "display")
	q := c.Path(flat, kit.Black).Bounds()
	d := kit.WarpPath(flat, func(x, y float64) (float64, float64) {
		u := (x - q.X0) / math.Max(q.W(), 1)
		return x, y + math.Sin(u*math.Pi*2)*q.H()*.09 + (y-q.Y0)*.12*math.Sin(u*math.Pi)
	})
	k := l.unit(d)
	for i := 3; i > 0; i-- {
		tone := []kit.Color{kit.Hex("#2f9c95"), l.a.M, l.o.M}[i-1]
		c.Part("shadow", heavy(c, d, 7*i, 0, 1*k, tone, 9*k))
	}
	c.Part("outline", c.Path(d, kit.Hex("#fff3da")).Stroke(kit.Hex("#fff3da"), 9*k))
	c.Part("letters", c.Form(d, l.paint(q)))
}

// varsity is a slab face with two lines around it and stitches inside.
func varsity(l look) {
	c := l.c
	d := kit.LettersPath(upper(l.text), shape.Inset(l.box, 14), "slab")
	k := l.unit(d)
	q := c.Path(d, kit.Black).Bounds()
	c.Part("shadow", c.Path(d, l.o.M).Stroke(l.o.M, 20*k))
	c.Part("outline", c.Path(d, kit.White).Stroke(kit.White, 11*k))
	c.Part("letters", c.Form(d, l.paint(q)), c.Clip(d, c.Path(d, kit.None).Stroke(l.t.LL, 6*k).Opacity(.35), c.Path(d, kit.None).Stroke(kit.White, 1*k).Dash(3*k, 2.4*k)))
}

// western is a slab face with a dark block, a band of light across the middle and spurs.
func western(l look) {
	c := l.c
	d := kit.LettersPath(upper(l.text), kit.Box{X0: l.box.X0 + 16, Y0: l.box.Y0 + 16, X1: l.box.X1 - 16, Y1: l.box.Y1 - 26}, "slab")
	k := l.unit(d)
	q := c.Path(d, kit.Black).Bounds()
	for _, one := range kit.LettersEach(upper(l.text), kit.Box{X0: l.box.X0 + 16, Y0: l.box.Y0 + 16, X1: l.box.X1 - 16, Y1: l.box.Y1 - 26}, "slab") {
		b := c.Path(one, kit.Black).Bounds()
		if b.H() < 8 {
			continue
		}
		m, h := (b.Y0+b.Y1)/2, b.H()*.075
		for _, x := range []float64{b.X0, b.X1} {
			d += shape.Poly(.5, shape.Pt{X: x, Y: m - h}, shape.Pt{X: x + h, Y: m}, shape.Pt{X: x, Y: m + h}, shape.Pt{X: x - h, Y: m})
		}
	}
	c.Part("shadow", heavy(c, d, 9, .75*k, .85*k, l.o.M, 6*k), c.Path(d, l.o.M).Stroke(l.o.M, 6*k))
	c.Part("outline", c.Path(d, l.a.L).Stroke(l.a.L, 2.6*k))
	c.Part("letters", c.Form(d, l.paint(q)), c.Clip(d, c.Rect(q.X0, (q.Y0+q.Y1)/2, q.W(), q.H()/2+2, 0, l.t.DD).Opacity(.28)))
	for _, x := range []float64{128 - q.W()*.3, 128, 128 + q.W()*.3} {
		c.Part("decoration", c.Path(shape.Star(x, math.Min(246, q.Y1+19*k), 5, 8*k, 3.4*k, .5), l.o.M))
	}
}

// drip runs down from the letters' feet.
func drip(l look) {
	c := l.c
	box := kit.Box{X0: l.box.X0 + 10, Y0: l.box.Y0 + 8, X1: l.box.X1 - 10, Y1: l.box.Y1 - 44}
	d := kit.LettersPath(l.text, box, "brush")
	r := c.Rand()
	for _, one := range kit.LettersEach(l.text, box, "brush") {
		b := c.Path(one, kit.Black).Bounds()
		for i := range 3 {
			w := math.Max(2.2, math.Min(5.5, b.W()*.075))
			x := b.X0 + b.W()*(.24+.26*float64(i)) + shape.Between(r, -2, 2)
			y, length := b.Y1-b.H()*.16, b.H()*(.2+shape.Between(r, .02, .26))
			if b.W() < 18 && i != 1 {
				continue
			}
			d += fmt.Sprintf("M%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fA%.1f %.1f 0 0 0 %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-w*2, y, x+w*2, y, x+w*.6, y+length*.3, x+w*.8, y+length, w*.8, w*.9, x-w*.8, y+length, x-w*.6, y+length*.3, x-w*2, y)
		}
	}
	k := l.unit(d)
	q := c.Path(d, kit.Black).Bounds()
	c.Part("shadow", c.Path(d, l.o.DD).Stroke(l.o.DD, 9*k).Move(1.4*k, 2*k), c.Path(d, l.o.M).Stroke(l.o.M, 7*k))
	c.Part("letters", c.Path(d, l.paint(q)), c.Clip(d, c.Path(d, kit.None).Stroke(kit.White, 2.2*k).Move(1.6*k, 2*k).Opacity(.55)))
}

// comic leans a comic face over a burst.
func comic(l look) {
	c := l.c
	flat := kit.LettersPath(l.text, kit.Box{X0: l.box.X0 + 36, Y0: l.box.Y0 + 44, X1: l.box.X1 - 36, Y1: l.box.Y1 - 48}, "comic")
	q := c.Path(flat, kit.Black).Bounds()
	d := kit.WarpPath(flat, func(x, y float64) (float64, float64) {
		u := (x - q.X0) / math.Max(q.W(), 1)
		return x, y + (.5-u)*q.H()*.3
	})
	k := l.unit(d)
	burst := shape.Star(128, 128, 16, 122, 88, 1)
	c.Part("decoration", c.Path(burst, l.o.M).Stroke(l.o.M, 7), c.Form(burst, kit.Rad(128, 128, 120, l.a.L, l.a.M, l.a.D)))
	c.Part("shadow", heavy(c, d, 8, .8*k, .9*k, l.o.M, 9*k), c.Path(d, l.o.M).Stroke(l.o.M, 9*k))
	c.Part("letters", c.Form(d, l.paint(q)), c.Clip(d, c.Path(d, kit.None).Stroke(kit.White, 2.4*k).Move(1.4*k, 1.8*k).Opacity(.7)))
}

// graffiti piles up leaning, swelling letters of two colors with a thick line, drops and a halo.
func graffiti(l look) {
	c := l.c
	each := kit.LettersEach(l.text, kit.Box{X0: l.box.X0 + 20, Y0: l.box.Y0 + 34, X1: l.box.X1 - 20, Y1: l.box.Y1 - 40}, "display")
	all := ""
	var bent []string
	for i, one := range each {
		b := c.Path(one, kit.Black).Bounds()
		s := []float64{-1, 1}[i%2]
		one = kit.WarpPath(one, func(x, y float64) (float64, float64) {
			u, v := x-(b.X0+b.X1)/2, y-(b.Y0+b.Y1)/2
			w := 1 + .16*v/math.Max(b.H(), 1)*s
			return (b.X0+b.X1)/2 + u*w*1.13 - v*.16, (b.Y0+b.Y1)/2 + v*(1.1+.12*s*u/math.Max(b.W(), 1)) + s*b.H()*.035 + u*.12*s
		})
		bent = append(bent, one)
		all += one
	}
	k := l.unit(all)
	c.Part("shadow", c.Path(all, l.a.M).Stroke(l.a.M, 22*k), heavy(c, all, 9, -.9*k, 1*k, l.o.M, 10*k))
	for _, d := range bent {
		q := c.Path(d, kit.Black).Bounds()
		c.Part("outline", c.Path(d, l.o.M).Stroke(l.o.M, 8*k))
		c.Part("letters", c.Form(d, kit.Lin(0, q.Y0, 0, q.Y1, l.t.M, l.t.L, kit.Hex("#ffd84a")), c.Clip(d, c.Path(d, kit.None).Stroke(kit.White, 2.6*k).Move(1.8*k, 2.2*k).Opacity(.8))))
	}
}

func upper(text string) string {
	out := []rune(text)
	for i, r := range out {
		if r >= 'a' && r <= 'z' {
			out[i] = r - 32
		}
	}
	return string(out)
}
