package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// Cords that things are tied with, as the drawing has them: a ribbon is a bow, a string is twine.
var cordsTied = map[string]string{"ribbon": "bow", "ribbons": "bow", "bow": "bow", "string": "twine", "strings": "twine", "cord": "twine", "yarn": "twine", "twine": "twine"}

// longestCord is how many words describe a cord at most: "a wide red satin ribbon".
const longestCord = 5

// TiedWith reads "cookies tied together with a red ribbon" and "a jar with a ribbon around it" as what has a bow.
func TiedWith(toks []token.Token) []token.Token {
	for i := 1; i < len(toks); i++ {
		with := i
		tied := toks[i].Text == "tied"
		if tied {
			for with++; with < len(toks) && (toks[with].Text == "up" || toks[with].Text == "together"); with++ {
			}
		}
		if with >= len(toks) || toks[with].Text != "with" && !(tied && toks[with].Text == "in") {
			continue
		}
		at := with + 1
		for at < len(toks) && at < with+longestCord && toks[at].Kind == token.Word && cordsTied[toks[at].Text] == "" {
			at++
		}
		if at >= len(toks) || cordsTied[toks[at].Text] == "" || !tied && toks[at].Text != "ribbon" {
			continue
		}
		end := aroundIt(toks, at+1)
		if !tied && end == at+1 {
			continue
		}
		out := slices.Clone(toks)
		if first := slices.IndexFunc(out[:i], func(t token.Token) bool { return t.Text == "bunch" }); first >= 0 && tied {
			out[first].Text = "bundle"
		}
		if tied {
			var more int
			out, more = bundledUp(out, i)
			toks, i, with, at, end = out, i+more, with+more, at+more, end+more
			out = slices.Clone(toks)
		}
		if tied && cordsTied[toks[at].Text] == "twine" && slices.ContainsFunc(out[:i], func(t token.Token) bool { return t.Text == "bundle" }) {
			out[i].Text, out[i].End = "bundled", toks[end-1].End // twine is around every bundle
			return slices.Delete(out, i+1, end)
		}
		out[at].Text, out[at].End = cordsTied[toks[at].Text], toks[end-1].End
		out = slices.Delete(out, at+1, end)
		if out[with].Text = "with"; !tied {
			return out
		}
		out[i].Text, out[i].End = "adorned", toks[with-1].End
		return slices.Delete(out, i+1, with)
	}
	return toks
}

// bundledUp reads several of which a number is told right before they are tied with something as a bundle, and returns how many tokens that adds.
func bundledUp(toks []token.Token, tied int) ([]token.Token, int) {
	k := tied - 1
	for k >= 0 && toks[k].Kind == token.Word && !counted[toks[k].Text] {
		if toks[k].Text == "bundle" || toks[k].Text == "stack" || toks[k].Text == "with" || toks[k].Text == "and" {
			return toks, 0
		}
		k--
	}
	if k < 0 || toks[k].Kind != token.Word || k > 0 && toks[k-1].Text == "of" && k > 1 && toks[k-2].Text != "set" {
		return toks, 0
	}
	if k > 1 && toks[k-1].Text == "of" {
		toks[k-2].Text = "bundle"
		return toks, 0
	}
	bundle, of := toks[k], toks[k]
	bundle.Text, bundle.Raw, bundle.End = "bundle", "bundle", bundle.Start
	of.Text, of.Raw, of.End = "of", "of", of.Start
	return slices.Insert(slices.Clone(toks), k, bundle, of), 2
}

// aroundIt is the token after words that say that a cord is around what was named, or the token itself.
func aroundIt(toks []token.Token, at int) int {
	i := at
	for i < len(toks) && (toks[i].Text == "tied" || toks[i].Text == "wrapped") {
		i++
	}
	if i+1 < len(toks) && (toks[i].Text == "around" || toks[i].Text == "round") {
		if toks[i+1].Text == "it" || toks[i+1].Text == "them" {
			return i + 2
		}
		if i+2 < len(toks) && (toks[i+1].Text == "the" || toks[i+1].Text == "its") && necks[toks[i+2].Text] {
			return i + 3
		}
	}
	return at
}

// necks are the places of vessels and bundles at which a ribbon is tied.
var necks = lexicon.Set("neck lid top middle handle stems rim jar bottle box stack")

// ownToppers are the words before "topper" that make one name with it.
var ownToppers = lexicon.Set("cake cupcake tree mattress bed drink bus a the")

// TopperOn reads "a cake with a unicorn topper" as what has a unicorn on top.
func TopperOn(toks []token.Token) []token.Token {
	with := slices.IndexFunc(toks, func(t token.Token) bool { return t.Text == "with" || t.Text == "and" })
	for i := with + 2; with > 0 && i < len(toks); i++ {
		if t := toks[i]; (t.Text == "topper" || t.Text == "toppers") && !ownToppers[toks[i-1].Text] && toks[i-1].Kind == token.Word {
			on, top := t, t
			on.Text, top.Text = "on", "top"
			return slices.Replace(slices.Clone(toks), i, i+1, on, top)
		}
	}
	return toks
}

// RibbonOutside reads "a jar filled with candy and a ribbon" as a jar that has a bow, which is not in it.
func RibbonOutside(toks []token.Token) []token.Token {
	full := slices.IndexFunc(toks, func(t token.Token) bool { return t.Text == "full" || t.Text == "filled" })
	for i := full + 2; full > 0 && i < len(toks); i++ {
		if toks[i].Text != "ribbon" && toks[i].Text != "bow" {
			continue
		}
		for and := i - 1; and > full && i-and < longestCord; and-- {
			if toks[and].Text == "and" {
				out := slices.Clone(toks)
				out[and].Text, out[i].Text = "with", "bow"
				return out
			}
		}
	}
	return toks
}
