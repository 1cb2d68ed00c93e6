// Package nouns reads nouns beside nouns: names of several words, pairs, parents and young, and words that no list has.
package nouns

import (
	"cmp"
	"pellucid/internal/engine/illustrator/read/looks"
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/token"
)

// Rescue draws what a compound that we cannot draw is a kind of ("boho arrow"), or what stands before its last word ("mermaid tail"),
// and leaves the rest out. A compound of its own, such as a trojan horse, is neither.
func Rescue(p *state.Parser, s state.Span) bool {
	n := s.To - s.From
	if statue(p, s) {
		return true
	}
	if n < 2 || s.To > len(p.Tokens) || p.Language.Code != "en" || wordnet.Apart(s.Key) || p.Tables.Words.IsOwn(s.Key) {
		return false
	}
	tails := n - 1
	if p.Tables.Words.Has(p.Tokens[s.To-1].Text, vocabulary.PartWord) || s.IsStory() {
		tails = 0 // the whole tiger shows the tiger's eyes
	}
	for k := tails; k > 0; k-- {
		if all := senses.Partly(p, s.To-k, s.To); len(all) > 0 {
			tail := p.Tables.At(p.Tokens, s.To-k, k)
			for _, d := range p.Tables.Cut(p.Tokens[s.From:tail.From]) {
				d.From, d.To = d.From+s.From, d.To+s.From
				if d.Is(vocabulary.Describing...) && !d.Is(vocabulary.Stop) {
					p.Waiting.Noun = append(p.Waiting.Noun, d)
				} else if senses.Measures[d.Key] {
					p.LeaveOut(d.From, tail.From, "We drew it whole.")
				} else if !d.Is(vocabulary.Stop, vocabulary.Relation) {
					p.LeaveOut(d.From, d.To, "We can't show “"+strings.ToLower(p.Words(d.From, d.To))+"” yet.")
				}
			}
			Subject(p, tail, all)
			return true
		}
	}
	for k := n - 1; k > 0; k-- {
		if all := senses.Partly(p, s.From, s.From+k); len(all) > 0 && !relations.LimbBeside(p, all) && !ownerAlone(p, all, s) {
			head := p.Tables.At(p.Tokens, s.From, k)
			if besideSubject(p, s, all) {
				leaveOutNoun(p, s)
				return true
			}
			p.LeaveOut(head.To, s.To, "We can't draw "+subjects.ANoun(p, s)+" yet, so we drew "+subjects.ANoun(p, head)+" alone.")
			tail := p.Tables.At(p.Tokens, s.From+k, n-k)
			beast(p, head, tail, tail)
			Subject(p, head, all)
			return true
		}
	}
	return false
}

// besideSubject reports whether a compound that ends in a word that nothing draws comes after a subject, so that drawing what stands before that word would put another
// thing beside it: an anchor tattoo is no anchor, and a church bulletin no church. What something is done to is drawn all the same, and so is what is named in another
// way: a wolf companion is a wolf.
func besideSubject(p *state.Parser, s state.Span, all []senses.Found) bool {
	last, loose := p.Tokens[s.To-1].Text, p.Pending.Kind == "" || p.Pending.Kind == "with" || p.Pending.Kind == "and"
	return loose && len(p.Out.Subjects) > 0 && !p.Set.Open && all[0].Kind == brief.Piece && !p.Creature(all[0].ID) && !sameThing[last] && !strings.HasSuffix(last, "ing") && wordnet.Knows(last) && !slices.ContainsFunc(p.Tokens[s.From:s.To], func(t token.Token) bool { return t.Text == "on" })
}

// leaveOutNoun leaves out a noun that is not drawn, with the words before it, and lets what follows go on about what came before.
func leaveOutNoun(p *state.Parser, s state.Span) {
	from := s.From
	for _, d := range p.Waiting.Noun {
		from = min(from, d.From)
	}
	p.LeaveOut(from, s.To, "We can't draw "+subjects.ANoun(p, s)+" yet.")
	p.Waiting.Noun, p.Pending.Kind = nil, ""
	p.Target = state.Target{Subj: state.Nowhere}
}

// sameThing are last words of compounds that show what stands before them.
var sameThing = lexicon.Set(`companion companions enemy friend friends buddy sidekick pal toy toys figurine figurines figure statue statues ornament ornaments cluster clusters bunch pile
	heap stack pieces piece bits chunk chunks slice slices half halves trio pair group crowd pack family lover plant plants tree trees bush vine vines decoration decorations icon icons
	shape shapes emblem emblems symbol symbols clipart character characters mascot warrior guard guy lady man woman girl boy baby`)

// ownerAlone reports whether what stands before the last word of a compound is somebody, who is not drawn for what belongs to them: a
// sailor's knot is no sailor. What they wear is drawn on them.
func ownerAlone(p *state.Parser, all []senses.Found, s state.Span) bool {
	if s.To-s.From != 2 || strings.HasSuffix(p.Tokens[s.To-1].Text, "ing") {
		return false // "photographer taking": the rest is what they do
	}
	return all[0].Kind == brief.Person && !p.Tables.Words.Has(p.Tokens[s.To-1].Text, vocabulary.Garment) && !p.Tables.Words.Has(p.Tokens[s.To-1].Text, vocabulary.PartWord) && !worksWith[p.Tokens[s.To-1].Text]
}

// worksWith are last words after a role that say no more than who it is.
var worksWith = lexicon.Set("character avatar figure worker lady man woman girl boy kid pose costume outfit uniform armor suit dress gown mascot face head portrait team squad poms pom hair makeup")

// Subject adds what a noun names, with the words that describe it and the relation that leads to it.
func Subject(p *state.Parser, s state.Span, all []senses.Found) {
	pre := p.Waiting.Noun
	p.Waiting.Noun = nil
	first := len(p.Out.Subjects)
	all = relations.Paired(p, s, relations.Grouped(s, all, pre), pre)
	if len(all) > 1 { // "many tools": the kinds are many, not each of them
		pre = slices.DeleteFunc(slices.Clone(pre), func(d state.Span) bool {
			if !vagueCounts[d.Key] {
				return false
			}
			p.Understand(d.From, d.To, "count", "")
			return true
		})
	}
	if first+len(all) > state.MaxSubjects {
		p.LeaveOut(s.From, s.To, "An image holds up to "+strconv.Itoa(state.MaxSubjects)+" things.")
		return
	}
	for i, f := range all {
		sub := brief.Subject{Words: p.Words(s.From, s.To), Kind: f.Kind, ID: f.ID, Count: 1, Person: f.Figure, Color: f.Color, Pose: f.Pose, Mix: f.Mix}
		if f.Kind == brief.Person && sub.Person == nil {
			sub.Person = &brief.Figure{}
		}
		if sub.Text = Standing[f.ID]; sub.Text != "" && p.Language.Code != "en" {
			to := s.To
			for to > s.From+1 && LetterNouns[p.Tokens[to-1].Text] {
				to--
			}
			sub.Text = p.Words(s.From, to) // said in the prompt's own language
		}
		sub.Young = youngName(p, s, f)
		p.Out.Subjects = append(p.Out.Subjects, sub)
		told(p, s, f)
		if i > 0 && p.Pending.Kind != "full of" {
			p.Link(first+i-1, "beside", first+i)
		} else if i > 0 {
			p.Link(p.Pending.From, p.Pending.Kind, first+i)
		}
	}
	last := len(p.Out.Subjects) - 1
	p.Several.Added, p.LastFraming = len(all) > 1, false
	join(p, first, s)
	for i := first + 1; i <= last; i++ {
		p.Several.Group = append(p.Several.Group, i)
	}
	p.Subj, p.Target = last, state.Target{Subj: last}
	relations.OwnerAfter(p, first)
	for i := first; i <= last; i++ {
		people.DressUp(p, i, s, pre)
	}
	Carry(p, first, s, pre)
	if sub := &p.Out.Subjects[first]; adorning[p.Pending.Span.Key] == "<covering" && sub.Count == subjects.UnstatedCount {
		sub.Count = ornamental
	}
	addYoung(p, first)
	backToBuilt(p, first)
}

// vagueCounts are words for how many there are that tell no number.
var vagueCounts = lexicon.Phrases("many", "lots of", "a lot of", "several", "various", "some")

// Standing are the texts of families that are named by what they say.
var Standing = map[string]string{
	"happy-birthday-lettering": "Happy Birthday", "merry-christmas-lettering": "Merry Christmas", "thank-you-lettering": "Thank You",
	"sale-lettering": "Sale",
}

// told notes how the noun itself was understood.
func told(p *state.Parser, s state.Span, f senses.Found) {
	name := cmp.Or(f.Name, state.PlainName(f.ID))
	if f.Kind == brief.Person && f.ID == "" {
		name = strings.TrimSpace(f.Figure.Age + " " + f.Figure.Body)
	}
	switch {
	case f.Business != "":
		p.StandIn(s.From, s.To, f.Business, name, "We drew "+state.Named(f.ID, s.Plural)+" as the mark of "+state.Article(f.Business)+".")
	case f.Wanted != "":
		p.StandIn(s.From, s.To, f.Wanted, name, "We drew "+state.Named(cmp.Or(f.ID, name), s.Plural)+": we don't have "+state.Named(f.Wanted, s.Plural)+" yet.")
	case f.Kind == brief.Flag || f.Kind == brief.Map:
		p.Understand(s.From, s.To, "subject", string(f.Kind)+" "+f.ID)
	default:
		p.Understand(s.From, s.To, "subject", name)
	}
}

// Missing leaves a noun out that nothing draws; the first of a prompt is its main subject.
func Missing(p *state.Parser, s state.Span) {
	from := s.From
	why := "We can't draw " + subjects.ANoun(p, s) + " yet."
	counted := slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.Is(vocabulary.Count) }) // "ribbon banner, 3 folds": details of it
	p.Waiting.Noun = colorsOfLast(p)
	for _, d := range p.Waiting.Noun {
		if relations.KeepsDoing(p, d) {
			continue
		}
		from = min(from, d.From)
		if !d.Is(vocabulary.Stop) {
			p.LeaveOut(d.From, d.To, why)
		}
	}
	p.Waiting.Noun = nil
	if len(p.Out.Subjects) == 0 && len(p.Out.Lettering) == 0 && !p.Lost.Main && !whereItIs(p, s) && !(len(p.Out.Framing) > 0 && counted) {
		p.Lost.Main, p.Lost.Key, p.Lost.Words = true, s.Key, strings.ToLower(p.Words(s.From, s.To))
		switch next := p.Span(p.At); next.Key {
		case "and", "of", "style", "styled", "inspired", "themed":
			p.Lost.One = true
		default:
			p.Lost.One = p.Set.Open || textAhead(p) || frameShapes[s.Key] && p.FramingWord(next)
		}
	}
	p.LeaveOut(s.From, s.To, why)
	p.Pending.Kind = ""
	next := p.Span(p.At + 1)
	if listed := p.Span(p.At).Key == "and" && (p.Alive(p.Owner) || p.Owner >= 0 && p.Scope == "with" && next.IsWord() && p.PartNamed(p.Owner, next.Key) != ""); !s.Is(vocabulary.Garment) && !listed {
		p.Scope = "" // "in a black suit and a red tie": the tie is worn all the same; "with a cane and a gray beard": so is the beard
	}
	p.Target = state.Target{Subj: state.Nowhere}
}

// colorsOfLast paints the last thing in the colors after "in" that "and" parts from a noun that nothing draws, "a splash in teal and gold flecks", and
// returns what else waits for that noun.
func colorsOfLast(p *state.Parser) []state.Span {
	waiting := p.Waiting.Noun
	if len(waiting) < 2 || p.WordAt(waiting[0].From-1) != "in" || !p.IsPiece(p.Subj) || p.Out.Subjects[p.Subj].Color != "" {
		return waiting
	}
	if c, ok := waiting[0].Value(vocabulary.Color); ok && p.WordAt(waiting[0].To) == "and" {
		looks.Paint(p, &p.Out.Subjects[p.Subj], c)
		p.Understand(waiting[0].From, waiting[0].To, "color", c)
		return waiting[1:]
	}
	return waiting
}

// frameShapes are shapes that frames do not have yet; the frame is drawn without them.
var frameShapes = lexicon.Set("hexagon octagon pentagon arch scallop scalloped trapezoid polygon")

// whereItIs reports whether what nothing draws is a place that the rest of the prompt is in: a name after "in" that is no word of ours.
func whereItIs(p *state.Parser, s state.Span) bool {
	return p.WordAt(s.From-1) == "in" && s.Is(vocabulary.Unknown, vocabulary.Place, vocabulary.Scene) && p.RestNames(p.At)
}

// LetterNouns are the words for letters themselves.
var LetterNouns = lexicon.Set("serif sans letters lettering font fonts text typography typeface alphabet calligraphy script cursive type writing handwriting words")
