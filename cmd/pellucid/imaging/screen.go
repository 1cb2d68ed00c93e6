package imaging

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"

	"pellucid/internal/contentfilter"
	"pellucid/internal/contentfilter/openai"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain"
	"pellucid/internal/logs"
	"pellucid/internal/openaiclient"
)

// ModerationFlags say whether OpenAI's moderation model reads prompts.
type ModerationFlags struct {
	OpenAIModeration bool `name:"openai-moderation" help:"Also use the moderation endpoint of another server with OpenAI's API. OpenAI's own is used whenever there is a key."`
}

// modelKeyFlags are the part of OpenAIFlags that commands without a chat model need.
type modelKeyFlags struct {
	OpenAIAPIKey  string `name:"openai-api-key" help:"OpenAI API key. Its moderation model then screens prompts too."`
	OpenAIBaseURL string `name:"openai-base-url" help:"Address of a server with OpenAI's API. Default: OpenAI."`
}

func (f modelKeyFlags) openAI() OpenAIFlags {
	return OpenAIFlags{OpenAIAPIKey: f.OpenAIAPIKey, OpenAIBaseURL: f.OpenAIBaseURL}
}

// Moderation is how the moderation model is reached; without a key it isn't.
type Moderation openaiclient.Config

// Moderation returns how the model is reached. Servers that speak OpenAI's API often have no moderation endpoint, and the
// filter fails closed: without the flag, only OpenAI itself is asked.
func (f ModerationFlags) Moderation(c OpenAIFlags) Moderation {
	if c.OpenAIAPIKey == "" || !f.OpenAIModeration && !c.client().Official() {
		return Moderation{}
	}
	return Moderation(c.client())
}

// NewFilter returns the content filter: our own rules, and the moderation model where there is one.
func NewFilter(model Moderation) (contentfilter.All, error) {
	all := contentfilter.All{rules.New()}
	if model.APIKey == "" {
		return all, nil
	}
	client, err := openai.New(openai.Config{Client: openaiclient.Config(model), Log: slog.Default()})
	if err != nil {
		return nil, err
	}
	return append(all, client), nil
}

type ScreenCommand struct {
	modelKeyFlags
	ModerationFlags
}

// Run prints a line for every line of standard input: "allow", or "refuse", a tab and the reason.
func (c *ScreenCommand) Run(ctx context.Context) error {
	slog.SetDefault(logs.New(os.Stderr, slog.LevelWarn))
	filter, err := NewFilter(c.Moderation(c.openAI()))
	if err != nil {
		return err
	}
	return screenLines(ctx, filter, os.Stdin, os.Stdout)
}

// screenLines answers each line before it waits for the next one, so that programs can talk with it through a pipe.
func screenLines(ctx context.Context, filter contentfilter.Filter, in io.Reader, out io.Writer) error {
	reader := bufio.NewReader(in)
	for ctx.Err() == nil {
		line, err := reader.ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return fmt.Errorf("read a prompt: %w", err)
		}
		if line != "" {
			if _, err := fmt.Fprintln(out, verdictOn(ctx, filter, line)); err != nil {
				return err
			}
		}
		if err != nil {
			return nil
		}
	}
	return ctx.Err()
}

func verdictOn(ctx context.Context, filter contentfilter.Filter, line string) string {
	prompt := strings.TrimSpace(strings.ToValidUTF8(line, "\uFFFD"))
	err := filter.Screen(ctx, 0, domain.Wording{Field: "prompt", Text: prompt})
	if err == nil {
		return "allow"
	}
	reason := err.Error()
	var told *domain.Error
	if errors.As(err, &told) {
		reason = told.Message
	}
	return "refuse\t" + strings.Join(strings.Fields(reason), " ")
}
