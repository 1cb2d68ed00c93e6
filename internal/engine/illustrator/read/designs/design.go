package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/clauses"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/designs/sheets"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/sets"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Design reads what concerns the whole sheet before the words are read one by one: copies of a thing that make a frame, and
// the style of letters.
func Design(p *state.Parser) {
	patterns.RoomAsked(p)
	letters.RepeatedText(p)
	onChalkboard(p)
	nameOnBanner(p)
	goodsOfLabel(p)
	toAndFrom(p)
	textInShape(p)
	splitArt(p)
	letters.ChosenSaying(p)
	toldTexts(p)
	voicedText(p)
	smallTexts(p)
	sheets.PurposesApart(p)
	sheets.RuledLines(p)
	awardText(p)
	curlsAround(p)
	fields(p)
	topicBefore(p)
	eras(p)
	audience(p)
	sets.EachDoes(p)
	sets.ListedMembers(p)
	for i, s := range p.Spans {
		if s.Key == "kawaii" || s.Key == "kawaii style" {
			p.Kawaii = true
			p.Drop(i, "style", "kawaii")
			break
		}
	}
	looks.CakeToppers(p)
	senses.NumbersCounted(p)
	sheets.OrangeMark(p)
	sheets.ColorsInList(p)
	sheets.ColorPair(p)
	expressionsNamed(p)
	subjects.MatchingClothes(p)
	clauses.OfCompounds(p)
	clauses.OfBunches(p)
	patterns.WordSenses(p)
	clauses.Details(p)
	clauses.AlongParts(p)
	ballHearts(p)
	clauses.ColorSegments(p)
	looks.SnowOnTop(p)
	clauses.KindAgain(p)
	people.KindBehind(p)
	looks.Splashes(p)
	looks.Drips(p)
	looks.AndStates(p)
	looks.DrinkingGlasses(p)
	places.Scattered(p)
	places.PlaceWith(p)
	clauses.PlacedLists(p)
	places.ListOfKind(p)
	pictureSegments(p)
	patterns.MiddleAsked(p)
	looks.OwnCorners(p)
	patterns.EdgesAsked(p)
	patterns.ThemedShape(p)
	sheets.FramesForInvitations(p)
	sheets.ShapeAfterFrame(p)
	sheets.OwnMarks(p)
	p.Out.Design = designKind(p)
	destination(p)
	letters.StressedWords(p)
	orderWords(p)
	orderParts(p)
	sheets.VintageYear(p)
	sheets.ShapeByFrame(p)
	looks.DrawnByHand(p)
	subjects.Limbed(p)
	quoteNouns(p)
	looks.GemsSet(p)
	clauses.ColorByTurns(p)
	clauses.OneOf(p)
	sheets.SealAndClaims(p)
	letters.WrittenIn(p)
	patterns.NamedAs(p)
	founding(p)
	prices(p)
	buttons(p)
	senses.Meant(p)
	senses.Medium(p)
	senses.Degrees(p)
	senses.TiedRibbon(p)
	clauses.Looks(p)
	senses.SwappedLetter(p)
	letters.StackedWords(p)
	letters.SayingOfLetters(p)
	letters.ContractedSaying(p)
	textsOfOrder(p)
	letters.OrderedTexts(p)
	letters.NameAfterPause(p)
	clauseSaid(p)
	textsLeft(p)
	wearerBefore(p)
	textAtEnd(p)
	letters.TextsAbove(p)
	letters.TextOnRing(p)
	letters.PrintsAsLooks(p)
	letters.ThemedLetters(p)
	letters.LettersOf(p)
	letters.HandLettered(p)
	sheets.SayingOnPaper(p)
	sheets.SaveTheDate(p)
	sheets.ShapeOfSheet(p)
	sheets.Paper(p)
	sheetCouple(p)
	sheets.SheetFor(p)
	sheets.NumericDates(p)
	sheets.EventSaid(p)
	designSaying(p)
	letters.Slogan(p)
	printOfSaying(p)
	garmentBefore(p)
	printFor(p)
	nouns.AnimalParents(p)
	nouns.Parents(p)
	patterns.PurposeOfPattern(p)
	patterns.ColorAtEnd(p)
	patterns.BackgroundOfThings(p)
	patterns.PatternMember(p)
	patterns.MarksOfPrint(p)
	patterns.PatternOfThings(p)
	patternGround(p)
	patterns.PatternCloth(p)
	sets.SizeOfSet(p)
	sets.CirclesOfSet(p)
	sets.HeadOfSet(p)
	sets.ColorsOfList(p)
	sets.ListedSet(p)
	sets.Sheet(p)
	sets.SplitLists(p)
	logos.BrandWords(p)
	sheets.PlaceOfBadge(p)
	logos.GroundOfLogo(p)
	clothBehind(p)
	textInWreath(p)
	logos.WornName(p)
	crossing(p)
	designPurpose(p)
	looks.PartsAlone(p)
	sheets.NoticeBefore(p)
	shopBefore(p)
	goodsAtEnd(p)
	servesAs(p)
	patterns.NeonSign(p)
	board(p)
	counted(p)
	subjects.PartsOfThings(p)
	letters.CuedText(p)
	plainShape(p)
	letters.Alphabet(p)
	looksAtEnd(p)
	alphabetCard(p)
	letters.LetterStyle(p)
	letters.LooksOfText(p)
	letters.TextWithin(p)
	letters.FontOfCharacter(p)
	sheets.FloralShapes(p)
	patterns.Motif(p)
	patterns.Gathered(p)
	patternWith(p)
	letters.FillAlone(p)
	sets.ThemePattern(p)
}

// patternWith makes a pattern of what follows "with" and "of" where the word before it is a pattern of marks: "polka dot pattern with bees".
func patternWith(p *state.Parser) {
	for i, s := range p.Spans {
		join, what := p.Span(i+1).Key, p.Span(i+2)
		if state.LastWord(s.Key) != "pattern" || !s.Is(vocabulary.Fill) || s.To-s.From < 2 || i > 0 && !p.Spans[i-1].Is(vocabulary.Describing...) && !p.Spans[i-1].Is(vocabulary.Stop, vocabulary.Trade) || join != "with" && join != "of" || !patterns.Copyable(p, what) || !what.Plural {
			continue
		}
		p.LeaveOut(s.From, s.To-1, "We can't show “"+strings.ToLower(p.Words(s.From, s.To-1))+"” behind the rest of a pattern yet.")
		p.Spans = slices.Replace(p.Spans, i, i+1, p.Recut(s.To-1, s.To)...)
		return
	}
}

// groundNames are the words after a color for what a pattern is on.
var groundNames = lexicon.Set("background ground base backdrop")

// darkGround is the color of a dark ground of which no color is told.
const darkGround = "navy"

// patternGround takes out the color on which a pattern is: "strawberry pattern on pink", "pink background with a pattern of bows".
func patternGround(p *state.Parser) {
	if !slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		asked, _ := s.Value(vocabulary.Style)
		return s.Kind == token.Word && (state.LastWord(s.Key) == "pattern" || state.LastWord(s.Key) == "patterns" || asked == "framing:pattern")
	}) {
		return
	}
	for i, s := range p.Spans {
		name, ok := s.Value(vocabulary.Color)
		if (s.Key == "dark" || s.Key == "black") && !ok {
			name, ok = darkGround, true
		}
		on, ground := p.Span(i-1).Key == "on" || p.Span(i-1).Key == "over", groundNames[p.Span(i+1).Key]
		if !ok || s.Kind != token.Word || !on && !ground || on && p.Span(i+1).Is(vocabulary.Thing) && !ground {
			continue
		}
		if ground {
			p.Drop(i+1, "framing", "background")
		}
		p.Drop(i, "color", name)
		if on {
			p.Drop(i-1, "", "")
		}
		p.Out.Backing = name
		return
	}
}

// counted takes out numbers of what a thing has, which are no numbers of things: "three tier cake", "8 point buck".
func counted(p *state.Parser) {
	for i := 0; i+1 < len(p.Spans); i++ {
		if p.Spans[i].Is(vocabulary.Count) && !p.Spans[i].Is(vocabulary.Stop) && p.Spans[i+1].Key == "tiered cake" {
			looks.SplitHalf(p, i+1)
		}
		s, part, head := p.Spans[i], p.Spans[i+1], p.Span(i+2)
		n, ok := s.Value(vocabulary.Count)
		if ok && !s.Is(vocabulary.Stop) && partsToState(p, i, n) {
			continue
		}
		if !ok || n == "1" || s.Is(vocabulary.Stop, vocabulary.Young) || part.Kind != token.Word || part.Plural || head.Plural || things.IsPlural(head.Key) || !head.Is(vocabulary.Thing) {
			continue
		}
		if part.Is(vocabulary.Unknown, vocabulary.PartWord) && !part.Is(vocabulary.Thing, vocabulary.Person) && !part.Is(vocabulary.Describing...) && !p.Tables.Words.Has(part.Key, vocabulary.Trade) {
			p.LeaveOut(s.From, part.To, "We can't show “"+strings.ToLower(p.Words(s.From, part.To))+"” yet.")
			p.Spans = slices.Delete(p.Spans, i, i+2)
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
func partsToState(p *state.Parser, i int, n string) bool {
	part, at := countedAs[p.Spans[i+1].Key], i+2
	for part != "" && p.Span(at).IsWord() && p.Span(at).Is(vocabulary.Color, vocabulary.Theme, vocabulary.Material) && !p.Span(at).Is(vocabulary.Thing) {
		at++ // "two-tiered white cake"
	}
	head := p.Span(at)
	id, ok := head.Value(vocabulary.Thing)
	name := n + "-" + part
	if part == "" || !ok {
		return false
	}
	if looks.PartCounts[id+" "+part] == n { // as it is drawn
		p.Understand(p.Spans[i].From, p.Spans[i+1].To, "part", n+" "+part)
		p.Spans = slices.Delete(p.Spans, i, i+2)
		return true
	}
	if part == "tiers" && id == "cake" && p.Tables.Drawable("wedding-cake") != "" {
		id = "wedding-cake"
		p.Spans[at].Senses = []vocabulary.Sense{{Class: vocabulary.Thing, Value: id}}
	}
	if !slices.Contains(p.Tables.Catalog.States(id), name) {
		if p.Spans[i+1].Plural || head.Plural || at > i+2 || !p.Spans[i+1].Is(vocabulary.Thing) || !p.Spans[i+1].Is(vocabulary.PartWord) {
			return false
		}
		p.LeaveOut(p.Spans[i].From, p.Spans[i+1].To, "We can't show “"+strings.ToLower(p.Words(p.Spans[i].From, p.Spans[i+1].To))+"” yet.") // "five-leaf clover": not five of them
		p.Spans = slices.Delete(p.Spans, i, i+2)
		return true
	}
	whole := state.Span{From: p.Spans[i].From, To: p.Spans[i+1].To, Key: name, Senses: []vocabulary.Sense{{Class: vocabulary.State, Value: name}}}
	p.Spans = slices.Replace(p.Spans, i, i+2, whole)
	return true
}

// plainShape drops the shape of what has it anyway: "circle badge", "round logo".
func plainShape(p *state.Parser) {
	for i, s := range p.Spans {
		next := p.Span(i + 1)
		asked, _ := next.Value(vocabulary.Style)
		if round := s.Key == "circle" || s.Key == "round" || s.Key == "circular"; round && s.Kind == token.Word && (asked == "framing:badge" || asked == "style:logo" || next.Key == "stamp" || next.Key == "seal" || next.Key == "label") {
			p.Design.RoundStamp = next.Key == "stamp"
			p.Drop(i, "framing", "round")
			return
		}
	}
}

// hadByAnother reports whether a thing is there for somebody who has a face, or with the thing that a picture is of: no swing smiles under a kawaii cat, and
// no fork beside a kawaii cake.
func hadByAnother(p *state.Parser, i int) bool {
	return p.Out.Sheet == "" && p.Out.Motif == "" && slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		other := r.From + r.To - i
		return (r.From == i || r.To == i) && r.Kind != "and" && other != i && (p.Alive(other) || other == 0 && subjects.HasFace(p, 0) || other > 0 && other < i && hadByAnother(p, other))
	})
}

// Faces gives what was asked for in kawaii style a happy face and soft colors.
func Faces(p *state.Parser) {
	if !p.Kawaii {
		return
	}
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.Expression == "" && (p.Alive(i) || subjects.HasFace(p, i) && !hadByAnother(p, i)) && !p.IsPerson(i) {
			s.Expression = "happy"
		}
		if s := &p.Out.Subjects[i]; s.Kind == brief.Animal && s.Build == "" && !s.Portrait {
			s.Young = true // a large head on a small body
		}
	}
	p.Out.Style.Asked = append(p.Out.Style.Asked, "kawaii")
	if p.Out.Style.Palette == "" {
		p.Out.Style.Palette = "soft"
	}
}
