package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// OfCompounds joins compounds with "of" that are typed with a word for their look inside: "a ball of blue yarn" is a blue ball of yarn.
func OfCompounds(p *state.Parser) {
	for i := 0; i+3 < len(p.Spans); i++ {
		head, of, look, noun := p.Spans[i], p.Spans[i+1], p.Spans[i+2], p.Spans[i+3]
		if of.Key != "of" || head.To-head.From != 1 || !look.Is(vocabulary.Color, vocabulary.Size, vocabulary.State, vocabulary.Material) || look.Is(vocabulary.Thing, vocabulary.Count, vocabulary.Stop) || noun.Kind != token.Word || noun.To-noun.From != 1 {
			continue
		}
		whole := p.Tables.At([]token.Token{p.Tokens[head.From], p.Tokens[of.From], p.Tokens[noun.From]}, 0, 3)
		if !whole.Is(vocabulary.Thing) || len(whole.Senses) == 0 {
			continue
		}
		whole.From, whole.To, whole.Kind = head.From, noun.To, token.Word
		p.Spans = slices.Replace(p.Spans, i, i+4, look, whole)
	}
}

// OfBunches does the same for a number word that is the head of such a name: "a bunch of purple grapes" is one bunch, not five.
func OfBunches(p *state.Parser) {
	for i := 0; i+2 < len(p.Spans); i++ {
		head, look, noun := p.Spans[i], p.Spans[i+1], p.Spans[i+2]
		if state.LastWord(head.Key) != "of" || head.To-head.From < 2 || !head.Is(vocabulary.Count) || !look.Is(vocabulary.Color, vocabulary.Size, vocabulary.State) || look.Is(vocabulary.Thing, vocabulary.Count, vocabulary.Stop) || noun.Kind != token.Word || noun.To-noun.From != 1 {
			continue
		}
		whole := p.Tables.At([]token.Token{p.Tokens[head.To-2], p.Tokens[head.To-1], p.Tokens[noun.From]}, 0, 3)
		if !whole.Is(vocabulary.Thing) || len(whole.Senses) == 0 {
			continue
		}
		whole.From, whole.To, whole.Kind = head.From, noun.To, token.Word
		p.Spans = slices.Replace(p.Spans, i, i+3, look, whole)
	}
}

// memberAgain reads who is told of after a word for several as one of them: "wedding couple, bride in a white dress, groom in a navy suit".
func memberAgain(p *state.Parser, s state.Span) bool {
	def, _ := s.Value(vocabulary.Person)
	id, _ := s.Value(vocabulary.Thing)
	role := def == "" && p.Tables.Drawable(id) == brief.Person
	if looks.GroupAgain(p, s) || kindOfIt(p, s, id) || tradeOfIt(p, s) || people.WhoHasRole(p, s) {
		return true
	}
	if !s.Is(vocabulary.Person) && !role || s.Plural || relations.OneWord(p.Words(s.From, s.To)) || len(p.Out.Subjects) == 0 || len(p.Waiting.Noun) > 0 && p.Waiting.Noun[len(p.Waiting.Noun)-1].Is(vocabulary.Count) && !p.Waiting.Noun[len(p.Waiting.Noun)-1].Is(vocabulary.Stop) {
		return false
	}
	again := senses.People(def)
	if role {
		again = []senses.Found{{ID: id}}
	}
	if len(again) != 1 {
		return false
	}
	subjects.Split(p, again[0])
	for i, sub := range p.Out.Subjects {
		if !looks.OfSeveral(p, i) || p.Several.Retold[i] || !subjects.SameMember(sub, again[0]) {
			continue
		}
		if p.Several.Retold == nil {
			p.Several.Retold = map[int]bool{}
		}
		p.Several.Retold[i] = true
		p.At++
		pre := p.Waiting.Noun
		p.Waiting.Noun, p.Pending.Kind, p.Scope = nil, "", ""
		p.Subj, p.Owner, p.Target = i, i, state.Target{Subj: i}
		p.Several.Group = []int{i}
		p.Understand(s.From, s.To, "subject", s.Key)
		people.DressUp(p, i, s, pre)
		return true
	}
	return false
}

// kindOfIt reads what says after a comma of which kind the only subject is: "our dog, a brown labrador".
func kindOfIt(p *state.Parser, s state.Span, id string) bool {
	k := p.At - 1
	for k > 0 && p.Spans[k].IsWord() && p.Spans[k].Is(vocabulary.Describing...) && !p.Spans[k].Is(vocabulary.Relation) {
		k--
	}
	if k < 1 || id == "" || s.Plural || len(p.Out.Subjects) != 1 || p.Out.Sheet != "" || p.Pending.Kind != "" && p.Pending.Kind != "and" {
		return false
	}
	article := p.Spans[k].Key
	if !(article == "a" || article == "an") {
		article = p.Span(k + 1).Key
	}
	main := &p.Out.Subjects[0]
	bracketed := p.Span(p.At-1).Kind == token.Pause && p.At > 0 && p.Tokens[p.Spans[p.At-1].From].Raw == "("
	if article != "a" && article != "an" && !bracketed || !people.OpensSegment(p) && !saysKind(p, k) || main.Count > 1 || main.ID == id || p.Tables.Drawable(id) != main.Kind || !slices.Contains(things.Kinds(id), main.ID) {
		return false
	}
	pre := p.Waiting.Noun
	p.Waiting.Noun, p.Pending.Kind, p.Scope = nil, "", ""
	p.At++
	main.ID, main.Words = id, p.Words(s.From, s.To)
	p.Subj, p.Owner, p.Target, p.Several.Group = 0, 0, state.Target{Subj: 0}, []int{0}
	p.Understand(s.From, s.To, "subject", s.Key)
	people.DressUp(p, 0, s, pre)
	nouns.Carry(p, 0, s, pre)
	return true
}

// saysKind reports whether "is" stands before the article near span k: "my dog Max is a brown labrador".
func saysKind(p *state.Parser, k int) bool {
	for ; k > 0 && p.Span(k).Is(vocabulary.Stop) && p.Span(k).Key != "is"; k-- {
	}
	return p.Span(k).Key == "is"
}

// tradeOfIt reads a role that stands alone after a comma as that of the only person: "a young woman, nurse".
func tradeOfIt(p *state.Parser, s state.Span) bool {
	role := subjects.RoleOf(p, s)
	if role == "" || nouns.Keepers[role] || s.Plural || len(p.Out.Subjects) != 1 || p.Out.Sheet != "" || p.Pending.Kind != "" && p.Pending.Kind != "and" || len(p.Waiting.Noun) > 0 || !people.OpensSegment(p) {
		return false
	}
	main := &p.Out.Subjects[0]
	if next := p.Span(p.At + 1); main.Kind != brief.Person || main.ID != "" || main.Count > 1 || main.Person == nil || main.Person.Age == "child" || next.IsWord() && !next.Is(vocabulary.Trade, vocabulary.Style) || p.NounAhead(p.At+2) {
		return false
	}
	main.ID = role
	p.Understand(s.From, s.To, "subject", state.PlainName(role))
	p.At++
	return true
}

// KindAgain drops a last segment that only says what the subject is: "a plate of sushi, japanese food".
func KindAgain(p *state.Parser) {
	for i := len(p.Spans) - 1; i > 0; i-- {
		if p.Spans[i].IsWord() {
			continue
		}
		end := p.ClauseEnd(i + 1)
		if last := p.Span(end - 1); end > i+1 && end == len(p.Spans) && classWords[last.Key] && !slices.ContainsFunc(p.Spans[i+1:end-1], func(s state.Span) bool {
			return s.Is(vocabulary.Relation) || s.Is(vocabulary.Thing) && !s.Is(vocabulary.Scene)
		}) {
			p.LeaveOut(p.Spans[i+1].From, last.To, "“"+strings.ToLower(p.Words(p.Spans[i+1].From, last.To))+"” says what kind of thing it is.")
			p.Spans = p.Spans[:i]
		}
		return
	}
}

// classWords are words for whole kinds of things.
var classWords = lexicon.Set("food foods drink drinks animal animals dessert desserts cuisine dish meal snack vehicle vehicles wildlife creature")

// naturally are the colors that animals have anyway, of which nothing is painted over.
var naturally = map[string]string{
	"panda": "black white", "zebra": "black white", "penguin": "black white", "orca": "black white", "skunk": "black white", "badger": "black white",
	"dalmatian": "black white", "magpie": "black white", "puffin": "black white", "border-collie": "black white", "tiger": "orange black", "giraffe": "yellow brown", "fox": "orange white", "clownfish": "orange white",
	"flamingo": "pink", "polar-bear": "white", "swan": "white", "raven": "black", "crow": "black",
}

// NaturalColors takes back colors that would be painted over a coat that has them.
func NaturalColors(p *state.Parser) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
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

// ColorSegments reads a segment after the first that holds nothing but colors as colors, though some name a fruit or a metal: "a butterfly, blue
// and orange".
func ColorSegments(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		if p.Spans[i].IsWord() || !p.RestBefore(i) {
			continue
		}
		end, named := p.ClauseEnd(i+1), false
		if first := p.Span(i + 1); first.Is(vocabulary.Color) && first.Is(vocabulary.Thing) && !first.Plural && (p.Span(i+2).Key == "with" || !p.Span(i+2).IsWord() && p.Span(i+3).Key == "with") {
			name, _ := first.Value(vocabulary.Color)
			p.Spans[i+1].Senses = []vocabulary.Sense{{Class: vocabulary.Color, Value: name}} // "a radio, orange with a cream dial"
			continue
		}
		for k := i + 1; k < end; k++ {
			s := p.Spans[k]
			if !s.Is(vocabulary.Color) && s.Key != "and" && !s.Is(vocabulary.Trade) {
				end = i
			}
			named = named || s.Is(vocabulary.Color) && s.Is(vocabulary.Thing)
		}
		if end < i+3 || !named {
			continue
		}
		for k := i + 1; k < end; k++ {
			if name, ok := p.Spans[k].Value(vocabulary.Color); ok {
				p.Spans[k].Senses = []vocabulary.Sense{{Class: vocabulary.Color, Value: name}}
			}
		}
	}
}

// toMain goes on about the first thing where the segment after the comma at p.At only has words for a material or a state, and what was named
// last came with that thing: "a chest full of coins, wooden".
func toMain(p *state.Parser) {
	if !p.Comma() || p.Subj <= 0 || len(p.Out.Subjects) < 2 || p.KindOf(0) != brief.Piece && colorsOnly(p, p.At+1) == 0 || p.KindOf(0) == brief.Person {
		return
	}
	at := p.At + 1
	for p.Span(at).Is(vocabulary.Material, vocabulary.State, vocabulary.Turn, vocabulary.Fill, vocabulary.Look, vocabulary.Trade, vocabulary.Stop) && !p.Span(at).Is(vocabulary.Thing, vocabulary.Relation, vocabulary.Person, vocabulary.Color) {
		at++
	}
	if colors := colorsOnly(p, p.At+1); colors > 0 {
		at = colors
	}
	if at == p.At+1 || p.Span(at).IsWord() && p.Span(at).Key != "with" || !relations.BoundTo(p, 0, p.Subj) {
		return
	}
	p.Subj, p.Owner, p.Scope, p.Target = 0, 0, "", state.Target{Subj: 0}
}

// colorsOnly returns where a segment ends that begins at span from and holds nothing but colors, 0 if there is more in it.
func colorsOnly(p *state.Parser, from int) int {
	end, n := from, 0
	for ; p.Span(end).IsWord(); end++ {
		s := p.Span(end)
		if s.Is(vocabulary.Color) && !s.Is(vocabulary.Thing, vocabulary.PartWord) {
			n++
		} else if s.Key == "with" && n > 0 && p.IsPiece(p.Subj) {
			break // "white with a pink stripe"
		} else if s.Key != "and" && s.Key != "with" && !s.Is(vocabulary.Trade, vocabulary.Stop, vocabulary.Look, vocabulary.Style) || s.Is(vocabulary.Naming...) {
			return 0
		}
	}
	if n == 0 {
		return 0
	}
	return end
}

// dishParts are the parts of dishes and of a wallet that are of the material that was told: of a wooden bowl of salad, the bowl.
var dishParts = []string{"bowl", "plate", "dish", "cup", "mug", "glass", "pot", "pan", "basket", "tray", "board", "wallet"}

// OwnVessel gives the material of a dish whose vessel is named to that vessel: of a wooden bowl of salad, the bowl. A wooden cake is of wood itself.
func OwnVessel(p *state.Parser) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		t, _ := things.ByID(s.ID)
		if s.Kind != brief.Piece || !vesselMaterials[s.Material] || t.Group != "food-drink" && s.ID != "wallet" {
			continue
		}
		have := p.PartsOf(i)
		at := slices.IndexFunc(dishParts, func(part string) bool { return slices.Contains(have, part) })
		if at < 0 || !strings.Contains(strings.ToLower(s.Words), dishParts[at]) || dishParts[at] == "glass" || slices.ContainsFunc(s.Parts, func(pc brief.PartColor) bool { return pc.Part == dishParts[at] }) {
			continue
		}
		s.Parts = append(s.Parts, brief.PartColor{Part: dishParts[at], Color: s.Material})
		s.Material = ""
	}
}

var vesselMaterials = lexicon.Set("wood metal stone marble wicker paper plastic ceramic leather brass")

// glassware is drawn as glass anyway.
var glassware = lexicon.Set("bottle jar mason-jar cookie-jar wine-glass wine-bottle champagne-bottle champagne-glass empty-glass glass-of-water beer cocktail fish-bowl snow-globe light-bulb hourglass test-tube beaker flask potion perfume perfume-bottle magnifying-glass window lantern terrarium")

// filled reports whether something is in a subject or comes with it.
func filled(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.To == i && (r.Kind == "inside" || r.Kind == "in") || r.From == i && r.Kind == "with"
	})
}

// inGlass reports whether a food or a drink is drawn in a glass or a jar of its own, which alone is of glass.
func inGlass(p *state.Parser, i int) bool {
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	return t.Group == "food-drink" && slices.ContainsFunc(p.PartsOf(i), func(part string) bool { return part == "glass" || part == "jar" || part == "bottle" })
}

// OwnMaterial keeps the drawing of what is made of the material that was asked for: a barrel is wooden as it is.
func OwnMaterial(p *state.Parser) {
	for i, s := range patterns.EveryLook(p) {
		clear := glassware[s.ID] && slices.Contains(p.Tables.Catalog.States(s.ID), "empty")
		if clear && s.Material != "" && (s.Material != "glass" || s.ID == "bottle") && len(s.Parts) == 0 && s.Color == "" && s.Text == "" && len(s.States) == 0 && !filled(p, i) {
			s.States, s.Without = []string{"empty"}, state.AppendNew(s.Without, "label") // what it is made of is to be seen
		}
		if s.Kind == brief.Piece && (s.Material == "wood" && slices.Contains(p.PartsOf(i), "wood") || s.Material == "glass" && (glassware[s.ID] || inGlass(p, i))) {
			s.Material = ""
		}
	}
}
