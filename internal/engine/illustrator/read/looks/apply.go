package read

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// isPaint are the materials that are a second color beside a first.
var isPaint = map[string]bool{"gold": true, "silver": true, "bronze": true, "copper": true}

// kindOf returns the kind of a subject.
func (p *parser) kindOf(i int) brief.Kind {
	if i < 0 || i >= len(p.out.Subjects) {
		return ""
	}
	return p.out.Subjects[i].Kind
}

func (p *parser) isPerson(i int) bool { return p.kindOf(i) == brief.Person }

// alive reports whether a subject is somebody of whom clauses tell: who moves, or a character whose drawing keeps its pose, such as a crab or a snowman.
func (p *parser) alive(i int) bool {
	if p.active(i) {
		return true
	}
	return p.isPiece(i) && p.character(i)
}

// characters are things that are drawn as somebody.
var characters = wordSet("snowman scarecrow gingerbread-man nutcracker robot teddy-bear jack-o-lantern elf-on-the-shelf")

// character reports whether a piece is a creature, or something of a fairy tale that has eyes.
func (p *parser) character(i int) bool {
	id := p.out.Subjects[i].ID
	if p.creature(id) || characters[id] {
		return true
	}
	t, _ := things.ByID(id)
	return t.Group == "animal" || t.Group == "dinosaur-fantasy" && slices.Contains(p.partsOf(i), "eyes")
}

// active reports whether a subject is a person, an animal or a bird, or a thing that acts as they do: a robot.
func (p *parser) active(i int) bool {
	return p.isPerson(i) || p.beastlike(i)
}

// beastlike reports whether a subject is an animal, a bird, or a piece that acts like one.
func (p *parser) beastlike(i int) bool {
	k := p.kindOf(i)
	return k == brief.Animal || k == brief.Bird || k == brief.Piece && p.r.catalog.Acts(p.out.Subjects[i].ID, "standing")
}

// twofold are the things of which one is called a pair.
var twofold = wordSet("sunglasses glasses scissors jeans pants shorts dice headphones binoculars handcuffs pliers tongs swim-goggles ski-goggles maracas chopsticks cymbals castanets wedding-ring ballet-shoe")

// drawnTwice are the things of which one drawing shows two.
var drawnTwice = wordSet("hoop-earring cherry ballet-shoe rain-boot maracas wedding-ring mitten mittens salt-shaker salt-and-pepper-shaker-set crossed-swords crossed-axes crossed-hammers crossed-bones crossed-arrows crossed-flags")

// apply gives a describing word to subject i. What cannot be shown is left out and said.
func (p *parser) apply(i int, s span, before bool) {
	if said, ok := strings.CutPrefix(s.key, "saying "); ok && !before && s.is(pose) && p.subj >= 0 && speaks[p.out.Subjects[p.subj].ID] && p.out.Subjects[p.subj].Text == "" {
		p.out.Subjects[p.subj].Text = strings.ToUpper(said[:1]) + said[1:]
		p.understand(s.from, s.to, "text", p.out.Subjects[p.subj].Text)
		return
	}
	if doer := p.agent(); !before && i == p.subj && doer >= 0 && s.is(pose, expression) {
		i = doer // "a man in a wheelchair waving"
	} else if worker := p.workerOn(i); !before && worker >= 0 && s.is(pose, expression) && p.wordAt(s.from-1) == "and" {
		i = worker // "a cook chopping onions and crying"
	}
	if rider := p.riderOf(i); !before && rider >= 0 && s.is(pose) {
		if doing, _ := s.value(pose); !ofMounts[doing] {
			i = rider // "a cowgirl riding a bull waving"
		}
	}
	if holder := p.holderOf(i); !before && holder >= 0 && s.is(portrait, facing, expression) {
		i = holder // "a nurse with a clipboard, portrait", "a woman with a parasol from the side"
	}
	if id := p.out.Subjects[i].ID; before && s.key == "chocolate" && slices.Contains(p.r.catalog.States(id), s.key) { // the flavor, not the color
		p.out.Subjects[i].States = appendNew(p.out.Subjects[i].States, s.key)
		p.understood(s, state, s.key)
		return
	}
	if strings.HasSuffix(s.key, "pair of") && twofold[p.out.Subjects[i].ID] {
		p.understand(s.from, s.to, "count", "1")
		return
	}
	for _, one := range p.order(i, s) {
		if before || p.lang.Postnominal || one.Class != skin && one.Class != body || one.Class == skin && strings.Contains(s.key, "skin") {
			if what, ok := p.set(i, one); ok {
				if one.Class == material && strings.Contains(s.key, "bust of") && p.alive(i) {
					p.out.Subjects[i].Portrait = true
				}
				if o := &p.out.Subjects[i]; one.Class == portrait && twoHeads[o.ID] && slices.Contains(strings.Fields(s.key), "face") {
					o.Facing = "front"
				}
				p.understood(s, one.Class, what)
				return
			}
		}
	}
	if s.is(trade) {
		p.understand(s.from, s.to, "trade word", "")
		return
	}
	if p.isPiece(i) && upright[s.key] {
		p.understand(s.from, s.to, "pose", "upright") // as it is drawn
		return
	}
	p.leaveOut(s.from, s.to, "We can't show "+p.subjectName(i)+" as “"+strings.ToLower(p.words(s.from, s.to))+"” yet.")
}

// upright are the words for how things stand anyway.
var upright = phraseSet("standing", "standing up", "upright", "standing upright")

// speaks are the things that say what somebody else only would with a gesture: "a speech bubble saying hello".
var speaks = wordSet("speech-bubble thought-bubble sign banner placard sticky-note")

// understood notes a describing word; a single article is not worth a line.
func (p *parser) understood(s span, c class, what string) {
	if c == count && (s.is(stop) || what == "1") {
		p.mark(s.from, s.to)
		return
	}
	if c == pose && p.r.words.MoreActs[s.key] {
		p.less(s, cmp.Or(mutual[what], what))
		return
	}
	p.understand(s.from, s.to, string(c), what)
}

// order sorts the readings of a describing word by what the subject is: "black" is skin on a person and paint on a car.
func (p *parser) order(i int, s span) []sense {
	wanted := []class{look, blend, turn, outline, alone, count, stack, inLine, arranged, size, young, color, fill, material, state, expression, pose, facing, portrait, build, theme, age}
	switch p.kindOf(i) {
	case brief.Person:
		wanted = []class{
			look, turn, count, inLine, arranged, skin, age, body, build, hairStyle, hairColor, beard, extra, expression, pose, size, color, fill, material, state, facing, portrait, young, theme,
		}
	case brief.Animal, brief.Bird:
		wanted = []class{look, blend, turn, alone, count, stack, inLine, arranged, size, young, color, fill, expression, pose, state, material, facing, portrait, build, theme}
	}
	if p.kindOf(i) == brief.Piece && strings.Contains(s.key, "skin") {
		wanted = append([]class{skin}, wanted...) // hands of one's own color
	}
	if t, _ := things.ByID(p.out.Subjects[i].ID); s.key == "gold" && s.is(material) && t.Group == "food-drink" && p.out.Subjects[i].Color == "" {
		wanted = append([]class{material}, wanted...) // a gold pineapple is no yellow one
	}
	if s.is(material) && (s.key == "copper" || s.key == "bronze") && p.kindOf(i) == brief.Piece && p.out.Subjects[i].Color == "" {
		wanted = append([]class{material}, wanted...) // their color is that of wood and of hides: paint would not show
	}
	var senses []sense
	for _, c := range wanted {
		for _, one := range s.senses {
			if one.Class == c {
				senses = append(senses, one)
			}
		}
	}
	return senses
}

// set writes one quality into subject i and returns how it was understood.
func (p *parser) set(i int, one sense) (string, bool) {
	s := &p.out.Subjects[i]
	switch one.Class {
	case count:
		n, _ := strconv.Atoi(one.Value)
		if s.ID == "book-stack" && n > 1 {
			return one.Value, p.countBooks(i, n)
		}
		if n == 2 && drawnTwice[s.ID] {
			break // its drawing shows two
		}
		if n == 1 && strings.Contains(strings.ToLower(s.Words), "stack") {
			break // "a stack" of them is no single one
		}
		if layers := strconv.Itoa(n) + "-" + s.ID + "s"; s.Kind == brief.Piece && slices.Contains(p.r.catalog.States(s.ID), layers) {
			s.States = appendNew(s.States, layers)
			break // its drawing is a stack of so many
		}
		if p.arrangedAs(i) {
			s.Count = 1 // "a pile of five books": what is told counts
		}
		s.Count = max(s.Count, n)
	case stack:
		return p.stackUp(i), true
	case inLine:
		return p.lineUp(i), true
	case arranged:
		if s.Kind == brief.Person && one.Value != "pyramid" {
			if s.Count == 1 {
				s.Count = 3
			}
			return "", false // people lie in no heap, but they are several
		}
		if one.Value == "wedge" && s.Kind == brief.Bird && s.Pose == "" {
			s.Pose = "flying"
		}
		return p.arrange(i, one.Value)
	case size:
		s.Size = one.Value
	case color:
		p.paint(s, one.Value)
	case fill:
		return p.setFill(s, one.Value)
	case material:
		if slices.Contains(drawnAs["of "+one.Value], s.ID) {
			break
		}
		if isPaint[one.Value] && s.Color != "" {
			p.paint(s, one.Value) // "a pink and gold crown"
			break
		}
		s.Material = one.Value
	case state:
		return p.setState(i, one.Value)
	case outline:
		if id, ok := strings.CutPrefix(one.Value, figureOf); ok {
			if shapedAlready[id][s.ID] {
				return id, true
			}
			if p.figure(s, id) {
				return id, true
			}
			if flat := flatOf[id]; flat != "" {
				id = flat
			} else if !p.r.catalog.Outline(id) {
				return "", false
			}
			one.Value = id
		}
		if s.Kind == brief.Piece && p.formed(s, one.Value) {
			return one.Value, true
		}
		if s.Kind == brief.Piece && solidOf[one.Value] != "" && castInSolids[s.ID] && p.figure(s, solidOf[one.Value]) {
			return one.Value, true
		}
		if s.Kind != brief.Piece || !p.r.catalog.Reshapes(s.ID) {
			return "", false
		}
		s.Shape = one.Value
	case alone:
		if s.Only = one.Value; !strings.HasPrefix(s.Only, "one ") {
			s.Count = 1 // what is drawn several times anyway
		}
	case blend:
		return p.setBlend(i, one.Value)
	case turn:
		return p.setTurn(i, one.Value)
	case facing:
		return p.setView(i, one.Value)
	default:
		return p.setLiving(i, one)
	}
	return one.Value, true
}

// paint gives a subject a color, or a further one.
func (p *parser) paint(s *brief.Subject, name string) {
	switch {
	case s.Color == "":
		s.Color = name
	case s.Color != name:
		s.More = appendNew(s.More, name)
	}
}

// setFill gives a subject a pattern; on animals, spots and stripes are a coat.
func (p *parser) setFill(s *brief.Subject, name string) (string, bool) {
	coat := map[string]string{"dots": "spots", "stripes": "stripes", "brindle": "stripes", "patches": "patches"}[name]
	if coat != "" && s.Kind == brief.Animal && s.ID != "turtle" && s.ID != "tortoise" { // under a shell nobody sees a coat
		s.Pattern = coat
		return coat, true
	}
	if name == "brindle" || name == "patches" {
		return "", false // coats of animals
	}
	s.Fill = name
	return name, true
}

func (p *parser) subjectName(i int) string {
	s := p.out.Subjects[i]
	words := strings.ToLower(s.Words)
	if s.Count > 1 || things.IsPlural(words) || strings.Contains(words, " of ") {
		return words
	}
	return article(words)
}

func appendNew(list []string, item string) []string {
	if slices.Contains(list, item) {
		return list
	}
	return append(list, item)
}

// after gives a describing word to what was named last: the subject, or a part or garment of it.
func (p *parser) after(s span) {
	t := p.target
	if i := p.owner; t.subj == nowhere && s.is(pose, expression) && !s.is(color, material, fill) && p.isPerson(i) && p.out.Subjects[i].Pose == "" {
		p.apply(i, s, false) // "a boy in a cape and a loincloth standing with his hands on his hips"
		return
	}
	if t.subj == nowhere {
		p.leaveOut(s.from, s.to, "What it describes isn't in the image.")
		return
	}
	if t.subj < 0 || t.subj >= len(p.out.Subjects) {
		p.loose(s)
		return
	}
	sub := &p.out.Subjects[t.subj]
	name, isColor := s.value(color)
	pattern, isFill := s.value(fill)
	hairdo, isHair := s.value(hairStyle)
	switch {
	case t.hair && isColor:
		figure(sub).HairColor = name
		p.understand(s.from, s.to, "hair color", name)
	case t.hair && isHair:
		figure(sub).Hair = hairdo
		p.understand(s.from, s.to, "hair", hairdo)
	case t.part > 0 && isColor:
		sub.Parts[t.part-1].Color = name
		p.understand(s.from, s.to, "color", name)
	case t.part > 0 && isFill:
		sub.Parts[t.part-1].Fill = pattern
		p.understand(s.from, s.to, "fill", pattern)
	case t.part > 0 && s.key == sub.Parts[t.part-1].State && s.key == "missing":
		p.understand(s.from, s.to, "part", sub.Parts[t.part-1].Part+": missing") // "with one eye missing"
	case t.part > 0 && s.is(state) && sub.Parts[t.part-1].State == "" && p.damages(t.subj, sub.Parts[t.part-1].Part, s):
		how, _ := s.value(state)
		sub.Parts[t.part-1].State = how
		p.understand(s.from, s.to, "part", sub.Parts[t.part-1].Part+": "+how) // "with one leg missing"
	case t.part > 0 && s.is(state) && p.partState(t.subj, sub.Parts[t.part-1].Part, s):
		how, _ := s.value(state)
		p.understand(s.from, s.to, "part", sub.Parts[t.part-1].Part+": "+how) // "with eyes closed"
	case t.part > 0 && s.is(state) && !s.is(thing) && p.wordAt(s.from-1) != "" && p.wordAt(s.from-2) != "" && p.isPiece(t.subj) && p.ofPartOnly(s):
		p.leaveOut(s.from, s.to, "We can't show the "+sub.Parts[t.part-1].Part+" as “"+strings.ToLower(p.words(s.from, s.to))+"” yet.")
	case t.garment > 0 && s.key == "flying" && figure(sub).Clothes[t.garment-1].Name == "cape":
		p.apply(t.subj, s, false) // who wears a cape flies, not the cape
	case t.garment > 0 && s.is(pose) && (s.key == "flying" || s.key == "blowing"):
		p.leaveOut(s.from, s.to, "We can't show clothes as “"+s.key+"” yet.") // "with his tie flying"
	case t.garment > 0 && isColor:
		figure(sub).Clothes[t.garment-1].Color = name
		p.understand(s.from, s.to, "color", name)
	case t.garment > 0 && isFill:
		figure(sub).Clothes[t.garment-1].Fill = pattern
		p.understand(s.from, s.to, "fill", pattern)
	case s.is(pose, expression, turn) && !p.alive(t.subj) && p.alive(p.owner) && p.owner != t.subj:
		p.apply(p.owner, s, false) // "a chef holding a pizza and smiling"
		p.together(p.owner, s)
	case s.is(expression) && !p.embodied(t.subj) && p.doer() >= 0:
		p.apply(p.doer(), s, false) // "holding a bucket of honey with heart eyes"
	case p.viewed(s):
	default:
		p.apply(t.subj, s, false)
		p.together(t.subj, s)
	}
}

// mutual are poses that two take with each other.
var mutual = map[string]string{"hugging": "hugging", "kissing": "kissing", "fighting": "fighting", "talking": "facing", "playing": "facing"}

// together gives a pose or an expression that follows "a cat and a dog" to both.
func (p *parser) together(last int, s span) {
	doing, isPose := s.value(pose)
	look, isLook := s.value(expression)
	if !isPose && !isLook || len(p.group) < 2 || p.group[len(p.group)-1] != last {
		return
	}
	for _, i := range p.group {
		if s := p.out.Subjects[i]; !p.alive(i) && !(isLook && p.r.catalog.Face(s.ID) && p.out.Subjects[last].Expression == look) && !(isPose && s.Kind == brief.Piece && p.r.catalog.Acts(s.ID, doing)) {
			continue
		}
		if isLook {
			p.out.Subjects[i].Expression = look
		} else if mutual[doing] == "" {
			p.setPose(&p.out.Subjects[i], doing)
		}
	}
	if kind := mutual[doing]; isPose && kind != "" && p.alive(p.group[0]) && p.alive(last) {
		p.out.Subjects[last].Pose = ""
		p.link(p.group[0], kind, last)
	}
}
