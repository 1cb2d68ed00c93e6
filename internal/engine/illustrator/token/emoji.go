package token

const (
	joiner        = 0x200D
	variation     = 0xFE0F
	keycap        = 0x20E3
	firstTone     = 0x1F3FB
	lastTone      = 0x1F3FF
	firstRegional = 0x1F1E6
	lastRegional  = 0x1F1FF
)

// isEmoji says whether a rune opens an emoji: the pictograph blocks and the older symbols that have color pictures.
func isEmoji(r rune) bool {
	switch {
	case r >= 0x1F000 && r <= 0x1FAFF:
		return true
	case r >= 0x2600 && r <= 0x27BF, r >= 0x2B05 && r <= 0x2B55:
		return true
	case r >= 0x2194 && r <= 0x21AA, r >= 0x231A && r <= 0x23FF, r >= 0x25AA && r <= 0x25FE:
		return true
	}
	return r == 0x2934 || r == 0x2935 || r == 0x3030 || r == 0x303D || r == 0x3297 || r == 0x3299
}

// emojiEnd returns the end of the emoji sequence at i: joined parts, skin tones, variation selectors, flag pairs.
func emojiEnd(runes []rune, i int) int {
	end := i + 1
	if regional(runes[i]) && end < len(runes) && regional(runes[end]) {
		return end + 1
	}
	for end < len(runes) {
		switch r := runes[end]; {
		case r == variation || r == keycap || r >= firstTone && r <= lastTone || r >= 0xE0020 && r <= 0xE007F:
			end++
		case r == joiner && end+1 < len(runes) && isEmoji(runes[end+1]):
			end += 2
		default:
			return end
		}
	}
	return end
}

func regional(r rune) bool { return r >= firstRegional && r <= lastRegional }
