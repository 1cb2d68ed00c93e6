package codec

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/jpeg"
	"slices"
	"testing"
)

// tiffWith is an EXIF block that holds an orientation between two other tags.
func tiffWith(order binary.AppendByteOrder, o uint16) []byte {
	head := "MM\x00*"
	if order == binary.AppendByteOrder(binary.LittleEndian) {
		head = "II*\x00"
	}
	b := order.AppendUint32([]byte(head), 8)
	b = order.AppendUint16(b, 3)
	for _, entry := range [][2]uint16{{0x0110, 7}, {0x0112, o}, {0x0128, 2}} {
		b = order.AppendUint16(b, entry[0])
		b = order.AppendUint16(b, 3)
		b = order.AppendUint32(b, 1)
		b = order.AppendUint16(b, entry[1])
		b = order.AppendUint16(b, 0)
	}
	return order.AppendUint32(b, 0)
}

// heldAs are the pixels of an F, as a camera stores them that was held in each of the eight ways.
var heldAs = [9][]string{
	1: {"###", "#..", "##.", "#.."},
	2: {"###", "..#", ".##", "..#"},
	3: {"..#", ".##", "..#", "###"},
	4: {"#..", "##.", "#..", "###"},
	5: {"####", "#.#.", "#..."},
	6: {"#...", "#.#.", "####"},
	7: {"...#", ".#.#", "####"},
	8: {"####", ".#.#", "...#"},
}

// drawn makes a picture of the letter in cells of n by n pixels.
func drawn(rows []string, n int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, n*len(rows[0]), n*len(rows)))
	for y := range n * len(rows) {
		for x := range n * len(rows[0]) {
			c := color.NRGBA{255, 255, 255, 255}
			if rows[y/n][x/n] == '#' {
				c = color.NRGBA{0, 0, 0, 255}
			}
			img.SetNRGBA(x, y, c)
		}
	}
	return img
}

// read gives the letter back from the middle of each cell.
func read(img *image.NRGBA, n int) []string {
	var rows []string
	for y := n / 2; y < img.Rect.Dy(); y += n {
		row := ""
		for x := n / 2; x < img.Rect.Dx(); x += n {
			if img.NRGBAAt(x, y).R < 128 {
				row += "#"
			} else {
				row += "."
			}
		}
		rows = append(rows, row)
	}
	return rows
}

// tagged returns the same picture as a file of each format, with an EXIF block where cameras put it.
func tagged(t *testing.T, img *image.NRGBA, exif []byte) map[string][]byte {
	t.Helper()
	var photo bytes.Buffer
	if err := jpeg.Encode(&photo, img, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	segment := append([]byte(exifMark), exif...)
	head := binary.BigEndian.AppendUint16([]byte("\xff\xd8\xff\xe0\x00\x04ab\xff\xe1"), uint16(len(segment)+2))
	var chunk bytes.Buffer
	w := pngWriter{w: &chunk}
	w.chunk("eXIf", exif)
	whole := stdPNG(t, img)
	const afterHeader = len(pngSignature) + 25
	var web bytes.Buffer
	chunks, err := webpChunks(webpOf(t, img, 100, Metadata{Creator: "a camera"}))
	if err == nil {
		err = writeWebP(&web, append(chunks, riffChunk{"EXIF", exif}))
	}
	if err != nil {
		t.Fatal(err)
	}
	return map[string][]byte{
		"JPEG": slices.Concat(head, segment, photo.Bytes()[2:]),
		"PNG":  slices.Concat(whole[:afterHeader], chunk.Bytes(), whole[afterHeader:]),
		"WebP": web.Bytes(),
	}
}

func TestAPictureIsUprightHoweverTheCameraWasHeld(t *testing.T) {
	const cell = 8
	for o := uint16(1); o <= 8; o++ {
		for name, order := range map[string]binary.AppendByteOrder{"Intel": binary.LittleEndian, "Motorola": binary.BigEndian} {
			for format, file := range tagged(t, drawn(heldAs[o], cell), tiffWith(order, o)) {
				img, err := Decode(bytes.NewReader(file), 1e6)
				if err != nil {
					t.Fatal(format, err)
				}
				found := OrientationOf(file)
				if got := read(Upright(img, found), cell); found != Orientation(o) || !slices.Equal(got, heldAs[1]) {
					t.Errorf("%s, %s, held as %d: read %d, seen %q", format, name, o, found, got)
				}
			}
		}
	}
}

func TestAnOrientationThatMakesNoSenseIsUpright(t *testing.T) {
	whole := tiffWith(binary.BigEndian, 6)
	far := slices.Clone(whole)
	binary.BigEndian.PutUint32(far[4:], 1<<31)
	for name, exif := range map[string][]byte{
		"nothing": nil, "a cut head": whole[:6], "a cut directory": whole[:16], "a directory far away": far,
		"zero": tiffWith(binary.BigEndian, 0), "nine": tiffWith(binary.BigEndian, 9),
	} {
		for format, file := range tagged(t, drawn(heldAs[1], 4), exif) {
			if o := OrientationOf(file); o != upright {
				t.Errorf("%s, %s: %d", format, name, o)
			}
		}
	}
	for _, file := range []string{"", "\xff\xd8", "\xff\xd8\xff\xe1\xff\xff", "\xff\xd8\xff\xe1\x00\x00", pngSignature + "\xff\xff\xff\xffeXIf", "RIFF\x00\x00\x00\x00WEBPEXIF\xff\xff\xff\x7f"} {
		if o := OrientationOf([]byte(file)); o != upright {
			t.Errorf("%q: %d", file, o)
		}
	}
}

func FuzzOrientation(f *testing.F) {
	f.Add([]byte("\xff\xd8\xff\xe1\x00\x20" + exifMark + string(tiffWith(binary.LittleEndian, 6))))
	f.Fuzz(func(t *testing.T, file []byte) {
		if o := OrientationOf(file); o < 1 || o > 8 {
			t.Errorf("orientation %d", o)
		}
	})
}
