package compose

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pellucid/internal/engine/illustrator/brief"
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

// besideLetter composes a letter or a number with what comes with it, "A for apple", "number 5 with a dinosaur": the letter is large, one
// thing stands before its lower right corner, several stand in a row before its foot. It reports false for other briefs.
func (c *composer) besideLetter() (Scene, bool) {
	b := c.Brief
	if len(b.Lettering) > 0 || b.Motif != "" || b.Place != "" || len(b.Framing) > 0 || b.Design != "" && b.Design != "print" || b.Style.Name == "logo" || len(b.Subjects) < 1 {
		return Scene{}, false
	}
	letter := slices.IndexFunc(b.Subjects, func(s brief.Subject) bool {
		return s.Kind == brief.Family && letterFamilies[s.ID] && s.Count == 1 && utf8.RuneCountInString(s.Text) <= 2 && s.Text != "" && s.Size == ""
	})
	if letter < 0 || slices.ContainsFunc(c.links, func(r brief.Relation) bool { return (r.From == letter || r.To == letter) && !loose[r.Kind] }) {
		return Scene{}, false
	}
	if b.Subjects[letter].Fill == "floral" && len(b.Subjects) == 1 {
		if k, ok := c.initial(letter); ok {
			out := Scene{}
			out.add(c.grown(k, c.posy(), letterFlowers, .1).fit(usual))
			return out, true
		}
	}
	before := c.links
	c.loosen()
	var at []int
	for i := range b.Subjects {
		if c.isRoot(i) && i != letter {
			at = append(at, i)
		}
	}
	if len(at) == 0 || len(at) > mostCompanions || slices.ContainsFunc(at, func(i int) bool { return c.unfitBeside(i) }) || !c.isRoot(letter) {
		c.links = before
		return Scene{}, false
	}
	if f, ok := c.florist(at); ok && f.lies() {
		if k, ok := c.initial(letter); ok {
			out := Scene{}
			out.add(c.grown(k, f, letterFlowers, .1).fit(usual))
			return out, true
		}
	}
	k := normal(c.unit(letter, how{}))
	k = k.scaled(1 / k.bounds().H())
	if lb := k.bounds(); lb.W() > 1.1 {
		k = k.scaled(1.1 / lb.W())
	}
	out := Scene{}
	out.add(c.withCompanions(k, at).fit(usual))
	return out, true
}

// unfitBeside reports whether a subject has a place by a letter that other compositions know: a crown on it, a wreath or a place around it.
func (c *composer) unfitBeside(i int) bool {
	s := c.subject(i)
	return strings.HasSuffix(s.ID, "wreath") || strings.HasSuffix(s.ID, "frame") || s.ID == "crown" || s.ID == "tiara" || s.Kind == brief.Family || s.Kind == brief.Flag || s.Kind == brief.Map || accents[s.ID] && s.Count > 1 || s.ID == "heart" || s.Size != ""
}

// withCompanions sets the things at some places of the brief before a letter of height 1.
func (c *composer) withCompanions(k cluster, at []int) cluster {
	var units []cluster
	for _, i := range at {
		n := c.subject(i).Count
		for copy := range max(1, min(n, mostCompanions)) {
			units = append(units, normal(c.unit(i, how{copy: copy})))
		}
	}
	b := k.bounds()
	if len(units) == 1 {
		u := sized(units[0], companionWide, companionHigh)
		ub := u.bounds()
		return k.over(u.moved(b.X1-companionOver*ub.W()-ub.X0, b.Y1+.03-ub.Y1))
	}
	wide := 0.0
	for n := range units {
		units[n] = sized(units[n], companionsHigh, companionsHigh)
		wide += units[n].bounds().W()
	}
	squeeze := min(1.05, companionsWide/wide)
	x := (b.X0+b.X1)/2 - wide*squeeze/2
	for n, u := range units {
		ub := u.bounds()
		step := squeeze * ub.W()
		k = k.over(u.moved(x+step/2-(ub.X0+ub.X1)/2, b.Y1+.1+.03*float64(n%2)-ub.Y1))
		x += step
	}
	return k
}

// sized scales a cluster into a box of a width and a height.
func sized(k cluster, wide, high float64) cluster {
	b := k.bounds()
	return k.scaled(min(wide/max(b.W(), 1e-9), high/max(b.H(), 1e-9)))
}
