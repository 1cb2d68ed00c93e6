package looks

import (
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

// shapedAlready are the pieces that have a form as they are drawn.
var shapedAlready = map[string]map[string]bool{
	"sphere":    lexicon.Set("ball basketball soccer-ball beach-ball tennis-ball baseball volleyball balloon globe orange snow-globe christmas-ornament planet earth moon sun pearl marble bubble crystal-ball disco-ball"),
	"cube":      lexicon.Set("dice cardboard-box gift-box alphabet-block ice-cube rubiks-cube"),
	"cone":      lexicon.Set("traffic-cone party-hat ice-cream wizard-hat conical-hat christmas-tree teepee volcano"),
	"cylinder":  lexicon.Set("candle mug cup coffee-cup can soda-can drum barrel jar basket bottle battery bucket trash-can tin-can thermos glass crayon lipstick tube log cake birthday-cake"),
	"circle":    lexicon.Set("basket bucket barrel vase cup mug coffee-cup bottle candle ball basketball soccer-ball balloon clock plate pizza cookie donut coin compass button orange apple moon sun globe magnifying-glass watch dartboard wheel tire drum target bowl glasses badge medal ring brooch lollipop macaron christmas-ornament snow-globe bomb planet earth pill pearl cake birthday-cake wedding-cake hamburger pancake tambourine bagel wreath pie cheese-wheel stool pot frying-pan cup-saucer"),
	"square":    lexicon.Set("dice cardboard-box gift-box toast waffle"),
	"diamond":   lexicon.Set("kite diamond"),
	"hexagon":   lexicon.Set("nut-and-bolt honeycomb"),
	"octagon":   lexicon.Set("stop-sign"),
	"triangle":  lexicon.Set("tent pizza-slice slice-of-cake cheese egyptian-pyramid teepee watermelon-slice"),
	"rectangle": lexicon.Set("cardboard-box dining-table frame window picture-frame table desk door book envelope cell-phone tablet laptop television brick chocolate-bar rug towel flag ticket domino bed sofa bench wood-plank briefcase"),
	"oval":      lexicon.Set("mirror egg easter-egg football lemon mango avocado watermelon potato olive"),
}

// flatOf are the outlines of solids, for what no solid can be made of: a cubic wardrobe is square.
var flatOf = map[string]string{"cube": "square", "sphere": "circle", "cone": "triangle", "cylinder": "rectangle"}

// solidOf are the solids in which things are made that no outline can be given: a square lamp is a cube.
var solidOf = map[string]string{"square": "cube", "rectangle": "cube", "circle": "sphere", "oval": "egg", "triangle": "cone"}

// castInSolids are the things that are formed as a whole and stay what they are in any of these solids.
var castInSolids = lexicon.Set("lamp desk-lamp lantern candle birthday-candle vase bottle jar mug tea-cup coffee-cup bowl perfume-bottle pitcher flower-pot potted-plant soap")

// boxlike are things whose outline is a rectangle from the front: they get other proportions, not another outline.
var boxlike = lexicon.Set("bookshelf wardrobe dresser nightstand shelf stove microwave toaster table desk coffee-table book cell-phone tablet laptop television bed sofa rug towel door envelope gift-box cardboard-box suitcase wallet briefcase pillow notebook shopping-bag house refrigerator microwave cake basket lunch-box clutch handbag bench box")

// shapedFrames are the picture frames of other shapes.
var shapedFrames = map[string]string{"oval": "oval-frame", "circle": "circle-frame", "square": "square-frame"}

// formed gives a piece a form that it has a design for, or has anyway.
func formed(p *state.Parser, s *brief.Subject, form string) bool {
	if shapedAlready[form][s.ID] {
		return true
	}
	if s.ID == "wood-plank" && s.Material == "" && !strings.Contains(strings.ToLower(s.Words), "wood") && p.Tables.Drawable("road-sign") != "" {
		s.ID = "road-sign" // a plank has no other shape, a plate has
	}
	if id := shapedFrames[form]; id != "" && s.ID == "frame" && p.Tables.Drawable(id) != "" {
		s.ID = id
		return true
	}
	if form == "oblong" || boxlike[s.ID] && (form == "square" || form == "rectangle") {
		if subjects.Stretchable(p, s) {
			s.Build = form
		}
		return s.Build == form
	}
	name := form
	if form == "circle" {
		name = "round"
	}
	if !slices.Contains(p.Tables.Catalog.States(s.ID), name) {
		return false
	}
	s.States = state.AppendNew(s.States, name)
	return true
}

// partStates are the states that are shown on a part alone, where the drawing has a group of its own for it.
var partStates = lexicon.Set("chipped scratched faded tarnished peeling cracked rusty dusty burnt snowy wet shiny glowing smoking frozen moldy shattered burning torn")

// gone are the parts of which one of several can be missing.
var gone = lexicon.Set("ears ear arms arm horns wings wing eyes eye antlers handles antennae wheels legs leg hands")

// damages reports whether a word before a part says how that part is: broken, rusty, or that one of several is missing.
func damages(p *state.Parser, i int, part string, d state.Span) bool {
	how, ok := d.Value(vocabulary.State)
	if !ok || p.KindOf(i) != brief.Piece && p.KindOf(i) != brief.Animal {
		return false
	}
	piece := p.KindOf(i) == brief.Piece
	switch {
	case how == "missing":
		return gone[part] && (piece || part != "legs" && !strings.HasPrefix(part, "eye")) && (!piece || part == "legs" || Grouped(p, i, part))
	case how == "broken" && (part == "handle" || part == "legs"):
		return piece
	}
	return piece && partStates[how] && Grouped(p, i, part)
}

// Lacks reads "missing" before a part of the last subject: "a car missing a wheel".
func Lacks(p *state.Parser, s state.Span) bool {
	if how, _ := s.Value(vocabulary.State); how != "missing" || p.Scope != "" || p.Pending.Kind != "" || !p.IsPiece(p.Subj) || !lostPart(p, p.At+1) {
		return false
	}
	p.At++
	p.Waiting.Noun = append(p.Waiting.Noun, s)
	p.Owner, p.Scope, p.Pending.Span = p.Subj, "with", state.Span{}
	return true
}

// lostPart reports whether a part of the last subject is the next noun, after an article or a number.
func lostPart(p *state.Parser, i int) bool {
	for p.Span(i).Is(vocabulary.Count) || p.Span(i).Is(vocabulary.Stop) || Whose[p.Span(i).Key] {
		i++
	}
	return p.Span(i).IsWord() && p.PartNamed(p.Subj, p.Span(i).Key) != "" && !p.Span(i+1).Is(vocabulary.Naming...)
}

// fourLegged are the groups of things that have four legs if they have any.
var fourLegged = lexicon.Set("furniture-home toys")

// lacksOne reports whether a count before a part says one fewer than are drawn: "with three legs", "with one eye".
func lacksOne(p *state.Parser, i int, part string, d state.Span, pre []state.Span) bool {
	n, _ := d.Value(vocabulary.Count)
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	switch {
	case PartCounts[t.ID+" "+part] == n:
		return false // it has one eye anyway
	case p.KindOf(i) == brief.Animal && part != "legs", p.KindOf(i) != brief.Animal && (p.KindOf(i) != brief.Piece || !Grouped(p, i, part)):
		return false
	case !gone[part] || slices.ContainsFunc(pre, func(o state.Span) bool { return o.Is(vocabulary.Color, vocabulary.Fill, vocabulary.State) }):
		return false
	case n == "3":
		return part == "legs" && (p.KindOf(i) == brief.Animal || fourLegged[t.Group] && PartCounts[t.ID+" legs"] == "")
	}
	return n == "1" && d.Key != "a" && d.Key != "an" && strings.HasSuffix(part, "s") && part != "legs"
}

// Grouped reports whether the drawing of a piece has a group of its own for a part.
func Grouped(p *state.Parser, i int, part string) bool {
	_, parts, _ := p.Tables.Catalog.Piece(p.Out.Subjects[i].ID)
	return slices.Contains(parts, part)
}

// paintedPart reads a name that is a color and a part of its owner: the gold frame of glasses is no picture frame.
func paintedPart(p *state.Parser, i int, s state.Span) (brief.PartColor, string) {
	look, part, ok := strings.Cut(s.Key, " ")
	if !ok || p.KindOf(i) != brief.Piece || part != "frame" && !state.Trims[part] && !slices.Contains(contents, part) {
		return brief.PartColor{}, ""
	}
	name := p.PartNamed(i, part)
	for _, class := range []vocabulary.Class{vocabulary.Color, vocabulary.Material} {
		for _, one := range p.Tables.Words.Senses[look] {
			if one.Class == class && name != "" {
				return brief.PartColor{Part: name, Color: one.Value}, name
			}
		}
	}
	return brief.PartColor{}, ""
}

// cords are what things hang on, with the state of hanging on it.
var cords = map[string]string{
	"rope": "hanging", "ropes": "hanging", "string": "hanging", "cord": "hanging", "thread": "hanging", "ceiling": "hanging", "wire": "hanging", "ribbon": "hanging", "beam": "hanging",
	"chain": "hanging-chain", "chains": "hanging-chain",
}

// OnCord reads "a lamp hanging from the ceiling": a thing hangs on a cord or a chain, and no ceiling is drawn.
func OnCord(p *state.Parser, s state.Span) bool {
	end, noun := p.Phrase(p.At)
	words := strings.Fields(noun.Key)
	if !noun.IsWord() {
		noun = p.Span(end - 1)
		words = strings.Fields(noun.Key)
	}
	if !p.IsPiece(p.Subj) || len(words) == 0 || cords[words[len(words)-1]] == "" {
		return false
	}
	if words[len(words)-1] == "ribbon" && onRibbon(p, s, end, words[0]) {
		p.At = end
		return true
	}
	how, ok := SetState(p, p.Subj, cords[words[len(words)-1]])
	if !ok {
		return false
	}
	p.Understand(s.From, noun.To, "state", how)
	p.At = end
	return true
}

// onRibbon reads a ribbon of a told color: the one that the thing has, else the one that it hangs on.
func onRibbon(p *state.Parser, s state.Span, end int, first string) bool {
	hue := ""
	for _, one := range p.Tables.Words.Senses[first] { // a pink ribbon is a name of its own
		if one.Class == vocabulary.Color {
			hue = one.Value
		}
	}
	for k := p.At; k < end && hue == ""; k++ {
		hue, _ = p.Span(k).Value(vocabulary.Color)
	}
	if hue == "" {
		return false
	}
	at := &p.Out.Subjects[p.Subj]
	if own := p.PartNamed(p.Subj, "ribbon"); own != "" {
		at.Parts = append(at.Parts, brief.PartColor{Part: own, Color: hue})
		p.Understand(s.From, p.Span(end-1).To, "part", own+": "+hue)
		return true
	}
	how, ok := SetState(p, p.Subj, "hanging-"+hue)
	if ok {
		p.Understand(s.From, p.Span(end-1).To, "state", how)
	}
	return ok
}

// stackUp stacks a subject. Books that lie on each other are seen from their spines.
func stackUp(p *state.Parser, i int) string {
	s := &p.Out.Subjects[i]
	if s.ID == "book" && p.Odd.Of == 0 && p.Tables.Drawable("book-stack") != "" { // unlike the books of a stack, copies can differ
		n := s.Count
		s.ID, s.Count = "book-stack", 1
		if n > 1 {
			countBooks(p, i, n)
		}
		return "stacked"
	}
	if slices.Contains(p.Tables.Catalog.States(s.ID), "3-"+s.ID+"s") || s.ID == "coin-stack" {
		return "stacked" // its drawing is a stack
	}
	s.Count = max(s.Count, 3)
	p.Out.Relations = append(p.Out.Relations, brief.Relation{From: i, Kind: "stacked", To: i})
	return "stacked"
}

// lineUp sets the copies of a subject in one row.
func lineUp(p *state.Parser, i int) string {
	p.Out.Relations = append(p.Out.Relations, brief.Relation{From: i, Kind: "row", To: i})
	return "row"
}

// countBooks sets how many books are in a stack, and reports whether it is drawn with so many.
func countBooks(p *state.Parser, i, n int) bool {
	s := &p.Out.Subjects[i]
	if n == 2 || n == 3 || n == 5 {
		s.States = state.AppendNew(s.States, strconv.Itoa(n)+"-books")
	}
	return n > 1 && n < 6
}

// Whose are the words for whose something is.
var Whose = lexicon.Set("her his its their")
