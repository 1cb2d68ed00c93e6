// Package gameui draws what games and sites show on the screen: buttons, bars, panels and slots.
package gameui

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{button, healthBar, loadingBar, panel, inventory, streamOverlay, groundTile}
}

// deep is a dark of a color that reads as an outline.
func deep(t kit.Tones) kit.Color {
	q := t.M.Lch()
	return kit.Lch{L: .27, C: min(q.C, .09), H: q.H}.Color()
}

// button carries a word: a pill, a block or a plate with cut corners.
var button = kit.Piece{
	Name: "ui-button", Cm: 12,
	Palette: "button #46b34b face; text #ffffff letters; edge #46b34b <button",
	Draw: func(c *kit.Canvas) {
		t, w, e := c.Tones("button"), c.Tones("text"), c.Tones("edge")
		text := strings.ToUpper(c.Text())
		if text == "" {
			text = "PLAY"
		}
		outline := []func(in float64) string{
			func(in float64) string { return kit.RoundRect(10+in, 80+in, 236-2*in, 92-2*in, 46-in) },
			func(in float64) string { return kit.RoundRect(10+in, 80+in, 236-2*in, 92-2*in, max(4, 22-in)) },
			func(in float64) string {
				x0, y0, x1, y1 := 10+in, 80+in, 246-in, 172-in
				k := 24 - in*.4
				return shape.Poly(3, shape.Pt{X: x0 + k, Y: y0}, shape.Pt{X: x1 - k, Y: y0}, shape.Pt{X: x1, Y: y0 + k}, shape.Pt{X: x1, Y: y1 - k}, shape.Pt{X: x1 - k, Y: y1}, shape.Pt{X: x0 + k, Y: y1}, shape.Pt{X: x0, Y: y1 - k}, shape.Pt{X: x0, Y: y0 + k})
			},
		}[c.Variant(3)]
		c.Part("edge", c.Path(outline(0), deep(e)).Move(0, 9), c.Path(outline(0), deep(e)), c.Path(outline(5), e.D).Move(0, 7))
		face := outline(5)
		c.Part("button", c.Form(face, kit.Lin(0, 84, 0, 170, t.L, t.M, t.M.Shade(-.35)),
			c.Path("M0 76H256V124C180 132 76 132 0 124Z", t.LL).Opacity(.34), c.Path(face, kit.None).Stroke(t.LL, 6).Opacity(.8)))
		d := kit.LettersPath(text, kit.Box{X0: 40, Y0: 98, X1: 216, Y1: 154}, "display")
		c.Part("text", c.Path(d, deep(t)).Stroke(deep(t), 5).Move(0, 3.4).Opacity(.75), c.Path(d, kit.Lin(0, 100, 0, 154, w.M, w.M, w.D)))
		c.AnchorBox("print", 128, 126, 180, 56, 0)
	},
}

// healthBar is a bar with a heart at its left end, three quarters full.
var healthBar = kit.Piece{
	Name: "health-bar", Cm: 20,
	Palette: "fill #e5394b bar; heart #e5394b icon <fill; frame #3b3f52 border",
	Draw: func(c *kit.Canvas) {
		t, h, f := c.Tones("fill"), c.Tones("heart"), c.Tones("frame")
		c.Part("frame", c.Rect(44, 98, 206, 60, 22, f.DD), c.Rect(49, 103, 196, 50, 18, f.L), c.Rect(54, 108, 186, 40, 14, f.DDD))
		c.Part("fill", c.Clip(kit.RoundRect(54, 108, 186, 40, 14), c.Path("M54 108H200L192 148H54Z", kit.Lin(0, 108, 0, 148, t.L, t.M, t.D)), c.Rect(54, 112, 142, 9, 4, kit.White).Opacity(.38),
			c.Line("M100 104V152M136 104V152M172 104V152M208 104V152", f.DDD, 2.6).Opacity(.5)))
		d := shape.Heart(52, 128, 92)
		c.Part("heart", c.Path(d, deep(h)).Stroke(deep(h), 12), shape.Plump(c, d, h), c.Path("M22 116C21 102 30 95 39 95C43 95 43 99 40 101C32 104 28 109 27 116C27 120 22 120 22 116Z", kit.White).Opacity(.75))
	},
}

// loadingBar is a rounded bar with slanting stripes, two thirds full, and the word below it that was asked for.
var loadingBar = kit.Piece{
	Name: "loading-bar", Cm: 20,
	Palette: "fill #2f8df0 bar progress; track #e3e9f2 back; text #7386b0 letters",
	Draw: func(c *kit.Canvas) {
		t, b, w := c.Tones("fill"), c.Tones("track"), c.Tones("text")
		c.Part("track", c.Rect(6, 92, 244, 50, 25, b.DD), c.Rect(9, 95, 238, 44, 22, kit.Lin(0, 95, 0, 139, b.D, b.M, b.L)))
		var stripes []kit.Node
		for i := range 9 {
			x := 4 + 24*float64(i)
			stripes = append(stripes, c.Path(shape.Poly(0, shape.Pt{X: x, Y: 134}, shape.Pt{X: x + 16, Y: 100}, shape.Pt{X: x + 28, Y: 100}, shape.Pt{X: x + 12, Y: 134}), t.LL).Opacity(.42))
		}
		c.Part("fill", c.Form(kit.RoundRect(14, 100, 158, 34, 17), kit.Lin(0, 100, 0, 134, t.L, t.M, t.D), append(stripes, c.Rect(20, 104, 146, 8, 4, kit.White).Opacity(.35))...))
		if text := strings.ToUpper(c.Text()); text != "" {
			c.Part("text", c.Letters(text, kit.Box{X0: 40, Y0: 156, X1: 216, Y1: 180}, "round", w.M))
		}
	},
}

// panel is a window with a head on a ribbon and a button that closes it.
var panel = kit.Piece{
	Name: "ui-panel", Cm: 30,
	Palette: "panel #b9783f wood; field #f6e3bd paper; header #3f8ad0 title; close #e0483f button",
	Draw: func(c *kit.Canvas) {
		p, f, h, x := c.Tones("panel"), c.Tones("field"), c.Tones("header"), c.Tones("close")
		c.Part("panel", c.Path(kit.RoundRect(14, 38, 228, 208, 24), deep(p)), c.Form(kit.RoundRect(19, 43, 218, 198, 20), kit.Lin(0, 40, 0, 244, p.L, p.M, p.D),
			c.Line("M20 84C90 78 150 92 238 84M20 200C90 208 160 192 238 202M22 142H40M216 136H238M30 226C100 220 170 232 230 224", p.D, 2.4).Opacity(.7), c.Path(kit.RoundRect(19, 43, 218, 198, 20), kit.None).Stroke(p.LL, 5).Opacity(.7)))
		for _, q := range [][2]float64{{32, 228}, {224, 228}, {32, 56}} {
			c.Part("panel", c.Circle(q[0], q[1]+1, 5, p.DDD), c.Circle(q[0], q[1], 4.4, p.LL), c.Circle(q[0]-1, q[1]-1, 1.8, kit.White).Opacity(.7))
		}
		c.Part("field", c.Rect(36, 76, 184, 142, 14, p.DDD), c.Form(kit.RoundRect(39, 80, 178, 136, 12), kit.Lin(0, 80, 0, 216, f.M, f.L), c.Blur(5, c.Path(kit.RoundRect(39, 80, 178, 136, 12), kit.None).Stroke(f.DD, 9)).Opacity(.7)))
		band := "M56 18H200C206 18 209 22 207 27L198 66C197 71 194 74 189 74H67C62 74 59 71 58 66L49 27C47 22 50 18 56 18Z"
		c.Part("header", c.Path(band, deep(h)).Stroke(deep(h), 9), c.Form(band, kit.Lin(0, 18, 0, 74, h.L, h.M, h.D), c.Path("M40 14H216V42C160 50 96 50 40 42Z", h.LL).Opacity(.35)))
		if text := strings.ToUpper(c.Text()); text != "" {
			c.Part("header", c.Letters(text, kit.Box{X0: 68, Y0: 30, X1: 188, Y1: 62}, "display", kit.White))
		} else {
			for i := range 3 {
				k := []float64{11, 16, 11}[i]
				c.Part("header", c.Path(shape.Star(128+38*float64(i-1), 47, 5, k, k*.46, 1.6), kit.Hex("#ffd65a")))
			}
		}
		c.Part("close", c.Circle(226, 52, 25, deep(x)), shape.Plump(c, kit.Oval(226, 52, 20, 20), x), c.Line("M218 44L234 60M234 44L218 60", deep(x), 9).Opacity(.5).Move(0, 1.6), c.Line("M218 44L234 60M234 44L218 60", kit.White, 7))
		c.AnchorBox("inside", 128, 148, 160, 118, 0)
	},
}

// inventory is a grid of twelve slots, one of them chosen.
var inventory = kit.Piece{
	Name: "inventory-grid", Cm: 30,
	Palette: "frame #7a5638 wood panel; slots #3c2f2a; chosen #ffc83d highlight",
	Draw: func(c *kit.Canvas) {
		f, s, h := c.Tones("frame"), c.Tones("slots"), c.Tones("chosen")
		c.Part("frame", c.Path(kit.RoundRect(6, 34, 244, 188, 18), f.DDD), c.Form(kit.RoundRect(11, 39, 234, 178, 14), kit.Lin(0, 39, 0, 217, f.L, f.M, f.D), c.Path(kit.RoundRect(11, 39, 234, 178, 14), kit.None).Stroke(f.LL, 5).Opacity(.75)))
		for i := range 12 {
			x, y := 21+54*float64(i%4), 47+55*float64(i/4)
			d := kit.RoundRect(x, y, 50, 50, 9)
			if i == 1 {
				c.Part("chosen", c.Path(kit.RoundRect(x-3.5, y-3.5, 57, 57, 12), kit.Lin(x, y, x, y+56, h.L, h.M, h.D)))
			}
			c.Part("slots", c.Path(d, s.DDD), c.Form(d, kit.Lin(0, y, 0, y+50, s.D, s.M), c.Blur(3, c.Path(d, kit.None).Stroke(s.DDD, 10).Move(2, 3)), c.Path(d, kit.None).Stroke(s.LL, 2.4).Move(-.6, -.8).Opacity(.5)))
		}
	},
}
