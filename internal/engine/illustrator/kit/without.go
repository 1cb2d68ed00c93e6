package kit

import "slices"

// shed are the parts that can be left out although their slot is the first of the palette: the thing is another one without them, but it is
// still a thing.
var shed = map[string]bool{"fronds": true, "icing": true, "leaves": true, "petals": true}

// Removes reports whether a drawing with some parts can leave out a part, by the name of its group, its slot or a word for that slot.
func Removes(palette []Slot, parts []string, part string) bool {
	without := grouped(palette, []string{part})
	return slices.ContainsFunc(without, func(name string) bool { return slices.Contains(parts, name) }) || len(ungrouped(palette, parts, without)) > 0
}

// grouped adds the names of the slots to words that people have for them: what is called "blades" may be drawn as "sails". A word for the
// first slot is one for the body, and what it names, such as a tail, is only a part of that.
func grouped(palette []Slot, without []string) []string {
	out := slices.Clone(without)
	for i, s := range palette {
		if (i > 0 || shed[s.Name]) && !slices.Contains(without, s.Name) && slices.ContainsFunc(s.Words, func(w string) bool { return slices.Contains(without, w) }) {
			out = append(out, s.Name)
		}
	}
	return out
}

// ungrouped are the slots of parts to leave out that have no group of their own in a drawing: what they paint is left out instead, with what
// follows them. The first slot is the body, without which there would be no thing.
func ungrouped(palette []Slot, parts, without []string) map[string]bool {
	var out map[string]bool
	for i, s := range palette {
		named := slices.Contains(without, s.Name) && !slices.Contains(parts, s.Name) && (i > 0 || shed[s.Name]) && !hasGroup(s, parts, without)
		if !named && !out[s.From] {
			continue
		}
		if out == nil {
			out = map[string]bool{}
		}
		out[s.Name] = true
	}
	return out
}

// hasGroup reports whether a part to leave out has a group under a word for its slot.
func hasGroup(s Slot, parts, without []string) bool {
	return slices.ContainsFunc(s.Words, func(w string) bool { return slices.Contains(without, w) && slices.Contains(parts, w) })
}
