package sayings

import (
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

var (
	// voices are words that a saying has and a list of things to draw has not.
	Voices = lexicon.Set("world's worlds okayest proud my i i'm im you your you're youre we me us just only always never but till until because please don't dont needs need loves wants hates let's lets be am is are was not yes when it's its will can can't cant run runs fueled powered then that's thats there's out got gets own do does this these")
	// tails are the last words of sayings.
	Tails = lexicon.Set("mom mama momma mommy dad dada daddy papa gigi life vibes era mode season squad crew tribe unlocked tuesday monday friday")
	// closers end a saying.
	Closers = lexicon.Set("with featuring and t tshirt tshirts shirt shirts tee svg png design sticker decal sublimation tumbler mug quote lettering typography retro groovy vintage graphic saying slogan poster sign print in hoodie card cards tag tags banner badge cake glitter gold pink silver rose")
)

var (
	// saidNouns are what a text is called that stands before them: "fishing makes me happy text".
	SaidNouns = lexicon.Set("text lettering typography quote saying phrase slogan letters words")
	// saidGoods stand between a text and such a word, or behind it.
	SaidGoods = lexicon.Set("mug shirt tshirt tee svg png design graphic print tumbler sticker decal hoodie tote art font style distressed")
	// sayVoices are words that a saying has and the name of a thing has not.
	SayVoices = lexicon.Set("makes make made keeps needs loves welcome support protect save fueled powered born mess")
	// artLeads lead from a text to what is drawn with it.
	ArtLeads = lexicon.Set("with featuring of for on in around by")
)

// EndsInColor reports whether the word before a token is a color and nothing else.
func EndsInColor(p *state.Parser, end int) bool {
	i := p.SpanAt(end - 1)
	return i >= 0 && p.Spans[i].Is(vocabulary.Color) && !p.Spans[i].Is(vocabulary.Thing)
}
