package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// wearables are things that whoever is told of wears, wherever in the prompt they are named.
var wearables = wordSet("headphones sunglasses glasses eyeglasses top-hat cowboy-hat santa-hat party-hat witch-hat crown tiara flower-crown scarf bow-tie necktie beanie baseball-cap beret sombrero earmuffs goggles straw-hat chef-hat graduation-cap lei bandana")

// wearsLate puts what is worn on who is told of where the prompt names it after a place or a comma: "a sloth hanging from a branch with headphones",
// "snowman melting, sunglasses".
func (p *parser) wearsLate() {
	p.wornOnce()
	p.oneFire()
	wears := func(i int) bool {
		s := p.out.Subjects[i]
		return s.Count <= 1 && p.embodied(i)
	}
	for k := range p.out.Relations {
		r := &p.out.Relations[k]
		if to := p.out.Subjects[r.To]; r.Kind != "with" && r.Kind != "wearing" && r.Kind != "and" || !wearables[to.ID] && !(p.isWorn(r.To) && r.Kind != "and") && r.Kind != "wearing" || r.From == 0 || p.embodied(r.From) && !p.prey(r.From) {
			continue
		}
		if at := slices.IndexFunc(p.out.Relations, func(o brief.Relation) bool {
			return o.To == r.From && o.From != r.To && (placing[o.Kind] || doings[o.Kind] || o.Kind == "with" || o.Kind == "pulling" || o.Kind == "pushing" || o.Kind == "emerging from") && wears(o.From) || o.From == r.From && o.Kind == "riding" && wears(o.To)
		}); at >= 0 {
			o := p.out.Relations[at]
			if r.From == o.From {
				r.From = o.To // "a snail with a house on its back, wearing a bow tie"
			} else {
				r.From = o.From
			}
			r.Kind = "wearing"
		}
	}
	p.standsNotWorn(wears)
	if len(p.out.Subjects) == 0 || !wears(0) || p.out.Sheet != "" || p.out.Motif != "" || p.out.Style.Name == "logo" {
		return
	}
	for i := 1; i < len(p.out.Subjects); i++ {
		if s := p.out.Subjects[i]; wearables[s.ID] && s.Count <= 1 && !p.linked(i) {
			p.link(0, "wearing", i)
		}
	}
}

// printedOnClothes leaves out what several of a kind are said to be on a garment: three moons beside a wizard are no hat with moons.
func (p *parser) printedOnClothes() {
	for n := len(p.out.Relations) - 1; n >= 0; n-- {
		r := p.out.Relations[n]
		s := p.out.Subjects[r.To]
		at := p.spanOf(s.Words)
		if r.Kind != "with" || !p.isPerson(r.From) || s.Count < 2 || s.Kind != brief.Piece || at < 2 || p.spans[at-1].key != "with" || !motifs[s.ID] || !p.spans[at-2].is(garment) {
			continue
		}
		p.remove(r.To)
		p.out.Reading.LeftOut[len(p.out.Reading.LeftOut)-1].Why = "We can't show " + strings.ToLower(s.Words) + " on the " + p.spans[at-2].key + " yet."
	}
}

// motifs are the things that are printed on clothes rather than standing beside who wears them.
var motifs = wordSet("moon crescent-moon sun cloud snowflake lightning-bolt skull sparkle rainbow leaf paw-print banana pineapple cherry lemon strawberry")

// listedVerb reports whether the verb that leads to subject i comes right after a comma.
func (p *parser) listedVerb(i int) bool {
	at := p.spanOf(p.out.Subjects[i].Words)
	for k := at - 1; k > 0; k-- {
		if s := p.spans[k]; s.isWord() && s.is(relation) && strings.HasSuffix(firstWord(s.key), "ing") {
			return !p.spans[k-1].isWord()
		}
	}
	return false
}

// standsNotWorn lets the wearer be where what is worn was said to be, and the driver wear what their vehicle was put on: "an owl, round glasses, standing
// on books", "riding a bicycle wearing a helmet".
func (p *parser) standsNotWorn(wears func(int) bool) {
	if len(p.out.Subjects) == 0 || !wears(0) {
		return
	}
	for k := range p.out.Relations {
		r := &p.out.Relations[k]
		if r.From > 0 && r.To > 0 && p.isWorn(r.From) && (r.Kind == "sitting on" || r.Kind == "standing on" || r.Kind == "lying on") {
			r.From = 0
		}
		if r.From > 0 && r.To > 0 && (r.Kind == "sitting on" || r.Kind == "lying on") && p.kindOf(r.From) == brief.Piece && !p.embodied(r.From) && p.listedVerb(r.To) {
			r.From = 0 // "roasting a marshmallow over a campfire, sitting on a log"
		}
		from, to := p.out.Subjects[r.From], &p.out.Subjects[r.To]
		if r.Kind != "riding" || to.Kind != brief.Piece || to.Person == nil || p.embodied(r.To) || !wears(r.From) {
			continue
		}
		clothes := to.Person.Clothes
		to.Person = nil
		for _, g := range clothes {
			if p.putOnQuietly(r.From, g.Name); from.Kind == brief.Person && len(p.out.Subjects[r.From].Person.Clothes) > 0 {
				p.out.Subjects[r.From].Person.Clothes[len(p.out.Subjects[r.From].Person.Clothes)-1] = g
			}
		}
	}
}

// oneFire takes back flames that stand beside what burns anyway: "burning book, flames".
func (p *parser) oneFire() {
	for i := len(p.out.Subjects) - 1; i > 0; i-- {
		if s := p.out.Subjects[i]; s.ID == "fire" && !p.linked(i) && slices.Contains(p.out.Subjects[0].States, "burning") {
			p.dropSubject(i)
		}
	}
}

// wornOnce takes back what is told twice of who wears it: "wearing headphones, listening to music".
func (p *parser) wornOnce() {
	for n := len(p.out.Relations) - 1; n > 0; n-- {
		r := p.out.Relations[n]
		if r.Kind != "wearing" {
			continue
		}
		if p.out.Subjects[r.From].ID == p.out.Subjects[r.To].ID {
			p.dropSubject(r.To)
			continue
		}
		for _, o := range p.out.Relations[:n] {
			if o.Kind == r.Kind && o.From == r.From && o.To != r.To && p.out.Subjects[o.To].ID == p.out.Subjects[r.To].ID {
				p.dropSubject(r.To)
				break
			}
		}
	}
}

// beforeTheSky gives what comes with the moon or the sun to who is before it: "a witch in front of the moon with a black cat".
func (p *parser) beforeTheSky() {
	for k := range p.out.Relations {
		r := &p.out.Relations[k]
		if r.Kind != "with" || r.From == 0 || !inTheSky[p.out.Subjects[r.From].ID] {
			continue
		}
		if at := slices.IndexFunc(p.out.Relations, func(o brief.Relation) bool { return o.To == r.From && o.Kind == "in front of" }); at >= 0 {
			r.From = 0
		}
	}
}

// planetsOfSpace takes out "planets" where the place of the image is space, which has some.
func (p *parser) planetsOfSpace() {
	if p.out.Place != "space" {
		return
	}
	for i := len(p.out.Subjects) - 1; i > 0; i-- {
		if s := p.out.Subjects[i]; s.Words == "planets" && s.Color == "" {
			p.dropSubject(i)
		}
	}
}

// loadTrucks puts what a truck or a wheelbarrow comes with on its bed: "truck with pumpkins", "a truck with flowers in the back", "truck with christmas tree".
func (p *parser) loadTrucks() {
	for k := range p.out.Relations {
		r := &p.out.Relations[k]
		if r.Kind == "inside" && p.out.Subjects[r.To].ID == "truck" && !p.isPerson(r.From) && p.says("back") {
			p.out.Subjects[r.To].ID = "pickup-truck"
		}
		truck, load := r.From, r.To
		if r.Kind == "inside" {
			truck, load = r.To, r.From
		}
		if r.Kind != "with" && r.Kind != "inside" || p.out.Subjects[truck].ID == "van" || !loads[p.out.Subjects[truck].ID] || !p.isLoad(load) {
			continue
		}
		on := &p.out.Subjects[truck]
		switch {
		case p.out.Subjects[load].ID == "christmas-tree" && on.ID != "dump-truck" && on.ID != "wheelbarrow" && on.ID != "sleigh":
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
	atNeck      = wordSet("bow-tie bow scarf tie bandana necklace gold-chain pearl-necklace medal cape")
	ownNeckwear = map[string]string{"teddy-bear": "bow", "snowman": "scarf"}
)

// ownNeckwearOff takes off what a thing has around its neck where it is told to wear something else there.
func (p *parser) ownNeckwearOff() {
	for _, r := range p.out.Relations {
		s := &p.out.Subjects[r.From]
		if r.Kind == "wearing" && strings.HasSuffix(p.out.Subjects[r.To].ID, "hat") {
			p.hatOff(r.From)
			p.heldByWearer(r.From, r.To)
		}
		if own := ownNeckwear[s.ID]; r.Kind == "wearing" && own != "" && atNeck[p.out.Subjects[r.To].ID] && !slices.Contains(s.Without, own) {
			s.Without = append(s.Without, own)
		}
	}
}

// roomInside makes room for who is in a vessel: a cup loses its lid by being a mug, a jar its label.
func (p *parser) roomInside() {
	for _, r := range p.out.Relations {
		in, who := &p.out.Subjects[r.To], p.out.Subjects[r.From]
		if r.Kind != "inside" || in.Kind != brief.Piece || !p.creature(who.ID) {
			continue
		}
		switch {
		case in.ID == "coffee-cup" && p.r.drawable("mug") == brief.Piece:
			in.ID = "mug"
		case (in.ID == "honey" || in.ID == "jar" || in.ID == "mason-jar") && slices.Contains(p.partsOf(r.To), "label") && !slices.Contains(in.Without, "label"):
			in.Without = append(in.Without, "label")
		}
	}
}

// hatOff takes off the hat of a role where another hat is worn that is no garment of the rig, and the steam of a cup that would be under it.
func (p *parser) hatOff(i int) {
	s := &p.out.Subjects[i]
	switch {
	case s.Kind == brief.Person && figure(s).Headwear == "":
		figure(s).Headwear = "none"
	case s.Kind == brief.Piece && slices.Contains(p.partsOf(i), "steam") && !slices.Contains(s.Without, "steam"):
		s.Without = append(s.Without, "steam")
	}
}

// heldByWearer gives what a hat is said to come with, and no hat has on it, to who wears the hat: "a dog in a top hat with a flag".
func (p *parser) heldByWearer(wearer, hat int) {
	for i, r := range p.out.Relations {
		if t, _ := things.ByID(p.out.Subjects[r.To].ID); r.From == hat && (r.Kind == "with" || r.Kind == "holding") && (strings.HasSuffix(t.ID, "flag") || t.Group == "sport-game" || t.Group == "food-drink" || t.Group == "vehicle") {
			p.out.Relations[i].From = wearer
		}
	}
}

// wingedHeart draws a heart with wings as the piece that has them.
func (p *parser) wingedHeart() {
	for _, r := range p.out.Relations {
		if heart := &p.out.Subjects[r.From]; heart.ID == "heart" && p.out.Subjects[r.To].ID == "angel-wings" && p.out.Subjects[r.To].Color == "" && p.r.drawable("winged-heart") != "" {
			heart.ID = "winged-heart"
			p.dropSubject(r.To)
			return
		}
	}
}

// gems are the colors of gemstones, setIn the parts of jewelry that are one.
var (
	gems  = map[string]string{"emerald": "emerald", "ruby": "red", "sapphire": "blue", "amethyst": "purple", "topaz": "yellow", "garnet": "maroon", "opal": "white", "aquamarine": "light blue", "turquoise": "turquoise", "jade": "green", "onyx": "black"}
	setIn = []string{"stone", "gem", "jewels", "pendant"}
)

// setGems gives the gemstone that a piece of jewelry comes with to the part of it that is one: "silver ring with emerald".
func (p *parser) setGems() {
	for _, r := range p.out.Relations {
		stone, parts := p.out.Subjects[r.To], p.partsOf(r.From)
		words := strings.Fields(strings.ToLower(stone.Words))
		if r.Kind != "with" || stone.ID != "gemstone" || len(words) == 0 {
			continue
		}
		color := gems[strings.TrimSuffix(words[len(words)-1], "s")]
		if color == "" {
			color = stone.Color
		}
		for _, part := range setIn {
			if color != "" && slices.Contains(parts, part) {
				p.out.Subjects[r.From].Parts = append(p.out.Subjects[r.From].Parts, brief.PartColor{Part: part, Color: color})
				p.dropSubject(r.To)
				return
			}
		}
	}
}

// isLoad reports whether a subject is of the kind that trucks carry in pictures: several plants, pumpkins, eggs, hearts or gifts.
func (p *parser) isLoad(i int) bool {
	s := p.out.Subjects[i]
	t, _ := things.ByID(s.ID)
	return s.Kind == brief.Piece && s.Text == "" && (s.ID == "christmas-tree" || s.Count > 1 && (slices.Contains(growing, t.Group) || t.Group == "holiday-party" || s.ID == "heart" || s.ID == "log"))
}

// truckTree keeps the tree on the old truck of Christmas cards where one is asked for, and takes it off else.
func (p *parser) truckTree() {
	for i := range p.out.Subjects {
		if p.out.Subjects[i].ID != "vintage-red-truck" {
			continue
		}
		tree := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "christmas-tree" })
		loaded := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.To == i && r.From != tree || r.From == i && r.To != tree })
		told := slices.ContainsFunc(p.out.Subjects[i].Parts, func(c brief.PartColor) bool { return c.Part == "christmas tree" || c.Part == "tree" })
		switch {
		case tree > i && p.linked(tree):
			p.dropSubject(tree) // it is in the drawing
		case loaded || !told && !p.says("christmas") && !p.says("holiday") && !p.says("xmas"):
			for _, part := range []string{"christmas tree", "wreath"} {
				if !slices.ContainsFunc(p.out.Subjects[i].Parts, func(c brief.PartColor) bool { return c.Part == part }) {
					p.out.Subjects[i].Without = append(p.out.Subjects[i].Without, part)
				}
			}
		}
		return
	}
}

// says reports whether a word is in the prompt.
func (p *parser) says(word string) bool {
	return slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == word })
}

// oneRainbow takes the rainbow from the pot of gold where one is in the image anyway.
func (p *parser) oneRainbow() {
	pot := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "rainbow-pot-of-gold" })
	if pot >= 0 && slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "rainbow" }) {
		p.out.Subjects[pot].Without = append(p.out.Subjects[pot].Without, "rainbow")
	}
}
