package sheets

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// notice is how a sign looks that says something of a kind: the piece that draws it, and the colors of its board and its letters.
type notice struct{ begins, piece, board, letters string }

// notices are the kinds of words that public signs have, by how they begin.
var notices = []notice{
	{"no |do not |keep out|keep off|private|stop |emergency|fire |authorized|staff only|employees only|restricted", "notice-sign", "white", "red"},
	{"caution|warning|wet floor|beware|slow|slippery|high voltage|school zone|men at work|road work|dead end|yield|hazard|watch your|mind the", "notice-sign", "yellow", "black"},
	{"danger", "notice-sign", "white", "red"},
	{"speed limit|one way|detour|parking|bus stop|taxi stand|visitor|reserved", "notice-sign", "white", "black"},
	{"exit|first aid|assembly|recycl|way out|emergency exit|campground|trail", "notice-sign", "green", "white"},
	{"restroom|bathroom|toilet|men|women|information|wifi|free wifi|wi-fi|hospital|ev charging|pool rules", "notice-sign", "blue", "white"},
	{"please |kindly |thank you for |self checkout|pay here|order here|wash your|wash hands|keep the door|keep door|close the door|remove your shoes|take off your|quiet please|turn off|flush|smile youre|smile you’re", "notice-sign", "blue", "white"},
	{"welcome to|home of |gone fishing", "wood-plank", "", ""},
	{"for sale|sold|yard sale|garage sale|estate sale|moving sale|open house|for rent|just sold|for lease|under contract|coming soon|price reduced", "yard-sign", "", ""},
	{"route ", "notice-sign", "white", "black"},
	{"open|closed|sorry we|come in|we are open|we're open|yes we", "hanging-sign", "", ""},
	{"just married|mr and|mr &|mrs|wedding|bride|happily|it's a|its a|oh baby|the |our |gather|blessed|family|home sweet|bless", "welcome-sign", "", ""},
}

// noticeBegins reports whether some words begin as those of a public sign do.
func noticeBegins(said string, n notice) bool {
	return slices.ContainsFunc(strings.Split(n.begins, "|"), func(b string) bool {
		return strings.HasPrefix(said, b) && (len(said) == len(b) || strings.HasSuffix(b, " ") || len(b) > 5 || said[len(b)] == ' ')
	})
}

// NoticeBefore quotes the words of a public notice before the word for a sign, whatever they name: "beware of dog sign".
func NoticeBefore(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "sign" })
	if at < 1 || p.Quoted() || patterns.Cued(p) || p.WordAt(at-1) == "neon" {
		return
	}
	to := at
	for to > 1 && noticeMetals[p.WordAt(to-1)] {
		to--
	}
	for from := max(0, to-6); from < to; from++ {
		if !p.AllWords(from, to) {
			continue
		}
		said := strings.ToLower(p.Words(from, to))
		known := slices.ContainsFunc(notices, func(n notice) bool { return noticeBegins(said, n) })
		if known && namesSign(p, from, at+1) {
			return
		}
		if known && (from == 0 || slices.ContainsFunc(p.Recut(from-1, from), func(s state.Span) bool {
			return s.Is(vocabulary.Describing...) || s.Is(vocabulary.Stop, vocabulary.Trade, vocabulary.Style, vocabulary.Relation)
		})) {
			p.QuoteTokens(from, from, to)
			return
		}
	}
}

// namesSign reports whether all of some words are the name of one sign that we draw, such as the cigarette behind a bar of "no smoking sign".
func namesSign(p *state.Parser, from, to int) bool {
	return slices.ContainsFunc(p.Recut(from, to), func(s state.Span) bool { return s.From == from && s.To == to && s.Is(vocabulary.Thing) })
}

// noticeMetals stand between what a notice says and the word for it.
var noticeMetals = lexicon.Set("metal street road traffic safety warning door yard lawn red yellow white blue green")

// PublicSigns makes a sign whose words are those of a public notice a plate or a board of that kind, unless it is told to be of wood.
func PublicSigns(p *state.Parser) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if s.ID == "chalkboard" { // it has a frame
			p.Out.Framing = slices.DeleteFunc(p.Out.Framing, func(f string) bool { return f == "frame" })
		}
		hungSign(p, s)
		said := strings.ToLower(s.Text)
		if said == "" && len(p.Out.Lettering) == 1 {
			said = strings.ToLower(p.Out.Lettering[0])
		}
		if s.ID != "wood-plank" || s.Material != "" || said == "" || !strings.HasSuffix(strings.ToLower(s.Words), "sign") || strings.Contains(strings.ToLower(s.Words), "wood") || inHands(p, i) {
			continue
		}
		for _, n := range notices {
			if p.Tables.Drawable(n.piece) == "" || !noticeBegins(said, n) {
				continue
			}
			s.ID = n.piece
			noticeColors(p, s, n)
			if s.Text == "" {
				s.Text, p.Out.Lettering = p.Out.Lettering[0], nil
			}
			break
		}
	}
}

// inHands reports whether somebody holds a subject.
func inHands(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.To == i && (r.Kind == "holding" || r.Kind == "carrying") })
}

// noticeColors colors a sign after its kind; a color that was told is that of the board, or of the letters where the board would swallow them.
func noticeColors(p *state.Parser, s *brief.Subject, n notice) {
	told := s.Color
	if n.board == "" {
		return
	}
	s.Color = n.board
	letters := n.letters
	switch {
	case told == "" || told == n.board || told == "black" && n.letters == "black":
	case told == n.letters:
	case told == "white":
		s.Color = told
	default:
		s.Color, letters = told, "white"
		if told == "yellow" {
			letters = "black"
		}
	}
	s.Parts = append(s.Parts, brief.PartColor{Part: "border", Color: letters})
}

// hungSign hangs a sign of which "hanging" was said apart, before its words: "hanging open sign".
func hungSign(p *state.Parser, s *brief.Subject) {
	as := looks.HungAs[s.ID]
	at := slices.IndexFunc(p.Out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == "hanging" })
	if as == "" || at < 0 || p.Tables.Drawable(as) == "" || !strings.HasSuffix(strings.ToLower(s.Words), "sign") {
		return
	}
	s.ID = as
	p.Out.Reading.LeftOut = slices.Delete(p.Out.Reading.LeftOut, at, at+1)
	for i := range p.Tokens {
		if p.WordAt(i) == "hanging" {
			p.Fate[i] = false
			p.Understand(i, i+1, "state", "hanging")
			return
		}
	}
}
