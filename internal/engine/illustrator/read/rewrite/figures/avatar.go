package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// AvatarOf reads the avatar of a person as their portrait: "curly hair boy avatar". An avatar alone is the icon of a user.
func AvatarOf(r vocabulary.Finder, toks []token.Token) []token.Token {
	at := slices.IndexFunc(toks, func(t token.Token) bool { return t.Text == "avatar" || t.Text == "avatars" })
	if at < 0 || !slices.ContainsFunc(personsAmong(r, toks), func(i int) bool { return i != at }) {
		return toks
	}
	out := slices.Delete(slices.Clone(toks), at, at+1)
	if at < len(out) && out[at].Text == "of" {
		out = slices.Delete(out, at, at+1)
	}
	if at > 0 && at <= len(out) && out[at-1].Kind == token.Pause && (at == len(out) || out[at].Text == "for") {
		out = slices.Delete(out, at-1, at)
	}
	portrait, of := wording.Word(toks[at], "portrait"), wording.Word(toks[at], "of")
	portrait.End, of.Start, of.End = toks[at].End, toks[at].Start, toks[at].End
	from := 0
	for from < len(out) && wording.Articles[out[from].Text] {
		from++
	}
	return slices.Concat([]token.Token{portrait, of}, out[from:])
}

// personsAmong are the places of the words that name people.
func personsAmong(r vocabulary.Finder, toks []token.Token) []int {
	var out []int
	for i := 0; i < len(toks); i++ {
		if toks[i].Kind != token.Word {
			continue
		}
		s := r.Longest(toks, i)
		if isSomebody(r, s) {
			out = append(out, i)
		}
		i = max(i, s.To-1)
	}
	return out
}

// ThroughWindow reads what somebody watches through a window as seen in it: "an old woman watching birds through the window".
func ThroughWindow(_ vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 2; i+1 < len(toks); i++ {
		end := i + 1
		for end < len(toks)-1 && wording.Determiners[toks[end].Text] {
			end++
		}
		if toks[i].Text != "through" || toks[end].Text != "window" {
			continue
		}
		for from := i - 2; from > max(0, i-6); from-- {
			if watches[toks[from].Text] && toks[i-1].Text != "looking" {
				toks = slices.Clone(toks)
				toks[i].Text, toks[i].Raw = "in", "in"
				break
			}
		}
	}
	return toks
}

// watches are the verbs of who looks at something.
var watches = lexicon.Set("watching looking watches looks staring gazing seeing")
