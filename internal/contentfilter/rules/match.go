package rules

import "strings"

// term is one thing that a rule looks for: words in a row. A word that ends with * stands for all that begin so.
type term []string

// list is the terms that a rule looks for, by their first letter.
type list map[byte][]term

// terms reads lists: one term between commas or line ends.
func terms(texts ...string) list {
	all := list{}
	for _, text := range texts {
		for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == '\n' }) {
			if words := strings.Fields(line); len(words) > 0 {
				all.add(words)
			}
		}
	}
	return all
}

func (all list) add(t term) { all[t[0][0]] = append(all[t[0][0]], t) }

func (all list) join(others list) {
	for initial, terms := range others {
		all[initial] = append(all[initial], terms...)
	}
}

// span is where something was found: words from, up to and without to.
type span struct{ from, to int }

func (s span) text(words []word) string {
	var raw []string
	for _, w := range words[s.from:s.to] {
		raw = append(raw, w.raw)
	}
	if s.to-s.from > 2 && allSingle(words[s.from:s.to]) {
		return strings.Join(raw, "")
	}
	return strings.Join(raw, " ")
}

func allSingle(words []word) bool {
	for _, w := range words {
		if !single(w) {
			return false
		}
	}
	return true
}

// find returns every place of any of the terms, except within the places that are excused.
func find(words []word, all list, excused []span) []span {
	var found []span
	for i := range words {
		if s, ok := all.at(words, i); ok && !within(s, excused) {
			found = append(found, s)
		}
	}
	return found
}

// at returns the first of the terms that begins at word i.
func (all list) at(words []word, i int) (span, bool) {
	for _, initial := range words[i].initials {
		for _, t := range all[initial] {
			if to := t.at(words, i); to > 0 {
				return span{i, to}, true
			}
		}
	}
	return span{}, false
}

func within(s span, all []span) bool {
	for _, o := range all {
		if s.from >= o.from && s.to <= o.to {
			return true
		}
	}
	return false
}

// at returns where a term that begins at word i ends, or 0.
func (t term) at(words []word, i int) int {
	for _, pattern := range t {
		n := take(words, i, pattern)
		if n == 0 {
			return 0
		}
		i += n
	}
	return i
}

// take returns how many words from i on make up one word of a term, or 0.
func take(words []word, i int, pattern string) int {
	if i >= len(words) {
		return 0
	}
	for _, r := range words[i].readings {
		if fits(r.text, pattern) {
			return r.words
		}
	}
	return 0
}

// fits reports whether a word as it is read is a pattern's, or its plural. An asterisk within it stands for one letter.
func fits(reading, pattern string) bool {
	if stem, ok := strings.CutSuffix(pattern, "*"); ok {
		return len(reading) >= len(stem) && same(reading[:len(stem)], stem)
	}
	switch len(reading) - len(pattern) { // no ending is put to a pattern that it would not make as long
	case 0:
		return same(reading, pattern)
	case 1:
		return same(reading, pattern+"s")
	case 2:
		return same(reading, pattern+"es")
	}
	return false
}

func same(reading, word string) bool {
	if reading == word {
		return true
	}
	if len(reading) != len(word) || len(word) < 4 || !strings.Contains(reading, "*") {
		return false
	}
	hidden := 0
	for i := range len(word) {
		if reading[i] == '*' {
			hidden++
		} else if reading[i] != word[i] {
			return false
		}
	}
	return hidden <= 2
}
