package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// faceWords are what the pictures of a set of one thing with several faces are called behind its name: "avocado faces", "cat emojis".
	faceWords = lexicon.Set("faces emojis emoji expressions")
	// faceSets are words that ask for such a set besides.
	faceSets = lexicon.Set("emoji emojis faces emotes sheet set pack collection icons different various expressions of with in a")
	// ownFaces have faces of their own or are faces.
	ownFaces = lexicon.Set("smiley face happy people clock")
)

// FacesOf reads the faces or the emojis of one thing as a set of it with different expressions: "emoji sheet with nine avocado faces", "strawberry emojis".
func FacesOf(r vocabulary.Finder, toks []token.Token) []token.Token {
	if at := emojiOf(r, toks); at > 0 {
		return faceSet(toks, at, at-1)
	}
	for i := 1; i < len(toks); i++ {
		if !faceWords[toks[i].Text] || toks[i].Kind != token.Word || i+1 < len(toks) && toks[i].Text == "emoji" && !faceSets[toks[i+1].Text] && !faceWords[toks[i+1].Text] && toks[i+1].Text != "stickers" && toks[i+1].Text != "sticker" {
			continue
		}
		at := i - 1
		for at > 0 && faceWords[toks[at].Text] {
			at--
		}
		if !facedThing(r, toks, at) || !asksForFaces(toks, at, i) {
			continue
		}
		return faceSet(toks, at, i)
	}
	return toks
}

// facedThing reports whether a thing or an animal that may have several faces is at a token.
func facedThing(r vocabulary.Finder, toks []token.Token, at int) bool {
	s := r.At(toks, at, 1)
	id, ok := s.Value(vocabulary.Thing)
	kind := r.Drawable(id)
	return ok && !ownFaces[s.Key] && !s.Is(vocabulary.Person, vocabulary.Expression) && (kind == brief.Piece || kind == brief.Animal || kind == brief.Bird)
}

// emojiOf is the token of the thing of which emojis are asked for at the end of a prompt, or 0: "emoji sheet of nine avocados".
func emojiOf(r vocabulary.Finder, toks []token.Token) int {
	last := len(toks) - 1
	if last < 2 || toks[0].Text != "emoji" && toks[0].Text != "emojis" || !facedThing(r, toks, last) {
		return 0
	}
	set := toks[0].Text == "emojis" || toks[1].Text == "sheet" || toks[1].Text == "set" || toks[1].Text == "pack" || toks[1].Text == "collection"
	for _, t := range toks[1:last] {
		if !set || t.Kind != token.Word || !faceSets[t.Text] && !vocabulary.IsNumber(t.Text) && vocabulary.Numerals[t.Text] == "" {
			return 0
		}
	}
	return last
}

// asksForFaces reports whether a prompt asks for several faces of the thing at a token: by a number, by the word for a set, or as emojis.
func asksForFaces(toks []token.Token, at, word int) bool {
	if toks[word].Text == "emojis" {
		return true
	}
	return slices.ContainsFunc(toks[:at], func(t token.Token) bool {
		return vocabulary.IsNumber(t.Text) || vocabulary.Numerals[t.Text] != "" && t.Text != "one"
	}) || slices.ContainsFunc(toks, func(t token.Token) bool {
		return t.Text == "sheet" || t.Text == "set" || t.Text == "pack" || t.Text == "stickers" || t.Text == "emojis"
	})
}

// faceSet puts the thing at a token and its number before the words for a set of icons or of stickers that differ by their expressions.
func faceSet(toks []token.Token, at, word int) []token.Token {
	place := func(w string) token.Token {
		t := toks[word]
		t.Text, t.Raw = w, w
		return t
	}
	var head, rest []token.Token
	kind := "clipart"
	for k, t := range toks {
		switch {
		case t.Text == "sticker" || t.Text == "stickers":
			kind = "sticker"
		case k == at || k < at && t.Kind == token.Word && !faceSets[t.Text]:
			head = append(head, t)
		case k > word && !faceSets[t.Text]:
			rest = append(rest, t)
		}
	}
	return slices.Concat(head, []token.Token{place("expressions"), place(kind), place("set")}, rest)
}
