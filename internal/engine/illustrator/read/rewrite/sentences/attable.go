package sentences

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// tableWords are what people sit at, tableActs what they do there, tableEnds the words with which something else is told.
var (
	tableWords = lexicon.Set("table desk counter")
	tableActs  = lexicon.Set("drinking reading writing drawing painting coloring working typing studying sketching journaling")
	tableEnds  = lexicon.Set("and with while next beside near in on under wearing")
	seatWords  = lexicon.Set("sitting seated sits sat")
)

// TableLast turns "sitting at a table drinking coffee" into "drinking coffee at a table": who does something there sits anyway.
func TableLast(toks []token.Token) []token.Token {
	for at := 1; at+2 < len(toks); at++ {
		if toks[at].Text != "at" {
			continue
		}
		table := at + 1
		for table < min(at+4, len(toks)) && toks[table].Kind == token.Word && !tableWords[toks[table].Text] {
			table++
		}
		if table+1 >= len(toks) || toks[table].Kind != token.Word || !tableWords[toks[table].Text] || !tableActs[toks[table+1].Text] {
			continue
		}
		end := table + 2
		for end < len(toks) && toks[end].Kind == token.Word && !tableEnds[toks[end].Text] {
			end++
		}
		from := at
		if seatWords[toks[at-1].Text] {
			from--
		}
		return slices.Concat(toks[:from], toks[table+1:end], toks[at:table+1], toks[end:])
	}
	return toks
}
