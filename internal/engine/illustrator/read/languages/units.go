package languages

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// unit is a word or phrase of another language and the English for it.
type unit struct {
	english    string
	start, end int // in runes of the prompt
	token      token.Token
	rel, topic bool
	of         bool   // a particle that makes what stands before it describe what follows
	source     string // the key of what was typed
}

// Translate puts a prompt into English words that keep their places in the prompt.
func (d *Dictionary) Translate(toks []token.Token) []token.Token {
	var out []token.Token
	var clause []unit
	flush := func() {
		out = append(out, inEnglish(d.order(d.settle(d.counted(clause))))...)
		clause = nil
	}
	for _, u := range d.units(toks) {
		if u.token.Kind == token.Pause {
			flush()
			out = append(out, u.token)
			continue
		}
		clause = append(clause, u)
	}
	flush()
	return out
}

// longestAt finds the longest phrase of the dictionary at token i.
func (d *Dictionary) longestAt(toks []token.Token, i int) (english string, plural bool, n int, key string) {
	for n = min(d.longest, len(toks)-i, 5); n > 0; n-- {
		words := make([]string, 0, n)
		for k := range n {
			if toks[i+k].Kind != token.Word {
				break
			}
			words = append(words, toks[i+k].Text)
		}
		if len(words) < n {
			continue
		}
		key = strings.Join(words, " ")
		if exact := d.exact[spelledAs(toks[i:i+n])]; exact.english != "" {
			return exact.english, false, n, key
		}
		_, direct := d.words[key]
		if english, plural, ok := d.lookup(key); ok && (n > 1 || !direct || !d.english.Known(key) && !d.english.Is(key, Stop)) {
			return english, plural, n, key // "crane" is no "crâne"
		}
	}
	return "", false, 0, ""
}

// units translates tokens one phrase at a time; what the dictionary lacks stays as it is.
func (d *Dictionary) units(toks []token.Token) []unit {
	switch {
	case d.unspaced:
		toks = d.segment(toks)
	case d.Code == "ko":
		toks = d.splitParticles(toks)
	case d.Code == "de" || d.Code == "nl":
		toks = d.looksOfMaterials(toks)
	}
	var units []unit
	for i := 0; i < len(toks); {
		if toks[i].Kind != token.Word {
			units = append(units, unit{token: toks[i]})
			i++
			continue
		}
		if english, after, n := d.turkishPhrase(toks[i:]); n > 0 {
			first, last := toks[i], toks[i+n-1]
			units = append(units, unit{english: english, start: first.Start, end: last.End}, unit{english: after, start: last.Start, end: last.End, rel: true})
			i += n
			continue
		}
		english, plural, n, key := d.longestAt(toks, i)
		if first, rest, ok := elided(toks[i]); n == 0 && ok {
			toks = slices.Replace(slices.Clone(toks), i, i+1, first, rest)
			continue
		}
		if n == 0 {
			units = append(units, d.unit(toks[i])...)
			i++
			continue
		}
		plural = plural || n == 1 && d.severalAtStart(key, units)
		plural = plural && !d.afterArticle(units)
		if plural || d.Code == "id" && n == 1 && i+1 < len(toks) && toks[i+1].Text == toks[i].Text {
			if d.Code == "id" && !plural {
				n = 2 // kucing-kucing
			}
			english = d.pluralOf(english)
		}
		if c := colorNames[key]; c != "" && d.Postnominal && n == 1 && len(units) > 0 && d.names(units[len(units)-1].word()) {
			english = c // "flor rosa"
		}
		u := unit{english: english, source: key, start: toks[i].Start, end: toks[i+n-1].End, of: key == "的" || key == "の" || key == "의"}
		u.rel = d.english.Is(token.Key(english), Relation) && english != "and" && english != "of" || d.english.Is(token.Key(english), Work) && (d.postposed || d.Code == "zh")
		u.topic = d.postposed && (key == "が" || key == "は" || key == "이" || key == "가" || key == "은" || key == "는")
		units = append(units, u)
		i += n
	}
	return units
}

// severalAtStart reports whether a Polish noun that begins what is told has an ending that only several things have there.
func (d *Dictionary) severalAtStart(key string, units []unit) bool {
	if _, direct := d.words[key]; direct || d.Code != "pl" || len(units) > 0 && units[len(units)-1].token.Kind != token.Pause {
		return false
	}
	return strings.HasSuffix(key, "y") || strings.HasSuffix(key, "i") || strings.HasSuffix(key, "e")
}

// afterArticle reports whether "a" stands before what comes next, or before one word that describes it: "einen roten Hasen" is one rabbit.
func (d *Dictionary) afterArticle(units []unit) bool {
	for i := len(units) - 1; i >= max(0, len(units)-2); i-- {
		switch {
		case units[i].english == "a":
			return true
		case !d.describes(units[i].english):
			return false
		}
	}
	return false
}

// colorNames are words that name a thing by themselves and a color after a noun: in Romance languages it comes second.
var colorNames = map[string]string{
	"rosa": "pink", "rosas": "pink", "rose": "pink", "roses": "pink", "naranja": "orange colored", "naranjas": "orange colored", "laranja": "orange colored", "laranjas": "orange colored",
	"violeta": "violet", "violetas": "violet", "lila": "purple", "lilas": "purple", "arancio": "orange colored", "turquesa": "turquoise", "oro": "gold", "crema": "cream",
}

// elided splits "d'une" and "l'oiseau" at the apostrophe.
func elided(t token.Token) (first, rest token.Token, ok bool) {
	raw := []rune(t.Raw)
	at := slices.IndexFunc(raw, func(c rune) bool { return c == '\'' || c == '’' })
	if at < 1 || at > 4 || at == len(raw)-1 {
		return t, t, false
	}
	part := func(from, to int) token.Token {
		return token.Token{Text: token.Fold(string(raw[from:to])), Raw: string(raw[from:to]), Start: t.Start + from, End: t.Start + to}
	}
	return part(0, at), part(at+1, len(raw)), true
}

// unit translates a word that is in no dictionary: by a Turkish ending, else it stays.
func (d *Dictionary) unit(t token.Token) []unit {
	if english, after, ok := d.turkish(t.Text); ok {
		if after == "on" && holds(english) {
			after = "in"
		}
		return []unit{{english: english, start: t.Start, end: t.End}, {english: after, start: t.Start, end: t.End, rel: true}}
	}
	if first, last, ok := d.compounded(t.Text); ok {
		return []unit{{english: first, start: t.Start, end: t.End}, {english: last, start: t.Start, end: t.End}}
	}
	return []unit{{token: t, source: t.Text}}
}
