package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var microphone = kit.Piece{
	Name: "microphone", Cm: 26,
	Palette: "handle #474c5a body; head #c3ccd6 mesh grille metal; ring #f2b632 band; switch #e8453c button; stand #474c5a <handle",
	Draw: func(c *kit.Canvas) {
		h, m, r, s := c.Tones("handle"), c.Tones("head"), c.Tones("ring"), c.Tones("switch")
		if c.State("with stand") {
			onStand(c, h, m, r, c.Tones("stand"))
			return
		}
		if t := c.Tones("stand"); c.Variant(2) == 1 {
			studio(c, h, m, r, t)
			return
		}
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(38, 128, 128) }
		const body = "M98 100H158L146 258Q144 276 128 276Q112 276 110 258Z"
		c.Part("handle", lean(c.Form(body, sheen.Round(98, 0, 158, 0, h), sheen.Dim(c, 5, .6, "M90 96H166V114H90Z", h), c.Line("M106 236Q128 244 150 236M107 241Q128 249 149 241", h.DDD, 2).Opacity(.8)),
			sheen.Glint(c, "M108 122Q112 116 116 122L120 232Q118 238 115 232Z", .35)))
		c.Part("switch", lean(c.Form(kit.RoundRect(120, 140, 18, 34, 9), kit.Lin(120, 140, 138, 174, h.DDD, h.D)), c.Path(kit.RoundRect(120, 140, 18, 34, 9), kit.None).Stroke(h.LL, 1.2).Opacity(.5), c.Form(kit.RoundRect(122, 142, 14, 16, 7), kit.Lin(122, 142, 136, 158, s.LL, s.M, s.D)), c.Line("M126 146h5", kit.White, 2).Opacity(.6)))
		mesh(c, lean, kit.Oval(128, 30, 52, 52), 128, 30, 52, m)
		c.Part("ring", lean(c.Form(kit.RoundRect(84, 76, 88, 15, 7), sheen.Steel(84, 0, 172, 0, r), c.Line("M86 79H170", kit.White, 2).Opacity(.6)), c.Form(kit.RoundRect(92, 90, 72, 13, 6), sheen.Steel(92, 0, 164, 0, m))))
		c.AnchorBox("grip", 128-82*.616, 128+82*.788, 0, 0, 38)
	},
}

// mesh draws the wire ball of a microphone's head.
func mesh(c *kit.Canvas, lean func(...kit.Node) kit.Node, d string, x, y, r float64, m kit.Tones) {
	var wires []kit.Node
	for i := range 19 {
		k := float64(i)*2*r/14 - 2.2*r*.6
		for _, side := range []float64{-1, 1} {
			l := sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x+side*(k-r), y-r*1.2, x+side*(k+r*.15), y, x+side*(k+r), y+r*1.2)
			wires = append(wires, c.Line(l, m.DDD, 2.8), c.Line(l, m.LL, 1.3).Move(-.5, -.7))
		}
	}
	c.Part("head", lean(c.Form(d, sheen.Orb(x, y, r, m), kit.Of(wires...).Opacity(.75), sheen.Edge(c, d, m, r*.42), c.Path(d, kit.Rad(x-r*.35, y-r*.4, r*.8, kit.White.Alpha(.75), kit.White.Alpha(0))).Shade()),
		c.Path(d, kit.None).Stroke(m.DD, 1.6), sheen.Gloss(c, x, y, r*.82, r*.82, 196, 240, r*.09)))
}

// studio is a microphone on a desk stand.
func studio(c *kit.Canvas, h, m, r, s kit.Tones) {
	plain := func(n ...kit.Node) kit.Node { return kit.Of(n...) }
	c.Part("stand", sheen.Tube(c, "M128 196V236", 11, m), c.Form("M70 244Q70 232 128 230Q186 232 186 244V250Q186 256 128 256Q70 256 70 250Z", kit.Lin(70, 230, 186, 256, s.LL, s.L, s.M, s.DD), c.Line("M78 240Q128 230 178 240", s.LL, 2).Opacity(.6)))
	c.Part("stand", sheen.Tube(c, "M66 92V130C66 176 92 196 128 196C164 196 190 176 190 130V92", 10, m))
	body := kit.RoundRect(84, 92, 88, 84, 40)
	c.Part("handle", c.Form(body, sheen.Round(84, 0, 172, 0, h), sheen.Dim(c, 6, .5, "M80 88H176V118H80Z", h)), sheen.Glint(c, "M98 122Q104 116 108 122V150Q104 160 98 148Z", .35))
	mesh(c, plain, kit.RoundRect(80, 4, 96, 104, 46), 128, 56, 56, m)
	c.Part("ring", c.Form(kit.RoundRect(76, 98, 104, 16, 8), sheen.Steel(76, 0, 180, 0, r), c.Line("M80 101H176", kit.White, 2).Opacity(.6)), sheen.Screw(c, 66, 112, 9, m), sheen.Screw(c, 190, 112, 9, m))
	c.Anchor("ground", 128, 256)
}

// onStand is a microphone in the clip of a floor stand with a round foot.
func onStand(c *kit.Canvas, h, m, r, s kit.Tones) {
	c.Part("stand", c.Form("M72 250C72 240 100 236 128 236C156 236 184 240 184 250Q184 256 176 256H80Q72 256 72 250Z", kit.Lin(72, 236, 184, 256, s.LL, s.L, s.M, s.DD), c.Line("M82 246Q128 238 174 246", s.LL, 2).Opacity(.7)),
		sheen.Tube(c, "M128 132V240", 7, m), c.Form(kit.RoundRect(121, 168, 14, 22, 4), sheen.Round(121, 0, 135, 0, s)), sheen.Screw(c, 140, 179, 5, m), sheen.Tube(c, "M128 134V146", 9, s))
	lean := func(n ...kit.Node) kit.Node {
		return kit.Of(n...).Scale(.55, .55, 128, 30).Rotate(52, 128, 30).Move(69, 50)
	}
	const body = "M98 100H158L146 258Q144 276 128 276Q112 276 110 258Z"
	c.Part("handle", lean(c.Form(body, sheen.Round(98, 0, 158, 0, h), sheen.Dim(c, 5, .6, "M90 96H166V114H90Z", h)), sheen.Glint(c, "M108 122Q112 116 116 122L120 232Q118 238 115 232Z", .35)))
	mesh(c, lean, kit.Oval(128, 30, 52, 52), 128, 30, 52, m)
	c.Part("ring", lean(c.Form(kit.RoundRect(84, 76, 88, 15, 7), sheen.Steel(84, 0, 172, 0, r)), c.Form(kit.RoundRect(92, 90, 72, 13, 6), sheen.Steel(92, 0, 164, 0, m))))
	c.Part("stand", lean(c.Form("M92 176H164V206H92Z", sheen.Round(92, 0, 164, 0, s), c.Line("M94 182H162", s.LL, 3).Opacity(.5))))
	c.Anchor("ground", 128, 256)
}
