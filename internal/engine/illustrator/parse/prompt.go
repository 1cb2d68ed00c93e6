// Package parse reads a prompt: which things it names, how many, in which colours, how they stand to each other, and in
// which style. It knows words and grammar but no art, does no I/O, and accepts any input.
package parse

// Prompt is what a prompt says.
type Prompt struct {
	Phrases    []Phrase
	Links      []Link
	Styles     []Style  // in order of appearance; the first is the strongest
	Palette    string   // "pastel", "vibrant", "gradient" or empty
	Tints      []string // colours of the whole picture ("in shades of blue"), canonical colour words
	Minimalist bool
	Detailed   bool
	Framing    []string // frame, border, corner, divider, pattern, background, badge, …
	Lettering  []string // texts to be lettered, in their own case
	Negatives  []string // lower-case words that must not appear
	Asked      []string // the words that led to style, palette and framing
}

// Phrase is one thing, or several of a kind.
type Phrase struct {
	Words   []string // lower-case noun words, modifiers first; empty when Emoji is set
	Emoji   string   // an emoji character sequence from the prompt
	Count   int      // 0 when the prompt does not say
	Plural  bool     // the last word looks like a plural
	Colors  []string // canonical colour words
	Size    string   // "tiny", "small", "big" or empty
	Mods    []string // actions, moods and materials: sleeping, happy, wooden
	Measure string   // what holds or groups it: bowl, slice, bouquet
}

// Link joins two phrases by their positions.
type Link struct {
	From int
	Kind string // on, under, over, in, behind, in front of, beside, left of, right of, between, around, with, and, holding, wearing, riding, full of
	To   int
}

// Style is a drawing style and the words that asked for it.
type Style struct {
	Name  string
	Words string
}
