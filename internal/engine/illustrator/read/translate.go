package read

import (
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/things"
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

// translate puts a prompt of another language into English words that keep their places in the prompt.
func (r *Reader) translate(toks []token.Token) ([]token.Token, language) {
	d := r.detect(toks)
	if d == nil {
		return toks, languages["en"]
	}
	var out []token.Token
	var clause []unit
	flush := func() {
		out = append(out, inEnglish(d.order(d.settle(d.counted(clause))))...)
		clause = nil
	}
	for _, u := range r.units(d, toks) {
		if u.token.Kind == token.Pause {
			flush()
			out = append(out, u.token)
			continue
		}
		clause = append(clause, u)
	}
	flush()
	return out, d.language
}

// detect returns the dictionary of the prompt's language, or nil for English.
func (r *Reader) detect(toks []token.Token) *dictionary {
	for _, t := range toks {
		for _, c := range t.Raw {
			switch {
			case unicode.In(c, unicode.Hiragana, unicode.Katakana):
				return dictionaries()["ja"]
			case unicode.Is(unicode.Hangul, c):
				return dictionaries()["ko"]
			case unicode.Is(unicode.Devanagari, c):
				return dictionaries()["hi"]
			}
		}
	}
	for _, t := range toks {
		for _, c := range t.Raw {
			if unicode.Is(unicode.Han, c) {
				return han(t.Raw)
			}
		}
	}
	return r.latin(toks)
}

// han tells Chinese from Japanese written without kana by which dictionary has more of the word; Chinese wins unless there it only counts.
func han(word string) *dictionary {
	zh, ja := dictionaries()["zh"], dictionaries()["ja"]
	if zh.words[word] == "-" && ja.words[word] != "" {
		return ja
	}
	if ja.cost(word) < zh.cost(word) {
		return ja
	}
	return zh
}

// languageSample is how many tokens tell a prompt's language.
const languageSample = 40

// latin tells languages in Latin letters apart by how many words they have; English wins a tie.
func (r *Reader) latin(toks []token.Token) *dictionary {
	toks = withoutFounding(r.withoutCraft(toks[:min(len(toks), languageSample)]))
	score := r.covers(toks) + 9 // English wins unless a language has more of the words
	var best *dictionary
	for _, code := range latin {
		d := dictionaries()[code]
		if s := d.covers(toks); s > score && s >= 100 {
			best, score = d, s
		}
	}
	if best == nil && score < 100 {
		return misspelled(toks)
	}
	return best
}

// withoutFounding leaves out "est 1962", which is no French verb.
func withoutFounding(toks []token.Token) []token.Token {
	for i := 0; i+1 < len(toks); i++ {
		if foundings[toks[i].Text] && isYear(toks[i+1].Text) {
			return slices.Delete(slices.Clone(toks), i, i+2)
		}
	}
	return toks
}

// withoutCraft leaves out English phrases about style and quality: they follow prompts in all languages, and some of their words
// ("camera angle") are in other dictionaries too.
func (r *Reader) withoutCraft(toks []token.Token) []token.Token {
	var kept []token.Token
	for i := 0; i < len(toks); {
		s := span{from: i, to: i + 1}
		if toks[i].Kind == token.Word {
			s = r.longest(toks, i)
		}
		if s.to-s.from < 2 || !s.is(trade, style) || s.is(thing) {
			kept = append(kept, toks[s.from:s.to]...)
		}
		i = s.to
	}
	return kept
}

// misspelled returns the language that has a word within one edit of a word of the prompt.
func misspelled(toks []token.Token) *dictionary {
	for _, t := range toks[:min(len(toks), 3)] {
		if t.Kind != token.Word || len(t.Text) < 6 || isEnglish(t.Text) {
			continue
		}
		if _, ok := spelledEnglish(t.Text); ok {
			return nil
		}
		for _, code := range latin {
			if _, ok := dictionaries()[code].nearest(t.Text); ok {
				return dictionaries()[code]
			}
		}
	}
	return nil
}

// onlyEnglish are short words that no other language of ours has.
var onlyEnglish = wordSet("for with the saying says named called")

// borrowed are English words of the trade that other languages have taken over: they tell no language.
var borrowed = wordSet("logo badge sticker poster")

// covers weighs how much of a prompt is English: 100 for a word that names or describes, 10 for one that joins.
func (r *Reader) covers(toks []token.Token) int {
	score := 0
	for i := 0; i < len(toks); {
		if toks[i].Kind != token.Word {
			i++
			continue
		}
		s := r.longest(toks, i)
		names := s.to-s.from > 1 && s.is(setting) || s.is(thing, person, standIn, garment, glasses, extra) || s.isStory()
		n := s.to - s.from
		switch {
		case onlyEnglish[toks[i].Text] && n == 1 && plainASCII(toks[i].Raw):
			score += 80
		case s.is(saying) && n > 1 && isEnglish(toks[i].Text):
			score += 100*n + 12*(n-1)
		case s.is(stop):
			score += 10
		case s.is(trade, style) && !s.is(thing):
			if borrowed[toks[i].Text] {
				score += 103
			}
		case names, len(toks) > 1 && (s.is(partWord) || s.is(relation) || s.is(describing...)), s.is(color):
			score += 100*n + 12*(n-1)
			if !plainASCII(toks[i].Raw) {
				score -= 40 // English has no accents
			}
		case homographs()[toks[i].Text] && plainASCII(toks[i].Raw):
			score += 100
		}
		i = s.to
	}
	return score
}

func plainASCII(word string) bool {
	for i := range len(word) {
		if word[i] >= 0x80 && word[i] != 0xE2 { // a curly apostrophe is no accent
			return false
		}
	}
	return true
}

// covers weighs how much of a prompt a language has, as for English; words with their accents and phrases weigh a little more.
func (d *dictionary) covers(toks []token.Token) int {
	score := 0
	for i := 0; i < len(toks); {
		_, _, n, key := d.longestAt(toks, i)
		_, direct := d.words[key]
		switch {
		case n == 1 && !direct && isEnglish(toks[i].Text):
			score += 20 // "bale" is an English word before it is a form of the Turkish "bal"
			i++
			continue
		case n == 0:
			_, _, derived := d.turkish(toks[i].Text)
			if _, _, split := d.compounded(toks[i].Text); derived || split && !isEnglish(toks[i].Text) {
				score += 100
			}
			i++
			continue
		case d.grammar[key]:
			score += 10 * n
		case d.words[key] == key:
			score += 100 * n // English has it too
			i += n
			continue
		default:
			score += 100*n + 12*(n-1)
		}
		if raw := spelling(toks[i : i+n]); d.exact[raw] != "" {
			score += 2
			if d.ours[raw] {
				score++
			}
		}
		i += n
	}
	return score
}

// longestAt finds the longest phrase of the dictionary at token i.
func (d *dictionary) longestAt(toks []token.Token, i int) (english string, plural bool, n int, key string) {
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
		if english, ok := d.exact[spelling(toks[i:i+n])]; ok {
			return english, false, n, key
		}
		_, direct := d.words[key]
		if english, plural, ok := d.lookup(key); ok && (n > 1 || !direct || !isEnglish(key) && !shared().has(key, stop)) {
			return english, plural, n, key // "crane" is no "crâne"
		}
	}
	return "", false, 0, ""
}

// units translates tokens one phrase at a time; what the dictionary lacks stays as it is.
func (r *Reader) units(d *dictionary, toks []token.Token) []unit {
	switch {
	case d.unspaced:
		toks = segment(d, toks)
	case d.code == "ko":
		toks = splitParticles(d, toks)
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
			units = append(units, r.unit(d, toks[i])...)
			i++
			continue
		}
		plural = plural && !afterArticle(units)
		if plural || d.code == "id" && n == 1 && i+1 < len(toks) && toks[i+1].Text == toks[i].Text {
			if d.code == "id" && !plural {
				n = 2 // kucing-kucing
			}
			english = pluralOf(english)
		}
		if c := colorNames[key]; c != "" && d.postnominal && n == 1 && len(units) > 0 && names(units[len(units)-1].word()) {
			english = c // "flor rosa"
		}
		u := unit{english: english, source: key, start: toks[i].Start, end: toks[i+n-1].End, of: key == "的" || key == "の" || key == "의"}
		u.rel = r.words.has(token.Key(english), relation) && english != "and" && english != "of" || onto[english] && (d.postposed || d.code == "zh")
		u.topic = d.postposed && (key == "が" || key == "は" || key == "이" || key == "가" || key == "은" || key == "는")
		units = append(units, u)
		i += n
	}
	return units
}

// afterArticle reports whether "a" stands before what comes next, or before one word that describes it: "einen roten Hasen" is one rabbit.
func afterArticle(units []unit) bool {
	for i := len(units) - 1; i >= max(0, len(units)-2); i-- {
		switch {
		case units[i].english == "a":
			return true
		case !describes(units[i].english):
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

// names reports whether English words name something that has a color.
func names(english string) bool {
	for _, key := range things.Singulars(token.Key(english)) {
		if (span{senses: shared().senses[key]}).is(thing, person, garment, partWord, standIn) {
			return true
		}
	}
	return false
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
func (r *Reader) unit(d *dictionary, t token.Token) []unit {
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

// irregular are the plurals that no rule makes.
var irregular = map[string]string{
	"woman": "women", "man": "men", "child": "children", "mouse": "mice", "leaf": "leaves", "wolf": "wolves", "knife": "knives", "foot": "feet",
	"tooth": "teeth", "goose": "geese", "sheep": "sheep", "deer": "deer", "fish": "fish", "old woman": "old women", "old man": "old men", "person": "people",
	"police officer": "police officers", "maple leaf": "maple leaves", "palm leaf": "palm leaves", "monstera leaf": "monstera leaves", "scarf": "scarves",
}

// pluralOf returns the plural of an English name.
func pluralOf(name string) string {
	if first, rest, ok := strings.Cut(name, " of "); ok {
		return pluralOf(first) + " of " + rest
	}
	if many, ok := irregular[name]; ok {
		return many
	}
	switch {
	case things.IsPlural(name), !shared().has(token.Key(name), thing) && !shared().has(token.Key(name), person):
		return name
	case strings.HasSuffix(name, "s"), strings.HasSuffix(name, "x"), strings.HasSuffix(name, "sh"), strings.HasSuffix(name, "ch"):
		return name + "es"
	case strings.HasSuffix(name, "y") && !strings.HasSuffix(name, "ey") && !strings.HasSuffix(name, "oy"):
		return name[:len(name)-1] + "ies"
	}
	return name + "s"
}

// inEnglish writes units as tokens.
func inEnglish(units []unit) []token.Token {
	var out []token.Token
	for _, u := range units {
		if u.english == "" {
			out = append(out, u.token)
			continue
		}
		if u.english == "-" {
			continue
		}
		for _, t := range token.Split(u.english) {
			t.Start, t.End = u.start, u.end
			out = append(out, t)
		}
	}
	return out
}

// word is the English of a unit, or what was typed where the dictionary lacks it.
func (u unit) word() string {
	if u.english == "" {
		return u.token.Text
	}
	return u.english
}
