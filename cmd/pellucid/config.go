package main

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pellucid/store"
)

// dataFlags are shared by the commands that open the data folder.
type dataFlags struct {
	Data string `default:"./data" type:"path" help:"Folder for the database and the images."`
}

func (f dataFlags) database() string { return filepath.Join(f.Data, "pellucid.db") }

// withStore opens the database for one act.
func (f dataFlags) withStore(ctx context.Context, act func(*store.Store) error) (err error) {
	s, err := f.openStore(ctx)
	if err != nil {
		return err
	}
	defer func() {
		if closeErr := s.Close(); err == nil {
			err = closeErr
		}
	}()
	return act(s)
}

// valuesFromFiles sets every known PELLUCID_X that is given as PELLUCID_X_FILE, from the file that it names. Unknown ones are left
// to unknownVariables: that a misspelled setting's file is missing would tell nobody what is wrong.
func valuesFromFiles(environ, known []string) error {
	for _, pair := range environ {
		name, path, _ := strings.Cut(pair, "=")
		plain, isFile := strings.CutSuffix(name, fileSuffix)
		if !isFile || !slices.Contains(known, plain) || path == "" {
			continue
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := os.Setenv(plain, strings.TrimRight(string(content), "\r\n")); err != nil {
			return fmt.Errorf("%s: %w", plain, err)
		}
	}
	return nil
}

// parseBaseURL checks the public address and takes a slash off its end.
func parseBaseURL(raw string) (base string, local bool, err error) {
	u, err := url.Parse(raw)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || strings.TrimRight(u.Path, "/") != "" {
		return "", false, fmt.Errorf("--base-url must be like https://pellucid.example, not %q", raw)
	}
	return u.Scheme + "://" + u.Host, isLocal(u.Hostname()), nil
}

// isLocal reports whether a host is this machine: some conveniences are only for it.
func isLocal(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || strings.HasSuffix(host, ".localhost") || (ip != nil && ip.IsLoopback())
}

func logLevel(name string) slog.Level {
	var level slog.Level
	if err := level.UnmarshalText([]byte(name)); err != nil {
		return slog.LevelInfo
	}
	return level
}
