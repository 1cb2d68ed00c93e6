package generation

import (
	"context"
	"strings"
	"sync"

	"github.com/hashicorp/golang-lru/v2/simplelru"

	"pellucid/internal/domain"
)

const (
	sketchDrawn = 288 // pixels of the side that is drawn
	sketchKept  = 1000
)

// sketches are small images that say what words would be drawn as. They are kept in memory, since people type the same words.
type sketches struct {
	mu    sync.Mutex
	files *simplelru.LRU[string, []byte]
}

func newSketches() *sketches {
	files, err := simplelru.NewLRU[string, []byte](sketchKept, nil)
	if err != nil {
		panic(err) // the number is a constant
	}
	return &sketches{files: files}
}

func (k *sketches) get(words string) ([]byte, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.files.Get(words)
}

func (k *sketches) add(words string, file []byte) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.files.Add(words, file)
}

// Sketch returns a small WebP image of what the built-in illustrator draws for some words, trimmed to what is seen. It costs
// nothing, is kept nowhere else, and nobody outside hears of it. One that yields is drawn while nothing else waits for a core. The
// error is the one that a generation of these words would have, or domain.Unavailable where a sketch that yields never came to it.
func (s *Service) Sketch(ctx context.Context, user *domain.User, words string, yields bool) ([]byte, error) {
	gen := domain.Generation{Prompt: words, Width: sketchDrawn, Height: sketchDrawn}
	gen.Normalize()
	key := strings.ToLower(gen.Prompt)
	if file, ok := s.sketches.get(key); ok {
		return file, nil
	}
	if err := gen.ValidatePrompts(); err != nil {
		return nil, err
	}
	if err := s.preview.Screen(ctx, user.ID, gen.Wording()); err != nil {
		return nil, err
	}
	if err := s.renderer.Reading(gen).Err(); err != nil {
		return nil, err
	}
	file, err := s.renderer.Sketch(ctx, gen, yields)
	if err == nil {
		s.sketches.add(key, file)
	}
	return file, err
}

// Spans returns where in its prompt the words of a reading are, each with the address of its sketch where there is one to draw.
func (s *Service) Spans(prompt string, reading domain.Reading, address func(words string) string) []domain.Span {
	spans := reading.Spans(prompt)
	for i, span := range spans {
		if span.Kind == domain.SpanLeftOut || !sketched[span.As] && span.StandsIn == "" || span.Drawn == "" {
			continue
		}
		if s.renderer.Reading(domain.Generation{Prompt: span.Drawn}).Refused == "" {
			spans[i].Art = address(span.Drawn)
		}
	}
	return spans
}

// sketched are the ways to understand words that name something to see by itself.
var sketched = map[string]bool{"subject": true, "clothes": true, "costume": true}
