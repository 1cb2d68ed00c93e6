package rules

import (
	"slices"
	"strings"
	"sync"
)

// dialect is the lexicon of a language other than English: what is said of a group is judged by the words around it, without
// grammar but for negated rights.
type dialect struct{ group, gender, bad, be, animal, not, good, counter list }

var dialects = sync.OnceValue(func() []dialect {
	var names []string
	byName := map[string]*dialect{}
	for line := range strings.Lines(data.Text("hate.languages.tsv")) {
		fields := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if len(fields) != 3 || strings.HasPrefix(line, "#") {
			continue
		}
		d := byName[fields[0]]
		if d == nil {
			d = &dialect{}
			byName[fields[0]] = d
			names = append(names, fields[0])
		}
		*map[string]*list{"group": &d.group, "gender": &d.gender, "bad": &d.bad, "be": &d.be, "animal": &d.animal, "not": &d.not, "good": &d.good, "counter": &d.counter}[fields[1]] = terms(fields[2])
	}
	var all []dialect
	for _, name := range names {
		all = append(all, *byName[name])
	}
	return all
})

const (
	reach       = 12 // most words between a group and what is said of it
	reachOfBe   = 4  // most words between "are" and what somebody is
	reachOfDeny = 8  // most words between "not" and a right
)

// hateInOtherLanguages returns the words that speak of a group with contempt.
func hateInOtherLanguages(words []word) (said string, ok bool) {
	for _, d := range dialects() {
		groups, genders := find(words, d.group, nil), find(words, d.gender, nil)
		if len(groups)+len(genders) == 0 || len(find(words, d.counter, nil)) > 0 {
			continue
		}
		bad := d.meant(words, find(words, d.bad, groups))
		clear := append(d.behindBe(words, bad), d.behindBe(words, d.meant(words, find(words, d.animal, nil)))...)
		clear = append(clear, d.denied(words)...)
		for _, b := range bad {
			if b.to-b.from > 1 {
				clear = append(clear, b)
			}
		}
		if s, ok := meeting(words, groups, append(bad, clear...)); ok {
			return s.text(words), true
		}
		if s, ok := meeting(words, genders, clear); ok {
			return s.text(words), true
		}
	}
	return "", false
}

// meant are the places that no word behind a "not" within three words denies.
func (d dialect) meant(words []word, found []span) []span {
	nots := find(words, d.not, nil)
	return slices.DeleteFunc(found, func(f span) bool {
		return slices.ContainsFunc(nots, func(n span) bool { return f.from >= n.to && f.from-n.to < 3 })
	})
}

// meeting returns where a group and what is said of it are near each other, not both in English: that is for the analyzer.
func meeting(words []word, groups, said []span) (span, bool) {
	for _, g := range groups {
		for _, s := range said {
			if max(s.from-g.to, g.from-s.to) <= reach && !(allEnglish(words[g.from:g.to]) && allEnglish(words[s.from:s.to])) {
				return span{min(s.from, g.from), max(s.to, g.to)}, true
			}
		}
	}
	return span{}, false
}

func allEnglish(words []word) bool {
	for _, w := range words {
		if text := w.readings[0].text; !english().has(text) && !englishLexicon().known[text] {
			return false
		}
	}
	return true
}

// behindBe are the places where somebody is said to be one of what was found.
func (d dialect) behindBe(words []word, found []span) []span {
	var all []span
	for _, be := range find(words, d.be, nil) {
		for _, f := range found {
			if f.from >= be.to && f.from-be.to <= reachOfBe {
				all = append(all, span{be.from, f.to})
			}
		}
	}
	return all
}

// denied are the places where a right or a virtue is denied.
func (d dialect) denied(words []word) []span {
	var all []span
	good := find(words, d.good, nil)
	for _, not := range find(words, d.not, nil) {
		for _, g := range good {
			if g.from >= not.to && g.from-not.to <= reachOfDeny {
				all = append(all, span{not.from, g.to})
			}
		}
	}
	return all
}
