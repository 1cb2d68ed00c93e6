package read

import (
	"fmt"
	"strings"
)

// emoji reads an emoji as the thing that it shows, or a flag as its country's, and reports whether it is settled; otherwise the
// word for it is in its place.
func (p *parser) emoji(s span) bool {
	if code := flagCode(s.text); code != "" {
		p.flush()
		at := p.at
		p.place(s.from, s.to, code, false)
		p.at = at
		return true
	}
	key := loadTables().emoji[emojiCode(s.text)]
	if key == "" {
		p.flush()
		p.missing(span{from: s.from, to: s.to, key: s.text})
		return true
	}
	p.spans[p.at] = span{from: s.from, to: s.to, key: key, senses: p.r.words.senses[key]}
	return false
}

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

// flagCode returns the country of a flag emoji.
func flagCode(text string) string {
	var b strings.Builder
	for _, r := range text {
		if r < 0x1F1E6 || r > 0x1F1FF {
			return ""
		}
		b.WriteRune(r - 0x1F1E6 + 'a')
	}
	if b.Len() != 2 {
		return ""
	}
	return b.String()
}
