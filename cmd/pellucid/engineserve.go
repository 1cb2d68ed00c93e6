package main

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"runtime"
	"runtime/debug"
	"time"

	"pellucid/handlers/openaiapi"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/openai"
	"pellucid/internal/generation"
	"pellucid/internal/logs"
)

type engineCommand struct {
	Serve engineServeCommand `cmd:"" help:"Serve the illustrator to other programs, over OpenAI's images API, without accounts and without a database."`
}

// engineServeCommand runs one renderer of a pool: it keeps nothing, so that any number of them can stand behind a load balancer.
type engineServeCommand struct {
	Addr     string `default:"127.0.0.1:8090" env:"PELLUCID_ENGINE_ADDR" help:"Address to listen on."`
	Token    string `env:"PELLUCID_ENGINE_TOKEN" help:"Token that callers send as their API key; without one, everybody who reaches the address may call."`
	AtOnce   int    `default:"0" env:"PELLUCID_ENGINE_AT_ONCE" help:"Most calls at a time; others are told to come back in a moment. 0 means as many as cores."`
	LogLevel string `default:"info" enum:"debug,info,warn,error" help:"Least important lines to log."`
	modelKeyFlags
	moderationFlags
}

// Run serves until ctx ends, and lets the calls in progress end then.
func (c *engineServeCommand) Run(ctx context.Context) error {
	slog.SetDefault(logs.New(os.Stderr, logLevel(c.LogLevel)))
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryLimit)
	}
	handler, err := c.handler()
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return fmt.Errorf("cannot listen: %w", err)
	}
	if host, _, err := net.SplitHostPort(c.Addr); c.Token == "" && (err != nil || !isLocal(host)) {
		slog.Warn("everybody who reaches this address can have pictures made: set PELLUCID_ENGINE_TOKEN, or keep the address private", "addr", c.Addr)
	}
	fmt.Printf("The illustrator is at http://%s/v1\n", listener.Addr())
	return serveHTTP(ctx, listener, handler)
}

// handler puts the renderer together: the content filter and the alpha gate are those of the site.
func (c *engineServeCommand) handler() (http.Handler, error) {
	artist, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	filter, err := newFilter(c.moderation(c.openAI()))
	if err != nil {
		return nil, err
	}
	atOnce := c.AtOnce
	if atOnce <= 0 {
		atOnce = runtime.GOMAXPROCS(0)
	}
	renderer := generation.NewRenderer(generation.RendererConfig{Engine: artist, Describer: artist, Now: time.Now, Log: slog.Default()})
	return openaiapi.NewPool(&openaiapi.Pool{Token: c.Token, Filter: filter, Renderer: renderer, MaxSide: openai.MaxSide}, atOnce).Handler(), nil
}
