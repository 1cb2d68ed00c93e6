package wear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// garment is one piece of clothing. Place says where it is worn: "top", "dress" (top and bottom in one), "bottom", "over".
type garment struct {
	Place         string
	Color, Second string
	sleeve        figure.SleeveCut
	trunk         figure.TrunkCut
	skirt         figure.SkirtCut
	legs          figure.LegCut
	Over          figure.OverCut
	inner         string // what is worn under an over garment that stands as the top
	belt          string // color of a belt
	socks         float64
	whole         bool // one piece with the legs
	bib           bool
}

// Palette collects base colors by slot.
type Palette map[string]kit.Color

// set takes a color, or else a hex; neither leaves the slot alone.
func (p Palette) set(slot string, c kit.Color, hex string) {
	if c.IsNone() && hex != "" {
		c = kit.Hex(hex)
	}
	if !c.IsNone() {
		p[slot] = c
	}
}

// Wardrobe turns the spec's garments into an outfit and base colors by slot.
func Wardrobe(s figure.Spec) (figure.Outfit, Palette) {
	colors := Palette{}
	top, ok := Garments[s.Top.Name]
	if !ok || top.Place == "bottom" {
		top, s.Top.Name = Garments["t-shirt"], "t-shirt"
	}
	bottom, ok := Garments[s.Bottom.Name]
	if !ok || bottom.Place != "bottom" {
		bottom, s.Bottom.Name = Garments["trousers"], "trousers"
	}
	over, hasOver := Garments[s.Over.Name]
	if top.Place == "over" && !hasOver {
		over, hasOver, s.Over = top, true, s.Top
		top, s.Top = inner(s.Top)
		s.Over.Second = kit.Color{}
	}
	o := figure.Outfit{Top: top.trunk, Sleeve: top.sleeve, TopName: s.Top.Name, Bib: top.bib || bottom.bib}
	colors.set("top", s.Top.Color, top.Color)
	colors.set("trim", s.Top.Second, top.Second)
	dress(&o, top, bottom)
	colors.set("bottom", s.Bottom.Color, bottom.Color)
	if hasOver && over.Place == "over" {
		wear(&o, over)
		colors.set("over", s.Over.Color, over.Color)
		colors.set("lining", s.Over.Second, over.Second)
	}
	shoe(&o, s.Shoes, colors)
	if top.belt != "" {
		o.Belt = kit.Hex(top.belt)
	} else if bottom.belt != "" && top.Place != "dress" {
		o.Belt = kit.Hex(bottom.belt)
	}
	return o, colors
}

// inner returns what is worn under an over garment that stands as the top, in its second color.
func inner(g figure.Garment) (garment, figure.Garment) {
	name := Garments[g.Name].inner
	if name == "" {
		name = "t-shirt"
	}
	color := g.Second
	if color.IsNone() {
		color = kit.Hex(Garments[g.Name].Second)
	}
	return Garments[name], figure.Garment{Name: name, Color: color}
}

// shoe puts on footwear.
func shoe(o *figure.Outfit, g figure.Garment, colors Palette) {
	s, ok := body.Shoes[g.Name]
	if !ok {
		s = body.Shoes["sneakers"]
	}
	o.Shoes, o.ShoesSecond = s, g.Second
	colors.set("shoes", g.Color, s.Color)
	if o.ShoesSecond.IsNone() && s.Second != "" {
		o.ShoesSecond = kit.Hex(s.Second)
	}
}

// dress fills in what covers hips and legs.
func dress(o *figure.Outfit, top, bottom garment) {
	o.Legs, o.Skirt = bottom.legs, bottom.skirt
	if bottom.socks > 0 {
		o.Socks = figure.SockCut{Height: bottom.socks, Color: kit.Hex("#f4f2ee")}
	}
	if top.Place == "dress" {
		o.Legs, o.Skirt = top.legs, top.skirt
		o.OnePiece = true
	}
	if top.whole {
		o.Legs, o.Skirt, o.OnePiece = top.legs, figure.SkirtCut{}, true
	}
	if top.socks > 0 {
		o.Socks = figure.SockCut{Height: top.socks, Color: kit.Hex("#f4f2ee")}
	}
}

// wear puts on an over garment, whose sleeves cover the ones beneath.
func wear(o *figure.Outfit, g garment) {
	c := g.Over
	o.Over = &c
	if g.sleeve.Reach > 0 {
		o.Sleeve = g.sleeve
		o.Sleeve.Over = true
	}
}
