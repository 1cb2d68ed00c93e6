package rules

import "strings"

// behind looks at what follows a group: its predicate.
func (s sentence) behind(i int) (int, string) {
	g := s.items[i]
	negations := 0
	for k := i - 1; k >= i-3 && !s.at(k).is(signs); k-- { // "no … deserves to die", "not all … are"
		if it := s.at(k); it.is(tNeg) {
			negations++
			break
		} else if it.is(tSpeech) {
			if s.at(k - 1).is(tNeg) {
				negations++
			}
			break
		} else if !it.is(tFill|tQuant|tStrong) || it.is(tCop|tModal) {
			break
		}
	}
	if next := s.at(i + 1); next.is(tCompound) && !g.pronoun && !(g.gender && g.singular) && !g.belief && !s.loved(i) {
		if after := s.at(i + 2); after.tags == tEnd || after.is(signs|tCop|tModal|tPrep|tClausal|tQuant|tFill|tNeg|tPredBad) {
			return i + 1, contempt
		}
	}
	if g.is(tYou) && s.at(i-1).is(tPrep) {
		return 0, ""
	}
	if next := s.at(i + 1); (next.text == "as" || next.text == "like") && !g.pronoun && negations == 0 && !g.singular { // "… as rats", "… like animals"
		if at, why := s.copula(i, i+1, s.denials(i)); why != "" {
			return at, why
		}
	}
	if next := s.at(i + 1); next.is(tBad) && next.text == "like" && !g.singular && s.denials(i) == 0 {
		return i + 1, contempt
	}
	if (s.at(i-1).text == "another" || s.at(i-2).text == "another") && s.at(i+1).is(tComma) && s.at(i+2).text == "another" && s.at(i+3).is(tDehum) {
		return i + 3, contempt
	}
	if s.at(i+1).is(tComma) && !g.pronoun && !g.singular { // "…, the parasites of this world"
		j := i + 2
		for s.at(j).is(tFill|tQuant|tStrong) && !s.at(j).is(tDehum) {
			j++
		}
		if s.at(j).is(tDehum) && (j > i+2 || s.at(j+1).tags != 0 || s.at(j+1).is(signs)) && s.denials(i) == 0 && j < len(s.items) && !s.at(i-1).is(tComma) && s.at(j+1).tags&tEnd != 0 || s.at(j).is(tDehum) && s.at(j+1).text == "of" {
			return j, contempt
		}
	}
	if s.at(i+1).is(tComma) && !g.gender && !g.pronoun && !g.singular {
		if s.at(i+2).is(tAnimal|tDehum) && s.at(i+3).text == "all" {
			return i + 2, contempt
		}
		if nx := s.at(i + 3); s.at(i+2).text == "not" && (nx.text == "human" || nx.text == "humans" || nx.text == "people") {
			return i + 3, contempt
		}
	}
	if s.inRelativeClause(i) {
		return 0, ""
	}
	if s.at(i-1).is(tSpeech) && s.negated(i-1) && (s.at(i+1).text == "people" || s.at(i+1).text == "human" || s.at(i+1).text == "humans") {
		return i + 1, contempt
	}
	if s.at(i-1).text == "if" && !g.singular {
		harm := false
		for j := i + 1; j <= i+10 && !s.at(j).is(tEnd); j++ {
			it := s.at(j)
			harm = harm || j <= i+4 && (it.is(tBad) && !it.is(tModal|tNeg) || it.is(tViolPast))
			if harm && listed("gladness", it.text) {
				return j, threats
			}
		}
	}
	if s.at(i-1).text == "dead" && s.at(i+1).is(tCop) && (s.at(i+3).text == "good" || s.at(i+4).text == "good") {
		return i + 3, threats
	}
	if s.at(i+1).text == "being" && s.at(i+2).is(tViolPast) && !g.gender && !s.antiBefore(i) {
		return i + 2, threats
	}
	unknown := 0
	for k := i + 1; k <= i+8 && k < len(s.items); k++ {
		it := s.items[k]
		switch {
		case it.is(tEnd), it.is(tClausal) && !it.is(tPredBad) && !(it.text == "that" || it.text == "which"):
			return 0, ""
		case it.is(tComma | tQuote):
			if nx := s.at(k + 1); nx.is(tPredBad) && !g.gender && !g.pronoun && nx.to-nx.from > 1 && s.at(k+1).text != "make" {
				return k + 1, contempt
			}
			if nx := s.at(k + 1); nx.text != "who" && nx.text != "which" && nx.text != "they" && !nx.is(tCop|tModal) {
				return 0, ""
			}
		case it.is(tPredBad):
			if negations%2 == 0 && !(g.gender && g.singular) && s.fullPredicate(i, k) {
				return k, contempt
			}
			return 0, ""
		case it.is(tCop) && !it.is(tModal):
			return s.copula(i, k, negations)
		case it.is(tModal):
			if it.text == "never" || it.is(tNeg) {
				negations++
			}
			return s.modal(i, k, negations)
		case it.is(tNeg):
			negations++
			return s.modal(i, k, negations)
		case it.group && !it.pronoun:
			return 0, ""
		case it.is(tFill | tPrep | tQuant | tPerson | tSpeech | tThird | tYou | tTrailBad):
		default:
			unknown++
			if unknown > 3 {
				return 0, ""
			}
		}
	}
	return 0, ""
}

// inRelativeClause reports whether the group at i is what somebody else is about, so that the predicate behind it isn't the
// group's: "people who attack … belong in jail".
func (s sentence) inRelativeClause(i int) bool {
	for j := i - 1; j >= i-5; j-- {
		it := s.at(j)
		if it.is(signs) {
			return false
		}
		if j < i-1 && (it.text == "who" || it.text == "whoever" || it.text == "anyone") && s.at(j+1).text != "with" {
			return !s.at(i-1).is(tSpeech) && !s.spokenBetween(j, i)
		}
	}
	return false
}

func (s sentence) spokenBetween(from, to int) bool {
	for j := from; j < to; j++ {
		if s.at(j).is(tSpeech) {
			return true
		}
	}
	return false
}

// antiBefore reports whether the sentence is about standing against what follows, up to the item at i.
func (s sentence) antiBefore(i int) bool {
	for j := i - 1; j >= i-6 && !s.at(j).is(tEnd); j-- {
		if s.at(j).is(tAntiSpeech) {
			return true
		}
	}
	return false
}

// denials counts the negations in the clause before the item at i.
func (s sentence) denials(i int) int {
	if s.negated(i) {
		return 1
	}
	return 0
}

// fullPredicate reports whether a verb that is hateful as a predicate belongs to the group at i: "women smell" does, "women
// that smell flowers" does not.
func (s sentence) fullPredicate(i, k int) bool {
	for j := i + 1; j < k; j++ {
		if !s.items[j].is(tFill | tQuant | tModal | tPrep | tPerson | tThird | tTrailBad) {
			return false
		}
	}
	if it := s.items[k]; it.to-it.from == 1 && listed("bare-verbs", it.text) {
		nx := s.at(k + 1)
		return nx.is(signs|tClausal|tContempt|tDehum) || nx.tags == tEnd || nx.is(tFill) && s.at(k+2).is(tContempt|tDehum|tAnimal|tEnd)
	}
	return true
}

// copula judges "[group] is/are …" from the copula at k on.
func (s sentence) copula(i, k, negations int) (int, string) {
	g, unknown, plain := s.items[i], 0, true
	one := g.gender && g.singular && !s.at(i-1).is(tQuant)
	for j := k + 1; j <= k+7 && j < len(s.items); j++ {
		it := s.items[j]
		odd := negations%2 == 1
		switch {
		case it.is(signs):
			return 0, ""
		case it.is(tModal) && !it.is(tNeg):
			return s.modal(i, j, negations)
		case it.is(tPosAdj):
			if odd {
				return j, contempt
			}
			if it.is(tFill | tPerson | tGenderGroup) {
				continue
			}
			return 0, ""
		case it.is(tDehum) && !one:
			if !odd {
				return j, contempt
			}
			return 0, ""
		case it.is(tAnimal) && !one:
			if !odd && plain {
				return j, contempt
			}
			return 0, ""
		case (it.is(tContempt|tPredBad) || it.is(tStrong) && !it.is(tFill)) && !one:
			if odd {
				return 0, ""
			}
			return j, contempt
		case it.is(tNeg):
			negations++
		case it.is(tViolPast) && !odd && s.at(j-1).text == "to":
			return j, threats
		case it.is(tGood) && odd:
			return j, contempt
		case it.text == "dead" && !odd && (s.at(i-1).text == "until" || s.at(i-2).text == "until" || s.at(i-3).text == "until"):
			return j, threats
		case it.is(tBad) && !it.is(tFill) && j == k+1 && !g.gender && !odd && it.to-it.from > 1:
			return j, contempt
		case it.is(tFill | tQuant | tStrong | tCop):
		case it.is(tPrep):
			return 0, ""
		default:
			unknown++
			plain = false
			if unknown > 1 || strings.HasSuffix(it.text, "ing") {
				return 0, ""
			}
		}
	}
	return 0, ""
}

// modal judges "[group] should/must/can/deserve …" from the word at k on. The negations up to k are counted.
func (s sentence) modal(i, k, negations int) (int, string) {
	unknown := 0
	g := s.items[i]
	strongModal := false
	if (s.at(i-1).text == "no" || s.at(i-2).text == "no") && !g.gender && !g.pronoun && negations == 1 && s.forbids(k) { // "no … should be a teacher"
		return k, contempt
	}
	for j := k; j <= k+7 && j < len(s.items); j++ {
		it := s.items[j]
		if listed("modals", it.text) {
			strongModal = strongModal || it.to-it.from > 1 || it.text != "can" && it.text != "could" && it.text != "have" && it.text != "has"
		}
		odd := negations%2 == 1
		switch {
		case it.is(signs):
			return 0, ""
		case it.group && !it.pronoun && j > k, negations%2 == 1 && it.is(tModal) && it.to-it.from > 1 && (it.text == "have" || it.text == "has") && j > k, negations%2 == 1 && it.text == "need" && j > k:
			return 0, "" // "shouldn't have to …", "don't need …"
		case it.is(tPredBad) && j > k && !odd && (!g.singular || it.to-it.from > 1 && !g.gender) && !it.is(tModal):
			return j, contempt
		case it.is(tGood) && odd && j > k:
			if it.is(tFill) && it.to-it.from == 1 {
				continue
			}
			if listed("turned", s.at(j+1).text) { // "should not be treated like dirt", "don't belong to anybody"
				return 0, ""
			}
			if unknown > 0 || !strongModal && it.to-it.from == 1 && !lacking(it.text) && s.at(k).text != "can" && s.at(k).text != "could" && s.at(k).text != "have" && s.at(k).text != "has" && s.at(j-1).text != "have" && s.at(j-2).text != "have" {
				return 0, ""
			}
			return j, contempt
		case it.is(tViolPast) && !it.is(tFill) && j > k:
			if odd || !strongModal && s.at(k).text != "can" {
				return 0, ""
			}
			return j, threats
		case it.is(tBad) && !it.is(tNeg|tModal) && j > k:
			if odd || !strongModal && it.to-it.from == 1 {
				return 0, ""
			}
			if g.gender && g.singular && !harsh(it.text) {
				return 0, ""
			}
			return j, threats
		case it.is(tNeg):
			if j > k {
				negations++
			}
		case it.is(tPosAdj) && odd:
			return j, contempt
		case it.is(tDehum|tContempt) && !odd && j > k && !it.is(tFill):
			if s.at(j-1).is(tCop) || s.at(j-2).is(tCop) || s.at(j-1).is(tFill) && s.at(j-2).text == "like" {
				return j, contempt
			}
			unknown++
		case it.is(tFill | tQuant | tModal | tCop | tCtx | tPrep):
		default:
			unknown++
			if unknown > 1 {
				return 0, ""
			}
		}
	}
	return 0, ""
}

// forbids reports whether the clause behind the modal at k says what nobody of a group should do, rather than suffer.
func (s sentence) forbids(k int) bool {
	if s.at(k).text != "should" && s.at(k).text != "can" && s.at(k).text != "may" {
		return false
	}
	for j := k + 1; j <= k+6 && !s.at(j).is(signs); j++ {
		it := s.at(j)
		if it.is(tBad|tViolPast|tNeg|tPredBad|tContempt|tDehum) || it.is(tModal) && it.to-it.from > 1 && (it.text == "have" || it.text == "need") || strings.HasSuffix(it.text, "ed") && it.text != "allowed" && it.text != "trusted" || it.text == "feel" || it.text == "suffer" || it.text == "fear" {
			return false
		}
	}
	return true
}

// lacking reports whether it is contempt to say that people simply don't do something.
func lacking(verb string) bool { return listed("lacking", verb) }

// soft reports whether an adjective is harmless with a single person in an image.
func soft(adjective string) bool { return listed("soft", adjective) }

// harsh reports whether a bad end is one for a single person, too.
func harsh(text string) bool { return listed("harsh", text) }
