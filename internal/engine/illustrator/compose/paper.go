package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// occasionArt is what a sheet shows where a prompt names no art, by a word of the prompt, and what is scattered on its ground.
var occasionArt = []struct{ words, art, scatter string }{
	{"halloween", "jack-o-lantern bat", "stars"}, {"christmas xmas holiday", "christmas-tree gift-box", "snow"}, {"valentine valentines valentine's love", "heart rose", "hearts"}, {"birthday", "birthday-cake balloon", "confetti"},
	{"easter", "easter-egg tulip", "petals"}, {"graduation", "graduation-cap", "confetti"}, {"wedding bridal engagement anniversary date", "rose eucalyptus-branch", ""}, {"baby", "teddy-bear balloon", "hearts"},
	{"thanksgiving harvest fall autumn", "pumpkin leaf", "petals"}, {"mothers mother's", "bouquet", "petals"}, {"winter snow", "snowman", "snow"}, {"jazz", "saxophone music-note", "stars"}, {"music concert band dj", "guitar music-note", "stars"},
	{"pool beach summer luau", "palm-tree beach-ball", ""}, {"car wash", "car bubbles", "dots"}, {"taco fiesta", "taco", "confetti"}, {"sale", "sale-tag shopping-bag", "confetti"}, {"bake", "cupcake", "dots"}, {"dog", "dog paw-print", "dots"},
	{"year", "champagne-glass", "confetti"}, {"thank thanks", "bouquet", "petals"}, {"wine vineyard", "wine-glass", ""}, {"honey", "bee", ""}, {"coffee", "coffee-bean", ""}, {"beer ale ipa lager brewing", "wheat", ""}, {"whiskey whisky bourbon", "barrel", ""},
	{"jam strawberry", "strawberry", ""}, {"sauce chili salsa", "chili-pepper", ""}, {"candle", "candle", ""}, {"tea", "leaf", ""}, {"soap lavender", "lavender", ""}, {"party", "balloon confetti", "confetti"},
}

// occasionOf is the art and the scatter for the words of the prompt.
func (c *composer) occasionOf() (art []string, scatter string) {
	said := c.saidWords()
	for _, o := range occasionArt {
		for w := range strings.FieldsSeq(o.words) {
			if slices.Contains(said, w) {
				return strings.Fields(o.art), o.scatter
			}
		}
	}
	return nil, ""
}

// saidWords are the words of the prompt.
func (c *composer) saidWords() []string {
	return strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(c.Brief.Prompt, "’", "'")), func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '\'')
	})
}

// ownArtOf adds the occasion's art to a sheet without subjects.
func (c *composer) ownArtOf() []int {
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
		if accents[id] || c.isPosy(brief.Subject{Kind: brief.Piece, ID: id}) {
			count = unstated
		}
		at = append(at, len(c.Brief.Subjects))
		c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Words: id, Kind: brief.Piece, ID: id, Count: count})
	}
	return at
}

// sheetLines are the words of a sheet: a small line above, the main one, and small lines below.
type sheetLines struct {
	kicker, main string
	feet         []string
}

// linesOfSheet tells the lines of a sheet apart: names are the main line, the occasion else; days and places stand below.
func (c *composer) linesOfSheet() sheetLines {
	lines := slices.Clone(c.Brief.Lettering)
	for i := range c.Brief.Subjects {
		if s := &c.Brief.Subjects[i]; s.Text != "" && s.Kind != brief.Family {
			lines = append(lines, s.Text)
			s.Text = ""
		}
	}
	out := sheetLines{}
	if len(lines) > 1 && strings.HasPrefix(lines[0], "You’re") {
		out.kicker, lines = lines[0], lines[1:]
	}
	if len(lines) == 0 {
		return out
	}
	main := max(0, slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "&") || strings.Contains(l, " and ") }))
	out.main = lines[main]
	out.feet = append(slices.Clone(lines[:main]), lines[main+1:]...)
	if out.kicker == "" && main == 1 && len(lines) > 1 {
		out.kicker, out.feet = lines[0], lines[2:]
	}
	return out
}

// paperwork composes a card, a flyer or a certificate; false for other designs.
func (c *composer) paperwork() (Scene, bool) {
	kind := c.Brief.Design
	if kind != "card" && kind != "flyer" && kind != "certificate" || len(c.Brief.Lettering) == 0 && !c.anyText() {
		return Scene{}, false
	}
	c.Brief.Motif = ""
	words := c.linesOfSheet()
	if kind == "certificate" {
		return c.certificate(words), true
	}
	c.loosen()
	var at, growing []int
	for i := range c.Brief.Subjects {
		if !c.isRoot(i) {
			continue
		}
		if c.isPosy(c.subject(i)) && c.subject(i).Kind == brief.Piece {
			growing = append(growing, i)
		} else {
			at = append(at, i)
		}
	}
	if len(at)+len(growing) == 0 {
		for _, i := range c.ownArtOf() {
			if c.mood() == "elegant" && c.isPosy(c.subject(i)) {
				growing = append(growing, i)
			} else {
				at = append(at, i)
			}
		}
	}
	bordered := slices.Contains(c.saidWords(), "border") || slices.Contains(c.saidWords(), "frame") || slices.Contains(c.saidWords(), "wreath")
	if kind == "flyer" || len(at) > 0 && !bordered && c.mood() != "elegant" {
		at, growing = append(at, growing...), nil
	}
	if len(growing) > 0 && (len(at) == 0 || bordered || c.mood() == "elegant") {
		return c.botanicalCard(at, growing, words, bordered), true
	}
	return c.sceneCard(at, words, kind == "flyer"), true
}

func (c *composer) anyText() bool {
	return slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.Text != "" && s.Kind != brief.Family })
}

// The sheet of a card: five to seven.
var cardSheet = region{.165, .03, .835, .97}

// botanicalCard is white paper with plants in two corners or all around, and the words in the middle.
func (c *composer) botanicalCard(at, growing []int, words sheetLines, bordered bool) Scene {
	out := Scene{}
	ink := c.ink()
	gold := kit.Hex("#b8934a")
	d, err := frames.Sheet(178, 250, frames.Ground{Field: kit.Hex("#fffdf8"), Marks: gold, Ruled: true}).Render(kit.Options{})
	if err != nil {
		return out
	}
	sheet := c.place(-1, d, scene.Identity).fit(cardSheet)
	b := sheet.bounds()
	out.add(sheet)
	room := region{b.X0 + .14*b.W(), b.Y0 + .27*b.H(), b.X1 - .14*b.W(), b.Y1 - .27*b.H()}
	if bordered {
		c.plantBorder(&out, growing, b)
		room = region{b.X0 + .2*b.W(), b.Y0 + .16*b.H(), b.X1 - .2*b.W(), b.Y1 - .16*b.H()}
	} else {
		c.sprigs(&out, growing, b)
	}
	if len(at) > 0 {
		high := room.bottom - room.top
		out.add(c.ensemble(at).fit(region{room.left, room.top + .44*high, room.right, room.bottom}))
		room.bottom = room.top + .42*high
	}
	ink.Rim, ink.Block = kit.Color{}, kit.Hex("#fffdf8")
	mood := "card"
	if c.mood() == "elegant" || c.Brief.Letter.Style == "cursive" {
		mood = "elegant"
	}
	c.typeset(&out, words, room, mood, ink, gold)
	return out
}

// plantBorder sets plants all along the edge of a sheet.
func (c *composer) plantBorder(out *Scene, growing []int, b kit.Box) {
	var motifs []cluster
	for _, i := range growing {
		motifs = append(motifs, normal(c.unit(i, how{})))
	}
	in := .075 * b.W()
	edge := region{b.X0 + in, b.Y0 + in, b.X1 - in, b.Y1 - in}
	if slim(motifs) {
		out.add(sprayed(motifs, "frame", edge, .2*b.W()))
		return
	}
	for _, arm := range trails("frame", edge, .17*b.W()) {
		for n, s := range arm {
			if n%2 == 0 && n > 0 && n+1 < len(arm) {
				continue
			}
			h := s.size / 2 * 1.15
			out.add(motifs[n/2%len(motifs)].fit(region{-h, -h, h, h}).turnedBy(swing[n%len(swing)]).moved(s.x, s.y))
		}
	}
}

// sprigs set plants into the upper left and the lower right corner of a sheet: slim ones fan out from the corner along both edges, round
// ones lie over their feet.
func (c *composer) sprigs(out *Scene, growing []int, b kit.Box) {
	size := .38 * b.W()
	var slims, rounds []cluster
	var lies []lie
	for _, i := range growing {
		k := normal(c.unit(i, how{}))
		if l := lieOf(k); l.slim >= slimFrom {
			slims, lies = append(slims, k), append(lies, l)
		} else {
			rounds = append(rounds, k)
		}
	}
	for corner := range 2 {
		x, y, dir := b.X0+.03*b.W(), b.Y0+.03*b.W(), 0.0
		if corner == 1 {
			x, y, dir = b.X1-.03*b.W(), b.Y1-.03*b.W(), 180
		}
		turned := func(k cluster) cluster { return k.turnedBy(dir).moved(x, y) }
		for j, fan := range []struct{ turn, size float64 }{{4, 1.2}, {86, 1.2}, {24, .95}, {66, .95}, {45, .8}} {
			if len(slims) == 0 {
				break
			}
			n := j % len(slims)
			k := slims[n].turnedBy(-lies[n].turn)
			kb := k.bounds()
			k = k.moved(-kb.X0, -(kb.Y0+kb.Y1)/2).scaled(size * fan.size / max(kb.W(), 1e-9))
			out.add(turned(k.turnedBy(fan.turn)))
		}
		for j, at := range [][3]float64{{.2, .2, .62}, {.62, .14, .42}, {.14, .62, .42}, {.96, .1, .28}, {.1, .96, .28}} {
			if len(rounds) == 0 {
				break
			}
			if len(slims) > 0 && j > 2 {
				break
			}
			h := size * at[2] / 2
			k := rounds[j%len(rounds)].fit(region{-h, -h, h, h})
			out.add(k.moved(x+map[bool]float64{true: -1, false: 1}[corner == 1]*size*at[0], y+map[bool]float64{true: -1, false: 1}[corner == 1]*size*at[1]))
		}
	}
}

// typeset sets the lines of a sheet one above the other: a small one, the large one, a rule, small ones.
func (c *composer) typeset(out *Scene, words sheetLines, room region, mood string, ink lettering.Ink, rule kit.Color) {
	high, wide := room.bottom-room.top, room.right-room.left
	top, bottom := room.top, room.bottom
	small := min(.032, .1*high)
	if words.kicker != "" {
		c.smallLine(out, words.kicker, region{room.left + .06*wide, top, room.right - .06*wide, top + small}, ink.Small)
		top += small + .045*high
	}
	for n := len(words.feet) - 1; n >= 0; n-- {
		c.smallLine(out, words.feet[n], region{room.left, bottom - small, room.right, bottom}, ink.Small)
		bottom -= small * 1.75
	}
	if len(words.feet) > 0 {
		if d, err := frames.Rule(rule, false).Render(kit.Options{}); err == nil {
			out.add(c.place(-1, d, scene.Identity).fit(region{room.left + .2*wide, bottom - .03, room.right - .2*wide, bottom}))
		}
		bottom -= .035
	}
	if words.main == "" {
		return
	}
	if d, ok := c.setIn(words.main, mood, wide/max(.05, bottom-top), ink); ok {
		out.add(c.place(-1, d, scene.Identity).fit(region{room.left, top, room.right, bottom}))
	}
}

// smallLine sets a line in spaced capitals.
func (c *composer) smallLine(out *Scene, text string, at region, col kit.Color) {
	d, err := lettering.Spaced(text, col).Render(kit.Options{})
	if err == nil && d.Box.W() > 0 {
		out.add(c.place(-1, d, scene.Identity).fit(at))
	}
}

// sceneCard is a colored sheet with the words above and the art standing below, on a hill or before rays.
func (c *composer) sceneCard(at []int, words sheetLines, flyer bool) Scene {
	out := Scene{}
	ink := c.ink()
	main, second := ink.Main.Lch(), ink.Second.Lch()
	_, scatter := c.occasionOf()
	g := frames.Ground{Field: kit.Lch{L: .955, C: min(.04, .4*main.C), H: main.H}.Color(), Hill: kit.Lch{L: .84, C: min(.09, .8*second.C), H: second.H}.Color(), Marks: kit.Lch{L: .8, C: min(.12, main.C), H: main.H}.Color(), Hilly: true, Scatter: scatter}
	if flyer {
		deep := ink.Block.Lch()
		g = frames.Ground{Field: kit.Lch{L: min(.34, deep.L+.04), C: min(.12, deep.C+.02), H: deep.H}.Color(), Marks: kit.Lch{L: .7, C: min(.14, main.C), H: main.H}.Color(), Rays: true, Scatter: scatter, Ruled: true}
		ink = lettering.Ink{Main: kit.Lch{L: .93, C: .05, H: main.H}.Color(), Second: kit.Lch{L: .84, C: .13, H: main.H}.Color(), Small: kit.Lch{L: .9, C: .06, H: main.H}.Color(), Block: kit.Lch{L: .2, C: .06, H: deep.H}.Color()}
	}
	if c.allPlants(at) && !flyer {
		g.Hill = kit.Hex("#a9cf94")
	}
	d, err := frames.Sheet(178, 250, g).Render(kit.Options{Seed: c.ideaSeed(0, 0)})
	if err != nil {
		return out
	}
	sheet := c.place(-1, d, scene.Identity).fit(cardSheet)
	b := sheet.bounds()
	out.add(sheet)
	foot := b.Y1 - .075*b.H()
	words.kicker, words.feet = strings.TrimSpace(words.kicker), slices.Clone(words.feet)
	for n := len(words.feet) - 1; n >= 0; n-- {
		col := ink.Small
		if !flyer {
			col = kit.Lch{L: .3, C: .06, H: second.H}.Color()
		}
		c.smallLine(&out, words.feet[n], region{b.X0 + .12*b.W(), foot - .03*b.H(), b.X1 - .12*b.W(), foot}, col)
		foot -= .05 * b.H()
	}
	top := b.Y0 + .075*b.H()
	if words.kicker != "" {
		c.smallLine(&out, words.kicker, region{b.X0 + .15*b.W(), top, b.X1 - .15*b.W(), top + .03*b.H()}, ink.Small)
		top += .055 * b.H()
	}
	split := b.Y0 + .4*b.H()
	if len(at) == 0 {
		split = foot - .04*b.H()
	}
	plants := c.allPlants(at) && !flyer
	var k cluster
	base, room := foot, region{b.X0 + .06*b.W(), split + .03*b.H(), b.X1 - .06*b.W(), foot - .01*b.H()}
	w, h := 0.0, 0.0
	if len(at) > 0 && !plants { // what is low leaves more room to the words
		k = c.ensemble(at)
		kb := k.bounds()
		f := min((room.right-room.left)/kb.W(), (room.bottom-room.top)/kb.H())
		w, h = f*kb.W(), f*kb.H()
		spare := room.bottom - room.top - h
		split += .55 * spare
		base = room.bottom - .3*spare
	}
	mood := c.mood()
	if l, ok := settingOf[c.Brief.Letter.Style]; ok && l != "" {
		mood = l
	}
	if text, ok := c.setIn(words.main, mood, .8*b.W()/(split-top), ink); ok && words.main != "" {
		out.add(c.place(-1, text, scene.Identity).fit(region{b.X0 + .09*b.W(), top, b.X1 - .09*b.W(), split}))
	}
	switch {
	case plants:
		c.meadow(&out, at, b, split, foot)
	case len(at) > 0:
		mid := (b.X0 + b.X1) / 2
		out.add(k.fit(region{mid - w/2, base - h, mid + w/2, base}))
	}
	return out
}

// allPlants reports whether a sheet's art is nothing but plants that grow.
func (c *composer) allPlants(at []int) bool {
	return len(at) > 0 && !slices.ContainsFunc(at, func(i int) bool {
		s := c.subject(i)
		return s.Kind != brief.Piece || library.GroupOf(s.ID) != "plants" || potted[s.ID]
	})
}

// meadow lets plants grow out of the foot of a sheet, side by side and of several heights.
func (c *composer) meadow(out *Scene, at []int, b kit.Box, top, foot float64) {
	high := foot - top - .02
	for n, x := range []float64{.5, .2, .8, .35, .66} {
		k := c.unit(at[n%len(at)], how{copy: n})
		kb := k.bounds()
		h := high * []float64{1, .86, .8, .62, .66}[n]
		k = k.scaled(min(h/kb.H(), .36*b.W()/kb.W()))
		kb = k.bounds()
		out.add(k.moved(b.X0+x*b.W()-(kb.X0+kb.X1)/2, foot+.02*b.H()*[]float64{0, .3, .2, 1, .9}[n]-kb.Y1))
	}
}

// certificate is a broad sheet with a heading, lines to write on and a seal.
func (c *composer) certificate(words sheetLines) Scene {
	out := Scene{}
	q := c.plateColors()
	q.Field = kit.Hex("#fdf8ea")
	if _, ok := c.topicOf(); !ok && len(c.Brief.Tints) == 0 {
		q.Ground, q.Accent = kit.Hex("#1f3d63"), kit.Hex("#c79a3e")
	}
	d, err := frames.Diploma(252, 182, q).Render(kit.Options{})
	if err != nil {
		return out
	}
	sheet := c.place(-1, d, scene.Identity).fit(region{.02, .02, .98, .98})
	b := sheet.bounds()
	out.add(sheet)
	at := func(x0, y0, x1, y1 float64) region {
		return region{b.X0 + x0*b.W(), b.Y0 + y0*b.H(), b.X0 + x1*b.W(), b.Y0 + y1*b.H()}
	}
	head, rest, _ := strings.Cut(words.main, " ")
	set := func(text, face string, col kit.Color, r region) {
		if d, err := lettering.Plain(text, face, col).Render(kit.Options{}); err == nil && d.Box.W() > 0 {
			out.add(c.place(-1, d, scene.Identity).fit(r))
		}
	}
	set(head, "gothic", q.Ground, at(.2, .17, .8, .36))
	if rest != "" {
		c.smallLine(&out, rest, at(.28, .4, .72, .445), q.Accent.Shade(-1))
	}
	if d, err := frames.Rule(q.Accent, false).Render(kit.Options{}); err == nil {
		out.add(c.place(-1, d, scene.Identity).fit(at(.36, .47, .64, .52)))
	}
	line := func(r region) {
		if d, err := frames.Rule(q.Ground.Shade(1), true).Render(kit.Options{}); err == nil {
			out.add(c.place(-1, d, scene.Identity).fit(r))
		}
	}
	if len(words.feet) > 0 {
		set(words.feet[0], "elegant", q.Ground, at(.26, .53, .74, .65))
	}
	line(at(.2, .655, .8, .665))
	line(at(.13, .83, .37, .835))
	line(at(.63, .83, .87, .835))
	for n, i := range []int{1, 2} {
		if len(words.feet) > i {
			c.smallLine(&out, words.feet[i], at(.13+.5*float64(n), .845, .37+.5*float64(n), .88), q.Ground)
		}
	}
	c.loosen()
	var art []int
	for i := range c.Brief.Subjects {
		if c.isRoot(i) {
			art = append(art, i)
		}
	}
	if len(art) > 0 {
		out.add(c.ensemble(art).fit(at(.38, .68, .62, .93)))
	} else if d, ok := c.render("gold-seal", "", 0); ok {
		out.add(c.place(-1, d, scene.Identity).fit(at(.42, .69, .58, .92)))
	}
	return out
}
