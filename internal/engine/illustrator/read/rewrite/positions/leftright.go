package positions

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// LeftToRight reads a list that is told "from left to right" as things of which each is left of the next.
func LeftToRight(toks []token.Token) []token.Token {
	for i := 0; i+2 < len(toks); i++ {
		if toks[i].Text != "left" || toks[i+1].Text != "to" || toks[i+2].Text != "right" {
			continue
		}
		from, to := i, i+3
		for from > 0 && (toks[from-1].Text == "from" || toks[from-1].Text == "ordered" || toks[from-1].Text == "order" || toks[from-1].Text == "in") {
			from--
		}
		before, after := trimPauses(toks[:from]), trimPauses(toks[to:])
		lists := func(t token.Token) bool { return t.Kind == token.Pause || t.Text == "and" }
		switch {
		case !slices.ContainsFunc(before, lists) && !slices.ContainsFunc(after, lists):
			return toks // an arrow that points from left to right
		case len(before) == 0:
			return inARow(after, toks[from:to])
		case len(after) == 0:
			return inARow(before, toks[from:to])
		case toks[to].Raw == ":":
			if colon := slices.IndexFunc(before, func(t token.Token) bool { return t.Raw == ":" }); colon < 0 {
				return slices.Concat(before, toks[to:to+1], inARow(after, toks[from:to])) // "three cats from left to right: …"
			}
		}
		return slices.Concat(before, toks[to:])
	}
	return toks
}

// trimPauses takes the pauses off both ends of some tokens.
func trimPauses(toks []token.Token) []token.Token {
	for len(toks) > 0 && toks[0].Kind == token.Pause {
		toks = toks[1:]
	}
	for len(toks) > 0 && toks[len(toks)-1].Kind == token.Pause {
		toks = toks[:len(toks)-1]
	}
	return toks
}

// memberBegins are the words with which a thing of a list begins.
var memberBegins = lexicon.Set("a an one the two three his her")

// inARow puts "left of" between the things of a list, up to a clause that is told of all of them. What the order was told with gives the words their place.
func inARow(list, told []token.Token) []token.Token {
	out := make([]token.Token, 0, len(list))
	row := true
	for i := 0; i < len(list); i++ {
		t := list[i]
		first := i + 1
		if t.Kind == token.Pause && first < len(list) && (list[first].Text == "and" || list[first].Text == "then") {
			first++
		}
		ends := t.Kind == token.Pause || t.Text == "and" || t.Text == "then"
		switch {
		case !row || !ends || first >= len(list):
		case memberBegins[list[first].Text] || t.Text == "and":
			for _, w := range []string{"left", "of"} {
				out = append(out, token.Token{Kind: token.Word, Text: w, Raw: w, Start: told[0].Start, End: told[len(told)-1].End})
			}
			i = first - 1
			continue
		case t.Kind == token.Pause:
			row = false
		}
		out = append(out, t)
	}
	return out
}
