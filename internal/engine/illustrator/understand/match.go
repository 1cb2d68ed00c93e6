package understand

import "slices"

// sure is the score from which a longer run of words wins over its last word alone.
const sure = 0.84

// weak is the score below which any better reading is taken.
const weak = 0.6

// Match resolves the noun words of a phrase, modifiers first, with the colors told of it. The longest run of words that
// names something wins; among equals the one nearest to the end, where English keeps the noun.
func (u *Understander) Match(words, colors []string) (Match, bool) {
	if len(words) > 8 {
		words = words[len(words)-8:]
	}
	for _, color := range colors {
		if m, ok := u.exact(color + " " + key(words)); ok {
			m.UsedColor = color
			return m, true
		}
	}
	for n := len(words); n > 1; n-- {
		for at := len(words) - n; at >= 0; at-- {
			if m, ok := u.exact(key(words[at : at+n])); ok {
				return m, true
			}
		}
	}
	return u.single(words)
}

// exact accepts only a curated alias, a label or a synonym.
func (u *Understander) exact(phrase string) (Match, bool) {
	m, ok := u.lookup(phrase)
	return m, ok && m.Score >= sure
}

// single reads the last word; a word before it wins when it names a picture and the last one does not.
func (u *Understander) single(words []string) (Match, bool) {
	var best Match
	found := false
	for i, word := range slices.Backward(words) {
		m, ok := u.lookup(word)
		if !ok {
			continue
		}
		last := i == len(words)-1
		if last && m.Score >= sure {
			return m, true
		}
		if !found || !last && m.Score >= sure && best.Score < 0.75 || m.Score > best.Score+0.1 {
			best, found = m, true
		}
	}
	if !found || best.Score < weak {
		if m, ok := u.nearest(words); ok && m.Score > best.Score {
			return m, true
		}
	}
	return best, found
}

// lookup resolves one run of words as it stands, singular or plural.
func (u *Understander) lookup(phrase string) (Match, bool) {
	forms := singulars(phrase)
	for _, form := range forms {
		if a, ok := u.curated.aliases[form]; ok {
			if m, ok := u.fromAlias(a, form); ok {
				return m, true
			}
		}
	}
	var best Match
	for _, form := range forms {
		if m, ok := u.fromPostings(u.table.words.find(form), form); ok && m.Score > best.Score {
			best = m
		}
	}
	return best, best.How != ""
}

func (u *Understander) fromAlias(a alias, words string) (Match, bool) {
	m := Match{How: "alias", Score: 1, Words: words, Extras: a.extras, Procedural: a.procedural, Glyph: a.glyph, StandsIn: a.standsIn}
	if a.procedural != "" {
		m.How = "procedural"
		return m, true
	}
	for _, name := range a.pieces {
		if piece, ok := u.Piece(name); ok {
			m.Others = append(m.Others, piece)
		}
	}
	if len(m.Others) == 0 {
		return m, a.glyph.Set != "" && u.catalogue.Has(a.glyph.Set, a.glyph.Name)
	}
	m.Piece, m.Others, m.Glyph = m.Others[0], m.Others[1:], Look{}
	return m, true
}

// near is how much worse another piece may score and still be an equal choice.
const near = 0.04

func (u *Understander) fromPostings(list []posting, words string) (Match, bool) {
	var m Match
	for _, p := range list {
		if p.id >= len(u.table.pieces) {
			continue
		}
		piece, ok := u.present(u.table.pieces[p.id])
		switch {
		case !ok:
		case m.How == "":
			m = Match{Piece: piece, How: reasons[p.how], Score: p.score, Words: words}
		case p.score >= m.Score-near && p.score >= 0.7:
			m.Others = append(m.Others, piece)
		}
	}
	return m, m.How != ""
}

// Glyph finds a single-color glyph whose name is the words, or ends in the last of them.
func (u *Understander) Glyph(words []string) (Match, bool) {
	for at := range words {
		for _, form := range singulars(key(words[at:])) {
			for _, p := range u.table.byGlyph.find(form) {
				if look := u.table.glyphs[p.id]; u.catalogue.Has(look.Set, look.Name) {
					return Match{Glyph: look, How: reasons[p.how], Score: p.score, Words: form}, true
				}
			}
		}
	}
	return Match{}, false
}

// Glyphs returns every glyph whose name is the words with at least the given score, best first.
func (u *Understander) Glyphs(words []string, least float64) []Look {
	var all []Look
	for _, form := range singulars(key(words)) {
		for _, p := range u.table.byGlyph.find(form) {
			if look := u.table.glyphs[p.id]; p.score >= least && u.catalogue.Has(look.Set, look.Name) {
				all = append(all, look)
			}
		}
	}
	return all
}

// Colored resolves words to a color piece, however far, for pictures in which a glyph would look out of place.
func (u *Understander) Colored(words []string) (Match, bool) {
	for at := range words {
		for _, form := range singulars(key(words[at:])) {
			if m, ok := u.fromPostings(u.table.words.find(form), form); ok {
				return m, true
			}
		}
	}
	return u.nearest(words)
}
