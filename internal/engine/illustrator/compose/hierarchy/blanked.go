package hierarchy

import "slices"

// blanks are the parts of things that stand where a text is printed: they give way to it.
var blanks = map[string][]string{
	"gravestone": {"text"}, "baby-onesie": {"print"}, "tote-bag": {"print"}, "clapperboard": {"lines"}, "open-book": {"lines"}, "newspaper": {"headline", "accent"},
}

// blanked takes the decoration off things that a text is printed on.
func (c *Tree) blanked() {
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		if s.Text == "" || blanks[s.ID] == nil {
			continue
		}
		if s.ID == "newspaper" {
			s.Only = "" // its headline is what it says
		}
		for _, part := range blanks[s.ID] {
			if !slices.Contains(s.Without, part) {
				s.Without = append(slices.Clone(s.Without), part)
			}
		}
	}
}
