package understand

import (
	"runtime"
	"strings"
	"testing"
)

func newUnderstander(t testing.TB, c Catalogue) *Understander {
	t.Helper()
	u, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return u
}

func TestWordsResolveToTheNearestPieceForTheBestReason(t *testing.T) {
	u := newUnderstander(t, nil)
	for _, c := range []struct{ words, piece, how string }{
		{"fox", "fox", "alias"},
		{"foxes", "fox", "alias"},
		{"accordion", "accordion", "alias"},
		{"kiwi fruit", "kiwi-fruit", "label"},
		{"wizard", "mage", "alias"},
		{"hot air balloon", "balloon", "alias"},
		{"cherry blossom branch", "cherry-blossom", "alias"},
		{"majestic lion", "lion", "alias"},
		{"lorry", "delivery-truck", "alias"},
		{"physician", "health-worker", "alias"},
		{"cellular phone", "mobile-phone", "synonym"},
		{"flugelhorn", "trombone", "sibling"},
		{"bittern", "bird", "hypernym"},
		{"geese", "goose", "alias"},
	} {
		m, ok := u.Match(strings.Fields(c.words), nil)
		if !ok || m.Piece.Name != c.piece || m.How != c.how {
			t.Errorf("%q is %s by %s (%.2f), want %s by %s", c.words, m.Piece.Name, m.How, m.Score, c.piece, c.how)
		}
	}
}

func TestAColourThatIsPartOfANameChoosesThePiece(t *testing.T) {
	u := newUnderstander(t, nil)
	m, ok := u.Match([]string{"apple"}, []string{"green"})
	if !ok || m.Piece.Name != "green-apple" || m.UsedColor != "green" {
		t.Errorf("green apple is %s, colour %q", m.Piece.Name, m.UsedColor)
	}
	if m, _ := u.Match([]string{"dog"}, []string{"green"}); m.Piece.Name != "dog" || m.UsedColor != "" {
		t.Errorf("green dog is %s, colour %q", m.Piece.Name, m.UsedColor)
	}
}

func TestEmojiResolveWithAndWithoutTheirModifiers(t *testing.T) {
	u := newUnderstander(t, nil)
	for sequence, want := range map[string]string{"🦊": "fox", "❤️": "red-heart", "❤": "red-heart", "👩‍🚀": "woman-astronaut", "👍🏽": "thumbs-up"} {
		if p, ok := u.Emoji(sequence); !ok || p.Name != want {
			t.Errorf("%s is %q, want %s", sequence, p.Name, want)
		}
	}
	if _, ok := u.Emoji("☃☃"); ok {
		t.Error("two snowmen are no emoji")
	}
}

// A person of whatever calling is drawn as a person.
func TestPersonWordsGivePeople(t *testing.T) {
	u := newUnderstander(t, nil)
	for _, word := range strings.Fields("plumber accountant librarian violinist blacksmith shepherd sculptor neighbor bishop poet") {
		m, ok := u.Match([]string{word}, nil)
		if !ok || m.Piece.Group != People {
			t.Errorf("a %s is drawn as %s (%s)", word, m.Piece.Name, m.How)
		}
	}
}

func TestWordsThatNoTableHasGoByTheirVector(t *testing.T) {
	u := newUnderstander(t, nil)
	m, ok := u.nearest([]string{"motorbikes"})
	if !ok || m.How != "vector" || !m.Approximate() {
		t.Fatalf("motorbikes: %+v", m)
	}
	if m.Piece.Name != "motorcycle" && m.Piece.Name != "motor-scooter" {
		t.Errorf("motorbikes are nearest to %s", m.Piece.Name)
	}
	if _, ok := u.nearest([]string{"zzyzzx"}); ok {
		t.Error("a word without a vector has a nearest piece")
	}
}

func TestEveryCuratedTargetExists(t *testing.T) {
	u := newUnderstander(t, nil)
	glyphs := map[string]bool{}
	for _, look := range u.table.glyphs {
		glyphs[look.Set+"/"+look.Name] = true
	}
	for words, a := range u.curated.aliases {
		for _, name := range a.pieces {
			if _, ok := u.Piece(name); !ok {
				t.Errorf("%s: no piece %q", words, name)
			}
		}
		for _, extra := range a.extras {
			if _, ok := u.Piece(extra.Name); !ok {
				t.Errorf("%s: no piece %q", words, extra.Name)
			}
		}
		if a.glyph.Set != "" && !glyphs[a.glyph.Set+"/"+a.glyph.Name] {
			t.Errorf("%s: no glyph %s/%s", words, a.glyph.Set, a.glyph.Name)
		}
		if len(a.pieces) == 0 && a.glyph.Set == "" && a.procedural == "" {
			t.Errorf("%s stands for nothing", words)
		}
	}
	if n := len(u.curated.aliases); n < 1500 {
		t.Errorf("%d aliases", n)
	}
}

func TestNoAliasIsGivenTwice(t *testing.T) {
	seen := map[string]string{}
	for line := range strings.Lines(aliasLines) {
		line = strings.TrimSpace(line)
		words, _, ok := strings.Cut(line, " = ")
		if !ok {
			words, _, ok = strings.Cut(line, " ~ ")
		}
		if !ok || line[0] == '#' {
			continue
		}
		for word := range strings.SplitSeq(words, ",") {
			word = strings.TrimSpace(word)
			if first, twice := seen[word]; twice {
				t.Errorf("%q stands in %q and in %q", word, first, line)
			}
			seen[word] = line
		}
	}
}

func TestSkinTonesAreDropped(t *testing.T) {
	u := newUnderstander(t, nil)
	for _, p := range u.table.pieces {
		for _, look := range p.Looks {
			if strings.Contains(look.Name, "skin-tone") || strings.HasSuffix(look.Name, "-medium-dark") {
				t.Errorf("%s/%s is a skin-tone variant", look.Set, look.Name)
			}
		}
	}
	if _, ok := u.Piece("vertical-traffic-light"); !ok {
		t.Error("the traffic light was taken for a skin tone")
	}
}

type nothing struct{}

func (nothing) Has(string, string) bool { return false }

func TestAnEmptyCatalogueResolvesNothing(t *testing.T) {
	u := newUnderstander(t, nothing{})
	if m, ok := u.Match([]string{"fox"}, nil); ok {
		t.Errorf("fox is %+v", m)
	}
	if m, ok := u.Glyph([]string{"bench"}); ok {
		t.Errorf("bench is %+v", m)
	}
}

func TestABrokenTableIsAnError(t *testing.T) {
	for _, text := range []string{"", "only one part", "a\n\nb\n\n"} {
		if _, err := newTable(text); err == nil {
			t.Errorf("%q was read", text)
		}
	}
	table, err := newTable("x\ty\n\nword\tnonsense 9 l9\n\n\n\n\n\n")
	if err != nil {
		t.Fatal(err)
	}
	if found := table.words.find("word"); len(found) != 0 {
		t.Errorf("nonsense was read as %v", found)
	}
}

func TestTheTablesStayWithinTheirHeap(t *testing.T) {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	u := newUnderstander(t, nil)
	u.nearest([]string{"fox"})
	runtime.GC()
	runtime.ReadMemStats(&after)
	if grown := int64(after.HeapAlloc) - int64(before.HeapAlloc); grown > 40<<20 {
		t.Errorf("tables take %d MB", grown>>20)
	}
	runtime.KeepAlive(u)
}

func BenchmarkLoad(b *testing.B) {
	packed, err := tableFiles.ReadFile("tables/words.gz")
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(float64(len(packed)), "packed-bytes")
	for b.Loop() {
		if _, err := readTable(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLoadVectors(b *testing.B) {
	for b.Loop() {
		readVectors()
	}
}

func BenchmarkMatch(b *testing.B) {
	u := newUnderstander(b, nil)
	words := []string{"majestic", "snow", "leopard"}
	for b.Loop() {
		u.Match(words, nil)
	}
}
