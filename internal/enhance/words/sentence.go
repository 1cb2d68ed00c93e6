package words

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pellucid/internal/domain"
	"pellucid/internal/enhance"
)

// Phrase is what was understood of a prompt, in good English.
type Phrase struct {
	Subject string   // "two blue cats wearing hats"
	Style   []string // the words that asked for a style
}

// Rewriter is a Reader that can also say what it read, and tell whether two prompts are read the same.
type Rewriter interface {
	Reader
	// Phrase returns false when something of the prompt would be lost.
	Phrase(prompt string) (Phrase, bool)
	// SameReading allows the second prompt a style where the first asks for none, and nothing else.
	SameReading(prompt, other string) bool
}

// sentence rewrites a prompt as one sentence that says what was understood and then how it looks, or returns false. Whatever it
// says is read again: a sentence that is read otherwise than the prompt is not used.
func (d *draft) sentence(reader Reader, m *manner) (enhance.Suggestion, bool) {
	rewriter, ok := reader.(Rewriter)
	if !ok || len(d.added) == 0 {
		return enhance.Suggestion{}, false
	}
	phrase, ok := rewriter.Phrase(d.prompt)
	if !ok {
		return enhance.Suggestion{}, false
	}
	for _, text := range d.wordings(phrase, m) {
		length := utf8.RuneCountInString(text)
		if length > domain.PromptMax || length > utf8.RuneCountInString(d.prompt)+enhance.MostAdded {
			continue
		}
		if rewriter.SameReading(d.prompt, text) {
			return marked(d.prompt, text), true
		}
	}
	return enhance.Suggestion{}, false
}

// leads are the styles with which a sentence can begin.
var leads = map[string]string{
	"watercolor": "a watercolor of ", "3d render": "a 3D render of ", "sticker": "a sticker of ", "digital art": "digital art of ", "paper cut": "a paper cut of ",
	"logo": "a logo of ", "icon": "an icon of ",
}

// wordings are the sentences to try, the most fluent first.
func (d *draft) wordings(phrase Phrase, m *manner) []string {
	style, rest := phrase.Style, d.added
	if rest[0] == m.asks { // no style was asked for, at most colors
		style, rest = append([]string{m.asks}, style...), rest[1:]
	}
	subject, look := phrase.Subject, looks(rest)
	var out []string
	if len(style) > 0 && leads[strings.ToLower(style[0])] != "" {
		out = append(out, leads[strings.ToLower(style[0])]+strings.Join(append([]string{subject}, style[1:]...), ", ")+look)
	}
	said := strings.Join(append([]string{subject}, style...), ", ")
	out = append(out, said+look, strings.Join(append([]string{said}, rest...), ", "))
	first, size := utf8.DecodeRuneInString(d.prompt)
	if unicode.IsUpper(first) && size > 0 {
		for i, text := range out {
			begin, width := utf8.DecodeRuneInString(text)
			out[i] = string(unicode.ToUpper(begin)) + text[width:]
		}
	}
	return out
}

// articles are the nouns at the end of a phrase that take one.
var articles = []string{
	"composition", "angle", "arrangement", "silhouette", "point", "pose", "finish", "glaze", "surface", "glow", "rim", "highlight", "palette", "gradation", "texture", "light",
}

// looks joins the phrases about surface, light and composition: ", with delicate wet edges and a soft warm glow, in a balanced
// composition".
func looks(phrases []string) string {
	var with, after []string
	for _, text := range phrases {
		last := text[strings.LastIndexByte(text, ' ')+1:]
		said := text
		if slices.Contains(articles, last) {
			said = article(text) + " " + text
		}
		switch last {
		case "composition", "view", "arrangement":
			after = append(after, "in "+said)
		case "angle":
			after = append(after, "from "+said)
		default:
			with = append(with, said)
		}
	}
	out := ""
	switch n := len(with); {
	case n > 2:
		out = ", with " + strings.Join(with[:n-1], ", ") + " and " + with[n-1]
	case n > 0:
		out = ", with " + strings.Join(with, " and ")
	}
	for _, text := range after {
		out += ", " + text
	}
	return out
}

func article(text string) string {
	if strings.ContainsRune("aeiou", rune(text[0])) {
		return "an"
	}
	return "a"
}

// marked tells in a rewritten prompt what is not the user's own: a word that they wrote is theirs wherever it stands now.
func marked(prompt, text string) enhance.Suggestion {
	own := map[string]int{}
	for _, word := range tokens(prompt) {
		own[word]++
	}
	var out enhance.Suggestion
	add := func(piece string, added bool) {
		if last := len(out.Parts) - 1; last >= 0 && out.Parts[last].Added == added {
			out.Parts[last].Text += piece
			return
		}
		out.Parts = append(out.Parts, enhance.Part{Text: piece, Added: added})
	}
	for _, piece := range strings.SplitAfter(text, " ") {
		words := tokens(piece)
		theirs := len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool { return own[word] == 0 })
		for _, word := range words {
			own[word]--
		}
		add(piece, !theirs)
	}
	return out
}
