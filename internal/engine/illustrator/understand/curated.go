package understand

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed aliases.txt
var aliasLines string

// alias is a line of aliases.txt: what to draw for some words.
type alias struct {
	pieces     []string // the best first, then pieces of equal fit
	glyph      Look
	procedural string
	extras     []Extra
	standsIn   bool // not the thing itself: the picture says so
}

type curated struct {
	aliases map[string]alias
}

var loadCurated = sync.OnceValue(func() *curated {
	c := &curated{aliases: map[string]alias{}}
	for line := range strings.Lines(aliasLines) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		words, target, ok := strings.Cut(line, " = ")
		if !ok {
			words, target, _ = strings.Cut(line, " ~ ")
		}
		a := parseAlias(target)
		a.standsIn = !ok
		for word := range strings.SplitSeq(words, ",") {
			c.aliases[strings.TrimSpace(word)] = a
		}
	}
	return c
})

// parseAlias reads "piece | other piece ; wearing piece ; holding piece", "@procedural family" or "set/glyph".
func parseAlias(target string) alias {
	main, rest, _ := strings.Cut(target, ";")
	var a alias
	for name := range strings.SplitSeq(main, "|") {
		name = strings.TrimSpace(name)
		set, glyph, isGlyph := strings.Cut(name, "/")
		switch family, isFamily := strings.CutPrefix(name, "@"); {
		case isFamily:
			a.procedural = family
		case isGlyph:
			a.glyph = Look{Set: set, Name: glyph, Aspect: 1}
		default:
			a.pieces = append(a.pieces, name)
		}
	}
	for extra := range strings.SplitSeq(rest, ";") {
		if kind, name, ok := strings.Cut(strings.TrimSpace(extra), " "); ok {
			a.extras = append(a.extras, Extra{Kind: strings.ReplaceAll(kind, "-", " "), Name: name})
		}
	}
	return a
}
