package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"pellucid/internal/blob/fs"
	"pellucid/internal/domain"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/generation/demo"
	"pellucid/internal/generation/rendering"
	"pellucid/store"
	"pellucid/store/images"
)

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

// seed adds so many images to the gallery of a data folder, which is made where it is missing, and says how far it is. It returns how many it
// added in a second.
func seed(ctx context.Context, data string, count int, told io.Writer) (perSecond float64, err error) {
	if err := os.MkdirAll(data, 0o700); err != nil {
		return 0, err
	}
	s, err := store.Open(ctx, filepath.Join(data, "pellucid.db"), time.Now)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	samples, err := sampleImages(ctx, s, data)
	if err != nil {
		return 0, err
	}
	begun := time.Now()
	err = s.Seed(ctx, count, samples, seedWords, func(done int) { _, _ = fmt.Fprintf(told, "seeded %d of %d images\n", done, count) })
	return float64(count) / time.Since(begun).Seconds(), err
}

// sampleImages returns the ids of real pictures, which are made first where there are none.
func sampleImages(ctx context.Context, s *store.Store, data string) ([]string, error) {
	files, err := fs.New(filepath.Join(data, "media"))
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
	owner, err := s.FindOrAddDemoUser(ctx, demo.Name)
	if err != nil {
		return nil, err
	}
	there, err := s.Images(ctx, domain.Listing{OwnerID: owner, Limit: seedFiles})
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, img := range there.Data {
		ids = append(ids, img.ID)
	}
	for _, prompt := range demo.Prompts[len(demo.Prompts)-seedFiles:] {
		if len(ids) >= seedFiles {
			break
		}
		img, err := renderer.Make(ctx, demo.Order(owner, prompt, demo.Seed(prompt)), func(float64) {})
		if err != nil {
			return nil, fmt.Errorf("%s: %w", prompt, err)
		}
		if err := s.AddDemoImage(ctx, img); err != nil {
			return nil, err
		}
		ids = append(ids, img.ID)
	}
	return ids, nil
}
