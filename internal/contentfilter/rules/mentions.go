package rules

// resolve marks the mentions of groups, and reports whether there is one.
func resolve(items []item) bool {
	strong := false // a group by more than gender
	for i := range items {
		it := &items[i]
		next := item{tags: tEnd}
		if i+1 < len(items) {
			next = items[i+1]
		}
		switch {
		case it.group:
		case ofOldWars(items, i):
			it.tags &^= mention
		case it.is(tGroup):
			it.group = true
		case it.is(tBelief):
			it.group, it.belief = true, true
		case it.is(tMember | tColor):
			to := i + 1
			for to < len(items) && to < i+3 && !items[to].is(signs) && items[to].is(tMember|tColor|tGenderMember) && !items[to].is(tPerson) {
				to++
			}
			if to < len(items) && items[to].is(tPerson|tGenderGroup|tGroup|tGenderMember) {
				for k := i; k < to; k++ {
					items[k].tags, items[k].group = tFill, false
				}
				items[to].group, items[to].singular = true, oneOf(items[to].text)
				items[to].tags &^= tGenderGroup | tGenderMember
				items[to].from = it.from
				it.tags = tFill
				break
			}
			if i > 0 && isNoun(it.text) && determiner(items[i-1].text) {
				it.group, it.singular = true, true
				break
			}
			if it.is(tMember) && (next.is(tCtx|tSpeaker) || next.tags == tEnd || next.is(signs|tCop|tModal|tNeg|tPredBad|tQuant|tClausal|tPrep|tCompound|tTrailBad|tViol|tExcl|tBad|tSpeech|tHate) || next.tags == tFill) {
				it.group, it.singular = true, true
			}
		case it.is(tGenderGroup):
			it.group, it.gender = true, true
		case it.is(tGenderMember):
			it.group, it.gender, it.singular = true, true, true
		}
		if it.group {
			strong = strong || !it.gender
		}
	}
	any, hates := false, false
	for _, it := range items {
		any, hates = any || it.group, hates || it.is(tHate|tThird)
	}
	if !any {
		return false
	}
	seen, lone := false, identified(items)
	for i := range items {
		it := &items[i]
		if it.group {
			seen, lone = true, lone || it.singular && !it.gender
			continue
		}
		switch {
		case it.is(tPronoun) && (strong || seen):
			it.group, it.pronoun = true, true
		case it.is(tYou) && (strong || lone) && !hates, it.is(tHeShe) && lone:
			it.group, it.pronoun, it.singular = true, true, true
		}
	}
	return true
}

// identified reports whether somebody is said to be a woman or a man: "you are one of those women".
func identified(items []item) bool {
	for i := range items {
		if items[i].group && items[i].gender && i > 1 && (items[i-1].is(tFill|tQuant) && items[i-2].is(tCop) || items[i-1].is(tQuant) && i > 3 && items[i-4].is(tCop) || i > 3 && items[i-3].is(tCop) && items[i-2].is(tFill)) {
			return true
		}
	}
	return false
}

// isNoun reports whether a word for a member of a group is hardly used as an adjective.
func isNoun(member string) bool { return listed("nouns", member) }

// determiner reports whether a noun follows a word.
func determiner(text string) bool { return listed("determiners", text) }

func oneOf(person string) bool { return listed("singular", person) }
