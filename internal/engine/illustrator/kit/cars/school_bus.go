package cars

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var schoolBus = kit.Piece{
	Name: "school-bus", Cm: 1000, Facing: kit.Right, States: coachViews,
	Palette: "body #f9bd27; windows #a6dcf2 glass; stripes #4a4451 rails; sign #e2332f stop stop_sign; wheels #d5dce3 rims; tires #4a4f5d; headlights #fff0b8; lights #f2452f",
	Draw: func(c *kit.Canvas) {
		lamps := func(x float64) kit.Node {
			return c.Form(kit.RoundRect(x, 16, 24, 16, 6), gloss.Sheen(c.Tones("lights"), x, 16, x+24, 32))
		}
		if coachView(c, lookOf(c, "body", "stripes"), c.Tones("stripes"), lamps(52), lamps(180)) {
			if g := c.Tones("sign"); c.State("front") { // it is swung out on the driver's side
				const plate = "M236 112H254L267 125V143L254 156H236L223 143V125Z"
				c.Part("stop sign", c.Rect(214, 130, 12, 7, 2, kit.Hex("#5a6070")), c.Path(plate, kit.Hex("#fffaf3")).Stroke(kit.Hex("#fffaf3"), 4), c.Form(plate, gloss.Sheen(g, 223, 112, 267, 156)), c.Path(kit.LettersPath("STOP", kit.Box{X0: 227, Y0: 126, X1: 263, Y1: 142}, "display"), kit.White))
			}
			return
		}
		b, w, s, g, r, t, l, a := c.Tones("body"), c.Tones("windows"), c.Tones("stripes"), c.Tones("sign"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("lights")
		const shell = "M6 82Q6 62 26 62H182Q200 62 204 80L208 112Q236 112 244 120Q250 126 250 138V170Q250 178 242 178H14Q6 178 6 170Z"
		c.Part("lights", c.Form("M172 63V58Q172 52 179 52Q186 52 186 58V63Z", gloss.Sheen(a, 172, 52, 186, 64)), c.Form("M24 63V58Q24 52 31 52Q38 52 38 58V63Z", gloss.Sheen(a, 24, 52, 38, 64)))
		c.Part("body", c.Form(shell, kit.Lin(100, 60, 112, 186, kit.At(0, b.LL), kit.At(.16, b.L), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DD)),
			c.Named("stripes", c.Rect(0, 124, 210, 5, 0, kit.Lin(0, 124, 0, 129, s.L, s.D)), c.Rect(0, 138, 210, 5, 0, kit.Lin(0, 138, 0, 143, s.L, s.D)), c.Rect(0, 164, 256, 5, 0, kit.Lin(0, 164, 0, 169, s.L, s.D))),
			gloss.Dim(c, 7, .45, "M0 168H256V190H0Z", b), gloss.Dim(c, 6, .45, "M240 112H262V190H232Z", b), gloss.Dim(c, 4, .5, "M206 100H216V176H206Z", b),
			chassis.Arch(c, 54, 174, 26, b), chassis.Arch(c, 214, 174, 26, b)),
			gloss.Glint(c, "M12 80Q14 67 27 67H182Q190 67 194 71H28Q18 72 15 86Z", .7), gloss.Glint(c, "M214 115Q234 115 241 122Q230 119.5 214 119.500Z", .7))
		for i := range 5 {
			x := 16 + 29*float64(i)
			c.Part("windows", c.Rect(x-2, 80, 27, 37, 6, s.M), chassis.Glass(c, kit.RoundRect(x, 82, 23, 33, 4.5), w, c.Path(fmt.Sprintf("M%g 118V106Q%g 101 %g 101Q%g 101 %g 106V118Z", x+5, x+5, x+11, x+17, x+17), w.DDD).Opacity(.4)),
				c.Line(fmt.Sprintf("M%g 98h23", x), s.M, 2))
		}
		c.Part("windows", c.Path("M163 80H186Q193 80 194 87L199 116Q199 118 196 118H163Q161 118 161 116V82Q161 80 163 80Z", s.M),
			chassis.Glass(c, "M164 82.500H185Q191 82.5 192 88L196.5 115H164Z", w, c.Path("M167 118V103Q167 95 174 95Q181 95 181 103V118Z", w.DDD).Opacity(.5), c.Line("M190 115L186 103M181 107L192 101", w.DDD, 2.8).Opacity(.55)))
		c.Part("door", c.Line("M160 76V168M202 120L203 150", b.DD, 1.7).Opacity(.8))
		c.Part("hood", c.Line("M218 130h24m-24 6h24", s.M, 2.8).Opacity(.8))
		c.Part("mirror", c.Line("M203 108L212 98", s.M, 3), c.Rect(209, 88, 8, 16, 4, gloss.Sheen(s, 209, 88, 217, 104)))
		c.Part("bumper", c.Form("M238 163H250Q254 163 254 168V174Q254 180 248 180H236Z", gloss.Sheen(s, 236, 162, 254, 180)), c.Form("M20 163H7Q2 163 2 168V174Q2 180 8 180H22Z", gloss.Sheen(s, 2, 162, 22, 180)))
		c.Part("headlights", chassis.Lamp(c, 246, 146, 6, 8.5, l, r), c.Rect(6, 146, 6, 12, 3, a.M))
		const octagon = "M94 136H110L121 147V163L110 174H94L83 163V147Z"
		c.Part("stop sign", c.Path(octagon, b.DDD).Opacity(.4).Move(2, 2.5), c.Path(octagon, kit.Hex("#fffaf3")), c.Form("M95 139H109L118 148V162L109 171H95L86 162V148Z", gloss.Sheen(g, 86, 139, 118, 172),
			gloss.Glint(c, "M95 139H109L92 171L86 162V148Z", .14)),
			c.Line("M93.5 151.500Q91.5 149.5 89.7 151.300Q88.8 154 91.5 155Q94.4 156.2 93.2 158.600Q91 160.5 88.8 158.500M96 150.500H101M98.5 150.500V159.500M111 159.500V150.500H113Q116 151 116 153.200Q116 155.6 113 155.800H111", kit.White, 1.9),
			c.Ellipse(105.8, 155, 2.8, 4.5, kit.None).Stroke(kit.White, 1.9))
		c.Part("wheels", chassis.Disc(c, 54, 174, 26, t, r, 8), chassis.Disc(c, 214, 174, 26, t, r, 8))
		c.AnchorBox("inside", 178, 99, 28, 32, 0)
		chassis.Driver(c, 174, 130, 187, 104, 196, 160)
		c.AnchorBox("print", 84, 72, 120, 10, 0)
		c.Anchor("ground", 128, 200)
	},
}
