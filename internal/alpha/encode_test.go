package alpha

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image"
	"image/color"
	"image/png"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	cwebp "github.com/chai2010/webp"
	"github.com/google/go-cmp/cmp"
)

func fullMetadata() Metadata {
	return Metadata{
		Title:             "A fox",
		Prompt:            "a red fox <with> \"scarf\" & 雪\nsecond line \U0001f98a",
		Creator:           "Ada O'Neil",
		License:           "https://creativecommons.org/licenses/by/4.0/?a=1&b=2",
		Engine:            "illustrator-1 2026.1",
		DigitalSourceType: "compositeSynthetic",
		Recipe:            `{"engine":"illustrator-1","seed":42,"style":"flat"}`,
		Receipt:           strings.Repeat("ab", 32),
		Credits:           []string{"Noto Emoji, Apache-2.0", "Fluent, MIT"},
	}
}

// pictures of every awkward shape, with hidden color.
func pictures() map[string]*image.NRGBA {
	noise := image.NewNRGBA(image.Rect(0, 0, 61, 37))
	r := rand.New(rand.NewPCG(5, 5))
	for i := range noise.Pix {
		noise.Pix[i] = uint8(r.Uint32())
	}
	dot := image.NewNRGBA(image.Rect(0, 0, 1, 1))
	dot.SetNRGBA(0, 0, color.NRGBA{250, 3, 99, 7})
	return map[string]*image.NRGBA{
		"detail":      busy(150),
		"noise":       noise,
		"one pixel":   dot,
		"one row":     noise.SubImage(image.Rect(3, 4, 60, 5)).(*image.NRGBA),
		"one column":  noise.SubImage(image.Rect(9, 0, 10, 37)).(*image.NRGBA),
		"opaque":      checkerboard(33, 4, 255, 10),
		"empty space": image.NewNRGBA(image.Rect(0, 0, 40, 30)),
		"a part":      noise.SubImage(image.Rect(7, 5, 50, 30)).(*image.NRGBA),
	}
}

func pngOf(t *testing.T, img *image.NRGBA, m Metadata) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := EncodePNG(&b, img, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func webpOf(t *testing.T, img *image.NRGBA, quality int, m Metadata) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := EncodeWebP(&b, img, quality, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestPNGDecodesBitForBitInTheStandardDecoder(t *testing.T) {
	for name, img := range pictures() {
		t.Run(name, func(t *testing.T) {
			back, err := png.Decode(bytes.NewReader(pngOf(t, img, fullMetadata())))
			if err != nil {
				t.Fatal(err)
			}
			if got := back.(*image.NRGBA); !bytes.Equal(got.Pix, clone(img).Pix) {
				t.Error("pixels differ")
			}
		})
	}
}

func TestLosslessWebPIsExactInBothDecoders(t *testing.T) {
	for name, img := range pictures() {
		t.Run(name, func(t *testing.T) {
			file := webpOf(t, img, 100, fullMetadata())
			ours, err := Decode(bytes.NewReader(file), 1<<20)
			if err != nil {
				t.Fatal(err)
			}
			theirs, err := cwebp.DecodeRGBA(file)
			if err != nil {
				t.Fatal(err)
			}
			want := clone(img).Pix
			if !bytes.Equal(ours.Pix, want) || !bytes.Equal(theirs.Pix, want) {
				t.Error("pixels differ")
			}
		})
	}
}

func TestLossyWebPKeepsOpacityExactly(t *testing.T) {
	for name, img := range pictures() {
		t.Run(name, func(t *testing.T) {
			back, err := Decode(bytes.NewReader(webpOf(t, img, 80, Metadata{})), 1<<20)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(opacity(back), opacity(clone(img))) {
				t.Error("opacity differs")
			}
		})
	}
	img := busy(150)
	back, err := Decode(bytes.NewReader(webpOf(t, img, 90, Metadata{})), 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	if p := worstPSNR(img, back); p < 30 {
		t.Errorf("colors are %.1f dB away", p)
	}
}

// The Go decoder hands out studio-range color as if it were full-range, which once
// made every lossy picture paler. libwebp is the reference.
func TestLossyWebPDecodesToTheColorsOfTheReferenceDecoder(t *testing.T) {
	for name, img := range map[string]*image.NRGBA{
		"with opacity": busy(151), "opaque": painted(busy(151), orange()),
	} {
		file := webpOf(t, img, 85, Metadata{})
		ours, err := Decode(bytes.NewReader(file), 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		theirs, err := cwebp.DecodeRGBA(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range theirs.Pix {
			if d := int(v) - int(ours.Pix[i]); max(d, -d) > 2 {
				t.Fatalf("%s: byte %d is %d, want %d", name, i, ours.Pix[i], v)
			}
		}
	}
}

func TestMetadataSurvivesEveryFormat(t *testing.T) {
	img := busy(40)
	cases := map[string]Metadata{
		"everything": fullMetadata(),
		"nothing":    {},
		"a private picture": {
			Creator: "Ada", DigitalSourceType: "algorithmicMedia", Credits: []string{"one"},
		},
	}
	for name, m := range cases {
		for format, file := range map[string][]byte{
			"PNG":           pngOf(t, img, m),
			"lossy WebP":    webpOf(t, img, 80, m),
			"lossless WebP": webpOf(t, img, 100, m),
		} {
			got, err := ReadMetadata(bytes.NewReader(file))
			if err != nil {
				t.Errorf("%s in %s: %v", name, format, err)
			}
			if d := cmp.Diff(m, got); d != "" {
				t.Errorf("%s in %s: %s", name, format, d)
			}
		}
	}
}

func TestThePacketIsWellFormedAndSaysWhatStandardsAskFor(t *testing.T) {
	packet := encodeXMP(fullMetadata())
	for d := xml.NewDecoder(bytes.NewReader(packet)); ; {
		_, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []string{
		"<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">a red fox &lt;with&gt;",
		"<dc:creator><rdf:Seq>",
		"<cc:license rdf:resource=\"https://creativecommons.org/licenses/by/4.0/?a=1&amp;b=2\"/>",
		"<xmpRights:WebStatement>",
		"<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic<",
		"<pellucid:recipe>", "<pellucid:receipt>", "<pellucid:engine>",
	} {
		if !bytes.Contains(packet, []byte(want)) {
			t.Errorf("no %s in\n%s", want, packet)
		}
	}
	if private := encodeXMP(Metadata{Creator: "Ada"}); bytes.Contains(private, []byte("dc:description")) {
		t.Error("an empty prompt leaves an empty description")
	}
}

func TestWebPFlagsTellOpacityAndMetadata(t *testing.T) {
	for want, img := range map[byte]*image.NRGBA{
		webpHasXMP | webpHasAlpha: busy(40),
		webpHasXMP:                checkerboard(40, 5, 255, 9),
	} {
		for _, quality := range []int{80, 100} {
			chunks, err := webpChunks(webpOf(t, img, quality, Metadata{}))
			if err != nil || chunks[0].kind != "VP8X" || chunks[0].data[0] != want {
				t.Errorf("quality %d: %v, %v, want flags %#x", quality, err, chunks[0], want)
			}
			if last := chunks[len(chunks)-1]; last.kind != "XMP " {
				t.Errorf("the last chunk is %q", last.kind)
			}
		}
	}
}

func TestNothingCannotBeEncoded(t *testing.T) {
	empty := image.NewNRGBA(image.Rectangle{})
	if err := EncodePNG(io.Discard, empty, Metadata{}); !errors.Is(err, ErrEmpty) {
		t.Errorf("PNG: %v", err)
	}
	if err := EncodeWebP(io.Discard, empty, 80, Metadata{}); !errors.Is(err, ErrEmpty) {
		t.Errorf("WebP: %v", err)
	}
	long := image.NewNRGBA(image.Rect(0, 0, maxWebPSide+1, 1))
	if err := EncodeWebP(io.Discard, long, 80, Metadata{}); !errors.Is(err, ErrTooLarge) {
		t.Errorf("too long a WebP: %v", err)
	}
}

type fullDisk struct{ room int }

func (d *fullDisk) Write(b []byte) (int, error) {
	if d.room -= len(b); d.room < 0 {
		return 0, io.ErrShortWrite
	}
	return len(b), nil
}

func TestWriteErrorsReachTheCaller(t *testing.T) {
	img := busy(40)
	for _, room := range []int{0, 8, 40, 900} {
		if err := EncodePNG(&fullDisk{room}, img, Metadata{}); !errors.Is(err, io.ErrShortWrite) {
			t.Errorf("PNG with room for %d bytes: %v", room, err)
		}
	}
	if err := EncodeWebP(&fullDisk{}, img, 80, Metadata{}); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("WebP: %v", err)
	}
}

func TestEncodingIsDeterministic(t *testing.T) {
	img := busy(150)
	if !bytes.Equal(pngOf(t, img, fullMetadata()), pngOf(t, clone(img), fullMetadata())) {
		t.Error("two PNGs of one picture differ")
	}
	if !bytes.Equal(webpOf(t, img, 85, fullMetadata()), webpOf(t, clone(img), 85, fullMetadata())) {
		t.Error("two WebPs of one picture differ")
	}
}

func TestReceiptsIdentifyPixelsAndSize(t *testing.T) {
	img := busy(40)
	want := PixelHash(img)
	if len(want) != 64 || want != PixelHash(clone(img)) {
		t.Errorf("receipt %q is not one of the pixels", want)
	}
	other := clone(img)
	other.Pix[0]++
	wide := image.NewNRGBA(image.Rect(0, 0, 8, 2))
	tall := image.NewNRGBA(image.Rect(0, 0, 2, 8))
	if PixelHash(other) == want || PixelHash(wide) == PixelHash(tall) {
		t.Error("different pictures share a receipt")
	}
}
