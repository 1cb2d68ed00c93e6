package rules

import (
	"maps"
	"slices"
)

// The classifier weighs everything that a text says about a group, where the analyzer looks for one hateful statement. Its features
// are words and classes of meaning, alone, in a row, before or behind the group, and negated or not. Groups are masked, so that
// what was learned about one holds for all.

// features calls each with every feature of a window; some come more than once. found is why the analyzer objects to the text,
// or empty.
func features(window []symbol, found string, each func(string)) {
	if found != "" {
		each("found:" + found)
	}
	negated, near := negations(window), groupDistances(window)
	quoted, quotes := quotations(window)
	present := map[string]bool{}
	for i, s := range window {
		if s.word == "?" {
			each("question")
			present["question"] = true
		}
		if s.sign&(tEnd|tComma) != 0 {
			continue
		}
		each("w:" + s.word)
		if !s.small {
			beside("", s.word, near[i], each)
		}
		for _, f := range s.forms {
			each("f:" + f)
			present[f] = true
			beside("f", f, near[i], each)
		}
		for _, c := range s.classes {
			if quotes {
				each(place(quoted[i]) + c)
			}
			if negated[i] && c != "neg" {
				c = "not " + c
			}
			each("c:" + c)
			present[c] = true
			beside("c", c, near[i], each)
		}
		if s.group {
			present[s.word] = true
			if quotes {
				each(place(quoted[i]) + "group")
			}
		}
	}
	each("first:" + window[0].word)
	rows(window, each)
	crosses(window, negated, each)
	pairs(present, each)
}

// beside are the features of what is before (L) or behind (R) a group, and of classes right before or behind it.
func beside(kind, what string, d distance, each func(string)) {
	if d.before != 0 {
		each(kind + "R:" + what)
		if kind == "c" && d.before < 4 {
			each("cRR:" + what)
		}
	}
	if d.behind != 0 {
		each(kind + "L:" + what)
		if kind == "c" && d.behind < 4 {
			each("cLL:" + what)
		}
	}
}

// place tells what is quoted from what is said of the quotation.
func place(quoted bool) string {
	if quoted {
		return "quoted:"
	}
	return "outside:"
}

// rows are words in a row: as they are, and by their meaning without words that say little.
func rows(window []symbol, each func(string)) {
	var plain, general []string
	for _, s := range window {
		if s.sign&(tEnd|tComma) != 0 {
			continue
		}
		word := s.word
		if s.group {
			word = "G"
		}
		plain = append(plain, word)
		if s.small {
			continue
		}
		if len(s.classes) > 0 {
			word = "<" + s.classes[0] + ">"
		}
		general = append(general, word)
	}
	for i := range plain {
		if i+1 < len(plain) {
			each("b:" + plain[i] + " " + plain[i+1])
		}
		if i+2 < len(plain) {
			each("s:" + plain[i] + " " + plain[i+2])
			each("t:" + plain[i] + " " + plain[i+1] + " " + plain[i+2])
		}
	}
	for i := range general {
		if i+1 < len(general) {
			each("gb:" + general[i] + " " + general[i+1])
		}
		if i+2 < len(general) {
			each("gt:" + general[i] + " " + general[i+1] + " " + general[i+2])
		}
	}
}

func pairs(present map[string]bool, each func(string)) {
	sorted := slices.Sorted(maps.Keys(present))
	for i, a := range sorted {
		for _, b := range sorted[i+1:] {
			each("p:" + a + " " + b)
		}
	}
}

// negations reports for every word whether the clause denies it: an odd number of negations in the five words before it.
func negations(window []symbol) []bool {
	out := make([]bool, len(window))
	for i := range window {
		n := 0
		for k := i - 1; k >= i-7 && k >= 0 && window[k].sign == 0; k-- {
			for _, c := range window[k].classes {
				if c == "neg" {
					n++
				}
			}
		}
		out[i] = n%2 == 1
	}
	return out
}

// quotations reports for every word whether it stands in quotation marks, and whether there are any.
func quotations(window []symbol) (in []bool, any bool) {
	in = make([]bool, len(window))
	inside := false
	for i, s := range window {
		if s.sign == tQuote {
			inside, any = !inside, true
		}
		in[i] = inside
	}
	return in, any
}

// distance is how many words after or before the nearest mention of a group a word is; 0: none is near.
type distance struct{ before, behind int }

func groupDistances(window []symbol) []distance {
	const near = 9
	out := make([]distance, len(window))
	last := -1
	for i := range window {
		if last >= 0 && i-last <= near {
			out[i].before = i - last
		}
		if window[i].group {
			last = i
		}
		if window[i].sign&tEnd != 0 {
			last = -1
		}
	}
	last = -1
	for i := len(window) - 1; i >= 0; i-- {
		if last >= 0 && last-i <= near {
			out[i].behind = last - i
		}
		if window[i].group {
			last = i
		}
		if window[i].sign&tEnd != 0 {
			last = -1
		}
	}
	return out
}
