package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// fillSet adds to a set that lists fewer things than it is to have what goes with them: colors that are listed of one thing, things of the theme that is
// named, else of the theme that has most of them.
func (p *parser) fillSet() {
	n := max(p.setSize, p.setOfNumber())
	if p.out.Sheet == "" || n <= len(p.out.Subjects) {
		return
	}
	n = min(n, sheetMost)
	p.splitColors(n)
	for _, list := range p.relatedLists() {
		for _, t := range list {
			if len(p.out.Subjects) >= n {
				return
			}
			s := p.setSubject(t, setAsk{}, false, false)
			if s.Kind != brief.Person && !p.hasSubject(t.id) {
				p.out.Subjects = append(p.out.Subjects, s)
			}
		}
	}
	plain := p.out.Style.Name == "lineart" || p.out.Style.Name == "silhouette"
	for i := 0; i < len(p.out.Subjects) && len(p.out.Subjects) < n && !plain; i++ { // once more in other colors
		s := p.out.Subjects[i]
		if colors := huesOf(s); s.Kind == brief.Piece && len(colors) > 1 {
			s.Color = colors[i%len(colors)]
			p.out.Subjects = append(p.out.Subjects, s)
		}
	}
}

// hasSubject reports whether a thing is drawn already, or one whose name has its name in it.
func (p *parser) hasSubject(id string) bool {
	return slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool {
		return s.ID == id || strings.HasSuffix(s.ID, "-"+id) || strings.HasSuffix(id, "-"+s.ID)
	})
}

// splitColors draws one thing that has several colors once in each, as far as there is room: "potions in red, blue and green".
func (p *parser) splitColors(n int) {
	for i := 0; i < len(p.out.Subjects); i++ {
		s := p.out.Subjects[i]
		if s.Kind != brief.Piece || len(s.More) == 0 || len(p.out.Relations) > 0 || len(p.out.Subjects)+len(s.More) > n {
			continue
		}
		for k, c := range s.More {
			one := s
			one.Color, one.More = c, nil
			p.out.Subjects = slices.Insert(p.out.Subjects, i+1+k, one)
		}
		p.out.Subjects[i].More = nil
		i += len(s.More)
	}
}

// relatedLists are the things of the themes that a prompt names, then those of the themes that share at least two things with what it lists, most first.
func (p *parser) relatedLists() [][]setThing {
	var named [][]setThing
	for i := range p.toks {
		for k := i + 1; k <= min(len(p.toks), i+3); k++ {
			words := make([]string, 0, 3)
			for _, t := range p.toks[i:k] {
				words = append(words, t.Text)
			}
			key := token.Key(strings.Join(words, " "))
			if list := readSheets()[key]; list != nil && !p.withinStyle(i, k) && !p.hasSubject(strings.ReplaceAll(key, " ", "-")) {
				named = append(named, p.drawn(list))
			}
		}
	}
	type scored struct {
		key    string
		common int
	}
	var all []scored
	for key, list := range readSheets() {
		n := 0
		for _, t := range list {
			if slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == t.id }) {
				n++
			}
		}
		if n >= 3 || n == 2 && len(named) == 0 {
			all = append(all, scored{key, n})
		}
	}
	slices.SortFunc(all, func(a, b scored) int {
		if a.common != b.common {
			return b.common - a.common
		}
		return strings.Compare(a.key, b.key)
	})
	for _, s := range all {
		named = append(named, p.drawn(readSheets()[s.key]))
	}
	return named
}

// colorsOfList takes the colors out that a list of things ends with, or has between pauses: "…, teddy bear, pink and red, 12 stickers" are those of the set.
func (p *parser) colorsOfList() {
	if p.setAsked().kind == "" || !p.namesList(-1, -1) {
		return
	}
	for i := 0; i < len(p.spans); i++ {
		if p.spans[i].kind != token.Pause {
			continue
		}
		end, n, plain := p.clauseEnd(i+1), 0, false
		for k := i + 1; k < end; k++ {
			if s := p.spans[k]; s.kind == token.Word && s.is(color) {
				n++
				plain = plain || !s.is(thing) // a rose alone is the flower
			} else if s.key != "and" && s.key != "in" && s.key != "only" && s.key != "all" && !s.is(trade) {
				n = -end
			}
		}
		if n <= 0 || !plain {
			continue
		}
		for k := end - 1; k > i; k-- {
			if c, ok := p.spans[k].value(color); ok {
				p.out.Tints = slices.Insert(p.out.Tints, 0, c)
				p.drop(k, "color", c)
			} else {
				p.drop(k, "", "")
			}
		}
	}
}
