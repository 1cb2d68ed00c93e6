package rules

// A model that adds up single words takes "a bullet costs less than …" and "… costs less than a bullet" for the same. These features
// say what stands on both sides of a group together, and which words of meaning are the nearest to it: mostly its predicate, and
// the verb that it is the object of.

const (
	leftOf     = 4  // words before a group that are crossed with those behind it
	rightOf    = 5  // words behind it
	predicates = 2  // words of meaning behind a group
	auxiliary  = 24 // letters of the small words before them, at most
)

// isAuxiliary reports whether a word stands between a group and what is said of it, beside the small words of the lexicon.
func isAuxiliary(word string) bool { return listed("auxiliaries", word) }

// crosses calls each with the features of what is around every group of a window.
func crosses(window []symbol, negated []bool, each func(string)) {
	for i, s := range window {
		if !s.group {
			continue
		}
		bothSides(window, i, each)
		predicate(window, negated, i, each)
		governor(window, negated, i, each)
	}
}

// bothSides pairs the classes before the group at i with those behind it; "-" stands for none.
func bothSides(window []symbol, i int, each func(string)) {
	left, right := []string{"-"}, []string{"-"}
	for k := i - 1; k >= 0 && k >= i-leftOf && window[k].sign&tEnd == 0; k-- {
		left = append(left, window[k].classes...)
	}
	for k := i + 1; k < len(window) && k <= i+rightOf && window[k].sign&tEnd == 0; k++ {
		right = append(right, window[k].classes...)
	}
	for _, a := range withoutNone(left) {
		for _, b := range withoutNone(right) {
			each("x:" + a + " " + b)
		}
	}
}

func withoutNone(classes []string) []string {
	if len(classes) > 1 {
		return classes[1:]
	}
	return classes
}

// predicate is the first words of meaning behind the group at i, and the small words up to them: "are not", "should never".
func predicate(window []symbol, negated []bool, i int, each func(string)) {
	small := ""
	for k, n := i+1, 0; k < len(window) && n < predicates && window[k].sign&(tEnd|tComma) == 0; k++ {
		w := window[k]
		if w.small || isAuxiliary(w.word) {
			if small += w.word + " "; len(small) > auxiliary {
				return
			}
			continue
		}
		each("hw:" + w.word)
		for _, c := range w.classes {
			each("h:" + small + c)
			if n == 0 {
				each("hc:" + denied(c, negated[k]))
			}
		}
		n++
	}
}

// governor is the nearest word of meaning before the group at i.
func governor(window []symbol, negated []bool, i int, each func(string)) {
	for k := i - 1; k >= 0 && window[k].sign&(tEnd|tComma) == 0; k-- {
		if w := window[k]; !w.small && len(w.classes) > 0 {
			for _, c := range w.classes {
				each("lc:" + denied(c, negated[k]))
			}
			return
		}
	}
}

func denied(class string, negated bool) string {
	if negated {
		return "not " + class
	}
	return class
}
