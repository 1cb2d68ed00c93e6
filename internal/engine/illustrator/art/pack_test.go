package art

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"testing"
)

func TestVersionIsTheHashOfAllPacks(t *testing.T) {
	// The order in which build/sets.mjs lists them.
	order := []string{"flag"}
	hash := sha256.New()
	for _, name := range order {
		content, err := files.ReadFile("packs/" + name + ".pack")
		if err != nil {
			t.Fatal(err)
		}
		hash.Write(content)
	}
	if want := hex.EncodeToString(hash.Sum(nil))[:16]; Version() != want {
		t.Errorf("version %q, want %q", Version(), want)
	}
}

func TestEmbeddedPacksStaySmall(t *testing.T) {
	entries, err := files.ReadDir("packs")
	if err != nil {
		t.Fatal(err)
	}
	total := int64(0)
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil {
			t.Fatal(err)
		}
		total += info.Size()
	}
	if total > 1_000_000 {
		t.Errorf("packs are %d bytes, want 1 MB at most", total)
	}
}

func TestAnIndexThatIsCutShortIsAnError(t *testing.T) {
	for name, bytes := range map[string][]byte{
		"empty":                    {},
		"a name longer than it is": {200, 'n'},
		"blocks that are not there": {
			1, 'n', 1, 'l', 1, 's', 0, 5,
		},
		"pieces that are not there": {1, 'n', 1, 'l', 1, 's', 0, 1, 10, 3},
	} {
		r := indexReader{rest: bytes}
		if r.pack(); !errors.Is(r.err, errIndex) {
			t.Errorf("%s: error %v", name, r.err)
		}
	}
}

func TestABlockThatIsNotThereIsAnError(t *testing.T) {
	good, _ := Find("flag", "mx-4x3")
	if _, err := good.block.read(1<<24, 10); err == nil {
		t.Error("reading beyond a block gave no error")
	}
	missing := block{file: "packs/none.pack", size: 10}
	if _, err := missing.read(0, 1); err == nil {
		t.Error("reading a pack that is not there gave no error")
	}
}

func BenchmarkOpenCatalogue(b *testing.B) {
	entries, err := files.ReadDir("packs")
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		for _, entry := range entries {
			if _, err := openPack("packs/" + entry.Name()); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkNodes(b *testing.B) {
	names := Names("flag")
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		piece, _ := Find("flag", names[i*37%len(names)])
		if _, err := piece.Nodes(); err != nil {
			b.Fatal(err)
		}
	}
}
