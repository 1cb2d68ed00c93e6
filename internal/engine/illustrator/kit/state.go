package kit

import (
	"fmt"
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

// Timed is the state of pieces whose hands or digits show the time that a state such as "3:05" tells.
const Timed = "time"

// Grainless is the state of pieces of wood that are made of another material.
const Grainless = "grainless"

// Time is the time that a clock is to show; ten past ten, at which hands look best, if none is told.
func (c *Canvas) Time() (hour, minute int) {
	for _, s := range c.options.States {
		if n, _ := fmt.Sscanf(s, "%d:%d", &hour, &minute); n == 2 {
			return hour, minute
		}
	}
	return 10, 10
}

// Hands are the angles in degrees from twelve of the hands of a clock that shows Time.
func (c *Canvas) Hands() (hour, minute float64) {
	h, m := c.Time()
	return float64(h%12)*30 + float64(m)*.5, float64(m) * 6
}

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
