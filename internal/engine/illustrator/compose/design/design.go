package design

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// Designed composes art and lettering as one design: things around a main one, and the saying below it, on a ribbon across it or on a
// ring around it. It reports false where a prompt asks for a picture of things rather than for a design.
func (c *Designer) Designed() (layout.Scene, bool) {
	b := c.Brief
	text := strings.Join(b.Lettering, " ")
	if c.Ornate {
		return c.adorned(text)
	}
	for _, special := range []func(string) (layout.Scene, bool){c.split, c.insetView, c.shapedText} {
		if out, ok := special(text); ok {
			return out, true
		}
	}
	if out, ok := c.paperwork(); ok {
		return out, true
	}
	if b.Design == "label" && text != "" && len(b.Subjects) == 0 {
		return c.label(c.ownArtOf(), text), true
	}
	if out, ok := c.named(text); ok {
		return out, true
	}
	if out, ok := c.bookmarked(); ok {
		return out, true
	}
	if out, ok := c.pressed(); ok {
		return out, true
	}
	if b.Letter.Fill == "floral" && len(b.Subjects) == 0 && len(b.Framing) == 0 && text != "" {
		c.Brief.Letter.Fill = ""
		return c.flowery(plants.Posy(c.Placing()), text)
	}
	if b.Style.Name == "logo" && text != "" && len(b.Subjects) == 0 && len(b.Framing) == 0 && b.Ground == "" && b.Motif == "" && b.Letter.Style != "arc" && c.plainLetters() {
		return c.wordmark(text), true
	}
	sheet := c.sheetOfPaper()
	if sheet >= 0 {
		text = strings.TrimSpace(text + " " + c.Subject(sheet).Text)
	}
	if sheet >= 0 && c.Subject(sheet).ID != "label" { // the jar stands on its label
		c.Brief.Subjects[sheet].Only, c.Brief.Subjects[sheet].Text = "", ""
		sheet = -1
	}
	if b.Motif != "" || len(b.Subjects) == 0 || text == "" && b.Design == "" && b.Style.Name != "logo" && !c.signed() && !c.sunsetAlone() || !c.framable(text) {
		return layout.Scene{}, false
	}
	before := c.Links
	c.loosen()
	var at []int
	for i := range b.Subjects {
		if b.Letter.Swapped != "" {
			c.swapHeads(i)
		}
		roped := b.Subjects[i].ID == "rope" && i > 0 && slices.Contains(b.Framing, "badge") // it is the rim
		if c.IsRoot(i) && i != sheet && !roped && !(b.Design == "crest" && shields[b.Subjects[i].ID]) {
			at = append(at, i)
		}
	}
	if len(at) == 0 || len(at) == 1 && text == "" && !(b.Style.Name == "logo" && (c.roundAsked() || b.Ground != "")) && len(b.Framing) == 0 && b.Design != "mascot" && b.Design != "crest" {
		c.Links = before
		return layout.Scene{}, false
	}
	return c.inKind(at, text), true
}

// faces are even shapes in which something stands in any design.
var faces = figure.Words("paw-print heart star circle shamrock football cross")

// framable reports whether a design has its framing: a badge's ring, a ribbon for its text, confetti around all.
func (c *Designer) framable(text string) bool {
	for _, f := range c.Brief.Framing {
		switch f {
		case "badge", "confetti", "sparkles":
		case "banner", "ribbon", "ribbon-banner", "pattern":
			if text == "" {
				return false
			}
		case "border", "frame":
			if !slices.Contains(c.Brief.Framing, "badge") {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// signed reports whether one of several things is a sign with words on it.
func (c *Designer) signed() bool {
	return len(c.Brief.Subjects) > 1 && slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool {
		return s.Text != "" && hierarchy.Carriers[s.ID] || s.ID == "wood-plank" && s.Text != ""
	})
}

// named composes what is a name before all: one within a wreath, or one in tubes of neon.
func (c *Designer) named(text string) (layout.Scene, bool) {
	if len(c.Brief.Subjects) != 1 || len(c.Brief.Framing) > 0 || c.Brief.Motif != "" || c.Brief.Letter.Swapped != "" {
		return layout.Scene{}, false
	}
	s := c.Subject(0)
	if text == "" {
		text = s.Text
	}
	ring := strings.HasSuffix(s.ID, "wreath") || s.ID == "floral-frame" || s.ID == "circle-frame"
	if text == "" || !ring && !(c.Brief.Style.Name == "neon" && s.ID == "wood-plank") {
		return layout.Scene{}, false
	}
	c.Brief.Subjects[0].Text = ""
	out := layout.Scene{}
	if !ring {
		d, ok := c.letters(text, 1.6)
		if ok {
			out.Add(c.Place(-1, d, scene.Identity).Fit(Usual))
		}
		return out, ok
	}
	k := c.Unit(0, layout.How{}).Fit(Usual)
	out.Add(k)
	b := k.Bounds()
	ink := c.ink()
	mood := "written"
	if c.Brief.Letter.Style == "cursive" || c.mood() == "elegant" {
		mood = "elegant"
	}
	wide := 2.0
	if len([]rune(text)) > 16 && !strings.ContainsAny(text, "0123456789") {
		wide = 1.4 // in three lines rather than in two
	}
	d, ok := c.setIn(text, mood, wide, ink)
	if ok {
		w, h := .52*b.W(), .42*b.H()
		if len([]rune(text)) <= 3 {
			w, h = .5*b.W(), .5*b.H() // initials are the mark
		}
		x, y := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
		out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: x - w/2, Top: y - h/2, Right: x + w/2, Bottom: y + h/2}))
	}
	return out, ok
}

// sheetOfPaper is the subject that is the label on which a design is, or -1.
func (c *Designer) sheetOfPaper() int {
	if c.Brief.Design != "label" {
		return -1
	}
	return slices.IndexFunc(c.Brief.Subjects, func(s brief.Subject) bool {
		return s.ID == "label" || s.Only != "" && strings.Contains(s.Only, "label")
	})
}

// inKind composes a design of the kind that was asked for.
func (c *Designer) inKind(at []int, text string) layout.Scene {
	b := c.Brief
	logo := b.Style.Name == "logo"
	switch {
	case logo:
	case b.Design == "label" && text != "":
		return c.label(at, text)
	case b.Design == "panel" && text != "" && b.Style.Name != "chalk":
		for _, i := range at { // beside the words there is room for one
			if s := &c.Brief.Subjects[i]; s.Count == figure.Unstated && !c.IsPosy(*s) && s.Kind != brief.Piece {
				s.Count = 1
			}
		}
		return c.panel(c.ensemble(at), text)
	case b.Design == "crest":
		if out, ok := c.heraldic(at, text); ok {
			return out
		}
		return c.crest(c.ensemble(at), text)
	case b.Design == "mascot":
		return c.mascot(c.ensemble(at), text)
	}
	if out, ok := c.swapped(at, text); ok && !logo {
		return out
	}
	if board := c.boardAmong(at); board >= 0 && text == "" && !logo && len(b.Framing) == 0 {
		return c.boarded(board, at)
	}
	if out, ok := c.between(at, text); ok && text != "" && !logo {
		return c.onPatch(out)
	}
	k := c.ensemble(at)
	switch {
	case slices.Contains(b.Framing, "badge"):
		if logo {
			return c.branded(c.ringLogo(k, text))
		}
		return c.emblem(k, text)
	case logo && c.Brief.Letter.Style != "arc" && (text != "" && c.plainLetters() || text == "" && (c.roundAsked() || b.Ground != "" || len(at) > 1)):
		return c.logoWork(k, text)
	case text == "":
		out := layout.Scene{}
		out.Add(k.Fit(Usual))
		return out
	case logo:
		c.Brief.Framing = nil
		return c.Staged(k)
	case b.Letter.Style == "arc" && len(b.Lettering) > 0:
		if b.Above == "" {
			c.Brief.Above = b.Lettering[0]
		}
		return c.betweenTexts(k)
	}
	if f, ok := plants.FloristOf(c.Placing(), at); ok && f.Lies() && c.blossoms(at) && !c.dressed(at) && b.Above == "" && b.Style.Name != "neon" && len(b.Framing) == 0 {
		if out, ok := c.flowery(f, text); ok {
			return c.onPatch(out)
		}
	}
	if _, ok := figure.FillOf(b.Backing); ok {
		k = contoured(k, .016, kit.White)
	}
	return c.onPatch(c.said(k, text))
}

// dressed reports whether one of some subjects wears or holds something: a cactus in a hat is a figure, and no spray.
func (c *Designer) dressed(at []int) bool {
	return slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool {
		return (r.Kind == "wearing" || r.Kind == "holding") && slices.Contains(at, r.From)
	})
}

// blossoms reports whether all of some subjects are flowers or leaves: fruit of which a saying tells, a tree or a cactus is large beside it.
func (c *Designer) blossoms(at []int) bool {
	return !slices.ContainsFunc(at, func(i int) bool {
		return figure.Potted[c.Subject(i).ID] || relation.Sceneries[c.Subject(i).ID] && c.Subject(i).ID != "fern" || library.GroupOf(c.Subject(i).ID) != "plants" || plants.Fruits[c.Subject(i).ID] && c.Subject(i).ID != "holly"
	})
}

// plainLetters reports whether no style of letters was asked for that a setting lacks.
func (c *Designer) plainLetters() bool {
	l := c.Brief.Letter
	_, known := settingOf[l.Style]
	return known && (!l.Metal || c.Brief.Style.Name == "logo") && l.Fill == "" && l.Material == ""
}
