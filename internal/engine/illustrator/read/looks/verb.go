package looks

import "pellucid/internal/engine/illustrator/read/state"

// workerOn is who does something to subject i, which does nothing itself, or -1.
func workerOn(p *state.Parser, i int) int {
	if p.Alive(i) {
		return -1
	}
	for _, r := range p.Out.Relations {
		if r.To == i && (state.Doings[r.Kind] || r.Kind == "looking at") && p.Alive(r.From) {
			return r.From
		}
	}
	return -1
}
