package person

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// extra draws one accessory: behind the body, on the trunk, over the head, and over everything.
type extra struct {
	behind, trunk, head, front func(f *figure) kit.Node
}

var extras = map[string]extra{
	"wheelchair":        {behind: wheelchairBack, front: wheelchairFront},
	"crutches":          {behind: crutchFar, front: crutchNear},
	"cane":              {front: cane},
	"apron":             {},
	"stethoscope":       {trunk: stethoscope},
	"tool belt":         {trunk: toolBelt},
	"belt":              {trunk: belt},
	"watch":             {front: watch},
	"bracelet":          {front: bracelet},
	"earmuffs":          {head: earmuffs},
	"eye mask":          {head: func(f *figure) kit.Node { return f.eyeMask() }},
	"masquerade mask":   {head: masqueradeMask},
	"cape":              {behind: cape, trunk: capeKnot},
	"backpack":          {behind: backpack, trunk: backpackStraps},
	"scarf":             {trunk: scarf},
	"tie":               {trunk: tie},
	"bow tie":           {trunk: bowTie},
	"necklace":          {trunk: necklace},
	"pearls":            {trunk: pearls},
	"medal":             {trunk: medal},
	"badge":             {trunk: badge},
	"name tag":          {trunk: nameTag},
	"sash":              {trunk: sash},
	"stole":             {trunk: stole},
	"cross":             {trunk: cross},
	"collar tab":        {trunk: collarTab},
	"emblem":            {trunk: emblem},
	"neckerchief":       {trunk: neckerchief},
	"flower lei":        {trunk: lei},
	"camera strap":      {trunk: cameraStrap},
	"headphones":        {head: headphones},
	"face mask":         {head: faceMask},
	"clown nose":        {head: clownNose},
	"earrings":          {head: earrings},
	"hoop earrings":     {head: hoopEarrings},
	"bindi":             {head: bindi},
	"pointed ears":      {head: pointedEars},
	"wings":             {behind: featherWings},
	"fairy wings":       {behind: fairyWings},
	"bat wings":         {behind: batWings},
	"tail":              {behind: devilTail},
	"quiver":            {behind: quiver},
	"air tank":          {behind: airTank},
	"parachute harness": {trunk: harness},
	"gloves":            {},
	"hook hand":         {}, // in place of the far hand
	"work gloves":       {},
	"boxing gloves":     {},
	"shell top":         {},
	"bandages":          {head: bandagedHead},
	"pregnant belly":    {},
	"pacifier":          {head: pacifier},
	"bib":               {trunk: bib},
	"scars":             {head: scars},
	"lipstick":          {}, // the mouth is drawn with it
	"freckles":          {head: freckles},
	"vitiligo":          {head: vitiligo},
	"hearing aid":       {head: hearingAid},
	"tattoos":           {}, // on the skin of the arms
	"braces":            {}, // on the teeth
	"missing tooth":     {}, // a gap between them
	"wooden leg":        {}, // in place of the near leg below the knee
	"prosthetic leg":    {},
	"metal arm":         {}, // the near one
	"fangs":             {}, // the mouth is drawn with them
	"mole":              {head: mole},
	"blush":             {head: rosyCheeks},
	"war paint":         {head: warPaint},
	"fur collar": {trunk: func(f *figure) kit.Node {
		return f.fur(-25*f.body.thick, 26*f.body.thick+f.pose.turn*5, f.up(1)+2*f.body.thick, 9*f.body.thick)
	}},
	"skull face":   {head: skullFace},
	"beak mask":    {head: beakMask},
	"whistle":      {trunk: whistle},
	"saddle bag":   {trunk: shoulderBag},
	"cat whiskers": {head: whiskers},
}

// Extras lists the names of accessories, sorted.
func Extras() []string { return names(extras) }

func (f *figure) eachExtra(pick func(extra) func(*figure) kit.Node, frame *frame) kit.Node {
	var n []kit.Node
	for _, name := range f.spec.Extras {
		if draw := pick(extras[name]); draw != nil {
			part := draw(f)
			if frame != nil {
				part = place(part, *frame)
			}
			n = append(n, f.Named(name, part))
		}
	}
	return kit.Of(n...)
}

func (f *figure) behindBody() kit.Node {
	if f.spec.Behind {
		return kit.Of(f.pillow(), f.furniture())
	}
	return kit.Of(f.eachExtra(func(e extra) func(*figure) kit.Node { return e.behind }, nil), f.hatNode(false), f.pillow(), f.furniture())
}

// extraTones are the tones of an accessory: of the color that was told, else of its own.
func (f *figure) extraTones(name, hex string) kit.Tones {
	if f.spec.ExtraFills[name] != nil {
		return f.Tones(name)
	}
	if col, ok := f.spec.ExtraColors[name]; ok {
		return kit.TonesOf(col)
	}
	return kit.TonesOf(kit.Hex(hex))
}

func (f *figure) onTrunk() kit.Node {
	if f.spec.Behind {
		return f.eachExtra(func(e extra) func(*figure) kit.Node { return e.behind }, nil)
	}
	return f.eachExtra(func(e extra) func(*figure) kit.Node { return e.trunk }, &f.bones.trunk)
}

func (f *figure) overHead() kit.Node {
	if f.spec.Mask != nil {
		return f.hatNode(true)
	}
	if f.spec.Behind {
		return kit.Of(f.hatNode(false), f.hatNode(true))
	}
	n := f.eachExtra(func(e extra) func(*figure) kit.Node { return e.head }, &f.bones.head)
	if f.overShoulders() {
		return n
	}
	return kit.Of(n, f.hatNode(true))
}

// overShoulders reports whether headwear lies over the near shoulder, so that it is drawn after the arm.
func (f *figure) overShoulders() bool {
	switch f.spec.Head {
	case "headscarf", "nun veil", "hood", "space helmet":
		return f.bones.armNear[2].Y > f.bones.armNear[0].Y+20*f.body.thick && !f.pose.lying && f.spec.Mask == nil
	}
	return false
}

func (f *figure) inFront() kit.Node {
	n := f.eachExtra(func(e extra) func(*figure) kit.Node { return e.front }, nil)
	if f.overShoulders() {
		return kit.Of(f.hatNode(true), n)
	}
	return n
}

// dressExtras lets accessories change how the figure is dressed.
func (f *figure) dressExtras() {
	f.iris = f.irisColor()
	has := func(name string) bool { return slices.Contains(f.spec.Extras, name) }
	if has("gloves") {
		f.look.gloves = kit.Hex("#fbfaf6")
	}
	if has("work gloves") {
		f.look.gloves = kit.Hex("#5a5f6e")
	}
	if f.look.topName == "armor" {
		f.look.gloves = f.top.M
	}
	if has("boxing gloves") {
		f.look.gloves = kit.Hex("#d8312f")
	}
	for name, height := range map[string]float64{"socks": .5, "knee socks": .96} {
		if has(name) {
			f.look.socks = sockCut{height: height, color: f.extraTones(name, "#f4f2ee").M}
		}
	}
	if has("rolled sleeves") && f.look.sleeve.reach > 1 {
		f.look.sleeve.reach, f.look.sleeve.cuff, f.look.sleeve.loose = 1.1, "band", f.look.sleeve.loose+2
	}
	if has("bandages") {
		f.look.top.details = bandageBands
		f.look.sleeve.stripes = bandageHoops(f.top.D)
		f.look.legs.detail = "bandages"
	}
	if has("pregnant belly") {
		f.look.pregnant = true
	}
	if has("shell top") {
		f.look.top.bare, f.look.top.shape, f.look.top.hem, f.look.top.neck, f.look.top.collar = true, shellShape, 6, "none", ""
		f.look.sleeve = sleeveCut{}
	}
	if has("apron") && f.look.over == nil {
		c := garments["apron"].over
		f.look.over = &c
		f.over = kit.TonesOf(kit.Hex(garments["apron"].color))
		f.lining = kit.TonesOf(kit.Hex(garments["apron"].second))
	}
}

// irisColor goes with hair and skin.
func (f *figure) irisColor() kit.Color {
	if !f.spec.Eyes.IsNone() {
		return f.spec.Eyes
	}
	h, s := f.hair.M.Lch(), f.skin.M.Lch()
	switch {
	case s.L < .72:
		return kit.Hex("#6b4028")
	case h.L > .62 && h.C > .05:
		return kit.Hex("#4a8fc8")
	case h.L > .45 && h.C > .08:
		return kit.Hex("#5f9a5a")
	}
	return kit.Hex("#7a4a2c")
}

// pillow lies under a sleeping head.
func (f *figure) pillow() kit.Node {
	if f.spec.Pose != "sleeping" || f.spec.Bare {
		return kit.Node{}
	}
	h, t := f.bones.head, kit.TonesOf(kit.Hex("#cfe0f2"))
	y := ground - 30.0
	w := 84 * h.scale
	d := f.curve([3]float64{h.X - w, y - 14, 0}, [3]float64{h.X - w*.4, y - 30, 0}, [3]float64{h.X + w*.3, y - 26, 0}, [3]float64{h.X + w*.72, y - 12, 0}, [3]float64{h.X + w*.8, y + 14, 0}, [3]float64{h.X + w*.7, y + 28, 0}, [3]float64{h.X - w*.2, y + 31, 0}, [3]float64{h.X - w*.95, y + 28, 0})
	return f.Named("pillow", f.Form(d, f.fade(world, h.X, y, w, t.LL, t.M, t.D), f.Blur(8, f.Ellipse(h.X, y-26, 60, 16, t.DD)).Opacity(.5), f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", h.X-w*.9, y+18, h.X, y+24, h.X+w*.75, y+16), t.DD, 1.6).Opacity(.4)))
}

// trunkPoint maps a place on the trunk to figure units: shares of half the shoulders and of the trunk's length.
func (f *figure) trunkPoint(x, y float64) limb.Point {
	return f.bones.trunk.out(x*f.bones.shoulder, -y*f.body.trunk)
}

// furniture is what a seated figure sits on and types at.
func (f *figure) furniture() kit.Node {
	if !f.spec.Stool || !f.pose.seated {
		return kit.Node{}
	}
	p, k := f.bones.trunk, f.body.thick
	t := kit.TonesOf(kit.Hex("#e58f6f"))
	top := p.Y + 20*k
	d := kit.RoundRect(p.X-50*k, top, 100*k, ground-top, 12*k)
	n := f.Named("stool", f.Form(d, f.fade(world, p.X, top+20*k, 70*k, t.L, t.M, t.D), f.Blur(6*k, f.Rect(p.X-60*k, top-8*k, 120*k, 22*k, 0, t.DDD)).Opacity(.4), f.Line(text("M%.1f %.1fh%.1f", p.X-50*k, ground-16*k, 100*k), t.DD, 2).Opacity(.4)))
	if f.spec.Pose != "typing" {
		return n
	}
	h := f.palmAt(f.bones.armNear)
	x, y := h.X-8*k, h.Y+14*k
	desk := kit.Of(f.rod(x+92*k, y+8*k, x+92*k, ground-2*k, 9*k, wood), f.Form(kit.RoundRect(x-26*k, y, 140*k, 11*k, 4*k), f.fade(world, x+40*k, y, 70*k, wood.L, wood.M, wood.D)))
	screen := kit.Of(f.Form(text("M%.1f %.1fh%.1fl%.1f %.1fh%.1fZ", x-6*k, y, 62*k, 2*k, -5*k, -64*k), steel.D), f.Form(text("M%.1f %.1fL%.1f %.1fl6 2L%.1f %.1fZ", x+54*k, y-3*k, x+74*k, y-54*k, x+60*k, y-2*k), f.fade(world, x+64*k, y-28*k, 30*k, steel.LL, steel.M, steel.DD)))
	return kit.Of(n, f.Named("desk", desk, screen))
}
