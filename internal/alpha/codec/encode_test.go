package codec

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image"
	"image/png"
	"io"
	"strings"
	"testing"

	cwebp "github.com/chai2010/webp"
	"github.com/google/go-cmp/cmp"

	"pellucid/internal/alpha/alphatest"
	"pellucid/internal/alpha/pixels"
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
	for name, img := range alphatest.Pictures() {
		t.Run(name, func(t *testing.T) {
			back, err := png.Decode(bytes.NewReader(pngOf(t, img, fullMetadata())))
			if err != nil {
				t.Fatal(err)
			}
			if got := back.(*image.NRGBA); !bytes.Equal(got.Pix, pixels.Clone(img).Pix) {
				t.Error("pixels differ")
			}
		})
	}
}

func TestLosslessWebPIsExactInBothDecoders(t *testing.T) {
	for name, img := range alphatest.Pictures() {
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
			want := pixels.Clone(img).Pix
			if !bytes.Equal(ours.Pix, want) || !bytes.Equal(theirs.Pix, want) {
				t.Error("pixels differ")
			}
		})
	}
}

func TestLossyWebPKeepsOpacityExactly(t *testing.T) {
	for name, img := range alphatest.Pictures() {
		t.Run(name, func(t *testing.T) {
			back, err := Decode(bytes.NewReader(webpOf(t, img, 80, Metadata{})), 1<<20)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(pixels.Opacity(back), pixels.Opacity(pixels.Clone(img))) {
				t.Error("opacity differs")
			}
		})
	}
	img := alphatest.Busy(150)
	back, err := Decode(bytes.NewReader(webpOf(t, img, 90, Metadata{})), 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	if p := alphatest.WorstPSNR(img, back); p < 30 {
		t.Errorf("colors are %.1f dB away", p)
	}
}

// The Go decoder hands out studio-range color as if it were full-range, which once
// made every lossy picture paler. libwebp is the reference.
func TestLossyWebPDecodesToTheColorsOfTheReferenceDecoder(t *testing.T) {
	for name, img := range map[string]*image.NRGBA{
		"with opacity": alphatest.Busy(151), "opaque": alphatest.Painted(alphatest.Busy(151), alphatest.Orange()),
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
	img := alphatest.Busy(40)
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
		webpHasXMP | webpHasAlpha: alphatest.Busy(40),
		webpHasXMP:                alphatest.Checkerboard(40, 5, 255, 9),
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
	img := alphatest.Busy(40)
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
	img := alphatest.Busy(150)
	if !bytes.Equal(pngOf(t, img, fullMetadata()), pngOf(t, pixels.Clone(img), fullMetadata())) {
		t.Error("two PNGs of one picture differ")
	}
	if !bytes.Equal(webpOf(t, img, 85, fullMetadata()), webpOf(t, pixels.Clone(img), 85, fullMetadata())) {
		t.Error("two WebPs of one picture differ")
	}
}

func BenchmarkEncodePNG1024(b *testing.B) {
	img := alphatest.Busy(1024)
	for b.Loop() {
		if err := EncodePNG(io.Discard, img, Metadata{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkEncodeWebP1024(b *testing.B) {
	img := alphatest.Busy(1024)
	for b.Loop() {
		if err := EncodeWebP(io.Discard, img, 85, Metadata{}); err != nil {
			b.Fatal(err)
		}
	}
}
