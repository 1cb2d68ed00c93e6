package imaging

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"os"
	"runtime"
	"runtime/debug"
	"time"

	"pellucid/cmd/pellucid/settings"
	"pellucid/cmd/pellucid/webserver"
	"pellucid/handlers/openaiapi"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/openai"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/logs"
	"pellucid/internal/matting"
)

type EngineCommand struct {
	Serve EngineServeCommand `cmd:"" help:"Serve the illustrator to other programs over OpenAI's image API, without accounts or a database."`
}

// EngineServeCommand runs one renderer of a pool: it keeps nothing, so that any number of them can stand behind a load balancer.
type EngineServeCommand struct {
	Addr     string        `default:"127.0.0.1:8090" env:"PELLUCID_ENGINE_ADDR" help:"Address to listen on."`
	Token    string        `env:"PELLUCID_ENGINE_TOKEN" help:"Token that callers must send as their API key. Without it, anyone who can reach the address can call."`
	AtOnce   int           `default:"0" env:"PELLUCID_ENGINE_AT_ONCE" help:"Most calls at a time. Others are asked to retry. 0 means one for each core."`
	Notice   time.Duration `default:"0s" env:"PELLUCID_ENGINE_NOTICE" help:"How long /readyz answers 503 after SIGTERM before the renderer may end, so that a balancer that polls it learns of it."`
	Drain    time.Duration `default:"60s" env:"PELLUCID_ENGINE_DRAIN" help:"Longest time after SIGTERM for the images in progress."`
	LogLevel string        `default:"info" enum:"debug,info,warn,error" help:"Minimum log level."`
	modelKeyFlags
	ModerationFlags
	modelsFlags
}

// Run serves until ctx ends, and lets the calls in progress end then.
func (c *EngineServeCommand) Run(ctx context.Context) error {
	slog.SetDefault(logs.New(os.Stderr, settings.LogLevel(c.LogLevel)))
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(settings.MemoryLimit)
	}
	pool, err := c.Pool()
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return fmt.Errorf("cannot listen: %w", err)
	}
	if host, _, err := net.SplitHostPort(c.Addr); c.Token == "" && (err != nil || !settings.IsLocal(host)) {
		slog.Warn("everybody who reaches this address can have pictures made: set PELLUCID_ENGINE_TOKEN, or keep the address private", "addr", c.Addr)
	}
	fmt.Printf("The illustrator is at http://%s/v1\n", listener.Addr())
	return c.serve(ctx, listener, pool)
}

// serve answers until ctx ends, and then until the images in progress are done.
func (c *EngineServeCommand) serve(ctx context.Context, listener net.Listener, pool *openaiapi.Pool) error {
	serving, end := context.WithCancel(context.WithoutCancel(ctx))
	defer end()
	context.AfterFunc(ctx, func() {
		defer end()
		draining, stop := context.WithTimeout(serving, c.Drain)
		defer stop()
		pool.Drain(draining, c.Notice)
	})
	return webserver.Serve(serving, listener, pool.Handler())
}

// Pool puts the renderer together: the content filter and the alpha gate are those of the site.
func (c *EngineServeCommand) Pool() (*openaiapi.Pool, error) {
	artist, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	filter, err := NewFilter(c.Moderation(c.openAI()))
	if err != nil {
		return nil, err
	}
	atOnce := c.AtOnce
	if atOnce <= 0 {
		atOnce = runtime.GOMAXPROCS(0)
	}
	cutter := rendering.NewCutter(matting.NewService(matting.Default(nil, c.neural()), 0)) // for edits of photos
	renderer := rendering.New(rendering.Config{Engine: artist, Cutter: cutter, Describer: artist, Now: time.Now, Log: slog.Default()})
	return openaiapi.NewPool(&openaiapi.Pool{Token: c.Token, Filter: filter, Renderer: renderer, MaxSide: openai.MaxSide}, atOnce), nil
}
