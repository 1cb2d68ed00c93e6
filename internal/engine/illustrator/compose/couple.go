package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person"
)

// gnomeHats are the colors of the hats of several gnomes.
var gnomeHats = []string{"#d8433f", "#3f8f5a", "#3f6fb0", "#e0a030", "#8f5fb0"}

// ofCouple makes the second of a couple that one role names a woman, and gives each of several gnomes a hat of its own.
func (c *composer) ofCouple(spec *person.Spec, i int, h how) {
	s := c.subject(i)
	if spec.Role == "" || s.Count < 2 {
		return
	}
	if spec.Role == "gnome" && spec.HeadColor.IsNone() {
		spec.HeadColor = kit.Hex(gnomeHats[h.copy%len(gnomeHats)])
	}
	couple := slices.Contains(strings.Fields(strings.ToLower(c.Brief.Prompt)), "couple")
	if s.Count == 2 && couple && spec.Body == "" {
		spec.Body = "man"
		if h.copy == 1 {
			spec.Body, spec.Beard = "woman", "none"
			if spec.Role == "gnome" {
				spec.Hair.Style, spec.Hair.Color = "braids", kit.Hex("#c98a4a")
			}
		}
	}
}
