package store_test

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/testkit"
)

// kinds makes an image be found by more words than its prompt has.
func kinds(words ...string) func(*domain.Image) {
	return func(img *domain.Image) { img.Kinds = words }
}

func TestASearchFindsKindsAfterTheWordsThemselves(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.AddImage(t, mira, "a dog with a ball", kinds("dog", "animal"))
	s.AddImage(t, mira, "a corgi wearing sunglasses", kinds("corgi", "dog", "animal"))
	s.AddImage(t, mira, "a dogwood in bloom", kinds("tree", "plant"))
	s.AddImage(t, mira, "red corgi", kinds("corgi", "dog", "animal"))
	s.AddImage(t, mira, "red fire engine", kinds("truck"))
	s.AddImage(t, mira, "a secret corgi", kinds("dog"), testkit.Private)
	for search, want := range map[string]string{
		"dog":     "a dog with a ball|red corgi|a corgi wearing sunglasses|a dogwood in bloom",
		"dogs":    "a dog with a ball|red corgi|a corgi wearing sunglasses|a dogwood in bloom",
		"red dog": "red corgi", "Animal": "red corgi|a corgi wearing sunglasses|a dog with a ball",
		"§dog": "a dog with a ball|red corgi|a corgi wearing sunglasses|a dogwood in bloom",
		"cat":  "",
	} {
		if got := strings.Join(s.Prompts(t, domain.Listing{Search: search}), "|"); got != want {
			t.Errorf("%q finds %q, want %q", search, got, want)
		}
		first, second := s.Prompts(t, domain.Listing{Search: search, Limit: 2}), s.Prompts(t, domain.Listing{Search: search, Limit: 2, Skip: 2})
		if got := strings.Join(append(first, second...), "|"); got != want {
			t.Errorf("%q finds %q over two pages, want %q", search, got, want)
		}
	}
	if got := s.Prompts(t, domain.Listing{Search: "dog", Sort: domain.Oldest}); !slices.Equal(got, []string{"a dog with a ball", "a corgi wearing sunglasses", "a dogwood in bloom", "red corgi"}) {
		t.Errorf("the oldest first are %v", got)
	}
}

func TestOlderImagesAreFoundByTheirKindsOnceTheseAreRead(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	img := s.AddImage(t, mira, "a corgi")
	gone := s.AddImage(t, mira, "a gone corgi")
	if _, err := s.DeleteImage(t.Context(), mira.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	s.Exec(t, `UPDATE images SET kinds = NULL`)
	open, err := s.Kindless(t.Context(), 10)
	if err != nil || len(open) != 1 || open[0].Prompt != img.Prompt {
		t.Fatalf("without kinds are %v, %v", open, err)
	}
	if err := s.SetKinds(t.Context(), map[int64][]string{open[0].Row: {"Dog", "animal", "dog"}}); err != nil {
		t.Fatal(err)
	}
	if got := s.Prompts(t, domain.Listing{Search: "dog"}); !slices.Equal(got, []string{img.Prompt}) {
		t.Errorf("dog finds %v", got)
	}
	if open, err = s.Kindless(t.Context(), 10); err != nil || len(open) != 0 {
		t.Errorf("still without kinds are %v, %v", open, err)
	}
}

func TestWhatIsDeletedAndEditedKeepsItsKinds(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	img := s.AddImage(t, mira, "a corgi", kinds("dog"))
	if _, err := s.UpdateImage(t.Context(), mira.ID, img.ID, collection.ImageEdit{Tags: &[]string{"royal"}}); err != nil {
		t.Fatal(err)
	}
	deletion, err := s.DeleteImage(t.Context(), mira.ID, img.ID)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Prompts(t, domain.Listing{Search: "dog"}); len(got) != 0 {
		t.Errorf("deleted, dog finds %v", got)
	}
	if _, err := s.UndoDeletion(t.Context(), mira.ID, deletion); err != nil {
		t.Fatal(err)
	}
	for _, search := range []string{"dog", "royal", "corgi"} {
		if got := s.Prompts(t, domain.Listing{Search: search}); len(got) != 1 {
			t.Errorf("brought back, %s finds %v", search, got)
		}
	}
}

func TestOnlyWordsThatFindSomethingAreOffered(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.AddImage(t, mira, "a corgi", kinds("dog"))
	s.AddImage(t, mira, "an owl", testkit.Private)
	if got, err := s.Findable(t.Context(), []string{"owl", "cat", "dog", "corgi", "…"}, 2); err != nil || !slices.Equal(got, []string{"dog", "corgi"}) {
		t.Errorf("offered are %v, %v", got, err)
	}
}
