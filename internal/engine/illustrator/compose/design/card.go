package design

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// setIn sets a text in a mood and colors.
func (c *Designer) setIn(text, mood string, wide float64, ink lettering.Ink) (kit.Drawing, bool) {
	d, err := lettering.Set(lettering.Setting{Text: text, Mood: mood, Wide: wide, Ink: ink}).Render(kit.Options{Seed: c.IdeaSeed(0, 0), Text: text})
	return d, err == nil && d.Box.W() > 0
}

// platedMood is the mood of lettering that lies flat on paper.
func (c *Designer) platedMood() string {
	switch m := c.mood(); m {
	case "sport", "fun", "comic", "bold":
		return "cozy"
	default:
		return m
	}
}

// roomsOfLabels are where words and art stand on a label in a shape: left, top, right and bottom as parts of its box.
var roomsOfLabels = map[string][4]float64{"": {.12, .13, .88, .88}, "circle": {.17, .15, .83, .83}, "oval": {.17, .18, .83, .82}, "hexagon": {.2, .15, .8, .86}, "arch": {.14, .17, .86, .91}, "tag": {.12, .26, .88, .92}, "hanger": {.14, .42, .86, .95}, "square": {.17, .16, .83, .84}, "heart": {.2, .2, .8, .68}, "star": {.28, .32, .72, .72}, "shield": {.2, .16, .8, .78}, "rhombus": {.27, .27, .73, .73}}

// paperOfLabel is the color of a label's paper: a pale one that was told, brown paper, else cream.
func (c *Designer) paperOfLabel(q frames.Colors) kit.Color {
	switch {
	case slices.Contains(c.SaidWords(), "kraft"):
		return kit.Hex("#d8b58a")
	case len(c.Brief.Tints) > 0 && q.Field.Lch().L > .86:
		return q.Field
	}
	return kit.Hex("#fbf2de")
}

// label is a bottle's or a jar's label or a tag: art over the name, on paper with hollow corners or in the shape that was asked for.
func (c *Designer) label(at []int, text string) layout.Scene {
	out := layout.Scene{}
	q := c.plateColors()
	q.Field = c.paperOfLabel(q)
	w, h := 236.0, 236.0
	if len(at) == 0 {
		h = 150
	}
	piece, shaped := frames.Label(w, h, q), c.Brief.Ground
	if in := roomsOfLabels[shaped]; shaped != "" && in[2] > 0 {
		piece = frames.ShapedLabel(shaped, q)
	} else {
		shaped = ""
	}
	d, err := piece.Render(kit.Options{})
	if err != nil {
		return out
	}
	sheet := c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .03, Top: .03, Right: .97, Bottom: .97})
	b := sheet.Bounds()
	out.Add(sheet)
	if shaped == "tag" && len(at) == 1 && c.Subject(at[0]).ID == "bow" { // tied where the string is
		out.Add(c.ensemble(at).Fit(layout.Region{Left: b.X0 + .18*b.W(), Top: b.Y0 - .02*b.H(), Right: b.X1 - .18*b.W(), Bottom: b.Y0 + .34*b.H()}))
		at = nil
	}
	in := roomsOfLabels[shaped]
	room := layout.Region{Left: b.X0 + in[0]*b.W(), Top: b.Y0 + in[1]*b.H(), Right: b.X0 + in[2]*b.W(), Bottom: b.Y0 + in[3]*b.H()}
	if shaped == "tag" && slices.Contains(c.SaidWords(), "bow") {
		room.Top += .08 * b.H()
	}
	if lines := c.Brief.Lettering; len(lines) > 1 { // the product stands below the name
		line := .05 * b.H()
		c.smallLine(&out, lines[0], layout.Region{Left: room.Left + .1*b.W(), Top: room.Bottom - line, Right: room.Right - .1*b.W(), Bottom: room.Bottom}, q.Ground)
		text = strings.Join(lines[1:], " ")
		room.Bottom -= 1.6 * line
	}
	if len(at) > 0 {
		foot := room.Top + .56*(room.Bottom-room.Top)
		out.Add(c.ensemble(at).Fit(layout.Region{Left: room.Left, Top: room.Top, Right: room.Right, Bottom: foot}))
		room.Top = foot + .03
	}
	ink := c.ink()
	ink.Rim, ink.Block = kit.Color{}, q.Field
	for _, col := range []*kit.Color{&ink.Main, &ink.Second, &ink.Small} { // what is pale would be lost on the paper
		if q.Field.Lch().L-col.Lch().L < .28 {
			*col = q.Ground
		}
	}
	mood := c.mood()
	if shaped == "tag" || shaped == "hanger" {
		mood = c.platedMood()
	} else if mood != "elegant" {
		mood = "label"
	}
	if words, ok := c.setIn(text, mood, (room.Right-room.Left)/(room.Bottom-room.Top), ink); ok && text != "" {
		out.Add(c.Place(-1, words, scene.Identity).Fit(room))
	}
	return out
}

// panel is a heading: art at the left of the words, on a bar where a panel was asked for.
func (c *Designer) panel(k layout.Cluster, text string) layout.Scene {
	out := layout.Scene{}
	q := c.plateColors()
	const half = .2
	d, err := frames.Panel(250, 106, q).Render(kit.Options{})
	if err != nil {
		return out
	}
	out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .03, Top: .5 - half, Right: .97, Bottom: .5 + half}))
	b := k.Bounds()
	wide := min(.32, .4*b.W()/b.H())
	out.Add(contoured(k.Fit(layout.Region{Left: .05, Top: .5 - .24, Right: .05 + wide + .04, Bottom: .5 + .22}), .007, kit.White))
	ink := lettering.Ink{Main: q.Ink, Second: q.Ink, Small: q.Accent, Block: q.Ground.Shade(-1.5)}
	left, high := .05+wide+.06, .28
	if words, ok := c.setIn(text, c.platedMood(), (.88-left)/high, ink); ok { // in as many lines as fill the room beside the art
		out.Add(c.Place(-1, words, scene.Identity).Fit(layout.Region{Left: left, Top: .5 - high/2, Right: .88, Bottom: .5 + high/2}))
	}
	return out
}

// occasionArt is what a sheet shows where a prompt names no art, by a word of the prompt, and what is scattered on its ground.
var occasionArt = []struct{ words, art, scatter string }{
	{"halloween", "jack-o-lantern bat", "stars"}, {"christmas xmas holiday", "christmas-tree gift-box", "snow"}, {"valentine valentines valentine's love", "heart rose", "hearts"}, {"birthday", "birthday-cake balloon", "confetti"},
	{"easter", "easter-egg tulip", "petals"}, {"graduation", "graduation-cap", "confetti"}, {"wedding bridal engagement anniversary date", "rose eucalyptus-branch", ""}, {"baby", "teddy-bear balloon", "hearts"},
	{"thanksgiving harvest fall autumn", "pumpkin leaf", "petals"}, {"mothers mother's", "bouquet", "petals"}, {"winter snow", "snowman", "snow"}, {"jazz", "saxophone music-note", "stars"}, {"music concert band dj", "guitar music-note", "stars"},
	{"pool beach summer luau", "palm-tree beach-ball", ""}, {"car", "car bubbles", "dots"}, {"taco fiesta", "taco", "confetti"}, {"sale", "sale-tag shopping-bag", "confetti"}, {"bake", "cupcake", "dots"}, {"dog", "dog paw-print", "dots"},
	{"year", "champagne-glass", "confetti"}, {"thank thanks", "bouquet", "petals"}, {"wine vineyard", "wine-glass", ""}, {"honey", "bee", ""}, {"coffee", "coffee-bean", ""}, {"beer ale ipa lager brewing", "wheat", ""}, {"whiskey whisky bourbon", "barrel", ""},
	{"jam strawberry", "strawberry", ""}, {"sauce chili salsa", "chili-pepper", ""}, {"poison apothecary deadly", "skull", ""}, {"candle", "candle", ""}, {"tea", "leaf", ""}, {"soap lavender", "lavender", ""}, {"party", "balloon confetti", "confetti"},
}

// occasionOf is the art and the scatter for the words of the prompt.
func (c *Designer) occasionOf() (art []string, scatter string) {
	said := c.SaidWords()
	for _, o := range occasionArt {
		for w := range strings.FieldsSeq(o.words) {
			if slices.Contains(said, w) {
				return strings.Fields(o.art), o.scatter
			}
		}
	}
	return nil, ""
}

// ownArtOf adds the occasion's art to a sheet without subjects.
func (c *Designer) ownArtOf() []int {
	art, _ := c.occasionOf()
	if len(art) == 0 { // what the words themselves name
		for _, w := range strings.Fields(strings.ToLower(strings.Join(c.Brief.Lettering, " "))) {
			art = append(art, w, strings.TrimSuffix(w, "s"))
		}
	}
	var at []int
	for _, id := range art {
		if _, ok := library.Find(id); !ok || len(at) == 2 {
			continue
		}
		count := 1
		if relation.Accents[id] || c.IsPosy(brief.Subject{Kind: brief.Piece, ID: id}) {
			count = figure.Unstated
		}
		at = append(at, len(c.Brief.Subjects))
		c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Words: id, Kind: brief.Piece, ID: id, Count: count})
	}
	return at
}
