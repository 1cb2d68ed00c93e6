package codec

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/jpeg"
	"strings"
	"testing"
)

// progressive is a gray JPEG file of side by side pixels with so many scans, each of which says that nothing changes.
func progressive(side, scans int) []byte {
	var file bytes.Buffer
	file.WriteString("\xff\xd8")
	frame := []byte("\xff\xc2\x00\x0b\x08\x00\x00\x00\x00\x01\x01\x11\x00")
	binary.BigEndian.PutUint16(frame[5:], uint16(side))
	binary.BigEndian.PutUint16(frame[7:], uint16(side))
	file.Write(frame)
	file.WriteString("\xff\xdb\x00\x43\x00" + strings.Repeat("\x01", 64))
	file.WriteString("\xff\xc4\x00\x14\x10\x01" + strings.Repeat("\x00", 15) + "\xe0") // one code: no change for 16384 blocks
	blocks := (side + 7) / 8 * ((side + 7) / 8)
	codes := (blocks + 16383) / 16384
	for range scans {
		file.WriteString("\xff\xda\x00\x08\x01\x01\x00\x01\x3f\x00" + strings.Repeat("\x00", (codes*15+7)/8))
	}
	file.WriteString("\xff\xd9")
	return file.Bytes()
}

// 10 MB of scans over 40 megapixels kept a core busy for hours, and everybody else's uploads waiting.
func TestAFileThatTakesHoursToReadIsRefusedAtOnce(t *testing.T) {
	if img, err := Decode(bytes.NewReader(progressive(64, mostScans)), 4096); err != nil || img.Rect.Dx() != 64 {
		t.Fatalf("a file of %d scans is not read: %v", mostScans, err)
	}
	bomb := progressive(6320, 120_000)
	if len(bomb) > 11<<20 {
		t.Fatalf("the file has %d bytes, and would not be taken anyhow", len(bomb))
	}
	if _, err := Decode(bytes.NewReader(bomb), 40_000_000); !errors.Is(err, ErrFormat) || !strings.Contains(err.Error(), "scans") {
		t.Errorf("it is not refused for its scans: %v", err)
	}
}

func TestOnlyScansOfThePictureItselfCount(t *testing.T) {
	var plain bytes.Buffer
	if err := jpeg.Encode(&plain, image.NewGray(image.Rect(0, 0, 40, 40)), nil); err != nil {
		t.Fatal(err)
	}
	thumbnail := "\xff\xe1\x00\x0a" + strings.Repeat("\xff\xda", 4)
	for name, test := range map[string]struct {
		file string
		want int
	}{
		"a plain picture":          {plain.String(), 1},
		"with a thumbnail":         {plain.String()[:2] + thumbnail + plain.String()[2:], 1},
		"with a film behind it":    {plain.String() + strings.Repeat("\xff\xda\x00\x02", 100), 1},
		"with filling and restart": {"\xff\xd8\xff\xff\xff\xda\x00\x02ab\xff\x00c\xff\xd0d\xff\xda\x00\x02\xff\xd9", 2},
		"one that breaks off":      {plain.String()[:plain.Len()/3], 0},
		"a length beyond the file": {"\xff\xd8\xff\xda\xff\xff", 1},
		"a length of nothing":      {"\xff\xd8" + strings.Repeat("\xff\xda\x00\x00", 3), 3},
		"nothing":                  {"\xff\xd8", 0},
	} {
		if got := jpegScans([]byte(test.file)); got != test.want {
			t.Errorf("%s has %d scans, want %d", name, got, test.want)
		}
	}
}
