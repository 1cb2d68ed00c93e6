package imaging

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"time"

	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/logs"
)

type GenerateCommand struct {
	Prompt         string `arg:"" help:"What to draw."`
	NegativePrompt string `help:"What to leave out."`
	Size           int    `default:"1024" help:"Width and height in pixels: 512, 768, 1024 or 1536."`
	Seed           int64  `default:"0" help:"Seed. The same prompt, size and seed give the same image."`
	Count          int    `default:"1" help:"Number of images, 1 to 4."`
	Style          string `help:"A style that overrides the prompt's own."`
	Shadow         string `default:"none" enum:"none,contact,drop" help:"A shadow below the subject: none, contact or drop."`
	modelKeyFlags
	ModerationFlags
	Output string `short:"o" placeholder:"FILE" help:"File to write, .png or .webp; - writes to standard output. Default: a name from the prompt."`
}

// The exit codes of generate that scripts rely on.
const (
	cannotDrawExit = 3 // the main subject is not in our art
	refusedExit    = 4 // the content filter refuses the prompt
)

// Run makes the pictures and writes them.
func (c *GenerateCommand) Run(ctx context.Context) error {
	gen := domain.Generation{
		Prompt: c.Prompt, NegativePrompt: c.NegativePrompt, Samples: c.Count, Width: c.Size, Height: c.Size, Seed: max(c.Seed, 0), Style: c.Style, Shadow: c.Shadow,
		GuidanceScale: domain.DefaultGuidanceScale, Steps: domain.DefaultSteps, Public: true,
	}
	gen.Normalize()
	if err := gen.Validate(); err != nil {
		return err
	}
	filter, err := NewFilter(c.Moderation(c.openAI()))
	if err != nil {
		return err
	}
	if err := filter.Screen(ctx, 0, gen.Wording()); err != nil {
		return settings.ExitWith(refusedExit, err)
	}
	if c.Output == "-" && c.Count > 1 {
		return errors.New("only one picture fits on standard output; leave --count out, or give a file name")
	}
	artist, err := illustrator.New()
	if err != nil {
		return err
	}
	renderer := rendering.New(rendering.Config{
		Engine: artist, Describer: artist, BaseURL: "http://localhost:8080", Now: time.Now, Log: logs.New(os.Stderr, slog.LevelWarn),
	})
	if err := renderer.Reading(gen).Err(); err != nil {
		return settings.ExitWith(cannotDrawExit, err)
	}
	for variation := range c.Count {
		if err := c.make(ctx, renderer, gen, variation); err != nil {
			return err
		}
	}
	return nil
}

func (c *GenerateCommand) make(ctx context.Context, renderer *rendering.Renderer, gen domain.Generation, variation int) error {
	line := NewProgressLine(os.Stderr, fmt.Sprintf("Picture %d of %d", variation+1, c.Count))
	file, err := renderer.Draw(ctx, rendering.Order{Username: "you", Variation: variation, Generation: gen, License: domain.License{Plan: "Free"}}, line.Show)
	line.End()
	if err != nil {
		return err
	}
	for _, note := range file.Image.Notes {
		fmt.Fprintln(os.Stderr, note)
	}
	if c.Output == "-" {
		return encode(os.Stdout, "png", file)
	}
	path := c.path(file.Image, variation)
	if err := writeFile(path, file); err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "%s  alpha: %s, %.0f%% transparent\n", path, verdict(file.Image.Alpha), 100*file.Image.Alpha.Transparent)
	return nil
}

// verdict says how the report came out, and which checks stand in the way of a pass.
func verdict(report domain.AlphaReport) string {
	var open []string
	for _, check := range report.Checks {
		if check.Verdict != domain.AlphaPass {
			open = append(open, check.Name)
		}
	}
	if len(open) == 0 {
		return string(report.Verdict)
	}
	return fmt.Sprintf("%s (%s)", report.Verdict, strings.Join(open, ", "))
}

// path is where a picture goes: with several, each gets its number before the extension.
func (c *GenerateCommand) path(img domain.Image, variation int) string {
	path := c.Output
	if path == "" {
		path = img.DownloadName("png")
	}
	if c.Count == 1 {
		return path
	}
	extension := filepath.Ext(path)
	return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(path, extension), variation+1, extension)
}

func writeFile(path string, file rendering.Drawing) (err error) {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer func() {
		if closeErr := f.Close(); err == nil {
			err = closeErr
		}
	}()
	out := bufio.NewWriter(f)
	if err := encode(out, strings.TrimPrefix(filepath.Ext(path), "."), file); err != nil {
		return err
	}
	return out.Flush()
}

func encode(w io.Writer, format string, file rendering.Drawing) error {
	if format == "webp" {
		return codec.EncodeWebP(w, file.Rendered.Image, 100, file.Metadata)
	}
	return codec.EncodePNG(w, file.Rendered.Image, file.Metadata)
}
