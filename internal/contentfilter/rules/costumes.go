package rules

import "slices"

// Costumes, fairy tales and fantasy give people what hateful pictures give to groups: horns, tails, and the name of a demon or a
// witch. Of a woman or a man, and of one with a people's or a color's name, such words say what she or he wears, so they are not
// weighed. Of a faith they are, and fiends and their horns of whom somebody loves, too: such pictures have a history.

// wornWithin is how many words behind a person a costume may begin.
const wornWithin = 6

// withoutCostumes returns the tokens of a text but for those that say what people are dressed as.
func (l *lexicon) withoutCostumes(tokens []token) []token {
	worn := make([]bool, len(tokens))
	found := false
	for i := range tokens {
		if labeled(tokens, i) {
			worn[i], found = true, true
		}
		if !listed("dressed", tokens[i].text) {
			continue
		}
		wearer, loves := l.wearer(tokens, i)
		if !wearer {
			continue
		}
		if i > 0 && listed("costumes", tokens[i-1].text) {
			worn[i-1], found = true, true
		}
		for from := i + 1; from < len(tokens) && from <= i+wornWithin && tokens[from].sign == 0 && l.single[tokens[from].text]&(mention&^tColor) == 0; from++ {
			if n := costume(tokens[from:]); n > 0 && !(loves && fiendish(tokens[from:from+n])) {
				for k := range n {
					worn[from+k] = true
				}
				found = true
				break
			}
		}
	}
	if !found {
		return tokens
	}
	var rest []token
	for i, t := range tokens {
		if !worn[i] {
			rest = append(rest, t)
		}
	}
	return rest
}

// labeled reports whether the token at i is the whole of what a picture shows of somebody by whom he or she loves: "a queer devil".
func labeled(tokens []token, i int) bool {
	if i == 0 || i > 2 || !listed("loves", tokens[i-1].text) || !listed("costumes", tokens[i].text) {
		return false
	}
	return i+1 == len(tokens) || tokens[i+1].sign&tComma != 0 || listed("costume-begins", tokens[i+1].text)
}

// wearer reports whether nothing but looks, countries and love is said before the person at i: "black woman", but not "Jewish woman".
// Of several people with a color or a country, costumes are weighed.
func (l *lexicon) wearer(tokens []token, i int) (wearer, loves bool) {
	for k := i - 1; k >= 0 && k >= i-4 && tokens[k].sign == 0; k-- {
		text := tokens[k].text
		love := listed("loves", text)
		loves = loves || love
		switch {
		case love, listed("looks", text):
			if !oneOf(tokens[i].text) {
				return false, false
			}
		case l.single[text]&mention != 0:
			return false, false
		}
	}
	return true, loves
}

// fiendish reports whether a costume is that of a devil or a beast.
func fiendish(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool { return listed("fiends", t.text) })
}

// costume returns how many tokens say what somebody is dressed as or looks like, from the first on: "as a demon queen", "with devil
// horns and a tail", "in a witch costume"; 0 if they do not.
func costume(tokens []token) int {
	if !listed("costume-begins", tokens[0].text) {
		return 0
	}
	n := 0
	for i := 1; i < len(tokens) && tokens[i].sign == 0; i++ {
		text := tokens[i].text
		switch {
		case text == "skin" && !listed("costume-skins", tokens[i-1].text): // of a color that people have
			return n
		case listed("costumes", text), listed("costume-parts", text):
			n = i + 1
		case !listed("costume-words", text):
			return n
		}
	}
	return n
}
