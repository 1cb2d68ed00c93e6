package sets

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// SetAsk is how a prompt asks for a set of separate pictures.
type SetAsk struct {
	group bool   // a word for several of anything is there: "set", "bundle"
	Kind  string // "icons", "stickers", or empty where it asks for none
	weak  bool   // one picture may be meant as well: "clipart"
	heads bool   // of animals the heads alone
	bare  bool   // no word says what kind of pictures they are: "camping bundle"
	at    []int  // the tokens that ask
}

// The words for pictures of which there may be one, and for several of anything.
var (
	pictureWord = map[string]string{"icon": "icons", "sticker": "stickers", "clipart": "icons", "emoji": "icons", "badge": "stickers", "sprite": "icons", "asset": "icons", "decal": "stickers", "png": "icons", "item": "icons", "doodle": "icons", "clip": "icons", "vector": "icons", "game": "icons"}
	// setFillers say no more of a set than that it has things of its theme.
	setFillers = lexicon.Set("set sets pack packs collection bundle bundles kit elements element supplies supply item items things stuff accessories essentials illustrations illustration graphics graphic doodles doodle themed theme related objects object assets asset embellishments planner bullet journal digital supplies life gear decor decorations inspired heads portraits characters pictures images clipart cliparts pngs sprites sprite vibes various different assorted mixed")
)

// sheetKinds stand before "sheet" where it is one of several drawings: a tattoo flash sheet.
var sheetKinds = lexicon.Set("flash element elements design asset motif reference art")

// gameWords stand before the tiles that a game is built of.
var gameWords = lexicon.Set("game games platformer platform terrain level map rpg pixel 2d")

// suppliesAt reports whether a token is within the name of the set of school supplies that is one drawing: a set of its own is asked for.
func suppliesAt(p *state.Parser, i int) bool {
	at := p.SpanAt(i)
	id, _ := p.Span(at).Value(vocabulary.Thing)
	return at >= 0 && id == "school-supply-set"
}

// setAsked finds the words that ask for several pictures.
func setAsked(p *state.Parser) SetAsk {
	var ask SetAsk
	word := func(i int) string {
		if i < 0 || i >= len(p.Tokens) || p.Tokens[i].Kind != token.Word {
			return ""
		}
		return p.Tokens[i].Text
	}
	group, many := false, false
	for i := range p.Tokens {
		w := word(i)
		if (w == "tiles" || w == "tileset" || w == "blocks") && gameWords[word(i-1)] {
			w = "sprites"
		}
		one, several := pictureWord[w], vocabulary.PicturesWords[w]
		beside := looks.SheetGroups[word(i+1)] || word(i+1) == "art" && looks.SheetGroups[word(i+2)] || looks.SheetGroups[word(i-2)] && word(i-1) == "of"
		switch {
		case allOver(word(i-2), word(i-1)) || allOver(word(i-3), word(i-2)) || word(i+1) == "on" && word(i+2) == "it":
			several = "" // "a skateboard covered in stickers"
		case several != "":
			many = true
		case one != "" && !beside && w != "clipart" && w != "clip": // "app icon", "camping sticker": one picture
		case one == "" || (w == "png" || w == "badge" || w == "item" || w == "vector" || w == "game") && !beside || w == "clip" && word(i+1) != "art":
			several = ""
		default:
			several, many = one, many || beside
		}
		switch {
		case several != "" && (ask.Kind == "" || several == "stickers"):
			ask.Kind, ask.at = several, append(ask.at, i)
			ask.heads = ask.heads || w == "icon" || w == "icons" || w == "badge" || strings.HasPrefix(w, "emoji")
			if w == "clip" {
				ask.at = append(ask.at, i+1)
			}
		case several != "":
			ask.at = append(ask.at, i)
		case w == "pack" && p.Logo: // a team
		case looks.SheetGroups[w] && (!withinName(p, i, i+1) || suppliesAt(p, i)) && (w != "sheet" && w != "sheets" || pictureWord[word(i-1)] != "" || word(i+1) == "of" || sheetKinds[word(i-1)]):
			group = true
			ask.at = append(ask.at, i)
		}
	}
	ask.heads = ask.heads || slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "heads" || t.Text == "portraits" })
	if ask.Kind == "" && group {
		ask.Kind, ask.bare = "icons", true
	}
	ask.weak, ask.group = !group && !many, group
	if ask.Kind == "" {
		ask.at = nil
	}
	return ask
}

// inPoses reports whether a prompt asks for several of the one that it names by their poses: "foxes in different poses".
func inPoses(p *state.Parser) bool {
	if len(p.Out.Subjects) != 1 || p.Out.Subjects[0].Count < senses.SheetLeast || !p.Alive(0) {
		return false
	}
	return slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "poses" }) && slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return differing[t.Text] })
}

// withinName reports whether tokens are a part of a longer name of a thing: a shopping cart is no shopping.
func withinName(p *state.Parser, from, to int) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		return s.Is(vocabulary.Thing, vocabulary.Several) && s.From < to && s.To > from && (s.From < from || s.To > to) && !looks.SheetGroups[state.LastWord(s.Key)]
	})
}

// tradeTheme reports whether a theme is a part of words of the trade, beside a thing that is named: "set of gems, game icons".
func tradeTheme(p *state.Parser, from, to int) bool {
	within := slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		return s.Is(vocabulary.Trade) && s.From <= from && s.To >= to && s.To-s.From > to-from
	})
	return within && slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		id, _ := s.Value(vocabulary.Thing)
		return s.Kind == token.Word && (s.From >= to || s.To <= from) && p.Tables.Drawable(id) != "" && !s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Several)
	})
}

// allOver reports whether two words say that something is all over a thing.
func allOver(a, b string) bool {
	return (a == "covered" || a == "decorated" || a == "full") && (b == "in" || b == "with" || b == "of")
}

// trimmed reports whether the token at i is what a thing of the prompt is with: a noun and "with" come before it.
func trimmed(p *state.Parser, i int) bool {
	with := slices.IndexFunc(p.Tokens[:i], func(t token.Token) bool { return t.Text == "with" })
	return with > 0 && slices.ContainsFunc(p.Tables.Cut(p.Tokens[:with]), func(s state.Span) bool {
		return s.Is(vocabulary.Thing) && !s.Is(vocabulary.Trade) && vocabulary.PicturesWords[s.Key] == ""
	})
}

// takeSet makes a set of the things that were chosen and takes its words out of the prompt.
func takeSet(p *state.Parser, ask SetAsk, themes []themeAt, from, to int, chosen []state.SetThing, told int) {
	var names []string
	for _, t := range chosen {
		names = append(names, state.PlainName(t.ID))
	}
	p.Understand(from, to, "set", strings.Join(names, ", "))
	gone := func(i int) bool { return i >= from && i < to }
	for _, th := range themes {
		if !gone(th.From) {
			p.Understand(th.From, th.To, "set", th.Key)
		}
	}
	for _, i := range ask.at {
		if !gone(i) {
			p.Understand(i, i+1, "framing", ask.Kind)
		}
	}
	if told >= 0 && told < len(p.Tokens) {
		p.Understand(told, told+1, "count", strconv.Itoa(len(chosen)))
	}
	young, cute := saidOfAnimals(p)
	for _, t := range chosen {
		p.Out.Subjects = append(p.Out.Subjects, setSubject(p, t, ask, young, cute))
	}
	p.Out.Sheet, p.Set.OfTheme = ask.Kind, len(chosen)
	p.Spans = slices.DeleteFunc(p.Spans, func(s state.Span) bool {
		within := func(i int) bool { return i >= s.From && i < s.To }
		out := s.From < to && s.To > from || within(told) || slices.ContainsFunc(ask.at, within) || slices.ContainsFunc(themes, func(t themeAt) bool { return within(t.From) })
		if !out && s.Kind == token.Word && (s.Is(vocabulary.Stop, vocabulary.Relation) || setFillers[state.LastWord(token.Key(p.Words(s.From, s.To)))]) {
			p.Mark(s.From, s.To)
			out = true
		}
		return out
	})
	if ask.Kind == "stickers" {
		looks.SetStyle(p, "style", "sticker")
	}
}

// setSubject is one thing of a set. Icons show the heads of animals, other sets the whole of them.
func setSubject(p *state.Parser, t state.SetThing, ask SetAsk, young, cute bool) brief.Subject {
	s := brief.Subject{Words: strings.ReplaceAll(t.ID, "-", " "), Kind: p.Tables.Drawable(t.ID), ID: t.ID, Count: 1, Color: t.Color}
	if s.Kind == brief.Animal || s.Kind == brief.Bird {
		s.Pose, s.Portrait, s.Young, s.Cute = t.Look, ask.heads && t.Look == "", young, cute
	} else if t.ID == "zodiac-sign" {
		s.Text = t.Look
	} else if p.Tables.Words.Has(t.Look, vocabulary.Expression) {
		s.Expression = t.Look
	} else if t.Look != "" {
		s.States = []string{t.Look}
	}
	return s
}

// saidOfAnimals reports whether the animals of a set are to be young ones, or cute.
func saidOfAnimals(p *state.Parser) (young, cute bool) {
	for i, t := range p.Tokens {
		young = young || t.Text == "baby" && i+1 < len(p.Tokens) && p.Tokens[i+1].Text != "shower" || t.Text == "nursery"
		cute = cute || t.Text == "cute" || t.Text == "kawaii" || t.Text == "adorable"
	}
	return young, cute
}

// themeIcon reads "music app icon": the first thing of a theme, where the prompt names no thing to draw.
func themeIcon(p *state.Parser, theme string, from, to int) {
	icon := slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "icon" })
	if !icon || slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		id, _ := s.Value(vocabulary.Thing)
		return (p.Tables.Drawable(id) != "" || s.Is(vocabulary.Person)) && (s.From >= to || s.To <= from)
	}) {
		return
	}
	i := slices.IndexFunc(senses.ReadSheets()[theme], func(t state.SetThing) bool { return p.Tables.Drawable(t.ID) != "" })
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.From >= from && s.From < to })
	if i < 0 || at < 0 {
		return
	}
	id := senses.ReadSheets()[theme][i].ID
	p.Spans[at] = state.Span{Kind: token.Word, From: from, To: to, Key: strings.ReplaceAll(id, "-", " "), Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: id}}}
	for k := len(p.Spans) - 1; k > at; k-- {
		if p.Spans[k].From < to {
			p.Spans = slices.Delete(p.Spans, k, k+1)
		}
	}
}
