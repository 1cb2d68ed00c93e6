package logs_test

import (
	"bytes"
	"context"
	"log/slog"
	"strings"
	"testing"

	"pellucid/internal/logs"
)

func TestLinesCarryTheRequestTheyBelongTo(t *testing.T) {
	var out bytes.Buffer
	log := logs.New(&out, slog.LevelInfo)
	ctx := logs.WithRequest(context.Background(), "abc123")
	for name, derived := range map[string]*slog.Logger{"plain": log, "with attributes": log.With("task", 7), "in a group": log.WithGroup("studio")} {
		out.Reset()
		derived.InfoContext(ctx, "hello")
		if !strings.Contains(out.String(), "request=abc123") {
			t.Errorf("%s: %s", name, &out)
		}
	}
	out.Reset()
	log.Info("nobody asked")
	if strings.Contains(out.String(), "request=") || !strings.Contains(out.String(), "nobody asked") {
		t.Errorf("without a request: %s", &out)
	}
	out.Reset()
	log.DebugContext(ctx, "a detail")
	if out.Len() != 0 {
		t.Errorf("below the level: %s", &out)
	}
}
