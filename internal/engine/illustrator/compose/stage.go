package compose

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

var (
	whole  = region{0, 0, 1, 1}
	usual  = region{(1 - fill) / 2, (1 - fill) / 2, (1 + fill) / 2, (1 + fill) / 2}
	higher = region{.12, .07, .88, .69}
	lower  = region{.08, .73, .92, .93}
)

// behind are the families that lie behind a scene; around those that leave their middle to it; signs carry the text.
var (
	behindScene = []string{"sunburst", "splash", "blob", "bokeh", "sparkles", "confetti", "watercolor-splash", "waves", "cloudscape", "foliage", "light-ray", "smoke", "fire", "paint-splatter"}
	signs       = []string{"badge", "banner", "ribbon", "ribbon-banner", "speech-bubble", "thought-bubble", "label", "sale-tag"}
)

// staged puts the framing and the lettering of a brief around the composed subjects and fits all to the canvas.
func (c *composer) staged(k cluster) Scene {
	if whole, ok := c.motif(); ok {
		return whole
	}
	if cloth, ok := c.cloth(); ok {
		return cloth
	}
	out := Scene{}
	room := usual
	text := strings.Join(c.Brief.Lettering, " ")
	if slices.Contains(c.Brief.Framing, "badge") && len(k.sprites) > 0 && len(c.Brief.Framing) == 1 {
		return c.emblem(k, text)
	}
	if slices.Contains(c.Brief.Framing, "pattern") && len(k.sprites) > 0 {
		return c.pattern()
	}
	for _, name := range c.Brief.Framing {
		if name == "bubble" {
			name = "speech-bubble" // a bubble around or beside something speaks; soap bubbles are subjects
		}
		d, ok := c.framing(name, text, len(k.sprites) > 0)
		if !ok {
			continue
		}
		if slices.Contains(signs, name) && (name != "badge" || len(k.sprites) == 0) {
			text = ""
		}
		room = c.set(&out, d, name, len(k.sprites) > 0, room)
	}
	if text != "" && len(k.sprites) > 0 && room == usual && c.Brief.Letter.Style != "arc" {
		if d, ok := c.lockup(&k, text); ok {
			out.add(k)
			out.add(d)
			return out
		}
	}
	if text != "" {
		at, aspect := usual, 0.0
		if len(k.sprites) > 0 {
			at, room = lower, meet(room, higher)
			if c.Brief.Letter.Style == "arc" {
				at, room = region{.06, .05, .94, .36}, meet(usual, region{.16, .34, .84, .95})
			}
			aspect = (at.right - at.left) / (at.bottom - at.top)
		}
		if d, ok := c.letters(text, aspect); ok {
			out.add(c.place(-1, d, scene.Identity).fit(at))
		}
	}
	if len(k.sprites) > 0 {
		out.add(k.fit(room))
	}
	return out
}

// clothBases are the grounds of patterns that have one of their own; plainCloth is that of the others.
var clothBases = map[string]string{"leopard": "#d9a45c", "zebra": "#ffffff", "plaid": "#c0392b", "buffalo": "#c22531", "cow": "#ffffff", "camouflage": "#6b7a4b"}

const plainCloth = "#7cc4e8"

// cloth is a pattern that is a fill alone: "leopard print pattern", "pink polka dot pattern".
func (c *composer) cloth() (Scene, bool) {
	if len(c.Brief.Subjects) != 1 || c.subject(0).ID != "pattern" {
		return Scene{}, false
	}
	f, ok := fillOf(c.subject(0).Fill)
	if !ok {
		return Scene{}, false
	}
	base := cmp.Or(clothBases[c.subject(0).Fill], plainCloth)
	p := kit.Piece{Name: "cloth", Cm: 40, Palette: "cloth " + base, Draw: func(k *kit.Canvas) {
		t := k.Tones("cloth")
		k.Bleed()
		k.Part("cloth", k.Form(kit.RoundRect(0, 0, kit.Side, kit.Side, 0), t.M))
	}}
	o := kit.Options{Colors: map[string]kit.Color{}, Fills: map[string]kit.Fill{"cloth": f}}
	for _, word := range append([]string{c.subject(0).Color}, c.Brief.Tints...) {
		if col, ok := colorOf(word); ok {
			o.Colors["cloth"] = col
			break
		}
	}
	d, err := p.Render(o)
	if err != nil {
		return Scene{}, false
	}
	out := Scene{Bleeds: true}
	out.add(c.place(0, d, scene.Identity).fit(whole))
	return out, true
}

// framing draws a family with the text that it may carry.
func (c *composer) framing(name, text string, withSubject bool) (kit.Drawing, bool) {
	aspect := 0.0
	if !slices.Contains(signs, name) || name == "badge" && withSubject {
		text = ""
	} else if !withSubject {
		aspect = 0
	}
	return c.render(name, text, aspect)
}

// render draws a piece of the kit that no subject names.
func (c *composer) render(name, text string, aspect float64) (kit.Drawing, bool) {
	p, ok := library.Find(name)
	if !ok {
		return kit.Drawing{}, false
	}
	slots, _ := kit.ParsePalette(p.Palette)
	o := kit.Options{Colors: map[string]kit.Color{}, Seed: c.ideaSeed(0, 0), Text: text, Aspect: aspect}
	for n, word := range c.Brief.Tints {
		if col, ok := colorOf(word); ok && n < len(slots) {
			o.Colors[slots[n].Name] = col
		}
	}
	d, err := p.Render(o)
	return d, err == nil
}

// letters draws a text that stands by itself, in the style that was asked for.
func (c *composer) letters(text string, aspect float64) (kit.Drawing, bool) {
	l := c.Brief.Letter
	if l.Metal && l.Fill != "" {
		l.Metal = false // a pattern covers the polish
		if l.Style == "elegant" {
			l.Style = "serif"
		}
	}
	if c.Brief.Style.Name == "neon" && l.Style == "" {
		l.Style = "neon" // tubes have no block behind them
	}
	if l.Style == "" && !l.Metal && l.Fill == "" && l.Material == "" {
		return c.saying(text, aspect, .05)
	}
	if l.Material != "" {
		l.Style = "solid"
	}
	p := lettering.Styled(text, l.Style, l.Metal, len(c.Brief.Tints) > 0)
	slots, _ := kit.ParsePalette(p.Palette)
	o := kit.Options{Colors: map[string]kit.Color{}, Fills: map[string]kit.Fill{}, Seed: c.ideaSeed(0, 0), Text: text, Aspect: aspect}
	if l.Style == "arc" && len(c.Brief.Subjects) > 0 {
		o.Without = []string{"decoration"} // the subject stands below the arc
	}
	for n, word := range c.Brief.Tints {
		if col, ok := colorOf(word); ok && n < len(slots) {
			if l.Style == "neon" && n == 1 && len(slots) > 2 {
				o.Colors[slots[2].Name] = col // the line below the letters
				continue
			}
			if l.Metal && word == "rose" {
				col = kit.Hex("#dda391") // the metal
			}
			o.Colors[slots[n].Name] = col
		}
	}
	if f, ok := fillOf(l.Fill); ok {
		o.Fills["letters"] = f
		if l.Fill == "leopard" && len(c.Brief.Tints) == 0 {
			o.Colors["letters"] = kit.Hex("#d9a45c")
		}
	}
	d, err := p.Render(o)
	if l.Material != "" && err == nil {
		d = finish.Material(d, l.Material, o.Seed)
	}
	return d, err == nil
}

// set adds a framing to a scene and returns the room that it leaves.
func (c *composer) set(out *Scene, d kit.Drawing, name string, withSubject bool, room region) region {
	k := c.place(-1, d, scene.Identity)
	at := region{.03, .03, .97, .97}
	switch {
	case d.Bleeds:
		at, out.Bleeds = whole, true
	case slices.Contains(signs, name) && withSubject && name != "badge":
		at, room = region{.06, .70, .94, .95}, meet(room, higher)
		if name == "speech-bubble" || name == "thought-bubble" {
			at, room = region{.42, .05, .95, .46}, region{.08, .36, .68, .94}
		}
	case slices.Contains(signs, name):
		at = region{.05, .05, .95, .95}
	}
	k = k.fit(at)
	if in, ok := d.Anchors["inside"]; ok {
		a := mapAnchor(k.root.m, in)
		w, h := a.W*.43, a.H*.43
		room = region{a.X - w, a.Y - h, a.X + w, a.Y + h}
		if name == "badge" {
			room = region{.27, .27, .73, .73}
		}
	} else if slices.Contains(behindScene, name) {
		room = meet(room, region{.17, .17, .83, .83})
	}
	out.add(k)
	return room
}

func meet(a, b region) region {
	return region{max(a.left, b.left), max(a.top, b.top), min(a.right, b.right), min(a.bottom, b.bottom)}
}

// pattern repeats the subjects on a staggered lattice that tiles without seams: what crosses an edge comes in again on the
// opposite side.
func (c *composer) pattern() Scene {
	out := Scene{Bleeds: true}
	if d, ok := c.backing(); ok {
		out.add(d)
	}
	var motifs []cluster
	joined := c.members()
	c.links = slices.DeleteFunc(slices.Clone(c.links), func(r brief.Relation) bool { return r.Kind == "and" || r.Kind == "beside" })
	for i := range c.Brief.Subjects {
		if c.isRoot(i) || slices.Contains(joined, i) {
			motifs = append(motifs, c.unit(i, how{}))
		}
	}
	rows, columns := []int{4, 4, 6, 6}[c.Variation%4], []int{4, 3, 5, 4}[c.Variation%4]
	across, down := 1/float64(columns), 1/float64(rows)
	for r := range rows {
		for col := range columns {
			x, y := (float64(col)+.25+.5*float64(r%2))*across, (float64(r)+.5)*down
			b := motifs[(r+col)%len(motifs)].bounds()
			wide := b.W() / max(b.H(), 1e-9)
			half := .44 * min(across, down) * []float64{1, .86}[(r+col)%2] * max(1, min(1.25, max(wide, 1/wide)))
			turn := []float64{-12, 9, -5, 14}[(r*3+col*5)%4]
			one := motifs[(r+col)%len(motifs)].turnedBy(turn).fit(region{x - half, y - half, x + half, y + half})
			for _, dx := range []float64{-1, 0, 1} {
				if b := one.moved(dx, 0).bounds(); b.X1 > 0 && b.X0 < 1 {
					out.add(one.moved(dx, 0))
				}
			}
		}
	}
	out.Box = kit.Box{X1: 1, Y1: 1}
	return out
}

// backing is the plain ground of a pattern, where its color was told.
func (c *composer) backing() (cluster, bool) {
	col, ok := colorOf(c.Brief.Backing)
	cloth, printed := fillOf(c.Brief.Backing)
	if !ok && !printed || c.Brief.Backing == "" {
		return cluster{}, false
	}
	if printed {
		col = kit.Hex(cmp.Or(clothBases[c.Brief.Backing], plainCloth))
		if len(c.Brief.Tints) > 0 {
			if told, ok := colorOf(c.Brief.Tints[0]); ok {
				col = told
			}
		}
	}
	p := kit.Piece{Name: "backing", Cm: 40, Palette: "ground #ffffff", Draw: func(k *kit.Canvas) {
		t := k.Tones("ground")
		k.Part("ground", k.Rect(0, 0, kit.Side, kit.Side, 0, t.M))
		if printed {
			k.Part("ground", k.Clip(kit.RoundRect(0, 0, kit.Side, kit.Side, 0), cloth(k, kit.Box{X1: kit.Side, Y1: kit.Side}, t)))
		}
	}}
	d, err := p.Render(kit.Options{Colors: map[string]kit.Color{"ground": col}})
	return c.place(-1, d, scene.Identity).transformed(scene.ScaleBy(1./kit.Side, 1./kit.Side)), err == nil
}

// fill is the share of the canvas that a composition takes in its longer direction.
const fill = .85
