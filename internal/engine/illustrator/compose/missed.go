package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/alter"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// Missed returns what of a brief its composition does not show, so that the reading can say so. It draws nothing, because it is asked
// while somebody types; a test composes briefs with and without each element and holds the answers equal.
func Missed(b brief.Brief) []brief.Missed {
	var out []brief.Missed
	for i, s := range b.Subjects {
		if s.Pose != "" && !poseShown(b, i) {
			out = append(out, brief.Missed{Subject: i, As: "pose", To: s.Pose})
		}
		if s.Kind == brief.Animal && ofTheMouth[s.Expression] && (animal.InProfile(s.ID) && s.Facing != "front" || s.Facing == "side" && animal.HasSide(s.ID)) {
			out = append(out, brief.Missed{Subject: i, As: "expression", To: s.Expression})
		}
		if !facingShown(s) {
			out = append(out, brief.Missed{Subject: i, As: "facing", To: s.Facing})
		}
	}
	if len(b.Subjects) == 1 && b.Subjects[0].Size != "" && b.Subjects[0].Odd == nil && b.Place == "" && len(b.Framing) == 0 {
		out = append(out, brief.Missed{As: "size", To: b.Subjects[0].Size, Why: "Nothing beside it shows its size."})
	}
	for i, s := range b.Subjects {
		out = append(out, missedParts(i, s)...)
		for _, part := range s.Without {
			n := len(out)
			if s.Kind == brief.Piece && library.Slots(s.ID) != nil && !kit.Removes(library.Slots(s.ID), library.Parts(s.ID), part) {
				out = append(out, brief.Missed{Subject: i, As: "without", To: part})
			}
			if d, ok := alter.SampleOf(s.ID); ok && (s.Kind == brief.Animal || s.Kind == brief.Bird) && alter.GroupOf(d, part) == "" {
				out = append(out, brief.Missed{Subject: i, As: "without", To: part}) // it is no part of the drawing by itself
			}
			if len(out) > n {
				out = append(out, brief.Missed{Subject: i, As: "state", To: "without " + part}) // "tailless"
			}
		}
	}
	out = append(out, missedRelations(b)...)
	return append(out, missedInStyle(b)...)
}

// ofTheMouth are the expressions that only a head which faces the viewer shows.
var ofTheMouth = map[string]bool{"open mouth": true, "yawning": true, "tongue out": true}

// partnered are the poses that need somebody or something that a relation names.
var partnered = map[string][]string{
	"hugging": {"hugging"}, "kissing": {"kissing", "hugging", "carrying", "nuzzling"}, "holding hands": {"holding hands"}, "arm in arm": {figure.Shouldering}, "high five": {"high five"}, "shaking hands": {"shaking hands"},
	"eating": {"eating", "holding"}, "drinking": {"drinking", "holding"}, "hanging": {"hanging from"}, "swinging": {"hanging from", "riding", "sitting on", "on"},
	"coiled": {"around"}, "legs out": {"stuck in", "inside", "under", "emerging from"}, "catching": {"holding", "chasing", "playing"}, "climbing": {"looking at"}, "peeking": {"inside", "behind", "under"}, "balancing": {"on", "standing on", "on nose"},
	"swimming": {"inside"}, "floating": {"inside", "on"}, "washing": {"inside", "looking at", "holding"}, "fighting": {"fighting", "facing"}, "grazing": {"eating"}, "rearing": {"fighting", "hugging"},
}

// alone are the poses of people that need no partner, though those of animals do.
var alone = figure.Words("climbing balancing swimming floating washing catching fighting eating drinking")

// onFourLegs are the poses that only an animal on its own four legs is seen in.
var onFourLegs = map[string]bool{"looking back": true, "shaking off": true, "trunk up": true, "arched": true, "grooming": true, "head tilted": true}

// nearPoses are the poses of animals that are drawn as another one: a tiger that climbs jumps, and a cat that kneels lies down.
var nearPoses = figure.Words("balancing kneeling peeking laughing climbing hugging catching swinging talking kissing washing picking working sliding hanging")

// poseShown reports whether what a subject does is seen.
func poseShown(b brief.Brief, i int) bool {
	s := b.Subjects[i]
	if s.Portrait {
		return s.Kind == brief.Person || figure.Humanly(s) || s.Kind == brief.Animal && (s.Pose == "roaring" || s.Pose == "head tilted")
	}
	if s.Pose == "holding hands" && s.Kind == brief.Bird && !bird.FacesFront(s.ID) {
		return false // seen from the side, they only stand beside each other
	}
	if helped(b, i, partnered[s.Pose]) || hierarchy.HangsAlone(b, i) {
		return true
	}
	if poseGiven(b, i) {
		return false
	}
	switch {
	case figure.AsCharacter(s) && slices.Contains(s.States, figure.Character):
		return hierarchy.Acts(figure.Character, s.Pose)
	case s.Kind == brief.Piece && figure.Creatures[s.ID].Head != nil, figure.AsCharacter(s):
		return hierarchy.Acts(s.ID, s.Pose)
	case s.Kind == brief.Person || figure.Dressed(s):
		return (partnered[s.Pose] == nil || alone[s.Pose]) && !onFourLegs[s.Pose]
	case s.Kind == brief.Animal:
		if s.Pose == "flying" {
			return slices.Contains(animal.Parts(s.ID), "wings")
		}
		return !nearPoses[s.Pose]
	case s.Kind == brief.Bird:
		switch s.Pose {
		case "sliding":
			return bird.Slides(s.ID)
		case "on one leg":
			return !bird.FacesFront(s.ID)
		}
		if figure.Humanly(s) || slices.Contains(bird.Poses(), s.Pose) {
			return true
		}
		return s.Pose == "sleeping" || s.Pose == "jumping" || s.Pose == "running" || figure.BirdPoseOf(s.Pose) != ""
	}
	return true
}

// poseGiven reports whether where subject i is decides its pose, so that what it does is not seen: nobody dances on a bicycle.
func poseGiven(b brief.Brief, i int) bool {
	s := b.Subjects[i]
	human := s.Kind == brief.Person || figure.Dressed(s)
	if s.Kind == brief.Person && s.Pose == "sleeping" {
		return false // the eyes are closed wherever they are
	}
	for _, r := range b.Relations {
		if r.From != i || r.To == i {
			continue
		}
		to := b.Subjects[r.To]
		kind := r.Kind
		if kind == "on" && library.GroupOf(to.ID) == "vehicles" && !(s.Kind == brief.Animal && (s.Pose == "sleeping" || s.Pose == "lying")) {
			kind = "riding"
		}
		switch {
		case (kind == "inside" || kind == "riding" && !human) && supports.Windowed()[to.ID]: // only a head is seen, or who drives
			return !human || s.Pose != "driving" && s.Pose != "riding" && s.Pose != "sitting"
		case human && kind == "riding" && to.ID != "swing":
			return !onRides[s.Pose] && !(hierarchy.ActsOnRides[s.Pose] && s.Kind == brief.Person && (to.Kind == brief.Animal || hierarchy.OpenRides[to.ID] || seatOutside(to)))
		case human && kind == "lying on":
			return s.Pose != "sleeping" && s.Pose != "lying"
		case human && kind == "sitting on":
			return hierarchy.UpOn[s.Pose] && !supports.AtWork[s.Pose] && s.Pose != "waving"
		case human && kind == "hugging" && to.Kind != brief.Person:
			return s.Pose != "sitting" && s.Pose != "standing"
		case kind == "inside" && supports.KeepsActing(to.ID), s.Kind == brief.Animal && supports.UpPoses[s.Pose] && (r.Kind == "on" && kind == "on" || kind == "standing on"):
			return false
		case s.Kind == brief.Animal && !figure.Humanly(s) && (hierarchy.Grouped[kind] && kind != "under" && kind != "standing on" || kind == "hugging"):
			return !supports.SeatedPoses[s.Pose] || kind == "riding" && s.Pose != "sitting" && library.GroupOf(to.ID) == "vehicles"
		}
	}
	return false
}

// seatOutside reports whether one is seen whole on a thing: it has a seat, and is nothing that one is in.
func seatOutside(s brief.Subject) bool {
	if s.Kind != brief.Piece {
		return false
	}
	d := figure.MustDraw(s.ID)
	_, seat := d.Anchors["seat"]
	_, inside := d.Anchors["inside"]
	return seat && !inside
}

// helped reports whether a relation of one of some kinds shows what subject i does, or several of it do it together.
func helped(b brief.Brief, i int, kinds []string) bool {
	if kinds == nil {
		return false
	}
	s := b.Subjects[i]
	mutual := hierarchy.MutualPoses[s.Pose]
	if mutual != "" && s.Count > 1 {
		return true
	}
	return slices.ContainsFunc(b.Relations, func(r brief.Relation) bool {
		if r.From != i && r.To != i {
			return false
		}
		other := r.From + r.To - i
		return slices.Contains(kinds, r.Kind) || mutual != "" && hierarchy.Loose[r.Kind] && figure.Living(b.Subjects[other])
	})
}

// facingShown reports whether a subject can look to the side that was asked for.
func facingShown(s brief.Subject) bool {
	if s.Facing == "side" {
		return s.Kind != brief.Animal || !s.Portrait || animal.HasSide(s.ID)
	}
	if s.Facing != "left" && s.Facing != "right" || figure.Living(s) {
		return true
	}
	p, ok := library.Find(s.ID)
	return s.Kind == brief.Piece && ok && p.Facing != kit.Front
}

// missedParts are the parts whose color the material of the whole covers.
func missedParts(i int, s brief.Subject) []brief.Missed {
	var out []brief.Missed
	if (s.Kind == brief.Animal || s.Kind == brief.Bird) && !figure.Humanly(s) {
		for _, p := range s.Parts {
			_, seen := alter.PartAlone(s.ID, p.Part)
			hidden := s.Kind == brief.Bird && p.Part == "tail" && bird.FacesFront(s.ID)
			if p.Color != "" && p.Part != "body" && (hidden || !seen && !figure.HasSlot(s, p.Part)) {
				out = append(out, brief.Missed{Subject: i, As: "part", To: p.Part + ": " + p.Color})
			}
			if p.Fill != "" && p.Color == "" && unpatterned[p.Part] {
				out = append(out, brief.Missed{Subject: i, As: "part", To: p.Part + ": " + p.Fill})
			}
		}
	}
	if s.Kind == brief.Piece {
		for _, p := range s.Parts {
			if p.Fill != "" && p.Color == "" && !(p.Fill == "rainbow" && p.Part == "sprinkles") && !figure.PatternSeen(s.ID, p.Part) && !figure.RainbowInLines(s.ID, p) { // they have many colors anyway
				out = append(out, brief.Missed{Subject: i, As: "part", To: p.Part + ": " + p.Fill})
			}
		}
	}
	if s.Kind != brief.Piece {
		return out
	}
	for _, p := range s.Parts {
		if harms[p.State] && !slices.Contains(library.Parts(s.ID), p.Part) && !slices.Contains(library.Parts(s.ID), p.Part+"s") {
			out = append(out, brief.Missed{Subject: i, As: "part", To: p.Part + ": " + p.State}) // it has no outline of its own
		}
	}
	if s.Material == "" {
		return out
	}
	for _, p := range s.Parts {
		if p.Color != "" && p.Fill == "" && p.State == "" && !strings.HasPrefix(p.Part, brief.Added) && !slices.Contains(library.Parts(s.ID), p.Part) {
			out = append(out, brief.Missed{Subject: i, As: "part", To: p.Part + ": " + p.Color})
		}
	}
	return out
}

// harms are the states that a part by itself can be in.
var harms = figure.Words("broken cracked rusty torn bent missing")

// unpatterned are the parts of animals that are too slim or too small for a pattern.
var unpatterned = figure.Words("antlers horns horn tusks eyes nose hooves claws tongue whiskers beak mouth teeth feet")

// missedRelations are the relations that are drawn as less than they say.
func missedRelations(b brief.Brief) []brief.Missed {
	var out []brief.Missed
	c := newComposer(hierarchy.RoughTree(b))
	for _, r := range c.Brief.Relations { // who pushes a man in a wheelchair pushes the wheelchair
		near := ""
		if r.From >= len(b.Subjects) || r.To >= len(b.Subjects) {
			continue // with somebody whom the composer adds
		}
		from, to := b.Subjects[r.From], b.Subjects[r.To]
		switch {
		case r.Kind == "around" && from.Count == 1 && library.GroupOf(from.ID) != "frames" && !figure.Living(from) && !c.windsAround(r):
			near = "beside"
		case r.Kind == "tangled in" && relation.StrandColors[to.ID] == "":
			near = "beside"
		case r.Kind == "sniffing" && (from.Kind == brief.Person || figure.Dressed(from)):
			near = "looking at"
		case r.Kind == "dressed as" && !figure.Living(from):
			near = "beside"
		case r.Kind == "hugging" && from.Kind == brief.Piece && r.From != r.To && !library.TakesFace(from.ID):
			near = "beside" // a snowman's arms are twigs
		case r.Kind == "kissing" && from.Kind != brief.Person && !(figure.Living(from) && figure.Living(to)):
			near = "beside"
		case figure.MutualKinds[r.Kind] && r.From != r.To && r.Kind != "hugging" && r.Kind != "kissing" && r.Kind != "facing" && !hierarchy.ActTogether(r.Kind, from, to):
			near = "beside"
		case r.Kind == "around" && from.Kind == brief.Person && len(c.Ring(r.From)) > 1: // gatherRound puts them all there
		case r.From != r.To && !hierarchy.Loose[r.Kind] && r.Kind != "halves" && !c.placed(r):
			near = "beside"
		}
		if near != "" {
			out = append(out, brief.Missed{Subject: r.From, As: "relation", To: r.Kind, Near: near})
		}
	}
	return out
}

// placed reports whether one of two subjects is placed by the other one, whatever it is by.
func (c *composer) placed(r brief.Relation) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		if figure.MutualKinds[l.Kind] && hierarchy.Grouped[r.Kind] && (l.From == r.From || l.To == r.From) && slices.Contains(c.Links, brief.Relation{From: l.From + l.To - r.From, Kind: r.Kind, To: r.To}) {
			return true // it is with who it does something together with
		}
		return l.Kind == r.Kind && hierarchy.Child(l) == hierarchy.Child(r) || l.From == r.From && l.To == r.To || l.From == r.To && l.To == r.From
	})
}

// uncolored are the styles that draw in colors of their own, with what the reading calls them; inOneTone those that fill outlines.
var (
	uncolored = map[string]string{"lineart": "Line art", "artdeco": "Art deco", "blueprint": "A blueprint"}
	inOneInk  = map[string]string{"stamp": "A rubber stamp", "duotone": "A duotone", "stipple": "A stipple drawing", "zentangle": "A zentangle", "mandala": "A mandala"}
	inGrays   = map[string]string{"pencil": "A pencil drawing", "charcoal": "A charcoal drawing", "woodcut": "A woodcut", "engraving": "An engraving", "ink": "An ink wash"}
	inOneTone = map[string]string{"silhouette": "A silhouette"}
)

// missedInStyle are the colors, patterns and faces that a style has no place for.
func missedInStyle(b brief.Brief) []brief.Missed {
	var out []brief.Missed
	add := func(why string, kinds ...string) {
		for _, as := range kinds {
			out = append(out, brief.Missed{Subject: -1, As: as, Why: why})
		}
	}
	if name := inGrays[b.Style.Name]; name != "" {
		add(name+" is drawn in one ink.", "clothes", "part")
		if !drawnIn(b, "black", "white", "gray", "grey") {
			add(name+" is drawn in one ink.", "color")
		}
	}
	if s := b.Style.Name; (s == "woodcut" || s == "engraving") && slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool {
		return s.Person != nil && !slices.Contains([]string{"", "white", "pale", "fair", "light", "asian", "east asian"}, s.Person.Skin)
	}) {
		add(inGrays[s]+" leaves faces in the color of the paper.", "skin")
	}
	if name := uncolored[b.Style.Name]; name != "" && !(b.Style.Name == "artdeco" && drawnIn(b, "black", "gold", "red")) {
		add(name+" is drawn without colors of your choice.", "color", "hair color", "haircolor", "skin", "clothes", "part")
	}
	if name := inOneTone[b.Style.Name]; name != "" {
		if len(b.Tints) == 0 && drawnIn(b, "white", "cream", "ivory", "gray", "grey", "silver") { // it would not be seen on a white page
			add(name+" is black where its color is not told to be another one.", "color")
		}
		add(name+" is an outline filled with one color.", "expression", "fill", "material", "hair color", "haircolor", "skin", "clothes", "part")
	}
	if name := inOneInk[b.Style.Name]; name != "" {
		add(name+" has one ink for everything.", "hair color", "haircolor", "skin", "clothes", "part")
	}
	if b.Style.Name == "stencil" { // it has a sheet for dark skin, and one for a color
		const why = "A stencil has one color beside black."
		add(why, "part")
		if slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool {
			return s.Person != nil && !slices.Contains([]string{"", "white", "gray", "grey", "silver", "black"}, s.Person.HairColor)
		}) {
			add(why, "hair color", "haircolor")
		}
		if coloredThings(b) > 1 {
			add(why, "clothes")
		}
	}
	if b.Style.Name == "logo" {
		add("A logo is drawn in plain colors.", "fill")
	}
	return out
}

// coloredThings is how many subjects and clothes were given a color.
func coloredThings(b brief.Brief) (n int) {
	for _, s := range b.Subjects {
		if s.Color != "" {
			n++
		}
		if s.Person == nil {
			continue
		}
		for _, g := range s.Person.Clothes {
			if g.Color != "" {
				n++
			}
		}
	}
	return n
}

// drawnIn reports whether all colors that a brief asks for are some of those in which a style is drawn.
func drawnIn(b brief.Brief, inks ...string) bool {
	all := b.Tints
	for _, s := range b.Subjects {
		all = slices.Concat(all, s.More)
		if s.Color != "" {
			all = slices.Concat(all, []string{s.Color})
		}
		if len(s.Parts) > 0 {
			return false
		}
	}
	return !slices.ContainsFunc(all, func(c string) bool { return !slices.Contains(inks, c) })
}

// windsAround reports whether a relation is drawn as a coil.
func (c *composer) windsAround(r brief.Relation) bool {
	if from := c.Subject(r.From); !brief.Coils(from.ID) && from.Pose != "coiled" {
		return false
	}
	_, ok := c.CoilEdges(c.Place(r.To, c.Draw(r.To, layout.How{}), scene.Identity).Root, c.Subject(r.From))
	return ok
}

// onRides are the poses that go with what one rides.
var onRides = figure.Words("surfing skateboarding skating sledding snowboarding rowing flying driving riding sitting running walking jumping hanging swinging")
