package imaging

import (
	"log/slog"
	"slices"

	"pellucid/internal/engine/illustrator"
	"pellucid/internal/enhance"
	"pellucid/internal/enhance/openai"
	"pellucid/internal/enhance/words"
	"pellucid/internal/openaiclient"
)

// OpenAIFlags say which server that speaks OpenAI's API is asked: by the chat model that improves prompts, among others.
type OpenAIFlags struct {
	OpenAIAPIKey    string `name:"openai-api-key" help:"API key of OpenAI or a compatible server."`
	OpenAIBaseURL   string `name:"openai-base-url" help:"Address of a server with OpenAI's API. Default: OpenAI."`
	OpenAIChatModel string `name:"openai-chat-model" help:"Model that enhances prompts, such as gpt-4.1-mini. Default: none."`
}

// client returns how the server is reached, for whatever asks it.
func (f OpenAIFlags) client() openaiclient.Config {
	return openaiclient.Config{APIKey: f.OpenAIAPIKey, BaseURL: f.OpenAIBaseURL}
}

// NewEnhancer returns the enhancer that is configured: a chat model with ours as its stand-in, or ours.
func NewEnhancer(c OpenAIFlags, reader PromptReader) (enhance.Enhancer, error) {
	ours := words.New(reader)
	if c.OpenAIChatModel == "" {
		return ours, nil
	}
	return openai.New(openai.Config{
		Client: c.client(), Model: c.OpenAIChatModel, StandIn: ours, Judge: reader, Log: slog.Default(),
	})
}

// PromptReader lets advisors on prompts understand them as the illustrator does.
type PromptReader struct{ Artist *illustrator.Engine }

// Read returns what a prompt asks for.
func (r PromptReader) Read(prompt string) words.Reading {
	return words.Reading(r.Artist.Summarize(prompt))
}

// Phrase returns what a prompt asks for in good English.
func (r PromptReader) Phrase(prompt string) (words.Phrase, bool) {
	phrase, ok := r.Artist.Phrase(prompt)
	return words.Phrase(phrase), ok
}

// SameReading reports whether two prompts are drawn alike.
func (r PromptReader) SameReading(prompt, other string) bool {
	return r.Artist.SameReading(prompt, other)
}

var _ words.Rewriter = PromptReader{}

// SameSubjects reports whether an enhanced prompt shows nothing that the prompt does not.
func (r PromptReader) SameSubjects(prompt, enhanced string) bool {
	before, after := r.Artist.Subjects(prompt), r.Artist.Subjects(enhanced)
	return !slices.ContainsFunc(after, func(name string) bool { return !slices.Contains(before, name) })
}
