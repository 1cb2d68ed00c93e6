package design

import (
	"cmp"
	"math"
	"regexp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/things"
)

// plateColors are the colors of emblems and cards for the design's topic.
func (c *Designer) plateColors() frames.Colors {
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

// deepColors are the colors of emblems whose mark stands on their ground in pale colors: it is deep enough for them.
func (c *Designer) deepColors() frames.Colors {
	q := c.plateColors()
	g := q.Ground.Lch()
	g.L = min(g.L, .38)
	q.Ground = g.Color()
	if a := q.Accent.Lch(); a.L < .68 {
		a.L = .68
		q.Accent = a.Color()
	}
	return q
}

// toldPlate are the colors of a plate whose prompt tells them: the deepest is its ground, another one its lines, a pale one its field.
func (c *Designer) toldPlate() (frames.Colors, bool) {
	var told []kit.Color
	for _, name := range c.Brief.Tints {
		if col, ok := figure.ColorOf(name); ok {
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

// scenic reports whether something of the brief fills the field of an emblem as a view.
func (c *Designer) scenic() bool {
	return slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return things.Scenic(s.ID) })
}

// emblem is a mark inside a ring with the name on the ring's curves: views fill the field, other marks stand in it.
func (c *Designer) emblem(k layout.Cluster, text string) layout.Scene {
	g := c.Brief.Ground
	if g != "" && g != "circle" {
		if deep := c.Mark(); deep {
			return c.shapedBadge(c.standingOut(k), text, g, deep)
		}
		return c.shapedBadge(k, text, g, false)
	}
	top, bottom := ringTexts(text)
	if c.Brief.Above != "" {
		top, bottom = c.Brief.Above, c.belowText()
	}
	if c.Brief.Tagline != "" && text != "" {
		top, bottom = text, strings.ToUpper(c.Brief.Tagline)
	}
	if out, ok := c.lockupOf(k, text, top, bottom); ok {
		return out
	}
	return c.sealed(k, top, bottom)
}

// fieldsOf are the places for art in the fields of badges that have a shape: the height of their middle and their radius.
var fieldsOf = map[string][2]float64{"star": {.47, .21}, "hexagon": {.44, .27}, "square": {.41, .28}, "rhombus": {.43, .23}, "shield": {.41, .26}, "arch": {.43, .25}, "heart": {.39, .24}}

// shapedBadge is a mark on a ground of a shape that was asked for, pale or deep, the text on a ribbon across its lower part.
func (c *Designer) shapedBadge(k layout.Cluster, text, shaped string, deep bool) layout.Scene {
	out := layout.Scene{}
	q := c.plateColors()
	band := q
	if deep {
		q = c.deepColors()
		q.Field, band.Ground = q.Ground.Shade(-1.5), q.Accent.Shade(-1.4)
	}
	d, err := frames.Shaped(shaped, q).Render(kit.Options{})
	if err != nil {
		return out
	}
	out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .04, Top: .03, Right: .96, Bottom: .97}))
	at := fieldsOf[shaped]
	if at[1] == 0 {
		at = [2]float64{.44, .25}
	}
	if text == "" {
		at[0], at[1] = .5, at[1]*1.15
	}
	out.Add(inRound(k, .5, at[0], at[1]))
	if b, ok := c.ribboned(text, band); ok && text != "" {
		out.Add(b.Fit(layout.Region{Left: .04, Top: at[0] + .78*at[1], Right: .96, Bottom: at[0] + .78*at[1] + .26}))
	}
	return out
}

// sealed is an emblem with a text on each curve of its ring.
func (c *Designer) sealed(k layout.Cluster, top, bottom string) layout.Scene {
	out := layout.Scene{}
	q := c.plateColors()
	view := c.scenic()
	if view {
		q.Field = kit.Hex("#bfe3ee")
		if c.Has("sunset") || c.Has("sun") {
			q.Field = kit.Hex("#ffd9a0")
		}
	}
	d, err := frames.Emblem(top, bottom, q, view, c.rimOf()).Render(kit.Options{})
	if err != nil {
		return out
	}
	ring := c.Place(-1, d, scene.Identity)
	if c.Brief.Style.Name == "logo" { // a deep edge would be lost on a dark ground
		ring = contoured(ring, 2.4, q.Accent)
	}
	rb := ring.Bounds()
	f := .94 / max(rb.W(), rb.H())
	ring = ring.Fit(layout.Region{Left: .03, Top: .03, Right: .97, Bottom: .97})
	r := frames.FieldRadius * f
	b := k.Bounds()
	if view {
		g := max(2.02*r/b.W(), 1.5*r/b.H())
		if b.W() > 1.6*b.H() {
			g = 2.3 * r / b.W()
		}
		w, h := g*b.W(), g*b.H()
		foot := .5 + .8*r
		k = k.Fit(layout.Region{Left: .5 - w/2, Top: foot - h, Right: .5 + w/2, Bottom: foot})
		ring = ring.Over(inCircle(c.land(q, r, foot), .5, .5, r-.004)).Over(inCircle(k, .5, .5, r-.004))
		out.Add(ring)
		return out
	}
	out.Add(ring)
	g := .95 * r / max(reach(k), 1e-9)
	out.Add(k.Fit(layout.Region{Left: .5 - g*b.W()/2, Top: .5 - g*b.H()/2, Right: .5 + g*b.W()/2, Bottom: .5 + g*b.H()/2}))
	return out
}

// reach is how far a cluster's paint goes from the middle of its box.
func reach(k layout.Cluster) float64 {
	const px = 64
	b := k.Bounds()
	f := px / max(b.W(), b.H(), 1e-9)
	l := raster.Square(px)
	for _, s := range k.Sprites {
		raster.Draw(l, s.Nodes, scene.ScaleBy(float32(f), float32(f)).Mul(layout.Translate(-b.X0, -b.Y0)).Mul(s.M))
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
func (c *Designer) rimOf() int {
	if strings.Contains(strings.ToLower(c.Brief.Prompt), "rope") {
		return 2
	}
	return c.Option(4)
}

// land is the ground of a view: a hill across the lower part of the field, or the sea.
func (c *Designer) land(q frames.Colors, r, foot float64) layout.Cluster {
	col := kit.Hex("#5f8f55")
	if c.Has("ocean-wave") || c.Has("palm-tree") || c.Has("ship") || c.Has("island") {
		col = kit.Hex("#2f8fae")
	}
	p := kit.Piece{Name: "land", Cm: 40, Palette: "land #5f8f55", Draw: func(k *kit.Canvas) {
		k.Tones("land")
		t := kit.TonesOf(col)
		k.Part("land", k.Path("M0 8C60 -4 190 -4 256 8V130H0Z", kit.Lin(0, 0, 0, 90, t.L, t.M, t.D)))
	}}
	d, err := p.Render(kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	k := 2.1 * r / 256
	return c.Place(-1, d, layout.Translate(.5-128*k, foot-.14*r).Mul(scene.ScaleBy(float32(k), float32(k))))
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
func (c *Designer) crest(k layout.Cluster, text string) layout.Scene {
	out := layout.Scene{}
	q := c.plateColors()
	q.Field = kit.TonesOf(c.ink().Main).M
	d, err := frames.Crest(q).Render(kit.Options{})
	if err != nil {
		return out
	}
	out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .1, Top: .03, Right: .9, Bottom: .94}))
	k = contoured(k.Fit(layout.Region{Left: .2, Top: .25, Right: .8, Bottom: .79}), .008, kit.White)
	if text == "" {
		out.Add(k)
		return out
	}
	k = k.Fit(layout.Region{Left: .2, Top: .22, Right: .8, Bottom: .74})
	out.Add(k)
	if b, ok := c.ribboned(text, q); ok {
		out.Add(b.Fit(layout.Region{Left: .03, Top: .64, Right: .97, Bottom: .93}))
	}
	return out
}

// ribboned is a text on a ribbon.
func (c *Designer) ribboned(text string, q frames.Colors) (layout.Cluster, bool) {
	if text == strings.ToLower(text) && len(strings.Fields(text)) > 1 {
		text = titled(text)
	}
	p, ok := figure.FindPiece("ribbon-banner")
	if !ok {
		return layout.Cluster{}, false
	}
	d, err := p.Render(kit.Options{Text: text, Colors: map[string]kit.Color{"band": q.Ground.Shade(.4), "text": kit.Hex("#fffaf0")}, Seed: 0})
	if err != nil {
		return layout.Cluster{}, false
	}
	return c.Place(-1, d, scene.Identity), true
}

// titled is a text with capitals at the beginnings of its words.
func titled(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		r := []rune(w)
		words[i] = strings.ToUpper(string(r[0])) + string(r[1:])
	}
	return strings.Join(words, " ")
}

// mascot is a head with a dark line around it over the team's name.
func (c *Designer) mascot(k layout.Cluster, text string) layout.Scene {
	out := layout.Scene{}
	dark := kit.Hex("#161a2b")
	all := k.Fit(layout.Region{Left: .08, Top: .05, Right: .92, Bottom: .95})
	if text != "" {
		ink := c.ink()
		ink.Rim, ink.Block = dark, dark
		if ink.Second.Lch().L < .5 { // on the dark line it would not be read
			ink.Second = kit.Hex("#f6f1e4")
		}
		d, ok := c.setIn(text, "sport", 2.6, ink)
		if ok {
			t := c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .05, Top: .62, Right: .95, Bottom: .95})
			b := t.Bounds()
			t = t.Moved(0, .95-b.Y1)
			b = t.Bounds()
			all = k.Fit(layout.Region{Left: .1, Top: .04, Right: .9, Bottom: b.Y0 + .045})
			if gap := b.Y0 + .045 - all.Bounds().Y1; gap > 0 { // a broad mark stands on its name
				all, t = all.Moved(0, gap/2), t.Moved(0, -gap/2)
			}
			all = contoured(all, .014, dark).Over(t)
		}
	} else {
		all = contoured(all, .018, dark)
	}
	out.Add(contoured(all, .011, kit.White))
	return out
}
