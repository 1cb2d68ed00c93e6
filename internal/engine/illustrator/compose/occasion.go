package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// occasionArt is what a sheet shows where a prompt names no art, by a word of the prompt, and what is scattered on its ground.
var occasionArt = []struct{ words, art, scatter string }{
	{"halloween", "jack-o-lantern bat", "stars"}, {"christmas xmas holiday", "christmas-tree gift-box", "snow"}, {"valentine valentines valentine's love", "heart rose", "hearts"}, {"birthday", "birthday-cake balloon", "confetti"},
	{"easter", "easter-egg tulip", "petals"}, {"graduation", "graduation-cap", "confetti"}, {"wedding bridal engagement anniversary date", "rose eucalyptus-branch", ""}, {"baby", "teddy-bear balloon", "hearts"},
	{"thanksgiving harvest fall autumn", "pumpkin leaf", "petals"}, {"mothers mother's", "bouquet", "petals"}, {"winter snow", "snowman", "snow"}, {"jazz", "saxophone music-note", "stars"}, {"music concert band dj", "guitar music-note", "stars"},
	{"pool beach summer luau", "palm-tree beach-ball", ""}, {"car wash", "car bubbles", "dots"}, {"taco fiesta", "taco", "confetti"}, {"sale", "sale-tag shopping-bag", "confetti"}, {"bake", "cupcake", "dots"}, {"dog", "dog paw-print", "dots"},
	{"year", "champagne-glass", "confetti"}, {"thank thanks", "bouquet", "petals"}, {"wine vineyard", "wine-glass", ""}, {"honey", "bee", ""}, {"coffee", "coffee-bean", ""}, {"beer ale ipa lager brewing", "wheat", ""}, {"whiskey whisky bourbon", "barrel", ""},
	{"jam strawberry", "strawberry", ""}, {"sauce chili salsa", "chili-pepper", ""}, {"candle", "candle", ""}, {"tea", "leaf", ""}, {"soap lavender", "lavender", ""}, {"party", "balloon confetti", "confetti"},
}

// occasionOf is the art and the scatter for the words of the prompt.
func (c *composer) occasionOf() (art []string, scatter string) {
	said := c.saidWords()
	for _, o := range occasionArt {
		for w := range strings.FieldsSeq(o.words) {
			if slices.Contains(said, w) {
				return strings.Fields(o.art), o.scatter
			}
		}
	}
	return nil, ""
}

// saidWords are the words of the prompt.
func (c *composer) saidWords() []string {
	return strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(c.Brief.Prompt, "’", "'")), func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '\'')
	})
}

// ownArtOf adds the occasion's art to a sheet without subjects.
func (c *composer) ownArtOf() []int {
	art, _ := c.occasionOf()
	if len(art) == 0 { // what the words themselves name
		for _, w := range strings.Fields(strings.ToLower(strings.Join(c.Brief.Lettering, " "))) {
			art = append(art, w, strings.TrimSuffix(w, "s"))
		}
	}
	var at []int
	for _, id := range art {
		if _, ok := library.Find(id); !ok || len(at) == 2 {
			continue
		}
		count := 1
		if accents[id] || c.isPosy(brief.Subject{Kind: brief.Piece, ID: id}) {
			count = unstated
		}
		at = append(at, len(c.Brief.Subjects))
		c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Words: id, Kind: brief.Piece, ID: id, Count: count})
	}
	return at
}
