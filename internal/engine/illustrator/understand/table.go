package understand

import (
	"bytes"
	"compress/gzip"
	"embed"
	"fmt"
	"io"
	"sort"
	"strconv"
	"strings"
	"sync"
)

//go:embed tables
var tableFiles embed.FS

// table is words.gz in memory: text, and where its lines start. Postings are parsed when they are looked up.
type table struct {
	pieces  []Piece
	glyphs  []Look
	words   index
	byGlyph index
	byName  map[string]int
	byEmoji map[string]int
}

// index finds lines that start with "word<tab>" among sorted lines.
type index struct {
	text   string
	starts []int32
}

// posting is one piece (or glyph) that a word stands for.
type posting struct {
	id    int
	how   byte
	score float64 // 0–1
}

// loadTable reads the table once per process.
var loadTable = sync.OnceValues(readTable)

func readTable() (*table, error) {
	packed, err := tableFiles.ReadFile("tables/words.gz")
	if err != nil {
		return nil, fmt.Errorf("word table is missing, run make generate: %w", err)
	}
	unzip, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, fmt.Errorf("open word table: %w", err)
	}
	text, err := io.ReadAll(unzip)
	if err != nil {
		return nil, fmt.Errorf("unpack word table: %w", err)
	}
	return newTable(string(text))
}

func newTable(text string) (*table, error) {
	parts := strings.SplitN(text, "\n\n", 5)
	if len(parts) < 4 {
		return nil, fmt.Errorf("word table has %d parts, want 4", len(parts))
	}
	t := &table{words: newIndex(parts[1]), byGlyph: newIndex(parts[3]), byName: map[string]int{}, byEmoji: map[string]int{}}
	for line := range strings.SplitSeq(parts[0], "\n") {
		t.addPiece(line)
	}
	for line := range strings.SplitSeq(parts[2], "\n") {
		set, rest, _ := strings.Cut(line, "\t")
		name, _, _ := strings.Cut(rest, "\t")
		t.glyphs = append(t.glyphs, Look{Set: set, Name: name, Aspect: 1})
	}
	return t, nil
}

func (t *table) addPiece(line string) {
	fields := strings.Split(line, "\t")
	if len(fields) < 5 {
		return
	}
	group, _ := strconv.Atoi(fields[1])
	piece := Piece{ID: len(t.pieces), Name: fields[0], Group: Group(group), Emoji: fields[2], Label: fields[3]}
	for _, field := range fields[4:] {
		if look, ok := parseLook(field); ok {
			piece.Looks = append(piece.Looks, look)
		}
	}
	t.pieces = append(t.pieces, piece)
	for _, look := range piece.Looks {
		if _, taken := t.byName[look.Name]; !taken {
			t.byName[look.Name] = piece.ID
		}
	}
	t.byName[piece.Name] = piece.ID
	if piece.Emoji != "" {
		t.byEmoji[piece.Emoji] = piece.ID
	}
}

// parseLook reads "set:name:aspect in hundredths:color".
func parseLook(field string) (Look, bool) {
	parts := strings.Split(field, ":")
	if len(parts) != 4 {
		return Look{}, false
	}
	hundredths, err := strconv.Atoi(parts[2])
	if err != nil {
		return Look{}, false
	}
	return Look{Set: parts[0], Name: parts[1], Aspect: float64(max(hundredths, 10)) / 100, Color: parts[3]}, true
}

func newIndex(text string) index {
	starts := make([]int32, 0, strings.Count(text, "\n")+1)
	for at := 0; at < len(text); {
		starts = append(starts, int32(at))
		next := strings.IndexByte(text[at:], '\n')
		if next < 0 {
			break
		}
		at += next + 1
	}
	return index{text, starts}
}

// find returns what a word stands for, best first.
func (x index) find(word string) []posting {
	at := sort.Search(len(x.starts), func(i int) bool { return x.word(i) >= word })
	if at == len(x.starts) || x.word(at) != word {
		return nil
	}
	_, list, _ := strings.Cut(x.line(at), "\t")
	var found []posting
	for entry := range strings.FieldsSeq(list) {
		if p, ok := parsePosting(entry); ok {
			found = append(found, p)
		}
	}
	return found
}

func (x index) line(i int) string {
	rest := x.text[x.starts[i]:]
	line, _, _ := strings.Cut(rest, "\n")
	return line
}

func (x index) word(i int) string {
	word, _, _ := strings.Cut(x.line(i), "\t")
	return word
}

// parsePosting reads digits, a letter, digits: "542l99".
func parsePosting(entry string) (posting, bool) {
	at := strings.IndexFunc(entry, func(r rune) bool { return r < '0' || r > '9' })
	if at <= 0 {
		return posting{}, false
	}
	id, err := strconv.Atoi(entry[:at])
	score, err2 := strconv.Atoi(entry[at+1:])
	return posting{id, entry[at], float64(score) / 100}, err == nil && err2 == nil
}
