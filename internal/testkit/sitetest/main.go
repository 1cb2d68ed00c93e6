package sitetest

import (
	"io"
	"log/slog"
	"os"
	"testing"
)

// Run runs a package's tests, and keeps the log of a thousand requests out of their report.
func Run(m *testing.M) {
	slog.SetDefault(slog.New(slog.NewTextHandler(io.Discard, nil)))
	os.Exit(m.Run())
}
