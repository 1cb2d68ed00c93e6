// Package rules screens what people write by lists of words, on this machine and without asking anybody. It knows whole words only,
// so that Scunthorpe is a town; words are also found when they are spelled to deceive.
package rules

import (
	"context"

	"pellucid/internal/contentfilter"
	"pellucid/internal/domain"
)

// rule is one thing that is not drawn: a term, or a term near another one.
type rule struct {
	because   string
	terms     list
	near      list    // empty: the terms alone are enough
	window    int     // most words between the two
	unless    list    // what shows that the terms are quoted to reject them, told from history, or said of those who are mourned
	overruled float64 // the classifier's score up to which a prompt is harmless all the same; 0: never
}

// Rules screen what people write by lists of words.
type Rules struct {
	rules   []rule
	unsaid  []rule // of words that stand nowhere, not even among what is to be left out
	people  list
	clothes list
	spared  list
}

// New returns the rules.
func New() *Rules {
	return &Rules{rules: refused(), unsaid: unsaid(), people: terms(file("people"), file("children"), file("celebrities")), clothes: terms(file("clothing")), spared: terms(file("spared"))}
}

// Screen implements contentfilter.Filter; it needs no user.
func (r *Rules) Screen(_ context.Context, _ int64, w domain.Wording) error {
	words := split(w.Text)
	excused := find(words, r.spared, nil)
	found, weighed := r.listed(words, excused, w.Field)
	if found.because != "" {
		return contentfilter.Refuse(w.Field, found.said, found.because)
	}
	if found := hateInScripts(w.Text); found.because != "" {
		return contentfilter.Refuse(w.Field, found.said, found.because)
	}
	found, score := englishLexicon().hateful(w.Text)
	if weighed.because != "" && !weighed.overruledAt(score) {
		return contentfilter.Refuse(w.Field, weighed.said, weighed.because)
	}
	if found.because != "" {
		return contentfilter.Refuse(w.Field, found.said, found.because)
	}
	if found, _ := englishLexicon().hateful(lettered(w.Text)); found.because != "" {
		return contentfilter.Refuse(w.Field, found.said, found.because)
	}
	if found := r.disguised(w); found.because != "" {
		return contentfilter.Refuse(w.Field, found.said, found.because)
	}
	if err := r.screenUnwanted(words, excused, split(w.Unwanted)); err != nil {
		return err
	}
	if found, stated := englishLexicon().stated(w.Unwanted); stated {
		return contentfilter.Refuse("negative_prompt", found.said, found.because)
	}
	return nil
}

// disguised returns what is refused for what a text says when its words are read from behind or otherwise put right.
func (r *Rules) disguised(w domain.Wording) finding {
	for _, text := range englishLexicon().undisguised(w.Text) {
		words := split(text)
		if found, _ := r.listed(words, find(words, r.spared, nil), ""); found.because != "" {
			return found
		}
		if found, _ := englishLexicon().hateful(text); found.because != "" {
			return found
		}
	}
	return finding{}
}

// listed returns what is refused for the words that are in it, and what would be refused unless the classifier knows better: that
// is only asked of prompts, which may tell of history; tags and names are too short for that.
func (r *Rules) listed(words []word, excused []span, field string) (found, weighed finding) {
	weigh := field == "prompt"
	for _, rule := range r.rules {
		said, broken := rule.brokenBy(words, excused)
		if !broken || field == "prompt" && len(find(words, rule.unless, nil)) > 0 {
			continue
		}
		f := finding{because: rule.because, said: said, overruled: rule.overruled}
		if weigh && f.overruled != 0 && (f.overruled != reported || len(words) >= telling && englishLexicon().names(said)) {
			if weighed.because == "" || f.overruled < weighed.overruled {
				weighed = f
			}
			continue
		}
		return f, weighed
	}
	if said, ok := hateInOtherLanguages(words); ok {
		return finding{because: contempt, said: said}, weighed
	}
	return finding{}, weighed
}

// screenUnwanted looks at the words of a negative prompt. Whoever wants no blood and no nudity is right to say so; but others read
// it, and people are not undressed by leaving out their clothes.
func (r *Rules) screenUnwanted(words []word, excused []span, unwanted []word) error {
	if err := refuse(r.unsaid, "negative_prompt", unwanted, nil); err != nil {
		return err
	}
	clothes := find(unwanted, r.clothes, nil)
	if len(clothes) == 0 || len(find(words, r.people, excused)) == 0 {
		return nil
	}
	return contentfilter.Refuse("negative_prompt", clothes[0].text(unwanted), dressed)
}

func refuse(rules []rule, field string, words []word, excused []span) error {
	for _, rule := range rules {
		if said, broken := rule.brokenBy(words, excused); broken {
			return contentfilter.Refuse(field, said, rule.because)
		}
	}
	return nil
}

// brokenBy reports whether a prompt breaks the rule, and with which of its words.
func (r rule) brokenBy(words []word, excused []span) (said string, broken bool) {
	found := find(words, r.terms, excused)
	if len(found) == 0 {
		return "", false
	}
	if len(r.near) == 0 {
		return found[0].text(words), true
	}
	others := find(words, r.near, excused)
	for _, a := range found {
		for _, b := range others {
			if a == b || max(a.from-b.to, b.from-a.to) > r.window {
				continue
			}
			first, second := a, b
			if b.from < a.from {
				first, second = b, a
			}
			return first.text(words) + " … " + second.text(words), true
		}
	}
	return "", false
}
