package person

import (
	"pellucid/internal/engine/illustrator/kit"
)

// sleeveCut is how sleeves are cut: reach along the arm (0 none, 0.56 short, 1 to the elbow, 1.9 long), how loose they are
// and how wide the hem is in units, and what finishes them.
type sleeveCut struct {
	reach, loose, hem float64
	cuff              string // "", "band", "rib", "shirt"
	trim              bool   // the cuff has the trim's color
	over              bool   // made of the over garment
	stripes           []stripe
	checked           bool // the stripes are crossed by others along the arm
}

// stripe is a band across a limb: at in 0–1 on the upper bone, 1–2 on the lower.
type stripe struct {
	at, width float64
	color     kit.Color
}

// trunkCut is how a garment covers the trunk: hem below the hips and extra width in units, its neckline, and what is on it.
type trunkCut struct {
	hem, wide float64
	neck      string // "", "v", "scoop", "square", "deep", "wrap", "high", "hood", "none"
	collar    string // "", "rib", "shirt", "polo", "hood", "turtle", "mandarin", "wide"
	bare      bool   // shape is the part that is covered; the rest is skin
	shape     func(*figure) string
	details   func(*figure) []kit.Node
}

// skirtCut is a skirt: length along the legs (1 to the knee, 2 to the ankle), flare in units, and its style.
type skirtCut struct {
	length, flare float64
	style         string // "", "pleated", "tutu", "layered", "straight", "split", "fish tail"
	details       func(f *figure, outline string) []kit.Node
}

// legCut is how the bottom covers the legs.
type legCut struct {
	reach  float64
	radii  [3]float64
	hem    float64 // radius at the hem; 0: by the radii
	detail string  // "", "stripe", "seam", "cuff", "patch", "camo", "bands"
}

// sockCut is a sock's height as a share of the shin, and its color.
type sockCut struct {
	height float64
	color  kit.Color
}

// garment is one piece of clothing. Place says where it is worn: "top", "dress" (top and bottom in one), "bottom", "over".
type garment struct {
	place         string
	color, second string
	sleeve        sleeveCut
	trunk         trunkCut
	skirt         skirtCut
	legs          legCut
	over          overCut
	inner         string // what is worn under an over garment that stands as the top
	belt          string // color of a belt
	socks         float64
	whole         bool // one piece with the legs
	bib           bool
}

// overCut is an open or front garment over the top.
type overCut struct {
	kind   string  // "open", "closed", "apron", "bib", "tabard"
	gap    float64 // half width of the opening at the neck and at the hem, in units
	gapHem float64
	hem    float64
	tail   float64 // how far it goes down the legs
	lapel  string  // "", "notch", "shawl", "collar", "fur", "zip"
	detail func(*figure) []kit.Node
}

// outfit is all that a figure wears, resolved.
type outfit struct {
	top         trunkCut
	sleeve      sleeveCut
	skirt       skirtCut
	legs        legCut
	over        *overCut
	shoes       shoe
	shoesSecond kit.Color
	socks       sockCut
	gloves      kit.Color
	belt        kit.Color
	onePiece    bool
	bib         bool
	pregnant    bool
	topName     string
}

// palette collects base colors by slot.
type palette map[string]kit.Color

// set takes a color, or else a hex; neither leaves the slot alone.
func (p palette) set(slot string, c kit.Color, hex string) {
	if c.IsNone() && hex != "" {
		c = kit.Hex(hex)
	}
	if !c.IsNone() {
		p[slot] = c
	}
}

// wardrobe turns the spec's garments into an outfit and base colors by slot.
func wardrobe(s Spec) (outfit, palette) {
	colors := palette{}
	top, ok := garments[s.Top.Name]
	if !ok || top.place == "bottom" {
		top, s.Top.Name = garments["t-shirt"], "t-shirt"
	}
	bottom, ok := garments[s.Bottom.Name]
	if !ok || bottom.place != "bottom" {
		bottom, s.Bottom.Name = garments["trousers"], "trousers"
	}
	over, hasOver := garments[s.Over.Name]
	if top.place == "over" && !hasOver {
		over, hasOver, s.Over = top, true, s.Top
		top, s.Top = inner(s.Top)
		s.Over.Second = kit.Color{}
	}
	o := outfit{top: top.trunk, sleeve: top.sleeve, topName: s.Top.Name, bib: top.bib || bottom.bib}
	colors.set("top", s.Top.Color, top.color)
	colors.set("trim", s.Top.Second, top.second)
	o.dress(top, bottom)
	colors.set("bottom", s.Bottom.Color, bottom.color)
	if hasOver && over.place == "over" {
		o.wear(over)
		colors.set("over", s.Over.Color, over.color)
		colors.set("lining", s.Over.Second, over.second)
	}
	o.shoe(s.Shoes, colors)
	if top.belt != "" {
		o.belt = kit.Hex(top.belt)
	} else if bottom.belt != "" && top.place != "dress" {
		o.belt = kit.Hex(bottom.belt)
	}
	return o, colors
}

// inner returns what is worn under an over garment that stands as the top, in its second color.
func inner(g Garment) (garment, Garment) {
	name := garments[g.Name].inner
	if name == "" {
		name = "t-shirt"
	}
	color := g.Second
	if color.IsNone() {
		color = kit.Hex(garments[g.Name].second)
	}
	return garments[name], Garment{Name: name, Color: color}
}

// shoe puts on footwear.
func (o *outfit) shoe(g Garment, colors palette) {
	s, ok := shoes[g.Name]
	if !ok {
		s = shoes["sneakers"]
	}
	o.shoes, o.shoesSecond = s, g.Second
	colors.set("shoes", g.Color, s.color)
	if o.shoesSecond.IsNone() && s.second != "" {
		o.shoesSecond = kit.Hex(s.second)
	}
}

// dress fills in what covers hips and legs.
func (o *outfit) dress(top, bottom garment) {
	o.legs, o.skirt = bottom.legs, bottom.skirt
	if bottom.socks > 0 {
		o.socks = sockCut{height: bottom.socks, color: kit.Hex("#f4f2ee")}
	}
	if top.place == "dress" {
		o.legs, o.skirt = top.legs, top.skirt
		o.onePiece = true
	}
	if top.whole {
		o.legs, o.skirt, o.onePiece = top.legs, skirtCut{}, true
	}
	if top.socks > 0 {
		o.socks = sockCut{height: top.socks, color: kit.Hex("#f4f2ee")}
	}
}

// wear puts on an over garment, whose sleeves cover the ones beneath.
func (o *outfit) wear(g garment) {
	c := g.over
	o.over = &c
	if g.sleeve.reach > 0 {
		o.sleeve = g.sleeve
		o.sleeve.over = true
	}
}
