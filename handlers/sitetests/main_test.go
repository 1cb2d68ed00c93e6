package sitetests

import (
	"io"
	"log/slog"
	"os"
	"testing"
)

// TestMain keeps the log of a thousand requests out of the report.
func TestMain(m *testing.M) {
	slog.SetDefault(slog.New(slog.NewTextHandler(io.Discard, nil)))
	os.Exit(m.Run())
}
