package read

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
)

// found is what a noun turned out to be.
type found struct {
	kind     brief.Kind
	id       string
	figure   *brief.Figure
	wanted   string // not empty: something close is drawn for it
	business string // not empty: the kind of business whose mark it is
	color    string
	pose     string
	mix      []string // further pieces that the copies take turns with
	name     string   // what it is as a whole, if not empty
}

// noun reads a word that names something: an attribute of what came before, or a subject.
func (p *parser) noun(s span) bool {
	if p.shouted(s) {
		return true
	}
	if s.is(unknown) {
		return p.unknownNoun(s)
	}
	if !s.is(naming...) {
		return false
	}
	if s.is(extra) && strings.HasSuffix(s.key, "ed") && p.span(p.at+1).isWord() && !p.span(p.at+1).is(relation, stop) {
		p.pre = append(p.pre, s) // "a freckled girl"
		p.at++
		return true
	}
	if (s.key == "character" || s.key == "characters") && p.subj >= 0 && p.rel == "" && p.span(p.at-1).is(trade) {
		p.at++
		p.understand(s.from, s.to, "trade word", "")
		return true // "shark mascot character"
	}
	if p.memberAgain(s) || p.toldAgain(s) || p.outfit(s) {
		return true
	}
	if (s.is(person) || bred[s.key] && (p.possessed() || p.rel == "with" || p.scope == "with" || p.rel == "and")) && p.youngOne(s) || p.parentOne(s) || p.ownBody(s) || p.refersBack(s) {
		return true
	}
	if p.partAhead(s) || p.further(s) || p.adjunct(s) {
		return true
	}
	p.stuffed(s)
	s = p.wholePart(s)
	if p.modifies(s) {
		return true
	}
	s = p.spans[p.at]
	if next := p.span(p.at + 1); next.isWord() && !next.is(relation, stop, trade) && p.possessor(s) && !(next.key == "head" && p.animalSpan(s)) {
		p.leaveOut(s.from, s.to, "We don't show whose it is.")
		p.at++
		return true
	}
	p.at++
	if p.purpose && len(p.out.Subjects) > 0 {
		p.leaveOut(p.relSpan.from, s.to, "“"+p.words(p.relSpan.from, s.to)+"” says what the image is for, so it isn't drawn.")
		p.pre = nil
		return true
	}
	if p.ofMain(s) || p.attribute(s) || p.ownSteam(s) || p.glows(s) || p.sameAgain(s) || p.vesselDrink(s) {
		return true
	}
	all := p.resolve(s)
	if p.lettersOfText(s) {
		return true
	}
	if len(all) == 0 {
		if !p.rescue(s) && !p.firstAlone(s) {
			p.missing(s)
		}
		return true
	}
	if p.limbBeside(all) && (ownersOf[p.wordAt(s.from-1)] || p.limbAfter(s)) { // "a boy scraping his knee" is no boy beside a leg
		p.leaveOut(s.from, s.to, "We don't know how to show “"+strings.ToLower(p.words(s.from-1, s.to))+"” yet.")
		p.pre, p.rel = nil, ""
		return true
	}
	p.subject(s, all)
	return true
}

// rescue draws what a compound that we cannot draw is a kind of ("boho arrow"), or what stands before its last word ("mermaid tail"),
// and leaves the rest out. A compound of its own, such as a trojan horse, is neither.
func (p *parser) rescue(s span) bool {
	n := s.to - s.from
	if p.statue(s) {
		return true
	}
	if n < 2 || s.to > len(p.toks) || p.lang.Code != "en" || wordnet.Apart(s.key) || p.r.words.IsOwn(s.key) {
		return false
	}
	tails := n - 1
	if p.r.words.Has(p.toks[s.to-1].Text, partWord) || s.isStory() {
		tails = 0 // the whole tiger shows the tiger's eyes
	}
	for k := tails; k > 0; k-- {
		if all := p.partly(s.to-k, s.to); len(all) > 0 {
			tail := p.r.at(p.toks, s.to-k, k)
			for _, d := range p.r.cut(p.toks[s.from:tail.from]) {
				d.from, d.to = d.from+s.from, d.to+s.from
				if d.is(describing...) && !d.is(stop) {
					p.pre = append(p.pre, d)
				} else if measures[d.key] {
					p.leaveOut(d.from, tail.from, "We drew it whole.")
				} else if !d.is(stop, relation) {
					p.leaveOut(d.from, d.to, "We can't show “"+strings.ToLower(p.words(d.from, d.to))+"” yet.")
				}
			}
			p.subject(tail, all)
			return true
		}
	}
	for k := n - 1; k > 0; k-- {
		if all := p.partly(s.from, s.from+k); len(all) > 0 && !p.limbBeside(all) && !p.ownerAlone(all, s) {
			head := p.r.at(p.toks, s.from, k)
			p.leaveOut(head.to, s.to, "We can't draw "+p.aNoun(s)+" yet, so we drew "+p.aNoun(head)+" alone.")
			p.subject(head, all)
			return true
		}
	}
	return false
}

// ownerAlone reports whether what stands before the last word of a compound is somebody, who is not drawn for what belongs to them: a
// sailor's knot is no sailor. What they wear is drawn on them.
func (p *parser) ownerAlone(all []found, s span) bool {
	if s.to-s.from != 2 || strings.HasSuffix(p.toks[s.to-1].Text, "ing") {
		return false // "photographer taking": the rest is what they do
	}
	return all[0].kind == brief.Person && !p.r.words.Has(p.toks[s.to-1].Text, garment) && !p.r.words.Has(p.toks[s.to-1].Text, partWord) && !worksWith[p.toks[s.to-1].Text]
}

// worksWith are last words after a role that say no more than who it is.
var worksWith = wordSet("character avatar figure worker lady man woman girl boy kid pose costume outfit uniform armor suit dress gown mascot face head portrait team squad poms pom hair makeup")

// firstAlone draws the noun before one that nothing draws: "camera polaroid" is at least a camera.
func (p *parser) firstAlone(s span) bool {
	first := p.modifier
	if first.to == 0 || first.to != s.from || len(p.pre) > 0 || p.rel != "" || p.r.words.IsOwn(first.key+" "+s.key) {
		return false
	}
	all := p.resolve(first)
	if len(all) == 0 {
		return false
	}
	out := &p.out.Reading.LeftOut
	words := p.words(first.from, first.to)
	*out = slices.DeleteFunc(*out, func(it brief.Item) bool { return it.Words == words })
	for i := first.from; i < first.to; i++ {
		p.fate[i] = false
	}
	p.leaveOut(s.from, s.to, "We can't draw "+p.aNoun(s)+" yet, so we drew "+p.aNoun(first)+" alone.")
	p.subject(first, all)
	return true
}

// subject adds what a noun names, with the words that describe it and the relation that leads to it.
func (p *parser) subject(s span, all []found) {
	pre := p.pre
	p.pre = nil
	first := len(p.out.Subjects)
	all = p.paired(s, grouped(s, all, pre), pre)
	if len(all) > 1 { // "many tools": the kinds are many, not each of them
		pre = slices.DeleteFunc(slices.Clone(pre), func(d span) bool {
			if !vagueCounts[d.key] {
				return false
			}
			p.understand(d.from, d.to, "count", "")
			return true
		})
	}
	if first+len(all) > maxSubjects {
		p.leaveOut(s.from, s.to, "An image holds up to "+strconv.Itoa(maxSubjects)+" things.")
		return
	}
	for i, f := range all {
		sub := brief.Subject{Words: p.words(s.from, s.to), Kind: f.kind, ID: f.id, Count: 1, Person: f.figure, Color: f.color, Pose: f.pose, Mix: f.mix}
		if f.kind == brief.Person && sub.Person == nil {
			sub.Person = &brief.Figure{}
		}
		if sub.Text = standing[f.id]; sub.Text != "" && p.lang.Code != "en" {
			to := s.to
			for to > s.from+1 && letterNouns[p.toks[to-1].Text] {
				to--
			}
			sub.Text = p.words(s.from, to) // said in the prompt's own language
		}
		sub.Young = p.youngName(s, f)
		p.out.Subjects = append(p.out.Subjects, sub)
		p.told(s, f)
		if i > 0 && p.rel != "full of" {
			p.link(first+i-1, "beside", first+i)
		} else if i > 0 {
			p.link(p.relFrom, p.rel, first+i)
		}
	}
	last := len(p.out.Subjects) - 1
	p.several, p.lastFraming = len(all) > 1, false
	p.join(first, s)
	for i := first + 1; i <= last; i++ {
		p.group = append(p.group, i)
	}
	p.subj, p.target = last, target{subj: last}
	p.ownerAfter(first)
	for i := first; i <= last; i++ {
		p.dressUp(i, s, pre)
	}
	p.carry(first, s, pre)
	if sub := &p.out.Subjects[first]; adorning[p.relSpan.key] == "<covering" && sub.Count == unstatedCount {
		sub.Count = ornamental
	}
	p.addYoung(first)
	p.backToBuilt(first)
}

// vagueCounts are words for how many there are that tell no number.
var vagueCounts = phraseSet("many", "lots of", "a lot of", "several", "various", "some")

// standing are the texts of families that are named by what they say.
var standing = map[string]string{
	"happy-birthday-lettering": "Happy Birthday", "merry-christmas-lettering": "Merry Christmas", "thank-you-lettering": "Thank You",
	"sale-lettering": "Sale",
}

// told notes how the noun itself was understood.
func (p *parser) told(s span, f found) {
	name := cmp.Or(f.name, plainName(f.id))
	if f.kind == brief.Person && f.id == "" {
		name = strings.TrimSpace(f.figure.Age + " " + f.figure.Body)
	}
	switch {
	case f.business != "":
		p.standIn(s.from, s.to, f.business, name, "We drew "+named(f.id, s.plural)+" as the mark of "+article(f.business)+".")
	case f.wanted != "":
		p.standIn(s.from, s.to, f.wanted, name, "We drew "+named(f.id, s.plural)+": we don't have "+named(f.wanted, s.plural)+" yet.")
	case f.kind == brief.Flag || f.kind == brief.Map:
		p.understand(s.from, s.to, "subject", string(f.kind)+" "+f.id)
	default:
		p.understand(s.from, s.to, "subject", name)
	}
}

// dressUp applies the describing words that came before a noun.
func (p *parser) dressUp(i int, s span, pre []span) {
	counted := false
	for k, d := range pre {
		if what, ok := d.value(featured); ok {
			p.featured(i, what, pre[:k], d)
			continue
		}
		if k+1 < len(pre) && pre[k+1].is(featured) && d.is(color, size, count, hairStyle) {
			continue // "blue eyed", "three eyed", "long eared"
		}
		counted = counted || d.is(count, stack, arranged) && !d.is(color)
		if n, ok := d.value(count); ok && p.several && members(s.key) {
			p.understand(d.from, d.to, "count", n)
			continue
		}
		p.apply(i, d, true)
	}
	if s.plural && !counted && len(p.out.Subjects[i].Mix) == 0 && !oneOf(s.key, p.out.Subjects[i].ID) && !p.several {
		p.out.Subjects[i].Count = pluralCount(s.key, p.out.Subjects[i].ID)
	}
}

// oneOf reports whether a plural is drawn as one: the picture shows several, or a pair, itself.
func oneOf(key, id string) bool {
	last := key[strings.LastIndex(key, " ")+1:]
	return massPlurals[key] || showSeveral[id] || drawnTwice[id] && (massPlurals[last] || byTwo[id]) || strings.HasSuffix(id, things.ID(key))
}

// showSeveral are the pieces that show several of what they are named after: bunting flags, rays of light.
var showSeveral = wordSet("crosshair paper-stack pom-pom blood-cells caution-tape train-track road drum-sticks dog-tags piano-keys bunting light-ray streamers fireflies snow light-trail speed-line string-light fairy-lights halftone-pattern bokeh petal confetti glitter fall-leaves falling-leaves")

// massPlurals are drawn as one piece.
var massPlurals = wordSet(`grapes fireworks bubbles sparkles waves flames sparks raindrops noodles wings lips eyes mountains woods fries groceries
	clothes snowflakes stairs curtains embers headphones earphones binoculars nuggets nachos beans leggings friends earrings shoes socks gloves boots slippers
	sandals skis chopsticks dominoes weights lights sprinkles oats crystals supplies pancakes waffles mittens shakers`)

// byTwo are the things of which people have two: more than one of them is a pair.
var byTwo = wordSet("shoe high-heel boot cowboy-boot sneaker foam-clog sandal flip-flop earring roller-skate rollerblade ice-skate glove boxing-glove sock ski wedding-ring swim-fins cufflinks")

// pluralCount is how many a plural that tells no number is drawn as.
func pluralCount(key, id string) int {
	if byTwo[id] {
		return 2
	}
	switch key[strings.LastIndex(key, " ")+1:] {
	case "eyes", "hands", "feet", "ears", "twins", "boots", "shoes", "gloves", "mittens", "socks", "slippers", "sneakers", "heels", "skates", "skis":
		return 2
	}
	return 3
}

// wordSet returns the words of a text.
func wordSet(words string) map[string]bool { return lexicon.Set(words) }

// possessor reports whether a noun was typed with a possessive ending.
func (p *parser) possessor(s span) bool {
	if s.to < 1 || s.to > len(p.toks) {
		return false
	}
	_, ok := vocabulary.Possessive(p.toks[s.to-1].Raw)
	return ok
}

// missing leaves a noun out that nothing draws; the first of a prompt is its main subject.
func (p *parser) missing(s span) {
	from := s.from
	why := "We can't draw " + p.aNoun(s) + " yet."
	for _, d := range p.pre {
		if p.keepsDoing(d) {
			continue
		}
		from = min(from, d.from)
		if !d.is(stop) {
			p.leaveOut(d.from, d.to, why)
		}
	}
	p.pre = nil
	if len(p.out.Subjects) == 0 && len(p.out.Lettering) == 0 && !p.lost && !p.whereItIs(s) {
		p.lost, p.lostKey, p.lostWords = true, s.key, strings.ToLower(p.words(s.from, s.to))
		switch next := p.span(p.at); next.key {
		case "and", "of", "style", "styled", "inspired", "themed":
			p.lostOne = true
		default:
			p.lostOne = p.inSet || p.textAhead() || frameShapes[s.key] && p.framingWord(next)
		}
	}
	p.leaveOut(s.from, s.to, why)
	p.rel = ""
	next := p.span(p.at + 1)
	if listed := p.span(p.at).key == "and" && (p.alive(p.owner) || p.owner >= 0 && p.scope == "with" && next.isWord() && p.partNamed(p.owner, next.key) != ""); !s.is(garment) && !listed {
		p.scope = "" // "in a black suit and a red tie": the tie is worn all the same; "with a cane and a gray beard": so is the beard
	}
	p.target = target{subj: nowhere}
}

// frameShapes are shapes that frames do not have yet; the frame is drawn without them.
var frameShapes = wordSet("hexagon octagon pentagon arch scallop scalloped trapezoid polygon")

// aNoun is the noun of a span in a sentence.
func (p *parser) aNoun(s span) string {
	words := strings.ToLower(p.words(s.from, s.to))
	if p.lang.Code != "en" {
		return "“" + words + "”"
	}
	if s.plural || things.IsPlural(s.key) {
		return words
	}
	return article(words)
}
