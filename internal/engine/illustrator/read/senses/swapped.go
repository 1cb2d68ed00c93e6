package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// swapLeads are the words before a letter that art stands for: "a rose as the o", "a heart instead of the letter O".
var swapLeads = wordSet("for as instead replacing replaces")

// swapFillers may stand between such a word and the letter.
var swapFillers = wordSet("of the letter a an")

// swappedLetter takes out the words that set art in the place of a letter, where a text of the prompt has that letter.
func (p *parser) swappedLetter() {
	for i := range p.toks {
		in := p.wordAt(i) == "in" && p.wordAt(i+1) == "the" && p.capitalToken(min(i+2, len(p.toks)-1)) // "with a paw in the O"
		if !swapLeads[p.wordAt(i)] && !in || i == 0 {
			continue
		}
		to := i + 1
		for swapFillers[p.wordAt(to)] && (p.wordAt(to+1) != "") {
			to++
		}
		letter := p.wordAt(to)
		ends := to+1 >= len(p.toks) || p.toks[to+1].Kind != token.Word || p.wordAt(to+1) == "in" || p.wordAt(to+1) == "with"
		if !vocabulary.Single(letter) || !ends || !p.spelledWith(letter) {
			continue
		}
		p.understand(i, to+1, "lettering", "instead of "+strings.ToUpper(letter))
		p.withoutTokens(i, to+1)
		p.out.Letter.Swapped = letter
		p.swapAt = [2]int{i, to + 1}
		return
	}
}

// spelledWith reports whether a prompt for letters has a text with a letter in it: one in quotation marks, one with a capital, or one before the
// word for letters.
func (p *parser) spelledWith(letter string) bool {
	asked := p.quoted()
	for i := range p.toks {
		asked = asked || lettersAsked[p.wordAt(i)] || p.wordAt(i) == "word" || p.wordAt(i) == "name" || p.shoutedToken(i)
	}
	return asked && slices.ContainsFunc(p.toks, func(t token.Token) bool {
		return len(t.Text) > 1 && strings.Contains(strings.ToLower(t.Raw), letter) || t.Kind == token.Quote && strings.Contains(strings.ToLower(t.Raw+t.Text), letter)
	})
}

// keepsSwap gives up art in the place of a letter where the design has no such letter or no single art for it.
func (p *parser) keepsSwap() {
	letter := p.out.Letter.Swapped
	if letter == "" {
		return
	}
	if len(p.out.Subjects) == 1 && len(p.out.Lettering) == 0 && p.out.Subjects[0].Text != "" {
		p.out.Lettering, p.out.Subjects[0].Text = []string{p.out.Subjects[0].Text}, "" // "a heart as the o in “Hello”"
	}
	if len(p.out.Subjects) == 1 && (p.out.Subjects[0].Kind == brief.Piece || p.out.Subjects[0].Kind == brief.Family) && p.out.Subjects[0].Text == "" && !p.logo && strings.Contains(strings.ToLower(strings.Join(p.out.Lettering, " ")), letter) {
		p.out.Subjects[0].Count = 1
		if p.out.Design == "" {
			p.out.Design = "print"
		}
		return
	}
	p.out.Letter.Swapped = ""
	said := p.words(p.swapAt[0], p.swapAt[1])
	p.out.Reading.Understood = slices.DeleteFunc(p.out.Reading.Understood, func(it brief.Item) bool { return it.Words == said })
	for i := p.swapAt[0]; i < p.swapAt[1]; i++ {
		p.fate[i] = false
	}
	p.leaveOut(p.swapAt[0], p.swapAt[1], "We can't set art in the place of a letter here.")
}
