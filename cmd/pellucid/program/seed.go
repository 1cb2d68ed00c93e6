package program

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"pellucid/cmd/pellucid/imaging"
	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/blob/fs"
	"pellucid/internal/domain"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/generation/demo"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/logs"
	"pellucid/store"
	"pellucid/store/images"
)

type seedCommand struct {
	settings.DataFlags
	Images int `required:"" help:"Number of images to add."`
}

// seedFiles is how many real pictures the seeded rows share.
const seedFiles = 8

var seedWords = images.Words{
	Adjectives: []string{
		"red", "blue", "golden", "tiny", "happy", "sleepy", "striped", "round", "wooden", "shiny", "paper", "brave", "green", "pink", "fluffy", "old",
		"purple", "orange", "silver", "curious",
	},
	Subjects: []string{
		"fox", "butterfly", "rocket", "crown", "cactus", "apple", "corgi", "dinosaur", "penguin", "skull", "lighthouse", "dragon", "sailboat", "panda",
		"balloon", "coffee cup", "sports car", "astronaut", "mountain", "treasure chest", "jellyfish", "bee", "violin", "pancake", "knight", "owl",
		"lion", "mushroom", "rose", "strawberry", "house", "teapot", "planet", "robot", "whale", "tree", "sword", "shield", "camera", "guitar",
		"unicorn", "pirate ship", "snowman", "pumpkin", "heart", "star", "key", "leaf", "feather", "anchor",
	},
	Styles: []string{"watercolor", "flat", "3d", "sticker", "neon", "anime", "pixel art", "paper cut", "logo", "line art"},
	Kinds:  func(subject string) []string { return things.Kinds(things.ID(subject)) },
}

// Run adds the rows, and says how fast that went.
func (c *seedCommand) Run(ctx context.Context) error {
	slog.SetDefault(logs.New(os.Stderr, slog.LevelWarn))
	return c.WithStore(ctx, func(s *store.Store) error { return c.seed(ctx, s) })
}

func (c *seedCommand) seed(ctx context.Context, s *store.Store) error {
	samples, err := c.samples(ctx, s)
	if err != nil {
		return err
	}
	line := imaging.NewProgressLine(os.Stderr, "Seeding")
	start := time.Now()
	err = s.Seed(ctx, c.Images, samples, seedWords, func(done int) { line.Show(float64(done) / float64(c.Images)) })
	line.End()
	if err != nil {
		return err
	}
	took := time.Since(start)
	fmt.Printf("%d images in %.1f s: %.0f a second\n", c.Images, took.Seconds(), float64(c.Images)/took.Seconds())
	return nil
}

// samples returns the ids of real pictures, which are made first where there are none.
func (c *seedCommand) samples(ctx context.Context, s *store.Store) ([]string, error) {
	files, err := fs.New(filepath.Join(c.Data, "media"))
	if err != nil {
		return nil, err
	}
	artist, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	renderer := rendering.New(rendering.Config{
		Engine: artist, Describer: artist, Blobs: files, BaseURL: "http://localhost:8080", Now: time.Now, Log: slog.Default(),
	})
	owner, err := fillDemoGallery(ctx, s, renderer, demo.Prompts[len(demo.Prompts)-seedFiles:])
	if err != nil {
		return nil, err
	}
	page, err := s.Images(ctx, domain.Listing{OwnerID: owner, Limit: seedFiles})
	ids := make([]string, len(page.Data))
	for i, img := range page.Data {
		ids[i] = img.ID
	}
	return ids, err
}
