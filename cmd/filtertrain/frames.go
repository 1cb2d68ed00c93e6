package main

import (
	"regexp"
	"strings"

	"pellucid/internal/contentfilter/rules"
)

// A frame is what somebody else's hateful sentence can stand in: "people who say that … are wrong". Whether the whole is hateful
// is up to the frame, however hateful the sentence is, so every frame is taught with many of them.
type frame struct {
	text    string
	hateful bool
}

// framedSentences is how many sentences each frame is taught with.
const framedSentences = 24

// clause is a pattern that can follow "that": a plain statement about a group.
var clause = regexp.MustCompile(`^\[g\] [^.!?:"]*\.$`)

// framed puts hateful patterns into every frame.
func framed(frames []frame, hateful []string) []rules.Example {
	var clauses []string
	for _, pattern := range hateful {
		if clause.MatchString(pattern) {
			clauses = append(clauses, strings.TrimSuffix(pattern, "."))
		}
	}
	if len(clauses) == 0 {
		return nil
	}
	var all []rules.Example
	for i, f := range frames {
		for k := range framedSentences {
			said := clauses[(i*7+k*11)%len(clauses)]
			pattern := strings.NewReplacer("{that}", said, "{quote}", said).Replace(f.text)
			expanded := expand(pattern, f.hateful, "frames")
			e := expanded[(i+k)%len(expanded)]
			e.Pattern, e.Weight = f.text, grammarWeight
			all = append(all, e)
		}
	}
	return all
}
