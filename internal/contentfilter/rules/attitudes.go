package rules

import "strings"

// speaks reports whether the verb at k is the writer's own will: an order, or something that I, we or everybody would do. It
// is not when somebody else does it ("nazis kill …", "people who hate …"), and not when it is denied ("don't kill …").
func (s sentence) speaks(k int) bool {
	if s.negated(k) {
		return false
	}
	for j := k - 1; j >= k-7; j-- {
		it := s.at(j)
		switch {
		case it.is(tEnd | tQuote):
			return true
		case it.is(tComma):
			return true
		case it.is(tAntiSpeech):
			return false
		case it.is(tYou) && s.at(j-1).text == "if": // "if you hate …, you are the problem"
			return false
		case it.is(tSpeaker):
			return true
		case it.is(tThird):
			return false
		case it.group && it.pronoun && !it.is(tYou) && s.at(j+1).is(tModal) && !s.items[k].is(tHate):
			return true
		case it.group && !it.is(tYou):
			return false
		case it.is(tYou):
			return true
		case it.is(tClausal) && j < k-1, (it.text == "and" || it.text == "then") && !s.told(j):
			return true
		case it.is(tCtx | tFill | tModal | tCop | tClausal | tQuant | tHope | tSpeech | tTrailBad | tLove | tViol | tExcl | tHate | tPosVerb | tStrong | tNeg):
		case s.at(k-1).text == "to" && it.tags == 0 && !strings.HasSuffix(it.text, "ed"): // "legal to kill …"
		default:
			return false
		}
	}
	return true
}

// told reports whether the sentence is about what others do, up to the item at j.
func (s sentence) told(j int) bool {
	group := false
	for m := j - 1; m >= j-8 && !s.at(m).is(tEnd); m-- {
		it := s.at(m)
		if it.is(tThird|tAntiSpeech) && !it.is(tFill) || it.is(tSpeech) {
			return true
		}
		if it.text == "i" || it.text == "we" || it.text == "us" {
			return false
		}
		group = group || it.group && !it.is(tYou)
	}
	return group
}

// negated reports whether the item at k is denied in its clause.
func (s sentence) negated(k int) bool {
	n := 0
	for j := k - 1; j >= k-5; j-- {
		it := s.at(j)
		if it.is(signs) || it.is(tClausal) && it.text != "that" {
			break
		}
		if it.is(tNeg) {
			if s.at(j-1).text == "why" || s.at(j-2).text == "why" || s.at(j-1).text == "we" && s.at(j-2).is(tModal) || s.at(j+1).text == "we" && s.at(j-1).is(tModal) {
				continue // "why don't we …", "shouldn't we …"
			}
			n++
			continue
		}
		if it.is(tAntiSpeech) {
			return true
		}
		if it.text == "against" || it.text == "stop" {
			return true
		}
	}
	return n%2 == 1
}

// refused reports whether the good verb at k is refused: "don't want", "never trust", "nobody should hire".
func (s sentence) refused(k int) bool {
	for j := k - 1; j >= k-4; j-- {
		it := s.at(j)
		if it.is(signs | tAntiSpeech) {
			return false
		}
		if it.is(tNeg) {
			if prior := s.at(j - 2); prior.is(tThird) || s.at(j-1).is(tThird) {
				return false
			}
			return true
		}
		if !it.is(tFill | tModal | tCtx | tPosVerb | tQuant | tSpeaker) {
			return false
		}
	}
	return false
}

// mourned reports whether something bad is done to the group at i, which the writer complains of: "I hate seeing … suffer".
func (s sentence) mourned(i int) bool {
	for j := i - 1; j >= i-6; j-- {
		if it := s.at(j); it.is(tEnd) {
			break
		} else if it.text == "when" || it.text == "how" || it.text == "seeing" || it.text == "racism" || it.text == "violence" || it.text == "people" && !it.group {
			return true
		}
	}
	for j := i + 1; j <= i+6; j++ {
		it := s.at(j)
		if it.is(signs | tClausal) {
			break
		}
		if it.text == "forgotten" || it.text == "remember" || it.text == "tragedy" || it.is(tCondemn) && !it.is(tFill) && s.at(i-1).text != "a" && (s.at(j-1).is(tCop) || s.at(j-1).is(tNeg)) {
			return true
		}
		if (it.is(tViolPast) || it.text == "suffer" || it.text == "mistreated" || it.text == "treated") && !s.at(i-1).is(tPreBad) {
			return true
		}
	}
	return false
}

// loved reports whether the sentence speaks well of the group at i.
func (s sentence) loved(i int) bool {
	for j := i - 1; j >= i-6 && !s.at(j).is(tEnd); j-- {
		if s.at(j).is(tLove) && !s.negated(j) {
			return true
		}
	}
	for j := i + 1; j <= i+5 && !s.at(j).is(tEnd); j++ {
		if s.at(j).is(tLove) && !s.negated(j) {
			return true
		}
	}
	return false
}

// countered reports whether the text quotes the words from one item to another in order to reject them.
func (s sentence) countered(from, to int) bool {
	spoken, quoted := false, false
	for j := from - 1; j >= 0 && j >= from-10; j-- {
		it := s.items[j]
		if it.is(tEnd) && !quoted && j < from-1 {
			break
		}
		if it.is(tAntiSpeech) && !s.denied(j) {
			return true
		}
		if it.is(tQuote) {
			quoted = true
		}
		if it.is(tSpeech) && s.at(j-1).text != "i" && s.at(j-1).text != "we" {
			spoken = true
		}
	}
	for j := to + 1; j < len(s.items) && j <= to+3; j++ {
		if s.items[j].is(tQuote) {
			quoted = true
		}
	}
	if !spoken && !quoted {
		return false
	}
	for j := range s.items {
		if (j < from || j > to) && s.items[j].is(tCondemn) && !s.denied(j) {
			return true
		}
	}
	return false
}

// denied reports whether the rejection at j is itself denied: "nothing wrong with saying …".
func (s sentence) denied(j int) bool {
	for k := j - 1; k >= j-3; k-- {
		it := s.at(k)
		if it.is(signs) || it.is(tCop) {
			return false
		}
		if it.is(tNeg) || it.text == "nothing" || it.text == "isn" {
			return true
		}
	}
	return false
}
