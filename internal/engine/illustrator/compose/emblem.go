package compose

import (
	"cmp"
	"math"
	"regexp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// plateColors are the colors of emblems and cards for the design's topic.
func (c *composer) plateColors() frames.Colors {
	if q, ok := c.toldPlate(); ok {
		return q
	}
	if q, ok := c.brandPalette(); ok && c.Brief.Style.Name == "logo" {
		return frames.Colors{Ground: q.Main, Accent: q.Second, Field: q.Pale.Toward(kit.White, .5), Ink: kit.Hex("#fffaf0")}
	}
	ink := c.ink()
	deep := func(col kit.Color, l float64) kit.Color {
		q := col.Lch()
		return kit.Lch{L: min(q.L, l), C: min(q.C, .1), H: q.H}.Color()
	}
	ground := deep(ink.Second, .34)
	if ink.Second.Lch().C < .02 {
		ground = deep(ink.Main, .34)
	}
	accent := ink.Small.Lch()
	accent = kit.Lch{L: .78, C: max(.1, min(.14, accent.C)), H: accent.H}
	if d := math.Abs(math.Remainder(accent.H-ground.Lch().H, 360)); d < 60 {
		accent.H, accent.C = 78, .12 // gold where nothing stands apart
	}
	return frames.Colors{Ground: ground, Accent: accent.Color(), Field: kit.Hex("#fdf6e6"), Ink: kit.Hex("#fffaf0")}
}

// toldPlate are the colors of a plate whose prompt tells them: the deepest is its ground, another one its lines, a pale one its field.
func (c *composer) toldPlate() (frames.Colors, bool) {
	var told []kit.Color
	for _, name := range c.Brief.Tints {
		if col, ok := colorOf(name); ok {
			told = append(told, col)
		}
	}
	if len(told) == 0 {
		return frames.Colors{}, false
	}
	slices.SortStableFunc(told, func(a, b kit.Color) int { return cmp.Compare(a.Lch().L, b.Lch().L) })
	g := told[0].Lch()
	if g.L < .22 && len(told) > 1 && told[1].Lch().L < .6 {
		g = told[1].Lch() // purple rather than black: the black is its edge
	}
	ground := kit.Lch{L: min(g.L, .5), C: g.C, H: g.H}
	accent := told[len(told)-1].Lch()
	if accent.L < ground.L+.25 {
		accent = kit.Lch{L: .84, C: min(.12, g.C), H: g.H}
	}
	field := kit.Hex("#fdf6e6")
	if h := accent; h.L > .86 {
		field = told[len(told)-1]
	}
	return frames.Colors{Ground: ground.Color(), Accent: accent.Color(), Field: field, Ink: kit.Hex("#fffaf0")}, true
}

// scenic are the backdrops that fill an emblem's field as a view.
var scenic = words("mountain mountains ocean-wave sunset sunrise palm-tree pine-tree volcano barn tent island sun lighthouse")

// emblem is a mark inside a ring with the name on the ring's curves: views fill the field, other marks stand in it.
func (c *composer) emblem(k cluster, text string) Scene {
	top, bottom := ringTexts(text)
	if c.Brief.Above != "" {
		top, bottom = c.Brief.Above, c.belowText()
	}
	if c.Brief.Tagline != "" && text != "" {
		top, bottom = text, strings.ToUpper(c.Brief.Tagline)
	}
	return c.sealed(k, top, bottom)
}

// sealed is an emblem with a text on each curve of its ring.
func (c *composer) sealed(k cluster, top, bottom string) Scene {
	out := Scene{}
	q := c.plateColors()
	view := slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return scenic[s.ID] }) && len(c.Brief.Subjects) > 1
	if view {
		q.Field = kit.Hex("#bfe3ee")
		if c.has("sunset") || c.has("sun") {
			q.Field = kit.Hex("#ffd9a0")
		}
	}
	d, err := frames.Emblem(top, bottom, q, view, c.rimOf()).Render(kit.Options{})
	if err != nil {
		return out
	}
	ring := c.place(-1, d, scene.Identity)
	if c.Brief.Style.Name == "logo" { // a deep edge would be lost on a dark ground
		ring = ring.contoured(2.4, q.Accent)
	}
	rb := ring.bounds()
	f := .94 / max(rb.W(), rb.H())
	ring = ring.fit(region{.03, .03, .97, .97})
	r := frames.FieldRadius * f
	b := k.bounds()
	if view {
		g := max(2.02*r/b.W(), 1.5*r/b.H())
		if b.W() > 1.6*b.H() {
			g = 2.3 * r / b.W()
		}
		w, h := g*b.W(), g*b.H()
		foot := .5 + .8*r
		k = k.fit(region{.5 - w/2, foot - h, .5 + w/2, foot})
		ring = ring.over(c.land(q, r, foot).inCircle(.5, .5, r-.004)).over(k.inCircle(.5, .5, r-.004))
		out.add(ring)
		return out
	}
	out.add(ring)
	g := .95 * r / max(k.reach(), 1e-9)
	out.add(k.fit(region{.5 - g*b.W()/2, .5 - g*b.H()/2, .5 + g*b.W()/2, .5 + g*b.H()/2}))
	return out
}

// reach is how far a cluster's paint goes from the middle of its box.
func (k cluster) reach() float64 {
	const px = 64
	b := k.bounds()
	f := px / max(b.W(), b.H(), 1e-9)
	l := raster.Square(px)
	for _, s := range k.sprites {
		raster.Draw(l, s.nodes, scene.ScaleBy(float32(f), float32(f)).Mul(translate(-b.X0, -b.Y0)).Mul(s.m))
	}
	far := 0.0
	for i, a := range l.Alpha() {
		if a > .3 {
			far = max(far, math.Hypot(float64(i%px)+.5-b.W()*f/2, float64(i/px)+.5-b.H()*f/2))
		}
	}
	return far / f
}

// rimOf is how an emblem's rim is drawn: a rope where one was asked for, else by variation.
func (c *composer) rimOf() int {
	if strings.Contains(strings.ToLower(c.Brief.Prompt), "rope") {
		return 2
	}
	return c.option(4)
}

// land is the ground of a view: a hill across the lower part of the field, or the sea.
func (c *composer) land(q frames.Colors, r, foot float64) cluster {
	col := kit.Hex("#5f8f55")
	if c.has("ocean-wave") || c.has("palm-tree") || c.has("ship") || c.has("island") {
		col = kit.Hex("#2f8fae")
	}
	p := kit.Piece{Name: "land", Cm: 40, Palette: "land #5f8f55", Draw: func(k *kit.Canvas) {
		k.Tones("land")
		t := kit.TonesOf(col)
		k.Part("land", k.Path("M0 8C60 -4 190 -4 256 8V130H0Z", kit.Lin(0, 0, 0, 90, t.L, t.M, t.D)))
	}}
	d, err := p.Render(kit.Options{})
	if err != nil {
		return cluster{}
	}
	k := 2.1 * r / 256
	return c.place(-1, d, translate(.5-128*k, foot-.14*r).Mul(scene.ScaleBy(float32(k), float32(k))))
}

func (c *composer) has(id string) bool {
	return slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.ID == id })
}

var founded = regexp.MustCompile(`(?i)\s*\b(est\.?|since|established)\s+\d{4}$`)

// ringTexts are what stands on the upper and on the lower curve of a ring.
func ringTexts(text string) (top, bottom string) {
	text = strings.TrimSpace(text)
	if at := founded.FindStringIndex(text); at != nil && at[0] > 0 {
		return text[:at[0]], strings.TrimSpace(text[at[0]:])
	}
	words := strings.Fields(text)
	if len(words) < 2 || len([]rune(text)) <= 13 {
		return text, ""
	}
	best, at := math.Inf(1), 1
	for i := 1; i < len(words); i++ {
		a, b := len(strings.Join(words[:i], " ")), len(strings.Join(words[i:], " "))
		cost := math.Abs(float64(a) - 1.25*float64(b))
		if last := strings.ToLower(words[i-1]); last == "&" || last == "and" || last == "of" || last == "the" || last == "to" {
			cost += 6
		}
		if cost < best {
			best, at = cost, i
		}
	}
	return strings.Join(words[:at], " "), strings.Join(words[at:], " ")
}

// crest is a team's shield with its animal, and its name on a ribbon across the foot.
func (c *composer) crest(k cluster, text string) Scene {
	out := Scene{}
	q := c.plateColors()
	q.Field = kit.TonesOf(c.ink().Main).M
	d, err := frames.Crest(q).Render(kit.Options{})
	if err != nil {
		return out
	}
	out.add(c.place(-1, d, scene.Identity).fit(region{.1, .03, .9, .94}))
	k = k.fit(region{.2, .25, .8, .79}).contoured(.008, kit.White)
	if text == "" {
		out.add(k)
		return out
	}
	k = k.fit(region{.2, .22, .8, .74})
	out.add(k)
	if b, ok := c.ribboned(text, q); ok {
		out.add(b.fit(region{.03, .64, .97, .93}))
	}
	return out
}

// ribboned is a text on a ribbon.
func (c *composer) ribboned(text string, q frames.Colors) (cluster, bool) {
	p, ok := findPiece("ribbon-banner")
	if !ok {
		return cluster{}, false
	}
	d, err := p.Render(kit.Options{Text: text, Colors: map[string]kit.Color{"band": q.Ground.Shade(.4), "text": kit.Hex("#fffaf0")}, Seed: 0})
	if err != nil {
		return cluster{}, false
	}
	return c.place(-1, d, scene.Identity), true
}

// mascot is a head with a dark line around it over the team's name.
func (c *composer) mascot(k cluster, text string) Scene {
	out := Scene{}
	dark := kit.Hex("#161a2b")
	all := k.fit(region{.08, .05, .92, .95})
	if text != "" {
		ink := c.ink()
		ink.Rim, ink.Block = dark, dark
		d, ok := c.setIn(text, "sport", 2.6, ink)
		if ok {
			t := c.place(-1, d, scene.Identity).fit(region{.05, .62, .95, .95})
			b := t.bounds()
			t = t.moved(0, .95-b.Y1)
			b = t.bounds()
			all = k.fit(region{.1, .04, .9, b.Y0 + .045})
			all = all.contoured(.014, dark).over(t)
		}
	} else {
		all = all.contoured(.018, dark)
	}
	out.add(all.contoured(.011, kit.White))
	return out
}
