package kit

import (
	"slices"
	"strings"
)

// State is a way in which a piece can be drawn: open, closed, empty.
type State struct {
	Name    string
	Without []string // parts that it lacks then
}

// ParseStates reads "open; closed; empty -coffee -steam": the states that a piece has, each with the parts that are left out
// in it. What else a state changes, the piece draws by Canvas.State. A state in which it is drawn anyway is listed like others.
func ParseStates(text string) []State {
	var out []State
	for entry := range strings.SplitSeq(text, ";") {
		fields := strings.Fields(entry)
		if len(fields) == 0 {
			continue
		}
		s := State{Name: fields[0]}
		for _, part := range fields[1:] {
			s.Without = append(s.Without, strings.TrimPrefix(part, "-"))
		}
		out = append(out, s)
	}
	return out
}

// State reports whether the piece is to be drawn in a state.
func (c *Canvas) State(name string) bool { return slices.Contains(c.options.States, name) }

// without returns the parts that the piece lacks in states.
func (p Piece) without(states []string) []string {
	var out []string
	for _, s := range ParseStates(p.States) {
		if slices.Contains(states, s.Name) {
			out = append(out, s.Without...)
		}
	}
	return out
}
