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

// framed puts what the hateful patterns say into every frame, or what the harmless ones say.
func framed(frames []frame, hateful, harmless []string) []rules.Example {
	bad, good := clauses(hateful), clauses(harmless)
	if len(bad) == 0 || len(good) == 0 {
		return nil
	}
	var all []rules.Example
	for i, f := range frames {
		for k := range framedSentences {
			at := i*7 + k*11
			said := bad[at%len(bad)]
			pattern := strings.NewReplacer("{that}", said, "{quote}", said, "{good}", good[at%len(good)]).Replace(f.text)
			expanded := expand(pattern, f.hateful, "frames")
			e := expanded[(i+k)%len(expanded)]
			e.Pattern, e.Weight = f.text, grammarWeight
			all = append(all, e)
		}
	}
	return all
}

// clauses are the patterns that can stand in a frame, without their full stop.
func clauses(patterns []string) []string {
	var all []string
	for _, pattern := range patterns {
		if clause.MatchString(pattern) {
			all = append(all, strings.TrimSuffix(pattern, "."))
		}
	}
	return all
}
