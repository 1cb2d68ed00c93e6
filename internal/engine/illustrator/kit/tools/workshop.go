package tools

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var magnet = kit.Piece{
	Name: "magnet", Cm: 12,
	Palette: "magnet #e2343c body; tips #d3dae1 metal ends; sparks #ffc93d lines",
	Draw: func(c *kit.Canvas) {
		m, t, s := c.Tones("magnet"), c.Tones("tips"), c.Tones("sparks")
		const u = "M44 76V146C44 194 82 226 128 226C174 226 212 194 212 146V76H156V146C156 162 144 172 128 172C112 172 100 162 100 146V76Z"
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(-18, n...) }
		c.Part("magnet", turn(sheen.Body(c, u, m, 22), c.Path("M58 120Q64 112 70 120V150C70 172 80 188 96 198Q100 206 90 204C68 194 58 174 58 150Z", kit.White).Opacity(.5)))
		c.Part("tips", turn(c.Clip(u, c.Rect(30, 70, 200, 44, 0, kit.Lin(44, 0, 212, 0, t.D, t.LL, t.M, t.DD, t.LL, t.D)), c.Path("M30 114H230", t.DDD).Stroke(t.DDD, 3)), gloss.Glint(c, "M52 82H68V108H52Z", .6)))
		c.Part("sparks", turn(c.Line("M56 54V32M84 52L92 32M200 54V32M172 52L164 32M36 62L22 46M220 62L234 46", s.DD, 8), c.Line("M56 54V32M84 52L92 32M200 54V32M172 52L164 32M36 62L22 46M220 62L234 46", s.M, 5.5)))
		handle.GripAt(c, 128, 200, -18)
	},
}

var saw = kit.Piece{
	Name: "saw", Cm: 50,
	Palette: "handle #d8703a wood grip; blade #c3ccd6 steel metal",
	Draw: func(c *kit.Canvas) {
		h, b := c.Tones("handle"), c.Tones("blade")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(-34, n...) }
		teeth := "M84 104H270L272 128"
		for i := range 19 {
			x := 272 - 10*float64(i)
			y := 128 + float64(i)*1.9
			teeth += fmt.Sprintf("L%g %gL%g %g", x-2, y+10, x-9, y+2)
		}
		blade := teeth + "L84 166Z"
		c.Part("blade", turn(c.Form(blade, kit.Lin(0, 100, 0, 176, b.LL, b.L, b.M, b.D), c.Path("M120 100H150L110 180H80Z", kit.White).Opacity(.5), c.Line("M90 112H266", kit.White, 2).Opacity(.8), c.Path(blade, kit.None).Stroke(b.DD, 1.8))))
		const d = "M-20 102C-16 88 0 84 14 94C24 88 38 88 50 92L94 98Q102 99 102 108V160Q102 170 94 172L76 176C68 192 48 206 24 206C4 208 -14 204 -18 188C-22 176 -10 172 -14 162C-22 144 -24 120 -20 102ZM12 122C6 130 6 144 14 158C20 172 36 176 46 164C56 150 60 138 56 128C50 116 40 120 32 122Q22 124 12 122Z"
		c.Part("handle", turn(sheen.Body(c, d, h, 9, sheen.Grain(c, kit.Box{X0: -18, Y0: 92, X1: 100, Y1: 200}, 7, h)), c.Line("M-12 110Q-6 94 12 104Q26 97 48 100L84 105", kit.White, 3.4).Opacity(.45), sheen.Screw(c, 84, 114, 6, b), sheen.Screw(c, 84, 156, 6, b)))
		handle.GripAt(c, 4, 146, -34)
	},
}

var paintCan = kit.Piece{
	Name: "paint-can", Cm: 20,
	States:  "open",
	Palette: "paint #f0567e drips; can #c3ccd4 metal; label #fbf6ea; handle #8b95a3 wire",
	Draw: func(c *kit.Canvas) {
		p, m, l, h := c.Tones("paint"), c.Tones("can"), c.Tones("label"), c.Tones("handle")
		c.On(kit.Back)
		c.Part("handle", c.Line("M36 86C40 -10 216 -10 220 86", h.DDD, 6), c.Line("M36 86C40 -10 216 -10 220 86", h.LL, 3))
		c.Part("can", c.Form(kit.Oval(128, 74, 98, 26), kit.Lin(30, 48, 226, 100, m.LL, m.L, m.D)))
		c.On(kit.Fore)
		const d = "M30 76A98 26 0 0 0 226 76V222A98 26 0 0 1 30 222Z"
		c.Part("can", c.Form(d, kit.Lin(30, 0, 226, 0, m.D, m.LL, m.L, m.D, m.DD, m.L), gloss.Dim(c, 5, .4, "M30 206A98 26 0 0 0 226 206V256H30Z", m)), c.Path("M30 222A98 26 0 0 0 226 222", kit.None).Stroke(m.DD, 7), c.Path("M30 221A98 26 0 0 0 226 221", kit.None).Stroke(m.LL, 3))
		c.Part("label", c.Clip(d, c.Form("M30 116A98 26 0 0 0 226 116V200A98 26 0 0 1 30 200Z", kit.Lin(30, 0, 226, 0, l.D, l.LL, l.M, l.DD)), c.Path("M30 176A98 26 0 0 0 226 176V200A98 26 0 0 1 30 200Z", kit.Lin(30, 0, 226, 0, p.M, p.L, p.D))), c.Path(kit.LettersPath("PAINT", kit.Box{X0: 76, Y0: 160, X1: 180, Y1: 188}, "display"), p.M))
		c.Part("paint", c.Form(kit.Oval(128, 74, 86, 20), kit.Lin(42, 54, 214, 94, p.LL, p.M, p.D), c.Path("M60 72Q100 56 150 62Q110 68 80 80Z", kit.White).Opacity(.5)), c.Form("M30 78C36 92 44 96 52 98V132C52 146 70 146 70 132V106Q78 108 84 108V152C84 168 104 168 104 152V110H118V126C118 136 132 136 132 126V110Q160 108 176 102V140C176 152 192 152 192 140V98Q218 90 226 78Q200 102 128 101Q56 100 30 78Z", kit.Lin(30, 78, 200, 168, p.L, p.M, p.D)), c.Path("M56 104V130M90 112V150", kit.None).Stroke(kit.White, 3).Opacity(.5))
		c.Part("can", c.Path("M30 76A98 26 0 0 0 226 76", kit.None).Stroke(m.DD, 8), c.Path("M30 75A98 26 0 0 0 226 75", kit.None).Stroke(m.LL, 4.5), c.Circle(36, 98, 9, m.DD), c.Circle(35.5, 97.4, 7, m.L), c.Circle(220, 98, 9, m.DD), c.Circle(219.5, 97.4, 7, m.L))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("inside", 128, 74, 160, 30, 0)
		c.AnchorBox("grip", 128, 14, 0, 0, 90)
	},
}

var toolbox = kit.Piece{
	Name: "toolbox", Cm: 45, States: "open; closed; empty",
	Palette: "box #e2463c body; lid #e2463c <box; handle #3b404c; latches #f2c24a clasps metal",
	Draw: func(c *kit.Canvas) {
		if c.State("open") {
			openToolbox(c)
			return
		}
		b, l, h, k := c.Tones("box"), c.Tones("lid"), c.Tones("handle"), c.Tones("latches")
		c.Part("handle", c.Line("M92 84V54Q92 40 106 40H150Q164 40 164 54V84", h.DDD, 17), c.Line("M92 84V54Q92 40 106 40H150Q164 40 164 54V84", h.M, 13).Move(-.6, -.8), c.Line("M100 42H152", h.LL, 4).Opacity(.8))
		c.Part("box", sheen.Body(c, "M12 136H244V220Q244 232 232 232H24Q12 232 12 220Z", b, 20, c.Line("M12 216H244", b.DD, 3).Opacity(.6), c.Line("M12 219H244", b.LL, 2).Opacity(.6)))
		c.Part("lid", gloss.Dim(c, 3, .5, "M12 136H244V146H12Z", b), sheen.Body(c, "M34 84Q40 76 50 76H206Q216 76 222 84L250 126Q252 140 242 140H14Q4 140 6 126Z", l, 15), gloss.Glint(c, "M50 88H150Q100 94 62 104L40 124Q30 124 34 114Z", .4))
		for _, x := range []float64{52, 176} {
			c.Part("latches", c.Rect(x+1, 124, 28, 44, 5, b.DDD).Opacity(.5), sheen.Body(c, kit.RoundRect(x, 120, 28, 44, 5), k, 7), c.Rect(x+7, 146, 14, 10, 3, k.DD))
		}
		c.Anchor("ground", 128, 232)
		c.AnchorBox("surface", 128, 76, 150, 0, 0)
		c.AnchorBox("print", 128, 190, 100, 40, 0)
		c.AnchorBox("grip", 128, 40, 0, 0, 90)
	},
}
