package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// jumpsOn are the poses of who jumps with what is under the feet, by the pose of who only rides on it, and by the beginning of the words for it.
var jumpsOn = []struct{ pose, word, jump string }{
	{"snowboarding", "snowboard", "snowboard jump"}, {"skateboarding", "skateboard", "kickflip"}, {"skiing", "ski", "ski jump"},
}

// keepBoards lets who jumps on a board or on skis keep them at the feet: "a snowboarder jumping".
func (p *parser) keepBoards() {
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if s.ID == "diver" && s.Pose == "swimming" {
			p.repose(s, "scuba diving") // with the tank on the back
		}
		if s.Kind != brief.Person || s.Pose != "jumping" {
			continue
		}
		for _, j := range jumpsOn {
			if rolePoses[s.ID] == j.pose || p.isSport(j.word) {
				p.repose(s, j.jump)
				break
			}
		}
	}
}

// repose gives somebody another pose than the words for it have by themselves.
func (p *parser) repose(s *brief.Subject, doing string) {
	for i := range p.out.Reading.Understood {
		if item := &p.out.Reading.Understood[i]; item.As == "pose" && item.To == s.Pose {
			item.To = doing
		}
	}
	s.Pose = doing
}

// isSport reports whether a word of the prompt begins as the name of a sport does, and says that somebody does it.
func (p *parser) isSport(word string) bool {
	for _, t := range p.toks {
		if rest, ok := strings.CutPrefix(t.Text, word); ok && (rest == "ing" || rest == "er" || rest == "ers") {
			return true
		}
	}
	return false
}
