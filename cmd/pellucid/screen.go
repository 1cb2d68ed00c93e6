package main

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

// moderationFlags say whether OpenAI's moderation model reads prompts.
type moderationFlags struct {
	OpenAIModeration bool `name:"openai-moderation" help:"Also use the moderation endpoint of another server with OpenAI's API. OpenAI's own is used whenever there is a key."`
}

// modelKeyFlags are the part of openAIFlags that commands without a chat model need.
type modelKeyFlags struct {
	OpenAIAPIKey  string `name:"openai-api-key" help:"OpenAI API key. Its moderation model then screens prompts too."`
	OpenAIBaseURL string `name:"openai-base-url" help:"Address of a server with OpenAI's API. Default: OpenAI."`
}

func (f modelKeyFlags) openAI() openAIFlags {
	return openAIFlags{OpenAIAPIKey: f.OpenAIAPIKey, OpenAIBaseURL: f.OpenAIBaseURL}
}

// moderation is how the moderation model is reached; without a key it isn't.
type moderation openaiclient.Config

// moderation returns how the model is reached. Servers that speak OpenAI's API often have no moderation endpoint, and the
// filter fails closed: without the flag, only OpenAI itself is asked.
func (f moderationFlags) moderation(c openAIFlags) moderation {
	if c.OpenAIAPIKey == "" || !f.OpenAIModeration && !c.client().Official() {
		return moderation{}
	}
	return moderation(c.client())
}

// newFilter returns the content filter: our own rules, and the moderation model where there is one.
func newFilter(model moderation) (contentfilter.All, error) {
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

type screenCommand struct {
	modelKeyFlags
	moderationFlags
}

// Run prints a line for every line of standard input: "allow", or "refuse", a tab and the reason.
func (c *screenCommand) Run(ctx context.Context) error {
	slog.SetDefault(logs.New(os.Stderr, slog.LevelWarn))
	filter, err := newFilter(c.moderation(c.openAI()))
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
