package senses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// swapLeads are the words before a letter that art stands for: "a rose as the o", "a heart instead of the letter O".
var swapLeads = lexicon.Set("for as instead replacing replaces")

// swapFillers may stand between such a word and the letter.
var swapFillers = lexicon.Set("of the letter a an")

// SwappedLetter takes out the words that set art in the place of a letter, where a text of the prompt has that letter.
func SwappedLetter(p *state.Parser) {
	onLetter(p)
	if letterReplaced(p); p.Out.Letter.Swapped != "" {
		return
	}
	for i := range p.Tokens {
		in := p.WordAt(i) == "in" && p.WordAt(i+1) == "the" && p.CapitalToken(min(i+2, len(p.Tokens)-1)) // "with a paw in the O"
		if !swapLeads[p.WordAt(i)] && !in || i == 0 {
			continue
		}
		to := i + 1
		for swapFillers[p.WordAt(to)] && (p.WordAt(to+1) != "") {
			to++
		}
		letter := p.WordAt(to)
		ends := to+1 >= len(p.Tokens) || p.Tokens[to+1].Kind != token.Word || p.WordAt(to+1) == "in" || p.WordAt(to+1) == "with" || p.WordAt(to+1) == "and"
		if !vocabulary.Single(letter) || !ends || !spelledWith(p, letter) {
			continue
		}
		p.Understand(i, to+1, "lettering", "instead of "+strings.ToUpper(letter))
		p.WithoutTokens(i, to+1)
		p.Out.Letter.Swapped = letter
		p.Design.SwapAt = [2]int{i, to + 1}
		return
	}
}

// onLetter leaves out on which letter of a text something is: "a hat on the letter H". It stands by the text as all art does.
func onLetter(p *state.Parser) {
	for i := 1; i+2 < len(p.Tokens); i++ {
		if w := p.WordAt(i); w != "on" && w != "over" && w != "around" && w != "from" || p.WordAt(i+1) != "the" {
			continue
		}
		to := i + 2
		if p.WordAt(to) == "letter" {
			to++
		}
		if letter := p.WordAt(to); vocabulary.Single(letter) && spelledWith(p, letter) {
			p.LeaveOut(i, to+1, "We can't set art on one letter of a text yet.")
			p.WithoutTokens(i, to+1)
			return
		}
	}
}

// letterReplaced takes out "the O replaced by" before what stands for a letter: "with the O replaced by a pink ribbon", "where the o is a pumpkin".
func letterReplaced(p *state.Parser) {
	for i := 1; i+1 < len(p.Tokens); i++ {
		to := i + 1
		switch w, next := p.WordAt(i), p.WordAt(i+1); {
		case (w == "replaced" || w == "swapped") && (next == "by" || next == "with" || next == "for"):
			to++
		case w != "as" && w != "is" && w != "being" || next != "a" && next != "an":
			continue
		}
		letter, from := p.WordAt(i-1), i-1
		for p.WordAt(from-1) == "letter" || p.WordAt(from-1) == "the" {
			from--
		}
		if !vocabulary.Single(letter) || from == i-1 || !spelledWith(p, letter) {
			continue
		}
		if w := p.WordAt(from - 1); w == "where" || w == "and" {
			from--
		}
		p.Understand(from, to, "lettering", "instead of "+strings.ToUpper(letter))
		p.WithoutTokens(from, to)
		p.Out.Letter.Swapped, p.Design.SwapAt = letter, [2]int{from, to}
		return
	}
}

// spelledWith reports whether a prompt for letters has a text with a letter in it: one in quotation marks, one with a capital, or one before the
// word for letters.
func spelledWith(p *state.Parser, letter string) bool {
	asked := p.Quoted()
	for i := range p.Tokens {
		asked = asked || p.WordAt(i) == "instead" && p.WordAt(i+1) == "of"
		asked = asked || LettersAsked[p.WordAt(i)] || p.WordAt(i) == "word" || p.WordAt(i) == "name" || p.ShoutedToken(i)
	}
	return asked && slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return len(t.Text) > 1 && strings.Contains(strings.ToLower(t.Raw), letter) || t.Kind == token.Quote && strings.Contains(strings.ToLower(t.Raw+t.Text), letter)
	})
}

// KeepsSwap gives up art in the place of a letter where the design has no such letter or no single art for it.
func KeepsSwap(p *state.Parser) {
	letter := p.Out.Letter.Swapped
	if letter == "" {
		return
	}
	if len(p.Out.Subjects) == 1 && len(p.Out.Lettering) == 0 && p.Out.Subjects[0].Text != "" {
		p.Out.Lettering, p.Out.Subjects[0].Text = []string{p.Out.Subjects[0].Text}, "" // "a heart as the o in “Hello”"
	}
	if n := len(p.Out.Subjects); n == 2 && len(p.Out.Lettering) == 1 && p.Out.Subjects[1].Kind == brief.Family && vocabulary.IsNumber(p.Out.Subjects[1].Text) {
		p.Out.Lettering = append(p.Out.Lettering, p.Out.Subjects[1].Text) // "and the number 12": a line of its own
		p.DropSubject(1)
	}
	if len(p.Out.Subjects) == 1 && (p.Out.Subjects[0].Kind == brief.Piece || p.Out.Subjects[0].Kind == brief.Family) && p.Out.Subjects[0].Text == "" && !p.Logo && strings.Contains(strings.ToLower(strings.Join(p.Out.Lettering, " ")), letter) {
		p.Out.Subjects[0].Count = 1
		if p.Out.Design == "" {
			p.Out.Design = "print"
		}
		return
	}
	p.Out.Letter.Swapped = ""
	said := p.Words(p.Design.SwapAt[0], p.Design.SwapAt[1])
	p.Out.Reading.Understood = slices.DeleteFunc(p.Out.Reading.Understood, func(it brief.Item) bool { return it.Words == said })
	for i := p.Design.SwapAt[0]; i < p.Design.SwapAt[1]; i++ {
		p.Fate[i] = false
	}
	p.LeaveOut(p.Design.SwapAt[0], p.Design.SwapAt[1], "We can't set art in the place of a letter here.")
}

// LettersAsked are the words that ask for letters after what they say and what they look like.
var LettersAsked = lexicon.Set("lettering letters letterings font typography calligraphy quote quotes script cursive text decal typeface wordart")
