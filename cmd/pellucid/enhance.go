package main

import (
	"log/slog"
	"slices"

	"pellucid/internal/engine/illustrator"
	"pellucid/internal/enhance"
	"pellucid/internal/enhance/openai"
	"pellucid/internal/enhance/words"
)

// openAIFlags say which chat model improves prompts.
type openAIFlags struct {
	OpenAIAPIKey    string `name:"openai-api-key" help:"Key of a server that speaks OpenAI's API; without one, prompts are improved by words of our own."`
	OpenAIBaseURL   string `name:"openai-base-url" help:"Address of such a server; empty: OpenAI's own."`
	OpenAIChatModel string `name:"openai-chat-model" help:"Model that improves prompts, such as gpt-4.1-mini; empty: none."`
}

// newEnhancer returns the enhancer that is configured: a chat model with ours as its stand-in, or ours.
func newEnhancer(c openAIFlags, reader promptReader) (enhance.Enhancer, error) {
	ours := words.New(reader)
	if c.OpenAIChatModel == "" {
		return ours, nil
	}
	return openai.New(openai.Config{
		APIKey: c.OpenAIAPIKey, BaseURL: c.OpenAIBaseURL, Model: c.OpenAIChatModel, StandIn: ours, Judge: reader, Log: slog.Default(),
	})
}

// promptReader lets advisors on prompts understand them as the illustrator does.
type promptReader struct{ artist *illustrator.Engine }

// Read understands a prompt; of one that cannot be understood nothing is known.
func (r promptReader) Read(prompt string) words.Reading {
	read, err := r.artist.Read(prompt)
	if err != nil {
		slog.Error("cannot read a prompt", "err", err)
		return words.Reading{}
	}
	return words.Reading(read)
}

// SameSubjects tells whether an enhanced prompt shows nothing that the prompt does not.
func (r promptReader) SameSubjects(prompt, enhanced string) bool {
	before, err := r.artist.Subjects(prompt)
	if err != nil {
		return false
	}
	after, err := r.artist.Subjects(enhanced)
	return err == nil && !slices.ContainsFunc(after, func(name string) bool { return !slices.Contains(before, name) })
}
