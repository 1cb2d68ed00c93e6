package rules

import "slices"

// Prompts honor people: "a disabled veteran with medals", "an immigrant killed in the war, a hero's statue". The classifier has seen
// such words mostly where something is said against somebody, because whoever says something against a people tells of its deeds,
// too. Where a text honors, heals or mourns somebody, has no bad word and states nothing that the analyzer objects to, the
// classifier has to be surer.

// honoredBy is how much surer it has to be then.
const honoredBy = 2.5

// unkind are the classes that no text in honor of somebody has words of.
const unkind = tHate | tViol | tExcl | tPreBad | tAnimal | tContempt | tStrong | tPredBad | tTrailBad | tSlur | tModal | tNeg | tHope | tPronoun | tYou | tHeShe | tSpeaker

// mourned are the classes whose words may stand where somebody is mourned or healed.
const mourned = tViolPast | tViolIng | tCoded | tBad | tDehum | tCompound

// honors reports whether a text honors, heals or mourns somebody and says nothing bad.
func honors(items []item) bool {
	honored, forgiven := false, false
	for _, it := range items {
		honored = honored || listed("honors", it.text)
		forgiven = forgiven || listed("mourning", it.text) || listed("healing", it.text)
	}
	if !honored && !forgiven {
		return false
	}
	return !slices.ContainsFunc(items, func(it item) bool {
		switch {
		case it.group && !it.pronoun, it.is(tFill), listed("honors", it.text), listed("mourning", it.text), listed("healing", it.text):
			return false
		case it.text == "?" || it.is(unkind):
			return true
		}
		return it.is(mourned) && !forgiven || slices.Contains(meanings()[it.text], "negative") && !forgiven
	}) && !described(items)
}

// described reports whether something is said of a group in a sentence of its own: "Jews are …".
func described(items []item) bool {
	for i := range items {
		if items[i].group && i+1 < len(items) && items[i+1].is(tCop) {
			return true
		}
	}
	return false
}

// labeledBy is how much surer the classifier has to be of a label, which names somebody and states nothing: "hijab fashion show".
const labeledBy = 1.0

// stating are the classes of words by which a text says something of a group, or against it.
const stating = unkind | mourned | tCop | tSpeech | tClausal | tThird | tQuote | tPosVerb | tLove | tCondemn | tAntiSpeech

// labels reports whether a text is a label: it has no verb, no bad word and no question.
func labels(items []item) bool {
	return !slices.ContainsFunc(items, func(it item) bool {
		if it.group && !it.pronoun || it.is(tFill) {
			return false
		}
		return it.text == "?" || it.is(stating) || slices.Contains(meanings()[it.text], "negative")
	})
}
