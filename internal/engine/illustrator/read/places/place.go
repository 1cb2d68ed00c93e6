package places

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/languages"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// longestCountry is the number of words of the longest name that is looked for.
const longestCountry = 5

// Country returns the code of the name that begins at token i and where it ends.
func Country(p *state.Parser, i int) (string, int) {
	for n := longestCountry; n > 0; n-- {
		if i < 0 || i+n > len(p.Tokens) {
			continue
		}
		words := make([]string, n)
		for k := range n {
			if p.Tokens[i+k].Kind != token.Word {
				words = nil
				break
			}
			words[k] = p.Tokens[i+k].Text
		}
		if code := p.Tables.Words.Countries[strings.Join(words, " ")]; code != "" {
			return code, i + n
		}
	}
	return "", i
}

// FlagOrMap reads "flag of Brazil", "Brazilian flag", "map of Texas", "USA map", "outline of Ohio" and "Florida state silhouette".
func FlagOrMap(p *state.Parser, s state.Span) bool {
	if key := s.Key; key == "flag" || key == "flags" || key == "map" || key == "maps" || key == "national flag" || key == "country flag" || key == "waving flag" || key == "outline map" {
		if code, to := Country(p, afterOf(p, s.To)); code != "" {
			return place(p, s.From, to, code, strings.Contains(key, "map"))
		}
		return false
	}
	if stateShape(p, s) {
		return true
	}
	code, to := Country(p, s.From)
	if code == "" {
		return false
	}
	state, from := strings.HasPrefix(code, "us-"), to
	for to < len(p.Tokens) && (p.WordAt(to) == "state" || p.WordAt(to) == "country" || p.WordAt(to) == "national" || p.WordAt(to) == "waving" || p.WordAt(to) == "outline" && Outlined[p.WordAt(to+1)]) {
		to++
	}
	switch head := p.WordAt(to); {
	case head == "flag" && patterns.FlagCloth(p, s.From, to+1, code):
		return !p.Span(p.At).Is(vocabulary.Fill)
	case head == "flag", head == "flags", head == "map", head == "maps", head == "outline" && (state || to > from || !p.Span(p.At).Is(vocabulary.Thing)):
		return place(p, s.From, to+1, code, head[0] != 'f')
	case (state || to > from) && Outlined[head]:
		return shapeOf(p, s.From, to+1, code, head == "silhouette")
	case state && standsAlone(p, s.From, to):
		return shapeOf(p, s.From, to, code, false)
	}
	return false
}

// place adds the flag or map of a country or state.
func place(p *state.Parser, from, to int, code string, isMap bool) bool {
	s := state.Span{From: from, To: to, Key: "flag"}
	f := senses.Found{Kind: brief.Flag, ID: code}
	known := p.Tables.Catalog.Flag(code)
	if isMap {
		f.Kind, known = brief.Map, p.Tables.Catalog.Map(code)
	}
	pole := 0 // words that say what it is on
	if !isMap {
		pole = onPole(p, to)
	}
	to += pole
	s.To = to
	flies := pole > 0 || strings.Contains(p.Words(from, to), "waving")
	if id := ownFlags[code]; id != "" && !isMap {
		if _, _, ok := p.Tables.Catalog.Piece(id); ok {
			f, known, flies = senses.Found{Kind: brief.Piece, ID: id}, true, false
		}
	}
	for p.At < len(p.Spans) && p.Spans[p.At].From < to {
		p.At++
	}
	if !known {
		s.Key = strings.ToLower(p.Words(from, to))
		nouns.Missing(p, s)
		return true
	}
	nouns.Subject(p, s, []senses.Found{f})
	if n := len(p.Out.Subjects); n > 0 && p.Out.Subjects[n-1].ID == "american-flag" && flatPrint(p) {
		p.Out.Subjects[n-1].States = append(p.Out.Subjects[n-1].States, "flat")
	}
	if n := len(p.Out.Subjects); flies && n > 0 && p.Out.Subjects[n-1].ID == code {
		p.Out.Subjects[n-1].Pose = "waving"
	}
	return true
}

// flatPrint reports whether a flag is asked for as prints have it: worn, and not on a pole or in the wind.
func flatPrint(p *state.Parser) bool {
	has := func(words map[string]bool) bool {
		return slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && words[t.Text] })
	}
	return has(lexicon.Set("grunge grungy distressed")) && !has(lexicon.Set("waving pole flagpole flying wind holding with and")) // beside an eagle it flies behind it
}

// ownFlags are the flags of countries that the kit has a drawing of its own for, which waves on a pole.
var ownFlags = map[string]string{
	"us": "american-flag", "us-tx": "texas-flag", "us-co": "colorado-flag", "us-az": "arizona-flag", "us-ak": "alaska-flag", "us-tn": "tennessee-flag", "us-sc": "south-carolina-flag",
	"us-nm": "new-mexico-flag", "us-ca": "california-flag",
}

// onPole counts the words that say that a flag is on a pole: "on a flag pole".
func onPole(p *state.Parser, at int) int {
	text := func(i int) string {
		if i < len(p.Tokens) {
			return p.Tokens[i].Text
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

// Emoji reads an emoji as the thing that it shows, or a flag as its country's, and reports whether it is settled; otherwise the
// word for it is in its place.
func Emoji(p *state.Parser, s state.Span) bool {
	if code := flagCode(s.Text); code != "" {
		looks.Flush(p)
		at := p.At
		place(p, s.From, s.To, code, false)
		p.At = at
		return true
	}
	key := languages.Emoji(s.Text)
	if key == "" {
		looks.Flush(p)
		nouns.Missing(p, state.Span{From: s.From, To: s.To, Key: s.Text})
		return true
	}
	p.Spans[p.At] = state.Span{From: s.From, To: s.To, Key: key, Senses: p.Tables.Words.Senses[key]}
	if shownAlready(p, p.Spans[p.At]) {
		p.Understand(s.From, s.To, "subject", key)
		return true
	}
	return false
}

// shownAlready reports whether an emoji at the end of a prompt only repeats what words have named: "a dog in a hat 🎩".
func shownAlready(p *state.Parser, s state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	if !ok || !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word }) || len(p.Out.Subjects) == 0 || slices.ContainsFunc(p.Spans[p.At:], func(o state.Span) bool { return o.Kind == token.Word && o.From != s.From }) {
		return false
	}
	return slices.ContainsFunc(p.Out.Subjects, func(sub brief.Subject) bool {
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

// Outlined are the words for the shape of a state, after its name.
var Outlined = lexicon.Set("map outline shape silhouette border contour")

// stateShape reads "outline of Ohio", "shape of Texas" and "state of Georgia".
func stateShape(p *state.Parser, s state.Span) bool {
	first := p.WordAt(s.From)
	if !Outlined[first] && first != "state" || p.WordAt(s.From+1) != "of" {
		return false
	}
	from := afterOf(p, s.From+1)
	if p.WordAt(from) == "state" && p.WordAt(from+1) == "of" {
		from += 2
	}
	code, to := Country(p, from)
	if p.WordAt(from) == "georgia" {
		code = "us-ga" // the country of that name is no state
	}
	if !strings.HasPrefix(code, "us-") {
		return false
	}
	return shapeOf(p, s.From, to, code, first == "silhouette")
}

// afterOf is the token after "of the" or "for".
func afterOf(p *state.Parser, at int) int {
	if w := p.WordAt(at); w == "of" || w == "for" {
		at++
	}
	if p.WordAt(at) == "the" {
		at++
	}
	return at
}

// standsAlone reports whether the name of a state, from a token to another, is the main thing of a prompt: nothing is named before it, and no noun follows it.
func standsAlone(p *state.Parser, from, to int) bool {
	if p.Logo || p.Subj >= 0 || p.Pending.Kind != "" || len(p.Out.Lettering) > 0 {
		return false
	}
	next := p.Span(p.SpanAt(to))
	return to >= len(p.Tokens) && (to > from+1 || from == 0) || p.WordAt(to) == "with" || to > from+1 && p.WordAt(to) == "" || to < len(p.Tokens) && next.IsWord() && next.Is(vocabulary.Trade, vocabulary.Style) && !next.Is(vocabulary.Thing) && p.WordAt(to-1) == "state"
}

// shapeOf adds the outline of a state, black where a silhouette is asked for and no color was told.
func shapeOf(p *state.Parser, from, to int, code string, black bool) bool {
	told := slices.ContainsFunc(p.Spans, func(d state.Span) bool { return d.Is(vocabulary.Color) && d.Kind == token.Word })
	if !place(p, from, to, code, true) {
		return false
	}
	if n := len(p.Out.Subjects); black && !told && n > 0 && p.Out.Subjects[n-1].ID == code {
		p.Out.Subjects[n-1].Color = "black"
	}
	return true
}
