package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// in reads clothes, colors, places and containers after "in".
func in(p *state.Parser, s state.Span) bool {
	looks.Flush(p)
	if p.IsPerson(p.Subj) || relations.OfCompanion(p) {
		relations.ToNearest(p, s)
	}
	p.At++
	if p.Subj < 0 {
		places.SceneAfter(p, s)
		return true
	}
	end, noun := p.Phrase(p.At)
	switch {
	case hatNoun(p, noun) && p.Bearer() >= 0 && !p.IsPerson(p.Bearer()):
		p.Owner = p.Bearer() // "a crab holding a sign in a cowboy hat"
		p.Scope, p.Pending.Kind, p.Pending.From, p.Pending.Span = "wearing", "wearing", p.Owner, s
		return true
	case noun.Is(vocabulary.Garment, vocabulary.Glasses) && dressedThere(p, noun.Key) >= 0:
		p.Owner = dressedThere(p, noun.Key) // "a boy sitting on a chair in shorts"
		p.Scope, p.Pending.Kind, p.Pending.From, p.Pending.Span = "wearing", "wearing", p.Owner, s
		return true
	case hatNoun(p, noun) && p.KindOf(p.Subj) != brief.Person && p.Alive(p.Subj) && !(noun.Key == "top hat" && hatTricks[p.Out.Subjects[p.Subj].ID]):
		p.Owner = p.Subj
		p.Scope, p.Pending.Kind, p.Pending.From, p.Pending.Span = "wearing", "wearing", p.Subj, s
		return true
	case people.Pouches[noun.Key] && p.Span(end).Key == "and" && garmentAt(p, end+1) && p.Beastlike(p.Subj):
		p.Owner = p.Subj // "a squirrel in a backpack and scarf" wears both
		p.Scope, p.Pending.Kind, p.Pending.From, p.Pending.Span = "wearing", "wearing", p.Subj, s
		return true
	case people.Pouches[noun.Key] && noun.Is(vocabulary.Thing) && (p.KindOf(p.Subj) == brief.Animal || p.KindOf(p.Subj) == brief.Bird || p.IsPiece(p.Subj) && p.Creature(p.Out.Subjects[p.Subj].ID)):
		relations.Await(p, s, "inside") // a puppy in a backpack does not wear it
		return true
	case noun.Is(vocabulary.Garment, vocabulary.Glasses) && looks.Doer(p) >= 0 && !people.Pouches[noun.Key]:
		p.Owner = looks.Doer(p) // "a man playing bagpipes in a kilt"
		p.Scope, p.Pending.Kind, p.Pending.From, p.Pending.Span = "wearing", "wearing", p.Owner, s
		return true
	case inRound(p, s):
		return true
	case (noun.Key == "air" || noun.Key == "the air" || noun.Key == "mid air") && p.Active(doerOrLast(p)) && p.KindOf(doerOrLast(p)) != brief.Bird:
		doing := inAir(p, doerOrLast(p))
		if who := &p.Out.Subjects[doerOrLast(p)]; who.Pose == "" || doing == "lifting" {
			who.Pose = doing
		}
		p.Understand(s.From, noun.To, "pose", doing)
		p.At = end
		return true
	case noun.Is(vocabulary.Garment, vocabulary.Glasses) && (looks.Embodied(p, people.InOwner(p)) || !noun.Is(vocabulary.Thing)), p.IsPerson(people.InOwner(p)) && people.DressedIn(p, noun):
		p.Owner = people.InOwner(p)
		p.Scope, p.Pending.Kind, p.Pending.From, p.Pending.Span = "wearing", "wearing", p.Owner, s
		return true
	case p.Design.Inscribed == s.From && letters.OnlyColors(p, p.At, end) && p.KindOf(p.Subj) == brief.Piece:
		typeStyle(p, end) // "a mug with the name Sarah in gold"
		return true
	case typeWords[noun.Key] && (len(p.Out.Lettering) > 0 || p.Out.Subjects[p.Subj].Text != "") || noun.Key == "cursive":
		typeStyle(p, end)
		return true
	case letters.OnlyColors(p, p.At, end):
		inColor(p, end)
		return true
	case places.SceneAfter(p, s):
		return true
	}
	if id, _ := noun.Value(vocabulary.Thing); relations.Seats[id] {
		relations.Await(p, s, "sitting on")
		return true
	}
	if onSurface(p, s, "inside") || relations.OnPart(p, "inside") || inOwnPart(p, s, end) || onOwnPart(p, s, "inside") {
		return true
	}
	if id, _ := noun.Value(vocabulary.Thing); p.IsPiece(p.Subj) && served(p.Out.Subjects[p.Subj].ID) && state.LastWord(noun.Key) == "jar" && id != "" {
		p.LeaveOut(s.From, noun.To, "We drew "+p.SubjectName(p.Subj)+" in its own glass.")
		p.At = end
		return true
	}
	relations.Await(p, s, "inside")
	return true
}

// served reports whether a drink is drawn in what one drinks it from, so that no other vessel is around it.
func served(id string) bool { return things.Drink(id) || id == "milkshake" || id == "bubble-tea" }

// inAir is what somebody does "in the air": who holds somebody there lifts them, who catches a frisbee jumps.
func inAir(p *state.Parser, i int) string {
	for _, r := range p.Out.Relations {
		if r.From == i && p.IsPerson(i) && (r.Kind == "holding" || r.Kind == "carrying") && p.Alive(r.To) {
			return "lifting"
		}
	}
	return "jumping"
}

// inOwnPart reads "ice cream in a cone": what it is in is a part of the drawing anyway.
func inOwnPart(p *state.Parser, s state.Span, end int) bool {
	at := p.At
	for p.Span(at).Is(vocabulary.Stop) {
		at++
	}
	if p.KindOf(p.Subj) == brief.Piece && at < end-1 && inColoredPart(p, s, at, end) {
		return true
	}
	noun := p.Span(at)
	if at != end-1 || !slices.Contains(p.PartsOf(p.Subj), noun.Key) {
		return false
	}
	p.Understand(s.From, s.To, "relation", "with")
	p.Understand(noun.From, noun.To, "part", noun.Key)
	p.At = end
	return true
}

// inColoredPart reads "fries in a red striped box": the box is a part of the drawing, and what describes it is told of that part.
func inColoredPart(p *state.Parser, s state.Span, at, end int) bool {
	noun := p.Span(end - 1)
	pc := brief.PartColor{Part: p.PartNamed(p.Subj, noun.Key)}
	if id, ok := noun.Value(vocabulary.Thing); pc.Part == "" || noun.Is(vocabulary.StandIn) && pc.Part == "body" || ok && senses.Containers[id] && !looks.Drinkware[state.LastWord(noun.Key)] && (pc.Part != state.LastWord(noun.Key) || strings.HasSuffix(p.Out.Subjects[p.Subj].ID, state.LastWord(noun.Key))) {
		return false // "a pencil in a wooden chest", "a gift box in a blue box"
	}
	own := looks.Drinkware[state.LastWord(noun.Key)] || pc.Part == "bottle" && p.Out.Subjects[p.Subj].ID != "bottle"
	for _, d := range p.Spans[at : end-1] {
		c, colored := d.Value(vocabulary.Color)
		m, made := d.Value(vocabulary.Material)
		f, filled := d.Value(vocabulary.Fill)
		switch {
		case colored && pc.Color == "":
			pc.Color = c
		case filled && pc.Fill == "":
			pc.Fill = f
		case made && pc.Color == "":
			pc.Color = m
		case own && d.Is(vocabulary.Describing...):
		case !d.Is(vocabulary.Stop, vocabulary.Trade) && !made:
			return false
		}
	}
	sub := &p.Out.Subjects[p.Subj]
	sub.Parts = append(sub.Parts, pc)
	p.Understand(s.From, noun.To, "part", strings.TrimSuffix(pc.Part+": "+strings.TrimSpace(pc.Color+" "+pc.Fill), ": "))
	p.Target = state.Target{Subj: p.Subj, Part: len(sub.Parts)}
	p.At = end
	return true
}

// onCords are small things that are worn or kept "on" a ribbon or a chain: they hang from it.
var onCords = lexicon.Set("key skeleton-key bell locket pendant cross ring feather crystal christmas-ornament compass pocket-watch coin shark-tooth heart star gift-tag button seashell pearl padlock crescent-moon anchor whistle medal dog-tags")

// ofItsOwn reads relations of a thing to what its own drawing has: "a globe on a brass stand", a glass "full of milk", what hangs on a cord.
func ofItsOwn(p *state.Parser, s state.Span, kind string) bool {
	if !p.IsPiece(p.Subj) {
		return false
	}
	end, _ := p.Phrase(p.At)
	switch kind {
	case "full of":
		return contentOf(p, s, end) || looks.OwnContent(p, s, end) || looks.ServedIn(p, s, end)
	case "on", "sitting on":
		if s.Key == "on" && onCords[p.Out.Subjects[p.Subj].ID] && looks.OnCord(p, s) {
			return true
		}
		return (s.Key == "on" || s.Key == "sitting on") && inOwnPart(p, s, end)
	case "hanging from":
		return looks.OnCord(p, s)
	}
	return false
}

// liquids are the colors of what is poured into vessels that are drawn with something else in them.
var liquids = map[string]string{"water": "light blue", "milk": "white", "coffee": "brown", "tea": "amber", "honey": "amber", "beer": "gold", "wine": "maroon", "juice": "orange", "soup": "orange", "soda": "brown", "slime": "lime green", "potion": "purple", "poison": "lime green", "lava": "orange", "blood": "red", "lemonade": "yellow", "chocolate": "brown", "goo": "lime green"}

// contentOf reads "a wine glass half full of red wine": what a vessel is drawn filled with is a part of it.
func contentOf(p *state.Parser, s state.Span, end int) bool {
	at := p.At
	for p.Span(at).Is(vocabulary.Stop) {
		at++
	}
	noun := p.Span(end - 1)
	words := strings.Fields(noun.Key)
	if at > end-1 || len(words) == 0 {
		return false
	}
	liquid := words[len(words)-1]
	part := p.PartNamed(p.Subj, liquid)
	if !looks.Poured[part] && (looks.Poured[liquid] || liquids[liquid] != "") {
		for _, other := range p.PartsOf(p.Subj) {
			if looks.Poured[other] && looks.Grouped(p, p.Subj, other) {
				part = other // a jug of lemonade that is to hold juice
			}
		}
	}
	if part == "" || !looks.Poured[part] || !looks.Grouped(p, p.Subj, part) {
		return false
	}
	looks.Flush(p)
	pc := brief.PartColor{Part: part}
	for _, d := range p.Spans[at : end-1] {
		if name, ok := d.Value(vocabulary.Color); ok {
			pc.Color = name
		}
	}
	if len(words) > 1 {
		for _, one := range p.Tables.Words.Senses[words[0]] {
			if one.Class == vocabulary.Color {
				pc.Color = one.Value
			}
		}
	}
	if pc.Color == "" && part != liquid {
		pc.Color = liquids[liquid]
	}
	p.Out.Subjects[p.Subj].Parts = append(p.Out.Subjects[p.Subj].Parts, pc)
	p.Understand(s.From, noun.To, "part", strings.TrimSuffix(part+": "+pc.Color, ": "))
	p.At = end
	return true
}

// hatNoun reports whether a noun is a hat, which animals wear that are named "in" one.
func hatNoun(p *state.Parser, noun state.Span) bool {
	where, _ := noun.Value(vocabulary.Garment)
	return strings.HasPrefix(where, "head/") || hats[noun.Key] && noun.Is(vocabulary.Garment, vocabulary.Thing)
}

// hats are worn by animals that are named "in" one; magicians take hatTricks out of a top hat.
var (
	hats      = lexicon.Phrases("santa hat", "cowboy hat", "top hat")
	hatTricks = lexicon.Set("bunny rabbit mouse dove hamster kitten")
)

// typeWords say how a text is written.
var typeWords = lexicon.Set("letters lettering font fonts text cursive script type calligraphy typography handwriting writing print")

// typeStyle reads "in gold letters" after a text: its colors are those of the image.
func typeStyle(p *state.Parser, end int) {
	for ; p.At < end; p.At++ {
		d := p.Spans[p.At]
		if c, ok := d.Value(vocabulary.Color); ok {
			p.Out.Tints = state.AppendNew(p.Out.Tints, c)
			p.Understand(d.From, d.To, "color", c)
		} else if typeWords[d.Key] {
			p.Understand(d.From, d.To, "text", "")
		}
	}
}

// rounds are the shapes that several people stand in.
var rounds = lexicon.Set("circle ring")

// inRound reads how several stand or sit: "five children holding hands in a circle".
func inRound(p *state.Parser, s state.Span) bool {
	end, noun := p.Phrase(p.At)
	for k := p.At; k <= p.At+1; k++ {
		if rounds[p.Span(k).Key] && p.Span(k+1).Is(vocabulary.Trade) {
			end, noun = k+1, p.Span(k) // "in a circle from all over the world"
		}
	}
	if p.Subj < 0 || !rounds[noun.Key] || end-p.At > 2 || s.Key != "in" && !strings.HasSuffix(s.Key, " in") || p.Out.Design != "" || p.Logo {
		return false
	}
	sub := &p.Out.Subjects[p.Subj]
	if !p.Alive(p.Subj) || sub.Count < 3 {
		return false
	}
	if doing, _, _ := strings.Cut(s.Key, " "); relations.VerbPoses[doing] != "" {
		sub.Pose = relations.VerbPoses[doing]
	}
	p.Link(p.Subj, "ring", p.Subj)
	p.Understand(s.From, noun.To, "relation", "ring")
	p.At = end
	return true
}

// doerOrLast is who holds or catches the last subject, or that subject.
func doerOrLast(p *state.Parser) int {
	for _, r := range p.Out.Relations {
		if r.To == p.Subj && (state.Doings[r.Kind] || r.Kind == "jumping over") {
			return r.From
		}
	}
	return p.Subj
}

// dressedThere returns who is on, at or in the current subject and wears what follows "in", or -1. Nobody sits in a boot, but a cat may.
func dressedThere(p *state.Parser, garment string) int {
	for i := len(p.Out.Relations) - 1; i >= 0; i-- {
		r := p.Out.Relations[i]
		if r.To != p.Subj || r.From >= p.Subj || r.Kind == "beside" || r.Kind == "and" {
			continue
		}
		mount := p.Beastlike(p.Subj) && (r.Kind == "on" || r.Kind == "riding" || r.Kind == "sitting on")
		if p.IsPerson(r.From) && (mount || !looks.Embodied(p, p.Subj)) || p.Alive(r.From) && !looks.Embodied(p, p.Subj) && !people.Pouches[garment] {
			return r.From
		}
	}
	return -1
}

// inColor reads "in red": the color of a thing, or of what a person wears.
func inColor(p *state.Parser, end int) {
	i := people.InOwner(p)
	for ; p.At < end; p.At++ {
		s := p.Spans[p.At]
		name, ok := s.Value(vocabulary.Color)
		if !ok && (letters.Gloss[s.Key] || letters.Fabric(p, s)) {
			looks.Apply(p, i, s, true)
		}
		if !ok {
			continue
		}
		if p.IsPerson(i) {
			f := subjects.Figure(&p.Out.Subjects[i])
			f.Clothes = append(f.Clothes, brief.Garment{Name: "outfit", Color: name})
			p.Understand(s.From, s.To, "clothes", name+" outfit")
			continue
		}
		looks.Paint(p, &p.Out.Subjects[i], name)
		p.Understand(s.From, s.To, "color", name)
	}
}

// garmentAt reports whether the noun phrase at span i is something to wear.
func garmentAt(p *state.Parser, i int) bool {
	_, noun := p.Phrase(i)
	return noun.Is(vocabulary.Garment, vocabulary.Glasses)
}
