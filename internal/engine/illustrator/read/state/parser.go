package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/languages"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/token"
)

// maxSubjects bounds the image: nobody can place more things than this.
const maxSubjects = 16

// how says what the words of a prompt may mean, which only shows once it was read.
type how struct {
	logo     bool // the prompt asks for a logo
	named    bool // the prompt names something to draw beside a kind of business
	idea     idea // what is drawn for words that have no one look
	acted    bool // somebody does the activity that a prompt names alone
	tradeToo bool // words of the trade that also name a thing are the thing
}

// parser walks the spans of a prompt once.
type parser struct {
	how
	r     *tables
	runes []rune
	toks  []token.Token
	spans []span
	at    int
	out   brief.Brief
	fate  []bool // the tokens that are in one of the lists of the reading
	lang  languages.Language
	typed map[int]string // misspelled words by token

	parented  bool         // an animal was named as a mother or a father
	added     int          // the young one that a family was given; 0 if none
	withYoung bool         // the next animals are the parents of a family
	worn      []wornByAll  // what several people wear alike
	matching  bool         // they are told to wear the same
	retold    map[int]bool // the members of several that were told of again
	kawaii    bool         // things get faces
	business  bool         // a kind of business was read as its mark
	oddAt     float64      // where one of several is of which something is told, one of copyPlaces
	oddOf     int          // of how many a place is told of one; 0 if of none
	oddFew    int          // how many of them are so, where no place is told
	seenFrom  string       // the view that was asked for and can be shown, one of views
	lost      bool         // the main subject cannot be drawn
	lostWords string       // as in the prompt
	lostKey   string       // what it was
	lostOne   bool         // what was lost is one of several, or only carries a text that is lettered
	inscribed int          // where the text ends that was put on a subject last
	held      held         // a text that the next thing may carry
	pre       []span       // describing words whose noun has not come
	subj      int          // the last subject, -1 before the first
	toldAt    int          // the span with which the last statement about it began
	topic     int          // what the last statement was about
	owner     int          // the subject that "with", "wearing" and "in" attributes belong to
	scope     string       // "with", "without", "wearing" or empty
	target    target       // what a describing word after a noun belongs to

	rel           string // a relation that waits for its second subject
	relFrom       int
	relSpan       span
	lastRel       string         // the relation that the last subject came with
	lastRelTo     int            // that subject
	modifier      span           // the noun that was left out last before another
	group         []int          // subjects joined by "and"
	both          sharing        // what was told of one before "both"
	allDo         []span         // what all of several do who are told of one by one
	allFrom       int            // the token where what all of several told of one by one do begins
	loneList      []int          // subjects between commas that nothing else joins
	several       bool           // the last noun added several subjects
	lastFraming   bool           // the last thing named is a framing family
	sides         map[string]int // the subjects on the left and on the right
	framingPre    []span         // words that describe a framing family
	loosePre      []span         // words that describe nothing so far
	ownWords      []span         // what a saying without quotation marks is made of
	crossPair     int            // the token after a "crossed" that stands before what is crossed
	crossed       int            // the token of a word for what is crossed
	wornTo        int            // where a garment ended that was told of a person after a comma
	roundStamp    bool           // a stamp was asked for that is round
	halving       bool           // half of a thing was named: half of another follows
	gatheredAll   bool           // all things make one array: a border, an arch, a bouquet
	listedMany    bool           // a border is with further things in many copies
	forInvitation bool           // an invitation is only what a frame is for
	edgeShape     string         // the shape that the edges or corners make along which a border runs, where they are told
	inSet         bool           // a set lists its things
	middleThing   string         // what is in the middle of a wreath or a frame, and how
	middlePose    string
	cornerAt      string     // the corner that a prompt names: "top right"
	markColor     string     // the color of the marks of a print
	roomSide      string     // the side on which a prompt asks for room without art
	ofTheme       int        // how many of the subjects, from the first, are of the theme of a set
	ofBorder      []setThing // what the border of a theme is made of
	setListed     bool       // things are listed right behind the word for a set, without commas
	setSize       int        // how many things a set has, where that is said apart from their name
	swapAt        [2]int     // the words that set art in the place of a letter
	purpose       bool       // what follows says what the image is for
	sheetOf       string     // the design of a sheet that carries words, such as a card
	flowers       bool       // flowers come with the text
	firm          [2]int     // the tokens that say what kind of business a logo is for
	limbsTold     bool       // a thing was asked for with arms and legs
	placeFrom     int        // the tokens that name the place of the image
	placeTo       int
	artBelow      bool     // the art of a design stands below its text
	placesOnSheet [][2]int // the tokens that say where something stands on a design
	contactLines  []string // telephone numbers and addresses that a design says
	placeArt      []string // what stands for the place that a design names
}

// nowhere is the target of words that describe what is not in the image.
const nowhere = -2

// target is what was named last: a subject, a part of it or a garment on it.
type target struct {
	subj, part, garment int // part and garment are positions plus one
	hair                bool
}

func (p *parser) run() {
	p.blends()
	for p.at < len(p.spans) {
		before := p.at
		p.step(p.spans[p.at])
		if p.at == before {
			p.at++
		}
	}
	p.flush()
}

// step reads the span at p.at and moves on.
func (p *parser) step(s span) {
	switch s.kind {
	case token.Pause:
		p.pause()
	case token.Quote:
		p.quote(s)
	case token.Emoji:
		if !p.emoji(s) {
			p.word(p.spans[p.at])
			return
		}
	default:
		p.word(s)
		return
	}
	p.at++
}

// readings are the steps that may take a word, from the most to the least particular.
var readings = []func(*parser, span) bool{
	(*parser).personAgain, (*parser).bothTold, (*parser).backToTopic, (*parser).halved, (*parser).bothTogether, (*parser).zoneWord, (*parser).gear,
	(*parser).arched, (*parser).letter, (*parser).onSign, (*parser).shoutBefore, (*parser).saying, (*parser).clockTime, (*parser).measure,
	(*parser).flagOrMap, (*parser).markOf, (*parser).storefront, (*parser).lettering, (*parser).relate, (*parser).qualified, (*parser).backdrop,
	(*parser).engraved, (*parser).extraOf, (*parser).printWord, (*parser).sceneWord, (*parser).shadowWord, (*parser).trimWord, (*parser).styleWord,
	(*parser).tradeWord, (*parser).fillNoun, (*parser).describe, (*parser).shaped, (*parser).noun,
}

// word tries the readings of a word.
func (p *parser) word(s span) {
	p.backToThing(s)
	for _, read := range readings {
		if read(p, s) {
			return
		}
		s = p.spans[p.at] // a reading may join words without taking them
	}
	if s.is(scene) {
		p.at++
		p.missing(s)
		return
	}
	if !s.is(stop, count) {
		p.leaveOut(s.from, s.to, "We don't know the word “"+p.words(s.from, s.to)+"” yet.")
	}
	p.at++
}

// pause ends a noun phrase; what was said of an owner may go on after a comma, not after a full stop.
func (p *parser) pause() {
	if next := p.span(p.at + 1); len(p.pre) > 0 && p.comma() && next.is(describing...) && p.nounAhead(p.at+1) {
		return // "big, red car"
	}
	goesOn := p.listGoesOn()
	p.flush()
	if p.scope == "without" && p.deniesMore(p.at) {
		return
	}
	if told := p.toldAfterComma(); told >= 0 && p.out.Subjects[told].Count >= 1 {
		p.rel, p.purpose = "", false
		p.owner, p.subj, p.scope, p.target = told, told, "with", target{subj: told}
		mark := p.spans[p.at].from
		p.rel, p.relFrom, p.relSpan = "with", told, span{from: mark, to: mark}
		p.lastRel, p.lastRelTo = "", -1
		return
	}
	if p.comma() && p.target.subj == nowhere && p.subj >= 0 {
		p.target = target{subj: p.subj} // "a tram in Lisbon, yellow"
	}
	p.toWhoIsAlive()
	p.toMain()
	p.rel, p.purpose = "", false
	if goesOn {
		mark := p.spans[p.at].from
		p.rel, p.relFrom, p.relSpan = "with", p.owner, span{from: mark, to: mark}
	} else if in, kind := p.contentsGoOn(p.at + 1); in >= 0 && p.comma() {
		mark := p.spans[p.at].from
		p.rel, p.relFrom, p.relSpan = kind, in, span{from: mark, to: mark}
	}
	if !p.comma() {
		p.scope = ""
	}
}

// comma reports whether the pause at p.at is a comma, or the "and" of a list of what is placed.
func (p *parser) comma() bool {
	mark := p.toks[p.spans[p.at].from]
	return mark.Kind == token.Word || p.betweenWords(mark) || mark.Start < len(p.runes) && slices.Contains([]rune{',', '、', '，'}, p.runes[mark.Start])
}

// flush gives describing words that no noun followed to what was named last.
func (p *parser) flush() {
	pre := p.pre
	p.pre = nil
	for _, s := range pre {
		if s.is(count) && !s.is(color, fill) {
			if p.lang.Code != "en" && p.subj >= 0 && p.out.Subjects[p.subj].Count == 1 {
				p.apply(p.subj, s, true) // "강아지 두 마리": the number comes after the noun
				continue
			}
			if s.key == "pair" && p.isPiece(p.subj) {
				p.apply(p.subj, s, true) // "rainbow socks pair"
				continue
			}
			p.loose(s)
			continue
		}
		if p.subj < 0 {
			p.loose(s)
			continue
		}
		p.after(s)
	}
}

// loose settles a describing word that has no noun at all.
func (p *parser) loose(s span) {
	if name, ok := s.value(color); ok {
		p.out.Tints = append(p.out.Tints, name)
		p.understand(s.from, s.to, "color", name)
		return
	}
	if n, ok := s.value(count); ok {
		if strings.HasPrefix(s.key, "set of") {
			p.understand(s.from, s.to, "framing", "set")
			return
		}
		if s.key == "both" {
			p.understand(s.from, s.to, "count", n)
			return
		}
		if n != "1" {
			p.leaveOut(s.from, s.to, "There is nothing to count.")
		}
		return
	}
	if s.is(fill, material, state) {
		p.loosePre = append(p.loosePre, s) // a framing family may take it
		return
	}
	p.leaveOut(s.from, s.to, "There is nothing that “"+p.words(s.from, s.to)+"” describes.")
}

func (p *parser) span(i int) span {
	if i >= 0 && i < len(p.spans) {
		return p.spans[i]
	}
	return span{kind: token.Pause}
}

// isWord reports whether the span is a word.
func (s span) isWord() bool {
	return s.kind == token.Word && len(s.senses) > 0 || s.kind == token.Word && s.key != ""
}

// nounAhead reports whether, from span i on, a noun comes in the same noun phrase: before a relation, a pause or a new article.
func (p *parser) nounAhead(i int) bool {
	for first := i; i < len(p.spans); i++ {
		s := p.spans[i]
		switch {
		case !s.isWord():
			return false
		case p.gearAhead(s):
			return true
		case s.key == "and" && p.span(i+1).is(count) && !p.span(i+1).is(color):
			return false // "a red rose and three white plates"
		case s.key == "and" && p.span(i+1).is(relation) && p.span(i+1).is(pose) && p.alive(p.subj):
			return false // "smiling and feeding ducks"
		case s.key == "and" && i > first-1 && p.span(i+1).is(describing...) && !p.span(i+1).is(thing, person):
			continue
		case i > first && s.is(count) && s.is(stop):
			return false
		case s.is(relation) && !s.is(naming...) && !s.is(describing...):
			return false
		case s.is(person, thing, several, standIn, garment, partWord, glasses, extra, place):
			return true
		case p.scope == "with" && p.isPerson(p.owner) && s.is(hairStyle, beard):
			return true // "with red pigtails"
		case p.scope == "with" && p.owner >= 0 && s.is(portrait) && p.partNamed(p.owner, s.key) != "":
			return true // "with green wings and a red head"
		case p.framingWord(s), p.rel == "and" && s.is(scene) && !s.is(setting):
			return true // "and a wooden floor": the bowl before it is not of wood
		case p.scope == "with" && p.isPiece(p.owner) && !s.is(relation, stop) && !s.is(describing...) && (p.partNamed(p.owner, s.key) != "" || p.r.words.Zones[s.key] != ""):
			return true // "a trophy with a black base"
		case p.scope == "with" && p.owner >= 0 && trims[s.key]:
			return true // "with gold embroidery"
		case s.is(describing...), s.is(trade), s.is(stop), s.is(style):
			continue
		case s.is(unknown):
			if wordnet.MayName(s.key) {
				return true
			}
		default:
			return false
		}
	}
	return false
}
