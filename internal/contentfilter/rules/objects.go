package rules

import "strings"

// before looks at what precedes a group: a verb that it is the object of, a hope, a curse, or contempt as an adjective.
func (s sentence) before(i int) (int, string) {
	g := s.items[i]
	one := g.gender && g.singular
	unknown, quantified := 0, false
	for k := i - 1; k >= i-6 && k >= 0; k-- {
		it := s.items[k]
		quantified = quantified || it.is(tQuant)
		direct := unknown == 0
		switch {
		case it.is(tEnd):
			return 0, ""
		case it.is(tComma | tQuote):
			if s.at(k-1).text == "die" && s.at(k-2).is(tEnd) && !one {
				return k - 1, threats
			}
			if s.at(k-1).is(tPreBad|tPredBad) && s.at(k-1).to-s.at(k-1).from > 1 {
				return k - 1, contempt
			}
			return s.hopedHarm(i, k)
		case it.is(tHate) && it.to-it.from == 1 && notAVerb(s.at(k+1).text):
			return s.hopedHarm(i, k)
		case it.is(tHate) && strings.HasSuffix(it.text, "ing") && !s.gerund(i, k, quantified):
			return s.hopedHarm(i, k)
		case it.is(tHate):
			if s.speaks(k) && !(one && !quantified) && !s.mourned(i) {
				return k, contempt
			}
			return s.hopedHarm(i, k)
		case direct && !one && listed("particles", it.text+" "+s.at(i+1).text) && s.speaks(k): // "run … over"
			return k, threats
		case it.is(tViol) && !g.belief && (direct || unknown == 1 && !s.has("of", k, i) && !g.pronoun && s.plainBetween(k, i) || unknown <= 2 && s.has("of", k, i) && s.harmTo(k, i)):
			if g.pronoun && it.text == "stop" {
				return 0, ""
			}
			if (!one || severe(it.text)) && s.speaks(k) && !(g.is(tYou) && g.text == "your") {
				return k, threats
			}
			return s.hopedHarm(i, k)
		case it.is(tViolIng) && (!g.gender || !one && s.praised(i, k)) && !g.belief && direct && !g.is(tYou) && !g.is(tHeShe):
			if s.gerund(i, k, quantified) {
				return k, threats
			}
			return s.hopedHarm(i, k)
		case it.is(tExcl) && direct && !g.is(tYou|tHeShe):
			if !g.gender && s.speaks(k) && !s.mourned(i) && it.to-it.from+b2i(banish(it.text)) > 1 {
				return k, contempt
			}
			if !g.gender && !g.belief && s.speaks(k) && s.at(i+1).is(tBad|tPredBad|tTrailBad|tPrep|tGood) {
				return k, contempt
			}
			if g.gender && !one && s.speaks(k) && (s.at(i+1).is(tPrep|tTrailBad|tGood) && it.text != "remove" && it.text != "exclude" && (banish(it.text) || it.text == "deny") || it.to-it.from > 2 || s.at(i+1).is(tBad) && s.at(i+1).to-s.at(i+1).from > 1 || (quantified || s.at(k-1).is(tEnd) && s.at(i+1).is(tEnd)) && banish(it.text) && it.text != "remove" && it.text != "exclude") {
				return k, contempt
			}
			return s.hopedHarm(i, k)
		case it.is(tPreBad) && direct && !(one && !quantified && !(it.to-it.from > 1 && s.at(i-1).text == "a")) && !(g.gender && it.is(tStrong)):
			if it.is(tBad|tPredBad) && it.to-it.from == 1 && s.at(k-1).group {
				return 0, ""
			}
			if !s.negated(k) && !(it.to-it.from == 1 && s.loved(i)) && !s.mourned(i) && (!g.gender || it.to-it.from > 1 || it.text == "fuck" || it.text == "screw") && !(g.is(tYou|tHeShe) && s.items[k].to-s.items[k].from < 2) {
				return k, contempt
			}
			return s.hopedHarm(i, k)
		case it.is(tStrong) && direct && !one && !g.belief && !g.is(tHeShe) && !(g.is(tYou) && g.to-g.from == 1) && !it.is(tNeg):
			if !s.negated(k) && !s.loved(i) && !(it.is(tFill) && g.pronoun) && !(g.singular && (!it.is(tFill) && s.at(i+1).is(tPrep) || soft(it.text))) && !(g.gender && soft(it.text)) {
				return k, contempt
			}
		case it.is(tPosVerb) && unknown <= 1 && s.refused(k):
			if (!g.gender || s.at(i+1).is(tTrailBad) || it.text == "let" && s.at(i+1).is(tGood) || it.text == "trust" || it.text == "respect" || it.text == "hire" || it.text == "listen" || it.text == "believe" || it.text == "rent") && !s.mourned(i) && !(g.is(tYou | tHeShe)) && !(one && !quantified && it.text != "trust" && it.text != "hire" && it.text != "respect" && it.text != "listen") {
				if nx := s.at(i + 1); !(nx.text == "to" && s.at(i+2).is(tBad|tViol)) {
					return k, contempt
				}
			}
			return s.hopedHarm(i, k)
		case it.is(tNeg) && direct && it.text == "no" && (!g.gender || s.at(i+1).text == "allowed" || s.at(i+1).is(tTrailBad) && s.at(i+1).to-s.at(i+1).from > 1) && !g.pronoun && !g.belief:
			if nx := s.at(i + 1); nx.is(tEnd|tComma) && s.at(k-1).is(signs|tClausal) || nx.is(tTrailBad|tSpeech) || nx.text == "allowed" || nx.text == "please" {
				return k, contempt
			}
			return 0, ""
		case it.is(tCop) && !it.is(tNeg|tFill) && !s.at(k-1).group: // a question: "are … human?"
			if s.at(k-1).is(signs) || s.at(k-1).is(tClausal) || s.at(k-1).text == "how" || s.at(k-1).text == "what" || k == 0 {
				if at, why := s.copula(i, i, 0); why != "" {
					return at, why
				}
				if even := s.at(i + 1).text; even == "even" || even == "really" || even == "actually" {
					return s.copula(i, i, 1)
				}
			}
			return s.hopedHarm(i, k)
		case it.text == "why" && s.at(i+1).is(tNeg) && s.at(i+2).is(tBad):
			return i + 2, contempt
		case it.is(tThird) && !it.is(tSpeaker|tFill):
			return 0, ""
		case it.is(tFill | tQuant | tStrong | tContempt | tMember | tColor):
		case it.group:
			if s.at(k+1).is(tComma) || s.at(k+1).text == "and" || s.at(k+1).text == "or" {
				continue
			}
			return s.hopedHarm(i, k)
		case it.text == "and" || it.text == "or":
		default:
			unknown++
			if unknown > 2 {
				return s.hopedHarm(i, k)
			}
		}
	}
	return s.hopedHarm(i, i)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// banish reports whether a verb of exclusion says enough alone: "ban", but not "put" or "stop".
func banish(verb string) bool { return listed("banish", verb) }

// has reports whether a word is between two items.
func (s sentence) has(text string, from, to int) bool {
	for j := from + 1; j < to; j++ {
		if s.at(j).text == text {
			return true
		}
	}
	return false
}

// harmTo reports whether a verb's object is something of the group behind it: "burn down the homes of …".
func (s sentence) harmTo(from, to int) bool {
	for j := from + 1; j < to; j++ {
		if listed("belongings", s.at(j).text) {
			return true
		}
	}
	return false
}

// plainBetween reports whether the unknown word between a verb and its object can be an adjective.
func (s sentence) plainBetween(from, to int) bool {
	for j := from + 1; j < to; j++ {
		if it := s.at(j); it.tags == 0 && (strings.HasSuffix(it.text, "ing") || strings.HasSuffix(it.text, "s")) || it.is(tPrep) && !it.is(tFill) {
			return false
		}
	}
	return true
}

// notAVerb reports whether a word shows that "hate" before it is a noun: "hate crimes against …".
func notAVerb(next string) bool { return listed("after-the-noun-hate", next) }

// severe reports whether a verb is a threat to a single woman or man, too: many others have a harmless sense ("shoot").
func severe(verb string) bool { return listed("severe", verb) }

// hopedHarm looks for a hope in the same sentence before the item at k, and for the harm that it hopes for behind the group at i.
func (s sentence) hopedHarm(i, k int) (int, string) {
	g := s.items[i]
	if g.gender && g.singular {
		return 0, ""
	}
	for j := min(k, i-1); j >= i-9 && j >= 0 && !s.items[j].is(tEnd); j-- {
		if !s.items[j].is(tHope) || s.negated(j) && !strings.HasPrefix(s.items[j].text, "not") {
			continue
		}
		for m := i + 1; m <= i+6 && m < len(s.items); m++ {
			it := s.items[m]
			if it.is(signs | tNeg) {
				return 0, ""
			}
			if it.is(tGood) && (s.items[j].text == "pity" || s.items[j].text == "shame" || s.items[j].text == "too") {
				return m, contempt
			}
			if it.is(tViolPast) || it.is(tBad) && !it.is(tModal) || it.is(tPredBad) && it.to-it.from > 1 {
				return j, threats
			}
			if !it.is(tFill|tQuant|tModal|tCop|tCtx|tPrep|tPerson) && it.tags != 0 {
				return 0, ""
			}
		}
		return 0, ""
	}
	return 0, ""
}

// gerund judges "killing …": as what is shown or praised, but not as what is told of somebody or mourned.
func (s sentence) gerund(i, k int, quantified bool) bool {
	if s.negated(k) || s.mourned(i) {
		return false
	}
	for j := k - 1; j >= k-4; j-- {
		if s.at(j).is(tAntiSpeech | tCondemn) {
			return false
		}
		if s.at(j).is(tEnd) {
			break
		}
	}
	for j := i + 1; j <= i+5 && j < len(s.items); j++ {
		if s.items[j].is(tEnd) {
			break
		}
		if s.items[j].is(tCondemn) && !s.items[j].is(tFill) {
			return false
		}
	}
	return true
}

// praised reports whether "killing …" is planned by the writer or called good.
func (s sentence) praised(i, k int) bool {
	if s.at(k-1).is(tCop) && (s.at(k-2).text == "we" || s.at(k-2).text == "i") {
		return true
	}
	switch s.at(k - 1).text {
	case "support", "supports", "love", "like", "enjoy", "celebrate", "promote":
		return !s.negated(k)
	}
	if !s.at(i + 1).is(tCop | tModal) {
		return false
	}
	for j := i + 2; j <= i+5; j++ {
		switch s.at(j).text {
		case "not", "never":
			return false
		case "legal", "fun", "right", "good", "justified", "necessary", "okay", "ok", "great", "hobby", "duty", "allowed", "encouraged", "rewarded", "easy", "sport", "solution":
			return true
		}
	}
	return false
}
