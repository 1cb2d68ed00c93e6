package read_test

import (
	"os"
	"strings"
	"sync"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/readtest"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/testkit/services"
)

// The catalog and the form of briefs that tests use.
type fake = readtest.Catalog

func summary(b brief.Brief) string { return readtest.Summary(b) }

func newReader(t testing.TB, c state.Catalog) *read.Reader {
	t.Helper()
	r, err := read.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// readsAs compares what prompts are read as with what is wanted.
func readsAs(t *testing.T, wants map[string]string) {
	t.Helper()
	r := newReader(t, fake{})
	for prompt, want := range wants {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}

// table returns the lines "prompt => summary" of a test file.
func table(t testing.TB, name string) [][2]string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var rows [][2]string
	for line := range lexicon.Lines(string(text)) {
		prompt, want, _ := strings.Cut(line, "=>")
		rows = append(rows, [2]string{strings.TrimSpace(prompt), strings.TrimSpace(want)})
	}
	return rows
}

// readings keeps what the prompts of the tables are read as, by catalog: three tests ask for them.
var readings sync.Map

// few is a catalog of few things, from which much is left out or refused.
var few = fake{Only: lexicon.Set("cat camera cookie hat dog heart table")}

// readFrom reads a prompt of a table, once for each of the two catalogs.
func readFrom(r *read.Reader, little bool, prompt string) brief.Brief {
	key := struct {
		little bool
		prompt string
	}{little, prompt}
	if b, ok := readings.Load(key); ok {
		return b.(brief.Brief)
	}
	b := r.Read(prompt, "", "")
	readings.Store(key, b)
	return b
}

func TestPromptsBecomeTheirBriefs(t *testing.T) {
	r := newReader(t, fake{})
	for _, row := range append(table(t, "prompts.txt"), table(t, "foreign.txt")...) {
		if got := summary(readFrom(r, false, row[0])); got != row[1] {
			t.Errorf("%s\n got %s\nwant %s", row[0], got, row[1])
		}
	}
}

// In make test each phrase stands in one or two of four places.
func TestWordsOfTheTradeAreNeverDrawn(t *testing.T) {
	r, phrases := newReader(t, fake{}), 0
	for line := range lexicon.Lines(data.Text("trade")) {
		for _, phrase := range lexicon.List(line) {
			if strings.Contains(data.Text("trends"), phrase) && (strings.Contains(phrase, "day") || strings.Contains(phrase, "july")) {
				continue // what an occasion adds is drawn
			}
			phrases++
			for k, prompt := range []string{"fox " + phrase, phrase + " fox", "a fox, " + phrase, "a " + phrase + " of a fox"} {
				if !services.Sampled(phrases, k) {
					continue
				}
				b := r.Read(prompt, "", "")
				if len(b.Subjects) != 1 || b.Subjects[0].ID != "fox" || len(b.Lettering) > 0 && !saysOccasion(b.Design) || b.Reading.Refused != "" {
					t.Errorf("%s: %s", prompt, summary(b))
				}
			}
		}
	}
}

// saysOccasion reports whether a design is a sheet that says what it is for.
func saysOccasion(design string) bool {
	return design == "card" || design == "flyer" || design == "label"
}

func TestChipsChooseTheStyle(t *testing.T) {
	r := newReader(t, fake{})
	for chip, want := range map[string]string{
		"Realistic": "realistic", "oil": "oil", "ink": "ink", "pencil": "pencil", "retro": "retro", "Flat Design": "flat", "3D Render": "3d", "Watercolor": "watercolor", "Digital Art": "digital", "Anime": "anime", "isometric": "isometric",
		"professional logo": "logo", "neon": "neon", "hand drawn": "coloredpencil", "": "default", "no such style": "default",
	} {
		if got := r.Read("a fox", "", chip).Style.Name; got != want {
			t.Errorf("%s gave %s", chip, got)
		}
	}
	b := r.Read("a watercolor fox", "", "pixel")
	if b.Style.Name != "pixel" {
		t.Errorf("the chip gives way to the prompt: %+v", b.Style)
	}
	if b := r.Read("a fox, pastel colors, high detail, minimalist", "", ""); b.Style.Palette != "pastel" || !b.Style.Detailed || !b.Style.Minimalist {
		t.Errorf("%+v", b.Style)
	}
}

func TestNegativesLeavePartsOut(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("a snowman", "hat, scarf, blurry, low quality, people", "")
	if got := readtest.SubjectLine(b.Subjects[0]); got != "snowman -hat -scarf" {
		t.Errorf("%s", got)
	}
	if got := strings.Join(b.Negatives, ","); !strings.Contains(got, "people") {
		t.Errorf("negatives %s", got)
	}
}

func TestEmojiAreTheThingsTheyShow(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"🐶": "dog", "a 🐱 with a 🎩": "cat | top-hat; 0 wearing 1", "🇧🇷": "flag:br", "❤️": "heart", "🎈🎈": "balloon | balloon", "👩🏽‍🚒": "firefighter",
	} {
		if got := summary(r.Read(prompt, "", "")); !strings.HasPrefix(got, want) {
			t.Errorf("%s: %s", prompt, got)
		}
	}
}

func BenchmarkRead(b *testing.B) {
	r := newReader(b, fake{})
	prompt := strings.Repeat("zorblax quimby flonker snorf ", 70)
	r.Read(prompt, "", "")
	for b.Loop() {
		r.Read(prompt, "", "")
	}
}

func TestToolsAreStylesOnlyRightBeforeWhatIsDrawnWithThem(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"crayon rainbow": "crayon", "chalk heart": "chalk", "geometric fox": "lowpoly", "lego car": "bricks",
		"crayons and paper": "default", "a girl holding a crayon": "default", "box of crayons": "default", "geometric pattern": "default",
	} {
		if b := r.Read(prompt, "", ""); b.Style.Name != want {
			t.Errorf("%s: style %s, want %s", prompt, b.Style.Name, want)
		}
	}
}

func TestAStickerOfAnotherStyleIsThatStyleWithABorder(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]struct {
		style    string
		bordered bool
	}{
		"watercolor fox sticker": {"watercolor", true}, "cartoon fox with white border": {"cartoon", true}, "3d fox sticker": {"3d", true},
		"fox sticker": {"sticker", false}, "fox icon sticker": {"sticker", false}, "neon fox sticker": {"neon", false}, "fox": {"default", false},
	} {
		if st := r.Read(prompt, "", "").Style; st.Name != want.style || st.Bordered != want.bordered {
			t.Errorf("%s: %+v", prompt, st)
		}
	}
}

func TestTheMoodOfAPromptIsAPaletteAndAStandInSaysSo(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"boho fox": "boho", "gothic fox": "gothic", "fox, earth tones": "earthy", "sepia fox": "sepia", "steampunk fox": "brass"} {
		b := r.Read(prompt, "", "")
		if b.Style.Palette != want || (len(b.Reading.StandsIn) > 0) != (want == "brass") {
			t.Errorf("%s: palette %q, stand-ins %v", prompt, b.Style.Palette, b.Reading.StandsIn)
		}
	}
}
