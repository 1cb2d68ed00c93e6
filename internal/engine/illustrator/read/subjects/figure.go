// Package subjects settles what a subject is: how many there are, their figures, faces and roles, and whether they were named
// before.
package subjects

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// SetLiving writes a quality that only people, animals and birds have.
func SetLiving(p *state.Parser, i int, one vocabulary.Sense) (string, bool) {
	s := &p.Out.Subjects[i]
	if one.Class == vocabulary.Look {
		return one.Value, sweeten(p, i)
	}
	switch one.Class {
	case vocabulary.Skin:
		if s.Kind == brief.Piece {
			return one.Value, skinOfPiece(p, s, one.Value)
		}
	case vocabulary.Expression:
		if s.Kind == brief.Piece && slices.Contains(p.Tables.Catalog.States(s.ID), one.Value) {
			s.States = state.AppendNew(s.States, one.Value) // the lids of a pair of eyes
			return one.Value, true
		}
		if one.Value == "faceless" && s.Kind != brief.Person {
			return one.Value, !p.Alive(i) // things have no face unless one is asked for
		}
		if p.Active(i) && moods[one.Value] != "" {
			one.Value = moods[one.Value]
		}
		if moods[one.Value] != "" || !p.Active(i) && !HasFace(p, i) {
			return "", false
		}
		if p.Active(i) && ofThingsFaces[one.Value] {
			return "", false // who lives does it, which is a pose
		}
		if one.Value == "fierce" && s.Kind == brief.Person {
			one.Value = "angry"
		}
		if near := nearFaces[one.Value]; near != "" && s.Kind != brief.Animal && s.Kind != brief.Person {
			one.Value = near
		}
		if one.Value == "asleep" && s.Kind != brief.Animal && s.Kind != brief.Bird {
			one.Value = "sleepy"
		}
		s.Expression = one.Value
	case vocabulary.Theme:
		return setTheme(p, i, one.Value)
	}
	if one.Class == vocabulary.Expression {
		return one.Value, true
	}
	if one.Class == vocabulary.Pose {
		if one.Value = flight(s, one.Value); one.Value == "rising" {
			return "", false
		}
	}
	if s.Kind == brief.Flag && one.Value == "waving" {
		s.Pose = one.Value
		return one.Value, true
	}
	if one.Value == "waving" && s.Kind == brief.Piece && strings.HasSuffix(s.ID, "-flag") {
		return one.Value, true // its cloth waves as it is drawn
	}
	if gaze := strings.ReplaceAll(one.Value, " ", "-"); one.Class == vocabulary.Pose && s.Kind == brief.Piece && slices.Contains(p.Tables.Catalog.States(s.ID), gaze) {
		s.States = state.AppendNew(s.States, gaze) // eyes that look up
		return one.Value, true
	}
	if one.Class == vocabulary.Pose && s.Kind == brief.Piece && swimsBy(p, s, one.Value) {
		return one.Value, true
	}
	if one.Class == vocabulary.Pose && s.Kind == brief.Piece && (p.Tables.Catalog.Acts(s.ID, one.Value) || p.Tables.Catalog.Face(s.ID) && characterTold(p) && p.Tables.Catalog.Acts(characterState, one.Value)) {
		SetPose(p, s, one.Value)
		return one.Value, true
	}
	if one.Class == vocabulary.Pose && one.Value == "sleeping" && s.Kind == brief.Piece && HasFace(p, i) {
		s.Expression = "sleepy" // a sleeping moon has closed eyes
		return "sleepy", true
	}
	if one.Class == vocabulary.Build && Stretchable(p, s) && one.Value != "muscular" && one.Value != "pregnant" {
		if both := s.Build + " " + one.Value; both == "tall slim" || both == "short heavy" {
			one.Value = both // "a tall thin candle and a short fat one"
		}
		s.Build = one.Value
		return one.Value, true
	}
	if one.Class == vocabulary.Young && s.Kind == brief.Piece && GrowsUp(p, s.ID) {
		s.Young = true
		return one.Value, true
	}
	if !p.Active(i) {
		return "", false
	}
	switch one.Class {
	case vocabulary.Young:
		if s.Kind == brief.Person {
			return "", false
		}
		s.Young = true
	case vocabulary.Pose:
		if one.Value == "hurdling" && s.Kind == brief.Animal && s.Person == nil && overHurdle(p, i) {
			return "jumping over", true
		}
		if one.Value == "on its back" && s.Kind == brief.Animal && asleepIn(p, i) {
			s.Expression = "asleep"
		}
		if one.Value == "singing" && s.Kind == brief.Bird && !onStage(p) {
			one.Value = "calling"
		}
		if s.Kind != brief.Person && ((one.Value == "spraying" || one.Value == "trunk up") && !trunked[s.ID] || one.Value == "diving save") {
			return "", false
		}
		SetPose(p, s, one.Value)
	case vocabulary.Portrait:
		if s.Pose == "painting" && one.Value != "face" {
			s.Pose = "painting at an easel" // the portrait is what is painted
			return s.Pose, true
		}
		s.Portrait = s.Kind != brief.Person || onlyOneAlive(p) // a family portrait shows whole people
	case vocabulary.Build:
		if one.Value == "wide" || one.Value == "pregnant" && s.Kind != brief.Person {
			one.Value = "heavy"
		}
		if one.Value == "long" {
			if s.Kind != brief.Animal || s.Portrait {
				return "", false
			}
		}
		if s.Kind == brief.Person {
			Figure(s).Build = one.Value
		} else {
			s.Build = one.Value
		}
	default:
		return setFigure(p, s, one)
	}
	return one.Value, true
}

// trunked are the animals that spray water with their trunk.
var trunked = lexicon.Set("elephant baby-elephant mammoth")

// setFigure writes a quality of people.
func setFigure(p *state.Parser, s *brief.Subject, one vocabulary.Sense) (string, bool) {
	if s.Kind != brief.Person {
		return "", false
	}
	f := Figure(s)
	switch one.Class {
	case vocabulary.Skin:
		f.Skin = one.Value
	case vocabulary.Age:
		if one.Value != "young" || f.Age == "" {
			f.Age = strings.Replace(one.Value, "young", "adult", 1)
		}
	case vocabulary.Body:
		f.Body = one.Value
	case vocabulary.HairStyle:
		f.Hair = one.Value
	case vocabulary.HairColor:
		f.HairColor = one.Value
	case vocabulary.Beard:
		f.Beard = one.Value
	case vocabulary.Extra:
		f.Extras = state.AppendNew(f.Extras, one.Value)
		return one.Value, p.Tables.Catalog.Garment(one.Value)
	default:
		return "", false
	}
	return one.Value, true
}

// Figure is the figure of a subject, which is made where it has none.
func Figure(s *brief.Subject) *brief.Figure {
	if s.Person == nil {
		s.Person = &brief.Figure{}
	}
	return s.Person
}

// Stretchable reports whether a thing can be tall, thin, short or wide; what has wheels cannot, and of several
// the words may tell which.
func Stretchable(p *state.Parser, s *brief.Subject) bool {
	return s.Kind == brief.Piece && s.Count == 1 && p.Tables.Catalog.Has(s.ID) && !p.Tables.Catalog.View(s.ID, "side")
}

// GrowsUp reports whether a piece is a creature that a young one can be drawn of: its eyes can be larger.
func GrowsUp(p *state.Parser, id string) bool {
	t, _ := things.ByID(id)
	return (t.Group == "animal" || t.Group == "fish-insect-reptile" || t.Group == "dinosaur-fantasy") && p.Tables.Catalog.PartGrows(id, "eyes")
}

// onStage reports whether a bird that sings does so as people do.
func onStage(p *state.Parser) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool { return stageWords[s.Key] })
}

// stageWords are what singers have.
var stageWords = lexicon.Set("microphone mic karaoke stage concert guitar band")

// onlyOneAlive reports whether a single subject lives.
func onlyOneAlive(p *state.Parser) bool {
	n := 0
	for i := range p.Out.Subjects {
		if p.Alive(i) {
			n++
		}
	}
	return n == 1
}
