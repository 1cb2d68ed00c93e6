package looks

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// isPaint are the materials that are a second color beside a first.
var isPaint = map[string]bool{"gold": true, "silver": true, "bronze": true, "copper": true}

// twofold are the things of which one is called a pair.
var twofold = lexicon.Set("sunglasses glasses scissors jeans pants shorts dice headphones binoculars handcuffs pliers tongs swim-goggles ski-goggles maracas chopsticks cymbals castanets wedding-ring ballet-shoe")

// DrawnTwice are the things of which one drawing shows two.
var DrawnTwice = lexicon.Set("hoop-earring cherry ballet-shoe rain-boot maracas wedding-ring mitten mittens salt-shaker salt-and-pepper-shaker-set crossed-swords crossed-axes crossed-hammers crossed-bones crossed-arrows crossed-flags")

// Apply gives a describing word to subject i. What cannot be shown is left out and said.
func Apply(p *state.Parser, i int, s state.Span, before bool) {
	if said, ok := strings.CutPrefix(s.Key, "saying "); ok && !before && s.Is(vocabulary.Pose) && p.Subj >= 0 && Speaks[p.Out.Subjects[p.Subj].ID] && p.Out.Subjects[p.Subj].Text == "" {
		p.Out.Subjects[p.Subj].Text = strings.ToUpper(said[:1]) + said[1:]
		p.Understand(s.From, s.To, "text", p.Out.Subjects[p.Subj].Text)
		return
	}
	if doer := p.Agent(); !before && i == p.Subj && doer >= 0 && s.Is(vocabulary.Pose, vocabulary.Expression) {
		i = doer // "a man in a wheelchair waving"
	} else if worker := workerOn(p, i); !before && worker >= 0 && s.Is(vocabulary.Pose, vocabulary.Expression) && p.WordAt(s.From-1) == "and" {
		i = worker // "a cook chopping onions and crying"
	}
	if rider := p.RiderOf(i); !before && rider >= 0 && s.Is(vocabulary.Pose) {
		if doing, _ := s.Value(vocabulary.Pose); !OfMounts[doing] {
			i = rider // "a cowgirl riding a bull waving"
		}
	}
	if holder := holderOf(p, i); !before && holder >= 0 && s.Is(vocabulary.Portrait, vocabulary.Facing, vocabulary.Expression) {
		i = holder // "a nurse with a clipboard, portrait", "a woman with a parasol from the side"
	}
	if who := &p.Out.Subjects[i]; who.Kind == brief.Person && who.Pose == "" && s.Is(vocabulary.Facing) && strings.HasPrefix(s.Key, "pointing") {
		who.Pose = "pointing" // an arrow only points
	}
	if id := p.Out.Subjects[i].ID; before && s.Key == "chocolate" && slices.Contains(p.Tables.Catalog.States(id), s.Key) { // the flavor, not the color
		p.Out.Subjects[i].States = state.AppendNew(p.Out.Subjects[i].States, s.Key)
		Understood(p, s, vocabulary.State, s.Key)
		return
	}
	if strings.HasSuffix(s.Key, "pair of") && twofold[p.Out.Subjects[i].ID] {
		p.Understand(s.From, s.To, "count", "1")
		return
	}
	for _, one := range order(p, i, s) {
		if before || p.Language.Postnominal || one.Class != vocabulary.Skin && one.Class != vocabulary.Body || one.Class == vocabulary.Skin && strings.Contains(s.Key, "skin") {
			if what, ok := set(p, i, one); ok {
				if one.Class == vocabulary.Material && strings.Contains(s.Key, "bust of") && p.Alive(i) {
					p.Out.Subjects[i].Portrait = true
				}
				if o := &p.Out.Subjects[i]; one.Class == vocabulary.Portrait && twoHeads[o.ID] && slices.Contains(strings.Fields(s.Key), "face") {
					o.Facing = "front"
				}
				Understood(p, s, one.Class, what)
				return
			}
		}
	}
	if s.Is(vocabulary.Trade) {
		p.Understand(s.From, s.To, "trade word", "")
		return
	}
	if p.IsPiece(i) && upright[s.Key] {
		p.Understand(s.From, s.To, "pose", "upright") // as it is drawn
		return
	}
	p.LeaveOut(s.From, s.To, "We can't show "+p.SubjectName(i)+" as “"+strings.ToLower(p.Words(s.From, s.To))+"” yet.")
}

// upright are the words for how things stand anyway.
var upright = lexicon.Phrases("standing", "standing up", "upright", "standing upright")

// Speaks are the things that say what somebody else only would with a gesture: "a speech bubble saying hello".
var Speaks = lexicon.Set("speech-bubble thought-bubble sign banner placard sticky-note")

// Understood notes a describing word; a single article is not worth a line.
func Understood(p *state.Parser, s state.Span, c vocabulary.Class, what string) {
	if c == vocabulary.Count && (s.Is(vocabulary.Stop) || what == "1") {
		p.Mark(s.From, s.To)
		return
	}
	if c == vocabulary.Pose && p.Tables.Words.MoreActs[s.Key] && what != s.Key {
		Less(p, s, cmp.Or(subjects.Mutual[what], what))
		return
	}
	p.Understand(s.From, s.To, string(c), what)
}

// order sorts the readings of a describing word by what the subject is: "black" is skin on a person and paint on a car.
func order(p *state.Parser, i int, s state.Span) []vocabulary.Sense {
	wanted := []vocabulary.Class{vocabulary.Look, vocabulary.Blend, vocabulary.Turn, vocabulary.Outline, vocabulary.Alone, vocabulary.Count, vocabulary.Stack, vocabulary.InLine, vocabulary.Arranged, vocabulary.Size, vocabulary.Young, vocabulary.Color, vocabulary.Fill, vocabulary.Material, vocabulary.State, vocabulary.Expression, vocabulary.Pose, vocabulary.Facing, vocabulary.Portrait, vocabulary.Build, vocabulary.Theme, vocabulary.Age}
	switch p.KindOf(i) {
	case brief.Person:
		wanted = []vocabulary.Class{
			vocabulary.Look, vocabulary.Turn, vocabulary.Count, vocabulary.InLine, vocabulary.Arranged, vocabulary.Skin, vocabulary.Age, vocabulary.Body, vocabulary.Build, vocabulary.HairStyle, vocabulary.HairColor, vocabulary.Beard, vocabulary.Extra, vocabulary.Expression, vocabulary.Pose, vocabulary.Size, vocabulary.Color, vocabulary.Fill, vocabulary.Material, vocabulary.State, vocabulary.Facing, vocabulary.Portrait, vocabulary.Young, vocabulary.Theme,
		}
	case brief.Animal, brief.Bird:
		wanted = []vocabulary.Class{vocabulary.Look, vocabulary.Blend, vocabulary.Turn, vocabulary.Alone, vocabulary.Count, vocabulary.Stack, vocabulary.InLine, vocabulary.Arranged, vocabulary.Size, vocabulary.Young, vocabulary.Color, vocabulary.Fill, vocabulary.Expression, vocabulary.Pose, vocabulary.State, vocabulary.Material, vocabulary.Facing, vocabulary.Portrait, vocabulary.Build, vocabulary.Theme}
	}
	if p.KindOf(i) == brief.Piece && strings.Contains(s.Key, "skin") {
		wanted = append([]vocabulary.Class{vocabulary.Skin}, wanted...) // hands of one's own color
	}
	if t, _ := things.ByID(p.Out.Subjects[i].ID); s.Key == "gold" && s.Is(vocabulary.Material) && t.Group == "food-drink" && p.Out.Subjects[i].Color == "" {
		wanted = append([]vocabulary.Class{vocabulary.Material}, wanted...) // a gold pineapple is no yellow one
	}
	if s.Is(vocabulary.Material) && (s.Key == "copper" || s.Key == "bronze") && p.KindOf(i) == brief.Piece && p.Out.Subjects[i].Color == "" {
		wanted = append([]vocabulary.Class{vocabulary.Material}, wanted...) // their color is that of wood and of hides: paint would not show
	}
	var senses []vocabulary.Sense
	for _, c := range wanted {
		for _, one := range s.Senses {
			if one.Class == c {
				senses = append(senses, one)
			}
		}
	}
	return senses
}

// set writes one quality into subject i and returns how it was understood.
func set(p *state.Parser, i int, one vocabulary.Sense) (string, bool) {
	s := &p.Out.Subjects[i]
	switch one.Class {
	case vocabulary.Count:
		n, _ := strconv.Atoi(one.Value)
		if s.ID == "book-stack" && n > 1 {
			return one.Value, countBooks(p, i, n)
		}
		if n == 2 && DrawnTwice[s.ID] {
			break // its drawing shows two
		}
		if n == 1 && strings.Contains(strings.ToLower(s.Words), "stack") {
			break // "a stack" of them is no single one
		}
		if layers := strconv.Itoa(n) + "-" + s.ID + "s"; s.Kind == brief.Piece && slices.Contains(p.Tables.Catalog.States(s.ID), layers) {
			s.States = state.AppendNew(s.States, layers)
			break // its drawing is a stack of so many
		}
		if subjects.ArrangedAs(p, i) {
			s.Count = 1 // "a pile of five books": what is told counts
		}
		s.Count = max(s.Count, n)
	case vocabulary.Stack:
		return stackUp(p, i), true
	case vocabulary.InLine:
		return lineUp(p, i), true
	case vocabulary.Arranged:
		if s.Kind == brief.Person && one.Value != "pyramid" {
			if s.Count == 1 {
				s.Count = 3
			}
			return "", false // people lie in no heap, but they are several
		}
		if one.Value == "wedge" && s.Kind == brief.Bird && s.Pose == "" {
			s.Pose = "flying"
		}
		return subjects.Arrange(p, i, one.Value)
	case vocabulary.Size:
		s.Size = one.Value
	case vocabulary.Color:
		Paint(p, s, one.Value)
	case vocabulary.Fill:
		return SetFill(p, s, one.Value)
	case vocabulary.Material:
		if slices.Contains(drawnAs["of "+one.Value], s.ID) {
			break
		}
		if isPaint[one.Value] && s.Color != "" {
			Paint(p, s, one.Value) // "a pink and gold crown"
			break
		}
		s.Material = one.Value
	case vocabulary.State:
		return SetState(p, i, one.Value)
	case vocabulary.Outline:
		if id, ok := strings.CutPrefix(one.Value, figureOf); ok {
			if shapedAlready[id][s.ID] {
				return id, true
			}
			if figure(p, s, id) {
				return id, true
			}
			if flat := flatOf[id]; flat != "" {
				id = flat
			} else if !p.Tables.Catalog.Outline(id) {
				return "", false
			}
			one.Value = id
		}
		if s.Kind == brief.Piece && formed(p, s, one.Value) {
			return one.Value, true
		}
		if s.Kind == brief.Piece && solidOf[one.Value] != "" && castInSolids[s.ID] && figure(p, s, solidOf[one.Value]) {
			return one.Value, true
		}
		if s.Kind != brief.Piece || !p.Tables.Catalog.Reshapes(s.ID) {
			return "", false
		}
		s.Shape = one.Value
	case vocabulary.Alone:
		if s.Only = one.Value; !strings.HasPrefix(s.Only, "one ") {
			s.Count = 1 // what is drawn several times anyway
		}
	case vocabulary.Blend:
		return setBlend(p, i, one.Value)
	case vocabulary.Turn:
		return setTurn(p, i, one.Value)
	case vocabulary.Facing:
		return setView(p, i, one.Value)
	default:
		return subjects.SetLiving(p, i, one)
	}
	return one.Value, true
}

// Paint gives a subject a color, or a further one.
func Paint(p *state.Parser, s *brief.Subject, name string) {
	switch {
	case s.Color == "":
		s.Color = name
	case s.Color != name:
		s.More = state.AppendNew(s.More, name)
	}
}

// SetFill gives a subject a pattern; on animals, spots and stripes are a coat.
func SetFill(p *state.Parser, s *brief.Subject, name string) (string, bool) {
	coat := map[string]string{"dots": "spots", "stripes": "stripes", "brindle": "stripes", "patches": "patches"}[name]
	if coat != "" && s.Kind == brief.Animal && s.ID != "turtle" && s.ID != "tortoise" { // under a shell nobody sees a coat
		s.Pattern = coat
		return coat, true
	}
	if name == "merle" && s.Kind == brief.Animal { // dark blotches on gray
		s.Pattern = name
		Paint(p, s, "gray")
		return name, true
	}
	if name == "brindle" || name == "patches" || name == "merle" {
		return "", false // coats of animals
	}
	s.Fill = name
	return name, true
}

// After gives a describing word to what was named last: the subject, or a part or garment of it.
func After(p *state.Parser, s state.Span) {
	t := p.Target
	if i := p.Owner; t.Subj == state.Nowhere && s.Is(vocabulary.Pose, vocabulary.Expression) && !s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill) && p.IsPerson(i) && p.Out.Subjects[i].Pose == "" {
		Apply(p, i, s, false) // "a boy in a cape and a loincloth standing with his hands on his hips"
		return
	}
	if t.Subj == state.Nowhere {
		p.LeaveOut(s.From, s.To, "What it describes isn't in the image.")
		return
	}
	if t.Subj < 0 || t.Subj >= len(p.Out.Subjects) {
		p.Loose(s)
		return
	}
	sub := &p.Out.Subjects[t.Subj]
	name, isColor := s.Value(vocabulary.Color)
	pattern, isFill := s.Value(vocabulary.Fill)
	hairdo, isHair := s.Value(vocabulary.HairStyle)
	switch {
	case t.Hair && isColor:
		subjects.Figure(sub).HairColor = name
		p.Understand(s.From, s.To, "hair color", name)
	case t.Hair && isHair:
		subjects.Figure(sub).Hair = hairdo
		p.Understand(s.From, s.To, "hair", hairdo)
	case t.Part > 0 && isColor:
		sub.Parts[t.Part-1].Color = name
		p.Understand(s.From, s.To, "color", name)
	case t.Part > 0 && isFill:
		sub.Parts[t.Part-1].Fill = pattern
		p.Understand(s.From, s.To, "fill", pattern)
	case t.Part > 0 && s.Key == sub.Parts[t.Part-1].State && s.Key == "missing":
		p.Understand(s.From, s.To, "part", sub.Parts[t.Part-1].Part+": missing") // "with one eye missing"
	case t.Part > 0 && s.Is(vocabulary.State) && sub.Parts[t.Part-1].State == "" && damages(p, t.Subj, sub.Parts[t.Part-1].Part, s):
		how, _ := s.Value(vocabulary.State)
		sub.Parts[t.Part-1].State = how
		p.Understand(s.From, s.To, "part", sub.Parts[t.Part-1].Part+": "+how) // "with one leg missing"
	case t.Part > 0 && s.Is(vocabulary.State) && partState(p, t.Subj, sub.Parts[t.Part-1].Part, s):
		how, _ := s.Value(vocabulary.State)
		p.Understand(s.From, s.To, "part", sub.Parts[t.Part-1].Part+": "+how) // "with eyes closed"
	case t.Part > 0 && s.Is(vocabulary.State) && !s.Is(vocabulary.Thing) && p.WordAt(s.From-1) != "" && p.WordAt(s.From-2) != "" && p.IsPiece(t.Subj) && ofPartOnly(p, s):
		p.LeaveOut(s.From, s.To, "We can't show the "+sub.Parts[t.Part-1].Part+" as “"+strings.ToLower(p.Words(s.From, s.To))+"” yet.")
	case t.Garment > 0 && s.Key == "flying" && subjects.Figure(sub).Clothes[t.Garment-1].Name == "cape":
		Apply(p, t.Subj, s, false) // who wears a cape flies, not the cape
	case t.Garment > 0 && s.Is(vocabulary.Pose) && (s.Key == "flying" || s.Key == "blowing"):
		p.LeaveOut(s.From, s.To, "We can't show clothes as “"+s.Key+"” yet.") // "with his tie flying"
	case s.Is(vocabulary.Pose) && swept[s.Key] && locks[p.WordAt(s.From-1)] && ledTo[p.WordAt(s.From-2)]:
		p.LeaveOut(s.From, s.To, "We can't show hair as “"+s.Key+"” yet.") // "running, ponytail flying"
	case t.Garment > 0 && isColor:
		subjects.Figure(sub).Clothes[t.Garment-1].Color = name
		p.Understand(s.From, s.To, "color", name)
	case t.Garment > 0 && isFill:
		subjects.Figure(sub).Clothes[t.Garment-1].Fill = pattern
		p.Understand(s.From, s.To, "fill", pattern)
	case s.Is(vocabulary.Pose, vocabulary.Expression, vocabulary.Turn) && !p.Alive(t.Subj) && p.Alive(p.Owner) && p.Owner != t.Subj:
		Apply(p, p.Owner, s, false) // "a chef holding a pizza and smiling"
		together(p, p.Owner, s)
	case s.Is(vocabulary.Expression) && !Embodied(p, t.Subj) && Doer(p) >= 0:
		Apply(p, Doer(p), s, false) // "holding a bucket of honey with heart eyes"
	case viewed(p, s):
	default:
		Apply(p, t.Subj, s, false)
		together(p, t.Subj, s)
	}
}

// together gives a pose or an expression that follows "a cat and a dog" to both.
func together(p *state.Parser, last int, s state.Span) {
	doing, isPose := s.Value(vocabulary.Pose)
	look, isLook := s.Value(vocabulary.Expression)
	if !isPose && !isLook || len(p.Several.Group) < 2 || p.Several.Group[len(p.Several.Group)-1] != last {
		return
	}
	for _, i := range p.Several.Group {
		if isPose && i != last && !p.Alive(i) && doing == "holding hands" && p.Out.Subjects[last].Count > 1 {
			continue // "a sun, a tree and two kids holding hands": those two
		}
		if s := p.Out.Subjects[i]; !p.Alive(i) && !(isLook && p.Tables.Catalog.Face(s.ID) && p.Out.Subjects[last].Expression == look) && !(isPose && s.Kind == brief.Piece && p.Tables.Catalog.Acts(s.ID, doing)) {
			continue
		}
		if isLook {
			p.Out.Subjects[i].Expression = look
		} else if subjects.Mutual[doing] == "" {
			subjects.SetPose(p, &p.Out.Subjects[i], doing)
		}
	}
	if kind := subjects.Mutual[doing]; isPose && kind != "" && p.Alive(p.Several.Group[0]) && p.Alive(last) {
		p.Out.Subjects[last].Pose = ""
		p.Link(p.Several.Group[0], kind, last)
	}
}

// Doer is the person who holds, plays or uses the last subject, which wears nothing itself, or -1.
func Doer(p *state.Parser) int {
	if p.Subj < 0 || Embodied(p, p.Subj) {
		return -1
	}
	at := p.Subj
	for n := len(p.Out.Relations) - 1; n >= 0; n-- {
		r := p.Out.Relations[n]
		if r.To != at || !state.Doings[r.Kind] && r.Kind != "with" && r.Kind != "full of" {
			continue
		}
		if p.IsPerson(r.From) || p.Beastlike(r.From) {
			return r.From
		}
		at = r.From // "a bunny with a basket of eggs in a blue vest"
	}
	return -1
}

// Less notes words for which something less is drawn.
func Less(p *state.Parser, s state.Span, drawn string) {
	said := strings.ToLower(p.Words(s.From, s.To))
	p.StandIn(s.From, s.To, said, drawn, "We drew “"+drawn+"”: we can't show “"+said+"” yet.")
}

// swept is how hair is in the wind, after the words for it that open a clause of their own.
var (
	swept = lexicon.Set("flying swinging bouncing blowing waving floating dancing")
	locks = lexicon.Set("hair ponytail ponytails pigtails braid braids curls dreadlocks")
	ledTo = map[string]bool{"": true, "with": true, "her": true, "his": true, "their": true, "and": true}
)

// OfMounts are the poses that words after a mount give to the mount: a horse rears, its rider waves.
var OfMounts = lexicon.Set("running walking standing jumping rearing grazing sleeping lying eating drinking roaring swimming flying sitting falling")

// holderOf is the person who has subject i, a thing, or -1: what is said of the view after it is said of them.
func holderOf(p *state.Parser, i int) int {
	if p.KindOf(i) != brief.Piece {
		return -1
	}
	for _, r := range p.Out.Relations {
		if r.To == i && p.IsPerson(r.From) && (state.Doings[r.Kind] || r.Kind == "with") {
			return r.From
		}
	}
	return -1
}
