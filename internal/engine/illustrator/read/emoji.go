package read

import (
	"fmt"
	"strings"
)

// emoji reads an emoji as the thing that it shows; a flag as its country's.
func (p *parser) emoji(s span) {
	p.flush()
	if code := flagCode(s.text); code != "" {
		p.place(s.from, s.to, code, false)
		return
	}
	key := loadTables().emoji[emojiCode(s.text)]
	if key == "" {
		p.missing(span{from: s.from, to: s.to, key: s.text})
		return
	}
	named := span{from: s.from, to: s.to, key: key, senses: p.r.words.senses[key]}
	if all := p.resolve(named); len(all) > 0 {
		if all[0].wanted != "" {
			all[0].wanted = key
		}
		p.subject(named, all)
		return
	}
	p.missing(named)
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
