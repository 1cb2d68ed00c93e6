package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

var (
	shellLeads = lexicon.Set("as for of")
	shellOwner = lexicon.Set("its his her a their the")
	// takenFrom are the animals that are drawn without their shell.
	takenFrom = lexicon.Set("snail snails crab")
	// parentWords are the names for parents whose tails young ones hold.
	parentWords = lexicon.Set("mothers moms mamas mommys parents fathers dads mother's mom's mama's mommy's parent's father's dad's")
)

// HomeAsShell puts what an animal has as its shell on its back, and takes the shell of a snail and a hermit crab off: "a snail with a house as its shell".
func HomeAsShell(toks []token.Token) []token.Token {
	for i := 3; i < len(toks); i++ {
		from := i - 2
		instead := toks[from].Text == "of" && toks[from-1].Text == "instead"
		if toks[i].Text != "shell" || !shellOwner[toks[i-1].Text] || !shellLeads[toks[from].Text] || toks[from].Text == "of" && !instead {
			continue
		}
		if instead {
			from--
		}
		with := slices.IndexFunc(toks[:from], func(t token.Token) bool { return t.Text == "with" || t.Text == "using" })
		if with < 1 {
			continue
		}
		said := func(words string) []token.Token {
			out := token.Split(words)
			for k := range out {
				out[k].Start, out[k].End = toks[from].Start, toks[i].End
			}
			return out
		}
		var bare []token.Token
		if takenFrom[toks[with-1].Text] {
			bare = said("without shell")
		}
		return slices.Concat(toks[:with], bare, toks[with:from], said("on its back"), toks[i+1:])
	}
	return toks
}

// ByTheTail reads a young one that holds its parent's tail as one that follows it: "a baby elephant holding its mother's tail".
func ByTheTail(toks []token.Token) []token.Token {
	for i := 2; i+2 < len(toks); i++ {
		if toks[i].Text != "its" && toks[i].Text != "his" && toks[i].Text != "her" || !parentWords[toks[i+1].Text] || toks[i+2].Text != "tail" {
			continue
		}
		from := i - 1
		for from > 1 && (toks[from].Text == "onto" || toks[from].Text == "on" || toks[from].Text == "to") {
			from--
		}
		if t := toks[from].Text; t != "holding" && t != "grabbing" && t != "holds" {
			continue
		}
		end := i + 3
		if end+2 < len(toks) && toks[end].Text == "with" && toks[end+2].Text == "trunk" {
			end += 3
		}
		said := token.Split("trailing its mother")
		for k := range said {
			said[k].Start, said[k].End = toks[from].Start, toks[end-1].End
		}
		return slices.Concat(toks[:from], said, toks[end:])
	}
	return toks
}
