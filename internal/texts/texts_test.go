package texts

import (
	"bytes"
	"maps"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"
)

func packed(text string) []byte {
	var out bytes.Buffer
	w := brotli.NewWriter(&out)
	_, _ = w.Write([]byte(text))
	_ = w.Close()
	return out.Bytes()
}

func TestAPackedFolderReadsLikeTheFilesItWasMadeOf(t *testing.T) {
	plain := Plain(fstest.MapFS{"data/a.txt": {Data: []byte("one\n\ntwo\n")}, "data/ü.txt": {Data: []byte("drei — три\n")}, "data/c.tsv": {}}, "data/*.txt")
	archive := Packed(packed("a.txt\t9\nü.txt\t16\n\none\n\ntwo\ndrei — три\n"))
	if !maps.Equal(plain(), archive()) || archive.Text("ü.txt") != "drei — три\n" {
		t.Errorf("the archive holds %q, the folder %q", archive(), plain())
	}
}

func TestATextThatDoesNotShipIsAMistakeOfTheProgram(t *testing.T) {
	defer func() {
		if got := recover(); got != "texts: there is no b.txt" {
			t.Error(got)
		}
	}()
	Plain(fstest.MapFS{"a.txt": {}}, "*.txt").Text("b.txt")
}

func TestABrokenArchiveIsNotReadInPart(t *testing.T) {
	for _, text := range []string{"", "a.txt\t5\n\none", "a.txt\tfive\n\nfive5", "a.txt\t-1\n\none"} {
		if all, err := unpack(packed(text)); err == nil {
			t.Errorf("%q gave %q", text, all)
		}
	}
	whole := packed("a.txt\t500\n\n" + strings.Repeat("one ", 125))
	if all, err := unpack(whole[:len(whole)-3]); err == nil {
		t.Errorf("an archive that was cut short gave %q", all)
	}
}

func TestACompressedFileReadsAsWhatItWasMadeOf(t *testing.T) {
	if got := string(Unpack(packed("word\tmeaning\n"))); got != "word\tmeaning\n" {
		t.Errorf("the file reads as %q", got)
	}
}
