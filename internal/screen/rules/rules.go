// Package rules screens prompts by lists of words, on this machine and without asking anybody. It knows whole words only,
// so that Scunthorpe is a town; words are also found when they are spelled to deceive.
package rules

import (
	"context"

	"pellucid/internal/screen"
)

// rule is one thing that is not drawn: a term, or a term near another one.
type rule struct {
	because string
	terms   list
	near    list // empty: the terms alone are enough
	window  int  // most words between the two
}

// Rules screen prompts by lists of words.
type Rules struct {
	rules  []rule
	spared list
}

// New returns the rules.
func New() *Rules { return &Rules{rules: refused(), spared: spared()} }

// Screen implements screen.Screener; it needs no user.
func (r *Rules) Screen(_ context.Context, _ int64, prompt string) error {
	words := split(prompt)
	excused := find(words, r.spared, nil)
	for _, rule := range r.rules {
		if said, broken := rule.brokenBy(words, excused); broken {
			return screen.Refuse(said, rule.because)
		}
	}
	return nil
}

// brokenBy tells whether a prompt breaks the rule, and with which of its words.
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
