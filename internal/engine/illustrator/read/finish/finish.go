package read

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// finish settles what only the whole prompt tells: the style, the negatives, and whether an image can be made.
func (p *parser) finish(negative, chosen string) {
	p.actAlike()
	p.oneHeap()
	p.unframe()
	p.colorMarks()
	p.cornersOfFrame()
	p.cornerOfSheet()
	p.joinHalves()
	p.shareWhere()
	p.throughMany()
	p.othersLack()
	p.joinOdd()
	p.faces()
	p.mail()
	p.cakeCandles()
	p.crossFirst()
	p.ofVessel()
	p.marked()
	p.wornToo()
	p.shareClothes()
	p.shareBoth()
	p.wrappedUp()
	p.floatsWorn()
	p.closeUp()
	p.twoTogether()
	p.honeyIn()
	p.usedByWorker()
	p.goesThere()
	p.heldByRider()
	p.seatAll()
	p.seatsForEach()
	p.nests()
	p.climbed()
	p.knockedOff()
	p.negatives(negative)
	p.chipStyle(chosen)
	p.bordered()
	if p.out.Style.Name == "" {
		p.out.Style.Name = "default"
	}
	p.faded()
	p.looseLook()
	p.mascotHead()
	p.tagline()
	p.setContacts()
	p.tellLayout()
	p.designed()
	p.logoLook()
	p.dropSetting()
	p.served()
	p.splashColor()
	p.colorful()
	p.oneView()
	p.sameView()
	p.ownMaterial()
	p.ownVessel()
	p.severalAround()
	p.naturalColors()
	p.ownStripes()
	p.flocks()
	p.onTerrain()
	p.spreadOut()
	p.betweenTwo()
	p.besideOnIt()
	p.hangsBetween()
	p.skyOfPlace()
	p.printedOnClothes()
	p.wearsLate()
	p.aboutWho()
	p.bodyBeside()
	p.strayObjects()
	p.youngInPouch()
	p.clothesBeside()
	p.mealOnSomebody()
	p.ownPocket()
	p.ownBag()
	p.behindInSky()
	p.beforeTheSky()
	p.planetsOfSpace()
	p.beforeSunset()
	p.loadTrucks()
	p.enclosed()
	p.ownPair()
	p.placeWhatComesWith()
	p.readsTo()
	p.sharesSeats()
	p.eachHasOne()
	p.ownNeckwearOff()
	p.roomInside()
	p.setGems()
	p.wingedHeart()
	p.truckTree()
	p.oneRainbow()
	p.piggyback()
	p.agePeers()
	p.keepBoards()
	p.oneWeaponEach()
	p.unmetVerbs()
	p.rest()
	p.numberThemed()
	p.borderOfMany()
	p.outsideBorder()
	p.missed()
	p.tellIdea()
	p.refuse()
	r := &p.out.Reading
	if r.Understood == nil {
		r.Understood = []brief.Item{}
	}
	if r.StandsIn == nil {
		r.StandsIn = []brief.Item{}
	}
	if r.LeftOut == nil {
		r.LeftOut = []brief.Item{}
	}
}

// mail makes a letter that somebody holds, carries or gets one that is posted: one of the alphabet would have been named.
func (p *parser) mail() {
	for _, r := range p.out.Relations {
		if s := &p.out.Subjects[r.To]; (s.ID == "letter" || s.ID == "alphabet-letter") && s.Text == "" && r.Kind != "and" && r.Kind != "using" && r.Kind != "reading" && (r.Kind != "with" || p.kindOf(r.From) == brief.Bird) && p.r.drawable("envelope") != "" {
			s.Kind, s.ID = brief.Piece, "envelope"
		}
	}
}

// cakeCandles makes the candle that something sweet is with the slim kind that stands in it.
func (p *parser) cakeCandles() {
	for _, r := range p.out.Relations {
		if s := &p.out.Subjects[r.From]; r.Kind == "on" && s.ID == "candle" && (decorated[p.out.Subjects[r.To].ID] || frosted[p.out.Subjects[r.To].ID]) {
			s.ID = "birthday-candle"
		}
		if s := &p.out.Subjects[r.To]; r.Kind == "with" && s.ID == "candle" && (decorated[p.out.Subjects[r.From].ID] || frosted[p.out.Subjects[r.From].ID]) {
			s.ID = "birthday-candle"
		}
		if from := &p.out.Subjects[r.From]; r.Kind == "with" && p.out.Subjects[r.To].ID == "birthday-candle" && from.ID == "cupcake" && !slices.ContainsFunc(from.Parts, func(c brief.PartColor) bool { return c.Part == "cherry" }) {
			from.Without = append(from.Without, "cherry") // it stands where the candle does
		}
	}
}

// bareFamily draws a framing family as the subject.
func (p *parser) bareFamily(id string) {
	s := brief.Subject{Words: id, Kind: brief.Family, ID: id, Count: 1}
	if len(p.out.Tints) > 0 {
		s.Color, s.More = p.out.Tints[0], p.out.Tints[1:]
		p.out.Tints = nil
	}
	p.out.Subjects = append(p.out.Subjects, s)
}

// negatives reads what must not appear; a part of a subject is left out of it.
func (p *parser) negatives(negative string) {
	for _, s := range p.r.cut(token.Split(negative)) {
		if s.kind != token.Word || s.is(stop) || s.is(trade) && !s.is(thing) {
			continue
		}
		p.out.Negatives = appendNew(p.out.Negatives, s.key)
		for i := range p.out.Subjects {
			if name := p.partNamed(i, s.key); name != "" && !p.isPerson(i) {
				p.out.Subjects[i].Without = appendNew(p.out.Subjects[i].Without, name)
			}
		}
	}
}

// remove takes subject i out and says so.
func (p *parser) remove(i int) {
	s := p.out.Subjects[i]
	why := "We can't draw " + p.subjectName(i) + " together with the rest yet."
	p.out.Subjects = slices.Delete(p.out.Subjects, i, i+1)
	var kept []brief.Relation
	for _, rel := range p.out.Relations {
		if rel.From == i || rel.To == i {
			continue
		}
		if rel.From > i {
			rel.From--
		}
		if rel.To > i {
			rel.To--
		}
		kept = append(kept, rel)
	}
	p.out.Relations = kept
	p.out.Reading.Understood = slices.DeleteFunc(p.out.Reading.Understood, func(it brief.Item) bool { return it.Words == s.Words && it.As == "subject" })
	p.out.Reading.StandsIn = slices.DeleteFunc(p.out.Reading.StandsIn, func(it brief.Item) bool { return it.Words == s.Words })
	p.out.Reading.LeftOut = append(p.out.Reading.LeftOut, brief.Item{Words: s.Words, Why: why})
	p.withdraw(s.Words)
}

// withdraw takes back what was understood right before some words that are left out after all: what describes them, and "with".
func (p *parser) withdraw(words string) {
	at := slices.IndexFunc(p.spans, func(s span) bool { return s.kind == token.Word && p.words(s.from, s.to) == words })
	for i := at - 1; i >= 0 && p.spans[i].isWord(); i-- {
		d := p.spans[i]
		if !d.is(describing...) && d.key != "with" {
			return
		}
		said := p.words(d.from, d.to)
		for k, it := range slices.Backward(p.out.Reading.Understood) {
			if it.Words != said || it.As == "subject" {
				continue
			}
			p.out.Reading.Understood = slices.Delete(p.out.Reading.Understood, k, k+1)
			if it.As != "relation" {
				p.out.Reading.LeftOut = append(p.out.Reading.LeftOut, brief.Item{Words: said, Why: "What it describes isn't in the image."})
			}
			break
		}
	}
}

// rest accounts for words that nothing has taken: grammar is silent, everything else is left out.
func (p *parser) rest() {
	for _, s := range p.spans {
		if s.kind == token.Pause || p.grammar(s) || p.taken(s.from, s.to) {
			continue
		}
		if s.is(relation) {
			p.leaveOut(s.from, s.to, "What it goes with isn't in the image.")
			continue
		}
		if v, ok := s.value(count); ok && v == "1" {
			continue
		}
		p.leaveOut(s.from, s.to, "We couldn't use this.")
	}
}

// grammar reports whether all words of a span only join others.
func (p *parser) grammar(s span) bool {
	if s.is(stop) || s.is(relation) && s.to-s.from == 1 && !s.is(pose) && !strings.HasSuffix(s.key, "ing") {
		return true
	}
	if !s.is(relation) {
		return false
	}
	for i := s.from; i < s.to; i++ {
		if !p.r.words.Has(p.toks[i].Text, stop) && !p.r.words.Has(p.toks[i].Text, relation) || strings.HasSuffix(p.toks[i].Text, "ing") {
			return false
		}
	}
	return true
}

// refuse says so when no image can be made: its main subject cannot be drawn, or there is none.
func (p *parser) refuse() {
	r := &p.out.Reading
	switch {
	case p.lost && !(p.lostOne && len(p.out.Subjects)+len(p.out.Lettering) > 0):
		r.Refused = "We can't draw “" + cmp.Or(p.lostWords, p.lostKey, "this") + "” yet. Nothing was charged."
		r.Suggested = p.r.suggest(p.lostKey, p.out.Subjects)
	case len(p.out.Subjects) == 0 && len(p.out.Lettering) == 0:
		r.Refused = "We didn't find anything to draw in this prompt. Nothing was charged."
		r.Suggested = p.r.suggest("", nil)
	}
}
