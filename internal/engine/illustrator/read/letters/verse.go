package letters

import (
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// bibleBooks are the books that prints name with a chapter and a verse.
var bibleBooks = lexicon.Set(`genesis exodus leviticus numbers deuteronomy joshua judges ruth samuel kings chronicles ezra nehemiah esther job psalm psalms proverbs proverb
	ecclesiastes isaiah jeremiah lamentations ezekiel daniel hosea joel amos jonah micah habakkuk zephaniah haggai zechariah malachi matthew mark luke john acts romans
	corinthians galatians ephesians philippians colossians thessalonians timothy titus philemon hebrews james peter jude revelation`)

// Verses joins the chapter and the verse behind a book of the Bible into one word: "philippians 4:13".
func Verses(toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		colon, verse := toks[i+1], toks[i+2]
		if !bibleBooks[toks[i-1].Text] || !digits(toks[i].Text) || colon.Kind != token.Pause || colon.Raw != ":" || !digits(verse.Text) || verse.Start != colon.End {
			continue
		}
		whole := toks[i]
		whole.Text += ":" + verse.Text
		whole.Raw, whole.End = whole.Text, verse.End
		toks = append(append(append([]token.Token{}, toks[:i]...), whole), toks[i+3:]...)
	}
	return toks
}

// verseTo is the token after a verse that is named at a token, or that token.
func verseTo(word func(int) string, from int) int {
	if bibleBooks[word(from)] && digits(strings.ReplaceAll(word(from+1), ":", "")) {
		return from + 2
	}
	return from
}

func digits(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }
