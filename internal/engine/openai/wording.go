package openai

import (
	"regexp"
	"strings"

	"pellucid/internal/engine"
)

// tags are what servers take for settings inside a prompt: whoever writes a prompt doesn't set them.
var tags = regexp.MustCompile(`(?is)<sd_cpp_extra_args>.*?(</sd_cpp_extra_args>|$)|</?sd_cpp_extra_args>|<lora:[^>]*>?`)

// plain takes the tags out, also those that only come together when others have gone.
func plain(prompt string) string {
	for {
		less := tags.ReplaceAllString(prompt, " ")
		if less == prompt {
			return strings.TrimSpace(prompt)
		}
		prompt = less
	}
}

// wording is the prompt that the model gets. Another Pellucid gets it as it is, and the rest beside it.
func (e *Engine) wording(req engine.Request, background string) string {
	switch {
	case e.model.own:
		return req.Prompt
	case e.model.vendor:
		return sentences(req, background)
	}
	// Diffusion models read a list of words. LocalAI takes what follows a | for what is not wanted.
	words := []string{strings.ReplaceAll(plain(req.Prompt), "|", ",")}
	if req.Style != "" {
		words = append(words, req.Style)
	}
	return strings.Join(append(words, "isolated on a plain light gray background"), ", ")
}

// sentences are for models that follow instructions.
func sentences(req engine.Request, background string) string {
	out := []string{plain(req.Prompt)}
	if req.Style != "" {
		out = append(out, "Style: "+req.Style+".")
	}
	if req.NegativePrompt != "" {
		out = append(out, "Leave out: "+plain(req.NegativePrompt)+".")
	}
	ground := "Show nothing but what is described, on a fully transparent background."
	if background == opaque {
		ground = "Show nothing but what is described, in front of one plain, even, light gray background that touches every edge of the picture."
	}
	shadow := "No shadow on the ground."
	switch req.Shadow {
	case "contact":
		shadow = "A soft contact shadow directly below it."
	case "drop":
		shadow = "A soft drop shadow behind it."
	}
	return strings.Join(append(out, ground, shadow), "\n")
}
