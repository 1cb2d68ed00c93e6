// Package figure draws the subjects of a brief by themselves: people and animals in their poses and clothes, and things in their colors,
// patterns and states.
package figure

import (
	"math/rand/v2"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// NewDrawer returns the drawer of a request.
func NewDrawer(req layout.Request) *Drawer {
	c := &Drawer{
		Request: req,
		Rng:     rand.New(rand.NewPCG(uint64(req.Seed), uint64(req.Variation)+0x9E3779B97F4A7C15)),
	}
	c.Brief.Subjects = slices.Clone(c.Brief.Subjects)
	return c
}

// Drawer draws the subjects of a request.
type Drawer struct {
	layout.Request
	Rng    *rand.Rand
	Links  []brief.Relation // settled: From is placed by To, every subject is placed once
	Serial int              // number of the last drawing
}

// Subject is one of the subjects of the brief, or of those that a composition adds.
func (c *Drawer) Subject(i int) brief.Subject { return c.Brief.Subjects[i] }

// Option picks one of n ideas of equal worth: variation 0 takes the first, others the next ones.
func (c *Drawer) Option(n int) int {
	if n < 2 {
		return 0
	}
	return c.Variation % n
}

// Mark reports whether what is composed is the mark of a logo.
func (c *Drawer) Mark() bool { return c.Brief.Style.Name == "logo" }

// Has reports whether a thing of the kit is among the subjects.
func (c *Drawer) Has(id string) bool {
	return slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.ID == id })
}

// SaidWords are the words of the prompt.
func (c *Drawer) SaidWords() []string {
	return strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(c.Brief.Prompt, "’", "'")), func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '\'')
	})
}
