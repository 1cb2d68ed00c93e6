package state

import (
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/languages"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/token"
)

// MaxSubjects bounds the image: nobody can place more things than this.
const MaxSubjects = 16

// How says what the words of a prompt may mean, which only shows once it was read.
type How struct {
	Logo     bool // the prompt asks for a logo
	Named    bool // the prompt names something to draw beside a kind of business
	Idea     Idea // what is drawn for words that have no one look
	Acted    bool // somebody does the activity that a prompt names alone
	TradeToo bool // words of the trade that also name a thing are the thing
	With     int  // the token of the prompt in English before which "with" is missing; 0 for none
}

// Parser walks the spans of a prompt once.
type Parser struct {
	How
	Tables      *Tables
	Runes       []rune
	Tokens      []token.Token
	Spans       []Span
	At          int
	Out         brief.Brief
	Fate        []bool // the tokens that are in one of the lists of the reading
	Language    languages.Language
	Typed       map[int]string // misspelled words by token
	Kawaii      bool           // things get faces
	SeenFrom    string         // the view that was asked for and can be shown, one of views
	Subj        int            // the last subject, -1 before the first
	ToldAt      int            // the span with which the last statement about it began
	Topic       int            // what the last statement was about
	Owner       int            // the subject that "with", "wearing" and "in" attributes belong to
	Scope       string         // "with", "without", "wearing" or empty
	Target      Target         // what a describing word after a noun belongs to
	Modifier    Span           // the noun that was left out last before another
	LastFraming bool           // the last thing named is a framing family
	Sides       map[string]int // the subjects on the left and on the right
	WornTo      int            // where a garment ended that was told of a person after a comma
	Halving     bool           // half of a thing was named: half of another follows
	LimbsTold   bool           // a thing was asked for with arms and legs

	Family  Family
	Several Several
	Design  Design
	Odd     Odd
	Lost    Lost
	Waiting Waiting
	Pending Pending
	Crossed Crossed
	Border  Border
	Set     Set
	Place   Place
}

// Family is what a prompt tells of parents and their young.
type Family struct {
	Parented  bool // an animal was named as a mother or a father
	Added     int  // the young one that a family was given; 0 if none
	WithYoung bool // the next animals are the parents of a family
}

// Several is what is told of several subjects.
type Several struct {
	Worn     []WornByAll  // what several people wear alike
	Matching bool         // they are told to wear the same
	Retold   map[int]bool // the members of several that were told of again
	Group    []int        // subjects joined by "and"
	Both     Sharing      // what was told of one before "both"
	Do       []Span       // what all of several do who are told of one by one
	DoFrom   int          // the token where what all of several told of one by one do begins
	Lone     []int        // subjects between commas that nothing else joins
	Added    bool         // the last noun added several subjects
}

// Design is what is told of a design: its texts, its kind of business and where they stand.
type Design struct {
	Business   bool     // a kind of business was read as its mark
	Split      bool     // what is drawn is parted for a name
	LastLine   string   // a text that stands below all others
	Inscribed  int      // where the text ends that was put on a subject last
	Held       Held     // a text that the next thing may carry
	OwnWords   []Span   // what a saying without quotation marks is made of
	RoundStamp bool     // a stamp was asked for that is round
	MarkColor  string   // the color of the marks of a print
	Room       string   // the side on which a prompt asks for room without art
	SwapAt     [2]int   // the words that set art in the place of a letter
	Purpose    bool     // what follows says what the image is for
	Sheet      string   // the design of a sheet that carries words, such as a card
	Flowers    bool     // flowers come with the text
	Firm       [2]int   // the tokens that say what kind of business a logo is for
	ArtBelow   bool     // the art of a design stands below its text
	Places     [][2]int // the tokens that say where something stands on a design
	Contacts   []string // telephone numbers and addresses that a design says
	PlaceArt   []string // what stands for the place that a design names
}

// Odd is one of several of which something else is told.
type Odd struct {
	At  float64 // where one of several is of which something is told, one of copyPlaces
	Of  int     // of how many a place is told of one; 0 if of none
	Few int     // how many of them are so, where no place is told
}

// Lost is a main subject that cannot be drawn.
type Lost struct {
	Main  bool   // the main subject cannot be drawn
	Words string // as in the prompt
	Key   string // what it was
	One   bool   // what was lost is one of several, or only carries a text that is lettered
	Joint int    // the token before which "with" may be missing: the two nouns around it make no name, and one of them is a creature; 0 for none
}

// Waiting holds words that describe something and whose noun has not come.
type Waiting struct {
	Noun    []Span // describing words whose noun has not come
	Framing []Span // words that describe a framing family
	Rest    []Span // words that describe nothing so far
}

// Pending is a relation that waits for its second subject, and the one before it.
type Pending struct {
	Kind   string // a relation that waits for its second subject
	From   int
	Span   Span
	Last   string // the relation that the last subject came with
	LastTo int    // that subject
	Listed int    // the first subject that the last "with" may list
}

// Crossed is what stands crossed.
type Crossed struct {
	Pair int // the token after a "crossed" that stands before what is crossed
	At   int // the token of a word for what is crossed
}

// Border is what a border, a wreath or a frame is made of and where it runs.
type Border struct {
	All           bool   // all things make one array: a border, an arch, a bouquet
	Many          bool   // a border is with further things in many copies
	ForInvitation bool   // an invitation is only what a frame is for
	Edge          string // the shape that the edges or corners make along which a border runs, where they are told
	Middle        string // what is in the middle of a wreath or a frame, and how
	MiddlePose    string
	Corner        string     // the corner that a prompt names: "top right"
	Of            []SetThing // what the border of a theme is made of
}

// Set is a set of several things.
type Set struct {
	Open    bool // a set lists its things
	OfTheme int  // how many of the subjects, from the first, are of the theme of a set
	Listed  bool // things are listed right behind the word for a set, without commas
	Size    int  // how many things a set has, where that is said apart from their name
}

// Place is where the tokens stand that name the place of the image.
type Place struct {
	From int // the tokens that name the place of the image
	To   int
}

// Nowhere is the target of words that describe what is not in the image.
const Nowhere = -2

// Target is what was named last: a subject, a part of it or a garment on it.
type Target struct {
	Subj, Part, Garment int // part and garment are positions plus one
	Hair                bool
}

// Comma reports whether the pause at p.At is a comma, or the "and" of a list of what is placed.
func (p *Parser) Comma() bool {
	mark := p.Tokens[p.Spans[p.At].From]
	return mark.Kind == token.Word || p.betweenWords(mark) || mark.Start < len(p.Runes) && slices.Contains([]rune{',', '、', '，'}, p.Runes[mark.Start])
}

// Stop reports whether the pause at p.At ends a sentence or a clause.
func (p *Parser) Stop() bool {
	mark := p.Tokens[p.Spans[p.At].From]
	return mark.Start < len(p.Runes) && slices.Contains([]rune{'.', ';', '。'}, p.Runes[mark.Start])
}

// Loose settles a describing word that has no noun at all.
func (p *Parser) Loose(s Span) {
	if name, ok := s.Value(vocabulary.Color); ok {
		p.Out.Tints = append(p.Out.Tints, name)
		p.Understand(s.From, s.To, "color", name)
		return
	}
	if n, ok := s.Value(vocabulary.Count); ok {
		if strings.HasPrefix(s.Key, "set of") {
			p.Understand(s.From, s.To, "framing", "set")
			return
		}
		if s.Key == "both" {
			p.Understand(s.From, s.To, "count", n)
			return
		}
		if n != "1" {
			p.LeaveOut(s.From, s.To, "There is nothing to count.")
		}
		return
	}
	if s.Is(vocabulary.Fill, vocabulary.Material, vocabulary.State) {
		p.Waiting.Rest = append(p.Waiting.Rest, s) // a framing family may take it
		return
	}
	p.LeaveOut(s.From, s.To, "There is nothing that “"+p.Words(s.From, s.To)+"” describes.")
}

// Span returns a span, a pause if there is none.
func (p *Parser) Span(i int) Span {
	if i >= 0 && i < len(p.Spans) {
		return p.Spans[i]
	}
	return Span{Kind: token.Pause}
}

// IsWord reports whether the span is a word.
func (s Span) IsWord() bool {
	return s.Kind == token.Word && len(s.Senses) > 0 || s.Kind == token.Word && s.Key != ""
}

// NounAhead reports whether, from span i on, a noun comes in the same noun phrase: before a relation, a pause or a new article.
func (p *Parser) NounAhead(i int) bool {
	for first := i; i < len(p.Spans); i++ {
		s := p.Spans[i]
		switch {
		case !s.IsWord():
			return false
		case p.gearAhead(s):
			return true
		case s.Key == "and" && p.Span(i+1).Is(vocabulary.Count) && !p.Span(i+1).Is(vocabulary.Color):
			return false // "a red rose and three white plates"
		case s.Key == "and" && p.Span(i+1).Is(vocabulary.Relation) && p.Span(i+1).Is(vocabulary.Pose) && p.Alive(p.Subj):
			return false // "smiling and feeding ducks"
		case s.Key == "and" && i > first-1 && p.Span(i+1).Is(vocabulary.Describing...) && !p.Span(i+1).Is(vocabulary.Thing, vocabulary.Person):
			continue
		case i > first && s.Is(vocabulary.Count) && s.Is(vocabulary.Stop):
			return false
		case s.Is(vocabulary.Relation) && !s.Is(vocabulary.Naming...) && !s.Is(vocabulary.Describing...):
			return false
		case p.Subj < 0 && s.Key == "tattoo" && !p.Span(i+1).IsWord() && s.Is(vocabulary.Style):
			return false // "rose tattoo": the flower in that style, and no color of one
		case s.Is(vocabulary.Person, vocabulary.Thing, vocabulary.Several, vocabulary.StandIn, vocabulary.Garment, vocabulary.PartWord, vocabulary.Glasses, vocabulary.Extra, vocabulary.Place):
			return true
		case p.Scope == "with" && p.IsPerson(p.Owner) && s.Is(vocabulary.HairStyle, vocabulary.Beard):
			return true // "with red pigtails"
		case p.Scope == "with" && p.Owner >= 0 && s.Is(vocabulary.Portrait) && p.PartNamed(p.Owner, s.Key) != "":
			return true // "with green wings and a red head"
		case p.FramingWord(s), p.Pending.Kind == "and" && s.Is(vocabulary.Scene) && !s.Is(vocabulary.Setting):
			return true // "and a wooden floor": the bowl before it is not of wood
		case p.Scope == "with" && p.IsPiece(p.Owner) && !s.Is(vocabulary.Relation, vocabulary.Stop) && !s.Is(vocabulary.Describing...) && (p.PartNamed(p.Owner, s.Key) != "" || p.Tables.Words.Zones[s.Key] != ""):
			return true // "a trophy with a black base"
		case p.Scope == "with" && p.Owner >= 0 && Trims[s.Key] && !(s.Is(vocabulary.Style) && p.BetweenPauses(s)):
			return true // "with gold embroidery"
		case s.Is(vocabulary.Describing...), s.Is(vocabulary.Trade), s.Is(vocabulary.Stop), s.Is(vocabulary.Style):
			continue
		case s.Is(vocabulary.Unknown):
			if wordnet.MayName(s.Key) {
				return true
			}
		default:
			return false
		}
	}
	return false
}

// WornByAll is a garment that several people wear, by its number among the clothes of one of them, from 1.
type WornByAll struct {
	Subject, Garment int
	Where            string
	Who              []int
}

// Sharing is what was told of a subject before "both": what comes after it is of all.
type Sharing struct {
	Subject, Garments, Relations int
	Told                         bool
	Plain                        bool // it had no expression
}

// Idea is what is drawn for words that have no one look.
type Idea struct {
	From, N int  // its tokens; n is 0 for none
	Late    bool // they are tokens of the prompt in English and with its spelling mended
	Words   string
	Said    string
}

// Held is a text that stood before a thing that may carry it.
type Held struct{ Lettering, To int }

// SetThing is one thing of a set: its name in the table of things, and the color, the pose or the state in which the set shows it.
type SetThing struct{ ID, Color, Look string }

// FramingWord reports whether a span names a framing family.
func (p *Parser) FramingWord(s Span) bool {
	asked, _ := s.Value(vocabulary.Style)
	family, ok := strings.CutPrefix(asked, "framing:")
	return ok && family != "background" && p.Tables.Catalog.Family(family)
}

// betweenWords reports whether a pause stands for a word that joins two statements, or for nothing that was typed.
func (p *Parser) betweenWords(mark token.Token) bool {
	return mark.Start == mark.End || mark.Start < len(p.Runes) && unicode.IsLetter(p.Runes[mark.Start])
}
