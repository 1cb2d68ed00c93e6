package plan

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pellucid/internal/engine/illustrator/art"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// notes are the sentences that say what stands in and what was left out.
func notes(r brief.Reading) []string {
	out := []string{}
	for _, item := range append(slices.Clone(r.StandsIn), r.LeftOut...) {
		if said := note(item); item.Why != "" && !slices.Contains(out, said) {
			out = append(out, said)
		}
	}
	return out
}

// note is why an item of the prompt became what it did, with the words that it is about where the reason does not name them.
func note(item brief.Item) string {
	if item.From != "" || item.Words == "" || strings.Contains(strings.ToLower(item.Why), strings.ToLower(item.Words)) {
		return item.Why
	}
	return "“" + item.Words + "”: " + item.Why
}

// credits names the set that the flags of countries in an image come from.
func credits(b brief.Brief) []Credit {
	out := []Credit{}
	for _, s := range b.Subjects {
		if s.Kind != brief.Flag {
			continue
		}
		if piece, ok := art.Find("flag", s.ID+"-4x3"); ok && !slices.Contains(out, Credit{piece.Source, piece.License}) {
			out = append(out, Credit{piece.Source, piece.License})
		}
	}
	return out
}

// backdrops are the families that fill the canvas.
var backdrops = []string{"background", "pattern", "waves", "bokeh"}

// category is the gallery category of an image.
func category(b brief.Brief) string {
	all := func(groups ...string) bool {
		return len(b.Subjects) > 0 && !slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool {
			return s.Kind != brief.Family && s.Kind != brief.Piece || !slices.Contains(groups, library.GroupOf(s.ID))
		})
	}
	switch {
	case slices.ContainsFunc(b.Framing, func(f string) bool { return slices.Contains(backdrops, f) }):
		return "backgrounds"
	case len(b.Framing) > 0 || b.Motif != "" || len(b.Subjects) == 0 && len(b.Lettering) > 0 || all("frames", "effects", "lettering"):
		return "design-elements"
	case b.Style.Name == "logo" || b.Style.Name == "icon" || b.Style.Name == "silhouette" || all("symbols"):
		return "icons"
	case len(b.Subjects) == 1 && (b.Subjects[0].Kind == brief.Piece):
		return "objects"
	}
	return "illustrations"
}

const maxTags = 8

// tags are the words under which an image is found.
func tags(b brief.Brief) []string {
	var out []string
	add := func(tag string) {
		tag = strings.ToLower(strings.TrimSpace(tag))
		if tag != "" && len(out) < maxTags && !slices.Contains(out, tag) {
			out = append(out, tag)
		}
	}
	for _, s := range b.Subjects {
		add(tagOf(s))
	}
	for _, s := range b.Subjects {
		add(s.Color)
		add(s.Pose)
		add(s.Material)
	}
	if b.Style.Name != "default" {
		add(b.Style.Name)
	}
	for _, f := range b.Framing {
		add(f)
	}
	add(b.Style.Palette)
	if b.Style.Minimalist {
		add("minimalist")
	}
	for _, tag := range []string{strings.TrimSuffix(category(b), "s"), "transparent", "clipart"} {
		if len(out) < 3 {
			add(tag)
		}
	}
	return out
}

// tagOf is the tag of a subject. What is lettered, and how many there are, is no tag: nobody looks for "number 0".
func tagOf(s brief.Subject) string {
	var words []string
	for word := range strings.FieldsSeq(s.Words) {
		if !strings.EqualFold(word, s.Text) && strings.ContainsFunc(word, unicode.IsLetter) && utf8.RuneCountInString(word) > 1 {
			words = append(words, word)
		}
	}
	if len(words) == 0 {
		return strings.ReplaceAll(s.ID, "-", " ")
	}
	return lastWords(strings.Join(words, " "), 2)
}

// linking words are no beginning of a tag: "stack of pancakes" is found as "pancakes", not as "of pancakes".
var linking = []string{"a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"}

func lastWords(phrase string, n int) string {
	words := strings.Fields(phrase)
	words = words[max(0, len(words)-n):]
	for len(words) > 1 && slices.Contains(linking, strings.ToLower(words[0])) {
		words = words[1:]
	}
	return strings.Join(words, " ")
}
