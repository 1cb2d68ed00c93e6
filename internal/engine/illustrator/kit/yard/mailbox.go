package yard

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var mailbox = kit.Piece{
	Name: "mailbox", Cm: 130, Facing: kit.Right, States: "open; closed; empty -letter",
	Palette: "box #3d86d8 blue; flag #e8453c red; post #a9673a wood; door #3d86d8 <box; letter #fffaf0 mail",
	Draw: func(c *kit.Canvas) {
		b, f, p := c.Tones("box"), c.Tones("flag"), c.Tones("post")
		c.Part("post", c.Form("M108 140H146V256H108Z", kit.Lin(108, 0, 146, 0, p.L, p.M, p.D, p.DD), sheen.Grain(c, kit.Box{X0: 108, Y0: 140, X1: 146, Y1: 256}, 5, p), sheen.Dim(c, 6, .6, "M100 134H154V164H100Z", p)), sheen.Board(c, "M70 138H200L192 152H78Z", p, 2))
		const body = "M56 18H178C206 18 226 42 226 78V134Q226 140 220 140H34Q28 140 28 134V76C28 42 40 18 56 18Z"
		c.Part("box", c.Form(body, kit.Lin(0, 18, 0, 140, kit.At(0, b.L), kit.At(.12, b.LL), kit.At(.28, b.L), kit.At(.55, b.M), kit.At(1, b.D)), c.Line("M142 18V140", b.DD, 1.600).Opacity(.4), sheen.Edge(c, body, b, 18)), sheen.Glint(c, "M62 32Q64 27 70 27H130Q134 31 128 34H76Q64 35 58 50Q52 50 54 44Q58 36 62 32Z", .5))
		if c.State("open") {
			openMailbox(c)
			c.On(kit.Body)
		} else {
			closedMailbox(c, body)
		}
		const flag = "M66 30Q66 26 70 26H100Q104 26 104 30V46Q104 50 100 50H76V98H66Z"
		c.Part("flag", c.Clip(body, c.Blur(2.500, c.Path(flag, b.DDD).Move(3, 4)).Opacity(.5)), c.Path(flag, f.DDD).Move(.6, 1.400), sheen.Body(c, flag, f, 7), sheen.Screw(c, 71, 92, 6, kit.TonesOf(kit.Hex("#c3ccd6"))))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("print", 84, 118, 70, 30, 0)
		c.AnchorBox("surface", 120, 18, 120, 0, 0)
	},
}

// closedMailbox draws the door of the mailbox with a letter in its slot.
func closedMailbox(c *kit.Canvas, body string) {
	b, f, d, l := c.Tones("box"), c.Tones("flag"), c.Tones("door"), c.Tones("letter")
	const front = "M176 18C206 18 228 44 228 80V134Q228 140 222 140H130Q124 140 124 134V80C124 44 146 18 176 18Z"
	c.Part("door", c.Clip(body, sheen.Dim(c, 5, .5, "M168 12C140 16 118 44 118 80V144H140V80C140 50 150 30 180 18Z", b)), c.Path(front, d.DDD), c.Form("M176 21C204 21 225 46 225 80V133Q225 137 221 137H131Q127 137 127 133V80C127 46 148 21 176 21Z", kit.Lin(130, 24, 222, 140, d.LL, d.L, d.M, d.D), c.Path("M176 32C198 32 214 52 214 80V127H138V80C138 52 154 32 176 32Z", kit.None).Stroke(d.DD, 2.400).Opacity(.6), c.Path("M177 33C199 33 215 53 215 81V128H139V81C139 53 155 33 177 33Z", kit.None).Stroke(d.LL, 1.600).Opacity(.6)))
	slot := kit.RoundRect(150, 66, 52, 10, 4)
	c.Part("letter", c.Path("M156 70V42Q156 38 160 38H192Q196 38 196 42V70Z", d.DDD).Move(1.500, 2).Opacity(.4), c.Form("M156 70V42Q156 38 160 38H192Q196 38 196 42V70Z", kit.Lin(156, 38, 196, 70, l.L, l.M, l.DD), c.Line("M157 40L176 56L195 40", l.DDD, 2), c.Circle(176, 58, 5, f.M)))
	c.Part("door", c.Path(slot, d.LL).Move(.6, 1.500).Opacity(.7), c.Path("M150 70H202V72Q202 76 198 76H154Q150 76 150 72Z", d.DDD), c.Form(kit.RoundRect(164, 98, 24, 9, 4), sheen.Steel(0, 98, 0, 107, kit.TonesOf(kit.Hex("#d7dde4")))))
}

// openMailbox draws the mailbox with its door let down and letters in it.
func openMailbox(c *kit.Canvas) {
	d, l, f := c.Tones("door"), c.Tones("letter"), c.Tones("flag")
	const front = "M176 18C206 18 228 44 228 80V134Q228 140 222 140H130Q124 140 124 134V80C124 44 146 18 176 18Z"
	const hole = "M176 27C200 27 219 48 219 82V132H133V82C133 48 152 27 176 27Z"
	c.On(kit.Back)
	c.On(kit.Body)
	c.Part("inside", c.Path(front, d.DDD), c.Path(front, kit.Lin(130, 24, 222, 140, d.LL, d.M, d.D)), c.Form(hole, kit.Lin(133, 27, 219, 132, kit.Hex("#1c2740"), kit.Hex("#33456b")), c.Path("M133 132L150 118H202L219 132Z", kit.Hex("#4a608f"))))
	if !c.State("empty") {
		letter := func(x, y, w, h, deg float64, t kit.Tones) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(x, y, w, h, 2), kit.Lin(x, y, x+w, y+h, t.L, t.M, t.D), c.Line(sheen.D("M%g %gL%g %gL%g %g", x, y, x+w/2, y+h*.55, x+w, y), t.DDD, 2)), c.Circle(x+w/2, y+h*.55, 4, f.M)).Rotate(deg, x+w/2, y+h/2)
		}
		c.Part("letter", letter(142, 78, 52, 38, -12, l), letter(160, 82, 52, 38, 9, kit.TonesOf(kit.Hex("#bfe0f5"))), letter(146, 94, 58, 40, -2, l))
	}
	c.On(kit.Fore)
	const flap = "M128 138H224L238 190C238 206 216 216 184 216C152 216 126 206 126 190Z"
	c.Part("door", c.Path(flap, d.DDD).Move(1, 3), c.Form(flap, kit.Lin(128, 138, 220, 216, d.D, d.M, d.LL), sheen.Edge(c, flap, d, 8), sheen.Dim(c, 4, .5, "M120 132H236V146H120Z", d)), c.Path("M138 146H214L226 188C224 198 206 206 184 206C160 206 140 198 138 188Z", kit.None).Stroke(d.DD, 2.400).Opacity(.6), c.Line("M132 138H220", d.LL, 3))
	c.AnchorBox("inside", 176, 84, 80, 90, 0)
}
