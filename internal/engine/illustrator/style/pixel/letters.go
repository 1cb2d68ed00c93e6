package pixel

import (
	"image"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// letterColumns are the letters from ! to ~ of five columns each, the top row in the lowest bit, the row below the line in the highest.
const letterColumns = "\x00\x00\x5f\x00\x00\x00\x07\x00\x07\x00\x14\x7f\x14\x7f\x14\x24\x2a\x7f\x2a\x12\x23\x13\x08\x64\x62\x36\x49\x56\x20\x50\x00\x00\x07\x00\x00" +
	"\x00\x1c\x22\x41\x00\x00\x41\x22\x1c\x00\x14\x08\x3e\x08\x14\x08\x08\x3e\x08\x08\x00\x80\x60\x00\x00\x08\x08\x08\x08\x08\x00\x60\x60\x00\x00\x20\x10\x08\x04\x02" +
	"\x3e\x51\x49\x45\x3e\x00\x42\x7f\x40\x00\x42\x61\x51\x49\x46\x21\x41\x45\x4b\x31\x18\x14\x12\x7f\x10\x27\x45\x45\x45\x39\x3c\x4a\x49\x49\x30\x01\x71\x09\x05\x03" +
	"\x36\x49\x49\x49\x36\x06\x49\x49\x29\x1e\x00\x36\x36\x00\x00\x00\x80\x68\x00\x00\x08\x14\x22\x41\x00\x14\x14\x14\x14\x14\x00\x41\x22\x14\x08\x02\x01\x51\x09\x06" +
	"\x3e\x41\x5d\x59\x4e\x7e\x11\x11\x11\x7e\x7f\x49\x49\x49\x36\x3e\x41\x41\x41\x22\x7f\x41\x41\x41\x3e\x7f\x49\x49\x49\x41\x7f\x09\x09\x09\x01\x3e\x41\x49\x49\x7a" +
	"\x7f\x08\x08\x08\x7f\x00\x41\x7f\x41\x00\x20\x40\x41\x3f\x01\x7f\x08\x14\x22\x41\x7f\x40\x40\x40\x40\x7f\x02\x0c\x02\x7f\x7f\x04\x08\x10\x7f\x3e\x41\x41\x41\x3e" +
	"\x7f\x09\x09\x09\x06\x3e\x41\x51\x21\x5e\x7f\x09\x19\x29\x46\x26\x49\x49\x49\x32\x01\x01\x7f\x01\x01\x3f\x40\x40\x40\x3f\x1f\x20\x40\x20\x1f\x7f\x20\x18\x20\x7f" +
	"\x63\x14\x08\x14\x63\x07\x08\x70\x08\x07\x61\x51\x49\x45\x43\x00\x7f\x41\x41\x00\x02\x04\x08\x10\x20\x00\x41\x41\x7f\x00\x04\x02\x01\x02\x04\x40\x40\x40\x40\x40" +
	"\x00\x01\x02\x04\x00\x20\x54\x54\x54\x78\x7f\x48\x44\x44\x38\x38\x44\x44\x44\x28\x38\x44\x44\x48\x7f\x38\x54\x54\x54\x18\x08\x7e\x09\x01\x02\x18\xa4\xa4\xa4\x7c" +
	"\x7f\x08\x04\x04\x78\x00\x44\x7d\x40\x00\x40\x80\x84\x7d\x00\x7f\x10\x28\x44\x00\x00\x41\x7f\x40\x00\x7c\x04\x18\x04\x78\x7c\x08\x04\x04\x78\x38\x44\x44\x44\x38" +
	"\xfc\x24\x24\x24\x18\x18\x24\x24\x18\xfc\x7c\x08\x04\x04\x08\x48\x54\x54\x54\x24\x04\x3f\x44\x40\x20\x3c\x40\x40\x20\x7c\x1c\x20\x40\x20\x1c\x3c\x40\x30\x40\x3c" +
	"\x44\x28\x10\x28\x44\x1c\xa0\xa0\xa0\x7c\x44\x64\x54\x4c\x44\x00\x08\x36\x41\x00\x00\x00\x7f\x00\x00\x00\x41\x36\x08\x00\x10\x08\x08\x10\x08"

// smallColumns are capitals, and digits after them, of three columns and five rows.
const smallColumns = "\x1e\x05\x1e\x1f\x15\x0a\x0e\x11\x11\x1f\x11\x0e\x1f\x15\x11\x1f\x05\x01\x0e\x11\x1d\x1f\x04\x1f\x11\x1f\x11\x08\x10\x0f\x1f\x04\x1b\x1f\x10\x10\x1f\x06\x1f" +
	"\x1f\x02\x1f\x0e\x11\x0e\x1f\x05\x02\x0e\x19\x1e\x1f\x05\x1a\x12\x15\x09\x01\x1f\x01\x1f\x10\x1f\x0f\x10\x0f\x1f\x0c\x1f\x1b\x04\x1b\x03\x1c\x03\x19\x15\x13" +
	"\x1f\x11\x1f\x12\x1f\x10\x1d\x15\x17\x11\x15\x1f\x07\x04\x1f\x17\x15\x1d\x1f\x15\x1d\x01\x01\x1f\x1f\x15\x1f\x17\x15\x1f"

// letterFace is a set of letters on a grid.
type letterFace struct {
	high   int // of capitals, in cells
	column func(r rune) []byte
}

var letterFaces = [...]letterFace{{7, func(r rune) []byte { return bold(usual(r)) }}, {7, usual}, {5, func(r rune) []byte {
	switch {
	case r >= 'a' && r <= 'z':
		r -= 'a'
	case r >= 'A' && r <= 'Z':
		r -= 'A'
	case r >= '0' && r <= '9':
		r += 26 - '0'
	case r == '!':
		return []byte{0x17}
	case r == '.' || r == ',':
		return []byte{0x10}
	case r == '\'':
		return []byte{0x03}
	case r == '-':
		return []byte{0x04, 0x04}
	default:
		return nil
	}
	return []byte(smallColumns[3*r : 3*r+3])
}}}

// usual is a letter of thin stems.
func usual(r rune) []byte {
	if r < '!' || r > '~' {
		return nil
	}
	return trimmed([]byte(letterColumns[5*(r-'!') : 5*(r-'!')+5]))
}

// bold is a letter with stems of two cells.
func bold(c []byte) []byte {
	if c == nil {
		return nil
	}
	out := append(c, 0)
	for i := len(c); i > 0; i-- {
		out[i] |= c[i-1]
	}
	return out
}

// trimmed is a letter without the empty columns at its sides.
func trimmed(c []byte) []byte {
	for len(c) > 1 && c[0] == 0 {
		c = c[1:]
	}
	for len(c) > 1 && c[len(c)-1] == 0 {
		c = c[:len(c)-1]
	}
	return c
}

// set is a line of text in columns; false where a letter is missing.
func (f letterFace) set(line string) ([]byte, bool) {
	var out []byte
	for _, r := range line {
		if r == ' ' {
			out = append(out, 0, 0)
			continue
		}
		c := f.column(r)
		if c == nil {
			return nil, false
		}
		if len(out) > 0 {
			out = append(out, 0)
		}
		out = append(out, c...)
	}
	return out, len(out) > 0
}

// gridText is a text as lines of columns, each column and row so many cells wide.
type gridText struct {
	lines [][]byte
	high  int // of a line
	scale int
}

func (t gridText) size() (w, h int) {
	for _, l := range t.lines {
		w = max(w, len(l))
	}
	return w * t.scale, (len(t.lines)*(t.high+1) - 1) * t.scale
}

// setText sets words as large as fits a box of so many cells, in one to four lines; false where they do not fit.
func setText(words string, w, h float32) (gridText, bool) {
	words = strings.NewReplacer("’", "'", "‘", "'", "“", "\"", "”", "\"", "–", "-", "—", "-").Replace(words)
	var best gridText
	for _, f := range letterFaces { // the first that fits: small capitals are for long texts
		if best.scale > 0 {
			break
		}
		for n := 1; n <= 4; n++ {
			t, ok := f.lines(words, n)
			if !ok {
				continue
			}
			tw, th := t.size()
			if k := int(min(w/float32(tw), h/float32(th))); k*f.high > best.scale*best.high {
				best, best.scale = t, k
			}
		}
	}
	return best, best.scale > 0
}

// lines breaks words into at most n lines of about one length; descenders need a row more between them.
func (f letterFace) lines(words string, n int) (gridText, bool) {
	t := gridText{high: f.high, scale: 1}
	rows := broken(strings.Fields(words), (len(words)+n-1)/n)
	for i, row := range rows {
		c, ok := f.set(row)
		if !ok {
			return t, false
		}
		if i+1 < len(rows) && slices.ContainsFunc(c, func(b byte) bool { return b > 0x7f }) {
			t.high = f.high + 1
		}
		t.lines = append(t.lines, c)
	}
	return t, len(rows) > 0 && len(rows) <= n
}

// broken joins words to lines of at most so many letters, or of one word.
func broken(words []string, most int) []string {
	var rows []string
	for _, w := range words {
		most = max(most, len(w))
	}
	for _, w := range words {
		if k := len(rows) - 1; k >= 0 && len(rows[k])+1+len(w) <= most {
			rows[k] += " " + w
			continue
		}
		rows = append(rows, w)
	}
	return rows
}

// textFor sets words for a box in pixels; they may be a little larger than it.
func textFor(words string, r image.Rectangle, cell float32) (gridText, bool) {
	return setText(words, float32(r.Dx())/cell*1.25+1, float32(r.Dy())/cell*1.25+1)
}

// fits reports whether words have room in a box, or have no letters on the grid at all.
func fits(words string, r image.Rectangle, cell float32) bool {
	_, known := letterFaces[0].set(strings.Join(strings.Fields(words), " "))
	_, ok := textFor(words, r, cell)
	return ok || !known
}

// write sets the words of a part in the middle of where they were; false where they are unknown or too long for it.
func (s *setter) write(n scene.Node, q picture.Piece) bool {
	words := wordsOf(n)
	if words == "" || max(q.Matrix[1], -q.Matrix[1]) > .2*max(q.Matrix[0], -q.Matrix[0]) {
		return false
	}
	all := s.dabs(n.Group.Children, q.Matrix)
	r := s.p.Bounds([]scene.Node{n}, q.Matrix)
	t, ok := textFor(words, r, s.cell)
	if !ok || len(all) == 0 {
		return false
	}
	ink := all[len(all)-1].color
	_, h := t.size()
	y := plane.Floor((float32(r.Min.Y+r.Max.Y)/s.cell-float32(h))/2 + .5)
	for k, line := range t.lines {
		x := plane.Floor((float32(r.Min.X+r.Max.X)/s.cell-float32(len(line)*t.scale))/2 + .5)
		s.row(line, x, y+k*(t.high+1)*t.scale, t.scale, ink)
	}
	return true
}

// row sets a line of letters.
func (s *setter) row(line []byte, x, y, scale int, ink color.RGB) {
	for i, column := range line {
		for j := range 8 {
			if column>>j&1 == 0 {
				continue
			}
			for e := range scale * scale {
				s.set(x+i*scale+e%scale, y+j*scale+e/scale, ink)
			}
		}
	}
}

// wordsOf is the text that a group, or one in it, shows.
func wordsOf(n scene.Node) string {
	if n.Group == nil {
		return ""
	}
	if n.Group.Words != "" {
		return n.Group.Words
	}
	for _, c := range n.Group.Children {
		if w := wordsOf(c); w != "" {
			return w
		}
	}
	return ""
}
