package rules

// Prompts describe pictures without a verb, and a picture may say what a sentence would: a people shown as a criminal is a
// caricature of it, while a Spartan who kicks a Persian is a scene from a book.

// asCriminal returns the item at which the group at i is shown as a criminal, "an Arab man as a terrorist", or 0. Who plays a part
// in a film or on a stage is no caricature.
func (s sentence) asCriminal(i int) int {
	g := s.items[i]
	if g.gender || g.pronoun {
		return 0
	}
	k := i + 1
	if s.at(k).is(tCop) || listed("shown", s.at(k).text) {
		k++
	}
	if s.at(k).text != "as" || s.plays() {
		return 0
	}
	for j := k + 1; j <= k+4 && !s.at(j).is(signs); j++ {
		if listed("crimes", s.at(j).text) {
			return j
		}
	}
	return 0
}

// plays reports whether the text is about a part in a film or on a stage.
func (s sentence) plays() bool {
	for _, it := range s.items {
		if listed("parts", it.text) {
			return true
		}
	}
	return false
}

// ofOldWars reports whether the item at i is an enemy in a war of antiquity or the middle ages whom somebody of that time fights:
// "a Spartan kicking a Persian". Wishes and orders ("all Persians should …") are none.
func ofOldWars(items []item, i int) bool {
	if !listed("old-enemies", items[i].text) {
		return false
	}
	fought := false
	for k := i - 1; k >= 0 && k >= i-7 && !items[k].is(signs|tModal|tQuant|tNeg); k-- {
		fought = fought || items[k].is(tViol|tViolIng|tViolPast)
		if fought && listed("old-fighters", items[k].text) {
			return true
		}
	}
	return false
}
