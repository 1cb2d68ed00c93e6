package design

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
)

// The measures of what comes with a letter or a number, as shares of the letter's height.
const (
	companionHigh  = .62
	companionWide  = .66
	companionOver  = .2  // of the companion's width that lies before the letter
	companionsHigh = .54 // where several stand before it
	companionsWide = 1.3
	mostCompanions = 5
	letterFlowers  = .34 // the largest of the flowers that grow around it
)

// BesideLetter composes a letter or a number with what comes with it, "A for apple", "number 5 with a dinosaur": the letter is large, one
// thing stands before its lower right corner, several stand in a row before its foot. It reports false for other briefs.
func (c *Designer) BesideLetter() (layout.Scene, bool) {
	b := c.Brief
	if len(b.Lettering) > 0 || b.Motif != "" || b.Place != "" || len(b.Framing) > 0 || b.Design != "" && b.Design != "print" || b.Style.Name == "logo" || len(b.Subjects) < 1 {
		return layout.Scene{}, false
	}
	letter := slices.IndexFunc(b.Subjects, func(s brief.Subject) bool {
		return s.Kind == brief.Family && figure.LetterFamilies[s.ID] && s.Count == 1 && utf8.RuneCountInString(s.Text) <= 2 && s.Text != "" && s.Size == ""
	})
	if letter < 0 || slices.ContainsFunc(c.Links, func(r brief.Relation) bool { return (r.From == letter || r.To == letter) && !hierarchy.Loose[r.Kind] }) {
		return layout.Scene{}, false
	}
	if b.Subjects[letter].Fill == "floral" && len(b.Subjects) == 1 {
		if k, ok := c.initial(letter); ok {
			out := layout.Scene{}
			out.Add(c.grown(k, plants.Posy(c.Placing()), letterFlowers, .1).Fit(Usual))
			return out, true
		}
	}
	before := c.Links
	c.loosen()
	var at []int
	for i := range b.Subjects {
		if c.IsRoot(i) && i != letter {
			at = append(at, i)
		}
	}
	if len(at) == 0 || len(at) > mostCompanions || slices.ContainsFunc(at, func(i int) bool { return c.unfitBeside(i) }) || !c.IsRoot(letter) {
		c.Links = before
		return layout.Scene{}, false
	}
	if f, ok := plants.FloristOf(c.Placing(), at); ok && f.Lies() {
		if k, ok := c.initial(letter); ok {
			out := layout.Scene{}
			out.Add(c.grown(k, f, letterFlowers, .1).Fit(Usual))
			return out, true
		}
	}
	k := normal(c.Unit(letter, layout.How{}))
	k = k.Scaled(1 / k.Bounds().H())
	if lb := k.Bounds(); lb.W() > 1.1 {
		k = k.Scaled(1.1 / lb.W())
	}
	out := layout.Scene{}
	out.Add(c.withCompanions(k, at).Fit(Usual))
	return out, true
}

// unfitBeside reports whether a subject has a place by a letter that other compositions know: a crown on it, a wreath or a place around it.
func (c *Designer) unfitBeside(i int) bool {
	s := c.Subject(i)
	return strings.HasSuffix(s.ID, "wreath") || strings.HasSuffix(s.ID, "frame") || s.ID == "crown" || s.ID == "tiara" || s.Kind == brief.Family || s.Kind == brief.Flag || s.Kind == brief.Map || relation.Accents[s.ID] && s.Count > 1 || s.ID == "heart" || s.Size != ""
}

// withCompanions sets the things at some places of the brief before a letter of height 1.
func (c *Designer) withCompanions(k layout.Cluster, at []int) layout.Cluster {
	var units []layout.Cluster
	for _, i := range at {
		n := c.Subject(i).Count
		for copy := range max(1, min(n, mostCompanions)) {
			units = append(units, normal(c.Unit(i, layout.How{Copy: copy})))
		}
	}
	b := k.Bounds()
	if len(units) == 1 {
		u := layout.Sized(units[0], companionWide, companionHigh)
		ub := u.Bounds()
		return k.Over(u.Moved(b.X1-companionOver*ub.W()-ub.X0, b.Y1+.03-ub.Y1))
	}
	wide := 0.0
	for n := range units {
		units[n] = layout.Sized(units[n], companionsHigh, companionsHigh)
		wide += units[n].Bounds().W()
	}
	squeeze := min(1.05, companionsWide/wide)
	x := (b.X0+b.X1)/2 - wide*squeeze/2
	for n, u := range units {
		ub := u.Bounds()
		step := squeeze * ub.W()
		k = k.Over(u.Moved(x+step/2-(ub.X0+ub.X1)/2, b.Y1+.1+.03*float64(n%2)-ub.Y1))
		x += step
	}
	return k
}
