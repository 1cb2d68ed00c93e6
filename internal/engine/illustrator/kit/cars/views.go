package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

// carViews are the states of a car that is drawn from other sides too.
const carViews = "front; behind; above"

// coachViews are those of a bus or a van.
const coachViews = "front; behind"

// look has the colors of a vehicle that is drawn from the front, from behind or from above.
type look struct{ paint, roof, glass, tires, lights, trim kit.Tones }

// lookOf reads the colors of a vehicle by the names of its slots; the roof is painted like the body.
func lookOf(c *kit.Canvas, paint, trim string) look {
	return look{c.Tones(paint), c.Tones(paint), c.Tones("windows"), c.Tones("tires"), c.Tones("headlights"), c.Tones(trim)}
}

// carView draws a car as it is seen in the state that was asked for, with what stands on its roof; false is from the side.
func carView(c *kit.Canvas, l look, on ...kit.Node) bool {
	switch {
	case c.State("front"):
		carEnd(c, l, true, on...)
	case c.State("behind"):
		carEnd(c, l, false, on...)
	case c.State("above"):
		carAbove(c, l)
	default:
		return false
	}
	return true
}

// face is the gradient of a painted form that faces the viewer.
func face(t kit.Tones, y0, y1 float64) kit.Gradient {
	return kit.Lin(96, y0, 150, y1, kit.At(0, t.LL), kit.At(.2, t.L), kit.At(.55, t.M), kit.At(.88, t.D), kit.At(1, t.DD))
}

// tread is a tire seen from its running side.
func tread(c *kit.Canvas, x, y, w, h float64, t kit.Tones) kit.Node {
	n := []kit.Node{c.Form(kit.RoundRect(x, y, w, h, 9), kit.Lin(x, 0, x+w, 0, t.D, t.L, t.M, t.DDD))}
	for i := range 4 {
		yy := y + h*(.42+.14*float64(i))
		n = append(n, c.Line("M"+gloss.Num(x+3)+" "+gloss.Num(yy)+"h"+gloss.Num(w-6), t.DDD, 1.8).Opacity(.7))
	}
	return kit.Of(n...)
}

// tail is a red light with a bright spot.
func tailLight(c *kit.Canvas, outline string, x, y float64) kit.Node {
	return kit.Of(c.Form(outline, kit.Lin(x-18, y-14, x+18, y+16, kit.Hex("#ff8d6b"), kit.Hex("#e02b2b"), kit.Hex("#a3132c"))), c.Ellipse(x-5, y-5, 5, 3, kit.White).Opacity(.6))
}

// plate is a license plate without a text.
func plate(c *kit.Canvas, x, y float64) kit.Node {
	return kit.Of(c.Rect(x-24, y-8, 48, 17, 3, kit.Hex("#3c4050")), c.Rect(x-22, y-6.5, 44, 13, 2, kit.Lin(0, y-7, 0, y+7, kit.Hex("#ffffff"), kit.Hex("#d9dee4"))), c.Line("M"+gloss.Num(x-14)+" "+gloss.Num(y)+"h9m5 0h14", kit.Hex("#6a7080"), 3.4))
}

// carEnd draws the front or the rear of a car.
func carEnd(c *kit.Canvas, l look, front bool, on ...kit.Node) {
	b := l.paint
	c.Part("wheels", tread(c, 34, 172, 32, 48, l.tires), tread(c, 190, 172, 32, 48, l.tires))
	c.Part("roof", kit.Of(on...))
	const cabin = "M50 122C58 84 68 62 88 54Q128 44 168 54C188 62 198 84 206 122Z"
	c.Part("body", c.Form(cabin, kit.Lin(90, 46, 150, 124, l.roof.LL, l.roof.L, l.roof.M, l.roof.D)))
	const pane = "M68 116C72 90 80 72 94 66Q128 58 162 66C176 72 184 90 188 116Q128 106 68 116Z"
	seats := kit.Of(c.Path("M86 122V98Q86 86 98 86Q110 86 110 98V122Z", l.glass.DDD), c.Path("M146 122V98Q146 86 158 86Q170 86 170 98V122Z", l.glass.DDD)).Opacity(.42)
	inside := []kit.Node{seats}
	if front {
		inside = append(inside, c.Ellipse(98, 116, 15, 11, kit.None).Stroke(l.glass.DDD, 3.4).Opacity(.6), c.Rect(118, 66, 20, 6, 3, l.glass.DDD).Opacity(.6))
	}
	c.Part("windows", c.Path(pane, b.DDD).Stroke(b.DDD, 4), chassis.Glass(c, pane, l.glass, inside...))
	if front {
		c.Part("windows", c.Line("M84 114Q104 108 122 92M130 111Q150 106 168 92", kit.Hex("#30323e"), 2.6))
	}
	mirror := c.Form("M52 104Q50 94 40 94Q28 95 28 106Q29 114 40 114Q50 113 52 104Z", gloss.Sheen(b, 28, 94, 52, 114), gloss.Glint(c, "M31 103Q33 97 40 97Q35 99 34 104Z", .6))
	c.Part("mirror", mirror, mirror.Mirror(128))
	const shell = "M20 176Q14 138 32 120Q52 108 128 106Q204 108 224 120Q242 138 236 176Q236 198 220 200H36Q20 198 20 176Z"
	lines := c.Line("M72 112Q88 128 92 150M184 112Q168 128 164 150", b.DD, 1.8).Opacity(.55)
	if !front {
		lines = kit.Of(c.Line("M58 116Q66 150 76 156H180Q190 150 198 116", b.DD, 2).Opacity(.6), c.Path("M64 122Q128 112 192 122Q128 117 64 126Z", kit.White).Opacity(.4))
	}
	c.Part("body", c.Form(shell, face(b, 104, 200), lines, gloss.Dim(c, 7, .5, "M10 186H246V210H10Z", b), gloss.Dim(c, 10, .35, "M222 110H260V210H208Z", b),
		c.Path("M40 121Q80 112 128 111Q100 115 70 121Q48 127 36 138Q34 128 40 121Z", kit.White).Opacity(.4)))
	bar := c.Form("M18 176Q128 186 238 176V190Q236 202 222 202H34Q20 202 18 190Z", kit.Lin(18, 174, 18, 204, l.trim.LL, l.trim.M, l.trim.DD), c.Line("M24 182Q128 191 232 182", kit.White, 1.8).Opacity(.7))
	if front {
		const grille = "M92 150Q128 144 164 150L158 172Q128 176 98 172Z"
		c.Part("grille", c.Path(grille, l.trim.DD).Stroke(l.trim.L, 4), c.Clip(grille, c.Path(grille, kit.Hex("#2c2f3a")), c.Line("M88 156H168M88 163H168M88 170H168", l.trim.M, 2.2)))
		light := kit.Of(c.Ellipse(58, 150, 23, 19, b.DD).Opacity(.5), chassis.Lamp(c, 58, 149, 21, 17.5, l.lights, l.trim))
		c.Part("headlights", light, light.Mirror(128), c.Ellipse(56, 144, 5, 4, kit.White).Opacity(.9), c.Ellipse(196, 144, 5, 4, kit.White).Opacity(.9))
		c.Part("bumpers", bar, plate(c, 128, 190))
	} else {
		c.Part("taillights", tailLight(c, "M24 134Q40 128 60 132Q66 146 60 158Q38 160 24 156Q20 144 24 134Z", 42, 144), tailLight(c, "M232 134Q216 128 196 132Q190 146 196 158Q218 160 232 156Q236 144 232 134Z", 214, 144))
		c.Part("bumpers", bar, plate(c, 128, 166), c.Rect(172, 200, 20, 9, 4, kit.Lin(0, 200, 0, 209, l.trim.L, l.trim.DD)), c.Ellipse(182, 205, 7, 3, kit.Hex("#2c2f3a")))
		c.Part("handle", c.Rect(114, 134, 28, 6, 3, gloss.Sheen(l.trim, 114, 133, 142, 140)))
	}
	c.Anchor("ground", 128, 220)
}

// carAbove draws a car from above, its nose up.
func carAbove(c *kit.Canvas, l look) {
	b, w := l.paint, l.glass
	for _, y := range []float64{46, 168} {
		c.Part("wheels", c.Rect(64, y, 14, 42, 6, kit.Lin(64, 0, 78, 0, l.tires.L, l.tires.DD)), c.Rect(178, y, 14, 42, 6, kit.Lin(178, 0, 192, 0, l.tires.M, l.tires.DDD)))
	}
	mirror := c.Form("M72 92Q56 92 56 100Q58 106 76 102Z", gloss.Sheen(b, 56, 90, 76, 106))
	c.Part("mirror", mirror, mirror.Mirror(128))
	const shell = "M74 58Q72 22 96 12Q128 4 160 12Q184 22 182 58L184 128L182 212Q180 238 160 244Q128 250 96 244Q76 238 74 212L72 128Z"
	c.Part("body", c.Form(shell, kit.Lin(72, 40, 190, 90, kit.At(0, b.L), kit.At(.14, b.LL), kit.At(.45, b.M), kit.At(.8, b.D), kit.At(1, b.DD)),
		gloss.Dim(c, 8, .5, "M170 0H200V256H170Z", b), gloss.Dim(c, 7, .4, "M60 236H196V260H60Z", b),
		c.Line("M92 18Q86 50 90 80M164 18Q170 50 166 80", b.DD, 1.8).Opacity(.55), c.Line("M88 210Q128 220 168 210", b.DD, 1.8).Opacity(.55),
		c.Path("M100 16Q110 12 122 12Q108 30 104 70H96Q92 36 100 16Z", kit.White).Opacity(.32)))
	hood := "M86 88Q128 68 170 88L162 116Q128 104 94 116Z"
	rear := "M90 200Q128 210 166 200L162 178Q128 186 94 178Z"
	left := "M84 98L92 122V172L84 190Q80 144 84 98Z"
	c.Part("windows", chassis.Glass(c, hood, w), chassis.Glass(c, rear, w), chassis.Glass(c, left, w), c.Form("M172 98L164 122V172L172 190Q176 144 172 98Z", kit.Lin(160, 98, 176, 190, w.M, w.D), c.Path("M172 98L164 122V172L172 190Q176 144 172 98Z", kit.None).Stroke(w.DDD, 2).Opacity(.5)))
	const roof = "M94 116Q128 105 162 116Q166 148 162 178Q128 186 94 178Q90 148 94 116Z"
	c.Part("roof", c.Form(roof, kit.Lin(92, 110, 168, 180, l.roof.LL, l.roof.L, l.roof.M, l.roof.D), c.Path("M100 120Q112 114 128 114Q108 130 106 172Q100 172 98 170Q95 144 100 120Z", kit.White).Opacity(.3)), c.Path(roof, kit.None).Stroke(b.DD, 1.6).Opacity(.5))
	light := c.Form("M80 30Q84 16 100 13Q102 22 94 30Q88 38 80 40Z", kit.Lin(80, 12, 102, 40, kit.White, l.lights.L, l.lights.M))
	c.Part("headlights", light, light.Mirror(128))
	red := c.Form("M78 224Q92 232 102 243Q90 244 82 236Z", kit.Lin(78, 222, 102, 244, kit.Hex("#ff6a5a"), kit.Hex("#c01c2c")))
	c.Part("taillights", red, red.Mirror(128))
}

// coachView draws a bus or a van from the front or from behind; false is from the side.
func coachView(c *kit.Canvas, l look, mark kit.Tones, on ...kit.Node) bool {
	front := c.State("front")
	if !front && !c.State("behind") {
		return false
	}
	b := l.paint
	c.Part("wheels", tread(c, 46, 188, 30, 46, l.tires), tread(c, 180, 188, 30, 46, l.tires))
	c.Part("lights", kit.Of(on...))
	const shell = "M38 58Q38 28 68 26Q128 20 188 26Q218 28 218 58V196Q218 212 202 212H54Q38 212 38 196Z"
	c.Part("body", c.Form(shell, face(b, 20, 214), gloss.Dim(c, 9, .4, "M204 30H240V214H196Z", b), gloss.Dim(c, 7, .5, "M30 200H226V220H30Z", b), c.Named("stripe", c.Rect(30, 142, 196, 9, 0, mark.M)),
		c.Path("M46 60Q46 35 70 33Q100 29 128 29Q96 34 74 40Q56 46 53 76Q48 78 46 76Z", kit.White).Opacity(.45)))
	mirror := kit.Of(c.Line("M40 70Q28 66 27 78", kit.Hex("#3c4050"), 4), c.Rect(19, 76, 14, 34, 6, kit.Lin(19, 76, 33, 110, kit.Hex("#6a7080"), kit.Hex("#30323e"))))
	if front {
		c.Part("mirror", mirror, mirror.Mirror(128))
		c.Part("sign", c.Rect(82, 31, 92, 17, 6, kit.Hex("#30323e")), c.Rect(88, 36, 80, 7, 3, mark.L))
		const pane = "M50 62Q50 54 58 54Q128 48 198 54Q206 54 206 62V128Q206 134 200 134H56Q50 134 50 128Z"
		c.Part("windows", c.Path(pane, b.DDD).Stroke(b.DDD, 4), chassis.Glass(c, pane, l.glass, c.Path("M76 140V108Q76 96 90 96Q104 96 104 108V140ZM152 140V108Q152 96 166 96Q180 96 180 108V140Z", l.glass.DDD).Opacity(.4), c.Ellipse(90, 130, 18, 11, kit.None).Stroke(l.glass.DDD, 4).Opacity(.6)),
			c.Line("M128 52V134", b.DDD, 3), c.Line("M72 134Q96 120 112 96M144 134Q168 120 184 96", kit.Hex("#30323e"), 2.6))
		light := chassis.Lamp(c, 66, 174, 15, 15, l.lights, l.trim)
		c.Part("headlights", light, light.Mirror(128))
		c.Part("grille", c.Form(kit.RoundRect(94, 160, 68, 30, 7), kit.Hex("#2c2f3a"), c.Line("M94 168H162M94 175H162M94 182H162", l.trim.M, 2.4)))
	} else {
		const pane = "M62 60Q62 54 68 53Q128 49 188 53Q194 54 194 60V104Q194 110 188 110H68Q62 110 62 104Z"
		c.Part("windows", c.Path(pane, b.DDD).Stroke(b.DDD, 4), chassis.Glass(c, pane, l.glass))
		c.Part("door", c.Line("M56 50V190M200 50V190M128 112V190", b.DD, 2).Opacity(.6), c.Rect(132, 124, 6, 20, 3, gloss.Sheen(l.trim, 131, 124, 138, 144)))
		c.Part("taillights", tailLight(c, kit.RoundRect(44, 156, 18, 32, 6), 53, 168), tailLight(c, kit.RoundRect(194, 156, 18, 32, 6), 203, 168))
	}
	c.Part("bumper", c.Form(kit.RoundRect(32, 198, 192, 18, 8), kit.Lin(0, 198, 0, 216, l.trim.LL, l.trim.M, l.trim.DD), c.Line("M40 203H216", kit.White, 1.6).Opacity(.6)), plate(c, 128, 205))
	c.Anchor("ground", 128, 234)
	return true
}

// sportsView draws a low and wide car from the front or from behind, or any car from above; false is from the side.
func sportsView(c *kit.Canvas, l look) bool {
	front := c.State("front")
	if c.State("above") {
		carAbove(c, l)
		return true
	}
	if !front && !c.State("behind") {
		return false
	}
	b, dark := l.paint, kit.Hex("#24262f")
	c.Part("wheels", tread(c, 22, 146, 38, 50, l.tires), tread(c, 196, 146, 38, 50, l.tires))
	wing := kit.Of(c.Path("M64 92L60 76H72L76 92ZM192 92L196 76H184L180 92Z", l.trim.DD), c.Form("M30 70Q128 62 226 70Q230 71 230 76V84Q128 76 26 84V76Q26 71 30 70Z", kit.Lin(30, 66, 60, 86, l.trim.LL, l.trim.M, l.trim.DD)))
	if front {
		c.Part("spoiler", wing)
	}
	c.Part("body", c.Form("M62 112C72 86 84 74 102 71Q128 67 154 71C172 74 184 86 194 112Z", kit.Lin(80, 68, 150, 112, b.LL, b.L, b.M, b.D)))
	const pane = "M76 110C84 90 92 81 106 79Q128 76 150 79C164 81 172 90 180 110Q128 102 76 110Z"
	c.Part("windows", c.Path(pane, b.DDD).Stroke(b.DDD, 3.4), chassis.Glass(c, pane, l.glass, c.Path("M92 116V100Q92 92 101 92Q110 92 110 100V116ZM146 116V100Q146 92 155 92Q164 92 164 100V116Z", l.glass.DDD).Opacity(.42)))
	mirror := c.Form("M60 104Q56 97 46 98Q38 99 38 106Q40 112 50 111Q58 110 60 104Z", gloss.Sheen(b, 38, 97, 60, 112))
	c.Part("mirror", mirror, mirror.Mirror(128))
	const shell = "M12 156Q8 132 26 118Q48 108 90 104Q128 101 166 104Q208 108 230 118Q248 132 244 156Q244 180 226 184H30Q12 180 12 156Z"
	c.Part("body", c.Form(shell, face(b, 100, 186), c.Line("M76 107Q96 122 104 142M180 107Q160 122 152 142", b.DD, 1.8).Opacity(.6), gloss.Dim(c, 6, .5, "M10 174H246V194H10Z", b), gloss.Dim(c, 9, .35, "M226 110H260V194H214Z", b),
		c.Path("M30 122Q54 112 92 108Q66 116 48 124Q34 130 28 138Q26 128 30 122Z", kit.White).Opacity(.45)))
	if front {
		c.Part("vents", c.Path("M88 152H168L156 178H100Z", dark), c.Line("M94 160H162M98 169H158", l.trim.M, 2.2), c.Path("M24 154L74 150L62 178H36Q24 172 24 154ZM232 154L182 150L194 178H220Q232 172 232 154Z", dark))
		one := kit.Of(c.Form("M28 130Q54 122 86 138Q74 148 52 147Q32 144 28 130Z", kit.Lin(28, 124, 84, 148, kit.White, l.lights.L, l.lights.M), c.Ellipse(52, 137, 8, 7, l.lights.D).Opacity(.6), c.Ellipse(50, 135, 4, 3.4, kit.White)), c.Path("M28 130Q54 122 86 138Q74 148 52 147Q32 144 28 130Z", kit.None).Stroke(dark, 2.4))
		c.Part("headlights", one, one.Mirror(128))
		c.Part("bumper", c.Form("M14 178Q128 190 242 178L236 192Q128 198 20 192Z", kit.Lin(0, 178, 0, 196, l.trim.L, l.trim.D, l.trim.DD)))
	} else {
		c.Part("taillights", tailLight(c, "M24 128Q54 122 92 130V140Q54 134 24 140Z", 50, 133), tailLight(c, "M232 128Q202 122 164 130V140Q202 134 232 140Z", 206, 133), c.Line("M96 136H160", kit.Hex("#e02b2b"), 3))
		c.Part("bumper", c.Form("M18 160H238L228 192H28Z", kit.Lin(0, 160, 0, 192, l.trim.M, l.trim.D, l.trim.DD)), plate(c, 128, 170))
		for _, x := range []float64{72, 90, 166, 184} {
			c.Part("bumper", c.Circle(x, 182, 8, l.trim.L), c.Circle(x, 182, 5.4, dark))
		}
		c.Part("spoiler", wing.Move(0, 14))
	}
	c.Anchor("ground", 128, 196)
	return true
}
