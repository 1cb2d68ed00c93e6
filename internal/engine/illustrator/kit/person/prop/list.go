package prop

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

var Props = map[string]prop{
	"vacuum":        {draw: vacuum, down: 162},
	"shovel":        {draw: shovel, tilt: -10, down: 168},
	"golf club":     {draw: golfClub, tilt: -14, down: 150},
	"toothbrush":    {draw: toothbrush, tilt: 40, front: true},
	"razor":         {draw: razor, tilt: 20, front: true},
	"sponge":        {draw: sponge, front: true},
	"knitting":      {two: true, front: true, draw: knitting},
	"selfie phone":  {far: true, draw: phone},
	"book":          {two: true, front: true, draw: openBook},
	"zzz":           {free: true, front: true, draw: snores},
	"books":         {draw: closedBook, tilt: -8},
	"pan":           {far: true, draw: pan},
	"barbell":       {two: true, draw: barbell},
	"spoon":         {draw: spoon},
	"ladle":         {draw: ladle, two: true},
	"jump rope":     {draw: jumpRope, two: true},
	"spatula":       {draw: spatula, tilt: 8},
	"whisk":         {draw: whisk, tilt: 14},
	"camera":        {two: true, draw: cameraProp},
	"microphone":    {draw: microphone, tilt: 10},
	"guitar":        {two: true, draw: guitar},
	"wand":          {draw: wand, tilt: -18},
	"magic wand":    {draw: magicWand, tilt: -18},
	"sword":         {draw: sword, tilt: -14},
	"katana":        {draw: katana, tilt: -20},
	"cutlass":       {draw: cutlass, tilt: -18},
	"axe":           {draw: axe, tilt: -8},
	"staff":         {draw: staff},
	"broom":         {draw: broom, tilt: -3, down: 168},
	"mop":           {draw: mop, tilt: -3},
	"pitchfork":     {draw: pitchfork},
	"trident":       {draw: trident},
	"scepter":       {draw: scepter, tilt: -8},
	"scythe":        {draw: scythe},
	"briefcase":     {draw: briefcase},
	"toolbox":       {draw: toolbox},
	"bag":           {draw: bag},
	"first aid bag": {draw: firstAidBag},
	"sack":          {draw: sack},
	"wrench":        {draw: wrench, tilt: -16},
	"hammer":        {draw: hammer, tilt: -14},
	"paint roller":  {draw: roller, tilt: -8},
	"flask":         {draw: flask},
	"magnifier":     {draw: magnifier, tilt: 14},
	"palette":       {draw: paintPalette, far: true},
	"brush":         {draw: brush, tilt: 24},
	"soccer ball":   {two: true, draw: soccerBall},
	"basketball":    {two: true, draw: basketball},
	"football":      {two: true, draw: football},
	"bat":           {draw: bat, tilt: -24},
	"racket":        {draw: racket, tilt: -14},
	"surfboard":     {draw: surfboard},
	"ski poles":     {draw: skiPole, tilt: 8},
	"bouquet":       {two: true, draw: bouquet},
	"diploma":       {draw: diploma, tilt: 40},
	"tray":          {draw: tray},
	"cup":           {draw: cup},
	"bread":         {two: true, draw: bread},
	"watering can":  {draw: wateringCan},
	"fishing rod":   {draw: fishingRod, tilt: 16},
	"laptop":        {two: true, draw: laptop},
	"letter":        {draw: letter, tilt: -6},
	"scissors":      {draw: scissors, tilt: 8},
	"gamepad":       {two: true, front: true, draw: gamepad},
	"clipboard":     {two: true, draw: clipboard},
	"box":           {two: true, draw: box},
	"pompoms":       {draw: pompom, front: true},
	"lasso":         {draw: lasso},
	"gavel":         {draw: gavel, tilt: 16},
	"far gavel":     {draw: gavel, far: true, tilt: 74},
	"far dumbbell":  {draw: dumbbell, far: true, tilt: 90},
	"phone":         {draw: phone, tilt: 6},
	"hose":          {two: true, draw: hose},
	"pointer":       {draw: pointer, tilt: 22},
	"dumbbell":      {draw: dumbbell, tilt: 90},
	"lollipop":      {draw: lollipop, tilt: 6},
	"baby":          {two: true, front: true, draw: babyBundle},
	"rattle":        {draw: lollipop, tilt: 12},
	"bow and arrow": {draw: bow, far: true},
	"syringe":       {draw: syringe, tilt: 14},
	"dental mirror": {draw: dentalMirror, tilt: 16},
	"blueprint":     {two: true, draw: blueprint},
	"stop sign":     {draw: stopSign},
	"pumpkin":       {draw: pumpkin},
	"cable":         {draw: lasso},
	"umbrella":      {draw: umbrella},
	"flag":          {draw: flagProp},
	"shield":        {draw: shield, far: true, front: true},
	"ice cream":     {draw: iceCream},
	"candle":        {draw: candle},
}

func Rod(f *figure.Figure, x1, y1, x2, y2, w float64, t kit.Tones) kit.Node {
	d := figure.Text("M%.1f %.1fL%.1f %.1f", x1, y1, x2, y2)
	return kit.Of(f.Line(d, t.DD, w), f.Line(d, t.M, w*.74).Move(-.5, 0), f.Line(d, t.LL, w*.22).Move(-w*.2, 0).Opacity(.8))
}

func openBook(f *figure.Figure) kit.Node {
	t := figure.HexTones("#c2412f")
	page := kit.Of(f.Form("M0 10Q-18 -2 -38 4V-38Q-18 -44 0 -32Z", kit.Lin(-38, -30, 0, 8, t.L, t.M, t.D)), f.Form("M0 10Q18 -2 38 4V-38Q18 -44 0 -32Z", kit.Lin(0, -30, 38, 8, t.M, t.D, t.DD)))
	return figure.Place(kit.Of(f.Path("M0 -30Q-18 -44 -36 -40L-36 -37Q-18 -40 0 -27Q18 -40 36 -37L36 -40Q18 -44 0 -30Z", figure.Paper.M), page, f.Line("M0 -32V10", t.DD, 2), f.Rect(-28, -24, 18, 5, 2, t.LL).Opacity(.8), f.Rect(-26, -15, 13, 3, 1.5, t.LL).Opacity(.6)), figure.Frame{Scale: 1.6})
}

func closedBook(f *figure.Figure) kit.Node {
	a, b := figure.HexTones("#d8503f"), figure.HexTones("#3f8f7f")
	one := func(y float64, t kit.Tones) kit.Node {
		return kit.Of(f.Form(kit.RoundRect(-24, y, 50, 13, 3), kit.Lin(-24, y, 26, y+13, t.L, t.M, t.D)), f.Rect(-20, y+3, 46, 7, 1, figure.Paper.M), f.Line(figure.Text("M-20 %.1fh46", y+6.5), figure.Paper.D, 1))
	}
	return kit.Of(one(-28, b), one(-15, a))
}

func pan(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 0, 26, -2, 8, figure.Black), f.Form("M22 -10H92Q90 12 76 13H40Q26 12 22 -10Z", kit.Lin(30, -10, 84, 14, figure.Black.LL, figure.Black.M, figure.Black.DDD)), f.Ellipse(57, -10, 35, 5, figure.Black.DD), f.Ellipse(50, -13, 13, 5, kit.Hex("#fdfbf6")), f.Ellipse(50, -15, 5.500, 3, kit.Hex("#f7b52f")), f.Ellipse(72, -12, 8, 3.500, kit.Hex("#d8503f")))
}

func spoon(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, -14, -14, 92, 10, 4.5, figure.Wood), f.Ellipse(94, 11, 8, 4, figure.Wood.D))
}

// ladle is a long spoon that is held upright in a pot.
func ladle(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, -4, -34, 34, 92, 6, figure.Wood), f.Form(kit.Oval(36, 98, 9, 13), kit.Lin(26, 86, 46, 110, figure.Wood.L, figure.Wood.M, figure.Wood.DD)))
}

// jumpRope runs from hand to hand below the feet.
func jumpRope(f *figure.Figure) kit.Node {
	near, far := f.PalmAt(f.Bones.ArmNear), f.PalmAt(f.Bones.ArmFar)
	k := f.Body.Thick
	half := (far.X - near.X) / 2 / k
	down := (figure.Ground - (near.Y+far.Y)/2) / k
	d := figure.Text("M%.1f 0C%.1f %.1f %.1f %.1f 0 %.1fC%.1f %.1f %.1f %.1f %.1f 0", -half, -half*1.5, down*.5, -half*1.1, down*1.08, down*1.08, half*1.1, down*1.08, half*1.5, down*.5, half)
	grip := func(x, tilt float64) kit.Node {
		return Rod(f, x, 0, x+tilt, -16, 8, figure.Black)
	}
	return kit.Of(f.Line(d, kit.Hex("#c8372d"), 5), f.Line(d, kit.Hex("#f08a6a"), 1.6), grip(-half, 4), grip(half, -4))
}

func spatula(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 14, 0, -34, 5, figure.Wood), f.Form(kit.RoundRect(-9, -66, 18, 34, 5), kit.Lin(-9, -66, 9, -32, figure.Steel.LL, figure.Steel.M, figure.Steel.D), f.Line("M-4 -58v18M0 -58v18M4 -58v18", figure.Steel.DD, 1.600)))
}

func whisk(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 14, 0, -22, 6, figure.Steel), f.Ellipse(0, -44, 13, 24, kit.None).Stroke(figure.Steel.D, 2), f.Ellipse(0, -44, 6, 24, kit.None).Stroke(figure.Steel.M, 2), f.Line("M0 -22V-68", figure.Steel.D, 2))
}

func CameraBody(f *figure.Figure, x, y, k float64, t kit.Tones) kit.Node {
	n := kit.Of(f.Form(kit.RoundRect(-28, -18, 56, 38, 7), kit.Lin(-28, -18, 28, 20, t.LL, t.M, t.DD), f.Rect(-30, -4, 60, 16, 0, t.DD).Opacity(.6)), f.Rect(-13, -25, 26, 9, 3, t.D), f.Rect(14, -22, 10, 5, 2, kit.Hex("#d8433f")),
		f.Circle(0, 2, 15, figure.Steel.D), f.Circle(0, 2, 12.500, kit.Hex("#20242f")), f.Circle(0, 2, 8.500, kit.Rad(-3, -1, 12, kit.Hex("#8fc8f4"), kit.Hex("#2f4f8f"), kit.Hex("#131a2c"))), f.Circle(-3.500, -2, 2.6, kit.White).Opacity(.9))
	return n.Scale(k, k, 0, 0).Move(x, y)
}

func cameraProp(f *figure.Figure) kit.Node { return CameraBody(f, 0, -2, 1.05, figure.Black) }

func microphone(f *figure.Figure) kit.Node {
	return kit.Of(f.Form("M-5 16L-7 -16H7L5 16Z", kit.Lin(-7, 0, 7, 0, figure.Black.LL, figure.Black.M, figure.Black.DD)), f.Circle(0, -24, 11.500, kit.Rad(-4, -28, 15, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), f.Line("M-10 -26h20M-9 -20h18M-4 -34v20M4 -34v20", figure.Steel.DD, 1).Opacity(.7), f.Rect(-8, -16, 16, 4, 2, figure.Gold.M))
}

func guitar(f *figure.Figure) kit.Node {
	t := figure.HexTones("#d98a3a")
	return kit.Of(Rod(f, 20, 0, 132, 0, 9, figure.HexTones("#6a4228")), f.Form(kit.RoundRect(128, -9, 28, 18, 4), kit.Lin(128, -9, 156, 9, figure.Wood.M, figure.Wood.DD)), f.Circle(136, -11, 2.5, figure.Steel.L), f.Circle(147, -11, 2.5, figure.Steel.L), f.Circle(136, 11, 2.5, figure.Steel.L), f.Circle(147, 11, 2.5, figure.Steel.L),
		f.Form("M30 -22C48 -30 62 -14 56 0C62 14 48 30 30 22C16 16 8 22 -4 30C-36 40 -58 20 -56 0C-58 -20 -36 -40 -4 -30C8 -22 16 -16 30 -22Z", kit.Lin(-40, -34, 30, 34, t.L, t.M, t.D)).Stroke(t.DDD, 2.5), f.Circle(10, 0, 11, t.DDD), f.Rect(-34, -11, 7, 22, 2, t.DDD), f.Line("M-30 -3H130M-30 0H130M-30 3H130", kit.Hex("#f4ead4"), .9))
}

func wand(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 16, 0, -44, 4.500, figure.HexTones("#b58ad8")), f.Glow(5, f.Circle(0, -56, 13, kit.Hex("#fff2b0"))).Opacity(.7), f.Star(0, -56, 15, figure.Gold))
}

func magicWand(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 18, 0, -40, 5, figure.Black), Rod(f, 0, -30, 0, -42, 5.500, figure.Paper), f.Star(10, -56, 6, figure.Gold), f.Star(-10, -62, 4, figure.Gold))
}

func sword(f *figure.Figure) kit.Node {
	return kit.Of(f.Form("M-6 -14L-5 -92L0 -106L5 -92L6 -14Z", kit.Lin(-6, 0, 6, 0, figure.Steel.LL, figure.Steel.M, figure.Steel.D), f.Line("M0 -16V-98", figure.Steel.DD, 1.500)), Rod(f, -19, -13, 19, -13, 7, figure.Gold), Rod(f, 0, -10, 0, 14, 7, figure.HexTones("#7a3f2a")), f.Circle(0, 18, 6, kit.Rad(-2, 16, 8, figure.Gold.LL, figure.Gold.M, figure.Gold.DD)))
}

func katana(f *figure.Figure) kit.Node {
	return kit.Of(f.Form("M-4 -12Q-2 -70 12 -118Q14 -60 4 -12Z", kit.Lin(-4, 0, 10, 0, figure.Steel.D, figure.Steel.LL, figure.Steel.M)), f.Ellipse(0, -12, 11, 4, figure.Gold.M), Rod(f, 0, -9, 0, 24, 7, figure.HexTones("#3f3a4a")), f.Line("M-3 -4l6 5m-6 3l6 5m-6 3l6 5", figure.Gold.M, 1.800))
}

func cutlass(f *figure.Figure) kit.Node {
	return kit.Of(f.Form("M-5 -12C-10 -50 0 -84 22 -104C14 -74 12 -44 6 -12Z", kit.Lin(-6, -50, 16, -50, figure.Steel.LL, figure.Steel.M, figure.Steel.D)), Rod(f, 0, -10, 0, 14, 7, figure.HexTones("#5a3424")), f.Line("M-12 -12H10Q20 4 2 16", figure.Gold.M, 4.500))
}

func axe(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 40, 0, -60, 7, figure.Wood), f.Form("M-4 -62C10 -70 26 -72 38 -82C44 -60 42 -40 34 -26C24 -34 10 -38 -4 -38Z", kit.Lin(0, -76, 40, -30, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), f.Rect(-7, -64, 12, 28, 3, figure.Steel.D))
}

func staff(f *figure.Figure) kit.Node {
	blue := figure.HexTones("#5fb0f2")
	return kit.Of(Rod(f, 0, 150, 0, -70, 7, figure.Wood), f.Line("M0 -70C-16 -80 -18 -100 -2 -108M0 -70C16 -80 18 -98 8 -108", figure.Wood.D, 6), f.Glow(6, f.Circle(2, -92, 12, blue.L)).Opacity(.6), f.Circle(2, -92, 10, kit.Rad(-1, -96, 14, kit.White, blue.L, blue.D)))
}

func broom(f *figure.Figure) kit.Node {
	straw := figure.HexTones("#e3b45a")
	return kit.Of(Rod(f, 0, -84, 0, 110, 6, figure.Wood), f.Form("M-7 98C-12 116 -24 140 -26 162Q0 172 26 162C24 140 12 116 7 98Z", kit.Lin(-20, 100, 22, 160, straw.L, straw.M, straw.D), f.Line("M-4 104L-16 162M0 104V164M4 104L16 162M-2 104L-8 164M2 104L8 164", straw.DD, 1.500)), f.Rect(-9, 98, 18, 9, 3, kit.Hex("#b5443a")))
}

func mop(f *figure.Figure) kit.Node {
	t := figure.HexTones("#eef2f4")
	var n []kit.Node
	for i := range 7 {
		x := float64(i)*7 - 21
		n = append(n, f.Line(figure.Text("M%.1f 112Q%.1f 136 %.1f 158", x*.5, x*1.3, x*1.2), t.D, 9), f.Line(figure.Text("M%.1f 112Q%.1f 136 %.1f 157", x*.5, x*1.3, x*1.2), t.M, 7))
	}
	return kit.Of(Rod(f, 0, -80, 0, 110, 6, figure.HexTones("#4f9fd8")), kit.Of(n...), f.Rect(-16, 104, 32, 12, 5, figure.HexTones("#4f9fd8").D))
}

func pitchfork(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 150, 0, -60, 6.5, figure.Wood), f.Line("M-18 -104V-80Q-18 -64 0 -64Q18 -64 18 -80V-104M0 -64V-108", figure.Steel.DD, 6), f.Line("M-18 -104V-80Q-18 -64 0 -64Q18 -64 18 -80V-104M0 -64V-108", figure.Steel.L, 3.500).Move(-.6, -.6))
}

func trident(f *figure.Figure) kit.Node {
	t := figure.HexTones("#b5263c")
	return kit.Of(Rod(f, 0, 150, 0, -60, 6.5, figure.HexTones("#4a3040")), f.Line("M-20 -92V-76Q-20 -60 0 -60Q20 -60 20 -76V-92M0 -60V-98", t.M, 6), f.Path("M-26 -88L-20 -106L-14 -88ZM14 -88L20 -106L26 -88ZM-6 -94L0 -114L6 -94Z", t.M))
}

func scepter(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 60, 0, -40, 6.5, figure.Gold), f.Circle(0, -52, 12, kit.Rad(-4, -56, 16, figure.Gold.LL, figure.Gold.M, figure.Gold.DD)), f.Line("M-12 -52h24M0 -64v24", figure.Gold.DD, 2), f.Circle(0, -68, 5, figure.HexTones("#d8343f").M), f.Circle(0, 62, 5, figure.Gold.D))
}

func scythe(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 150, 0, -90, 7, figure.HexTones("#6a4a38")), f.Form("M-4 -90C30 -104 62 -96 84 -62C58 -78 30 -82 -4 -74Z", kit.Lin(0, -100, 70, -66, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), f.Rect(-7, -94, 14, 24, 3, figure.Steel.DD))
}

func barbell(f *figure.Figure) kit.Node {
	plate := func(x, h float64, t kit.Tones) kit.Node {
		return f.Form(kit.RoundRect(x-7, -h, 14, 2*h, 5), kit.Lin(x-7, -h, x+7, h, t.LL, t.M, t.DD))
	}
	return kit.Of(Rod(f, -150, 0, 150, 0, 6, figure.Steel), plate(-128, 34, figure.Black), plate(-112, 26, figure.HexTones("#d8433f")), plate(128, 34, figure.Black), plate(112, 26, figure.HexTones("#d8433f")))
}

// snores are the letters that rise from who sleeps.
func snores(f *figure.Figure) kit.Node {
	at, k := f.Bones.Head.Out(34, -40), f.Body.Thick
	ink, n := kit.Hex("#4a7bd0"), []kit.Node{}
	for i, s := range []float64{.62, .85, 1.15} {
		d := figure.Text("M%.1f %.1fh%.1fl%.1f %.1fh%.1f", -6*s, -7*s, 12*s, -12*s, 14*s, 12*s)
		x, y := at.X+float64(i)*19*k, at.Y-float64(i)*20*k
		n = append(n, f.Line(d, kit.White, 8*s).Move(x, y), f.Line(d, ink, 4.4*s).Move(x, y))
	}
	return kit.Of(n...)
}
