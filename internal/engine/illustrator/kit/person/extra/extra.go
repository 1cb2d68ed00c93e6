// Package extra draws accessories: bags, jewelry, wings, wheelchairs and marks on the skin.
package extra

import (
	"maps"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/prop"
	"pellucid/internal/engine/illustrator/kit/person/wear"
)

// extra draws one accessory: behind the body, on the trunk, over the head, and over everything.
type extra struct {
	behind, trunk, Head, front func(f *figure.Figure) kit.Node
}

var All = map[string]extra{
	"wheelchair":        {behind: wheelchairBack, front: wheelchairFront},
	"crutches":          {behind: prop.CrutchFar, front: prop.CrutchNear},
	"cane":              {front: cane},
	"apron":             {},
	"stethoscope":       {trunk: stethoscope},
	"tool belt":         {trunk: toolBelt},
	"belt":              {trunk: belt},
	"watch":             {front: prop.Watch},
	"bracelet":          {front: bracelet},
	"earmuffs":          {Head: earmuffs},
	"eye mask":          {Head: func(f *figure.Figure) kit.Node { return head.EyeMask(f) }},
	"masquerade mask":   {Head: masqueradeMask},
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
	"headphones":        {Head: headphones},
	"face mask":         {Head: faceMask},
	"clown nose":        {Head: clownNose},
	"earrings":          {Head: earrings},
	"hoop earrings":     {Head: hoopEarrings},
	"bindi":             {Head: bindi},
	"pointed ears":      {Head: pointedEars},
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
	"bandages":          {Head: bandagedHead},
	"pregnant belly":    {},
	"pacifier":          {Head: pacifier},
	"bib":               {trunk: bib},
	"swaddle":           {behind: swaddleHood, front: swaddle},
	"scars":             {Head: scars},
	"lipstick":          {}, // the mouth is drawn with it
	"freckles":          {Head: freckles},
	"vitiligo":          {Head: vitiligo},
	"hearing aid":       {Head: hearingAid},
	"tattoos":           {}, // on the skin of the arms
	"braces":            {}, // on the teeth
	"missing tooth":     {}, // a gap between them
	"wooden leg":        {}, // in place of the near leg below the knee
	"prosthetic leg":    {},
	"metal arm":         {}, // the near one
	"fangs":             {}, // the mouth is drawn with them
	"mole":              {Head: mole},
	"blush":             {Head: rosyCheeks},
	"war paint":         {Head: warPaint},
	"fur collar": {trunk: func(f *figure.Figure) kit.Node {
		return wear.Fur(f, -25*f.Body.Thick, 26*f.Body.Thick+f.Pose.Turn*5, f.Up(1)+2*f.Body.Thick, 9*f.Body.Thick)
	}},
	"skull face":   {Head: skullFace},
	"beak mask":    {Head: beakMask},
	"whistle":      {trunk: whistle},
	"saddle bag":   {trunk: shoulderBag},
	"cat whiskers": {Head: whiskers},
}

// Names lists the names of accessories, sorted.
func Names() []string { return slices.Sorted(maps.Keys(All)) }

func eachExtra(f *figure.Figure, pick func(extra) func(*figure.Figure) kit.Node, frame *figure.Frame) kit.Node {
	var n []kit.Node
	for _, name := range f.Spec.Extras {
		if draw := pick(All[name]); draw != nil {
			part := draw(f)
			if frame != nil {
				part = figure.Place(part, *frame)
			}
			n = append(n, f.Named(name, part))
		}
	}
	return kit.Of(n...)
}

func BehindBody(f *figure.Figure) kit.Node {
	if f.Spec.Behind {
		return kit.Of(pillow(f), furniture(f))
	}
	return kit.Of(eachExtra(f, func(e extra) func(*figure.Figure) kit.Node { return e.behind }, nil), head.HatNode(f, false), pillow(f), furniture(f))
}

func OnTrunk(f *figure.Figure) kit.Node {
	if f.Spec.Behind {
		return eachExtra(f, func(e extra) func(*figure.Figure) kit.Node { return e.behind }, nil)
	}
	return eachExtra(f, func(e extra) func(*figure.Figure) kit.Node { return e.trunk }, &f.Bones.Trunk)
}

func OverHead(f *figure.Figure) kit.Node {
	if f.Spec.Mask != nil {
		return head.HatNode(f, true)
	}
	if f.Spec.Behind {
		return kit.Of(head.HatNode(f, false), head.HatNode(f, true))
	}
	n := eachExtra(f, func(e extra) func(*figure.Figure) kit.Node { return e.Head }, &f.Bones.Head)
	if overShoulders(f) {
		return n
	}
	return kit.Of(n, head.HatNode(f, true))
}

// overShoulders reports whether headwear lies over the near shoulder, so that it is drawn after the arm.
func overShoulders(f *figure.Figure) bool {
	switch f.Spec.Head {
	case "headscarf", "nun veil", "hood", "space helmet":
		return f.Bones.ArmNear[2].Y > f.Bones.ArmNear[0].Y+20*f.Body.Thick && !f.Pose.Lying && f.Spec.Mask == nil
	}
	return false
}

func InFront(f *figure.Figure) kit.Node {
	n := eachExtra(f, func(e extra) func(*figure.Figure) kit.Node { return e.front }, nil)
	if overShoulders(f) {
		return kit.Of(head.HatNode(f, true), n)
	}
	return n
}

// DressExtras lets accessories change how the figure is dressed.
func DressExtras(f *figure.Figure) {
	f.Iris = irisColor(f)
	has := func(name string) bool { return slices.Contains(f.Spec.Extras, name) }
	if has("gloves") {
		f.Look.Gloves = kit.Hex("#fbfaf6")
	}
	if has("work gloves") {
		f.Look.Gloves = kit.Hex("#5a5f6e")
	}
	if f.Look.TopName == "armor" {
		f.Look.Gloves = f.Top.M
	}
	if has("boxing gloves") {
		f.Look.Gloves = kit.Hex("#d8312f")
	}
	for name, height := range map[string]float64{"socks": .5, "knee socks": .96} {
		if has(name) {
			f.Look.Socks = figure.SockCut{Height: height, Color: f.ExtraTones(name, "#f4f2ee").M}
		}
	}
	if has("rolled sleeves") && f.Look.Sleeve.Reach > 1 {
		f.Look.Sleeve.Reach, f.Look.Sleeve.Cuff, f.Look.Sleeve.Loose = 1.1, "band", f.Look.Sleeve.Loose+2
	}
	if has("bandages") {
		f.Look.Top.Details = bandageBands
		f.Look.Sleeve.Stripes = body.BandageHoops(f.Top.D)
		f.Look.Legs.Detail = "bandages"
	}
	if has("pregnant belly") {
		f.Look.Pregnant = true
	}
	if has("shell top") {
		f.Look.Top.Bare, f.Look.Top.Shape, f.Look.Top.Hem, f.Look.Top.Neck, f.Look.Top.Collar = true, wear.ShellShape, 6, "none", ""
		f.Look.Sleeve = figure.SleeveCut{}
	}
	if has("apron") && f.Look.Over == nil {
		c := wear.Garments["apron"].Over
		f.Look.Over = &c
		f.Over = kit.TonesOf(kit.Hex(wear.Garments["apron"].Color))
		f.Lining = kit.TonesOf(kit.Hex(wear.Garments["apron"].Second))
	}
}

// irisColor goes with hair and skin.
func irisColor(f *figure.Figure) kit.Color {
	if !f.Spec.Eyes.IsNone() {
		return f.Spec.Eyes
	}
	h, s := f.Hair.M.Lch(), f.Skin.M.Lch()
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
func pillow(f *figure.Figure) kit.Node {
	if f.Spec.Pose != "sleeping" || f.Spec.Bare {
		return kit.Node{}
	}
	h, t := f.Bones.Head, kit.TonesOf(kit.Hex("#cfe0f2"))
	y := figure.Ground - 30.0
	w := 84 * h.Scale
	d := f.Smooth([3]float64{h.X - w, y - 14, 0}, [3]float64{h.X - w*.4, y - 30, 0}, [3]float64{h.X + w*.3, y - 26, 0}, [3]float64{h.X + w*.72, y - 12, 0}, [3]float64{h.X + w*.8, y + 14, 0}, [3]float64{h.X + w*.7, y + 28, 0}, [3]float64{h.X - w*.2, y + 31, 0}, [3]float64{h.X - w*.95, y + 28, 0})
	return f.Named("pillow", f.Form(d, f.Fade(figure.World, h.X, y, w, t.LL, t.M, t.D), f.Blur(8, f.Ellipse(h.X, y-26, 60, 16, t.DD)).Opacity(.5), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", h.X-w*.9, y+18, h.X, y+24, h.X+w*.75, y+16), t.DD, 1.6).Opacity(.4)))
}

// furniture is what a seated figure sits on and types at.
func furniture(f *figure.Figure) kit.Node {
	if !f.Spec.Stool || !f.Pose.Seated {
		return kit.Node{}
	}
	k := f.Body.Thick
	n := f.Named("stool", prop.Chair(f))
	if f.Spec.Pose != "typing" {
		return n
	}
	h := f.PalmAt(f.Bones.ArmNear)
	x, y := h.X-8*k, h.Y+14*k
	desk := kit.Of(prop.Rod(f, x+92*k, y+8*k, x+92*k, figure.Ground-2*k, 9*k, figure.Wood), f.Form(kit.RoundRect(x-26*k, y, 140*k, 11*k, 4*k), f.Fade(figure.World, x+40*k, y, 70*k, figure.Wood.L, figure.Wood.M, figure.Wood.D)))
	screen := kit.Of(f.Form(figure.Text("M%.1f %.1fh%.1fl%.1f %.1fh%.1fZ", x-6*k, y, 62*k, 2*k, -5*k, -64*k), figure.Steel.D), f.Form(figure.Text("M%.1f %.1fL%.1f %.1fl6 2L%.1f %.1fZ", x+54*k, y-3*k, x+74*k, y-54*k, x+60*k, y-2*k), f.Fade(figure.World, x+64*k, y-28*k, 30*k, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)))
	return kit.Of(n, f.Named("desk", desk, screen))
}
