package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// ofCompounds joins compounds with "of" that are typed with a word for their look inside: "a ball of blue yarn" is a blue ball of yarn.
func (p *parser) ofCompounds() {
	for i := 0; i+3 < len(p.spans); i++ {
		head, of, look, noun := p.spans[i], p.spans[i+1], p.spans[i+2], p.spans[i+3]
		if of.key != "of" || head.to-head.from != 1 || !look.is(color, size, state, material) || look.is(thing, count, stop) || noun.kind != token.Word || noun.to-noun.from != 1 {
			continue
		}
		whole := p.r.at([]token.Token{p.toks[head.from], p.toks[of.from], p.toks[noun.from]}, 0, 3)
		if !whole.is(thing) || len(whole.senses) == 0 {
			continue
		}
		whole.from, whole.to, whole.kind = head.from, noun.to, token.Word
		p.spans = slices.Replace(p.spans, i, i+4, look, whole)
	}
}

// ofBunches does the same for a number word that is the head of such a name: "a bunch of purple grapes" is one bunch, not five.
func (p *parser) ofBunches() {
	for i := 0; i+2 < len(p.spans); i++ {
		head, look, noun := p.spans[i], p.spans[i+1], p.spans[i+2]
		if lastWord(head.key) != "of" || head.to-head.from < 2 || !head.is(count) || !look.is(color, size, state) || look.is(thing, count, stop) || noun.kind != token.Word || noun.to-noun.from != 1 {
			continue
		}
		whole := p.r.at([]token.Token{p.toks[head.to-2], p.toks[head.to-1], p.toks[noun.from]}, 0, 3)
		if !whole.is(thing) || len(whole.senses) == 0 {
			continue
		}
		whole.from, whole.to, whole.kind = head.from, noun.to, token.Word
		p.spans = slices.Replace(p.spans, i, i+3, look, whole)
	}
}

// restBefore reports whether a thing is named before span i.
func (p *parser) restBefore(i int) bool {
	return slices.ContainsFunc(p.spans[:i], func(s span) bool { return s.is(thing, person, standIn) && !s.is(trade, stop) })
}

// memberAgain reads who is told of after a word for several as one of them: "wedding couple, bride in a white dress, groom in a navy suit".
func (p *parser) memberAgain(s span) bool {
	def, _ := s.value(person)
	id, _ := s.value(thing)
	role := def == "" && p.r.drawable(id) == brief.Person
	if p.groupAgain(s) || p.kindOfIt(s, id) || p.tradeOfIt(s) || p.whoHasRole(s) {
		return true
	}
	if !s.is(person) && !role || s.plural || oneWord(p.words(s.from, s.to)) || len(p.out.Subjects) == 0 || len(p.pre) > 0 && p.pre[len(p.pre)-1].is(count) && !p.pre[len(p.pre)-1].is(stop) {
		return false
	}
	again := people(def)
	if role {
		again = []found{{id: id}}
	}
	if len(again) != 1 {
		return false
	}
	p.split(again[0])
	for i, sub := range p.out.Subjects {
		if !p.ofSeveral(i) || p.retold[i] || !sameMember(sub, again[0]) {
			continue
		}
		if p.retold == nil {
			p.retold = map[int]bool{}
		}
		p.retold[i] = true
		p.at++
		pre := p.pre
		p.pre, p.rel, p.scope = nil, "", ""
		p.subj, p.owner, p.target = i, i, target{subj: i}
		p.group = []int{i}
		p.understand(s.from, s.to, "subject", s.key)
		p.dressUp(i, s, pre)
		return true
	}
	return false
}

// kindOfIt reads what says after a comma of which kind the only subject is: "our dog, a brown labrador".
func (p *parser) kindOfIt(s span, id string) bool {
	k := p.at - 1
	for k > 0 && p.spans[k].isWord() && p.spans[k].is(describing...) && !p.spans[k].is(relation) {
		k--
	}
	if k < 1 || id == "" || s.plural || len(p.out.Subjects) != 1 || p.out.Sheet != "" || p.rel != "" && p.rel != "and" {
		return false
	}
	article := p.spans[k].key
	if !(article == "a" || article == "an") {
		article = p.span(k + 1).key
	}
	main := &p.out.Subjects[0]
	if article != "a" && article != "an" || !p.opensSegment() && !p.saysKind(k) || main.Count > 1 || main.ID == id || p.r.drawable(id) != main.Kind || !slices.Contains(things.Kinds(id), main.ID) {
		return false
	}
	pre := p.pre
	p.pre, p.rel, p.scope = nil, "", ""
	p.at++
	main.ID, main.Words = id, p.words(s.from, s.to)
	p.subj, p.owner, p.target, p.group = 0, 0, target{subj: 0}, []int{0}
	p.understand(s.from, s.to, "subject", s.key)
	p.dressUp(0, s, pre)
	p.carry(0, s, pre)
	return true
}

// saysKind reports whether "is" stands before the article near span k: "my dog Max is a brown labrador".
func (p *parser) saysKind(k int) bool {
	for ; k > 0 && p.span(k).is(stop) && p.span(k).key != "is"; k-- {
	}
	return p.span(k).key == "is"
}

// tradeOfIt reads a role that stands alone after a comma as that of the only person: "a young woman, nurse".
func (p *parser) tradeOfIt(s span) bool {
	role := p.roleOf(s)
	if role == "" || keepers[role] || s.plural || len(p.out.Subjects) != 1 || p.out.Sheet != "" || p.rel != "" && p.rel != "and" || len(p.pre) > 0 || !p.opensSegment() {
		return false
	}
	main := &p.out.Subjects[0]
	if next := p.span(p.at + 1); main.Kind != brief.Person || main.ID != "" || main.Count > 1 || main.Person == nil || main.Person.Age == "child" || next.isWord() && !next.is(trade, style) || p.nounAhead(p.at+2) {
		return false
	}
	main.ID = role
	p.understand(s.from, s.to, "subject", plainName(role))
	p.at++
	return true
}

// opensSegment reports whether the noun phrase that ends at p.at begins after a pause.
func (p *parser) opensSegment() bool {
	for k := p.at - 1; k >= 0; k-- {
		s := p.spans[k]
		if !s.isWord() {
			return true
		}
		if s.is(naming...) && !s.is(describing...) || s.is(relation) && s.key != "a" {
			return false
		}
	}
	return false
}

// ofSeveral reports whether subject i is one of several people that one word named.
func (p *parser) ofSeveral(i int) bool {
	n := 0
	for _, sub := range p.out.Subjects {
		if sub.Kind == brief.Person && sub.Words == p.out.Subjects[i].Words {
			n++
		}
	}
	return n > 1
}

// sameMember reports whether what is named may be a person that stands in the image: of the same role, or of the same sex and not of
// another age.
func sameMember(sub brief.Subject, f found) bool {
	if sub.Kind != brief.Person {
		return false
	}
	if f.id != "" || sub.ID != "" {
		return f.id == sub.ID
	}
	young := func(age string) bool { return age == "child" || age == "baby" || age == "toddler" || age == "teen" }
	if sub.Person != nil && f.figure != nil && f.figure.Body+sub.Person.Body == "" {
		return f.figure.Age == sub.Person.Age && f.figure.Age != "adult" // a baby that is named again
	}
	return sub.Person != nil && f.figure != nil && f.figure.Body != "" && f.figure.Body == sub.Person.Body && young(f.figure.Age) == young(sub.Person.Age)
}

// kindAgain drops a last segment that only says what the subject is: "a plate of sushi, japanese food".
func (p *parser) kindAgain() {
	for i := len(p.spans) - 1; i > 0; i-- {
		if p.spans[i].isWord() {
			continue
		}
		end := p.clauseEnd(i + 1)
		if last := p.span(end - 1); end > i+1 && end == len(p.spans) && classWords[last.key] && !slices.ContainsFunc(p.spans[i+1:end-1], func(s span) bool { return s.is(relation) || s.is(thing) && !s.is(scene) }) {
			p.leaveOut(p.spans[i+1].from, last.to, "“"+strings.ToLower(p.words(p.spans[i+1].from, last.to))+"” says what kind of thing it is.")
			p.spans = p.spans[:i]
		}
		return
	}
}

// classWords are words for whole kinds of things.
var classWords = wordSet("food foods drink drinks animal animals dessert desserts cuisine dish meal snack vehicle vehicles wildlife creature")

// ownLimbs are the limbs that a thing with a face has when it acts.
var ownLimbs = wordSet("arms legs hands feet limbs gloves")

// actsWith reads "an avocado with arms and legs" as that it stands on its own legs.
func (p *parser) actsWith(i int, s span) bool {
	id := p.out.Subjects[i].ID
	if p.kindOf(i) != brief.Piece || !ownLimbs[s.key] || !p.r.catalog.Face(id) || p.partNamed(i, s.key) != "" {
		return false
	}
	if p.out.Subjects[i].Pose == "" {
		p.out.Subjects[i].Pose = "standing"
	}
	p.understandRange(p.fromPre(s), s, "part", s.key)
	p.pre = nil
	return true
}

// naturally are the colors that animals have anyway, of which nothing is painted over.
var naturally = map[string]string{
	"panda": "black white", "zebra": "black white", "penguin": "black white", "orca": "black white", "skunk": "black white", "badger": "black white",
	"dalmatian": "black white", "magpie": "black white", "puffin": "black white", "border-collie": "black white", "tiger": "orange black", "giraffe": "yellow brown", "fox": "orange white", "clownfish": "orange white",
	"flamingo": "pink", "polar-bear": "white", "swan": "white", "raven": "black", "crow": "black",
}

// naturalColors takes back colors that would be painted over a coat that has them.
func (p *parser) naturalColors() {
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		own := naturally[s.ID]
		if own == "" || s.Color == "" {
			continue
		}
		all := true
		for _, c := range append([]string{s.Color}, s.More...) {
			all = all && slices.Contains(strings.Fields(own), c)
		}
		if all && (len(s.More) > 0 || !strings.Contains(own, " ")) {
			s.Color, s.More, s.Blend = "", nil, ""
		}
	}
}

// colorSegments reads a segment after the first that holds nothing but colors as colors, though some name a fruit or a metal: "a butterfly, blue
// and orange".
func (p *parser) colorSegments() {
	for i := 1; i < len(p.spans); i++ {
		if p.spans[i].isWord() || !p.restBefore(i) {
			continue
		}
		end, named := p.clauseEnd(i+1), false
		if first := p.span(i + 1); first.is(color) && first.is(thing) && !first.plural && (p.span(i+2).key == "with" || !p.span(i+2).isWord() && p.span(i+3).key == "with") {
			name, _ := first.value(color)
			p.spans[i+1].senses = []sense{{Class: color, Value: name}} // "a radio, orange with a cream dial"
			continue
		}
		for k := i + 1; k < end; k++ {
			s := p.spans[k]
			if !s.is(color) && s.key != "and" && !s.is(trade) {
				end = i
			}
			named = named || s.is(color) && s.is(thing)
		}
		if end < i+3 || !named {
			continue
		}
		for k := i + 1; k < end; k++ {
			if name, ok := p.spans[k].value(color); ok {
				p.spans[k].senses = []sense{{Class: color, Value: name}}
			}
		}
	}
}

// toMain goes on about the first thing where the segment after the comma at p.at only has words for a material or a state, and what was named
// last came with that thing: "a chest full of coins, wooden".
func (p *parser) toMain() {
	if !p.comma() || p.subj <= 0 || len(p.out.Subjects) < 2 || p.kindOf(0) != brief.Piece && p.colorsOnly(p.at+1) == 0 || p.kindOf(0) == brief.Person {
		return
	}
	at := p.at + 1
	for p.span(at).is(material, state, turn, fill, look, trade, stop) && !p.span(at).is(thing, relation, person, color) {
		at++
	}
	if colors := p.colorsOnly(p.at + 1); colors > 0 {
		at = colors
	}
	if at == p.at+1 || p.span(at).isWord() && p.span(at).key != "with" || !p.boundTo(0, p.subj) {
		return
	}
	p.subj, p.owner, p.scope, p.target = 0, 0, "", target{subj: 0}
}

// colorsOnly returns where a segment ends that begins at span from and holds nothing but colors, 0 if there is more in it.
func (p *parser) colorsOnly(from int) int {
	end, n := from, 0
	for ; p.span(end).isWord(); end++ {
		s := p.span(end)
		if s.is(color) && !s.is(thing, partWord) {
			n++
		} else if s.key == "with" && n > 0 && p.isPiece(p.subj) {
			break // "white with a pink stripe"
		} else if s.key != "and" && s.key != "with" && !s.is(trade, stop, look, style) || s.is(naming...) {
			return 0
		}
	}
	if n == 0 {
		return 0
	}
	return end
}

// boundTo reports whether a subject came with another one or with what that has.
func (p *parser) boundTo(main, i int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return (r.From == main && r.To == i || r.From == i && r.To == main) && r.Kind != "and"
	})
}

// dishParts are the parts of dishes and of a wallet that are of the material that was told: of a wooden bowl of salad, the bowl.
var dishParts = []string{"bowl", "plate", "dish", "cup", "mug", "glass", "pot", "pan", "basket", "tray", "board", "wallet"}

// ownVessel gives the material of a dish whose vessel is named to that vessel: of a wooden bowl of salad, the bowl. A wooden cake is of wood itself.
func (p *parser) ownVessel() {
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		t, _ := things.ByID(s.ID)
		if s.Kind != brief.Piece || !vesselMaterials[s.Material] || t.Group != "food-drink" && s.ID != "wallet" {
			continue
		}
		have := p.partsOf(i)
		at := slices.IndexFunc(dishParts, func(part string) bool { return slices.Contains(have, part) })
		if at < 0 || !strings.Contains(strings.ToLower(s.Words), dishParts[at]) || dishParts[at] == "glass" || slices.ContainsFunc(s.Parts, func(pc brief.PartColor) bool { return pc.Part == dishParts[at] }) {
			continue
		}
		s.Parts = append(s.Parts, brief.PartColor{Part: dishParts[at], Color: s.Material})
		s.Material = ""
	}
}

var vesselMaterials = wordSet("wood metal stone marble wicker paper plastic ceramic leather brass")

// glassware is drawn as glass anyway.
var glassware = wordSet("bottle jar mason-jar cookie-jar wine-glass wine-bottle champagne-bottle champagne-glass empty-glass glass-of-water beer cocktail fish-bowl snow-globe light-bulb hourglass test-tube beaker flask potion perfume perfume-bottle magnifying-glass window lantern terrarium")

// filled reports whether something is in a subject or comes with it.
func (p *parser) filled(i int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.To == i && (r.Kind == "inside" || r.Kind == "in") || r.From == i && r.Kind == "with"
	})
}

// inGlass reports whether a food or a drink is drawn in a glass or a jar of its own, which alone is of glass.
func (p *parser) inGlass(i int) bool {
	t, _ := things.ByID(p.out.Subjects[i].ID)
	return t.Group == "food-drink" && slices.ContainsFunc(p.partsOf(i), func(part string) bool { return part == "glass" || part == "jar" || part == "bottle" })
}

// ownMaterial keeps the drawing of what is made of the material that was asked for: a barrel is wooden as it is.
func (p *parser) ownMaterial() {
	for i, s := range p.everyLook() {
		clear := glassware[s.ID] && slices.Contains(p.r.catalog.States(s.ID), "empty")
		if clear && s.Material != "" && (s.Material != "glass" || s.ID == "bottle") && len(s.Parts) == 0 && s.Color == "" && s.Text == "" && len(s.States) == 0 && !p.filled(i) {
			s.States, s.Without = []string{"empty"}, appendNew(s.Without, "label") // what it is made of is to be seen
		}
		if s.Kind == brief.Piece && (s.Material == "wood" && slices.Contains(p.partsOf(i), "wood") || s.Material == "glass" && (glassware[s.ID] || p.inGlass(i))) {
			s.Material = ""
		}
	}
}
