package read

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// shapedAlready are the pieces that have a form as they are drawn.
var shapedAlready = map[string]map[string]bool{
	"sphere":    wordSet("ball basketball soccer-ball beach-ball tennis-ball baseball volleyball balloon globe orange snow-globe christmas-ornament planet earth moon sun pearl marble bubble crystal-ball disco-ball"),
	"cube":      wordSet("dice cardboard-box gift-box alphabet-block ice-cube rubiks-cube"),
	"cone":      wordSet("traffic-cone party-hat ice-cream wizard-hat conical-hat christmas-tree teepee volcano"),
	"cylinder":  wordSet("candle mug cup coffee-cup can soda-can drum barrel jar basket bottle battery bucket trash-can tin-can thermos glass crayon lipstick tube log cake birthday-cake"),
	"circle":    wordSet("basket bucket barrel vase cup mug coffee-cup bottle candle ball basketball soccer-ball balloon clock plate pizza cookie donut coin compass button orange apple moon sun globe magnifying-glass watch dartboard wheel tire drum target bowl glasses badge medal ring brooch lollipop macaron christmas-ornament snow-globe bomb planet earth pill pearl cake birthday-cake wedding-cake hamburger pancake tambourine bagel wreath pie cheese-wheel"),
	"square":    wordSet("dice cardboard-box gift-box toast waffle"),
	"diamond":   wordSet("kite diamond"),
	"hexagon":   wordSet("nut-and-bolt honeycomb"),
	"octagon":   wordSet("stop-sign"),
	"triangle":  wordSet("tent pizza-slice slice-of-cake cheese egyptian-pyramid teepee watermelon-slice"),
	"rectangle": wordSet("cardboard-box dining-table frame window picture-frame table desk door book envelope cell-phone tablet laptop television brick chocolate-bar rug towel flag ticket domino bed sofa bench wood-plank briefcase"),
	"oval":      wordSet("mirror egg easter-egg football lemon mango avocado watermelon potato olive"),
}

// flatOf are the outlines of solids, for what no solid can be made of: a cubic wardrobe is square.
var flatOf = map[string]string{"cube": "square", "sphere": "circle", "cone": "triangle", "cylinder": "rectangle"}

// solidOf are the solids in which things are made that no outline can be given: a square lamp is a cube.
var solidOf = map[string]string{"square": "cube", "rectangle": "cube", "circle": "sphere", "oval": "egg", "triangle": "cone"}

// castInSolids are the things that are formed as a whole and stay what they are in any of these solids.
var castInSolids = wordSet("lamp desk-lamp lantern candle birthday-candle vase bottle jar mug tea-cup coffee-cup bowl perfume-bottle pitcher flower-pot potted-plant soap")

// boxlike are things whose outline is a rectangle from the front: they get other proportions, not another outline.
var boxlike = wordSet("bookshelf wardrobe dresser nightstand shelf stove microwave toaster table desk coffee-table book cell-phone tablet laptop television bed sofa rug towel door envelope gift-box cardboard-box suitcase wallet briefcase pillow notebook shopping-bag house refrigerator microwave cake basket lunch-box clutch handbag bench box")

// formed gives a piece a form that it has a design for, or has anyway.
func (p *parser) formed(s *brief.Subject, form string) bool {
	if shapedAlready[form][s.ID] {
		return true
	}
	if s.ID == "wood-plank" && s.Material == "" && !strings.Contains(strings.ToLower(s.Words), "wood") && p.r.drawable("road-sign") != "" {
		s.ID = "road-sign" // a plank has no other shape, a plate has
	}
	if form == "oblong" || boxlike[s.ID] && (form == "square" || form == "rectangle") {
		if p.stretchable(s) {
			s.Build = form
		}
		return s.Build == form
	}
	name := form
	if form == "circle" {
		name = "round"
	}
	if !slices.Contains(p.r.catalog.States(s.ID), name) {
		return false
	}
	s.States = appendNew(s.States, name)
	return true
}

// stretchable reports whether a thing can be tall, thin, short or wide; what has wheels cannot, and of several
// the words may tell which.
func (p *parser) stretchable(s *brief.Subject) bool {
	return s.Kind == brief.Piece && s.Count == 1 && p.r.catalog.Has(s.ID) && !p.r.catalog.View(s.ID, "side")
}

// partStates are the states that are shown on a part alone, where the drawing has a group of its own for it.
var partStates = wordSet("cracked rusty dusty burnt snowy wet shiny glowing smoking frozen moldy shattered burning torn")

// gone are the parts of which one of several can be missing.
var gone = wordSet("ears ear arms arm horns wings wing eyes eye antlers handles antennae wheels legs leg hands")

// damages reports whether a word before a part says how that part is: broken, rusty, or that one of several is missing.
func (p *parser) damages(i int, part string, d span) bool {
	how, ok := d.value(state)
	if !ok || p.kindOf(i) != brief.Piece && p.kindOf(i) != brief.Animal {
		return false
	}
	piece := p.kindOf(i) == brief.Piece
	switch {
	case how == "missing":
		return gone[part] && (piece || part != "legs" && !strings.HasPrefix(part, "eye")) && (!piece || part == "legs" || p.grouped(i, part))
	case how == "broken" && (part == "handle" || part == "legs"):
		return piece
	}
	return piece && partStates[how] && p.grouped(i, part)
}

// lacks reads "missing" before a part of the last subject: "a car missing a wheel".
func (p *parser) lacks(s span) bool {
	if how, _ := s.value(state); how != "missing" || p.scope != "" || p.rel != "" || !p.isPiece(p.subj) || !p.lostPart(p.at+1) {
		return false
	}
	p.at++
	p.pre = append(p.pre, s)
	p.owner, p.scope, p.relSpan = p.subj, "with", span{}
	return true
}

// lostPart reports whether a part of the last subject is the next noun, after an article or a number.
func (p *parser) lostPart(i int) bool {
	for p.span(i).is(count) || p.span(i).is(stop) || whose[p.span(i).key] {
		i++
	}
	return p.span(i).isWord() && p.partNamed(p.subj, p.span(i).key) != "" && !p.span(i+1).is(naming...)
}

// fourLegged are the groups of things that have four legs if they have any.
var fourLegged = wordSet("furniture-home toys")

// lacksOne reports whether a count before a part says one fewer than are drawn: "with three legs", "with one eye".
func (p *parser) lacksOne(i int, part string, d span, pre []span) bool {
	n, _ := d.value(count)
	t, _ := things.ByID(p.out.Subjects[i].ID)
	switch {
	case partCounts[t.ID+" "+part] == n:
		return false // it has one eye anyway
	case p.kindOf(i) == brief.Animal && part != "legs", p.kindOf(i) != brief.Animal && (p.kindOf(i) != brief.Piece || !p.grouped(i, part)):
		return false
	case !gone[part] || slices.ContainsFunc(pre, func(o span) bool { return o.is(color, fill, state) }):
		return false
	case n == "3":
		return part == "legs" && (p.kindOf(i) == brief.Animal || fourLegged[t.Group] && partCounts[t.ID+" legs"] == "")
	}
	return n == "1" && d.key != "a" && d.key != "an" && strings.HasSuffix(part, "s") && part != "legs"
}

// grouped reports whether the drawing of a piece has a group of its own for a part.
func (p *parser) grouped(i int, part string) bool {
	_, parts, _ := p.r.catalog.Piece(p.out.Subjects[i].ID)
	return slices.Contains(parts, part)
}

// paintedPart reads a name that is a color and a part of its owner: the gold frame of glasses is no picture frame.
func (p *parser) paintedPart(i int, s span) (brief.PartColor, string) {
	look, part, ok := strings.Cut(s.key, " ")
	if !ok || p.kindOf(i) != brief.Piece || part != "frame" && !trims[part] && !slices.Contains(contents, part) {
		return brief.PartColor{}, ""
	}
	name := p.partNamed(i, part)
	for _, class := range []class{color, material} {
		for _, one := range p.r.words.Senses[look] {
			if one.Class == class && name != "" {
				return brief.PartColor{Part: name, Color: one.Value}, name
			}
		}
	}
	return brief.PartColor{}, ""
}

// isPiece reports whether a subject is a single piece of the kit.
func (p *parser) isPiece(i int) bool { return i >= 0 && p.kindOf(i) == brief.Piece }

// cords are what things hang on, with the state of hanging on it.
var cords = map[string]string{
	"rope": "hanging", "ropes": "hanging", "string": "hanging", "cord": "hanging", "thread": "hanging", "ceiling": "hanging", "wire": "hanging", "ribbon": "hanging", "beam": "hanging",
	"chain": "hanging-chain", "chains": "hanging-chain",
}

// onCord reads "a lamp hanging from the ceiling": a thing hangs on a cord or a chain, and no ceiling is drawn.
func (p *parser) onCord(s span) bool {
	end, noun := p.phrase(p.at)
	words := strings.Fields(noun.key)
	if !noun.isWord() {
		noun = p.span(end - 1)
		words = strings.Fields(noun.key)
	}
	if !p.isPiece(p.subj) || len(words) == 0 || cords[words[len(words)-1]] == "" {
		return false
	}
	how, ok := p.setState(p.subj, cords[words[len(words)-1]])
	if !ok {
		return false
	}
	p.understand(s.from, noun.to, "state", how)
	p.at = end
	return true
}

// stackUp stacks a subject. Books that lie on each other are seen from their spines.
func (p *parser) stackUp(i int) string {
	s := &p.out.Subjects[i]
	if s.ID == "book" && p.oddOf == 0 && p.r.drawable("book-stack") != "" { // unlike the books of a stack, copies can differ
		n := s.Count
		s.ID, s.Count = "book-stack", 1
		if n > 1 {
			p.countBooks(i, n)
		}
		return "stacked"
	}
	if slices.Contains(p.r.catalog.States(s.ID), "3-"+s.ID+"s") || s.ID == "coin-stack" {
		return "stacked" // its drawing is a stack
	}
	s.Count = max(s.Count, 3)
	p.out.Relations = append(p.out.Relations, brief.Relation{From: i, Kind: "stacked", To: i})
	return "stacked"
}

// lineUp sets the copies of a subject in one row.
func (p *parser) lineUp(i int) string {
	p.out.Relations = append(p.out.Relations, brief.Relation{From: i, Kind: "row", To: i})
	return "row"
}

// countBooks sets how many books are in a stack, and reports whether it is drawn with so many.
func (p *parser) countBooks(i, n int) bool {
	s := &p.out.Subjects[i]
	if n == 2 || n == 3 || n == 5 {
		s.States = appendNew(s.States, strconv.Itoa(n)+"-books")
	}
	return n > 1 && n < 6
}
