package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// design reads what concerns the whole sheet before the words are read one by one: copies of a thing that make a frame, and
// the style of letters.
func (p *parser) design() {
	p.roomAsked()
	p.toldTexts()
	p.eachDoes()
	p.listedMembers()
	for i, s := range p.spans {
		if s.key == "kawaii" || s.key == "kawaii style" {
			p.kawaii = true
			p.drop(i, "style", "kawaii")
			break
		}
	}
	p.cakeToppers()
	p.numbersCounted()
	p.orangeMark()
	p.expressionsNamed()
	p.matchingClothes()
	p.ofCompounds()
	p.ofBunches()
	p.wordSenses()
	p.details()
	p.alongParts()
	p.ballHearts()
	p.colorSegments()
	p.snowOnTop()
	p.kindAgain()
	p.kindBehind()
	p.splashes()
	p.drips()
	p.andStates()
	p.drinkingGlasses()
	p.scattered()
	p.placeWith()
	p.placedLists()
	p.listOfKind()
	p.pictureSegments()
	p.middleAsked()
	p.edgesAsked()
	p.themedShape()
	p.framesForInvitations()
	p.shapeAfterFrame()
	p.ownMarks()
	p.out.Design = p.designKind()
	p.destination()
	p.stressedWords()
	p.orderWords()
	p.orderParts()
	p.vintageYear()
	p.shapeByFrame()
	p.drawnByHand()
	p.limbed()
	p.quoteNouns()
	p.oneOf()
	p.sealAndClaims()
	p.writtenIn()
	p.namedAs()
	p.founding()
	p.prices()
	p.buttons()
	p.meant()
	p.tiedRibbon()
	p.looks()
	p.swappedLetter()
	p.stackedWords()
	p.sayingOfLetters()
	p.textsOfOrder()
	p.orderedTexts()
	p.nameAfterPause()
	p.clauseSaid()
	p.textsLeft()
	p.wearerBefore()
	p.textAtEnd()
	p.textsAbove()
	p.textOnRing()
	p.lettersOf()
	p.handLettered()
	p.sayingOnPaper()
	p.saveTheDate()
	p.shapeOfSheet()
	p.paper()
	p.sheetCouple()
	p.sheetFor()
	p.numericDates()
	p.designSaying()
	p.slogan()
	p.garmentBefore()
	p.printFor()
	p.animalParents()
	p.parents()
	p.purposeOfPattern()
	p.colorAtEnd()
	p.backgroundOfThings()
	p.patternMember()
	p.marksOfPrint()
	p.patternOfThings()
	p.patternGround()
	p.patternCloth()
	p.sizeOfSet()
	p.circlesOfSet()
	p.headOfSet()
	p.colorsOfList()
	p.listedSet()
	p.sheet()
	p.splitLists()
	p.brandWords()
	p.placeOfBadge()
	p.groundOfLogo()
	p.wornName()
	p.crossing()
	p.designPurpose()
	p.partsAlone()
	p.noticeBefore()
	p.neonSign()
	p.board()
	p.counted()
	p.partsOfThings()
	p.cuedText()
	p.plainShape()
	p.alphabet()
	p.looksAtEnd()
	p.alphabetCard()
	p.letterStyle()
	p.floralShapes()
	p.motif()
	p.gathered()
	p.patternWith()
	p.fillAlone()
	p.themePattern()
}

// patternWith makes a pattern of what follows "with" and "of" where the word before it is a pattern of marks: "polka dot pattern with bees".
func (p *parser) patternWith() {
	for i, s := range p.spans {
		join, what := p.span(i+1).key, p.span(i+2)
		if lastWord(s.key) != "pattern" || !s.is(fill) || s.to-s.from < 2 || i > 0 && !p.spans[i-1].is(describing...) && !p.spans[i-1].is(stop, trade) || join != "with" && join != "of" || !p.copyable(what) || !what.plural {
			continue
		}
		p.leaveOut(s.from, s.to-1, "We can't show “"+strings.ToLower(p.words(s.from, s.to-1))+"” behind the rest of a pattern yet.")
		p.spans = slices.Replace(p.spans, i, i+1, p.recut(s.to-1, s.to)...)
		return
	}
}

// groundNames are the words after a color for what a pattern is on.
var groundNames = wordSet("background ground base backdrop")

// patternGround takes out the color on which a pattern is: "strawberry pattern on pink", "pink background with a pattern of bows".
func (p *parser) patternGround() {
	if !slices.ContainsFunc(p.spans, func(s span) bool {
		asked, _ := s.value(style)
		return s.kind == token.Word && (lastWord(s.key) == "pattern" || lastWord(s.key) == "patterns" || asked == "framing:pattern")
	}) {
		return
	}
	for i, s := range p.spans {
		name, ok := s.value(color)
		on, ground := p.span(i-1).key == "on" || p.span(i-1).key == "over", groundNames[p.span(i+1).key]
		if !ok || s.kind != token.Word || !on && !ground || on && p.span(i+1).is(thing) && !ground {
			continue
		}
		if ground {
			p.drop(i+1, "framing", "background")
		}
		p.drop(i, "color", name)
		if on {
			p.drop(i-1, "", "")
		}
		p.out.Backing = name
		return
	}
}

// counted takes out numbers of what a thing has, which are no numbers of things: "three tier cake", "8 point buck".
func (p *parser) counted() {
	for i := 0; i+1 < len(p.spans); i++ {
		if p.spans[i].is(count) && !p.spans[i].is(stop) && p.spans[i+1].key == "tiered cake" {
			p.splitHalf(i + 1)
		}
		s, part, head := p.spans[i], p.spans[i+1], p.span(i+2)
		n, ok := s.value(count)
		if ok && !s.is(stop) && p.partsToState(i, n) {
			continue
		}
		if !ok || n == "1" || s.is(stop, young) || part.kind != token.Word || part.plural || head.plural || things.IsPlural(head.key) || !head.is(thing) {
			continue
		}
		if part.is(unknown, partWord) && !part.is(thing, person) && !part.is(describing...) && !p.r.words.Has(part.key, trade) {
			p.leaveOut(s.from, part.to, "We can't show “"+strings.ToLower(p.words(s.from, part.to))+"” yet.")
			p.spans = slices.Delete(p.spans, i, i+2)
		}
	}
}

// countedAs are the words after a number, before a noun, for the parts that the noun has so many of.
var countedAs = map[string]string{
	"tier": "tiers", "tiered": "tiers", "tiers": "tiers", "layer": "tiers", "layered": "tiers", "petal": "petals", "petals": "petals", "petaled": "petals", "petalled": "petals", "point": "points",
	"pointed": "points", "points": "points", "scoop": "scoops", "candle": "candles", "leaf": "leaves", "leaved": "leaves",
}

// partsToState makes one state of a number and a part before a noun whose drawing has designs for that: "two-tiered wedding cake", "six
// petal flower". A cake with tiers is a wedding cake if its own drawing has none.
func (p *parser) partsToState(i int, n string) bool {
	part, at := countedAs[p.spans[i+1].key], i+2
	for part != "" && p.span(at).isWord() && p.span(at).is(color, theme, material) && !p.span(at).is(thing) {
		at++ // "two-tiered white cake"
	}
	head := p.span(at)
	id, ok := head.value(thing)
	name := n + "-" + part
	if part == "" || !ok {
		return false
	}
	if partCounts[id+" "+part] == n { // as it is drawn
		p.understand(p.spans[i].from, p.spans[i+1].to, "part", n+" "+part)
		p.spans = slices.Delete(p.spans, i, i+2)
		return true
	}
	if part == "tiers" && id == "cake" && p.r.drawable("wedding-cake") != "" {
		id = "wedding-cake"
		p.spans[at].senses = []sense{{Class: thing, Value: id}}
	}
	if !slices.Contains(p.r.catalog.States(id), name) {
		if p.spans[i+1].plural || head.plural || at > i+2 || !p.spans[i+1].is(thing) || !p.spans[i+1].is(partWord) {
			return false
		}
		p.leaveOut(p.spans[i].from, p.spans[i+1].to, "We can't show “"+strings.ToLower(p.words(p.spans[i].from, p.spans[i+1].to))+"” yet.") // "five-leaf clover": not five of them
		p.spans = slices.Delete(p.spans, i, i+2)
		return true
	}
	whole := span{from: p.spans[i].from, to: p.spans[i+1].to, key: name, senses: []sense{{Class: state, Value: name}}}
	p.spans = slices.Replace(p.spans, i, i+2, whole)
	return true
}

// plainShape drops the shape of what has it anyway: "circle badge", "round logo".
func (p *parser) plainShape() {
	for i, s := range p.spans {
		next := p.span(i + 1)
		asked, _ := next.value(style)
		if round := s.key == "circle" || s.key == "round" || s.key == "circular"; round && s.kind == token.Word && (asked == "framing:badge" || asked == "style:logo" || next.key == "stamp" || next.key == "seal" || next.key == "label") {
			p.roundStamp = next.key == "stamp"
			p.drop(i, "framing", "round")
			return
		}
	}
}

// drop takes span i out of the prompt and says what it was understood as.
func (p *parser) drop(i int, as, to string) {
	s := p.spans[i]
	if as != "" {
		p.understand(s.from, s.to, as, to)
	} else {
		p.mark(s.from, s.to)
	}
	p.spans = slices.Delete(p.spans, i, i+1)
}

// hadBySomebody reports whether a thing is there for somebody who has a face, in a picture of them: no swing smiles under a kawaii cat.
func (p *parser) hadBySomebody(i int) bool {
	return p.out.Sheet == "" && slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.From == i && r.Kind != "and" && p.alive(r.To) && r.To != i || r.To == i && r.Kind != "and" && p.alive(r.From) && r.From != i
	})
}

// faces gives what was asked for in kawaii style a happy face and soft colors.
func (p *parser) faces() {
	if !p.kawaii {
		return
	}
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; s.Expression == "" && (p.alive(i) || p.hasFace(i) && !p.hadBySomebody(i)) && !p.isPerson(i) {
			s.Expression = "happy"
		}
		if s := &p.out.Subjects[i]; s.Kind == brief.Animal && s.Build == "" && !s.Portrait {
			s.Young = true // a large head on a small body
		}
	}
	p.out.Style.Asked = append(p.out.Style.Asked, "kawaii")
	if p.out.Style.Palette == "" {
		p.out.Style.Palette = "soft"
	}
}
