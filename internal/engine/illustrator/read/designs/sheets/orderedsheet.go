package sheets

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// PurposesApart takes out words that only say what a picture is for or what it is made of anyway, before anything of them is drawn.
func PurposesApart(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" {
		return
	}
	chartsOfStickers(p)
	discOfSunset(p)
	teamOfCrest(p)
	lettersOfBlocks(p)
	lettersOnTiles(p)
	noticeOnSign(p)
	limbsOfBeasts(p)
}

// limbs are parts of animals that people have too.
var limbs = lexicon.Set("arms arm legs tentacles")

// limbsOfBeasts takes the limbs that are named right behind an animal for that animal's: the arms of "letter O octopus arms" are nobody's.
func limbsOfBeasts(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		s, before := p.Spans[i], p.Spans[i-1]
		id, _ := before.Value(vocabulary.Thing)
		if s.Kind != token.Word || !limbs[s.Key] || before.To != s.From || !before.IsWord() || !p.Creature(id) || p.Span(i+1).IsWord() && !p.Span(i+1).Is(vocabulary.Stop, vocabulary.Relation) {
			continue
		}
		p.Drop(i, "part", s.Key)
	}
}

// charts are what stickers and icons are for.
var charts = lexicon.Set("reward chore behavior behaviour potty sticker routine")

// chartsOfStickers takes out the chart that stickers and icons are for: "star reward chart stickers", "chore chart icons".
func chartsOfStickers(p *state.Parser) {
	for i := 0; i+1 < len(p.Tokens); i++ {
		if w := p.WordAt(i + 1); charts[p.WordAt(i)] && (w == "chart" || w == "charts") && len(p.Tokens) > i+2 {
			p.Understand(i, i+2, "trade word", "")
			p.WithoutTokens(i, i+2)
			return
		}
	}
}

// discWords tell of the disc of a sunset what it is anyway.
var discWords = lexicon.Set("circle stripes striped stripe lines round")

// discOfSunset takes out that a retro sunset is a striped circle: "retro sunset stripes circle with pines".
func discOfSunset(p *state.Parser) {
	said := p.Said(0, len(p.Tokens))
	if !strings.Contains(said, " retro sunset ") && !strings.Contains(said, " vintage sunset ") {
		return
	}
	for i := len(p.Spans) - 1; i >= 0; i-- {
		if s := p.Spans[i]; s.Kind == token.Word && discWords[s.Key] {
			p.Drop(i, "framing", "sunset")
		}
	}
}

// teamOfCrest takes out the team right before the word for its crest where the prompt names before what that shows: "crossed hockey sticks team crest".
func teamOfCrest(p *state.Parser) {
	for i := 2; i < len(p.Tokens); i++ {
		if w := p.WordAt(i); p.WordAt(i-1) == "team" && (w == "crest" || w == "badge" || w == "emblem" || w == "patch" || w == "shield") && logos.NamesDrawnBefore(p, i-1) {
			p.Understand(i-1, i, "framing", "team")
			p.WithoutTokens(i-1, i)
			return
		}
	}
}

// lettersOfBlocks joins single letters behind blocks into what those spell: "alphabet blocks A B C".
func lettersOfBlocks(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "blocks" || t.Text == "tiles" || t.Text == "beads" })
	to := at + 1
	for at >= 0 && to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && vocabulary.Single(p.Tokens[to].Raw) {
		to++
	}
	if at < 0 || to-at < 3 {
		return
	}
	text := strings.ToUpper(strings.ReplaceAll(p.Text(at+1, to), " ", ""))
	p.QuoteTokens(at+1, at+1, to)
	for i := range p.Spans {
		if s := &p.Spans[i]; s.Kind == token.Quote && s.From == at+1 {
			s.Text = text
		}
	}
}

// tileKinds stand before the tiles or the blocks on which the letters of a text are.
var tileKinds = lexicon.Set("letter letters scrabble wooden wood alphabet game crossword word baby toy")

// lettersOnTiles reads tiles as how a text is lettered: "the word HOME in letter tiles", "scrabble tiles spelling LOVE".
func lettersOnTiles(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "tiles" && t.Kind == token.Word })
	if at < 1 || !tileKinds[p.WordAt(at-1)] || !p.Quoted() && !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "word" || t.Text == "spelling" || t.Text == "spell" }) {
		return
	}
	from := at
	for from > 0 && (tileKinds[p.WordAt(from-1)] && p.WordAt(from-1) != "word" || p.WordAt(from-1) == "in" || p.WordAt(from-1) == "on" || p.WordAt(from-1) == "with") {
		from--
	}
	p.Out.Letter.Style = "tiles"
	p.Understand(from, at+1, "lettering", "tiles")
	p.WithoutTokens(from, at+1)
}

// TextOnBlocks letters a text that alphabet blocks spell on one block for each letter.
func TextOnBlocks(p *state.Parser) {
	at := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "alphabet-block" })
	if at < 0 || p.Logo || p.Out.Letter.Style != "" || p.Out.Motif != "" || p.Out.Sheet != "" || len(p.Out.Lettering) > 1 {
		return
	}
	text := p.Out.Subjects[at].Text
	if text == "" && len(p.Out.Lettering) == 1 && slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return t.Text == "in" || t.Text == "spelling" || t.Text == "spell" || t.Text == "on"
	}) {
		text, p.Out.Lettering = p.Out.Lettering[0], nil
	}
	if text == "" || len([]rune(text)) > 24 || slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return (r.From == at || r.To == at) && r.Kind != "and" && r.Kind != "with" && r.Kind != "beside"
	}) {
		return
	}
	p.Out.Letter.Style, p.Out.Lettering = "blocks", append(p.Out.Lettering, text)
	if col := p.Out.Subjects[at].Color; col != "" {
		p.Out.Tints = state.AppendNew(p.Out.Tints, col)
	}
	p.DropSubject(at)
}

// noticesOfSigns are what signs say by one word, before what is drawn with them.
var noticesOfSigns = lexicon.Phrases("sold", "for sale", "for rent", "open", "closed", "welcome", "just sold", "open house", "now open", "just listed")

// noticeOnSign quotes the notice of a sign that is followed by nothing but things to draw: "realtor sign sold house heart".
func noticeOnSign(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "sign" && t.Kind == token.Word })
	if at < 0 || p.Quoted() {
		return
	}
	for n := 2; n > 0; n-- {
		from, to := at+1, at+1+n
		if to >= len(p.Tokens) || !p.AllWords(from, len(p.Tokens)) || !noticesOfSigns[strings.ToLower(p.Words(from, to))] {
			continue
		}
		if slices.ContainsFunc(p.Recut(to, len(p.Tokens)), func(s state.Span) bool {
			id, _ := s.Value(vocabulary.Thing)
			return p.Tables.Drawable(id) == "" || s.Is(vocabulary.Relation, vocabulary.Person)
		}) {
			return
		}
		p.QuoteTokens(from, from, to)
		return
	}
}

// SheetFallback makes a card of a sheet that is asked for behind its art, and lets an invitation invite that says nothing else: "dove and shell baptism card",
// "space themed invitation rocket".
func SheetFallback(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" || p.Logo || p.Out.Motif != "" || p.Out.Sheet != "" || len(p.Out.Framing) > 0 || len(p.Out.Subjects) == 0 || p.Border.ForInvitation || p.Design.Sheet != "" {
		return
	}
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && letters.Papers[t.Text] == "card" })
	if at < 0 || p.Out.Design != "" && p.Out.Design != "card" && p.Out.Design != "print" || letters.OtherPapers[p.WordAt(at-1)] || slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool {
		return s.Text != "" || s.ID == "envelope" || strings.Contains(s.ID, "card")
	}) {
		return
	}
	invites := strings.HasPrefix(p.WordAt(at), "invit")
	if !invites && !senses.Unshown(p, at, at+1) || at > 0 && slices.Contains([]string{"holding", "with", "on", "in", "a", "the"}, p.WordAt(at-1)) {
		return
	}
	if len(p.Out.Lettering) == 0 {
		from, to, text := occasionIn(p)
		switch {
		case text == "" && !invites:
			return
		case text != "" && invites:
			text = letters.OccasionTexts[letters.PlainOccasion(p.Words(from, to))][1]
		}
		if invites {
			p.Out.Lettering = append(p.Out.Lettering, letters.Invited)
		}
		if text != "" {
			senses.Unleave(p, from, to)
			p.Understand(from, to, "text", text)
			p.Out.Lettering = append(p.Out.Lettering, text)
		}
	} else {
		p.Out.Lettering[0] = patterns.Titled(p.Out.Lettering[0])
	}
	senses.Unleave(p, at, at+1)
	sheetNoun(p, at, "card")
	p.Design.Sheet, p.Out.Design, p.Out.Relations = "card", "card", slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool { return r.Kind == "and" })
}

// OwnPartOfSign takes the arrow off that is named beside a sign which has one.
func OwnPartOfSign(p *state.Parser) {
	sign := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "retro-sign" })
	arrow := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return strings.HasSuffix(s.ID, "arrow") && s.Count == 1 && s.Color == "" })
	if sign >= 0 && arrow >= 0 && len(p.Out.Subjects) == 2 {
		p.DropSubject(arrow)
	}
}

// BlankSheets gives what is blank the color that one expects: a ribbon that of what comes with it, a comic's bubble white.
func BlankSheets(p *state.Parser) {
	if len(p.Out.Subjects) == 0 || len(p.Out.Lettering) > 0 || len(p.Out.Tints) > 0 {
		return
	}
	s := &p.Out.Subjects[0]
	switch {
	case slices.Contains(p.Out.Framing, "banner") && s.Color != "" && s.Kind == brief.Piece && len(p.Out.Subjects) == 1:
		p.Out.Tints = []string{s.Color}
	case s.ID == "speech-bubble" && s.Text == "" && slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "blank" || t.Text == "empty" }) && s.Color == "" && s.Fill == "" && len(p.Out.Subjects) == 1 && (p.Out.Style.Name == "halftone" || p.Out.Style.Name == "popart"):
		s.Color = "white"
	}
}

// textsAlone ask for the letters of a saying and no art.
var textsAlone = lexicon.Set("lettering text typography words word font letters script calligraphy quote saying cursive")

// ArtOfLongSaying draws what a long saying that is all of a prompt names: the moon of "love you to the moon and back".
func ArtOfLongSaying(p *state.Parser) {
	if len(p.Out.Subjects) > 0 || len(p.Out.Lettering) != 1 || len(p.Out.Framing) > 0 || p.Logo || p.Out.Motif != "" || p.Out.Sheet != "" || p.Out.Design != "" && p.Out.Design != "print" || len(p.Design.OwnWords) > 0 || p.Out.Letter.Style != "" || p.Out.Letter.Fill != "" || p.Out.Letter.Material != "" {
		return
	}
	if len(strings.Fields(p.Out.Lettering[0])) < 4 || slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return textsAlone[t.Text] }) {
		return
	}
	for i := range p.Tokens {
		s := p.Recut(i, i+1)[0]
		id, ok := s.Value(vocabulary.Thing)
		t, _ := things.ByID(id)
		if !ok || s.Is(vocabulary.Person, vocabulary.Trade, vocabulary.Stop, vocabulary.Style, vocabulary.Relation) || !saidArt[t.Group] || p.Tables.Drawable(id) == "" {
			continue
		}
		p.Out.Subjects = []brief.Subject{{Words: p.Words(i, i+1), Kind: p.Tables.Drawable(id), ID: id, Count: 1}}
		return
	}
}

// saidArt are the groups of things that a saying means when it names them.
var saidArt = lexicon.Set("animal fish-insect-reptile plant-flower food-drink weather-nature-effect")

// CreatureOfBadge draws the animal that the words of a badge name and that it shows nothing else beside: the bee of "save the bees round patch".
func CreatureOfBadge(p *state.Parser) {
	if p.Out.Design != "emblem" || p.Logo || len(p.Out.Subjects) != 1 || p.Out.Subjects[0].ID != "badge" || p.Out.Subjects[0].Text == "" {
		return
	}
	said := strings.Fields(strings.ToLower(p.Out.Subjects[0].Text))
	for i := range p.Tokens {
		s := p.Recut(i, i+1)[0]
		id, _ := s.Value(vocabulary.Thing)
		if kind := p.Tables.Drawable(id); p.Creature(id) && kind != "" && slices.Contains(said, strings.ToLower(p.Words(i, i+1))) {
			p.Out.Lettering = []string{p.Out.Subjects[0].Text}
			if col := p.Out.Subjects[0].Color; col != "" {
				p.Out.Tints = state.AppendNew(p.Out.Tints, col)
			}
			p.Out.Subjects = []brief.Subject{{Words: p.Words(i, i+1), Kind: kind, ID: id, Count: 1}}
			p.Out.Framing = state.AppendNew(p.Out.Framing, "badge")
			return
		}
	}
}
