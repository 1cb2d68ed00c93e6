package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/token"
)

// friendWords are the words for two who belong together, behind both of them; their last words.
var friendWords = map[string]bool{"friends": true, "buddies": true, "besties": true, "bffs": true, "bff": true, "pals": true, "couple": true}

// FriendsOfTwo says of two who are named what they do as friends: "cookie and milk best friends" are hand in hand, and no other friends are drawn.
func FriendsOfTwo(toks []token.Token) []token.Token {
	for i := 2; i < len(toks); i++ {
		if !friendWords[toks[i].Text] || i+1 < len(toks) && toks[i+1].Kind == token.Word {
			continue
		}
		from := i
		for toks[from-1].Text == "best" || toks[from-1].Text == "as" || toks[from-1].Text == "forever" || toks[from-1].Text == "being" || toks[from-1].Text == "are" {
			from--
		}
		if from < 2 || toks[from-1].Kind != token.Word || toks[from-2].Text != "and" && toks[from-2].Text != "two" && (from < 4 || toks[from-3].Text != "and" || toks[from-2].Kind != token.Word) {
			continue
		}
		holding, hands := toks[from], toks[i]
		holding.Text, hands.Text = "holding", "hands"
		if from == i {
			hands.Start = holding.Start
		}
		holding.End = max(holding.End, toks[i].End)
		return slices.Replace(slices.Clone(toks), from, i+1, holding, hands)
	}
	return toks
}
