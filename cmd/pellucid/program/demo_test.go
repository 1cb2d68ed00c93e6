package program

import (
	"testing"
	"time"

	"pellucid/internal/generation/demo"
	"pellucid/internal/product"
	"pellucid/internal/testkit"
)

func TestADemoImageThatWasDeletedDoesNotComeBack(t *testing.T) {
	s := testkit.NewStore(t)
	owner, _, err := demoImages(t.Context(), s.Store)
	if err != nil {
		t.Fatal(err)
	}
	user, err := s.User(t.Context(), owner)
	if err != nil {
		t.Fatal(err)
	}
	s.Clock.Advance(-25 * time.Hour)
	s.AddImage(t, user, "the one demo image that was not deleted")
	a := &app{Product: &product.Product{}, store: s.Store} // without a renderer: making an image would panic
	if err := a.fillDemoOnce(t.Context()); err != nil {
		t.Fatal(err)
	}
	_, images, err := demoImages(t.Context(), s.Store)
	if err != nil || len(images) != 1 || len(demo.Prompts) < 2 {
		t.Errorf("there are %d images, %v", len(images), err)
	}
	if filledBefore(images, images[0].CreatedAt.Add(time.Hour)) {
		t.Error("a gallery that is being filled is not filled any further")
	}
}
