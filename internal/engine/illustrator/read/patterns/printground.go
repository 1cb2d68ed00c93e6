package patterns

import "pellucid/internal/engine/illustrator/read/state"

// PrintGround gives a cloth of one print the color that it is on, and its marks the color that was told before: "damask pattern gold on black".
func PrintGround(p *state.Parser) {
	if p.Out.Backing == "" || len(p.Out.Subjects) != 1 {
		return
	}
	s := &p.Out.Subjects[0]
	if s.ID != "pattern" || s.Fill == "" || clothPrints[p.Out.Backing] {
		return
	}
	if s.Color != "" {
		s.More = []string{s.Color}
	}
	s.Color, p.Out.Backing = p.Out.Backing, ""
}
