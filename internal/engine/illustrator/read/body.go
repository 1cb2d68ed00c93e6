package read

import "strings"

// medics listen to hearts, with a stethoscope.
var medics = wordSet("doctor nurse veterinarian paramedic surgeon midwife")

// mouthed are the verbs for what is done with the mouth, which nothing shows yet.
var mouthed = wordSet("licking licks biting bites blowing blows")

// bodily returns how a relation to somebody is drawn: who is licked is in nobody's paws, and a doctor who listens to a patient examines them.
func (p *parser) bodily(kind string, to int) string {
	if !p.alive(to) {
		return kind
	}
	if verb, _, _ := strings.Cut(p.relSpan.key, " "); kind == "holding" && mouthed[verb] {
		kind = "looking at"
	}
	if from := &p.out.Subjects[p.relFrom]; p.relSpan.key == "listening to" && medics[from.ID] {
		from.Pose = "examining"
		p.understand(p.relSpan.from, p.relSpan.to, "pose", from.Pose)
	}
	return kind
}
