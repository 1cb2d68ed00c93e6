package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/languages"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// longestCountry is the number of words of the longest name that is looked for.
const longestCountry = 5

// country returns the code of the name that begins at token i and where it ends.
func (p *parser) country(i int) (string, int) {
	for n := longestCountry; n > 0; n-- {
		if i < 0 || i+n > len(p.toks) {
			continue
		}
		words := make([]string, n)
		for k := range n {
			if p.toks[i+k].Kind != token.Word {
				words = nil
				break
			}
			words[k] = p.toks[i+k].Text
		}
		if code := p.r.words.Countries[strings.Join(words, " ")]; code != "" {
			return code, i + n
		}
	}
	return "", i
}

// flagOrMap reads "flag of Brazil", "Brazilian flag", "map of Texas", "USA map", "outline of Ohio" and "Florida state silhouette".
func (p *parser) flagOrMap(s span) bool {
	if key := s.key; key == "flag" || key == "flags" || key == "map" || key == "maps" || key == "national flag" || key == "country flag" || key == "waving flag" || key == "outline map" {
		if code, to := p.country(p.afterOf(s.to)); code != "" {
			return p.place(s.from, to, code, strings.Contains(key, "map"))
		}
		return false
	}
	if p.stateShape(s) {
		return true
	}
	code, to := p.country(s.from)
	if code == "" {
		return false
	}
	state, from := strings.HasPrefix(code, "us-"), to
	for to < len(p.toks) && (p.wordAt(to) == "state" || p.wordAt(to) == "country" || p.wordAt(to) == "national" || p.wordAt(to) == "waving" || p.wordAt(to) == "outline" && outlined[p.wordAt(to+1)]) {
		to++
	}
	switch head := p.wordAt(to); {
	case head == "flag" && p.flagCloth(s.from, to+1, code):
		return !p.span(p.at).is(fill)
	case head == "flag", head == "flags", head == "map", head == "maps", head == "outline" && (state || to > from || !p.span(p.at).is(thing)):
		return p.place(s.from, to+1, code, head[0] != 'f')
	case (state || to > from) && outlined[head]:
		return p.shapeOf(s.from, to+1, code, head == "silhouette")
	case state && p.standsAlone(s.from, to):
		return p.shapeOf(s.from, to, code, false)
	}
	return false
}

// place adds the flag or map of a country or state.
func (p *parser) place(from, to int, code string, isMap bool) bool {
	s := span{from: from, to: to, key: "flag"}
	f := found{kind: brief.Flag, id: code}
	known := p.r.catalog.Flag(code)
	if isMap {
		f.kind, known = brief.Map, p.r.catalog.Map(code)
	}
	pole := 0 // words that say what it is on
	if !isMap {
		pole = p.onPole(to)
	}
	to += pole
	s.to = to
	flies := pole > 0 || strings.Contains(p.words(from, to), "waving")
	if id := ownFlags[code]; id != "" && !isMap {
		if _, _, ok := p.r.catalog.Piece(id); ok {
			f, known, flies = found{kind: brief.Piece, id: id}, true, false
		}
	}
	for p.at < len(p.spans) && p.spans[p.at].from < to {
		p.at++
	}
	if !known {
		s.key = strings.ToLower(p.words(from, to))
		p.missing(s)
		return true
	}
	p.subject(s, []found{f})
	if n := len(p.out.Subjects); flies && n > 0 && p.out.Subjects[n-1].ID == code {
		p.out.Subjects[n-1].Pose = "waving"
	}
	return true
}

// ownFlags are the flags of countries that the kit has a drawing of its own for, which waves on a pole.
var ownFlags = map[string]string{
	"us": "american-flag", "us-tx": "texas-flag", "us-co": "colorado-flag", "us-az": "arizona-flag", "us-ak": "alaska-flag", "us-tn": "tennessee-flag", "us-sc": "south-carolina-flag",
	"us-nm": "new-mexico-flag", "us-ca": "california-flag",
}

// onPole counts the words that say that a flag is on a pole: "on a flag pole".
func (p *parser) onPole(at int) int {
	text := func(i int) string {
		if i < len(p.toks) {
			return p.toks[i].Text
		}
		return ""
	}
	i := at
	if text(i) != "on" && text(i) != "with" {
		return 0
	}
	if i++; text(i) == "a" || text(i) == "its" || text(i) == "the" {
		i++
	}
	if text(i) == "flag" || text(i) == "metal" || text(i) == "gold" {
		i++
	}
	if word := text(i); word != "pole" && word != "flagpole" {
		return 0
	}
	return i + 1 - at
}

// emoji reads an emoji as the thing that it shows, or a flag as its country's, and reports whether it is settled; otherwise the
// word for it is in its place.
func (p *parser) emoji(s span) bool {
	if code := flagCode(s.text); code != "" {
		p.flush()
		at := p.at
		p.place(s.from, s.to, code, false)
		p.at = at
		return true
	}
	key := languages.Emoji(s.text)
	if key == "" {
		p.flush()
		p.missing(span{from: s.from, to: s.to, key: s.text})
		return true
	}
	p.spans[p.at] = span{from: s.from, to: s.to, key: key, senses: p.r.words.Senses[key]}
	if p.shownAlready(p.spans[p.at]) {
		p.understand(s.from, s.to, "subject", key)
		return true
	}
	return false
}

// shownAlready reports whether an emoji at the end of a prompt only repeats what words have named: "a dog in a hat 🎩".
func (p *parser) shownAlready(s span) bool {
	id, ok := s.value(thing)
	if !ok || !slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word }) || len(p.out.Subjects) == 0 || slices.ContainsFunc(p.spans[p.at:], func(o span) bool { return o.kind == token.Word && o.from != s.from }) {
		return false
	}
	return slices.ContainsFunc(p.out.Subjects, func(sub brief.Subject) bool {
		return sub.ID == id || slices.Contains(things.Kinds(id), sub.ID) || slices.Contains(things.Kinds(sub.ID), id) || strings.HasSuffix(id, "-"+sub.ID) || strings.HasSuffix(sub.ID, "-"+id)
	})
}

// flagCode returns the country of a flag emoji.
func flagCode(text string) string {
	var b strings.Builder
	for _, r := range text {
		if r < 0x1F1E6 || r > 0x1F1FF {
			return ""
		}
		b.WriteRune(r - 0x1F1E6 + 'a')
	}
	if b.Len() != 2 {
		return ""
	}
	return b.String()
}

// outlined are the words for the shape of a state, after its name.
var outlined = wordSet("map outline shape silhouette border contour")

// stateShape reads "outline of Ohio", "shape of Texas" and "state of Georgia".
func (p *parser) stateShape(s span) bool {
	first := p.wordAt(s.from)
	if !outlined[first] && first != "state" || p.wordAt(s.from+1) != "of" {
		return false
	}
	from := p.afterOf(s.from + 1)
	if p.wordAt(from) == "state" && p.wordAt(from+1) == "of" {
		from += 2
	}
	code, to := p.country(from)
	if p.wordAt(from) == "georgia" {
		code = "us-ga" // the country of that name is no state
	}
	if !strings.HasPrefix(code, "us-") {
		return false
	}
	return p.shapeOf(s.from, to, code, first == "silhouette")
}

// afterOf is the token after "of the" or "for".
func (p *parser) afterOf(at int) int {
	if w := p.wordAt(at); w == "of" || w == "for" {
		at++
	}
	if p.wordAt(at) == "the" {
		at++
	}
	return at
}

// standsAlone reports whether the name of a state, from a token to another, is the main thing of a prompt: nothing is named before it, and no noun follows it.
func (p *parser) standsAlone(from, to int) bool {
	if p.logo || p.subj >= 0 || p.rel != "" || len(p.out.Lettering) > 0 {
		return false
	}
	next := p.span(p.spanAt(to))
	return to >= len(p.toks) && (to > from+1 || from == 0) || p.wordAt(to) == "with" || to > from+1 && p.wordAt(to) == "" || to < len(p.toks) && next.isWord() && next.is(trade, style) && !next.is(thing) && p.wordAt(to-1) == "state"
}

// shapeOf adds the outline of a state, black where a silhouette is asked for and no color was told.
func (p *parser) shapeOf(from, to int, code string, black bool) bool {
	told := slices.ContainsFunc(p.spans, func(d span) bool { return d.is(color) && d.kind == token.Word })
	if !p.place(from, to, code, true) {
		return false
	}
	if n := len(p.out.Subjects); black && !told && n > 0 && p.out.Subjects[n-1].ID == code {
		p.out.Subjects[n-1].Color = "black"
	}
	return true
}
