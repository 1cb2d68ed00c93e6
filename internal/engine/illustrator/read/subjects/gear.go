package subjects

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// IdlePoses are what gear may do by itself: sparks fly, a ball hangs in the air. Who is at work goes on working.
var IdlePoses = lexicon.Set("flying floating hanging running jumping")

// SetPose gives a subject a pose, unless it has one of work that the words go on about, or one that two have together and the words only
// say how they stand or go.
func SetPose(p *state.Parser, s *brief.Subject, doing string) {
	if doing = flight(s, doing); doing == "rising" {
		return // only birds are drawn so
	}
	switch {
	case s.ID == "pregnant-woman" && strings.HasSuffix(doing, "on stomach"): // she has her hands there anyway
	case doing == "lifting" && (s.Pose == "waiting tables" || s.ID == "waiter"): // a tray is no barbell
		s.Pose = "waiting tables"
	case loud[doing] != "" && s.Pose != "" && s.Pose != doing && s.Kind == brief.Person:
		s.Expression = cmp.Or(s.Expression, loud[doing])
	case doing == "floating" && s.Pose == "holding hands" && s.Kind == brief.Animal: // two otters side by side
		s.Pose = doing
		for i := range p.Out.Subjects {
			if s == &p.Out.Subjects[i] && s.Count > 1 {
				p.Link(i, "nuzzling", i)
			}
		}
	case doing == "holding hands" && s.Pose == "floating" && s.Kind == brief.Animal && s.Count > 1:
		for i := range p.Out.Subjects {
			if s == &p.Out.Subjects[i] {
				p.Link(i, "nuzzling", i)
			}
		}
	case doing == "legs out" && s.Pose != "": // a baby on its back
	case doing == "giving" && s.Pose == "kneeling" && s.Kind == brief.Person: // with what is given held out
	case vocabulary.Onto[s.Pose] && IdlePoses[doing], withAnother[s.Pose] && goingPoses[doing]:
	case s.Kind == brief.Person && slices.Contains(p.Tables.Words.MoreOf[s.Pose], doing): // who cheers with pom poms jumps too
	case doing == "serving" && s.ID != "tennis-player" && (s.ID != "" || s.Kind != brief.Person):
		s.Pose = "waiting tables"
	default:
		s.Pose = doing
	}
}

// divers are the birds that dive as they swim.
var divers = lexicon.Set("penguin baby-penguin duck mallard-hen white-duck duckling puffin loon cormorant swan goose")

// flight is how a subject flies: birds land with their talons out, dive, and rise with spread wings; what else lands flies, and dives in water.
func flight(s *brief.Subject, doing string) string {
	bird := s.Kind == brief.Bird
	switch {
	case doing == "landing" && !bird:
		return "flying"
	case (doing == "diving in" || doing == "diving save") && bird && !divers[s.ID]: // "diving for fish"
		return "diving"
	case doing == "diving" && (!bird || divers[s.ID]):
		return "swimming"
	case doing == "rising" && bird:
		return "spread"
	}
	return doing
}

// loud are the poses that a face shows too, where somebody does something else already, and how.
var loud = map[string]string{"shouting": "angry", "singing": "happy", "roaring": "angry"}

// withAnother are the poses that two have together, goingPoses those that only say how somebody stands or goes.
var (
	withAnother = lexicon.Phrases("holding hands", "arm in arm", "hugging", "kissing", "shaking hands", "high five")
	goingPoses  = lexicon.Set("walking standing running jumping")
)
