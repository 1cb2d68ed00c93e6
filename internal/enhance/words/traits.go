package words

import (
	"slices"
	"strings"
	"unicode"
)

// night are the words of a scene without daylight.
var night = []string{"night", "nighttime", "midnight", "moon", "moonlight", "moonlit", "stars", "starry", "dusk", "twilight", "dark", "evening", "nocturnal"}

// lit are the words with which a prompt says itself how it is lit: nothing is added to that.
var lit = []string{
	"light", "lit", "lighting", "backlit", "glow", "glowing", "sunlight", "sunlit", "sunny", "sunset", "sunrise", "daylight", "shadow",
	"shadows", "shaded", "moonlight", "moonlit", "candlelight", "candlelit", "highlights", "golden hour", "rim light",
}

// framed are the words with which a prompt says itself how it is composed.
var framed = []string{
	"composition", "view", "angle", "centered", "centerd", "closeup", "close-up", "close up", "silhouette", "negative space", "focal",
	"from above", "from below", "top down", "side view", "portrait", "full body",
}

// colored are the words with which a prompt limits its colors.
var colored = []string{"palette", "monochrome", "black and white", "colors", "colors", "shades", "tones", "grayscale", "grayscale", "sepia", "duotone"}

// minimal are the words that ask for less.
var minimal = []string{"minimalist", "minimal", "minimalism", "minimalistic", "simple", "plain", "clean"}

// finishing are the words that talk about surface and line.
var finishing = []string{
	"texture", "textured", "brushwork", "brush strokes", "strokes", "edges", "contours", "outlines", "linework", "surface", "surfaces", "finish",
	"glossy", "matte", "polished", "washes", "shading", "detail", "details", "detailed", "intricate", "ornate",
}

// traitsOf is what a prompt and what was understood of it mean for the choice of words.
func traitsOf(prompt string, reading Reading) map[string]bool {
	traits := map[string]bool{}
	for _, kind := range reading.Kinds {
		traits[kind] = true
	}
	said := tokens(prompt)
	for trait, list := range map[string][]string{
		"night": night, "lit": lit, "framed": framed, "palette": colored, "minimal": minimal, "finished": finishing,
	} {
		traits[trait] = slices.ContainsFunc(list, func(words string) bool { return contains(said, tokens(words)) })
	}
	traits["minimal"] = traits["minimal"] || reading.Minimalist
	traits["palette"] = traits["palette"] || reading.Palette != ""
	traits["framing"] = len(reading.Framing) > 0
	return traits
}

// tokens are the words of a text, in lower case.
func tokens(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// contains reports whether a run of words stands in a text.
func contains(text, run []string) bool {
	for i := 0; i+len(run) <= len(text); i++ {
		if slices.Equal(text[i:i+len(run)], run) {
			return true
		}
	}
	return false
}
