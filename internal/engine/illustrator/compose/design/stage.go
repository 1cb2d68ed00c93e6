package design

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/material"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

var (
	whole  = layout.Region{Left: 0, Top: 0, Right: 1, Bottom: 1}
	Usual  = layout.Region{Left: (1 - fill) / 2, Top: (1 - fill) / 2, Right: (1 + fill) / 2, Bottom: (1 + fill) / 2}
	higher = layout.Region{Left: .12, Top: .07, Right: .88, Bottom: .69}
	lower  = layout.Region{Left: .08, Top: .73, Right: .92, Bottom: .93}
)

// behind are the families that lie behind a scene; around those that leave their middle to it; signs carry the text.
var (
	behindScene = []string{"sunburst", "splash", "blob", "bokeh", "sparkles", "confetti", "watercolor-splash", "waves", "cloudscape", "foliage", "light-ray", "smoke", "fire", "paint-splatter"}
	signs       = []string{"badge", "banner", "ribbon", "ribbon-banner", "speech-bubble", "thought-bubble", "label", "sale-tag"}
)

// Staged puts the framing and the lettering of a brief around the composed subjects and fits all to the canvas.
func (c *Designer) Staged(k layout.Cluster) layout.Scene {
	if whole, ok := c.motif(); ok {
		return whole
	}
	if cloth, ok := c.cloth(); ok {
		return cloth
	}
	out := layout.Scene{}
	room := Usual
	text := strings.Join(c.Brief.Lettering, " ")
	if slices.Contains(c.Brief.Framing, "badge") && len(k.Sprites) > 0 && len(c.Brief.Framing) == 1 {
		return c.emblem(k, text)
	}
	if slices.Contains(c.Brief.Framing, "pattern") && len(k.Sprites) > 0 {
		return c.pattern()
	}
	for _, name := range c.Brief.Framing {
		if name == "bubble" {
			name = "speech-bubble" // a bubble around or beside something speaks; soap bubbles are subjects
		}
		d, ok := c.framing(name, text, k)
		if !ok {
			continue
		}
		if slices.Contains(signs, name) && (name != "badge" || len(k.Sprites) == 0) {
			text = ""
		}
		room = c.set(&out, d, name, len(k.Sprites) > 0, room)
	}
	if text != "" && len(k.Sprites) > 0 && room == Usual && c.Brief.Letter.Style != "arc" {
		if d, ok := c.lockup(&k, text); ok {
			out.Add(k)
			out.Add(d)
			return out
		}
	}
	if text != "" {
		at, aspect := Usual, 0.0
		if len(k.Sprites) > 0 {
			at, room = lower, meet(room, higher)
			if c.Brief.Letter.Style == "arc" {
				at, room = layout.Region{Left: .06, Top: .05, Right: .94, Bottom: .36}, meet(Usual, layout.Region{Left: .16, Top: .34, Right: .84, Bottom: .95})
			}
			aspect = (at.Right - at.Left) / (at.Bottom - at.Top)
		}
		if d, ok := c.letters(text, aspect); ok {
			out.Add(c.Place(-1, d, scene.Identity).Fit(at))
		}
	}
	if len(k.Sprites) > 0 {
		out.Add(k.Fit(room))
	}
	return out
}

// clothBases are the grounds of patterns that have one of their own; plainCloth is that of the others.
var clothBases = map[string]string{"leopard": "#d9a45c", "zebra": "#ffffff", "plaid": "#c0392b", "buffalo": "#c22531", "cow": "#ffffff", "camouflage": "#6b7a4b"}

const plainCloth = "#7cc4e8"

// cloth is a pattern that is a fill alone: "leopard print pattern", "pink polka dot pattern".
func (c *Designer) cloth() (layout.Scene, bool) {
	if len(c.Brief.Subjects) != 1 || c.Subject(0).ID != "pattern" {
		return layout.Scene{}, false
	}
	f, ok := figure.FillOf(c.Subject(0).Fill)
	if !ok {
		return layout.Scene{}, false
	}
	base := cmp.Or(clothBases[c.Subject(0).Fill], plainCloth)
	p := kit.Piece{Name: "cloth", Cm: 40, Palette: "cloth " + base, Draw: func(k *kit.Canvas) {
		t := k.Tones("cloth")
		k.Bleed()
		k.Part("cloth", k.Form(kit.RoundRect(0, 0, kit.Side, kit.Side, 0), t.M))
	}}
	o := kit.Options{Colors: map[string]kit.Color{}, Fills: map[string]kit.Fill{"cloth": f}}
	var told []kit.Color
	checks := c.Subject(0).Fill == "buffalo" || c.Subject(0).Fill == "plaid"
	for _, word := range slices.Concat([]string{c.Subject(0).Color, c.Brief.Backing}, c.Subject(0).More, c.Brief.Tints) {
		if word == "black" && checks && (len(c.Brief.Tints) > 1 || len(c.Subject(0).More) > 0) {
			continue // its checks
		}
		if col, ok := figure.ColorOf(word); ok && word != "" {
			told = append(told, col)
		}
	}
	if len(told) > 0 {
		o.Colors["cloth"] = told[0]
		if on, ok := patterns.OnColor(c.Subject(0).Fill, told[0]); ok {
			o.Fills["cloth"] = on
		}
	}
	if len(told) > 1 && patterns.TakesColor(c.Subject(0).Fill) {
		if in, ok := patterns.FillIn(c.Subject(0).Fill, told[1]); ok {
			o.Fills["cloth"] = in
		}
	}
	d, err := p.Render(o)
	if err != nil {
		return layout.Scene{}, false
	}
	out := layout.Scene{Bleeds: true}
	out.Add(c.Place(0, d, scene.Identity).Fit(whole))
	return out, true
}

// framing draws a family around the composed subjects with the text that it may carry. What is scattered around them keeps near to their form.
func (c *Designer) framing(name, text string, around layout.Cluster) (kit.Drawing, bool) {
	aspect, withSubject := 0.0, len(around.Sprites) > 0
	if !slices.Contains(signs, name) || name == "badge" && withSubject {
		text = ""
	}
	if b := around.Bounds(); withSubject && strewn[name] {
		margin := .35 * max(b.W(), b.H())
		aspect = (b.W() + margin) / (b.H() + margin)
	}
	return c.render(name, text, aspect)
}

// strewn are the families of many small bits.
var strewn = map[string]bool{"sparkles": true, "confetti": true}

// render draws a piece of the kit that no subject names.
func (c *Designer) render(name, text string, aspect float64) (kit.Drawing, bool) {
	p, ok := library.Find(name)
	if !ok {
		return kit.Drawing{}, false
	}
	slots, _ := kit.ParsePalette(p.Palette)
	o := kit.Options{Colors: map[string]kit.Color{}, Seed: c.IdeaSeed(0, 0), Text: text, Aspect: aspect}
	for n, word := range c.Brief.Tints {
		if col, ok := figure.ColorOf(word); ok && n < len(slots) {
			o.Colors[slots[n].Name] = col
		}
	}
	d, err := p.Render(o)
	return d, err == nil
}

// letters draws a text that stands by itself, in the style that was asked for.
func (c *Designer) letters(text string, aspect float64) (kit.Drawing, bool) {
	l := c.Brief.Letter
	if l.Metal && l.Fill != "" {
		l.Metal = false // a pattern covers the polish
		if l.Style == "elegant" {
			l.Style = "serif"
		}
	}
	if c.Brief.Style.Name == "neon" && (l.Style == "" || l.Style == "neon" || l.Style == "script") {
		l.Style = "tubes" // the style bends them itself, in their color
	}
	if d, ok := c.filled(text, aspect, .05); ok {
		return d, true
	}
	if l.Style == "" && !l.Metal && l.Fill == "" && l.Material == "" || len(l.Stress) > 0 && c.Brief.Style.Name != "neon" {
		return c.saying(text, aspect, .05)
	}
	if c.minimalWords() {
		return c.saying(text, aspect, 0)
	}
	if _, known := settingOf[l.Style]; known && l.Repeat > 1 && !l.Metal && l.Fill == "" && l.Material == "" {
		return c.saying(text, aspect, 0)
	}
	if l.Material != "" {
		l.Style = "solid"
	}
	if l.Repeat > 1 {
		text = strings.TrimSuffix(strings.Repeat(text+"\n", l.Repeat), "\n")
	}
	if l.Style == "elegant" && text == strings.ToLower(text) {
		text = titled(text) // a line in gold is set as a title
	}
	p := lettering.Styled(text, l.Style, l.Metal, len(c.Brief.Tints) > 0)
	slots, _ := kit.ParsePalette(p.Palette)
	o := kit.Options{Colors: map[string]kit.Color{}, Fills: map[string]kit.Fill{}, Seed: c.IdeaSeed(0, 0), Text: text, Aspect: aspect}
	if l.Style == "arc" && len(c.Brief.Subjects) > 0 {
		o.Without = []string{"decoration"} // the subject stands below the arc
	}
	for n, word := range c.Brief.Tints {
		if col, ok := figure.ColorOf(word); ok && n < len(slots) {
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
	if f, ok := figure.FillOf(l.Fill); ok {
		o.Fills["letters"] = f
		if base := clothBases[l.Fill]; base != "" && len(c.Brief.Tints) == 0 {
			o.Colors["letters"] = kit.Hex(base) // a cloth is known by its colors
		}
	}
	d, err := p.Render(o)
	if l.Material != "" && err == nil {
		d = material.Of(d, l.Material, o.Seed)
	}
	return d, err == nil
}

// repeat sets the text of a setting several times, one below the other, each in the next of the colors that were told.
func (c *Designer) repeat(set *lettering.Setting, times int) {
	set.Text, set.Stacked, set.Arch = strings.TrimSuffix(strings.Repeat(set.Text+"\n", times), "\n"), true, 0
	shades := []kit.Color{set.Ink.Main, set.Ink.Second, set.Ink.Block}
	if len(c.Brief.Tints) > 0 {
		shades = nil
	}
	for _, word := range c.Brief.Tints {
		if col, ok := figure.ColorOf(word); ok {
			shades = append(shades, col)
		}
	}
	set.Stress = nil
	for i := 0; i < times && len(shades) > 0; i++ {
		set.Stress = append(set.Stress, lettering.Stress{Color: shades[i%len(shades)]})
	}
}

// mainText parts the first text of a brief from further ones, which are small lines below it.
func (c *Designer) mainText(text string) (main string, under []string) {
	all := c.Brief.Lettering
	if len(all) < 2 || text != strings.Join(all, " ") || len(c.Brief.Letter.Stress) > 0 {
		return text, nil
	}
	return all[0], all[1:]
}

// stresses are the words that stand out of a saying.
func (c *Designer) stresses() []lettering.Stress {
	var out []lettering.Stress
	for _, s := range c.Brief.Letter.Stress {
		st := lettering.Stress{Words: s.Words, Large: s.Large, Face: facesOfStress[s.Style]}
		if col, ok := figure.ColorOf(s.Color); ok {
			st.Color = col
		}
		out = append(out, st)
	}
	return out
}

// facesOfStress are the typefaces of styles of lettering for words that stand out.
var facesOfStress = map[string]string{"script": "script", "cursive": "elegant", "brush": "brush", "block": "display", "bubble": "round", "serif": "serif", "modern": "sans", "varsity": "slab", "western": "slab", "comic": "comic", "typewriter": "mono"}

// set adds a framing to a scene and returns the room that it leaves.
func (c *Designer) set(out *layout.Scene, d kit.Drawing, name string, withSubject bool, room layout.Region) layout.Region {
	k := c.Place(-1, d, scene.Identity)
	at := layout.Region{Left: .03, Top: .03, Right: .97, Bottom: .97}
	switch {
	case d.Bleeds:
		at, out.Bleeds = whole, true
	case slices.Contains(signs, name) && withSubject && name != "badge":
		at, room = layout.Region{Left: .06, Top: .70, Right: .94, Bottom: .95}, meet(room, higher)
		if name == "speech-bubble" || name == "thought-bubble" {
			at, room = layout.Region{Left: .42, Top: .05, Right: .95, Bottom: .46}, layout.Region{Left: .08, Top: .36, Right: .68, Bottom: .94}
		}
	case name == "divider" && withSubject:
		room = layout.Region{Left: .43, Top: .43, Right: .57, Bottom: .57} // in the middle of the line
	case slices.Contains(signs, name):
		at = layout.Region{Left: .05, Top: .05, Right: .95, Bottom: .95}
	}
	k = k.Fit(at)
	if in, ok := d.Anchors["inside"]; ok {
		a := layout.MapAnchor(k.Root.M, in)
		w, h := a.W*.43, a.H*.43
		room = layout.Region{Left: a.X - w, Top: a.Y - h, Right: a.X + w, Bottom: a.Y + h}
		if name == "badge" {
			room = layout.Region{Left: .27, Top: .27, Right: .73, Bottom: .73}
		}
	} else if slices.Contains(behindScene, name) {
		room = meet(room, layout.Region{Left: .17, Top: .17, Right: .83, Bottom: .83})
	}
	out.Add(k)
	return room
}

func meet(a, b layout.Region) layout.Region {
	return layout.Region{Left: max(a.Left, b.Left), Top: max(a.Top, b.Top), Right: min(a.Right, b.Right), Bottom: min(a.Bottom, b.Bottom)}
}

// pattern repeats the subjects on a staggered lattice that tiles without seams: what crosses an edge comes in again on the
// opposite side.
func (c *Designer) pattern() layout.Scene {
	out := layout.Scene{Bleeds: true}
	if d, ok := c.backing(); ok {
		out.Add(d)
	}
	var motifs []layout.Cluster
	joined := c.members()
	c.Links = slices.DeleteFunc(slices.Clone(c.Links), func(r brief.Relation) bool { return r.Kind == "and" || r.Kind == "beside" })
	for i := range c.Brief.Subjects {
		if c.IsRoot(i) || slices.Contains(joined, i) {
			motifs = append(motifs, c.Unit(i, layout.How{}))
		}
	}
	rows, columns := []int{4, 4, 6, 6}[c.Variation%4], []int{4, 3, 5, 4}[c.Variation%4]
	across, down := 1/float64(columns), 1/float64(rows)
	for r := range rows {
		for col := range columns {
			x, y := (float64(col)+.25+.5*float64(r%2))*across, (float64(r)+.5)*down
			b := motifs[(r+col)%len(motifs)].Bounds()
			wide := b.W() / max(b.H(), 1e-9)
			half := .44 * min(across, down) * []float64{1, .86}[(r+col)%2] * max(1, min(1.25, max(wide, 1/wide)))
			turn := []float64{-12, 9, -5, 14}[(r*3+col*5)%4]
			one := motifs[(r+col)%len(motifs)].TurnedBy(turn).Fit(layout.Region{Left: x - half, Top: y - half, Right: x + half, Bottom: y + half})
			for _, dx := range []float64{-1, 0, 1} {
				if b := one.Moved(dx, 0).Bounds(); b.X1 > 0 && b.X0 < 1 {
					out.Add(one.Moved(dx, 0))
				}
			}
		}
	}
	out.Box = kit.Box{X1: 1, Y1: 1}
	return out
}

// backing is the plain ground of a pattern, where its color was told.
func (c *Designer) backing() (layout.Cluster, bool) {
	col, ok := figure.ColorOf(c.Brief.Backing)
	cloth, printed := figure.FillOf(c.Brief.Backing)
	if !ok && !printed || c.Brief.Backing == "" {
		return layout.Cluster{}, false
	}
	if printed {
		col = kit.Hex(cmp.Or(clothBases[c.Brief.Backing], plainCloth))
		if len(c.Brief.Tints) > 0 {
			if told, ok := figure.ColorOf(c.Brief.Tints[0]); ok {
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
	return c.Place(-1, d, scene.Identity).Transformed(scene.ScaleBy(1./kit.Side, 1./kit.Side)), err == nil
}

// fill is the share of the canvas that a composition takes in its longer direction.
const fill = .85
