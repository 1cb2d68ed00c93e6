package understand

import (
	"strconv"
	"strings"
)

// emojiKey writes an emoji as the tables do: hex code points without skin tones and variation selectors.
func emojiKey(sequence string) string {
	var codes []string
	for _, r := range sequence {
		if r == 0xFE0F || r >= 0x1F3FB && r <= 0x1F3FF {
			continue
		}
		code := strconv.FormatInt(int64(r), 16)
		codes = append(codes, strings.Repeat("0", max(0, 4-len(code)))+code)
	}
	return strings.Join(codes, "-")
}
