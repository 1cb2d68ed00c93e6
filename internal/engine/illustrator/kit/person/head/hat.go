package head

import (
	"maps"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// What headwear hides of the hair.
const (
	nothing = iota
	crown   // hair above the brow
	all
)

// hat draws headwear in the head's frame: back behind the body, front over the hair.
type hat struct {
	Color       string
	covers      int
	Back, Front func(f *figure.Figure, t kit.Tones) kit.Node
}

var Hats = map[string]hat{
	"headscarf":       {"#3f8f8a", all, scarfBack, scarfFront},
	"turban":          {"#e0703a", crown, nil, turbanFront},
	"cap":             {"#d8433f", crown, nil, capFront},
	"backwards cap":   {"#d8433f", crown, backCapBill, backCapFront},
	"beanie":          {"#d88a2f", crown, nil, beanieFront},
	"chef hat":        {"#fbf9f5", crown, nil, chefFront},
	"paper hat":       {"#fbf9f5", crown, nil, paperHatFront},
	"hard hat":        {"#f7c52f", crown, nil, hardHatFront},
	"fire helmet":     {"#d8312f", crown, fireBack, fireFront},
	"police cap":      {"#2f3f6f", crown, nil, peakedFront},
	"peaked cap":      {"#2f3a5a", crown, nil, peakedFront},
	"cowboy hat":      {"#9a6236", crown, nil, cowboyFront},
	"straw hat":       {"#ebc878", crown, brimBack, strawFront},
	"sun hat":         {"#f2dfae", crown, brimBack, strawFront},
	"witch hat":       {"#4a3a6a", crown, brimBack, witchFront},
	"wizard hat":      {"#4a55b8", crown, brimBack, wizardFront},
	"santa hat":       {"#d8343a", crown, nil, santaFront},
	"elf hat":         {"#3f9f4f", crown, nil, elfFront},
	"gnome hat":       {"#d8433f", crown, nil, gnomeFront},
	"crown":           {"#f2c23a", nothing, nil, crownFront},
	"laurel":          {"#f2c23a", nothing, nil, laurelFront},
	"nemes":           {"#f2c23a", all, nemesBack, nemesFront},
	"egyptian crown":  {"#f2c23a", nothing, nil, cobraFront},
	"fencing mask":    {"#4a5060", all, nil, fencingFront},
	"tiara":           {"#f2c23a", nothing, nil, tiaraFront},
	"pirate hat":      {"#3a3540", crown, nil, pirateFront},
	"top hat":         {"#37343f", crown, nil, topHatFront},
	"leprechaun hat":  {"#2f8f4a", crown, nil, leprechaunFront},
	"pilgrim hat":     {"#2c2a33", crown, nil, pilgrimFront},
	"bowler":          {"#4a3a3a", crown, nil, bowlerFront},
	"fedora":          {"#8a6a4a", crown, nil, fedoraFront},
	"beret":           {"#c83a44", crown, nil, beretFront},
	"graduation cap":  {"#34364a", crown, nil, graduationFront},
	"nurse cap":       {"#fbfaf7", nothing, nil, nurseFront},
	"surgical cap":    {"#4fb3b0", all, nil, surgicalFront},
	"swim cap":        {"#3f8fd8", all, nil, surgicalFront},
	"knight helmet":   {"#b8c0cc", all, plumeBack, knightFront},
	"samurai helmet":  {"#3a3a48", crown, nil, samuraiFront},
	"viking helmet":   {"#a9b0ba", crown, nil, vikingFront},
	"football helmet": {"#d8433f", crown, nil, footballFront},
	"army helmet":     {"#6a7a4a", crown, nil, armyFront},
	"bike helmet":     {"#3f8fd8", crown, nil, bikeFront},
	"space helmet":    {"#f1f2f5", nothing, spaceHelmetBack, spaceHelmetFront},
	"sailor cap":      {"#fbfaf7", crown, nil, sailorFront},
	"sombrero":        {"#e8b04a", crown, sombreroBack, sombreroFront},
	"conical hat":     {"#e3c07a", crown, nil, conicalFront},
	"headband":        {"#e8504a", nothing, nil, headbandFront},
	"bandana":         {"#d8433f", crown, nil, bandanaFront},
	"ninja hood":      {"#34343f", all, nil, ninjaFront},
	"nun veil":        {"#34323c", all, nunBack, nunFront},
	"bridal veil":     {"#fdfcfa", nothing, veilBack, veilFront},
	"hood":            {"#4a4550", all, hoodBack, hoodFront},
	"fur hood":        {"#c8743a", all, hoodBack, furHoodFront},
	"halo":            {"#f7d24a", nothing, haloBack, haloFront},
	"horns":           {"#a8242f", nothing, nil, hornsFront},
	"party hat":       {"#e85a9a", nothing, nil, partyFront},
	"flower crown":    {"#f2789a", nothing, nil, flowersFront},
	"bow":             {"#e8507a", nothing, nil, hairBowFront},
	"jester hat":      {"#8f4fc8", crown, nil, jesterFront},
	"cat ears":        {"#3a3540", nothing, nil, catEarsFront},
	"bunny ears":      {"#fbf4f2", nothing, nil, bunnyEarsFront},
	"fascinator":      {"#c8324f", nothing, nil, fascinatorFront},
	"kippah":          {"#2f4a8f", nothing, nil, kippahFront},
	"war bonnet":      {"#f7f4ec", nothing, bonnetBack, bonnetFront},
	"catcher mask":    {"#3f5fb0", crown, nil, catcherFront},
	"hair flower":     {"#e8303f", nothing, nil, hairFlowerFront},
	"headset":         {"#3a3f4a", nothing, nil, headsetFront},
}

// HatNames lists the names of headwear, sorted.
func HatNames() []string { return slices.Sorted(maps.Keys(Hats)) }

// HatNode draws one side of the headwear.
func HatNode(f *figure.Figure, front bool) kit.Node {
	h, ok := Hats[f.Spec.Head]
	draw := h.Back
	if front {
		draw = h.Front
	}
	if !ok || draw == nil {
		return kit.Node{}
	}
	if f.Spec.Mask != nil && h.covers == all {
		return kit.Node{}
	}
	drawn := draw(f, f.Hat)
	if f.Spec.Role == "gnome" && h.covers == crown && f.Spec.Head != "gnome hat" && f.Spec.Expression == "" && !f.Spec.Behind { // any hat of a gnome hides the eyes
		drawn = drawn.Scale(1.16, 1.1, 0, -20).Move(0, 26)
		if front {
			drawn = kit.Of(drawn, gnomeNose(f))
		}
	}
	if f.Wears("big hat") {
		drawn = drawn.Scale(1.6, 1.5, 0, -20).Move(0, -3)
	}
	return f.Named("headwear", figure.Place(drawn, HatFrame(f)))
}

// hatFill is the gradient of headwear.
func hatFill(f *figure.Figure, t kit.Tones) kit.Gradient {
	return f.Fade(f.Bones.Head, 0, -34, 46, t.L, kit.At(.4, t.M), t.D)
}

// band is a strip around the head at y, sagging by dip, of a height.
func band(f *figure.Figure, y, dip, half, h float64, t kit.Tones, inside ...kit.Node) kit.Node {
	out := figure.Text("M%.1f %.1fQ0 %.1f %.1f %.1fv%.1fQ0 %.1f %.1f %.1fZ", -half, y, y+2*dip, half, y, h, y+2*dip+h, -half, y+h)
	return f.Form(out, f.Fade(f.Bones.Head, 0, y, half, t.L, kit.At(.4, t.M), t.D), inside...)
}

// browShadow is the shadow of headwear on the forehead.
func browShadow(f *figure.Figure, y float64) kit.Node {
	if f.Spec.Mask != nil {
		return kit.Node{}
	}
	return f.Clip(Skull(f), f.Blur(2.5, f.Line(figure.Text("M-36 %.1fQ0 %.1f 36 %.1f", y, y+12, y), f.Skin.DDD, 7)).Opacity(.4))
}

func ShineOn(f *figure.Figure, d string, w float64) kit.Node {
	n := f.Line(d, kit.White, w)
	if f.Light < 0 {
		n = n.Mirror(0)
	}
	return n.Opacity(.45)
}

const dome = "M-39 -16C-44 -46 -24 -62 2 -62C28 -62 46 -46 40 -16Q2 -28 -39 -16Z"

func capFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	bill := figure.Text("M%.1f -22C%.1f -30 %.1f -20 %.1f -9Q%.1f -3 %.1f -7C%.1f -16 %.1f -18 %.1f -15Z", -32+x*4, 10+x*2, 44+x*1.4, 44+x*2.2, 40+x*2, 34+x*1.6, 22+x*1.4, -4+x, -33+x*2)
	return kit.Of(browShadow(f, -12), f.Form(dome, hatFill(f, t), f.Line(figure.Text("M%.1f -62Q%.1f -40 %.1f -20M%.1f -60Q-24 -44 -28 -18", 2+x*.5, 6+x, 10+x*1.6, -2+x*.5), t.DD, 1.5).Opacity(.5), f.Line("M-40 -19Q2 -31 41 -19", t.DD, 2).Opacity(.4), f.Ellipse(12+x, -42, 9, 8, t.LL).Opacity(.5)),
		f.Circle(2, -61, 3.4, t.D), f.Form(bill, f.Fade(f.Bones.Head, 10+x, -14, 34, t.M, t.D, t.DD), f.Line(bill, t.LL, 1.300).Opacity(.6)), ShineOn(f, "M-30 -34Q-24 -50 -10 -55", 3))
}

func beanieFront(f *figure.Figure, t kit.Tones) kit.Node {
	var ribs []kit.Node
	for i := range 12 {
		px := float64(i)*7 - 38
		ribs = append(ribs, f.Line(figure.Text("M%.1f -34V-6", px), t.DD, 1.4).Opacity(.45))
	}
	return kit.Of(browShadow(f, -10), f.Circle(2, -66, 11, kit.Rad(-2, -70, 13, kit.Hex("#ffffff"), kit.Hex("#f3ead9"), kit.Hex("#cdbfae"))), f.Form(dome, hatFill(f, t), f.Line("M-20 -58Q-28 -40 -28 -24M2 -62V-24M24 -57Q31 -42 30 -24M-9 -61Q-14 -40 -13 -26M13 -61Q17 -40 16 -26", t.DD, 2).Opacity(.35)),
		band(f, -24, -5, 42, 15, t, ribs...), ShineOn(f, "M-26 -38Q-20 -52 -8 -56", 3))
}

func chefFront(f *figure.Figure, t kit.Tones) kit.Node {
	puff := "M-37 -38C-58 -44 -56 -76 -34 -78C-28 -98 2 -102 12 -88C30 -98 52 -84 46 -66C60 -54 48 -36 36 -38Q0 -46 -37 -38Z"
	return kit.Of(browShadow(f, -12), f.Form(puff, hatFill(f, t), f.Blur(2.5, f.Line("M-24 -40Q-30 -56 -34 -62M0 -44Q-2 -64 8 -78M22 -40Q32 -54 36 -60", t.DD, 5)).Opacity(.4), f.Blur(5, f.Ellipse(30*f.Light, -44, 24, 12, t.DD)).Opacity(.4)),
		band(f, -44, -4, 38, 26, t, f.Line("M-24 -46V-20M-8 -48V-22M8 -48V-22M24 -46V-20", t.D, 2).Opacity(.7)))
}

func paperHatFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -12), f.Form("M-40 -20L-32 -58Q2 -70 36 -58L41 -20Q2 -30 -40 -20Z", hatFill(f, t), f.Line("M-38 -32Q2 -43 40 -32", kit.Hex("#d8433f"), 5)))
}

func hardHatFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	return kit.Of(browShadow(f, -10), f.Form("M-40 -18C-46 -52 -24 -66 2 -66C28 -66 48 -52 41 -18Q2 -28 -40 -18Z", hatFill(f, t), f.Blur(5, f.Ellipse(34*f.Light, -34, 12, 22, t.DD)).Opacity(.45), f.Line(figure.Text("M%.1f -66Q%.1f -48 %.1f -22", x*.5, 2+x, 4+x), t.D, 11), f.Line(figure.Text("M%.1f -66Q%.1f -48 %.1f -22", x*.5-1, 1+x, 3+x), t.L, 7)),
		f.Form(figure.Text("M-46 -17Q0 -34 %.1f -19Q%.1f -12 %.1f -12Q0 -24 -44 -10Q-50 -12 -46 -17Z", 47+x, 50+x, 44+x), f.Fade(f.Bones.Head, 0, -16, 46, t.L, t.M, t.DD)), ShineOn(f, "M-30 -36Q-24 -52 -12 -58", 4))
}

func fireBack(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Path("M-46 -16Q-66 -4 -58 8Q-20 16 30 6L44 -16Z", t.DD)
}

func fireFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	gold := kit.TonesOf(kit.Hex("#f2c64f"))
	return kit.Of(browShadow(f, -8), f.Form("M-40 -18C-46 -54 -24 -68 2 -68C28 -68 48 -54 41 -18Q2 -28 -40 -18Z", hatFill(f, t), f.Line("M-18 -64Q-26 -44 -26 -22M20 -64Q30 -44 30 -22M2 -68V-26", t.DD, 2.5).Opacity(.5), f.Blur(5, f.Ellipse(34*f.Light, -34, 10, 20, t.DD)).Opacity(.45)),
		f.Form(figure.Text("M-50 -15Q0 -36 %.1f -16Q%.1f -6 %.1f -6Q0 -22 -50 -4Q-56 -8 -50 -15Z", 48+x, 54+x, 46+x), f.Fade(f.Bones.Head, 0, -16, 48, t.L, t.M, t.DD)),
		f.Form(figure.Text("M%.1f -56Q%.1f -62 %.1f -56L%.1f -34Q%.1f -24 %.1f -20Q%.1f -24 %.1f -34Z", -12+x*1.4, 2+x*1.4, 16+x*1.4, 15+x*1.4, 10+x*1.4, 2+x*1.4, -7+x*1.4, -11+x*1.4), kit.Lin(-10, -56, 14, -22, gold.LL, gold.M, gold.D), f.Star(2+x*1.4, -40, 9, kit.TonesOf(kit.Hex("#d8312f")))), ShineOn(f, "M-31 -36Q-26 -52 -15 -59", 4))
}

func peakedFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1)
	gold := kit.TonesOf(kit.Hex("#f2c64f"))
	dark := kit.TonesOf(kit.Hex("#2c2e3a"))
	return kit.Of(browShadow(f, -8), f.Form(figure.Text("M-38 -30C-52 -44 -50 -56 -36 -62Q%.1f -76 38 -62C52 -56 54 -44 40 -30Q2 -44 -38 -30Z", 2+x), hatFill(f, t), f.Blur(3, f.Line("M-44 -44Q0 -58 46 -44", t.LL, 3)).Opacity(.6), f.Blur(5, f.Ellipse(36*f.Light, -46, 14, 14, t.DD)).Opacity(.45)),
		band(f, -33, -5, 39, 13, dark), f.Line("M-38 -23Q0 -33 39 -23", gold.M, 2.4),
		f.Form(figure.Text("M%.1f -20Q%.1f -32 %.1f -20Q%.1f -8 %.1f -6Q%.1f -14 %.1f -8Q%.1f -12 %.1f -20Z", -32+x*.5, 4+x, 40+x*.6, 42+x, 36+x*1.2, 8+x, -26+x, -34+x, -32+x*.5), kit.Lin(-30, -22, 40, -6, dark.L, dark.M, dark.DDD)), ShineOn(f, "M-22 -16Q-4 -22 14 -20", 2),
		f.Star(2+x*1.5, -48, 9.5, gold))
}

func cowboyFront(f *figure.Figure, t kit.Tones) kit.Node {
	brim := "M-66 -30C-62 -40 -52 -34 -40 -26Q2 -14 42 -26C54 -34 64 -40 68 -30C62 -12 36 -6 2 -7C-34 -6 -60 -12 -66 -30Z"
	top := "M-36 -24C-40 -50 -34 -74 -20 -74Q-8 -78 2 -68Q12 -78 24 -74C38 -74 44 -50 38 -24Q2 -14 -36 -24Z"
	return kit.Of(browShadow(f, -6), f.Form(top, hatFill(f, t), f.Blur(3, f.Path("M-8 -76Q2 -62 2 -44Q4 -62 14 -76Z", t.DDD)).Opacity(.6), f.Blur(5, f.Ellipse(30*f.Light, -44, 12, 28, t.DD)).Opacity(.4), f.Line("M-40 -31Q2 -20 42 -31", t.DDD, 8), f.Circle(-20, -27, 2.4, kit.Hex("#f2c64f"))),
		f.Form(brim, f.Fade(f.Bones.Head, 0, -20, 60, t.L, t.M, t.D), f.Blur(2, f.Line("M-38 -25Q2 -12 40 -25", t.DDD, 5)).Opacity(.6), f.Blur(4, f.Line("M-50 -10Q2 -2 54 -10", t.DD, 7)).Opacity(.5)), ShineOn(f, "M-28 -40Q-28 -58 -20 -66", 3))
}

func brimBack(f *figure.Figure, t kit.Tones) kit.Node {
	return f.Path("M-58 -22Q0 -44 60 -22Q64 -16 58 -12Q0 -30 -56 -12Q-64 -16 -58 -22Z", t.DD)
}

func brim(f *figure.Figure, t kit.Tones, half, y float64) kit.Node {
	d := figure.Text("M%.1f %.1fQ0 %.1f %.1f %.1fC%.1f %.1f %.1f %.1f 0 %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", -half, y, y-16, half, y, half+6, y+6, half*.6, y+13, y+13, -half*.6, y+13, -half-6, y+6, -half, y)
	return f.Form(d, f.Fade(f.Bones.Head, 0, y, half, t.L, t.M, t.D), f.Blur(2.5, f.Line(figure.Text("M-38 %.1fQ0 %.1f 38 %.1f", y-2, y+10, y-2), t.DDD, 5)).Opacity(.55))
}

func strawFront(f *figure.Figure, t kit.Tones) kit.Node {
	var weave []kit.Node
	for i := range 7 {
		y := -64 + float64(i)*7
		weave = append(weave, f.Line(figure.Text("M-44 %.1fQ0 %.1f 44 %.1f", y, y+6, y), t.D, 1.300).Opacity(.7))
	}
	return kit.Of(browShadow(f, -6), f.Form("M-37 -20C-42 -48 -28 -66 2 -66C30 -66 44 -48 39 -20Q2 -12 -37 -20Z", hatFill(f, t), append(weave, f.Line("M-42 -27Q2 -18 44 -27", kit.Hex("#c8463c"), 10))...), brim(f, t, 62, -22), f.Line("M-58 -16Q0 4 58 -16", t.DD, 1.300).Opacity(.4))
}

func cone(f *figure.Figure, t kit.Tones, tipX, tipY float64, inside ...kit.Node) kit.Node {
	d := figure.Text("M-37 -18C-30 -44 %.1f %.1f %.1f %.1fC%.1f %.1f %.1f -44 39 -18Q2 -8 -37 -18Z", tipX*.4-14, tipY*.7-10, tipX, tipY, tipX*.6+16, tipY*.62, 32.0)
	return f.Form(d, f.Fade(f.Bones.Head, 0, -50, 60, t.L, kit.At(.4, t.M), t.D), append([]kit.Node{f.Blur(5, f.Line(figure.Text("M%.1f -20Q%.1f -60 %.1f %.1f", 34*f.Light, 24*f.Light, tipX, tipY), t.DD, 12)).Opacity(.45)}, inside...)...)
}

func witchFront(f *figure.Figure, t kit.Tones) kit.Node {
	return kit.Of(browShadow(f, -4), cone(f, t, -22, -116, f.Line("M-44 -27Q2 -16 46 -27", kit.Hex("#e8803a"), 11), f.Line("M-22 -70Q-6 -64 12 -72M-24 -84Q-12 -80 2 -86", t.DD, 2.2).Opacity(.5)), f.Rect(-7, -31, 15, 13, 2, kit.None).Stroke(kit.Hex("#f2c64f"), 3.5), brim(f, t, 66, -20))
}

func wizardFront(f *figure.Figure, t kit.Tones) kit.Node {
	gold := kit.TonesOf(kit.Hex("#f7d24a"))
	return kit.Of(browShadow(f, -4), cone(f, t, -16, -118, f.Star(-6, -48, 8, gold), f.Star(14, -66, 5.5, gold), f.Star(-12, -80, 5, gold), f.Star(22, -36, 5, gold), f.Star(-26, -34, 4.500, gold)), brim(f, t, 60, -20))
}

func santaFront(f *figure.Figure, t kit.Tones) kit.Node {
	white := kit.TonesOf(kit.Hex("#fbf8f2"))
	tail := "M-37 -22C-40 -56 -14 -74 10 -68C34 -64 54 -44 52 -18L42 -20C38 -30 34 -34 28 -34Q20 -24 -37 -22Z"
	var fluff []kit.Node
	for i := range 9 {
		px := float64(i)*9.5 - 38
		dy := -5 * (1 - px*px/1500)
		fluff = append(fluff, f.Circle(px, -20+dy, 8.500, kit.Rad(px-2*f.Light, -24+dy, 11, white.L, white.M, white.D)))
	}
	return kit.Of(browShadow(f, -8), f.Form(tail, hatFill(f, t), f.Blur(2.5, f.Line("M-6 -58Q18 -56 34 -36M-16 -46Q4 -48 22 -38", t.DD, 4)).Opacity(.45)), f.Circle(48, -14, 10, kit.Rad(45, -18, 13, white.LL, white.M, white.D)), kit.Of(fluff...))
}

func elfFront(f *figure.Figure, t kit.Tones) kit.Node {
	red := kit.TonesOf(kit.Hex("#d8343a"))
	return kit.Of(browShadow(f, -8), cone(f, t, 34, -92, f.Line("M-20 -44Q6 -52 30 -46", t.DD, 1.5).Opacity(.4)), f.Circle(34, -92, 7, kit.Rad(32, -95, 9, kit.Hex("#fff0b0"), kit.Hex("#f2c23a"), kit.Hex("#b87f1f"))),
		f.Form("M-41 -28L41 -28L36 -8L26 -20L14 -4L2 -18L-10 -4L-22 -20L-34 -8Z", hatFill(f, red)))
}

// gnomeFront is pulled down over the eyes, and a round nose shows below it, unless an expression is to be seen.
func gnomeFront(f *figure.Figure, t kit.Tones) kit.Node {
	x := f.Face(1.2)
	hat := kit.Of(browShadow(f, -2), cone(f, t, -8, -132, f.Line("M-14 -70Q4 -62 22 -70M-8 -92Q2 -86 14 -92", t.DD, 2.2).Opacity(.4)), band(f, -20, 4, 43, 13, kit.TonesOf(t.D)))
	if f.Spec.Expression != "" {
		return hat
	}
	hat = hat.Scale(1.16, 1.1, 0, -20).Move(0, 26)
	if f.Spec.Body == "woman" && f.Spec.Beard == "none" {
		hat = kit.Of(hat, f.Line(figure.Text("M%.1f 36Q%.1f 43 %.1f 36", x-9, x, x+9), kit.Hex("#8a3f38"), 2.6))
	}
	return kit.Of(hat, gnomeNose(f))
}

// gnomeNose is the round nose that shows below a gnome's hat.
func gnomeNose(f *figure.Figure) kit.Node {
	s, x := f.Skin, f.Face(1.2)
	return kit.Of(f.Blur(2, f.Ellipse(x, 28, 13, 8, kit.Hex("#5a3a30"))).Opacity(.3), f.Circle(x, 21, 13.500, kit.Rad(x-5*f.Light, 15, 20, s.LL, s.L, s.M, s.D)), f.Ellipse(x-4*f.Light, 15.500, 3.200, 2.2, kit.White).Opacity(.7))
}
