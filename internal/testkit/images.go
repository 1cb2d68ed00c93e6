package testkit

import (
	"testing"

	"pellucid/internal/domain"
)

// Picture returns an image of a user as an engine would have made it, with every word of the prompt a tag. change may
// alter it first.
func (s *Store) Picture(user *domain.User, prompt string, change ...func(*domain.Image)) domain.Image {
	id := domain.NewID()
	text := new(Engine).Describe(prompt, "")
	img := domain.Image{
		ID: id, UserID: user.ID, Username: user.Username, BlobKey: id[:2] + "/" + id[2:], Prompt: prompt, Width: 512, Height: 512,
		GuidanceScale: domain.DefaultGuidanceScale, Steps: domain.DefaultSteps, Seed: 7, Engine: "testkit", Model: "testkit-1", IsPublic: true,
		Category: domain.Objects, AltText: text.AltText, Bytes: 1000, Alpha: domain.AlphaReport{Version: 1, Verdict: domain.AlphaPass, Transparent: 0.7, Opaque: 0.29, Soft: 0.01},
		Recipe: []byte(`{}`), License: domain.License{Plan: "Free", TermsVersion: domain.TermsVersion}, CreatedAt: s.Clock.Now(),
	}
	for _, name := range text.Tags {
		img.Tags = append(img.Tags, domain.Tag{Name: name})
	}
	for _, alter := range change {
		alter(&img)
	}
	return img
}

// AddImage keeps an image without files; change may alter it first.
func (s *Store) AddImage(t testing.TB, user *domain.User, prompt string, change ...func(*domain.Image)) domain.Image {
	t.Helper()
	img := s.Picture(user, prompt, change...)
	if err := s.AddDemoImage(t.Context(), img); err != nil {
		t.Fatal(err)
	}
	return img
}

// Private makes an image one that only its owner may see.
func Private(img *domain.Image) { img.IsPublic = false }
