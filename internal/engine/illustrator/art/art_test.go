package art_test

import (
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/engine/illustrator/art"
	"pellucid/internal/engine/illustrator/scene"
)

func TestSetsCarryTheirLicences(t *testing.T) {
	got := map[string]string{}
	for _, set := range art.Sets() {
		got[set.Name] = set.License
		if set.Source == "" {
			t.Errorf("%s names no source", set.Name)
		}
		if set.Mono {
			t.Errorf("%s says that it has a single color", set.Name)
		}
	}
	want := map[string]string{"flag": "MIT"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestNoticesNameEverySet(t *testing.T) {
	content, err := os.ReadFile("NOTICES.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, set := range art.Sets() {
		row := "| " + set.Name + " |"
		i := strings.Index(string(content), row)
		if i < 0 || !strings.Contains(strings.SplitN(string(content)[i:], "\n", 2)[0], set.License) {
			t.Errorf("NOTICES.md has no row for %s with %s", set.Name, set.License)
		}
	}
}

func TestNamesAreSortedAndFound(t *testing.T) {
	for _, set := range art.Sets() {
		names := art.Names(set.Name)
		if len(names) < 250 {
			t.Errorf("%s has only %d pieces", set.Name, len(names))
		}
		if !slices.IsSorted(names) {
			t.Errorf("%s is not sorted", set.Name)
		}
		for _, name := range names {
			if piece, ok := art.Find(set.Name, name); !ok || piece.Name != name || piece.Set != set.Name {
				t.Fatalf("%s/%s: found %v %+v", set.Name, name, ok, piece)
			}
		}
	}
}

func TestWhatIsNotThereIsNotFound(t *testing.T) {
	for _, wanted := range [][2]string{{"flag", "no-such-piece"}, {"no-such-set", "fox"}, {"flag", ""}} {
		if _, ok := art.Find(wanted[0], wanted[1]); ok {
			t.Errorf("found %v", wanted)
		}
	}
	if names := art.Names("no-such-set"); len(names) != 0 {
		t.Errorf("an unknown set has %d names", len(names))
	}
}

func TestEveryCallOfNodesIsFresh(t *testing.T) {
	piece, _ := art.Find("flag", "mx-4x3")
	first, err := piece.Nodes()
	if err != nil {
		t.Fatal(err)
	}
	want := scene.Transform(first, scene.Identity)
	scene.Walk(first, func(p *scene.Path) { p.Fill = scene.Paint{} })
	second, err := piece.Nodes()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, second); diff != "" {
		t.Errorf("changing nodes changed the next ones (-want +got)\n%s", diff)
	}
}

// Others may be the first to read the catalog in the same test binary; the race detector watches the rest.
func TestPiecesOpenConcurrently(t *testing.T) {
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			names := art.Names("flag")
			piece, _ := art.Find("flag", names[i*len(names)/8])
			if nodes, err := piece.Nodes(); err != nil || len(nodes) == 0 {
				t.Errorf("%s: %d nodes, error %v", piece.Name, len(nodes), err)
			}
		})
	}
	wg.Wait()
}
