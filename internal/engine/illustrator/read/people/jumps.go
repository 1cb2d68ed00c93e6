package people

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
)

// jumpsOn are the poses of who jumps with what is under the feet, by the pose of who only rides on it, and by the beginning of the words for it.
var jumpsOn = []struct{ pose, word, jump string }{
	{"snowboarding", "snowboard", "snowboard jump"}, {"skateboarding", "skateboard", "kickflip"}, {"skiing", "ski", "ski jump"},
}

// KeepBoards lets who jumps on a board or on skis keep them at the feet: "a snowboarder jumping".
func KeepBoards(p *state.Parser) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if s.ID == "diver" && s.Pose == "swimming" {
			repose(p, s, "scuba diving") // with the tank on the back
		}
		if s.Kind != brief.Person || s.Pose != "jumping" {
			continue
		}
		for _, j := range jumpsOn {
			if rolePoses[s.ID] == j.pose || isSport(p, j.word) {
				repose(p, s, j.jump)
				break
			}
		}
	}
}

// repose gives somebody another pose than the words for it have by themselves.
func repose(p *state.Parser, s *brief.Subject, doing string) {
	for i := range p.Out.Reading.Understood {
		if item := &p.Out.Reading.Understood[i]; item.As == "pose" && item.To == s.Pose {
			item.To = doing
		}
	}
	s.Pose = doing
}

// isSport reports whether a word of the prompt begins as the name of a sport does, and says that somebody does it.
func isSport(p *state.Parser, word string) bool {
	for _, t := range p.Tokens {
		if rest, ok := strings.CutPrefix(t.Text, word); ok && (rest == "ing" || rest == "er" || rest == "ers") {
			return true
		}
	}
	return false
}
