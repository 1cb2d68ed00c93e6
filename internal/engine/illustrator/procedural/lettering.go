package procedural

import (
	"strings"

	"pellucid/internal/engine/illustrator/scene"
)

// box is a rectangle on a sheet.
type box struct{ x, y, w, h float32 }

// lettersMax bounds what is set: longer texts are cut.
const lettersMax = 48

// lettering sets the text in one to three lines: a soft block shadow, a pale outline and a gradient.
func lettering(s *sheet) {
	text := s.Text
	if text == "" {
		text = "Hello"
	}
	lines := wrap(text)
	row := s.w / float32(longest(lines)) * 1.55
	row = max(min(row, s.h/float32(len(lines))), s.w*0.08)
	s.h = row * float32(len(lines))
	for i, l := range lines {
		b := box{s.w * 0.05, float32(i)*row + row*0.12, s.w * 0.90, row * 0.76}
		s.wordArt(l, b)
	}
}

// wordArt sets one line in its layers, back to front.
func (s *sheet) wordArt(text string, b box) {
	unit := b.h
	for i := 6; i > 0; i-- { // a block shadow is many copies, each one step further
		d := unit * 0.012 * float32(i)
		s.letters(text, box{b.x + d, b.y + d*1.4, b.w, b.h}, func(p *scene.Builder) {
			p.Fill(s.ink.deep.Paint()).Stroke(line(s.ink.deep, unit*0.11))
		})
	}
	s.letters(text, b, func(p *scene.Builder) { p.Fill(s.ink.pale.Paint()).Stroke(line(s.ink.pale, unit*0.11)) })
	face := linear(pt(0, b.y), pt(0, b.y+b.h), stop(0, shaded(s.ink.main, 0.10, 1)), stop(0.55, s.ink.main), stop(1, shaded(s.ink.main, -0.10, 1)))
	s.letters(text, b, func(p *scene.Builder) { p.Fill(face) })
}

// write sets one line of plain letters into a box.
func (s *sheet) write(text string, b box, paint scene.Paint) {
	s.letters(clip(text), b, func(p *scene.Builder) { p.Fill(paint) })
}

// letters adds the text's outlines, as large as fits the box, centred, and lets finish paint them.
func (s *sheet) letters(text string, b box, finish func(*scene.Builder)) {
	p, w := typeface().outlines(text)
	if w <= 0 {
		return
	}
	k := min(b.w/w, b.h/capHeight)
	finish(p)
	node := p.Node()
	m := scene.Translate(b.x+(b.w-w*k)/2, b.y+(b.h+capHeight*k)/2).Mul(scene.ScaleBy(k, k))
	moved := scene.Transform([]scene.Node{unpainted(node)}, m)
	moved[0].Path.Fill = node.Path.Fill
	if node.Path.Stroke != nil {
		stroke := *node.Path.Stroke
		moved[0].Path.Stroke = &stroke
	}
	s.add(moved[0])
}

// unpainted leaves the paint behind: it is given in sheet units already and must not be moved with the letters.
func unpainted(n scene.Node) scene.Node {
	p := *n.Path
	p.Fill, p.Stroke = scene.Paint{}, nil
	return scene.Node{Path: &p}
}

// clip cuts overlong text between runes.
func clip(text string) string {
	if r := []rune(text); len(r) > lettersMax {
		return string(r[:lettersMax])
	}
	return text
}

// wrap breaks the text into at most three lines of about equal length.
func wrap(text string) []string {
	words := strings.Fields(clip(text))
	if len(words) == 0 {
		return []string{"?"}
	}
	total := len([]rune(strings.Join(words, " ")))
	rows := min(3, len(words), 1+total/8)
	target := (total + rows - 1) / rows
	var lines []string
	for _, w := range words {
		last := len(lines) - 1
		if last >= 0 && (len([]rune(lines[last]))+1+len([]rune(w)) <= target+2 || len(lines) == 3) {
			lines[last] += " " + w
			continue
		}
		lines = append(lines, w)
	}
	return lines
}

func longest(lines []string) int {
	n := 1
	for _, l := range lines {
		n = max(n, len([]rune(l)))
	}
	return n
}
