package edits

import (
	"bytes"
	"context"
	"encoding/json"
	"image"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"pellucid/internal/alpha/pixels"
	"pellucid/internal/domain"
)

// disc is an anti-aliased disc on a transparent square, with a color that changes from left to right.
func disc(side int, radius float64) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, side, side))
	middle := float64(side) / 2
	for y := range side {
		for x := range side {
			d := math.Hypot(float64(x)+0.5-middle, float64(y)+0.5-middle)
			a := min(1, max(0, radius-d+0.5))
			if a > 0 {
				copy(img.Pix[y*img.Stride+4*x:], []uint8{uint8(200 * x / side), 60, 180, uint8(255*a + 0.5)})
			}
		}
	}
	pixels.Bleed(img)
	return img
}

// glow is a soft spot whose alpha falls off slowly.
func glow(side int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			d := math.Hypot(float64(x-side/2), float64(y-side/2)) / float64(side/2)
			copy(img.Pix[y*img.Stride+4*x:], []uint8{250, 220, 90, uint8(90 * max(0, 1-d*d))})
		}
	}
	return img
}

// noise is an image of random pixels, hidden color included.
func noise(seed uint64, w, h int) *image.NRGBA {
	rng := rand.New(rand.NewPCG(seed, 1))
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = uint8(rng.IntN(256))
		if i%4 == 3 && rng.IntN(3) == 0 {
			img.Pix[i] = 0
		}
	}
	return img
}

func decodeText(t testing.TB, text string) List {
	t.Helper()
	list, err := decodeList(text)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func decodeList(text string) (List, error) {
	var raw []json.RawMessage
	if err := json.Unmarshal([]byte(text), &raw); err != nil {
		return nil, err
	}
	return Decode(raw)
}

func apply(t testing.TB, img *image.NRGBA, text string) *image.NRGBA {
	t.Helper()
	result, err := Apply(context.Background(), Source{Image: img}, decodeText(t, text))
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return result.Image
}

func alphaSum(img *image.NRGBA) (sum int) {
	for i := 3; i < len(img.Pix); i += 4 {
		sum += int(img.Pix[i])
	}
	return sum
}

// sameVisible reports whether two images show the same: hidden color does not count.
func sameVisible(a, b *image.NRGBA) bool {
	if a.Rect != b.Rect {
		return false
	}
	for i := 0; i < len(a.Pix); i += 4 {
		if a.Pix[i+3] != b.Pix[i+3] || a.Pix[i+3] > 0 && string(a.Pix[i:i+3]) != string(b.Pix[i:i+3]) {
			return false
		}
	}
	return true
}

func TestNoStepsChangeNothing(t *testing.T) {
	img := noise(3, 40, 30)
	out := apply(t, img, `[]`)
	if string(out.Pix) != string(img.Pix) {
		t.Error("an edit without steps changes pixels")
	}
}

func TestNoStepEverWritesIntoTheSource(t *testing.T) {
	img := disc(60, 20)
	before := string(img.Pix)
	for _, text := range everyStep {
		apply(t, img, "["+text+"]")
		if string(img.Pix) != before {
			t.Fatalf("%s changes the image that it was given", text)
		}
	}
}

func TestTrimmingWhatWasPaddedGivesTheImage(t *testing.T) {
	img := apply(t, disc(60, 20), `[{"op":"trim"}]`)
	for _, px := range []string{"1", "7", "200"} {
		if out := apply(t, img, `[{"op":"pad","px":`+px+`},{"op":"trim"}]`); !sameVisible(out, img) {
			t.Errorf("padded by %s and trimmed, the image differs", px)
		}
	}
}

func TestTrimmingTwiceIsTrimmingOnce(t *testing.T) {
	once := apply(t, noise(5, 33, 21), `[{"op":"trim"}]`)
	if twice := apply(t, once, `[{"op":"trim"}]`); !sameVisible(once, twice) {
		t.Error("the second trim changes something")
	}
}

func TestASquareHasTheLongerSideAndTheImageInItsMiddle(t *testing.T) {
	img := noise(7, 50, 31)
	out := apply(t, img, `[{"op":"square"}]`)
	if out.Rect.Dx() != 50 || out.Rect.Dy() != 50 {
		t.Fatalf("the square has %v", out.Rect.Size())
	}
	if middle := room(out, 0, -9, 0, -10); !sameVisible(middle, img) {
		t.Error("the image is not in the middle of the square")
	}
}

func TestErasingAndRestoringGivesTheImageBack(t *testing.T) {
	img := disc(100, 40)
	stroke := `"radius":14,"hardness":1,"points":[[20,50],[60,40],[90,70]]}`
	gone := apply(t, img, `[{"op":"brush","mode":"erase",`+stroke+`]`)
	if p := gone.NRGBAAt(60, 40); p.A != 0 {
		t.Errorf("under the stroke is %v", p)
	}
	if p := gone.NRGBAAt(50, 80); p != img.NRGBAAt(50, 80) {
		t.Errorf("beside the stroke is %v", p)
	}
	back := apply(t, img, `[{"op":"brush","mode":"erase",`+stroke+`,{"op":"brush","mode":"restore","radius":18,"hardness":1,"points":[[20,50],[60,40],[90,70]]}]`)
	if !sameVisible(back, img) {
		t.Error("the restored image differs")
	}
}

// A restoring brush finds the source's pixels where they are by now.
func TestRestoringFollowsTheImageWhenItMoves(t *testing.T) {
	img := disc(100, 40)
	out := apply(t, img, `[{"op":"brush","mode":"erase","radius":10,"hardness":1,"points":[[50,50]]},{"op":"trim"},{"op":"pad","px":30},{"op":"brush","mode":"restore","radius":14,"hardness":1,"points":[[70,70]]}]`)
	want := apply(t, img, `[{"op":"trim"},{"op":"pad","px":30}]`)
	if !sameVisible(out, want) {
		t.Error("what was restored after trimming and padding differs")
	}
}

func TestAStrokeIsNoStrongerWhereItCrossesItself(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 60, 60))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	once := apply(t, img, `[{"op":"brush","mode":"erase","radius":12,"hardness":0,"points":[[10,30],[50,30]]}]`)
	twice := apply(t, img, `[{"op":"brush","mode":"erase","radius":12,"hardness":0,"points":[[10,30],[50,30],[10,30],[50,30]]}]`)
	if !sameVisible(once, twice) {
		t.Error("going over the same place again erases more")
	}
}

func TestReplacingAColorKeepsAlphaAndEverythingFarFromIt(t *testing.T) {
	img := noise(8, 60, 60)
	out := apply(t, img, `[{"op":"replace_color","from":"#ff0000","to":"#00aa00","tolerance":0.15}]`)
	from := toLab(Color{255, 0, 0})
	for i := 0; i < len(img.Pix); i += 4 {
		if out.Pix[i+3] != img.Pix[i+3] {
			t.Fatal("alpha changes")
		}
		c := toLab(Color{img.Pix[i], img.Pix[i+1], img.Pix[i+2]})
		d := math.Sqrt(float64((c.l-from.l)*(c.l-from.l) + (c.a-from.a)*(c.a-from.a) + (c.b-from.b)*(c.b-from.b)))
		if img.Pix[i+3] > 0 && d > 0.15 && string(out.Pix[i:i+3]) != string(img.Pix[i:i+3]) {
			t.Fatalf("a color at a distance of %.2f changes", d)
		}
	}
}

func TestReplacingAColorHitsItExactlyAndKeepsShading(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 2, 1))
	copy(img.Pix, []uint8{220, 36, 48, 255, 200, 30, 42, 255})
	out := apply(t, img, `[{"op":"replace_color","from":"#dc2430","to":"#2973eb","tolerance":0.2}]`)
	if p := out.NRGBAAt(0, 0); p.R != 0x29 || p.G != 0x73 || p.B != 0xeb {
		t.Errorf("the color becomes %v", p)
	}
	if light, dark := toLab(Color{out.Pix[0], out.Pix[1], out.Pix[2]}).l, toLab(Color{out.Pix[4], out.Pix[5], out.Pix[6]}).l; dark >= light {
		t.Error("the shade is no darker than the color")
	}
}

func TestWhatIsOutsideOfTheShapeStaysTransparent(t *testing.T) {
	img := disc(80, 20)
	for _, text := range everyStep {
		if strings.Contains(text, "outline") || strings.Contains(text, "shadow") || strings.Contains(text, "choke") || strings.Contains(text, "resize") {
			continue // they draw outside by design
		}
		out := apply(t, img, "["+text+"]")
		if a, b := alphaSum(img), alphaSum(out); b > a {
			t.Errorf("%s adds opacity: %d, was %d", text, b, a)
		}
	}
}

func TestWhatATransparentPixelHidesIsTheColorBesideIt(t *testing.T) {
	img := disc(80, 20)
	out := apply(t, img, `[{"op":"brush","mode":"erase","radius":50,"hardness":1,"points":[[0,40]]}]`)
	for i := 0; i < len(out.Pix); i += 4 {
		if out.Pix[i+3] == 0 && out.Pix[i+1] != 60 {
			t.Fatalf("an erased pixel hides %v", out.Pix[i:i+4])
		}
	}
}

func TestErrorsNameTheStepAndItsField(t *testing.T) {
	for text, field := range map[string]string{
		`[{"op":"trim"},{"op":"pad","px":0}]`:                                       "steps[1].px",
		`[{"op":"pad","px":1.5}]`:                                                   "steps[0].px",
		`[{"op":"pad","px":3,"py":3}]`:                                              "steps[0].py",
		`[{"op":"outline","width":-1}]`:                                             "steps[0].width",
		`[{"op":"outline","width":9,"color":"red"}]`:                                "steps[0].color",
		`[{"op":"outline","width":9,"color":"#12345"}]`:                             "steps[0].color",
		`[{"op":"shadow"}]`:                                                         "steps[0].kind",
		`[{"op":"shadow","kind":"drop","opacity":2}]`:                               "steps[0].opacity",
		`[{"op":"brush","mode":"paint","radius":3,"points":[[1,1]]}]`:               "steps[0].mode",
		`[{"op":"brush","mode":"erase","radius":3}]`:                                "steps[0].points",
		`[{"op":"brush","mode":"erase","radius":3,"points":[[1,1e9]]}]`:             "steps[0].points",
		`[{"op":"replace_color","to":"#ffffff"}]`:                                   "steps[0].from",
		`[{"op":"recolor_part","part":"","color":"#ffffff"}]`:                       "steps[0].part",
		`[{"op":"resize","width":5000,"height":10}]`:                                "steps[0].width",
		`[{"op":"fly"}]`:                                                            "steps[0].op",
		`[{"px":3}]`:                                                                "steps[0].op",
		`["trim"]`:                                                                  "steps[0]",
		`[{"op":"trim"},` + strings.Repeat(`{"op":"trim"},`, 49) + `{"op":"trim"}]`: "steps",
	} {
		_, err := decodeList(text)
		var told *domain.Error
		if err == nil {
			t.Errorf("%.80s is taken", text)
		} else if told = err.(*domain.Error); told.Field != field || told.Code != domain.Invalid {
			t.Errorf("%.80s: the field is %q, want %q (%s)", text, told.Field, field, told.Message)
		}
	}
}

func TestErrorsOfCarryingOutNameTheStepToo(t *testing.T) {
	for text, field := range map[string]string{
		`[{"op":"pad","px":1800},{"op":"pad","px":1800}]`:                             "steps[1]",
		`[{"op":"recolor_part","part":"wheels","color":"#ffffff"}]`:                   "steps[0].part",
		`[{"op":"brush","mode":"erase","radius":500,"points":[[1,1]]},{"op":"trim"}]`: "steps",
	} {
		_, err := Apply(context.Background(), Source{Image: disc(400, 50)}, decodeText(t, text))
		if told, ok := err.(*domain.Error); !ok || told.Field != field {
			t.Errorf("%s: %v, want an error about %q", text, err, field)
		}
	}
}

func TestStepsSurviveBeingStored(t *testing.T) {
	list := decodeText(t, "["+strings.Join(everyStep, ",")+"]")
	stored, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	var again List
	if err := json.Unmarshal(stored, &again); err != nil {
		t.Fatal(err)
	}
	if twice, _ := json.Marshal(again); string(twice) != string(stored) {
		t.Errorf("stored\n%s\nread again\n%s", stored, twice)
	}
}

func TestTheSameStepsGiveTheSamePixels(t *testing.T) {
	img := noise(2, 70, 50)
	text := "[" + strings.Join(everyStep, ",") + "]"
	first, second := apply(t, img, text), apply(t, img, text)
	if !bytes.Equal(first.Pix, second.Pix) {
		t.Error("two runs differ")
	}
}

func TestACanceledEditEndsWithTheContextsError(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Apply(ctx, Source{Image: disc(40, 10)}, decodeText(t, `[{"op":"trim"}]`)); err != context.Canceled {
		t.Errorf("the error is %v", err)
	}
}

// everyStep is one step of each kind that works on pixels.
var everyStep = []string{
	`{"op":"trim"}`, `{"op":"pad","px":5}`, `{"op":"square"}`, `{"op":"outline","width":4.5,"color":"#ffffff"}`,
	`{"op":"shadow","kind":"drop","color":"#102030","opacity":0.4,"blur":8,"dx":2,"dy":3}`, `{"op":"shadow","kind":"contact","blur":4}`,
	`{"op":"feather","px":2}`, `{"op":"choke","px":1}`, `{"op":"choke","px":-1.5}`, `{"op":"specks","max_area":9}`,
	`{"op":"brush","mode":"erase","radius":4,"hardness":0.5,"points":[[5,5],[20,9]]}`, `{"op":"brush","mode":"restore","radius":6,"points":[[9,9]]}`,
	`{"op":"replace_color","from":"#c83cb4","to":"#00ff00"}`, `{"op":"resize","width":64,"height":48}`,
}

// The same pairs are in islands/create/tools/pixels/pixels.test.ts.
func TestReplaceColorGivesTheColorsThatTheBrowserGives(t *testing.T) {
	for given, wanted := range map[uint32]uint32{
		0xc28e80: 0x5b9277,
		0xd99551: 0x319a49,
		0xebb347: 0x33b642,
		0xfff2c1: 0xf4f2c0,
		0xe8c27d: 0x00c275,
		0xe5bb65: 0x00bc5e,
		0xf7d87c: 0x00d874,
		0x2030c0: 0x2030c0,
	} {
		img := image.NewNRGBA(image.Rect(0, 0, 1, 1))
		copy(img.Pix, []uint8{uint8(given >> 16), uint8(given >> 8), uint8(given), 255})
		p := apply(t, img, `[{"op":"replace_color","from":"#e8b04a","to":"#2fb344","tolerance":0.2}]`).NRGBAAt(0, 0)
		if got := uint32(p.R)<<16 | uint32(p.G)<<8 | uint32(p.B); got != wanted || p.A != 255 {
			t.Errorf("#%06x becomes #%06x, want #%06x", given, got, wanted)
		}
	}
}
