package read

import "pellucid/internal/engine/illustrator/brief"

// aloft are the things in the air beside which several birds fly as a flock.
var aloft = wordSet("hot-air-balloon airplane cloud clouds sun moon rainbow kite lighthouse sailboat mountain mountains sunset helicopter")

// flocks lets several birds that come with something in the air fly as a flock beside it: "hot air balloon with clouds and birds".
func (p *parser) flocks() {
	for _, r := range p.out.Relations {
		birds := &p.out.Subjects[r.To]
		if (r.Kind != "with" && r.Kind != "and") || birds.ID != "bird" || birds.Count < 2 || birds.Color != "" || birds.Pose != "" && birds.Pose != "flying" || !aloft[p.out.Subjects[r.From].ID] || p.r.drawable("bird-flock") != brief.Piece {
			continue
		}
		birds.Kind, birds.ID, birds.Count, birds.Pose = brief.Piece, "bird-flock", 1, ""
	}
}
