package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// setLiving writes a quality that only people, animals and birds have.
func (p *parser) setLiving(i int, one sense) (string, bool) {
	s := &p.out.Subjects[i]
	if one.Class == look {
		return one.Value, p.sweeten(i)
	}
	switch one.Class {
	case skin:
		if s.Kind == brief.Piece {
			return one.Value, p.skinOfPiece(s, one.Value)
		}
	case expression:
		if s.Kind == brief.Piece && slices.Contains(p.r.catalog.States(s.ID), one.Value) {
			s.States = appendNew(s.States, one.Value) // the lids of a pair of eyes
			return one.Value, true
		}
		if p.active(i) && moods[one.Value] != "" {
			one.Value = moods[one.Value]
		}
		if moods[one.Value] != "" || !p.active(i) && !p.hasFace(i) {
			return "", false
		}
		if p.active(i) && ofThingsFaces[one.Value] {
			return "", false // who lives does it, which is a pose
		}
		if one.Value == "fierce" && s.Kind == brief.Person {
			one.Value = "angry"
		}
		if near := nearFaces[one.Value]; near != "" && s.Kind != brief.Animal {
			one.Value = near
		}
		if one.Value == "asleep" && s.Kind != brief.Animal && s.Kind != brief.Bird {
			one.Value = "sleepy"
		}
		s.Expression = one.Value
	case theme:
		return p.setTheme(i, one.Value)
	}
	if one.Class == expression {
		return one.Value, true
	}
	if s.Kind == brief.Flag && one.Value == "waving" {
		s.Pose = one.Value
		return one.Value, true
	}
	if one.Value == "waving" && s.Kind == brief.Piece && strings.HasSuffix(s.ID, "-flag") {
		return one.Value, true // its cloth waves as it is drawn
	}
	if gaze := strings.ReplaceAll(one.Value, " ", "-"); one.Class == pose && s.Kind == brief.Piece && slices.Contains(p.r.catalog.States(s.ID), gaze) {
		s.States = appendNew(s.States, gaze) // eyes that look up
		return one.Value, true
	}
	if one.Class == pose && s.Kind == brief.Piece && p.swimsBy(s, one.Value) {
		return one.Value, true
	}
	if one.Class == pose && s.Kind == brief.Piece && (p.r.catalog.Acts(s.ID, one.Value) || p.r.catalog.Face(s.ID) && p.characterTold() && p.r.catalog.Acts(characterState, one.Value)) {
		p.setPose(s, one.Value)
		return one.Value, true
	}
	if one.Class == pose && one.Value == "sleeping" && s.Kind == brief.Piece && p.hasFace(i) {
		s.Expression = "sleepy" // a sleeping moon has closed eyes
		return "sleepy", true
	}
	if one.Class == build && p.stretchable(s) && one.Value != "muscular" && one.Value != "pregnant" {
		s.Build = one.Value
		return one.Value, true
	}
	if one.Class == young && s.Kind == brief.Piece && p.growsUp(s.ID) {
		s.Young = true
		return one.Value, true
	}
	if !p.active(i) {
		return "", false
	}
	switch one.Class {
	case young:
		if s.Kind == brief.Person {
			return "", false
		}
		s.Young = true
	case pose:
		if one.Value == "hurdling" && s.Kind == brief.Animal && s.Person == nil && p.overHurdle(i) {
			return "jumping over", true
		}
		if one.Value == "on its back" && s.Kind == brief.Animal && p.asleepIn(i) {
			s.Expression = "asleep"
		}
		if one.Value == "singing" && s.Kind == brief.Bird && !p.onStage() {
			one.Value = "calling"
		}
		if s.Kind != brief.Person && ((one.Value == "spraying" || one.Value == "trunk up") && !trunked[s.ID] || one.Value == "diving save") {
			return "", false
		}
		p.setPose(s, one.Value)
	case portrait:
		if s.Pose == "painting" && one.Value != "face" {
			s.Pose = "painting at an easel" // the portrait is what is painted
			return s.Pose, true
		}
		s.Portrait = s.Kind != brief.Person || p.onlyOneAlive() // a family portrait shows whole people
	case build:
		if one.Value == "wide" || one.Value == "pregnant" && s.Kind != brief.Person {
			one.Value = "heavy"
		}
		if one.Value == "long" {
			if s.Kind != brief.Animal || s.Portrait {
				return "", false
			}
		}
		if s.Kind == brief.Person {
			figure(s).Build = one.Value
		} else {
			s.Build = one.Value
		}
	default:
		return p.setFigure(s, one)
	}
	return one.Value, true
}

// trunked are the animals that spray water with their trunk.
var trunked = wordSet("elephant baby-elephant mammoth")

// setFigure writes a quality of people.
func (p *parser) setFigure(s *brief.Subject, one sense) (string, bool) {
	if s.Kind != brief.Person {
		return "", false
	}
	f := figure(s)
	switch one.Class {
	case skin:
		f.Skin = one.Value
	case age:
		if one.Value != "young" || f.Age == "" {
			f.Age = strings.Replace(one.Value, "young", "adult", 1)
		}
	case body:
		f.Body = one.Value
	case hairStyle:
		f.Hair = one.Value
	case hairColor:
		f.HairColor = one.Value
	case beard:
		f.Beard = one.Value
	case extra:
		f.Extras = appendNew(f.Extras, one.Value)
		return one.Value, p.r.catalog.Garment(one.Value)
	default:
		return "", false
	}
	return one.Value, true
}

func figure(s *brief.Subject) *brief.Figure {
	if s.Person == nil {
		s.Person = &brief.Figure{}
	}
	return s.Person
}
