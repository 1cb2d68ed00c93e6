package rules

import "strings"

// The sentence analyzer finds contempt for people because of who they are. It marks mentions of protected groups, lets
// pronouns refer to them, and looks what is said of each: a predicate behind it ("… are vermin", "… don't deserve to live"),
// or a verb, a wish or a curse before it ("kill all …", "I hope … die"). Every attitude has a sign, and every negation turns
// it: "deserve to live" is harmless and "don't deserve to live" is not; with "deserve to die" it is the other way around.

// item is a term of the lexicon in a sentence, an unknown word, or a sign.
type item struct {
	tags     tags
	from, to int // tokens
	text     string

	group    bool // a mention of a protected group, or of a pronoun that refers to one
	gender   bool // a mention by gender alone: everyday prompts are full of women and men
	singular bool
	belief   bool
	pronoun  bool
}

func (it item) is(t tags) bool { return it.tags&t != 0 }

// finding is what the analyzer objects to.
type finding struct {
	because string
	said    string
}

const (
	contempt = "we don't make images of contempt for people because of who they are"
	threats  = "we don't make images of violence against people because of who they are"
)

// analyze returns the first hateful thing that a text says.
func (l *lexicon) analyze(text string) (finding, bool) {
	tokens := l.tokenize(text)
	items := l.items(tokens)
	if !resolve(items) {
		return finding{}, false
	}
	s := sentence{items: items}
	for i := range items {
		if !items[i].group {
			continue
		}
		from, to, because := s.hate(i)
		from, to = min(from, to), max(from, to)
		if because == "" || s.countered(from, to) {
			continue
		}
		first, last := items[from], items[to]
		return finding{because, said(tokens, first.from, last.to)}, true
	}
	return finding{}, false
}

func said(tokens []token, from, to int) string {
	var words []string
	last := ""
	for _, t := range tokens[from:to] {
		if t.raw != "" && t.raw != last {
			words = append(words, t.raw)
		}
		last = t.raw
	}
	return strings.Join(words, " ")
}

// items finds the terms of the lexicon among tokens, the longest first.
func (l *lexicon) items(tokens []token) []item {
	var items []item
	for i := 0; i < len(tokens); {
		t := tokens[i]
		if t.sign != 0 {
			items = append(items, item{tags: t.sign, from: i, to: i + 1})
			i++
			continue
		}
		n, found := 1, l.single[t.text]
		for _, p := range l.phrases[t.text] {
			if matches(tokens[i:], p.words) {
				n, found = len(p.words), p.tags
				break
			}
		}
		items = append(items, item{tags: found, from: i, to: i + n, text: t.text})
		i += n
	}
	return items
}

func matches(tokens []token, words []string) bool {
	if len(tokens) < len(words) {
		return false
	}
	for i, w := range words {
		if tokens[i].text != w {
			return false
		}
	}
	return true
}

const signs = tComma | tEnd | tQuote

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
			if it.is(tMember) && (next.is(tCtx|tSpeaker) || next.tags == tEnd || next.is(signs|tCop|tModal|tNeg|tPredBad|tQuant|tClausal|tPrep|tCompound|tTrailBad|tViol|tExcl|tBad) || next.tags == tFill) {
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
func isNoun(member string) bool {
	switch member {
	case "jew", "lesbian", "gypsy", "homosexual", "immigrant", "refugee", "foreigner", "muslim", "arab", "cripple", "migrant", "mexican", "christian":
		return true
	}
	return false
}

// determiner reports whether a noun follows a word.
func determiner(text string) bool {
	switch text {
	case "a", "an", "every", "any", "no", "each", "another", "single", "that", "this", "one", "next", "some":
		return true
	}
	return false
}

func oneOf(person string) bool {
	switch person {
	case "man", "woman", "person", "girl", "boy", "guy", "kid", "child", "baby", "lady", "dude", "couple", "family", "student", "friend", "worker", "citizen", "individual", "male", "female", "neighbor", "neighbour", "coworker", "mother", "father", "lover", "believer", "immigrant", "refugee", "migrant":
		return true
	}
	return false
}

// sentence is the items of a text.
type sentence struct{ items []item }

func (s sentence) at(i int) item {
	if i < 0 || i >= len(s.items) {
		return item{tags: tEnd}
	}
	return s.items[i]
}

// hate returns what is said of the group at i that is hateful: the items from and to, and why it is refused.
func (s sentence) hate(i int) (from, to int, because string) {
	if at, why := s.behind(i); why != "" {
		return i, at, why
	}
	if at, why := s.before(i); why != "" {
		return at, i, why
	}
	return 0, 0, ""
}

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
			switch it.text {
			case "celebrate", "cheer", "laugh", "party", "glad", "happy", "happier", "smile", "better", "safer", "dance":
				if harm {
					return j, threats
				}
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
	if it := s.items[k]; it.to-it.from == 1 && (it.text == "smell" || it.text == "suck" || it.text == "die" || it.text == "cheat" || it.text == "brainwash" || it.text == "lie" || it.text == "steal" || it.text == "stink" || it.text == "reek") {
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
		switch it.text {
		case "should", "must", "ought", "deserve", "deserves", "deserved", "need", "needs", "have", "has", "better", "shall", "will", "going", "supposed", "can", "could", "would", "may", "gotta":
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
func lacking(verb string) bool {
	switch verb {
	case "belong", "matter", "count", "exist", "think", "behave", "integrate", "assimilate", "contribute", "deserve", "live", "allowed", "trusted":
		return true
	}
	return false
}

// soft reports whether an adjective is harmless with a single person in an image.
func soft(adjective string) bool {
	switch adjective {
	case "sick", "violent", "dangerous", "insane", "awful", "horrible", "wicked", "dead", "criminal", "ugly", "dirty", "annoying", "evil", "lazy", "savage", "cursed", "smelly", "damn", "wretched", "deranged", "primitive", "backward", "gross", "illiterate", "sneaky", "greedy":
		return true
	}
	return false
}

// harsh reports whether a bad end is one for a single person, too.
func harsh(text string) bool {
	switch text {
	case "die", "suffer", "rot", "perish", "raped", "beaten", "kill", "drown", "bleed", "get", "be":
		return true
	}
	return false
}

// before looks at what precedes a group: a verb that it is the object of, a wish, a curse, or contempt as an adjective.
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
			return s.wish(i, k)
		case it.is(tHate) && it.to-it.from == 1 && notAVerb(s.at(k+1).text):
			return s.wish(i, k)
		case it.is(tHate) && strings.HasSuffix(it.text, "ing") && !s.gerund(i, k, quantified):
			return s.wish(i, k)
		case it.is(tHate):
			if s.speaks(k) && !(one && !quantified) && !s.mourned(i) {
				return k, contempt
			}
			return s.wish(i, k)
		case direct && !one && particles[it.text+" "+s.at(i+1).text] && s.speaks(k): // "run … over"
			return k, threats
		case it.is(tViol) && !g.belief && (direct || unknown == 1 && !s.has("of", k, i) && !g.pronoun && s.plainBetween(k, i) || unknown <= 2 && s.has("of", k, i) && s.harmTo(k, i)):
			if g.pronoun && it.text == "stop" {
				return 0, ""
			}
			if (!one || severe(it.text)) && s.speaks(k) && !(g.is(tYou) && g.text == "your") {
				return k, threats
			}
			return s.wish(i, k)
		case it.is(tViolIng) && (!g.gender || !one && s.praised(i, k)) && !g.belief && direct && !g.is(tYou) && !g.is(tHeShe):
			if s.gerund(i, k, quantified) {
				return k, threats
			}
			return s.wish(i, k)
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
			return s.wish(i, k)
		case it.is(tPreBad) && direct && !(one && !quantified && !(it.to-it.from > 1 && s.at(i-1).text == "a")) && !(g.gender && it.is(tStrong)):
			if it.is(tBad|tPredBad) && it.to-it.from == 1 && s.at(k-1).group {
				return 0, ""
			}
			if !s.negated(k) && !(it.to-it.from == 1 && s.loved(i)) && !s.mourned(i) && (!g.gender || it.to-it.from > 1 || it.text == "fuck" || it.text == "screw") && !(g.is(tYou|tHeShe) && s.items[k].to-s.items[k].from < 2) {
				return k, contempt
			}
			return s.wish(i, k)
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
			return s.wish(i, k)
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
			return s.wish(i, k)
		case it.text == "why" && s.at(i+1).is(tNeg) && s.at(i+2).is(tBad):
			return i + 2, contempt
		case it.is(tThird) && !it.is(tSpeaker|tFill):
			return 0, ""
		case it.is(tFill | tQuant | tStrong | tContempt | tMember | tColor):
		case it.group:
			if s.at(k+1).is(tComma) || s.at(k+1).text == "and" || s.at(k+1).text == "or" {
				continue
			}
			return s.wish(i, k)
		case it.text == "and" || it.text == "or":
		default:
			unknown++
			if unknown > 2 {
				return s.wish(i, k)
			}
		}
	}
	return s.wish(i, i)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// banish reports whether a verb of exclusion says enough alone: "ban", but not "put" or "stop".
func banish(verb string) bool {
	switch verb {
	case "ban", "deport", "expel", "banish", "evict", "segregate", "imprison", "jail", "incarcerate", "ostracize", "subjugate", "oppress", "cage", "persecute", "outlaw", "criminalize", "neuter", "spay",
		"muzzle", "dehumanize", "discriminate", "boycott", "punish", "exclude", "remove", "shun", "bully", "disenfranchise", "blacklist", "institutionalize", "intern", "eject", "mock", "ridicule", "kick", "throw", "chase", "drive", "silence", "round", "lock", "send":
		return true
	}
	return false
}

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
	for _, noun := range []string{"homes", "houses", "churches", "mosques", "synagogues", "temples", "throats", "heads", "skulls", "faces", "necks", "businesses", "shops", "stores", "villages", "children",
		"families", "city", "town", "country", "world", "nation", "land", "streets", "society", "schools", "school", "neighborhood", "neighbourhood", "earth", "planet", "tribe"} {
		if s.has(noun, from, to) {
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

// particles are verbs whose object may be before the particle.
var particles = map[string]bool{
	"run over": true, "blow up": true, "string up": true, "round up": true, "lock up": true, "wipe out": true, "burn down": true, "beat up": true, "put down": true, "kick out": true,
	"throw out": true, "send back": true, "hunt down": true, "ship back": true, "drive out": true, "gun down": true, "mow down": true, "cut down": true, "chase out": true, "keep out": true,
	"take out": true, "finish off": true, "ship off": true, "send home": true, "throw off": true, "kick off": true, "line up": true, "keep away": true, "send away": true, "put away": true,
}

// notAVerb reports whether a word shows that "hate" before it is a noun: "hate crimes against …".
func notAVerb(next string) bool {
	switch next {
	case "crime", "crimes", "speech", "against", "group", "groups", "mail", "comments", "symbol", "symbols", "towards", "toward", "when", "how", "it", "that":
		return true
	}
	return false
}

// severe reports whether a verb is a threat to a single woman or man, too: many others have a harmless sense ("shoot").
func severe(verb string) bool {
	switch verb {
	case "kill", "murder", "rape", "torture", "behead", "lynch", "strangle", "slaughter", "execute", "gas", "enslave", "dismember", "decapitate", "molest", "mutilate", "beat", "stab":
		return true
	}
	return false
}

// wish looks for a wish in the same sentence before the item at k, and for the harm that it wishes behind the group at i.
func (s sentence) wish(i, k int) (int, string) {
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

// speaks reports whether the verb at k is the writer's own wish: an order, or something that I, we or everybody would do. It
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
