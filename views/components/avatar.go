package components

import (
	"fmt"
	"hash/fnv"
	"strings"
	"unicode/utf8"
)

// hues is how many avatar colors the style sheet has.
const hues = 12

// avatarClass returns the CSS classes of a username's avatar: the same name always has the same color.
func avatarClass(username string) string {
	h := fnv.New32a()
	h.Write([]byte(strings.ToLower(username)))
	return fmt.Sprintf("avatar hue-%d", h.Sum32()%hues)
}

// initial returns the first letter of a username in upper case, or a question mark for none.
func initial(username string) string {
	r, size := utf8.DecodeRuneInString(username)
	if size == 0 {
		return "?"
	}
	return strings.ToUpper(string(r))
}
