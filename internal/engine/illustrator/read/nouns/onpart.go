package nouns

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// What is told to be on a part of a thing is drawn there: "a sailboat with a heart on the sail", "a T-shirt with a heart pocket".

// surfaces are the parts of things that a small picture is seen on.
var surfaces = lexicon.Set(`door doors white-doors sails sail jib hood trunk wall walls screen display pocket pockets label lid cover case flag board skin shade body side hull belly
	sleeves sleeve banner eraser center bag front tag dial window windows face balloon envelope canopy pendant stone buckle brim crown base pot head bumper tank seat deck paper card cup wing tower`)

// SurfaceOf is the part of a thing that a word names, if a small picture is seen on it. A cover or a case is the whole front, which has no part.
func SurfaceOf(p *state.Parser, i int, word string) (string, bool) {
	if p.KindOf(i) != brief.Piece {
		return "", false
	}
	part := p.PartNamed(i, word)
	for _, name := range []string{part, part + "s", strings.TrimSuffix(part, "s")} {
		if part != "" && surfaces[name] && looks.Grouped(p, i, name) {
			return name, true
		}
	}
	return "", wholeFronts[word] && part != ""
}

// wholeFronts are the words for what is all that is seen of a thing from the front.
var wholeFronts = lexicon.Set("cover case front body skin shell")

// PrintedSmall reports whether a subject is of the kinds that are painted, sewn or stuck on others.
func PrintedSmall(p *state.Parser, i int) bool {
	s := p.Out.Subjects[i]
	return s.Kind == brief.Piece && !p.Creature(s.ID) && paintedOn(s.ID)
}

func paintedOn(id string) bool {
	switch t, _ := things.ByID(id); t.Group {
	case "symbol-sign", "plant-flower", "weather-nature-effect", "body-face", "frame-border-shape":
		return true
	}
	return emblems[id]
}

// emblems are the things of other groups that are put on parts as pictures.
var emblems = lexicon.Set("paw-print bow anchor christmas-wreath floral-wreath quilt feather crown cherry strawberry lemon basketball soccer-ball baseball football snowman pumpkin butterfly bee ladybug")

// MotifOnPart reads "a T-shirt with a heart pocket" and "a notebook with a flower cover": the picture is on that part.
func MotifOnPart(p *state.Parser, s, part state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	if ok && p.Owner >= 0 && (p.KindOf(p.Owner) != brief.Piece) && (part.Key == "tattoo" || part.Key == "tattoos") && part.From == s.To {
		p.LeaveOut(s.From, s.To, "We can't show what a tattoo is of yet.")
		p.At++
		return true
	}
	if p.Scope != "with" || p.Owner < 0 || !ok || s.Plural || p.Tables.Drawable(id) != brief.Piece || !paintedOn(id) || p.PartNamed(p.Owner, s.Key) != "" {
		return false
	}
	owner := p.Owner
	name, seen := SurfaceOf(p, owner, part.Key)
	all := senses.Resolve(p, s)
	if !seen || len(all) != 1 || p.Tables.Words.IsOwn(s.Key+" "+part.Key) {
		return false
	}
	lead := p.Pending.Span
	p.Pending.Kind, p.Scope = "", ""
	Subject(p, s, all)
	at := len(p.Out.Subjects) - 1
	p.Out.Relations = append(p.Out.Relations, brief.Relation{From: at, Kind: "printed on", To: owner, Part: name})
	if lead.To > 0 && !p.Grammar(lead) {
		p.Understand(lead.From, lead.To, "relation", "printed on")
	}
	p.Understand(part.From, part.To, "part", part.Key)
	p.At += 2
	p.Subj, p.Owner, p.Scope = owner, owner, "with"
	return true
}
