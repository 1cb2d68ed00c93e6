package sets

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// fillSet adds to a set that lists fewer things than it is to have what goes with them: colors that are listed of one thing, things of the theme that is
// named, else of the theme that has most of them.
func fillSet(p *state.Parser) {
	n := max(p.Set.Size, looks.SetOfNumber(p))
	if p.Out.Sheet == "" || n <= len(p.Out.Subjects) {
		return
	}
	n = min(n, senses.SheetMost)
	splitColors(p, n)
	for _, list := range relatedLists(p) {
		for _, t := range list {
			if len(p.Out.Subjects) >= n {
				return
			}
			s := setSubject(p, t, SetAsk{}, false, false)
			if s.Kind != brief.Person && !hasSubject(p, t.ID) {
				s.Expression = cmp.Or(s.Expression, faceOfAll(p))
				p.Out.Subjects = append(p.Out.Subjects, s)
			}
		}
	}
	plain := p.Out.Style.Name == "lineart" || p.Out.Style.Name == "silhouette"
	for i := 0; i < len(p.Out.Subjects) && len(p.Out.Subjects) < n && !plain; i++ { // once more in other colors
		s := p.Out.Subjects[i]
		if colors := looks.HuesOf(s); s.Kind == brief.Piece && len(colors) > 1 {
			s.Color = colors[i%len(colors)]
			p.Out.Subjects = append(p.Out.Subjects, s)
		}
	}
}

// faceOfAll is the face that all things of a set have, or empty.
func faceOfAll(p *state.Parser) string {
	face := p.Out.Subjects[0].Expression
	for _, s := range p.Out.Subjects {
		if s.Kind != brief.Piece || s.Expression != face {
			return ""
		}
	}
	return face
}

// hasSubject reports whether a thing is drawn already, or one whose name has its name in it.
func hasSubject(p *state.Parser, id string) bool {
	return slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool {
		return s.ID == id || strings.HasSuffix(s.ID, "-"+id) || strings.HasSuffix(id, "-"+s.ID)
	})
}

// splitColors draws one thing that has several colors once in each, as far as there is room: "potions in red, blue and green".
func splitColors(p *state.Parser, n int) {
	for i := 0; i < len(p.Out.Subjects); i++ {
		s := p.Out.Subjects[i]
		if s.Kind != brief.Piece || len(s.More) == 0 || len(p.Out.Relations) > 0 || len(p.Out.Subjects)+len(s.More) > n {
			continue
		}
		for k, c := range s.More {
			one := s
			one.Color, one.More = c, nil
			p.Out.Subjects = slices.Insert(p.Out.Subjects, i+1+k, one)
		}
		p.Out.Subjects[i].More = nil
		i += len(s.More)
	}
}

// relatedLists are the things of the themes that a prompt names, then those of the themes that share at least two things with what it lists, most first.
func relatedLists(p *state.Parser) [][]state.SetThing {
	var named, occasions [][]state.SetThing
	for i := range p.Tokens {
		for k := i + 1; k <= min(len(p.Tokens), i+3); k++ {
			words := make([]string, 0, 3)
			for _, t := range p.Tokens[i:k] {
				words = append(words, t.Text)
			}
			key := token.Key(strings.Join(words, " "))
			if list := senses.ReadSheets()[key]; list != nil && !withinStyle(p, i, k) && !hasSubject(p, strings.ReplaceAll(key, " ", "-")) {
				if occasionThemes[key] {
					occasions = append(occasions, senses.Drawn(p, list)) // planner stickers for cleaning days
				} else {
					named = append(named, senses.Drawn(p, list))
				}
			}
		}
	}
	named = append(named, occasions...)
	type scored struct {
		key    string
		common int
	}
	var all []scored
	for key, list := range senses.ReadSheets() {
		n := 0
		for _, t := range list {
			if slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == t.ID }) {
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
		named = append(named, senses.Drawn(p, senses.ReadSheets()[s.key]))
	}
	return named
}

// ColorsOfList takes the colors out that a list of things ends with, or has between pauses: "…, teddy bear, pink and red, 12 stickers" are those of the set.
func ColorsOfList(p *state.Parser) {
	if setAsked(p).Kind == "" || !NamesList(p, -1, -1) {
		return
	}
	for i := 0; i < len(p.Spans); i++ {
		if p.Spans[i].Kind != token.Pause {
			continue
		}
		end, n, plain := p.ClauseEnd(i+1), 0, false
		for k := i + 1; k < end; k++ {
			if s := p.Spans[k]; s.Kind == token.Word && s.Is(vocabulary.Color) {
				n++
				plain = plain || !s.Is(vocabulary.Thing) // a rose alone is the flower
			} else if s.Key != "and" && s.Key != "in" && s.Key != "only" && s.Key != "all" && !s.Is(vocabulary.Trade) {
				n = -end
			}
		}
		if n <= 0 || !plain {
			continue
		}
		for k := end - 1; k > i; k-- {
			if c, ok := p.Spans[k].Value(vocabulary.Color); ok {
				p.Out.Tints = slices.Insert(p.Out.Tints, 0, c)
				p.Drop(k, "color", c)
			} else {
				p.Drop(k, "", "")
			}
		}
	}
}
