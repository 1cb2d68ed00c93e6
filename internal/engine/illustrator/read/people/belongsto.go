package people

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// Wearables are things that whoever is told of wears, wherever in the prompt they are named.
var Wearables = lexicon.Set("headphones sunglasses glasses eyeglasses top-hat cowboy-hat santa-hat party-hat witch-hat crown tiara flower-crown scarf bow-tie necktie beanie baseball-cap beret sombrero earmuffs goggles straw-hat chef-hat graduation-cap lei bandana")

// WearsLate puts what is worn on who is told of where the prompt names it after a place or a comma: "a sloth hanging from a branch with headphones",
// "snowman melting, sunglasses".
func WearsLate(p *state.Parser) {
	wornOnce(p)
	oneFire(p)
	wears := func(i int) bool {
		s := p.Out.Subjects[i]
		return s.Count <= 1 && looks.Embodied(p, i)
	}
	for k := range p.Out.Relations {
		r := &p.Out.Relations[k]
		if to := p.Out.Subjects[r.To]; r.Kind != "with" && r.Kind != "wearing" && r.Kind != "and" || !Wearables[to.ID] && !(IsWorn(p, r.To) && r.Kind != "and") && r.Kind != "wearing" || r.From == 0 || looks.Embodied(p, r.From) && !Prey(p, r.From) {
			continue
		}
		if at := slices.IndexFunc(p.Out.Relations, func(o brief.Relation) bool {
			return o.To == r.From && o.From != r.To && (state.Placing[o.Kind] || state.Doings[o.Kind] || o.Kind == "with" || o.Kind == "pulling" || o.Kind == "pushing" || o.Kind == "emerging from") && wears(o.From) || o.From == r.From && o.Kind == "riding" && wears(o.To)
		}); at >= 0 {
			o := p.Out.Relations[at]
			if r.From == o.From {
				r.From = o.To // "a snail with a house on its back, wearing a bow tie"
			} else {
				r.From = o.From
			}
			r.Kind = "wearing"
		}
	}
	standsNotWorn(p, wears)
	if len(p.Out.Subjects) == 0 || !wears(0) || p.Out.Sheet != "" || p.Out.Motif != "" || p.Out.Style.Name == "logo" {
		return
	}
	for i := 1; i < len(p.Out.Subjects); i++ {
		if s := p.Out.Subjects[i]; Wearables[s.ID] && s.Count <= 1 && !p.Linked(i) {
			p.Link(0, "wearing", i)
		}
	}
}

// PrintedOnClothes leaves out what several of a kind are said to be on a garment: three moons beside a wizard are no hat with moons.
func PrintedOnClothes(p *state.Parser) {
	for n := len(p.Out.Relations) - 1; n >= 0; n-- {
		r := p.Out.Relations[n]
		s := p.Out.Subjects[r.To]
		at := p.SpanOf(s.Words)
		if r.Kind != "with" || !p.IsPerson(r.From) || s.Count < 2 || s.Kind != brief.Piece || at < 2 || p.Spans[at-1].Key != "with" || !motifs[s.ID] || !p.Spans[at-2].Is(vocabulary.Garment) {
			continue
		}
		p.Remove(r.To)
		p.Out.Reading.LeftOut[len(p.Out.Reading.LeftOut)-1].Why = "We can't show " + strings.ToLower(s.Words) + " on the " + p.Spans[at-2].Key + " yet."
	}
}

// motifs are the things that are printed on clothes rather than standing beside who wears them.
var motifs = lexicon.Set("moon crescent-moon sun cloud snowflake lightning-bolt skull sparkle rainbow leaf paw-print banana pineapple cherry lemon strawberry")

// listedVerb reports whether the verb that leads to subject i comes right after a comma.
func listedVerb(p *state.Parser, i int) bool {
	at := p.SpanOf(p.Out.Subjects[i].Words)
	for k := at - 1; k > 0; k-- {
		if s := p.Spans[k]; s.IsWord() && s.Is(vocabulary.Relation) && strings.HasSuffix(state.FirstWord(s.Key), "ing") {
			return !p.Spans[k-1].IsWord()
		}
	}
	return false
}

// standsNotWorn lets the wearer be where what is worn was said to be, and the driver wear what their vehicle was put on: "an owl, round glasses, standing
// on books", "riding a bicycle wearing a helmet".
func standsNotWorn(p *state.Parser, wears func(int) bool) {
	if len(p.Out.Subjects) == 0 || !wears(0) {
		return
	}
	for k := range p.Out.Relations {
		r := &p.Out.Relations[k]
		if r.From > 0 && r.To > 0 && IsWorn(p, r.From) && (r.Kind == "sitting on" || r.Kind == "standing on" || r.Kind == "lying on") {
			r.From = 0
		}
		if r.From > 0 && r.To > 0 && (r.Kind == "sitting on" || r.Kind == "lying on") && p.KindOf(r.From) == brief.Piece && !looks.Embodied(p, r.From) && listedVerb(p, r.To) {
			r.From = 0 // "roasting a marshmallow over a campfire, sitting on a log"
		}
		from, to := p.Out.Subjects[r.From], &p.Out.Subjects[r.To]
		if r.Kind != "riding" || to.Kind != brief.Piece || to.Person == nil || looks.Embodied(p, r.To) || !wears(r.From) {
			continue
		}
		clothes := to.Person.Clothes
		to.Person = nil
		for _, g := range clothes {
			if subjects.PutOnQuietly(p, r.From, g.Name); from.Kind == brief.Person && len(p.Out.Subjects[r.From].Person.Clothes) > 0 {
				p.Out.Subjects[r.From].Person.Clothes[len(p.Out.Subjects[r.From].Person.Clothes)-1] = g
			}
		}
	}
}

// oneFire takes back flames that stand beside what burns anyway: "burning book, flames".
func oneFire(p *state.Parser) {
	for i := len(p.Out.Subjects) - 1; i > 0; i-- {
		if s := p.Out.Subjects[i]; s.ID == "fire" && !p.Linked(i) && slices.Contains(p.Out.Subjects[0].States, "burning") {
			p.DropSubject(i)
		}
	}
}

// wornOnce takes back what is told twice of who wears it: "wearing headphones, listening to music".
func wornOnce(p *state.Parser) {
	for n := len(p.Out.Relations) - 1; n > 0; n-- {
		r := p.Out.Relations[n]
		if r.Kind != "wearing" {
			continue
		}
		if p.Out.Subjects[r.From].ID == p.Out.Subjects[r.To].ID {
			p.DropSubject(r.To)
			continue
		}
		for _, o := range p.Out.Relations[:n] {
			if o.Kind == r.Kind && o.From == r.From && o.To != r.To && p.Out.Subjects[o.To].ID == p.Out.Subjects[r.To].ID {
				p.DropSubject(r.To)
				break
			}
		}
	}
}

// BeforeTheSky gives what comes with the moon or the sun to who is before it: "a witch in front of the moon with a black cat".
func BeforeTheSky(p *state.Parser) {
	for k := range p.Out.Relations {
		r := &p.Out.Relations[k]
		if r.Kind != "with" || r.From == 0 || !InTheSky[p.Out.Subjects[r.From].ID] {
			continue
		}
		if at := slices.IndexFunc(p.Out.Relations, func(o brief.Relation) bool { return o.To == r.From && o.Kind == "in front of" }); at >= 0 {
			r.From = 0
		}
	}
}

// PlanetsOfSpace takes out "planets" where the place of the image is space, which has some.
func PlanetsOfSpace(p *state.Parser) {
	if p.Out.Place != "space" {
		return
	}
	for i := len(p.Out.Subjects) - 1; i > 0; i-- {
		if s := p.Out.Subjects[i]; s.Words == "planets" && s.Color == "" {
			p.DropSubject(i)
		}
	}
}

// LoadTrucks puts what a truck or a wheelbarrow comes with on its bed: "truck with pumpkins", "a truck with flowers in the back", "truck with christmas tree".
func LoadTrucks(p *state.Parser) {
	for k := range p.Out.Relations {
		r := &p.Out.Relations[k]
		if r.Kind == "inside" && p.Out.Subjects[r.To].ID == "truck" && !p.IsPerson(r.From) && (looks.Says(p, "back") || p.Alive(r.From)) {
			p.Out.Subjects[r.To].ID = "pickup-truck"
		}
		truck, load := r.From, r.To
		if r.Kind == "inside" {
			truck, load = r.To, r.From
		}
		if r.Kind != "with" && r.Kind != "inside" || p.Out.Subjects[truck].ID == "van" || !Loads[p.Out.Subjects[truck].ID] || !isLoad(p, load) {
			continue
		}
		on := &p.Out.Subjects[truck]
		switch {
		case p.Out.Subjects[load].ID == "christmas-tree" && on.ID != "dump-truck" && on.ID != "wheelbarrow" && on.ID != "sleigh":
			on.ID = "vintage-red-truck" // its tree lies on the bed
			continue
		case on.ID == "truck":
			on.ID = "pickup-truck"
		}
		r.From, r.Kind, r.To = truck, "full of", load
	}
}

// atNeck are what is worn around the neck, ownNeckwear what some things have there in their drawing.
var (
	atNeck      = lexicon.Set("bow-tie bow scarf tie bandana necklace gold-chain pearl-necklace medal cape")
	ownNeckwear = map[string]string{"teddy-bear": "bow", "snowman": "scarf"}
)

// OwnNeckwearOff takes off what a thing has around its neck where it is told to wear something else there.
func OwnNeckwearOff(p *state.Parser) {
	for _, r := range p.Out.Relations {
		s := &p.Out.Subjects[r.From]
		if r.Kind == "wearing" && strings.HasSuffix(p.Out.Subjects[r.To].ID, "hat") {
			hatOff(p, r.From)
			heldByWearer(p, r.From, r.To)
		}
		if own := ownNeckwear[s.ID]; r.Kind == "wearing" && own != "" && atNeck[p.Out.Subjects[r.To].ID] && !slices.Contains(s.Without, own) {
			s.Without = append(s.Without, own)
		}
	}
}

// RoomInside makes room for who is in a vessel: a cup loses its lid by being a mug, a jar its label.
func RoomInside(p *state.Parser) {
	for _, r := range p.Out.Relations {
		in, who := &p.Out.Subjects[r.To], p.Out.Subjects[r.From]
		if r.Kind != "inside" || in.Kind != brief.Piece || !p.Creature(who.ID) {
			continue
		}
		switch {
		case in.ID == "coffee-cup" && p.Tables.Drawable("mug") == brief.Piece:
			in.ID = "mug"
		case (in.ID == "honey" || in.ID == "jar" || in.ID == "mason-jar") && slices.Contains(p.PartsOf(r.To), "label") && !slices.Contains(in.Without, "label"):
			in.Without = append(in.Without, "label")
		}
	}
}

// hatOff takes off the hat of a role where another hat is worn that is no garment of the rig, and the steam of a cup that would be under it.
func hatOff(p *state.Parser, i int) {
	s := &p.Out.Subjects[i]
	switch {
	case s.Kind == brief.Person && subjects.Figure(s).Headwear == "":
		subjects.Figure(s).Headwear = "none"
	case s.Kind == brief.Piece && slices.Contains(p.PartsOf(i), "steam") && !slices.Contains(s.Without, "steam"):
		s.Without = append(s.Without, "steam")
	}
}

// heldByWearer gives what a hat is said to come with, and no hat has on it, to who wears the hat: "a dog in a top hat with a flag".
func heldByWearer(p *state.Parser, wearer, hat int) {
	for i, r := range p.Out.Relations {
		if t, _ := things.ByID(p.Out.Subjects[r.To].ID); r.From == hat && (r.Kind == "with" || r.Kind == "holding") && (strings.HasSuffix(t.ID, "flag") || t.Group == "sport-game" || t.Group == "food-drink" || t.Group == "vehicle") {
			p.Out.Relations[i].From = wearer
		}
	}
}

// WingedHeart draws a heart with wings as the piece that has them.
func WingedHeart(p *state.Parser) {
	for _, r := range p.Out.Relations {
		if heart := &p.Out.Subjects[r.From]; heart.ID == "heart" && p.Out.Subjects[r.To].ID == "angel-wings" && p.Out.Subjects[r.To].Color == "" && p.Tables.Drawable("winged-heart") != "" {
			heart.ID = "winged-heart"
			p.DropSubject(r.To)
			return
		}
	}
}

// setIn are the parts of jewelry that are a gemstone.
var setIn = []string{"stone", "gem", "jewels", "pendant"}

// SetGems gives the gemstone that a piece of jewelry comes with to the part of it that is one: "silver ring with emerald".
func SetGems(p *state.Parser) {
	for _, r := range p.Out.Relations {
		stone, parts := p.Out.Subjects[r.To], p.PartsOf(r.From)
		words := strings.Fields(strings.ToLower(stone.Words))
		if r.Kind != "with" || stone.ID != "gemstone" || len(words) == 0 {
			continue
		}
		color := looks.Gems[strings.TrimSuffix(words[len(words)-1], "s")]
		if color == "" {
			color = stone.Color
		}
		for _, part := range setIn {
			if color != "" && slices.Contains(parts, part) {
				p.Out.Subjects[r.From].Parts = append(p.Out.Subjects[r.From].Parts, brief.PartColor{Part: part, Color: color})
				p.DropSubject(r.To)
				return
			}
		}
	}
}

// isLoad reports whether a subject is of the kind that trucks carry in pictures: several plants, pumpkins, eggs, hearts or gifts.
func isLoad(p *state.Parser, i int) bool {
	s := p.Out.Subjects[i]
	t, _ := things.ByID(s.ID)
	return s.Kind == brief.Piece && s.Text == "" && (s.ID == "christmas-tree" || s.Count > 1 && (slices.Contains(Growing, t.Group) || t.Group == "holiday-party" || s.ID == "heart" || s.ID == "log"))
}

// TruckTree keeps the tree on the old truck of Christmas cards where one is asked for, and takes it off else.
func TruckTree(p *state.Parser) {
	for i := range p.Out.Subjects {
		if p.Out.Subjects[i].ID != "vintage-red-truck" {
			continue
		}
		tree := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "christmas-tree" })
		loaded := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.To == i && r.From != tree || r.From == i && r.To != tree })
		told := slices.ContainsFunc(p.Out.Subjects[i].Parts, func(c brief.PartColor) bool { return c.Part == "christmas tree" || c.Part == "tree" })
		switch {
		case tree > i && p.Linked(tree):
			p.DropSubject(tree) // it is in the drawing
		case loaded || !told && !looks.Says(p, "christmas") && !looks.Says(p, "holiday") && !looks.Says(p, "xmas"):
			for _, part := range []string{"christmas tree", "wreath"} {
				if !slices.ContainsFunc(p.Out.Subjects[i].Parts, func(c brief.PartColor) bool { return c.Part == part }) {
					p.Out.Subjects[i].Without = append(p.Out.Subjects[i].Without, part)
				}
			}
		}
		return
	}
}

// OneRainbow takes the rainbow from the pot of gold where one is in the image anyway.
func OneRainbow(p *state.Parser) {
	pot := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "rainbow-pot-of-gold" })
	if pot >= 0 && slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "rainbow" }) {
		p.Out.Subjects[pot].Without = append(p.Out.Subjects[pot].Without, "rainbow")
	}
}

// The things and groups that make pairs. What is baked or worn has the shape or the print of what stands before it, so it makes none.
var (
	// Loads carry things.
	Loads = lexicon.Set("truck pickup-truck vintage-red-truck dump-truck van wheelbarrow sleigh")
	// Growing are the groups of things that grow.
	Growing = []string{"plant-flower", "food-drink"}
)

// InTheSky are the bodies that stand behind who is somewhere, and not on the ground there.
var InTheSky = lexicon.Set("moon sun crescent-moon sunset")
