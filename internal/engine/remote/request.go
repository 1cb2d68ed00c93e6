package remote

import (
	"context"
	"regexp"
	"strconv"
	"strings"

	"pellucid/internal/engine"
)

// Seed returns the number that a vendor is given for a request: variations of one task get different ones, below 2³¹.
func Seed(req engine.Request) int64 {
	const spread = 0x9e3779b1 // odd, so that near variations are far apart
	return (req.Seed + int64(req.Variation)*spread) & 0x7fffffff
}

// Prompt returns the words that a vendor is given. isolated asks for a subject alone on a plain background, as models need
// it whose pictures are cut out afterwards.
func Prompt(req engine.Request, isolated bool) string {
	words := []string{Clean(req.Prompt)}
	if req.Style != "" {
		words = append(words, "in "+req.Style+" style")
	}
	if isolated {
		words = append(words, "isolated subject, centered, fully in frame, plain solid white background, even lighting")
	}
	switch req.Shadow {
	case "", "none":
		words = append(words, "no shadow on the ground")
	case "contact":
		words = append(words, "a soft contact shadow beneath")
	case "drop":
		words = append(words, "a soft drop shadow")
	}
	return strings.Join(words, ", ")
}

var (
	extraArgs = regexp.MustCompile(`(?is)<\s*/?\s*sd_cpp_extra_args\b[^>]*>`)
	network   = regexp.MustCompile(`(?is)<\s*(?:lora|lyco|hypernet)\s*:[^>]*>?`)
	between   = regexp.MustCompile(`(?is)<\s*sd_cpp_extra_args\b[^>]*>.*?(?:<\s*/\s*sd_cpp_extra_args\s*>|$)`)
)

// Clean takes out of a prompt what no vendor should be sent: control characters, and the tags by which some engines read
// settings and file names from prompts. It is repeated until nothing is left, as a tag may hide within another.
func Clean(prompt string) string {
	prompt = strings.ToValidUTF8(prompt, "")
	for {
		next := extraArgs.ReplaceAllString(between.ReplaceAllString(prompt, ""), "")
		if next = network.ReplaceAllString(next, ""); next == prompt {
			break
		}
		prompt = next
	}
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, prompt))
}

// SizeFor returns the size to ask an engine for. An engine.Error of class BadRequest: the size is none at all, or absurd.
func SizeFor(can engine.Capabilities, req engine.Request) (engine.Size, error) {
	const absurd = 16384
	if req.Width < 1 || req.Height < 1 || req.Width > absurd || req.Height > absurd {
		return engine.Size{}, &engine.Error{Class: engine.BadRequest, Sentence: "a picture of this size cannot be asked for"}
	}
	return can.Nearest(req.Width, req.Height), nil
}

// Progress returns a function that passes on fractions which rise and lie in 0–1; report may be nil.
func Progress(report func(fraction float64)) func(fraction float64) {
	last := -1.0
	return func(fraction float64) {
		if fraction = min(max(fraction, 0), 1); fraction > last && report != nil {
			last = fraction
			report(fraction)
		}
	}
}

// Begin reports a first small fraction, and returns the context's error.
func Begin(ctx context.Context, progress func(fraction float64)) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	progress(0.01)
	return ctx.Err()
}

// ReferenceNotes says to the user what became of the references, where an engine can use so many of them.
func ReferenceNotes(req engine.Request, most int) []string {
	switch given := len(req.References); {
	case given == 0:
		return nil
	case most == 0:
		return []string{"This model can't use reference images, so it followed the prompt alone."}
	case given > most:
		return []string{"This model uses " + count(most) + ", so the others were left out."}
	}
	return []string{"The reference images were given to the model to follow."}
}

func count(images int) string {
	if images == 1 {
		return "one reference image"
	}
	return strconv.Itoa(images) + " reference images"
}
