package rules

// Prompts are lists: what is drawn, then the place, the style, the light. Weighed as a whole, a hateful clause among ten harmless
// ones passed: "kill all [group], a red fox in the snow, watercolor". Clauses that take no attitude to anybody are no context, and
// what is left without them is weighed by itself.

// attitudes are the tags that make a clause count for what another one says: it condemns, quotes, denies, or speaks of people.
const attitudes = tHate | tViol | tViolPast | tViolIng | tExcl | tPreBad | tDehum | tCompound | tContempt | tStrong | tBad | tPredBad | tTrailBad |
	tHope | tLove | tModal | tSpeaker | tThird | tSpeech | tCondemn | tAntiSpeech | tNeg | tQuote | tSlur | tCoded | tPronoun | tYou | tHeShe

// opinionated returns the clauses of a text that take an attitude to somebody; nil when that is all of them, or none.
func opinionated(items []item) []item {
	var kept []item
	dropped := false
	for from := 0; from < len(items); {
		to := from
		for to < len(items) && !items[to].is(tComma|tEnd) {
			to++
		}
		to = min(to+1, len(items))
		if takesAttitude(items[from:to]) {
			kept = append(kept, items[from:to]...)
		} else {
			dropped = true
		}
		from = to
	}
	if !dropped {
		return nil
	}
	return kept
}

func takesAttitude(clause []item) bool {
	for _, it := range clause {
		if it.group || it.is(attitudes) {
			return true
		}
	}
	return false
}

// diluted is how much surer the classifier has to be of a part than of a whole text.
const diluted = 1

// unstated is how much surer still, where nothing is stated.
const unstated = 1.5

// nearby is how many words on each side of a hateful statement are weighed with it, where no sign sets them apart; tight is how
// many where it stands in a long row of words.
const (
	nearby  = 8
	tight   = 2
	longRow = 14 // words
)

// around is a statement with at most n words on each side of it, up to the next sign.
func around(items []item, from, to, n int) (first, last int) {
	first, last = from, to
	for first > 0 && from-first < n && !items[first-1].is(signs) {
		first--
	}
	for last+1 < len(items) && last-to < n && !items[last+1].is(signs) {
		last++
	}
	return first, last + 1
}

// undiluted returns how sure the classifier is of the worst part of a text that says something of somebody, and which tokens that is.
// Where the analyzer objects to nothing, it has to be surer.
func (l *lexicon) undiluted(tokens []token, items []item, found finding) (score float64, worst span) {
	score, worst = trained().score(l.windows(tokens, opinionated(items)), found.because)
	consider := func(from, to, n int) {
		first, last := around(items, from, to, n)
		if takesAttitude(items[:first]) || takesAttitude(items[last:]) {
			return
		}
		if near, part := trained().score(l.windows(tokens, items[first:last]), found.because); near > score {
			score, worst = near, part
		}
	}
	if found.because == "" {
		return score - unstated, worst
	}
	consider(found.first, found.last, nearby)
	if first, last := around(items, found.first, found.last, nearby); last-first >= longRow {
		consider(found.first, found.last, tight)
	}
	return score, worst
}
