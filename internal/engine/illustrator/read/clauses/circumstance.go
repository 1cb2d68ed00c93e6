package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// of reads "bowl of cherries", "frame of leaves" and "picture of a fox".
func of(p *state.Parser, s state.Span) bool {
	p.At++
	if p.Subj < 0 {
		return true
	}
	if _, worn := p.Phrase(p.At); p.IsPerson(p.Subj) && worn.Is(vocabulary.Garment) {
		looks.Flush(p)
		p.Owner, p.Scope, p.Pending.Kind, p.Pending.From, p.Pending.Span = p.Subj, "wearing", "wearing", p.Subj, s
		return true // "menina de vestido amarelo"
	}
	if end, _ := p.Phrase(p.At); p.IsPiece(p.Subj) && (contentOf(p, s, end) || looks.ServedIn(p, s, end)) {
		return true
	}
	if end, noun := p.Phrase(p.At); p.IsPiece(p.Subj) && sameOf(p, s, end, noun) {
		return true
	}
	if p.Subj < len(p.Out.Subjects) && senses.Containers[p.Out.Subjects[p.Subj].ID] {
		looks.Flush(p)
		relations.Await(p, s, "full of")
		return true
	}
	if t := p.Target; t.Subj == p.Subj && t.Part > 0 && t.Part <= len(p.Out.Subjects[p.Subj].Parts) && p.Out.Subjects[p.Subj].Parts[t.Part-1].Part == "basket" {
		looks.Flush(p)
		relations.Await(p, s, "full of") // "a bicycle with a basket of daisies"
		return true
	}
	if before := p.Span(p.At - 2); before.Is(vocabulary.Style, vocabulary.Trade) && !before.Is(vocabulary.Thing) {
		return true
	}
	looks.Flush(p)
	if p.Pending.Kind != "" && p.Pending.From == p.Subj && heldOnes[p.Pending.Kind] {
		return true // "holding a bunch of balloons"
	}
	relations.Await(p, s, "with")
	return true
}

// isScenery reports whether a thing is in the background rather than in the back of another one.
func isScenery(p *state.Parser, i, owner int) bool {
	if farScenery[p.Out.Subjects[i].ID] {
		return true
	}
	of, _ := things.ByID(p.Out.Subjects[max(owner, 0)].ID)
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	return of.Group != "vehicle" && (t.Group == "building-landmark" || t.Group == "plant-flower" || t.Group == "weather-nature-effect")
}

// farScenery are parts of a landscape, which nothing has in it.
var farScenery = lexicon.Set("mountain hills sun moon rainbow city-skyline volcano desert ocean-wave sunset waterfall lighthouse castle windmill island cloud")

// servedBeside reports whether something is served with food or drink and lies beside it, as a cookie or a spoon does.
func servedBeside(p *state.Parser, i, owner int) bool {
	of, _ := things.ByID(p.Out.Subjects[owner].ID)
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	return of.Group == "food-drink" && (t.Group == "food-drink" || t.Group == "kitchen" || cutlery[t.ID])
}

var cutlery = lexicon.Set("spoon fork knife chopsticks napkin straw cutlery-set")

// heldOnes are the relations that go on to what an amount is of.
var heldOnes = lexicon.Set("holding carrying eating")

// moveTo reads where on a body the last thing is: "a cat with a bird on its head".
func moveTo(p *state.Parser, s state.Span, where string) {
	looks.Flush(p)
	p.At++
	if by := relations.WhoWears(p, max(p.Subj, 0)); relations.CompanionPlaces[where] || (where == "top" || where == "inside") && relations.CameWith(p, max(by, p.Subj), "with") >= 0 && (by > 0 || p.Owner == p.Subj) {
		relations.BackToPlaced(p)
	}
	if where == "inside" && strings.HasPrefix(s.Key, "in the back") && p.Subj > 0 && isScenery(p, p.Subj, p.Owner) {
		where = "behind" // "a tent with mountains in the back"
	}
	if where == "print" && s.Key == "on the side" && p.Subj > 0 && p.Owner >= 0 && servedBeside(p, p.Subj, p.Owner) {
		p.Understand(s.From, s.To, "relation", "beside") // cookies on the side of a cup
		return
	}
	if where == "nose" && trunkOfTree(p, s) {
		return
	}
	if where == "back" && relations.LiesOnBack(p, s) || where == "print" && relations.OnBelly(p, s) {
		return
	}
	if where == "back" && s.Key == "on the back" && p.Owner >= 0 && p.KindOf(p.Owner) == brief.Piece && nouns.Cloth(p, p.Owner) {
		where = "print" // "a hoodie with a dragon on the back"
		p.LeaveOut(s.From, s.To, "We show the front, so we drew it there.")
	}
	if had := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.To == p.Subj && r.From == p.Owner || r.From == p.Subj && r.Kind == "printed on"
	}); where == "print" && !had && !strings.HasSuffix(s.Key, " it") {
		p.LeaveOut(s.From, s.To, "We can't show this yet.") // a penguin that slides "on its belly"
		return
	}
	if where == "back" && strings.Contains(s.Key, "shoulder") {
		toWhoseBody(p, "arms") // nothing but a body has shoulders
	} else {
		toWhoseBody(p, where)
	}
	p.Understand(s.From, s.To, "relation", where)
	if inHeld(p, s, where) {
		return
	}
	if farAway[s.Key] && p.Subj > 0 && p.Out.Subjects[p.Subj].Size == "" {
		p.Out.Subjects[p.Subj].Size = "tiny"
	}
	for i := len(p.Out.Relations) - 1; i >= 0; i-- {
		rel := &p.Out.Relations[i]
		handled := rel.Kind == "looking at" && p.IsPerson(rel.From) && ofBodies[where] && p.Alive(p.Subj) // "petting a cat on her lap"
		owner := p.Owner
		if rel.Kind == "and" && rel.To == p.Subj && p.IsPiece(rel.From) && !p.Alive(rel.From) && (where == "top" || where == "inside") {
			owner = rel.From // "a castle made of stone and a flag on top"
			if in := slices.IndexFunc(p.Out.Relations, func(r brief.Relation) bool { return r.Kind == "full of" && r.To == owner }); in >= 0 {
				owner = p.Out.Relations[in].From // what the rest is in
			}
		}
		if rel.To == rel.From || rel.To != p.Subj || rel.From != owner && !handled && !(rel.Kind == "and" && (p.IsPerson(rel.From) || ofBodies[where] && person(p, rel.From) != rel.From)) {
			continue // what joined the rest by "and" is the last person's too
		}
		if where == "inside" && strings.HasSuffix(s.Key, "trunk") && trunked[p.Out.Subjects[owner].ID] {
			rel.Kind = "holding" // "an elephant with a flower in its trunk"
			continue
		}
		switch where {
		case "behind":
			rel.From, rel.Kind, rel.To = p.Subj, "behind", p.Owner
		case "front":
			rel.From, rel.Kind, rel.To = p.Subj, "in front of", p.Owner
			if strings.HasPrefix(s.Key, "between") && strings.HasSuffix(s.Key, "paws") {
				rel.Part = "paws"
			}
		case "head", "neck":
			rel.Kind = "wearing"
		case "mouth":
			rel.Kind = "eating"
			if trunked[p.Out.Subjects[rel.From].ID] {
				rel.Kind = "holding"
				continue
			}
			if t, _ := things.ByID(p.Out.Subjects[p.Subj].ID); p.KindOf(rel.From) == brief.Animal && p.IsPiece(p.Subj) && t.Group != "food-drink" && t.Group != "food" {
				rel.Kind = "carrying" // a dog with a shoe in its mouth has it in no paw
			}
		case "top":
			rel.From, rel.Kind, rel.To = p.Subj, "on", owner
			relations.ListedBefore(p, i, "on")
		case "back":
			rel.From, rel.Kind, rel.To = p.Subj, "riding", rel.From
		case "arms":
			rel.Kind = "carrying"
		case "feet":
			rel.From, rel.Kind = person(p, rel.From), "beside"
		case "nose", "lap":
			rel.From, rel.Kind, rel.To = p.Subj, "on "+where, person(p, rel.From)
		case "mouth of it":
			rel.From, rel.Kind, rel.To = p.Subj, "spilling from", p.Owner
		case "leaping":
			rel.From, rel.Kind, rel.To = p.Subj, "leaping from", p.Owner // "a fishbowl with a goldfish jumping out"
		case "inside":
			rel.From, rel.Kind, rel.To = p.Subj, "inside", owner
			relations.ListedBefore(p, i, "inside") // "with a wrench and a hammer inside"
		case "print":
			if s.Key == "on it" && (supports(p, p.Owner) || relations.LaidOut(p, p.Owner, p.Subj)) {
				rel.From, rel.Kind, rel.To = p.Subj, "on", p.Owner // "a table with a lamp on it"
				relations.ListedBefore(p, i, "on")
				return
			}
			rel.From, rel.Kind, rel.To = p.Subj, "printed on", p.Owner
			if nouns.PrintedSmall(p, p.Subj) {
				rel.Part, _ = nouns.SurfaceOf(p, p.Owner, state.LastWord(s.Key)) // "on the door"
			}
			if s.Key == "on it" {
				relations.ListedBefore(p, i, "printed on")
			}
		case "hand", "tongue":
			rel.Kind = "holding"
		case "talons":
			rel.Kind = "carrying"
			if by := &p.Out.Subjects[rel.From]; by.Pose == "" {
				by.Pose = "flying"
			}
		}
		return
	}
	if p.Subj > 0 && !relations.ToldWhere(p, p.Subj) {
		placedAlone(p, s, where)
	}
}

// inHeld puts what is "in it" into the thing that somebody has in their hands, and not into who has it: "a cook holding a pan with an egg in it".
func inHeld(p *state.Parser, s state.Span, where string) bool {
	held := people.HeldLast(p, p.Subj)
	if where != "inside" || held < 0 || !strings.HasSuffix(s.Key, " it") {
		return false
	}
	for n := range p.Out.Relations {
		if r := &p.Out.Relations[n]; r.To == p.Subj && r.From == p.Owner && r.Kind == "with" {
			if r.From, r.Kind = held, "full of"; p.Out.Subjects[p.Subj].Count == 1 || !senses.Containers[p.Out.Subjects[held].ID] {
				r.From, r.Kind, r.To = p.Subj, "inside", held
			}
			return true
		}
	}
	return false
}

// placedAlone reads where something is by what was named before a pause: "a table. a cup on it".
func placedAlone(p *state.Parser, s state.Span, where string) {
	switch _, last, _ := strings.Cut(s.Key, " "); {
	case where == "feet" && relations.Objects[state.LastWord(last)] != "":
		p.Link(p.Subj, "beside", relations.PronounFor(p, state.LastWord(last)))
	case where == "inside" && state.LastWord(last) == "it":
		p.Link(p.Subj, where, 0)
	case where == "print" && state.LastWord(last) == "it" && supports(p, 0):
		p.Link(p.Subj, "on", 0)
	case where == "print" && state.LastWord(last) == "it":
		p.Link(p.Subj, "printed on", 0)
	}
}

// farAway are the places from which things look small.
var farAway = lexicon.Phrases("in the distance", "far behind")

// ofBodies are the places on a body that a thing without limbs has not.
var ofBodies = lexicon.Set("hand mouth arms lap tongue talons nose")

// toWhoseBody goes back to the last one who is alive where something is on a body and came with a thing that has none: "a teacher in front of a chalkboard with an
// apple in her hand".
func toWhoseBody(p *state.Parser, where string) {
	if !ofBodies[where] || p.Owner < 0 || p.Owner >= p.Subj || p.KindOf(p.Owner) != brief.Piece || p.Alive(p.Owner) {
		return
	}
	switch t, _ := things.ByID(p.Out.Subjects[p.Owner].ID); t.Group {
	case "person-role", "animal", "fish-insect-reptile", "body-face":
		return
	case "holiday-party", "sport-game", "dinosaur-fantasy":
		if madeLikeBodies[t.ID] || t.Group == "dinosaur-fantasy" && !fabled[t.ID] {
			return // no cauldron has shoulders
		}
	}
	seat := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return where == "lap" && r.To == p.Owner })
	for i := p.Owner - 1; i >= 0 && !seat; i-- {
		if !p.Alive(i) {
			continue
		}
		for n := range p.Out.Relations {
			if r := &p.Out.Relations[n]; r.From == p.Owner && r.To == p.Subj {
				r.From = i
			}
		}
		p.Owner = i
		return
	}
}

// madeLikeBodies are the things of parties and play that have a body.
var madeLikeBodies = lexicon.Set("snowman teddy-bear nutcracker doll rag-doll pinata balloon-dog lucky-cat rubber-duck ganesha catrina rocking-horse matryoshka marionette")

// fabled are the things of tales that have no body.
var fabled = lexicon.Set("cauldron magic-wand wand crystal-ball potion treasure-chest spellbook magic-lamp throne broom broomstick")

// supports reports whether what is on a subject stands there, and is not printed on it.
func supports(p *state.Parser, i int) bool {
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	switch t.Group {
	case "furniture-home", "kitchen", "vehicle", "building-landmark", "weather-nature-effect", "plant-flower", "food-drink", "music-art":
		return p.KindOf(i) == brief.Piece && (!nouns.Cloth(p, i) || relations.IsSeat(p, i))
	}
	return false
}

// person is a subject that has a lap: the one that sits on it, if a subject is a seat.
func person(p *state.Parser, i int) int {
	for _, r := range p.Out.Relations {
		if r.To == i && (r.Kind == "sitting on" || r.Kind == "inside" || r.Kind == "on") && p.Alive(r.From) {
			return r.From
		}
	}
	return i
}

// circumstance reads what a thing is made of, shaped like, meant for, or where it is.
func circumstance(p *state.Parser, s state.Span, kind string) bool {
	looks.Flush(p)
	p.At++
	end, noun := p.Phrase(p.At)
	switch kind {
	case "made of":
		return nouns.MadeOf(p, s, end, noun)
	case "style of":
		for p.Span(p.At).Is(vocabulary.Count) || p.Span(p.At).Is(vocabulary.Stop) {
			p.At++
		}
		if p.Span(p.At).Is(vocabulary.Style, vocabulary.Fill) {
			p.Understand(s.From, s.To, "style", "")
			return true // "in the style of pop art"
		}
		nouns.LeaveOutTo(p, s, p.ClauseEnd(p.At), "We draw in our own styles, not in somebody else's.")
		return true
	case "for":
		if len(p.Out.Subjects) == 0 {
			return true
		}
		p.LastFraming = true // a name that follows is lettered by itself
		nouns.LeaveOutTo(p, s, end, "“"+strings.ToLower(p.Words(s.From, p.EndToken(end)))+"” says what the image is for, so it isn't drawn.")
		return true
	case "as":
		if p.Subj >= 0 && noun.Is(vocabulary.Thing) {
			if id, _ := noun.Value(vocabulary.Thing); len(p.Tables.Words.Wears[id]) > 0 {
				p.Owner, p.Scope, p.Pending.Span = p.Subj, "dressed as", s
			}
		}
		return true
	case "shaped":
		if part := p.Target.Part; part > 0 && p.Target.Subj == p.Subj && p.Subj >= 0 || p.Target.Subj == state.Nowhere {
			nouns.LeaveOutTo(p, s, end, "We can't change the shape of a part yet.") // "steam in the shape of a heart"
			return true
		}
		if noun.Is(vocabulary.Thing) && p.Subj >= 0 && looks.Reshape(p, noun) {
			shape := p.Out.Subjects[p.Subj].Shape
			if shape == "" {
				shape = p.Out.Subjects[p.Subj].ID
			}
			p.Understand(s.From, noun.To, "shape", shape)
			p.At = end
			return true
		}
		nouns.LeaveOutTo(p, s, end, "We can't change the shape of a thing yet.")
		return true
	}
	if places.SceneAfter(p, s) {
		return true
	}
	if end, noun := p.Phrase(p.At); kind == "from" && (p.Owner >= 0 && p.KindOf(p.Owner) == brief.Piece && p.PartNamed(p.Owner, noun.Key) != "" || p.IsPiece(0) && p.Span(p.At).Key == "the" && p.PartNamed(0, noun.Key) != "") {
		p.Understand(s.From, noun.To, "relation", "from "+noun.Key) // "smoke from the chimney" of a house
		p.At = end
		return true
	}
	if p.Subj >= 0 && kind == "at" && (subjects.AtTable(p, s) || onOwnPart(p, s, "at")) {
		return true
	}
	if kind == "from" && relations.ToWhom(p, s) {
		return true
	}
	if p.Subj >= 0 {
		rel := map[string]string{"at": "beside", "against": "in front of", "from": "beside"}[kind]
		if verb := p.Pending.Span.Key; kind == "from" && (strings.HasPrefix(verb, "drink") || strings.HasPrefix(verb, "eat") || strings.HasPrefix(verb, "sip")) {
			rel = "drinking" // "drinking milk from a bowl"
			if end, noun := p.Phrase(p.At); looks.Served[p.Out.Subjects[p.Subj].ID] && looks.Drinkware[state.LastWord(noun.Key)] {
				p.Understand(s.From, noun.To, "relation", "from "+noun.Key)
				p.At = end
				return true
			}
		}
		if kind == "from" && p.Out.Subjects[p.Subj].Pose == "fishing" {
			rel = "inside" // a boat, or the ice
		}
		relations.Await(p, s, rel)
	}
	return true
}

// ClockTime leaves out "three o'clock": it counts no clocks.
func ClockTime(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	if !s.Is(vocabulary.Count) && !vocabulary.IsNumber(s.Key) || next.To == 0 || !strings.HasPrefix(strings.ToLower(p.Tokens[next.From].Raw), "o'c") && next.Key != "oclock" && next.Key != "o clock" {
		return false
	}
	p.At += 2
	p.LeaveOut(s.From, next.To, "We can't set the time of a clock yet.")
	return true
}

// trunked are the animals that hold things in their trunk.
var trunked = lexicon.Set("elephant baby-elephant woolly-mammoth")
