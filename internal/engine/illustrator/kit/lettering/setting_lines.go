package lettering

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/typeface"
)

// line is one line of a setting: its outline at size 1 and where it goes.
type line struct {
	d            string
	ink          kit.Box
	gaps         []kit.Box // the places of the letter that is left out
	small        bool
	second       bool
	stress       *Stress // what is special of the line
	k            float64 // size
	wide, top, h float64
	words        []string
}

// minor are the words that a setting draws small.
var minor = map[string]bool{}

func init() {
	for w := range strings.FieldsSeq("the a an of and & n + in on at to for with by from is are my our your it's its it i'm im be or but till til until est est. established since this that just so we vs x no. hello") {
		minor[w] = true
	}
}

// isMinor reports whether a word is drawn small.
func isMinor(word string) bool { return minor[strings.ToLower(strings.Trim(word, ",.!?;:'’"))] }

// maxWords bounds the words of a setting: further ones join the last line.
const maxWords = 11

// lines are the lines of the saying and the small ones below it, with their places in a square of side 1.
func (s Setting) lines(m mood) []line {
	lines := s.broken(m)
	if len(s.Under) == 0 || len(lines) == 0 {
		return lines
	}
	for _, text := range s.Under {
		if l := smallLine(strings.Fields(text), m); l.d != "" {
			lines = append(lines, l)
		}
	}
	stack(lines)
	return lines
}

// broken breaks the text into lines, so that they make a block of about the wanted shape, and gives them their places in a square of side 1.
func (s Setting) broken(m mood) []line {
	words := strings.Fields(s.Text)
	if len(words) == 0 {
		return nil
	}
	if len(words) > maxWords {
		words = append(words[:maxWords-1:maxWords-1], strings.Join(words[maxWords-1:], " "))
	}
	allMinor := true
	for _, w := range words {
		allMinor = allMinor && isMinor(w)
	}
	wide := s.Wide
	if wide <= 0 {
		wide = 1.6
	}
	type span struct{ from, to int }
	cache := map[span]line{}
	stressed := s.stressOf(words)
	get := func(from, to int) line {
		l, ok := cache[span{from, to}]
		if !ok {
			set := m
			if m.paired && to-from == len(words) {
				set = mood{main: m.second, small: m.small, gap: m.gap}
			}
			l = stressedLine(words[from:to], set, !allMinor, from == 0, stressed[from])
			cache[span{from, to}] = l
		}
		return l
	}
	if s.Stacked {
		return s.stackedLines(m)
	}
	var best []line
	least := math.Inf(1)
	for mask := range 1 << (len(words) - 1) {
		var lines []line
		cost, from := 0.0, 0
		for i := 1; i <= len(words); i++ {
			if i < len(words) && mask&(1<<(i-1)) == 0 {
				if stressed[i] != stressed[i-1] {
					cost += 9 // what is special is a line of its own
				}
				continue
			}
			l := get(from, i)
			if l.small && i-from > 3 {
				cost += 1
			}
			if !allMinor && !l.small && (isMinor(words[i-1]) && i-from > 1) {
				cost += .35 // "love you to": the small word belongs to the next line
			}
			if !allMinor && !l.small && i-from > 1 && isMinor(words[from]) {
				cost += .12
				if w := words[from]; w == "&" || strings.EqualFold(w, "and") {
					cost += .4 // it joins two lines rather than belonging to one
				}
			}
			lines = append(lines, l)
			from = i
		}
		if len(lines) > 6 {
			continue
		}
		total, uneven, ok := stack(lines)
		if !ok {
			continue
		}
		if n := smallLines(lines); n > 1 {
			cost += .3 * float64(n-1) // one short word after the other on lines of their own falls apart
		}
		if m.paired && len(lines) > 1 && letters(words) <= oneLine {
			cost += .8
		}
		cost += 1.1*math.Abs(math.Log((1/total)/wide)) + uneven + .05*float64(len(lines))
		if cost < least {
			least, best = cost, lines
		}
	}
	m.standOut(best)
	s.alternate(best, m)
	firstColor(best)
	return best
}

// standOut sets the line that stands out in the second face: the lowest, or in paired faces the shortest that is no mere "you".
func (m mood) standOut(lines []line) {
	if m.second == m.main || len(lines) < 2 {
		return
	}
	at := len(lines) - 1
	for i := range lines {
		if l := &lines[i]; m.paired && !l.small && letters(l.words) > 3 && (lines[at].small || letters(l.words) < letters(lines[at].words)) {
			at = i
		}
	}
	if key := &lines[at]; !key.small && key.stress == nil {
		if l := newLine(key.words, mood{main: m.second, small: m.small, gap: m.gap}, false, at == 0); l.d != "" {
			l.second = true
			*key = l
		}
	}
	stack(lines)
}

// oneLine is how many letters a script sets in one line rather than in two.
const oneLine = 10

// letters is how many letters words have.
func letters(words []string) int { return len([]rune(strings.Join(words, ""))) }

// smallLines is how many of some lines are small ones.
func smallLines(lines []line) int {
	n := 0
	for _, l := range lines {
		if l.small {
			n++
		}
	}
	return n
}

// firstColor gives the first color to the line that stands out where small lines are all that there is besides.
func firstColor(lines []line) {
	if slices.ContainsFunc(lines, func(l line) bool { return !l.small && !l.second && l.stress == nil }) {
		return
	}
	for i := range lines {
		lines[i].second = false
	}
}

// stackedLines are the lines of a text of which each word or each typed line is one; "and" alone is a small line.
func (s Setting) stackedLines(m mood) []line {
	rows := strings.Fields(s.Text)
	if strings.Contains(s.Text, "\n") {
		rows = strings.Split(s.Text, "\n")
	}
	var lines []line
	stressed := make([]*Stress, len(rows))
	if !strings.Contains(s.Text, "\n") {
		stressed = s.stressOf(rows)
	} else if len(s.Stress) == len(rows) { // each line has its own color
		for i := range rows {
			stressed[i] = &s.Stress[i]
		}
	}
	for i, row := range rows {
		if words := strings.Fields(row); len(words) > 0 {
			lines = append(lines, stressedLine(words, m, len(rows) > 1, i == 0, stressed[i]))
		}
	}
	if _, _, ok := stack(lines); !ok {
		return nil
	}
	s.alternate(lines, m)
	return lines
}

// alternate gives every other main line the second color.
func (s Setting) alternate(lines []line, m mood) {
	n := 0
	for i := range lines {
		if lines[i].small || lines[i].stress != nil {
			continue
		}
		if m.second == m.main {
			lines[i].second = n%2 == 1
		}
		n++
	}
}

// newLine sets words; a line of small words only is a small line.
func newLine(words []string, m mood, canBeSmall, first bool) line {
	l := line{small: canBeSmall, words: words}
	for _, w := range words {
		l.small = l.small && isMinor(w)
	}
	if l.small {
		return smallLine(words, m)
	}
	face, text := m.main, cased(strings.Join(words, " "), m, first)
	if (face == "script" || face == "elegant") && shouted(text) {
		face = map[string]string{"script": "sans", "elegant": "serif"}[face]
	}
	if !spelled(text, face) {
		face = "sans"
	}
	l.d, l.ink, l.gaps = kit.LettersLineWithout(text, face, m.spacing, m.gap)
	return l
}

// smallLine sets words as a small line. A script is in small letters unless others were typed.
func smallLine(words []string, m mood) line {
	l := line{small: true, words: words}
	text, face, spacing := strings.Join(words, " "), m.small, m.spacing
	if !m.smallCase {
		text, spacing = strings.ToUpper(text), .06
	}
	if face == "script" && shouted(text) {
		face = "sans" // a name in capitals keeps them
	}
	if face == "script" && !slices.ContainsFunc(words, func(w string) bool { return !isMinor(w) }) {
		text = strings.ToLower(text)
	}
	if !spelled(text, face) {
		face = "sans"
	}
	l.d, l.ink, l.gaps = kit.LettersLineWithout(text, face, spacing, m.gap)
	return l
}

// cased is a text in capitals where the mood has them, and with initials where nothing but small letters were typed; small words have one at the
// beginning of the first line only.
func cased(text string, m mood, first bool) string {
	if m.caps {
		return strings.ToUpper(text)
	}
	if text != strings.ToLower(text) {
		return text
	}
	r := []rune(text)
	for i := range r {
		if (i == 0 || r[i-1] == ' ') && !isMinor(strings.SplitN(string(r[i:]), " ", 2)[0]) || i == 0 && first {
			r[i] = unicode.ToUpper(r[i])
		}
	}
	return string(r)
}

// shouted reports whether a text is in capitals only, which scripts can't join.
func shouted(text string) bool {
	return len([]rune(text)) > 1 && text == strings.ToUpper(text) && text != strings.ToLower(text)
}

func spelled(text, face string) bool {
	f := typeface.Get(face)
	for _, r := range text {
		if !unicode.IsSpace(r) && !f.Has(r) {
			return false
		}
	}
	return true
}

// The measures of lines, as shares of the width of the whole.
const (
	tallest  = .52 // of one line
	smallest = .075
	leading  = .035
)

// stack gives lines their sizes and places: the main ones as wide as the whole, unless they would be too tall beside the others. It
// returns the height of the whole and how uneven the lines are.
func stack(lines []line) (total, uneven float64, ok bool) {
	low, mains := math.Inf(1), 0
	for i := range lines {
		l := &lines[i]
		if l.d == "" || l.ink.W() <= 0 {
			return 0, 0, false
		}
		if !l.small {
			low = min(low, l.ink.H()/l.ink.W())
			mains++
		}
	}
	if mains == 0 {
		low = .3
	}
	large := slices.ContainsFunc(lines, func(l line) bool { return l.stress != nil && l.stress.Large })
	for i := range lines {
		l := &lines[i]
		high := l.ink.H() / l.ink.W()
		if l.small {
			l.hgt(max(smallest, min(.105, low*.42)))
			if l.wide > .9 {
				l.hgt(l.h * .9 / l.wide)
			}
			continue
		}
		switch {
		case large && l.stress != nil && l.stress.Large:
			l.hgt(min(high, tallest))
			continue
		case large:
			l.hgt(min(.62*high, .16))
			continue
		}
		l.hgt(min(high, tallest, low*2.3))
		uneven += .9 * (1 - l.wide)
	}
	y := 0.0
	for i := range lines {
		l := &lines[i]
		if i > 0 {
			y += leading
		}
		l.top = y
		y += l.h
	}
	return y, uneven, true
}

// hgt sets a line's height, and its width with it.
func (l *line) hgt(h float64) { l.h, l.k, l.wide = h, h/l.ink.H(), l.ink.W()*h/l.ink.H() }
