package languages

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/token"
	"pellucid/internal/texts"
)

// languageBytes is made by tables/languages.mjs, which describes it.
//
//go:embed tables/languages.br
var languageBytes []byte

// tables are what emoji show and what foreign words mean, in words of the English vocabulary.
type tables struct {
	emoji map[string]string            // by emojiCode
	words map[string]map[string]string // by language, then by token.Key
}

var loadTables = sync.OnceValue(func() tables {
	t := tables{emoji: map[string]string{}, words: map[string]map[string]string{}}
	for part := range strings.SplitSeq(string(texts.Unpack(languageBytes)), "\n\n") {
		name, lines, _ := strings.Cut(part, "\n")
		if name == "" {
			continue
		}
		words := map[string]string{}
		for line := range strings.Lines(lines) {
			if from, to, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
				if name != "emoji" {
					from = token.Key(from)
				}
				words[from] = to
			}
		}
		if name == "emoji" {
			t.emoji = words
		} else {
			t.words[name] = words
		}
	}
	return t
})

// Emoji returns the English words for what an emoji shows, or nothing.
func Emoji(emoji string) string { return loadTables().emoji[emojiCode(emoji)] }

// emojiCode is the hexadecimal code of an emoji without skin tones and variation selectors.
func emojiCode(text string) string {
	var codes []string
	for _, r := range text {
		if r == 0xFE0F || r >= 0x1F3FB && r <= 0x1F3FF {
			continue
		}
		codes = append(codes, fmt.Sprintf("%04X", r))
	}
	return strings.Join(codes, "-")
}
